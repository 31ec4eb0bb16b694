import type { Insertable } from 'kysely'
import type { LinkedSignInsTable } from '../../../database/sign-in-tables.ts'
import type { Db } from '../../../database/tables.ts'

/** The linked sign-ins of a user with the labels of their providers, the oldest first. */
export function listLinkedSignIns(db: Db, userId: string) {
  return db
    .selectFrom('linkedSignIns')
    .innerJoin('identityProviders', 'identityProviders.id', 'linkedSignIns.providerId')
    .select(['linkedSignIns.id', 'linkedSignIns.name', 'linkedSignIns.createdAt', 'linkedSignIns.lastUsedAt'])
    .select('identityProviders.label')
    .where('userId', '=', userId)
    .orderBy('linkedSignIns.createdAt')
    .execute()
}

export async function hasLinkedSignIns(db: Db, userId: string): Promise<boolean> {
  const found = db.selectFrom('linkedSignIns').select('id').where('userId', '=', userId)
  return (await found.executeTakeFirst()) !== undefined
}

/** The linked sign-in that a session began with. */
export async function findSessionSignIn(db: Db, sessionId: string): Promise<string | null> {
  const found = await db.selectFrom('sessions').select('linkedSignInId').where('id', '=', sessionId).executeTakeFirst()
  return found?.linkedSignInId ?? null
}

/** A linked sign-in by what its provider calls it, with what its owner's log-in needs. */
export async function findLinkedSignIn(db: Db, { issuer, subject }: { issuer: string; subject: string }) {
  const found = await db
    .selectFrom('linkedSignIns')
    .innerJoin('users', 'users.id', 'linkedSignIns.userId')
    .select(['linkedSignIns.id', 'linkedSignIns.userId', 'linkedSignIns.providerId'])
    .select(['users.role', 'users.status', 'users.email'])
    .where('linkedSignIns.issuer', '=', issuer)
    .where('linkedSignIns.subject', '=', subject)
    .executeTakeFirst()
  return found ?? null
}

/** Stores a linked sign-in and answers its id; null if it is linked to some account already. */
export async function insertLinkedSignIn(db: Db, link: Insertable<LinkedSignInsTable>): Promise<string | null> {
  const inserted = await db
    .insertInto('linkedSignIns')
    .values(link)
    .onConflict((conflict) => conflict.columns(['issuer', 'subject']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted?.id ?? null
}

/** Notes that a linked sign-in has been used, and what its owner is called there now. */
export async function updateLinkedUse(db: Db, id: string, name: string): Promise<void> {
  await db.updateTable('linkedSignIns').set({ lastUsedAt: new Date(), name }).where('id', '=', id).execute()
}

/** Removes a linked sign-in, and the sessions that began with it but one; answers its label, undefined if there is none. */
export async function deleteLinkedSignIn(
  db: Db,
  userId: string,
  { id, sessionId }: { id: string; sessionId: string },
): Promise<string | undefined> {
  await db.updateTable('sessions').set({ linkedSignInId: null }).where('id', '=', sessionId).execute()
  const deleted = await db
    .deleteFrom('linkedSignIns')
    .using('identityProviders')
    .whereRef('identityProviders.id', '=', 'linkedSignIns.providerId')
    .where('linkedSignIns.id', '=', id)
    .where('linkedSignIns.userId', '=', userId)
    .returning('identityProviders.label')
    .executeTakeFirst()
  return deleted?.label
}

export async function deleteLinkedSignIns(db: Db, userId: string, ids: string[]): Promise<void> {
  await db.deleteFrom('linkedSignIns').where('userId', '=', userId).where('id', 'in', ids).execute()
}

/** Removes the sign-ins that somebody has linked since. */
export async function deleteLinkedSignInsSince(db: Db, userId: string, since: Date): Promise<void> {
  await db.deleteFrom('linkedSignIns').where('userId', '=', userId).where('createdAt', '>=', since).execute()
}
