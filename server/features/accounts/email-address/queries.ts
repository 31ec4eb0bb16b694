import { sql } from 'kysely'
import type { Db } from '../../../database/tables.ts'

/** An old address takes its account back by a link with this purpose; `tokens.email` is that address. */
export const undoPurpose = 'undo-new-email'

function undoLinks(db: Db) {
  return db.selectFrom('tokens').where('purpose', '=', undoPurpose).where('expiresAt', '>', new Date())
}

/** Stores an undo link, whose key is made when its mail is sent. Those of earlier changes go on working. */
export async function insertUndoToken(
  db: Db,
  token: { userId: string; email: string; expiresAt: Date },
): Promise<{ id: string }> {
  return db
    .insertInto('tokens')
    .values({ ...token, tokenHash: null, purpose: undoPurpose })
    .returning('id')
    .executeTakeFirstOrThrow()
}

/** Since when an account can be taken back to one of its old addresses; null when it cannot. */
export async function findUndoTime(db: Db, userId: string, email: string): Promise<Date | null> {
  const found = await undoLinks(db)
    .select('createdAt')
    .where('userId', '=', userId)
    .where('email', '=', email)
    .orderBy('createdAt')
    .executeTakeFirst()
  return found?.createdAt ?? null
}

/** Until when an account can be taken back by one of its old addresses; null when it cannot. */
export async function findLastUndoTime(db: Db, userId: string): Promise<Date | null> {
  const found = await undoLinks(db)
    .select(sql<Date | null>`max(expires_at)`.as('last'))
    .where('userId', '=', userId)
    .executeTakeFirst()
  return found?.last ?? null
}

/** Whether an address can take an account back other than this one. */
export async function canUndoElsewhere(db: Db, email: string, userId: string): Promise<boolean> {
  const found = await undoLinks(db)
    .select('userId')
    .where('email', '=', email)
    .where('userId', '<>', userId)
    .executeTakeFirst()
  return found !== undefined
}

/** Every link that was mailed to somebody stops working, except undo links from before `since`. */
export async function deleteTokensSince(db: Db, userId: string, since: Date): Promise<void> {
  await db
    .deleteFrom('tokens')
    .where('userId', '=', userId)
    .where(({ eb, or }) => or([eb('purpose', '<>', undoPurpose), eb('createdAt', '>=', since)]))
    .execute()
}
