import { lockUser } from '../../../database/memberships.ts'
import type { Db } from '../../../database/tables.ts'
import { Failure } from '../../../failure.ts'
import { wrongPassword } from '../password-rules.ts'
import { getLogin } from '../queries.ts'
import { isSessionLive } from './queries.ts'

/**
 * Lets nobody else change an account until the transaction ends, for somebody who changes how they log in. Throws
 * `not-authorised` if their session has ended in the meantime: what began before a password reset must not outlive it.
 */
export async function lockUserInSession(
  db: Db,
  { userId, sessionId }: { userId: string; sessionId: string },
): Promise<void> {
  await lockUser(db, userId)
  if (!(await isSessionLive(db, sessionId))) throw new Failure('not-authorised')
}

/**
 * The same for somebody who is not logged in yet and has given the password: `passwordHash` is what it was compared with.
 * Throws `account/wrong-password` if it is another one by now.
 */
export async function lockUserWithPassword(
  db: Db,
  { id, passwordHash }: { id: string; passwordHash: string },
): Promise<void> {
  await lockUser(db, id)
  if ((await getLogin(db, id)).passwordHash !== passwordHash) throw wrongPassword()
}
