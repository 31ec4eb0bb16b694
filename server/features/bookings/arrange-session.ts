import type { Booking, BookingStatus } from '#contract/bookings.ts'
import { sessionDayProblem } from '#contract/school-calendar.ts'
import { todayInUk } from '#contract/school-days.ts'
import type { EmailContent } from '../../adapters/email.tsx'
import type { ByUser } from '../../database/audit.ts'
import type { Deps } from '../../deps.ts'
import { Failure } from '../../failure.ts'
import { decide, insertEntry, mailReply, viewHistory } from '../inbox/service.ts'
import { findCalendar } from '../term-dates/service.ts'
import { hasLetter } from './assurance/assurance.ts'
import { deleteAssurance } from './assurance/queries.ts'
import { calendarOf, cancellationOf } from './calendar.ts'
import { findContact, mailContact, type WriteEntry } from './contact.ts'
import { detailsOf } from './details.ts'
import { bookingCancelledEmail, bookingConfirmedEmail, receiptSubject, sessionPostponedEmail } from './emails.tsx'
import {
  type AgreedSession,
  type FoundBooking,
  findBooking,
  nothingAgreed,
  type Reminder,
  updateBooking,
} from './queries.ts'
import { reminderDay } from './remind-of-sessions.ts'

export async function viewBooking(deps: Pick<Deps, 'db' | 'mailer'>, id: string): Promise<Booking> {
  const found = await findBooking(deps.db, id)
  if (!found) throw new Failure('not-found')
  const { reference, status, version, name, email, phone, school, message } = found
  return {
    ...{ id, reference, status, version, name, email, phone, school, message },
    session_on: found.sessionOn,
    ...detailsOf(found),
    preferred_dates: found.preferredDates,
    year_groups: found.yearGroups,
    class_sizes: found.classSizes,
    ...(await findCalendar(deps.db, found.schoolId)),
    school_id: found.schoolId ?? '',
    is_school_rejected: found.isSchoolRejected,
    user_id: found.userId ?? '',
    contact: await findContact(deps.db, found),
    create_time: found.createdAt.toISOString(),
    history: await viewHistory(deps, { bookingId: id }),
  }
}

/** A booking as it was when an operator looked at it. */
export interface SeenBooking {
  id: string
  version: number
}

/** Mails an answer to the contact of the booking. Throws `desk/nobody-there`. */
export function replyToBooking(deps: Deps, by: ByUser, seen: SeenBooking, text: string): Promise<void> {
  return decide(deps, by, {
    noun: 'booking',
    action: 'booking.replied',
    find: (db) => findBooking(db, seen.id),
    save: (db) => updateBooking(db, seen, {}),
    record: async (db, found) =>
      mailReply(deps, db, {
        item: { bookingId: found.id },
        to: await findContact(db, found),
        subject: receiptSubject(found.reference),
        authorId: by.userId,
        reference: found.reference,
        text,
      }),
  })
}

export interface Change {
  status: BookingStatus
  /** The agreed day of a confirmed one. */
  day: string
  details: Omit<AgreedSession, 'sessionOn' | 'weekRemindedAt' | 'dayRemindedAt'>
  /** Added to the mail that tells of it. */
  text: string
}

/** Changes the status of a booking, and tells its contact by e-mail what the school has to know. */
export async function changeBooking(deps: Deps, by: ByUser, seen: SeenBooking, change: Change): Promise<void> {
  const { status, day, text } = change
  if (status === 'confirmed') await refuseDay(deps, seen.id, day)
  await decide(deps, by, {
    noun: 'booking',
    action: `booking.${status}`,
    find: (db) => findBooking(db, seen.id),
    save: async (db) => updateBooking(db, seen, { status, ...(await agreedIn(db, seen.id, change)) }),
    record: async (db, before) => {
      if (status === 'requested') await deleteAssurance(db, before.id)
      const message = await messageAbout(deps, db, before, change)
      const mailId = message && (await mailContact(deps, db, before, message))
      const entry = { authorId: by.userId, mailId }
      const became = status === 'confirmed' ? `${status} ${day}` : status
      await insertEntry(db, { bookingId: before.id }, { ...entry, kind: 'status', text: became })
      if (message && text)
        await insertEntry(db, { bookingId: before.id }, { ...entry, kind: 'reply', text, mailId: null })
    },
  })
}

/** What a change of status changes about the session itself. */
async function agreedIn(db: Deps['db'], id: string, { status, day, details }: Change): Promise<Partial<AgreedSession>> {
  if (status === 'confirmed') return { sessionOn: day, ...details, ...(await remindersFor(db, id, day)) }
  return status === 'requested' ? nothingAgreed : {}
}

/** The e-mail about a change, with the calendar entry of the session; null if the school does not have to know. */
async function messageAbout(
  { config }: Deps,
  db: Deps['db'],
  before: FoundBooking,
  { status, day, details, text }: Change,
): Promise<{ mail: EmailContent; calendar: WriteEntry } | null> {
  const { publicUrl } = config
  const words = { reference: before.reference, text }
  switch (status) {
    case 'confirmed': {
      const after = (await findBooking(db, before.id)) ?? before
      const letter = !after.isSchoolRejected && (await hasLetter(db, after)) ? `${publicUrl}/book-session` : ''
      const mail = await bookingConfirmedEmail(config, { ...words, day, details, letter })
      const entry = { ...after, day, version: after.calendarVersion }
      return { mail, calendar: (to) => calendarOf(entry, { method: 'REQUEST', to }, config) }
    }
    case 'cancelled': {
      const mail = await bookingCancelledEmail(config, { ...words, day: before.sessionOn })
      return { mail, calendar: cancellationOf(before, config) }
    }
    case 'requested': {
      if (before.status !== 'confirmed') return null
      const mail = await sessionPostponedEmail(config, { ...words, day: before.sessionOn, isOwnChange: false })
      return { mail, calendar: cancellationOf(before, config) }
    }
    case 'done':
      return null
  }
}

/** A session that is confirmed a few days before needs no reminder of what was just said. */
async function remindersFor(db: Deps['db'], id: string, day: string) {
  const calendar = await findCalendar(db, (await findBooking(db, id))?.schoolId ?? null)
  const isLate = (reminder: Reminder) => reminderDay(day, reminder, calendar) <= todayInUk()
  return {
    weekRemindedAt: isLate('weekRemindedAt') ? new Date() : null,
    dayRemindedAt: isLate('dayRemindedAt') ? new Date() : null,
  }
}

/** Throws with a sentence for a day on which there can be no session. */
async function refuseDay({ db }: Deps, id: string, day: string): Promise<void> {
  const found = await findBooking(db, id)
  if (!found) throw new Failure('not-found')
  const problem =
    day === '' ? 'Choose the day of the session.' : sessionDayProblem(day, await findCalendar(db, found.schoolId))
  if (problem) throw Failure.invalid('session_on', problem)
}
