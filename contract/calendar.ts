import * as z from 'zod/mini'
import { BookingStatus, SessionDetails } from './bookings.ts'
import { endpoint } from './endpoint.ts'
import { Moment } from './text.ts'

export type CalendarSession = z.infer<typeof CalendarSession>
/** A session with an agreed day, `session_on`, such as 2027-03-04. */
export const CalendarSession = z.extend(SessionDetails, {
  id: z.string(),
  reference: z.string(),
  status: BookingStatus,
  school: z.string(),
  session_on: z.string(),
})

/** A month such as 2027-03, of this century or the next. */
export const Month = z
  .string()
  .check(z.trim(), z.regex(/^2[01]\d\d-(0[1-9]|1[0-2])$/, 'Enter a month such as 2027-03.'))

/** Lists the sessions of a month in the order in which they begin, those that are over and cancelled included. */
export const listSessions = endpoint({
  method: 'GET',
  path: '/api/admin/calendar',
  access: 'support',
  query: z.object({ month: Month }),
  response: z.array(CalendarSession),
})

export type CalendarFeed = z.infer<typeof CalendarFeed>
/**
 * The address at which an operator's own calendar program reads the sessions; each operator has one at most. `id` and
 * `name`: of the operator. `last_read_time`: `""` if no program has read it yet.
 */
export const CalendarFeed = z.object({
  id: z.string(),
  name: z.string(),
  is_own: z.boolean(),
  create_time: Moment,
  last_read_time: z.union([z.literal(''), Moment]),
})

/** Lists the addresses at which operators’ calendar programs read the sessions. */
export const listCalendarFeeds = endpoint({
  method: 'GET',
  path: '/api/admin/calendar/feeds',
  access: 'support',
  response: z.array(CalendarFeed),
})

/**
 * Creates the address of the caller's own calendar. Only this response contains it; an earlier address stops working.
 */
export const createCalendarFeed = endpoint({
  method: 'POST',
  path: '/api/admin/calendar/feeds',
  access: 'support',
  response: z.object({ url: z.string() }),
})

/** Revokes the calendar address of an operator. */
export const revokeCalendarFeed = endpoint({
  method: 'DELETE',
  path: '/api/admin/calendar/feeds/:id',
  access: 'support',
  params: z.object({ id: z.uuid() }),
  response: z.object({}),
})

/**
 * Sends the agreed sessions to calendar programs, which cannot log in: the secret in the path is the right to read. It
 * contains the sessions of the last 90 days and all later ones; cancelled ones stay for 30 days. An address that was
 * replaced or revoked, or whose operator may no longer use the console, is not found.
 */
export const readCalendarFeed = endpoint({
  method: 'GET',
  path: '/api/calendar/:secret.ics',
  access: 'visitor',
  params: z.object({ secret: z.string() }),
  download: 'text/calendar',
})
