import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { SchoolEvidence } from './evidence.ts'
import { ShownFigure } from './small-numbers.ts'

export type OpenedResource = z.infer<typeof OpenedResource>
/**
 * `days`: on how many days any of the staff opened it. `parents`: how many parents did. `category`: its title. `image`: its
 * cover, as `Resource` has it, `""` once it has been deleted.
 */
export const OpenedResource = z.object({
  id: z.int(),
  title: z.string(),
  category: z.string(),
  image: z.string(),
  days: z.int(),
  parents: ShownFigure,
})

export type SchoolReading = z.infer<typeof SchoolReading>
/**
 * What a school did with the portal in a period. Staff are counted together: the figures are the school's.
 * `opened`: resources that staff or at least five parents opened, the most used first. `days`: the days on which staff
 * opened any, oldest first. `parents_reading`: how many parents opened any. `parents_joined`: parents with a confirmed address whose account was made in the period; `parents`: all
 * of them so far. `sessions_booked`: by the day of the request, without cancelled ones; `sessions_held`: by their own day.
 * `classes`: what its classes read and were taught.
 */
export const SchoolReading = z.object({
  school: z.string(),
  period: z.string(),
  periods: z.array(z.object({ id: z.string(), name: z.string(), from: z.iso.date(), to: z.iso.date() })),
  opened: z.array(OpenedResource),
  days: z.array(z.iso.date()),
  parents_reading: ShownFigure,
  parents_joined: z.int(),
  parents: z.int(),
  sessions_booked: z.int(),
  sessions_held: z.int(),
  classes: SchoolEvidence,
})

/**
 * Returns what the school of the caller did with the portal in a period. `period`: one of `periods`; the last 12
 * months when left out.
 */
export const viewSchoolReading = endpoint({
  method: 'GET',
  path: '/api/school/reading',
  access: 'staff',
  query: z.object({ period: z.optional(z.string().check(z.maxLength(20))) }),
  response: SchoolReading,
})

export type ReadResource = z.infer<typeof ReadResource>
/**
 * A resource that everybody may have, over the last 12 weeks: how many schools opened it by their staff, and how often;
 * how many parents did, and how often; how many classes began to read it with a code, and on how many days a code was
 * opened. `image`: its cover, as `Resource` has it.
 */
export const ReadResource = z.object({
  id: z.int(),
  title: z.string(),
  category: z.string(),
  image: z.string(),
  schools: ShownFigure,
  school_reads: ShownFigure,
  parents: ShownFigure,
  parent_reads: ShownFigure,
  classes: ShownFigure,
  class_readings: ShownFigure,
})

/**
 * Schools that registered in a period, by how far they have come since: confirmed their address, were approved, and
 * opened a storybook.
 */
const Journey = z.object({
  registered: ShownFigure,
  confirmed: ShownFigure,
  approved: ShownFigure,
  opened: ShownFigure,
})

export type ReadingWeek = z.infer<typeof ReadingWeek>
/** A week from its Monday on, London time. Active: somebody of theirs opened something in that week. */
export const ReadingWeek = z.extend(Journey, {
  begins_on: z.iso.date(),
  active_schools: ShownFigure,
  active_parents: ShownFigure,
})

export type Reading = z.infer<typeof Reading>
/**
 * What is read, in figures that are large enough (`small-numbers.ts`). `weeks`: the last 12, oldest first, the last one
 * not over; `journey` and the active ones of all 12 together. `resources`: the most read first. Cached for minutes.
 */
export const Reading = z.object({
  resources: z.array(ReadResource),
  weeks: z.array(ReadingWeek),
  journey: Journey,
  active_schools: ShownFigure,
  active_parents: ShownFigure,
})

/** Returns what schools and parents read, without figures that are too small to be shown. */
export const viewReading = endpoint({
  method: 'GET',
  path: '/api/admin/reading',
  access: 'support',
  response: Reading,
})

/** Sends the resources of `viewReading` as CSV; a figure that is too small to be shown is an empty cell. */
export const exportReadResources = endpoint({
  method: 'GET',
  path: '/api/admin/reading/resources/export',
  access: 'support',
  download: 'text/csv',
})

/** Sends the weeks of `viewReading` as CSV; a figure that is too small to be shown is an empty cell. */
export const exportReadingWeeks = endpoint({
  method: 'GET',
  path: '/api/admin/reading/weeks/export',
  access: 'support',
  download: 'text/csv',
})
