import { sql } from 'kysely'
import type { BookingStatus } from '#contract/bookings.ts'
import type { Db } from '../../../database/tables.ts'
import { deleteReplies, type Sender, writtenBy } from '../../inbox/service.ts'

/** A booking without its requester. The school, the day and the classes stay, because sessions are counted. */
const nobody = { name: '', email: '', phone: '', message: '', userId: null }

/** Removes somebody who deletes their account from the sessions that they asked for. */
export async function forgetBooker(db: Db, sender: Sender): Promise<void> {
  const theirs = db.updateTable('bookings').set(nobody).where(writtenBy(sender)).where('email', '<>', '')
  const bookings = await theirs.returning('id').execute()
  await deleteReplies(
    db,
    'bookingId',
    bookings.map(({ id }) => id),
  )
}

/** Deletes what a school has booked, before it is deleted itself: otherwise its sessions would still be counted. */
export async function deleteBookingsOf(db: Db, schoolId: string): Promise<void> {
  await db.deleteFrom('bookings').where('schoolId', '=', schoolId).execute()
}

/**
 * Removes the people from bookings last changed before a time, except for sessions that are still to come. A request that
 * nobody has arranged by then is cancelled, because there is nobody left to arrange it with. Returns how many bookings there
 * were, at most `atOnce`.
 */
export function forgetBookingsBefore(db: Db, before: Date, atOnce: number): Promise<number> {
  const old = db
    .selectFrom('bookings')
    .select('id')
    .where('updatedAt', '<', before)
    .where(({ eb, or }) => or([eb('status', '<>', 'confirmed'), eb('sessionOn', '<', before)]))
    .where(({ eb, or, exists, selectFrom }) =>
      or([
        eb('email', '<>', ''),
        eb('message', '<>', ''),
        eb('visitor', '<>', ''),
        eb('place', '<>', ''),
        exists(selectFrom('assurances').select('bookingId').whereRef('assurances.bookingId', '=', 'bookings.id')),
        exists(
          selectFrom('deskEntries')
            .select('deskEntries.id')
            .whereRef('deskEntries.bookingId', '=', 'bookings.id')
            .where('deskEntries.kind', '=', 'reply'),
        ),
      ]),
    )
    .limit(atOnce)
    .forUpdate()
    .skipLocked()
  return db.transaction().execute(async (trx) => {
    const forgotten = await trx
      .updateTable('bookings')
      // Who came, and perhaps the link of a video call.
      .set({
        ...{ ...nobody, visitor: '', place: '' },
        status: sql<BookingStatus>`case status when 'requested' then 'cancelled' else status end`,
      })
      .where('id', 'in', old)
      .returning('id')
      .execute()
    const ids = forgotten.map(({ id }) => id)
    await deleteReplies(trx, 'bookingId', ids)
    if (ids.length > 0) await trx.deleteFrom('assurances').where('bookingId', 'in', ids).execute()
    return ids.length
  })
}
