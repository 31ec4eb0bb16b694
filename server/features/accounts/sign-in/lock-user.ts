import type { Kysely } from 'kysely'
import type { Database } from '../../../database/tables.ts'
import { Failure } from '../../../failure.ts'
import { lockUser } from '../queries.ts'
import { isSessionLive } from './queries.ts'

/**
 * Lets nobody else change an account until the transaction ends, for somebody who changes how they log in. Throws
 * `not-authorised` if their session has ended in the meantime: what began before a password reset must not outlive it.
 */
export async function lockUserInSession(
  db: Kysely<Database>,
  { userId, sessionId }: { userId: string; sessionId: string },
): Promise<void> {
  await lockUser(db, userId)
  if (!(await isSessionLive(db, sessionId))) throw new Failure('not-authorised')
}
