import * as z from 'zod/mini'
import { CaseState } from './cases.ts'
import { endpoint } from './endpoint.ts'
import { maximumMessageLength } from './enquiries.ts'
import { HiddenField, HistoryEntry, Receipt, ReplyText } from './inbox.ts'
import { Nation } from './school-days.ts'
import { TermDates } from './term-dates.ts'
import { filledEmail, filledLine, line, Moment, text } from './text.ts'
import { Version } from './version.ts'

/** The most days that a school can name. */
const maxPreferredDates = 3

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

/** What a school would like, as a form sends it. */
const wishes = {
  preferred_dates: z._default(
    z
      .array(z.string('Choose a day.').check(z.trim(), z.maxLength(10, 'Choose a day.')))
      .check(z.maxLength(maxPreferredDates, `Choose at most ${maxPreferredDates} days.`)),
    [],
  ),
  year_groups: z._default(z.array(YearGroup).check(z.maxLength(10)), []),
  class_sizes: line(100),
}

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
    ...wishes,
    website: HiddenField,
  }),
  response: Receipt,
})

export const BookingStatus = z.enum(['requested', 'confirmed', 'done', 'cancelled'])
export type BookingStatus = z.infer<typeof BookingStatus>

/**
 * What is agreed beside the day. `starts_at`: such as 09:30, in the United Kingdom; `minutes`: how long it lasts. `""`
 * and 0 while nobody has said.
 */
const details = {
  starts_at: z.string(),
  minutes: z.int(),
  format: z.enum(['', 'in-person', 'online']),
  visitor: z.string(),
  place: z.string(),
}
export type SessionDetails = z.infer<typeof SessionDetails>
export const SessionDetails = z.object(details)

const asTime = 'Enter a time such as 09:30, or leave it empty.'

export type Booking = z.infer<typeof Booking>
/** `session_on`: the agreed day, such as 2027-03-04; `""` until a day is agreed. */
export const Booking = z.object({
  id: z.string(),
  reference: z.string(),
  status: BookingStatus,
  name: z.string(),
  email: z.string(),
  school: z.string(),
  session_on: z.string(),
  preferred_dates: z.array(z.string()),
  create_time: Moment,
  ...details,
  version: z.int(),
  phone: z.string(),
  message: z.string(),
  year_groups: z.array(z.string()),
  class_sizes: z.string(),
  /** Whose bank holidays count, and the school years that the school has entered. */
  nation: Nation,
  years: z.array(TermDates),
  /** The school on the portal, and the person who asked; `""` when they are gone. */
  school_id: z.string(),
  user_id: z.string(),
  /** The school has been rejected: its staff cannot see the booking, and get no reminder. */
  is_school_rejected: z.boolean(),
  /**
   * The person who gets our e-mails about it: the one who asked, as long as they are on the school's staff, otherwise its lead.
   * The address is `""` if the school has no staff left.
   */
  contact: z.object({ name: z.string(), email: z.string() }),
  history: z.array(HistoryEntry),
})

const byId = z.object({ id: z.uuid() })
const Filter = z.object({ state: z.optional(CaseState), status: z.optional(BookingStatus), q: text(100) })

/** Sends all bookings that a filter finds as CSV, oldest first. */
export const exportBookings = endpoint({
  method: 'GET',
  path: '/api/admin/bookings/export',
  access: 'moderator',
  query: Filter,
  download: 'text/csv',
})

/** Returns a booking with its history. */
export const viewBooking = endpoint({
  method: 'GET',
  path: '/api/admin/bookings/:id',
  access: 'support',
  params: byId,
  response: Booking,
})

/** Mails an answer to the booking's contact. The booking does not change. */
export const replyToBooking = endpoint({
  method: 'POST',
  path: '/api/admin/bookings/:id/reply',
  access: 'support',
  params: byId,
  body: z.object({ version: Version, text: ReplyText }),
  response: Booking,
  errors: ['changed-meanwhile', 'desk/nobody-there'],
})

/**
 * Changes the status of a booking. Confirming sets the day and the details, and mails them to the booking's contact with a
 * calendar entry; cancelling, and withdrawing the day of a confirmed one, are mailed too. `text` is added to that mail.
 */
export const changeBooking = endpoint({
  method: 'PUT',
  path: '/api/admin/bookings/:id',
  access: 'support',
  params: byId,
  body: z.object({
    version: Version,
    status: BookingStatus,
    session_on: text(10),
    text: text(5000),
    starts_at: z._default(z.string().check(z.trim(), z.regex(/^(([01]\d|2[0-3]):[0-5]\d)?$/, asTime)), ''),
    minutes: z._default(z.int().check(z.minimum(0), z.maximum(600)), 0),
    format: z._default(details.format, ''),
    visitor: line(100),
    place: line(200),
  }),
  response: Booking,
  errors: ['changed-meanwhile'],
})

export type OwnBooking = z.infer<typeof OwnBooking>
/**
 * A booking as its school sees it. `status`: `done` also for a confirmed session whose day is over. `can_change`: it can be
 * changed and cancelled, because its day has not come.
 * `has_letter`: there is a letter of assurance about the visitor.
 */
export const OwnBooking = z.object({
  id: z.string(),
  reference: z.string(),
  status: BookingStatus,
  version: z.int(),
  name: z.string(),
  session_on: z.string(),
  ...details,
  preferred_dates: z.array(z.string()),
  year_groups: z.array(z.string()),
  class_sizes: z.string(),
  message: z.string(),
  can_change: z.boolean(),
  has_letter: z.boolean(),
  create_time: Moment,
})

/**
 * Lists what the caller has asked for and, for staff of an approved school, what its other staff have: agreed sessions
 * by their day, then those that wait, then what is over, newest first; 100 at most.
 */
export const listOwnBookings = endpoint({
  method: 'GET',
  path: '/api/bookings',
  access: 'user',
  response: z.array(OwnBooking),
})

/**
 * Changes what a school would like. A confirmed session is requested again, without its day, and the desk is told of it.
 * Days are as in `bookSession`.
 */
export const changeOwnBooking = endpoint({
  method: 'PUT',
  path: '/api/bookings/:id',
  access: 'user',
  params: byId,
  body: z.object({ version: Version, ...wishes, message: text(maximumMessageLength) }),
  response: OwnBooking,
  errors: ['booking/over', 'changed-meanwhile'],
})

/** Cancels a session whose day has not come. The desk is told, with `text`, and so is who asked for it. */
export const cancelOwnBooking = endpoint({
  method: 'POST',
  path: '/api/bookings/:id/cancel',
  access: 'user',
  params: byId,
  body: z.object({ version: Version, text: text(5000) }),
  response: OwnBooking,
  errors: ['booking/over', 'changed-meanwhile'],
})

/** Sends the calendar entry of an agreed session, as iCalendar. */
export const readOwnCalendar = endpoint({
  method: 'GET',
  path: '/api/bookings/:id/calendar',
  access: 'user',
  params: byId,
  download: 'text/calendar',
})
