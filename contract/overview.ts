import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { Trouble } from './monitoring.ts'
import { ShownFigure } from './small-numbers.ts'
import { Moment } from './text.ts'

/**
 * What operators act upon: schools to be verified, messages, data requests, booking requests, requests for quotes, and mails that could not be delivered.
 */
export const QueueName = z.enum(['schools', 'enquiries', 'requests', 'bookings', 'quotes', 'mails'])
export type QueueName = z.infer<typeof QueueName>

export type Waiting = z.infer<typeof Waiting>
/** How many of a queue wait for an operator, and since when the oldest; `""` when none does. */
export const Waiting = z.object({
  queue: QueueName,
  count: z.int(),
  oldest_time: z.union([Moment, z.literal('')]),
  /** The first day by which one of a queue with such days has to be answered, such as 2027-01-04. */
  due_on: z.optional(z.string()),
})

export type Warning = z.infer<typeof Warning>
/**
 * Something about how the portal is set up or runs that an operator should put right: `sentence` says what, and how.
 */
export const Warning = z.object({ code: z.string(), sentence: z.string() })

export type Week = z.infer<typeof Week>
/**
 * A week from its Monday on, such as 2027-03-01, London time. `children`: how many the approved schools had by its end.
 * Active: somebody of theirs opened something in that week.
 */
export const Week = z.object({
  begins_on: z.string(),
  sign_ups: z.int(),
  bookings: z.int(),
  children: z.int(),
  active_schools: ShownFigure,
  active_parents: ShownFigure,
})

/** Returns what grew in the last 12 weeks, the oldest first; the last one is not over. Cached for a few minutes. */
export const viewTrends = endpoint({
  method: 'GET',
  path: '/api/admin/trends',
  access: 'support',
  response: z.array(Week),
})

/** What the console has an entry for once the portal has it: products in its shop, and a third operator. */
export const ConsolePart = z.enum(['first-product', 'third-operator'])
export type ConsolePart = z.infer<typeof ConsolePart>

/**
 * Returns what waits for operators: every queue, also empty ones, the warnings of the instance that responds, the
 * troubles that go on, how many steps of the set-up are open, 0 in try-it mode (once the portal is open to schools, only those that
 * were proven then), and which parts the console has. Cheap, because the console polls it.
 */
export const viewOverview = endpoint({
  method: 'GET',
  path: '/api/admin/overview',
  access: 'support',
  response: z.object({
    waiting: z.array(Waiting),
    warnings: z.array(Warning),
    troubles: z.array(Trouble),
    open_points: z.int(),
    parts: z.array(ConsolePart),
  }),
})
