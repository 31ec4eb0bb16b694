import { prepare } from '../../../database/prepared.ts'
import type { Db } from '../../../database/tables.ts'
import type { LiveSessions } from '../../../http/session-store.ts'

export interface NewSession {
  keyHash: Buffer
  userId: string
  device: string
  ip: string
  /** The hash that the given password was compared with. */
  passwordHash?: string | undefined
  /** The passkey that the log-in was made with. */
  passkeyId?: string | undefined
  /** The linked sign-in that the log-in was made with. */
  linkedSignInId?: string | undefined
}

function openingOf(db: Db, { ip, keyHash, userId, device, passwordHash, passkeyId, linkedSignInId }: NewSession) {
  return db
    .with('opened', (query) =>
      query
        .insertInto('sessions')
        .columns(['keyHash', 'userId', 'device', 'passkeyId', 'linkedSignInId', 'isStrong'])
        .expression((from) =>
          from
            .selectFrom('users')
            .select(({ cast, val }) => [
              cast<Buffer>(val(keyHash), 'bytea').as('keyHash'),
              'id',
              cast<string>(val(device), 'text').as('device'),
              cast<string | null>(val(passkeyId ?? null), 'uuid').as('passkeyId'),
              cast<string | null>(val(linkedSignInId ?? null), 'uuid').as('linkedSignInId'),
              cast<boolean>(val(passkeyId !== undefined), 'boolean').as('isStrong'),
            ])
            .where('id', '=', userId)
            .where('status', '<>', 'disabled')
            .$if(passwordHash !== undefined, (users) => users.where('passwordHash', '=', passwordHash ?? ''))
            .$if(passkeyId !== undefined, (users) =>
              users.where(({ exists, selectFrom }) =>
                exists(
                  selectFrom('passkeys')
                    .select('passkeys.id')
                    .where('passkeys.id', '=', passkeyId ?? ''),
                ),
              ),
            )
            .$if(linkedSignInId !== undefined, (users) =>
              users.where(({ exists, selectFrom }) =>
                exists(
                  selectFrom('linkedSignIns')
                    .select('linkedSignIns.id')
                    .where('linkedSignIns.id', '=', linkedSignInId ?? ''),
                ),
              ),
            )
            // Waits for a change of the password that has not been committed yet, and makes one wait for this.
            .forShare(),
        )
        .returning('userId'),
    )
    .insertInto('auditLog')
    .columns(['actorId', 'action', 'address'])
    .expression((query) =>
      query.selectFrom('opened').select(({ val }) => ['userId', val('login').as('action'), val(ip).as('address')]),
    )
}

const withPassword = prepare('session by password', ['ip', 'keyHash', 'userId', 'device', 'passwordHash'], openingOf)

/**
 * Opens a session and says so in the audit log, in one statement: one round trip, and one wait for the disk. False when
 * the account has been disabled in the meantime, has another password, or has lost the passkey or the linked sign-in: a log-in under way must
 * not outlive a reset.
 */
export async function insertSession(db: Db, session: NewSession): Promise<boolean> {
  const { passwordHash, passkeyId, linkedSignInId } = session
  const isByPassword = passwordHash !== undefined && passkeyId === undefined && linkedSignInId === undefined
  try {
    const { numAffectedRows = 0n } = isByPassword
      ? await withPassword(db, session)
      : await db.executeQuery(openingOf(db, session))
    return numAffectedRows > 0n
  } catch (error) {
    // The statement waited for somebody who removed the passkey or the sign-in, which it had found before.
    if ((error as { code?: string }).code === foreignKeyViolation) return false
    throw error
  }
}

const foreignKeyViolation = '23503'

/** The sessions of a user that still work, last used first. */
export function listSessions(db: Db, userId: string, live: LiveSessions) {
  return db
    .selectFrom('sessions')
    .select(['id', 'device', 'createdAt', 'lastUsedAt'])
    .where('userId', '=', userId)
    .where('lastUsedAt', '>', live.usedSince)
    .where('createdAt', '>', live.begunSince)
    .orderBy('lastUsedAt', 'desc')
    .execute()
}

/** Whether a session has not ended, by a new password for instance. */
export async function isSessionLive(db: Db, sessionId: string): Promise<boolean> {
  const session = db.selectFrom('sessions').select('id').where('id', '=', sessionId)
  return (await session.executeTakeFirst()) !== undefined
}
