import type { Booking, BookingStatus } from '#contract/bookings.ts'
import { dayProblem, nationOf } from '#contract/school-days.ts'
import type { ByUser } from '../../database/audit.ts'
import type { Deps } from '../../deps.ts'
import { Failure } from '../../failure.ts'
import { continueThread, decide, insertEntry, mailReply, viewHistory } from '../inbox/service.ts'
import { bookingCancelledEmail, bookingConfirmedEmail, receiptSubject } from './emails.tsx'
import { findBooking, updateBooking } from './queries.ts'

export async function viewBooking({ db }: Pick<Deps, 'db'>, id: string): Promise<Booking> {
  const found = await findBooking(db, id)
  if (!found) throw new Failure('not-found')
  const { reference, status, version, name, email, phone, school, message } = found
  return {
    ...{ id, reference, status, version, name, email, phone, school, message },
    session_on: found.sessionOn,
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

/** Mails an answer to whoever asked. */
export function replyToBooking(deps: Deps, by: ByUser, seen: SeenBooking, text: string): Promise<void> {
  return decide(deps, by, {
    action: 'booking.replied',
    find: (db) => findBooking(db, seen.id),
    save: (db) => updateBooking(db, seen, {}),
    record: async (db, { id, reference, name, email }) => {
      if (email === '') throw new Failure('desk/nobody-there')
      await mailReply(deps, db, {
        item: { bookingId: id },
        to: { name, email },
        subject: receiptSubject(reference),
        authorId: by.userId,
        reference,
        text,
      })
    },
  })
}

export interface Change {
  status: BookingStatus
  /** The agreed day of a confirmed one. */
  day: string
  /** Added to the mail that tells of it. */
  text: string
}

/** Changes what a booking is; confirming and cancelling are mailed to whoever asked. */
export async function changeBooking(
  deps: Deps,
  by: ByUser,
  seen: SeenBooking,
  { status, day, text }: Change,
): Promise<void> {
  if (status === 'confirmed') await refuseDay(deps, seen.id, day)
  const agreed = status === 'confirmed' ? { sessionOn: day } : status === 'requested' ? { sessionOn: null } : {}
  await decide(deps, by, {
    action: `booking.${status}`,
    find: (db) => findBooking(db, seen.id),
    save: (db) => updateBooking(db, seen, { status, ...agreed }),
    record: async (db, found) => {
      const { id, reference, name, email } = found
      const words = { appName: deps.config.appName, reference, text }
      const mail =
        status === 'confirmed'
          ? await bookingConfirmedEmail({ ...words, day })
          : status === 'cancelled'
            ? await bookingCancelledEmail({ ...words, day: found.sessionOn })
            : null
      const item = { bookingId: id }
      const to = { name, email }
      // Somebody who has deleted the account is told nothing more.
      const mailId = mail && email !== '' ? await continueThread(deps, db, { item, to, mail }) : null
      const authorId = by.userId
      const became = status === 'confirmed' ? `${status} ${day}` : status
      await insertEntry(db, item, { kind: 'status', text: became, authorId, mailId })
      if (mail && text) await insertEntry(db, item, { kind: 'reply', text, authorId, mailId: null })
    },
  })
}

/** Throws with a sentence for a day on which there can be no session. */
async function refuseDay({ db }: Deps, id: string, day: string): Promise<void> {
  const found = await findBooking(db, id)
  if (!found) throw new Failure('not-found')
  const problem = day === '' ? 'Choose the day of the session.' : dayProblem(day, nationOf(found.postcode))
  if (problem) throw new Failure('request/invalid', { message: problem, fields: { session_on: problem } })
}
