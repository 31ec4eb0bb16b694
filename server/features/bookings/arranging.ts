import type { Booking, BookingStatus } from '#contract/bookings.ts'
import { dayProblem, nationOf, todayInUk } from '#contract/school-days.ts'
import type { ByUser } from '../../database/audit.ts'
import type { Deps } from '../../deps.ts'
import { Failure } from '../../failure.ts'
import { continueThread, decide, insertEntry, mailReply, viewHistory } from '../inbox/service.ts'
import { hasLetter } from './assurance/assurance.ts'
import { deleteAssurance } from './assurance/queries.ts'
import { calendarOf } from './calendar.ts'
import { detailsOf } from './details.ts'
import { bookingCancelledEmail, bookingConfirmedEmail, receiptSubject } from './emails.tsx'
import { type AgreedSession, findBooking, nothingAgreed, updateBooking } from './queries.ts'

export async function viewBooking({ db }: Pick<Deps, 'db'>, id: string): Promise<Booking> {
  const found = await findBooking(db, id)
  if (!found) throw new Failure('not-found')
  const { reference, status, version, name, email, phone, school, message } = found
  return {
    ...{ id, reference, status, version, name, email, phone, school, message },
    session_on: found.sessionOn,
    ...detailsOf(found),
    preferred_dates: found.preferredDates,
    year_groups: found.yearGroups,
    class_sizes: found.classSizes,
    nation: nationOf(found.postcode),
    school_id: found.schoolId ?? '',
    user_id: found.userId ?? '',
    create_time: found.createdAt.toISOString(),
    history: await viewHistory(db, { bookingId: id }),
  }
}

/** A booking as it was when an operator looked at it. */
export interface SeenBooking {
  id: string
  version: number
}

/** Mails an answer to whoever asked. Throws `desk/nobody-there`. */
export function replyToBooking(deps: Deps, by: ByUser, seen: SeenBooking, text: string): Promise<void> {
  return decide(deps, by, {
    action: 'booking.replied',
    find: (db) => findBooking(db, seen.id),
    save: (db) => updateBooking(db, seen, {}),
    record: (db, { id, reference, name, email }) =>
      mailReply(deps, db, {
        item: { bookingId: id },
        to: { name, email },
        subject: receiptSubject(reference),
        authorId: by.userId,
        reference,
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

/** Changes what a booking is; confirming and cancelling are mailed to whoever asked. */
export async function changeBooking(
  deps: Deps,
  by: ByUser,
  seen: SeenBooking,
  { status, day, details, text }: Change,
): Promise<void> {
  if (status === 'confirmed') await refuseDay(deps, seen.id, day)
  const agreed =
    status === 'confirmed'
      ? { sessionOn: day, ...details, ...remindersFor(day) }
      : status === 'requested'
        ? nothingAgreed
        : {}
  await decide(deps, by, {
    action: `booking.${status}`,
    find: (db) => findBooking(db, seen.id),
    save: (db) => updateBooking(db, seen, { status, ...agreed }),
    record: async (db, found) => {
      const { id, reference, name, email } = found
      const { appName, publicUrl: portal } = deps.config
      const words = { appName, reference, text }
      const now = await findBooking(db, id)
      if (status === 'requested') await deleteAssurance(db, id)
      const isAssured = status === 'confirmed' && now !== null && (await hasLetter(db, now))
      const mail =
        status === 'confirmed'
          ? await bookingConfirmedEmail({ ...words, day, details, letter: isAssured ? `${portal}/book-session` : '' })
          : status === 'cancelled'
            ? await bookingCancelledEmail({ ...words, day: found.sessionOn })
            : null
      const item = { bookingId: id }
      const to = { name, email }
      const entry = status === 'cancelled' ? found : now
      const calendar = mail && entry?.sessionOn ? entryOf(deps, entry, now, status === 'cancelled') : ''
      // Somebody who has deleted the account is told nothing more.
      const mailId = mail && email !== '' ? await continueThread(deps, db, { item, to, mail, calendar }) : null
      const authorId = by.userId
      const became = status === 'confirmed' ? `${status} ${day}` : status
      await insertEntry(db, item, { kind: 'status', text: became, authorId, mailId })
      if (mail && text) await insertEntry(db, item, { kind: 'reply', text, authorId, mailId: null })
    },
  })
}

/** The calendar entry that a mail about a session carries: as it was agreed, in the version that it has now. */
function entryOf(
  { config }: Deps,
  agreed: NonNullable<Awaited<ReturnType<typeof findBooking>>>,
  now: { calendarVersion: number } | null,
  isCancelled: boolean,
): string {
  const version = now?.calendarVersion ?? agreed.calendarVersion
  return calendarOf({ ...agreed, day: agreed.sessionOn, version }, isCancelled ? 'CANCEL' : 'REQUEST', config)
}

/** A session that is confirmed a few days before needs no reminder of what was just said. */
function remindersFor(day: string) {
  const ahead = (Date.parse(day) - Date.parse(todayInUk())) / 86_400_000
  return { weekRemindedAt: ahead <= 7 ? new Date() : null, dayRemindedAt: ahead <= 1 ? new Date() : null }
}

/** Throws with a sentence for a day on which there can be no session. */
async function refuseDay({ db }: Deps, id: string, day: string): Promise<void> {
  const found = await findBooking(db, id)
  if (!found) throw new Failure('not-found')
  const problem = day === '' ? 'Choose the day of the session.' : dayProblem(day, nationOf(found.postcode))
  if (problem) throw new Failure('request/invalid', { message: problem, fields: { session_on: problem } })
}
