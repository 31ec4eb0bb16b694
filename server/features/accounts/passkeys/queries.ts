import type { Insertable } from 'kysely'
import type { PasskeysTable } from '../../../database/sign-in-tables.ts'
import type { Db } from '../../../database/tables.ts'

/** The passkeys of a user, the oldest first. */
export function listPasskeys(db: Db, userId: string) {
  return db
    .selectFrom('passkeys')
    .select(['id', 'credentialId', 'transports', 'name', 'createdAt', 'lastUsedAt'])
    .where('userId', '=', userId)
    .orderBy('createdAt')
    .execute()
}

export async function hasPasskeys(db: Db, userId: string): Promise<boolean> {
  return (await db.selectFrom('passkeys').select('id').where('userId', '=', userId).executeTakeFirst()) !== undefined
}

/** When somebody last wanted no passkey. */
export async function findDeclined(db: Db, userId: string): Promise<Date | null> {
  const found = await db.selectFrom('users').select('passkeyDeclinedAt').where('id', '=', userId).executeTakeFirst()
  return found?.passkeyDeclinedAt ?? null
}

/** The passkey that a session began with. */
export async function findSessionPasskey(db: Db, sessionId: string): Promise<string | null> {
  const found = await db.selectFrom('sessions').select('passkeyId').where('id', '=', sessionId).executeTakeFirst()
  return found?.passkeyId ?? null
}

/** Stores a passkey; false if somebody has it already. */
export async function insertPasskey(db: Db, passkey: Insertable<PasskeysTable>): Promise<boolean> {
  const inserted = await db
    .insertInto('passkeys')
    .values(passkey)
    .onConflict((conflict) => conflict.column('credentialId').doNothing())
    .executeTakeFirst()
  return (inserted.numInsertedOrUpdatedRows ?? 0n) > 0n
}

/** A passkey, by what its authenticator calls it, with what its owner's log-in needs. */
export async function findPasskey(db: Db, credentialId: string) {
  const found = await db
    .selectFrom('passkeys')
    .innerJoin('users', 'users.id', 'passkeys.userId')
    .select(['passkeys.id', 'passkeys.userId', 'passkeys.publicKey', 'passkeys.counter'])
    .select('users.status')
    .where('credentialId', '=', credentialId)
    .executeTakeFirst()
  return found ?? null
}

/** Notes that a passkey has been used; false if it was used with this count before, or has been removed. */
export async function updateUse(db: Db, id: string, counter: number): Promise<boolean> {
  const updated = await db
    .updateTable('passkeys')
    .set({ counter, lastUsedAt: new Date() })
    .where('id', '=', id)
    .where(({ eb, or, and, val }) =>
      or([eb('counter', '<', String(counter)), and([eb('counter', '=', '0'), eb(val(counter), '=', 0)])]),
    )
    .executeTakeFirst()
  return updated.numUpdatedRows > 0n
}

/** False if the user has no such passkey. */
export async function updateName(db: Db, userId: string, id: string, name: string): Promise<boolean> {
  const updated = await db
    .updateTable('passkeys')
    .set({ name })
    .where('id', '=', id)
    .where('userId', '=', userId)
    .executeTakeFirst()
  return updated.numUpdatedRows > 0n
}

/** Removes a passkey, and the sessions that began with it but one; answers its name, undefined if the user has none. */
export async function deletePasskey(
  db: Db,
  userId: string,
  { id, sessionId }: { id: string; sessionId: string },
): Promise<string | undefined> {
  await db.updateTable('sessions').set({ passkeyId: null }).where('id', '=', sessionId).execute()
  const deleted = await db
    .deleteFrom('passkeys')
    .where('id', '=', id)
    .where('userId', '=', userId)
    .returning('name')
    .executeTakeFirst()
  return deleted?.name
}

export async function deletePasskeys(db: Db, userId: string, ids: string[]): Promise<void> {
  await db.deleteFrom('passkeys').where('userId', '=', userId).where('id', 'in', ids).execute()
}

/** Removes the passkeys that somebody has added since. */
export async function deletePasskeysSince(db: Db, userId: string, since: Date): Promise<void> {
  await db.deleteFrom('passkeys').where('userId', '=', userId).where('createdAt', '>=', since).execute()
}

/** Notes that a challenge has been answered; false if it was before. */
export async function insertUsedChallenge(db: Db, challengeHash: Buffer, expiresAt: Date): Promise<boolean> {
  const inserted = await db
    .insertInto('usedChallenges')
    .values({ challengeHash, expiresAt })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return (inserted.numInsertedOrUpdatedRows ?? 0n) > 0n
}

export async function deleteExpiredChallenges(db: Db): Promise<void> {
  await db.deleteFrom('usedChallenges').where('expiresAt', '<', new Date()).execute()
}
