import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { HeldSession, SchoolYear } from './school-year.ts'
import { ShownFigure } from './small-numbers.ts'
import { Moment } from './text.ts'

/**
 * What classes did, large enough to be shown (`small-numbers.ts`). `classes`: codes that a class opened for the first time,
 * of `schools`; `readings`: a code on a day on which it was opened. `lessons`: led with the plan, in `lesson_schools`.
 * `entered`: classes whose numbers staff entered, with `children` in them.
 */
const ClassFigures = z.object({
  classes: ShownFigure,
  schools: ShownFigure,
  readings: ShownFigure,
  lessons: ShownFigure,
  lesson_schools: ShownFigure,
  entered: ShownFigure,
  children: ShownFigure,
})
export type ClassFigures = z.infer<typeof ClassFigures>

export type RegionFigures = z.infer<typeof RegionFigures>
/** The figures of the schools of a region, `""` where no register says which. */
export const RegionFigures = z.extend(ClassFigures, { region: z.string() })

export type GrantSession = z.infer<typeof GrantSession>
/** A session that took place. `id`, `reference`: of its booking. `school`: as it was written in the form. */
export const GrantSession = z.extend(z.omit(HeldSession, { year_groups: true }), {
  id: z.string(),
  reference: z.string(),
  school: z.string(),
})

export type GrantFigures = z.infer<typeof GrantFigures>
/**
 * What the charity writes to those who give money, for a school year, as of `as_of_time`. `total`: of all schools, exact
 * figures rounded down; `regions`: its parts, as many as can be shown. `sessions`: the latest first, at most 200 of
 * `sessions_held`, which were in `session_schools`.
 */
export const GrantFigures = z.object({
  year: SchoolYear,
  years: z.array(SchoolYear),
  as_of_time: Moment,
  total: ClassFigures,
  regions: z.array(RegionFigures),
  sessions: z.array(GrantSession),
  sessions_held: z.int(),
  session_schools: z.int(),
})

/** `year`: the id of one of the years on offer; the latest when left out. */
const inYear = z.object({ year: z.optional(z.string().check(z.maxLength(20))) })

/** Returns what classes did and which sessions were held in a school year, since that in which the first school joined. */
export const viewGrants = endpoint({
  method: 'GET',
  path: '/api/admin/grants',
  access: 'support',
  query: inYear,
  response: GrantFigures,
})

/** Sends the regions of `GrantFigures` and their total as CSV; a figure that is too small to be shown is an empty cell. */
export const exportEvidence = endpoint({
  method: 'GET',
  path: '/api/admin/grants/evidence/export',
  access: 'support',
  query: inYear,
  download: 'text/csv',
})

/** Sends all sessions that took place in a school year as CSV, in the order in which they were asked for: no person is named. */
export const exportHeldSessions = endpoint({
  method: 'GET',
  path: '/api/admin/grants/sessions/export',
  access: 'support',
  query: inYear,
  download: 'text/csv',
})

/**
 * Sends all schools that have not been rejected as CSV, oldest first, each with the person who looks after it, for the
 * charity's own records, and whether that person asked for e-mails about new books.
 */
export const exportSchools = endpoint({
  method: 'GET',
  path: '/api/admin/schools/export',
  access: 'moderator',
  download: 'text/csv',
})
