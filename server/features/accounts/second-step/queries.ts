import type { Db } from '../../../database/tables.ts'

/** What somebody can prove who they are with, beside the password. */
export async function getFactors(db: Db, userId: string) {
  const found = await db
    .selectNoFrom(({ selectFrom }) => [
      selectFrom('passkeys')
        .select(({ fn }) => fn.countAll<string>().as('count'))
        .where('userId', '=', userId)
        .as('passkeys'),
      selectFrom('recoveryCodes')
        .select(({ fn }) => fn.countAll<string>().as('count'))
        .where('userId', '=', userId)
        .as('recoveryCodes'),
    ])
    .executeTakeFirstOrThrow()
  const app = await findApp(db, userId)
  return { passkeys: Number(found.passkeys), recoveryCodes: Number(found.recoveryCodes), app }
}

export async function findApp(db: Db, userId: string) {
  const found = await db
    .selectFrom('authenticatorApps')
    .select(['sealedSecret', 'createdAt'])
    .where('userId', '=', userId)
    .executeTakeFirst()
  return found ?? null
}

export const hasApp = async (db: Db, userId: string): Promise<boolean> => (await findApp(db, userId)) !== null

/** Sets an app up in place of an earlier one. */
export async function replaceApp(
  db: Db,
  app: { userId: string; sealedSecret: Buffer; lastStep: number },
): Promise<void> {
  await db.deleteFrom('authenticatorApps').where('userId', '=', app.userId).execute()
  await db.insertInto('authenticatorApps').values(app).execute()
}

/** False if there is none. */
export async function deleteApp(db: Db, userId: string): Promise<boolean> {
  const deleted = await db.deleteFrom('authenticatorApps').where('userId', '=', userId).executeTakeFirst()
  return deleted.numDeletedRows > 0n
}

/** Uses up the code of these 30 seconds and of earlier ones; false if that has happened. */
export async function updateLastStep(db: Db, userId: string, step: number): Promise<boolean> {
  const updated = await db
    .updateTable('authenticatorApps')
    .set({ lastStep: step })
    .where('userId', '=', userId)
    .where('lastStep', '<', String(step))
    .executeTakeFirst()
  return updated.numUpdatedRows > 0n
}

export async function replaceRecoveryCodes(db: Db, userId: string, hashes: Buffer[]): Promise<void> {
  await db.deleteFrom('recoveryCodes').where('userId', '=', userId).execute()
  if (hashes.length === 0) return
  await db
    .insertInto('recoveryCodes')
    .values(hashes.map((codeHash) => ({ userId, codeHash })))
    .execute()
}

/** Uses a recovery code up; false if the user has no such code. */
export async function deleteRecoveryCode(db: Db, userId: string, codeHash: Buffer): Promise<boolean> {
  const deleted = await db
    .deleteFrom('recoveryCodes')
    .where('userId', '=', userId)
    .where('codeHash', '=', codeHash)
    .executeTakeFirst()
  return deleted.numDeletedRows > 0n
}

/** The session has passed the second step; false if it has ended. */
export async function strengthenSession(db: Db, sessionId: string): Promise<boolean> {
  const updated = await db
    .updateTable('sessions')
    .set({ isStrong: true })
    .where('id', '=', sessionId)
    .executeTakeFirst()
  return updated.numUpdatedRows > 0n
}

/** Ends the sessions of a user that only a password has opened. */
export async function deleteWeakSessions(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('sessions').where('userId', '=', userId).where('isStrong', '=', false).execute()
}

/** Removes the app and the recovery codes that somebody has set up since. */
export async function deleteFactorsSince(db: Db, userId: string, since: Date): Promise<void> {
  for (const table of ['authenticatorApps', 'recoveryCodes'] as const)
    await db.deleteFrom(table).where('userId', '=', userId).where('createdAt', '>=', since).execute()
}

/** The confirmed operators who have a password only. */
export function listOperatorsWithoutFactor(db: Db) {
  return db
    .selectFrom('users')
    .select(['email', 'fullName'])
    .where('role', '=', 'admin')
    .where('status', '=', 'active')
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('passkeys').select('passkeys.id').whereRef('passkeys.userId', '=', 'users.id'))),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('authenticatorApps')
            .select('authenticatorApps.userId')
            .whereRef('authenticatorApps.userId', '=', 'users.id'),
        ),
      ),
    )
    .orderBy('email')
    .execute()
}
