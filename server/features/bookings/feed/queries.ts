import { type SqlBool, sql } from 'kysely'
import type { Db } from '../../../database/tables.ts'
import { sessionOn } from '../queries.ts'

export function listFeeds(db: Db) {
  return db
    .selectFrom('calendarFeeds')
    .innerJoin('users', 'users.id', 'calendarFeeds.userId')
    .select(['calendarFeeds.userId', 'calendarFeeds.createdAt', 'calendarFeeds.lastReadAt'])
    .select(sql<string>`coalesce(nullif(users.full_name, ''), users.email::text)`.as('name'))
    .orderBy('name')
    .execute()
}

/** Whom to write to about their feed. */
export function getReader(db: Db, userId: string) {
  return db.selectFrom('users').select(['email', 'fullName as name']).where('id', '=', userId).executeTakeFirstOrThrow()
}

/** Stores the address of a user's feed instead of an earlier one. Returns whether there was one. */
export async function replaceFeed(db: Db, userId: string, secretHash: Buffer): Promise<boolean> {
  const { isReplaced } = await db
    .insertInto('calendarFeeds')
    .values({ userId, secretHash })
    .onConflict((on) => on.column('userId').doUpdateSet({ secretHash, createdAt: new Date(), lastReadAt: null }))
    // Zero for a row that is new.
    .returning(sql<boolean>`xmax <> 0`.as('isReplaced'))
    .executeTakeFirstOrThrow()
  return isReplaced
}

/** Returns whether there was one. */
export async function deleteFeed(db: Db, userId: string): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('calendarFeeds').where('userId', '=', userId).executeTakeFirst()
  return numDeletedRows > 0n
}

/** Records that a feed is being read. Returns false if the feed does not exist, or if its user may not use the console. */
export async function noteReading(db: Db, secretHash: Buffer): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('calendarFeeds')
    .from('users')
    .set({ lastReadAt: new Date() })
    .whereRef('users.id', '=', 'calendarFeeds.userId')
    .where('calendarFeeds.secretHash', '=', secretHash)
    .where('users.role', '=', 'admin')
    .where('users.status', '=', 'active')
    .where('users.deletionRequestedAt', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Sessions from a day on, and of the cancelled ones those that were changed since a time. */
export function listForFeed(db: Db, firstDay: string, cancelledSince: Date) {
  return db
    .selectFrom('bookings')
    .select(['id', 'reference', 'status', 'school', 'startsAt', 'minutes', 'format', 'visitor', 'place'])
    .select(['calendarVersion', 'updatedAt', sessionOn.as('sessionOn')])
    .where(sql<SqlBool>`session_on >= ${firstDay}::date`)
    .where(({ eb, or }) => or([eb('status', 'in', ['confirmed', 'done']), eb('updatedAt', '>', cancelledSince)]))
    .orderBy(sql`session_on, starts_at, id`)
    .execute()
}
