import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { ShownFigure } from './small-numbers.ts'
import { Moment } from './text.ts'

/** How many days a link to a report can be read. */
export const linkDays = [30, 90, 365] as const

export type ReportPeriod = z.infer<typeof ReportPeriod>
/** Whole months of a report, such as 2026-09, both included. `name`: "Autumn term 2026". */
export const ReportPeriod = z.object({ id: z.string(), name: z.string(), from: z.string(), to: z.string() })

/** Children by band, before and after the lesson. */
const ShownBands = z.object({ towards: ShownFigure, expected: ShownFigure, beyond: ShownFigure })
export type ShownBands = z.infer<typeof ShownBands>

/** Months that are told as one, such as 2026-09 to 2026-10. */
const Stretch = z.object({ from: z.string(), to: z.string(), classes: ShownFigure, children: ShownFigure })

/** A part of the member schools: how many there are, and how many classes of theirs read or were taught. */
const Part = { schools: z.int(), classes: ShownFigure }

export type Report = z.infer<typeof Report>
/**
 * What came of the portal in a period, for those who pay for it. Schools and enrolled children are counted at its end. All about
 * classes is in figures that are large enough, and told for the stretches of months that end in the period (ADR 0147): `stretches`,
 * oldest first. `waiting`: the first month with classes that no stretch counts yet; `""` if all are counted.
 *
 * `classes` that read with a code or were taught; their `children`; `readings`, a code on a day; `lessons`; `schools_taught`, the schools
 * of these classes; `sessions` that were held. `movement`: null while there are too few classes with both colours.
 *
 * `books`, `regions` and `fifths` tell the classes apart; null where too few, or where the rest would be. `fifth`: of the schools of the
 * register by their share of free school meals, 1 has the most; 0 where no register says. `testimonials`: with their authors' consent.
 */
export const Report = z.object({
  as_of: Moment,
  portal: z.string(),
  organisation: z.string(),
  sponsor: z.nullable(z.object({ name: z.string(), logo: z.string(), quote: z.string(), quote_author: z.string() })),
  period: ReportPeriod,
  schools: z.int(),
  new_schools: z.int(),
  enrolled: z.int(),
  schools_taught: ShownFigure,
  classes: ShownFigure,
  children: ShownFigure,
  readings: ShownFigure,
  lessons: ShownFigure,
  sessions: ShownFigure,
  stretches: z.array(Stretch),
  waiting: z.string(),
  books: z.array(z.object({ id: z.int(), title: z.string(), image: z.string(), classes: ShownFigure })),
  regions: z.array(z.object({ name: z.string(), ...Part })),
  fifths: z.array(z.object({ fifth: z.int(), ...Part })),
  movement: z.nullable(
    z.object({
      classes: ShownFigure,
      children: ShownFigure,
      first: ShownBands,
      second: ShownBands,
      changed_minds: ShownFigure,
      quiet_voices: ShownFigure,
      will_try: ShownFigure,
    }),
  ),
  squares: z.array(z.object({ east: z.int(), north: z.int(), schools: z.int() })),
  testimonials: z.array(
    z.object({ quote: z.string(), author: z.string(), author_role: z.string(), said_on: z.string() }),
  ),
})

/** `sponsor`: an id; left out for the whole portal. `period`: one of those on offer; all of its time when left out. */
const about = {
  sponsor: z.optional(z.string().check(z.regex(/^[1-9]\d{0,8}$/))),
  period: z.optional(z.string().check(z.maxLength(20))),
}

/** Returns the report about a sponsor's months, or about all, with the periods on offer. */
export const viewReport = endpoint({
  method: 'GET',
  path: '/api/admin/report',
  access: 'support',
  query: z.object(about),
  response: z.object({ report: Report, periods: z.array(ReportPeriod) }),
})

/** Sends every figure of a report as CSV; one that is too small to be shown is an empty cell. */
export const exportReport = endpoint({
  method: 'GET',
  path: '/api/admin/report/export',
  access: 'support',
  query: z.object(about),
  download: 'text/csv',
})

export type ReportLink = z.infer<typeof ReportLink>
/** A link at which somebody without an account reads a report. `sponsor`: its name, `""` for the whole portal. `period`: its name. `last_open_time`: `""` before the first. */
export const ReportLink = z.object({
  id: z.string(),
  sponsor: z.string(),
  period: z.string(),
  create_time: Moment,
  end_time: Moment,
  opens: z.int(),
  last_open_time: z.union([z.literal(''), Moment]),
})

/** Lists the links that have not ended, the newest first. */
export const listReportLinks = endpoint({
  method: 'GET',
  path: '/api/admin/report/links',
  access: 'support',
  response: z.array(ReportLink),
})

/** Makes a link to a report. Only this response contains it. */
export const createReportLink = endpoint({
  method: 'POST',
  path: '/api/admin/report/links',
  access: 'moderator',
  body: z.object({
    sponsor: z.nullable(z.int32().check(z.positive())),
    period: z.string().check(z.maxLength(20)),
    days: z.union(linkDays.map((days) => z.literal(days))),
  }),
  response: z.object({ url: z.string() }),
})

/** Ends a link before its time. */
export const endReportLink = endpoint({
  method: 'DELETE',
  path: '/api/admin/report/links/:id',
  access: 'moderator',
  params: z.object({ id: z.uuid() }),
  response: z.object({}),
})

/** Returns the report of a link, and counts that it was opened. */
export const openReport = endpoint({
  method: 'POST',
  path: '/api/report',
  access: 'visitor',
  body: z.object({ token: z.string().check(z.maxLength(100)) }),
  response: z.object({ report: Report, end_time: Moment }),
  errors: ['report/link-ended'],
})
