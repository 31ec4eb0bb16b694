import { type Kysely, sql } from 'kysely'
import type { Database } from '../../../database/tables.ts'

type Db = Kysely<Database>

/** Accounts that are due: unconfirmed since before `signedUp`, or to be deleted since before `asked`. */
export interface Due {
  signedUp: Date
  asked: Date
}

function dueAccounts(db: Db, { signedUp, asked }: Due) {
  return db
    .selectFrom('users')
    .where(({ eb, or, and }) =>
      or([
        and([eb('status', '=', 'not-active'), eb('createdAt', '<', signedUp)]),
        eb('deletionRequestedAt', '<', asked),
      ]),
    )
}

export async function listDueAccounts(db: Db, due: Due): Promise<string[]> {
  const found = await dueAccounts(db, due).select('id').orderBy('createdAt').execute()
  return found.map(({ id }) => id)
}

/** An account that is still due, which nobody else can change until the transaction ends. */
export function lockDueAccount(db: Db, userId: string, due: Due) {
  return dueAccounts(db, due)
    .select(['id', 'email', 'role', 'schoolId', 'status', 'disabledFrom'])
    .where('id', '=', userId)
    .forUpdate()
    .executeTakeFirst()
}

/** Deletes somebody with all that is theirs. What they gave to their school stays, without their name. */
export async function deleteAccount(db: Db, { id, email }: { id: string; email: string }): Promise<void> {
  await db.deleteFrom('users').where('id', '=', id).execute()
  await db.deleteFrom('mails').where('toAddress', '=', email.toLowerCase()).execute()
  await db.deleteFrom('invitations').where('email', '=', email).where('acceptedAt', 'is not', null).execute()
}

/** The school when nobody of its staff is left, which nobody else can change until the transaction ends. */
export function lockDesertedSchool(db: Db, schoolId: string) {
  return db
    .selectFrom('schools')
    .select(['id', 'title', 'status', 'logo'])
    .where('id', '=', schoolId)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('users').select('id').where('schoolId', '=', schoolId).where('role', '=', 'senior'))),
    )
    .forUpdate()
    .executeTakeFirst()
}

/** Deletes a school that has no resources; its parents become parents without a school. False when it has some. */
export async function deleteSchool(db: Db, schoolId: string): Promise<boolean> {
  const owned = await db.selectFrom('resources').select('id').where('schoolId', '=', schoolId).limit(1).execute()
  if (owned.length > 0) return false
  await db.updateTable('users').set({ schoolId: null }).where('schoolId', '=', schoolId).execute()
  await db.deleteFrom('schools').where('id', '=', schoolId).execute()
  return true
}

/** When an unconfirmed account is to be reminded: once after `first`, once more after `second`. */
export interface Reminding {
  first: Date
  second: Date
}

function unreminded(db: Db, { first, second }: Reminding) {
  return db
    .selectFrom('users')
    .where('status', '=', 'not-active')
    .where('deletionRequestedAt', 'is', null)
    .where('createdAt', '<', first)
    .where(({ eb, or, and, ref }) =>
      or([
        eb('remindedAt', 'is', null),
        and([eb('createdAt', '<', second), eb('remindedAt', '<', sql<Date>`${ref('createdAt')} + interval '14 days'`)]),
      ]),
    )
}

export async function listUnreminded(db: Db, reminding: Reminding): Promise<string[]> {
  const found = await unreminded(db, reminding).select('id').orderBy('createdAt').execute()
  return found.map(({ id }) => id)
}

/** Somebody who is still to be reminded, and is from now on taken as reminded. */
export async function claimUnreminded(db: Db, userId: string, reminding: Reminding) {
  const found = await unreminded(db, reminding)
    .select(['id', 'email', 'fullName', 'createdAt'])
    .where('id', '=', userId)
    .forUpdate()
    .executeTakeFirst()
  if (found) await db.updateTable('users').set({ remindedAt: new Date() }).where('id', '=', userId).execute()
  return found
}

export async function deleteExpiredTokens(db: Db): Promise<void> {
  await db.deleteFrom('tokens').where('expiresAt', '<', new Date()).execute()
}

export async function deleteUnusedSessions(db: Db, usedBefore: Date): Promise<void> {
  await db.deleteFrom('sessions').where('lastUsedAt', '<', usedBefore).execute()
}
