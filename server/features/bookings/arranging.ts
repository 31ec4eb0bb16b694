import type { Kysely } from 'kysely'
import type { Booking, BookingStatus } from '#contract/bookings.ts'
import { dayProblem, nationOf } from '#contract/school-days.ts'
import { recordAudit } from '../../database/audit.ts'
import type { Database } from '../../database/tables.ts'
import type { Deps } from '../../deps.ts'
import { Failure } from '../../failure.ts'
import { continueThread, insertEntry, mailReply, viewHistory } from '../desk/service.ts'
import { bookingCancelledEmail, bookingConfirmedEmail, receiptSubject } from './emails.tsx'
import { findBooking, updateBooking } from './queries.ts'

type Found = NonNullable<Awaited<ReturnType<typeof findBooking>>>

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

/** Who decides about which booking, as it was when they looked at it. */
export interface Deciding {
  id: string
  version: number
  actorId: string
  address: string
}

/** Runs what an operator does about a booking; one that has changed meanwhile is `desk/changed-meanwhile`. */
async function arrange(
  deps: Deps,
  { id, version, actorId, address }: Deciding,
  action: string,
  change: { status?: BookingStatus; sessionOn?: string | null },
  tell: (db: Kysely<Database>, found: Found) => Promise<void>,
): Promise<void> {
  await deps.db.transaction().execute(async (db) => {
    const found = await findBooking(db, id)
    if (!found) throw new Failure('not-found')
    if (!(await updateBooking(db, { id, version }, change))) throw new Failure('desk/changed-meanwhile')
    await tell(db, found)
    await recordAudit(db, { actorId, action, object: found.reference, address })
  })
}

/** Mails an answer to whoever asked. */
export function replyToBooking(deps: Deps, deciding: Deciding, text: string): Promise<void> {
  return arrange(deps, deciding, 'booking.replied', {}, async (db, { id, reference, name, email }) => {
    if (email === '') throw new Failure('desk/nobody-there')
    await mailReply(deps, db, {
      item: { bookingId: id },
      to: { name, address: email },
      subject: receiptSubject(reference),
      authorId: deciding.actorId,
      reference,
      text,
    })
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
export async function changeBooking(deps: Deps, deciding: Deciding, { status, day, text }: Change): Promise<void> {
  if (status === 'confirmed') await refuseDay(deps, deciding.id, day)
  const agreed = status === 'confirmed' ? { sessionOn: day } : status === 'requested' ? { sessionOn: null } : {}
  await arrange(deps, deciding, `booking.${status}`, { status, ...agreed }, async (db, found) => {
    const { id, reference, name, email } = found
    const words = { appName: deps.config.appName, reference, text }
    const mail =
      status === 'confirmed'
        ? await bookingConfirmedEmail({ ...words, day })
        : status === 'cancelled'
          ? await bookingCancelledEmail({ ...words, day: found.sessionOn })
          : null
    const item = { bookingId: id }
    const to = { name, address: email }
    // Somebody who has deleted the account is told nothing more.
    const mailId = mail && email !== '' ? await continueThread(deps, db, { item, to, mail }) : null
    const authorId = deciding.actorId
    const became = status === 'confirmed' ? `${status} ${day}` : status
    await insertEntry(db, item, { kind: 'status', text: became, authorId, mailId })
    if (mail && text) await insertEntry(db, item, { kind: 'reply', text, authorId, mailId: null })
  })
}

/** Throws with a sentence for a day on which there can be no session. */
async function refuseDay({ db }: Deps, id: string, day: string): Promise<void> {
  const found = await findBooking(db, id)
  if (!found) throw new Failure('not-found')
  const problem = day === '' ? 'Choose the day of the session.' : dayProblem(day, nationOf(found.postcode))
  if (problem) throw new Failure('request/invalid', { message: problem, fields: { session_on: problem } })
}
