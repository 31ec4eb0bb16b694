import { sql } from 'kysely'
import type { Db } from '../../../database/tables.ts'
import { deleteReplies, type Sender, writtenBy } from '../../inbox/service.ts'

/**
 * Deletes the quotes of somebody who deletes their account. Those that they accepted stay without them: an order is still to
 * be delivered and paid.
 */
export async function forgetBuyer(db: Db, sender: Sender): Promise<void> {
  const withoutName = sql<string>`offer || '{"name": ""}'`
  const ordered = await db
    .updateTable('quotes')
    .set({ name: '', email: '', phone: '', message: '', userId: null, offer: withoutName })
    .where(writtenBy(sender))
    .where(({ eb, or, and }) =>
      or([eb('status', '=', 'accepted'), and([eb('status', '=', 'closed'), eb('closedFrom', '=', 'accepted')])]),
    )
    .returning('id')
    .execute()
  const ids = ordered.map(({ id }) => id)
  if (ids.length > 0)
    await db.updateTable('sentQuotes').set({ offer: withoutName }).where('quoteId', 'in', ids).execute()
  await deleteReplies(db, 'quoteId', ids)
  await db.deleteFrom('quotes').where(writtenBy(sender)).execute()
}

/** Deletes what a school has asked for and ordered, before it is deleted itself: otherwise its quotes would still be counted. */
export async function deleteQuotesOf(db: Db, schoolId: string): Promise<void> {
  await db.deleteFrom('quotes').where('schoolId', '=', schoolId).execute()
}

/** Deletes requests for quotes last changed before a time, whatever became of them. Returns how many there were, at most `atOnce`. */
export async function deleteQuotesBefore(db: Db, before: Date, atOnce: number): Promise<number> {
  const old = db
    .selectFrom('quotes')
    .select('id')
    .where('updatedAt', '<', before)
    .limit(atOnce)
    .forUpdate()
    .skipLocked()
  const deleted = await db.deleteFrom('quotes').where('id', 'in', old).executeTakeFirst()
  return Number(deleted.numDeletedRows)
}
