import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'

/**
 * A number of people or schools, or of what they did, rounded down to a multiple of five: 0 says "fewer than 5". Exact
 * numbers would show one person's reading by the difference between two periods.
 */
const InFives = z.int().check(z.multipleOf(5))

export type OpenedResource = z.infer<typeof OpenedResource>
/** `days`: on how many days any of the staff opened it. `parents`: how many parents did. `category`: its title. */
export const OpenedResource = z.object({
  id: z.int(),
  title: z.string(),
  category: z.string(),
  days: z.int(),
  parents: InFives,
})

export type SchoolReading = z.infer<typeof SchoolReading>
/**
 * What a school did with the portal in a period. Staff are counted together: the figures are the school's.
 * `opened`: resources that staff or at least five parents opened, the most used first. `days`: on how many days staff
 * opened any. `parents_joined`: parents with a confirmed address whose account was made in the period; `parents`: all
 * of them so far. `sessions_booked`: by the day of the request, without cancelled ones; `sessions_held`: by their own day.
 */
export const SchoolReading = z.object({
  school: z.string(),
  period: z.string(),
  periods: z.array(z.object({ id: z.string(), name: z.string(), from: z.iso.date(), to: z.iso.date() })),
  opened: z.array(OpenedResource),
  days: z.int(),
  parents_reading: InFives,
  parents_joined: InFives,
  parents: InFives,
  sessions_booked: z.int(),
  sessions_held: z.int(),
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
 * how many parents did, and how often. `reads` are 0 where fewer than five schools, or parents, opened it.
 */
export const ReadResource = z.object({
  id: z.int(),
  title: z.string(),
  category: z.string(),
  schools: InFives,
  school_reads: InFives,
  parents: InFives,
  parent_reads: InFives,
})

/**
 * Schools that registered in a period, by how far they have come since: confirmed their address, were approved, and
 * opened a storybook.
 */
const Journey = z.object({ registered: InFives, confirmed: InFives, approved: InFives, opened: InFives })

export type ReadingWeek = z.infer<typeof ReadingWeek>
/** A week from its Monday on, London time. Active: somebody of theirs opened something in that week. */
export const ReadingWeek = z.extend(Journey, {
  begins_on: z.iso.date(),
  active_schools: InFives,
  active_parents: InFives,
})

export type Reading = z.infer<typeof Reading>
/**
 * What is read, without a figure about fewer than five schools or parents. `weeks`: the last 12, oldest first, the last
 * one not over; `journey` and the active ones of all 12 together. `resources`: the most read first. Cached for minutes.
 */
export const Reading = z.object({
  resources: z.array(ReadResource),
  weeks: z.array(ReadingWeek),
  journey: Journey,
  active_schools: InFives,
  active_parents: InFives,
})

/** Returns what schools and parents read, without a figure about fewer than five of them. */
export const viewReading = endpoint({
  method: 'GET',
  path: '/api/admin/reading',
  access: 'support',
  response: Reading,
})

/** Sends the resources of `viewReading` as CSV. */
export const exportReadResources = endpoint({
  method: 'GET',
  path: '/api/admin/reading/resources/export',
  access: 'support',
  download: 'text/csv',
})

/** Sends the weeks of `viewReading` as CSV. */
export const exportReadingWeeks = endpoint({
  method: 'GET',
  path: '/api/admin/reading/weeks/export',
  access: 'support',
  download: 'text/csv',
})
