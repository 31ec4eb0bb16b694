import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { maximumMessageLength } from './enquiries.ts'
import { HiddenField, HistoryEntry, Receipt, ReplyText, Version } from './inbox.ts'
import { PageNumber } from './paging.ts'
import { Nation } from './school-days.ts'
import { filledEmail, filledLine, line, Moment, text } from './text.ts'

/** The most days that a school can name. */
const mostPreferredDates = 3

/** The classes of children aged 6 to 9, by the names of each nation. */
export const yearGroupsOf = {
  'england-and-wales': ['Year 1', 'Year 2', 'Year 3', 'Year 4', 'Year 5'],
  scotland: ['Primary 2', 'Primary 3', 'Primary 4', 'Primary 5'],
  'northern-ireland': ['Primary 2', 'Primary 3', 'Primary 4', 'Primary 5', 'Primary 6'],
} as const satisfies Record<Nation, readonly string[]>

const YearGroup = z.enum(
  Object.values(yearGroupsOf).flat() as [(typeof yearGroupsOf)[Nation][number], ...string[]],
  'Choose classes from the list.',
)

/**
 * Asks for an enterprise session: for staff of a school that has not been rejected. Days are in the form 2027-03-04,
 * school days in the future (`dayProblem`), the best first; empty ones are left out. `website` is seen by robots only.
 */
export const bookSession = endpoint({
  method: 'POST',
  path: '/api/page/book-session',
  access: 'user',
  body: z.object({
    name: filledLine(100, 'Enter your name.'),
    email: filledEmail(),
    phone: line(30),
    school: filledLine(150, 'Enter your school.'),
    message: text(maximumMessageLength),
    preferred_dates: z._default(
      z
        .array(z.string('Choose a day.').check(z.trim(), z.maxLength(10, 'Choose a day.')))
        .check(z.maxLength(mostPreferredDates, `Choose at most ${mostPreferredDates} days.`)),
      [],
    ),
    year_groups: z._default(z.array(YearGroup).check(z.maxLength(10)), []),
    class_sizes: line(100),
    website: HiddenField,
  }),
  response: Receipt,
})

export const BookingStatus = z.enum(['requested', 'confirmed', 'done', 'cancelled'])
export type BookingStatus = z.infer<typeof BookingStatus>

export type BookingSummary = z.infer<typeof BookingSummary>
/** `session_on`: the day that was agreed, such as 2027-03-04; `""` while there is none. */
export const BookingSummary = z.object({
  id: z.string(),
  reference: z.string(),
  status: BookingStatus,
  name: z.string(),
  email: z.string(),
  school: z.string(),
  session_on: z.string(),
  preferred_dates: z.array(z.string()),
  create_time: Moment,
})

export type Booking = z.infer<typeof Booking>
export const Booking = z.extend(BookingSummary, {
  version: z.int(),
  phone: z.string(),
  message: z.string(),
  year_groups: z.array(z.string()),
  class_sizes: z.string(),
  /** Whose bank holidays count. */
  nation: Nation,
  /** The school on the portal, and whoever asked; `""` when they are gone. */
  school_id: z.string(),
  user_id: z.string(),
  history: z.array(HistoryEntry),
})

const byId = z.object({ id: z.uuid() })
const Filter = z.object({ status: z.optional(BookingStatus), q: text(100) })

/** 50 a page. Waiting ones are listed oldest first, agreed sessions by their day, the others newest first. */
export const listBookings = endpoint({
  method: 'GET',
  path: '/api/admin/bookings',
  access: 'operator',
  query: z.extend(Filter, { page: PageNumber }),
  response: z.object({ bookings: z.array(BookingSummary), total: z.int(), counts: z.record(BookingStatus, z.int()) }),
})

/** All that a filter finds, oldest first. */
export const exportBookings = endpoint({
  method: 'GET',
  path: '/api/admin/bookings/export',
  access: 'operator',
  query: Filter,
  download: 'text/csv',
})

export const viewBooking = endpoint({
  method: 'GET',
  path: '/api/admin/bookings/:id',
  access: 'operator',
  params: byId,
  response: Booking,
})

/** Mails an answer to the person who asked, unless they have left. The booking does not change. */
export const replyToBooking = endpoint({
  method: 'POST',
  path: '/api/admin/bookings/:id/reply',
  access: 'operator',
  params: byId,
  body: z.object({ version: Version, text: ReplyText }),
  response: Booking,
  errors: ['desk/changed-meanwhile', 'desk/nobody-there'],
})

/**
 * Changes the status of a booking. Confirming sets the day, and mails it; cancelling is mailed too. `text` is added to
 * that mail. Other changes are not mailed.
 */
export const changeBooking = endpoint({
  method: 'PUT',
  path: '/api/admin/bookings/:id',
  access: 'operator',
  params: byId,
  body: z.object({ version: Version, status: BookingStatus, session_on: text(10), text: text(5000) }),
  response: Booking,
  errors: ['desk/changed-meanwhile'],
})
