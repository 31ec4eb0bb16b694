import type { Session } from '#contract/accounts.ts'
import type { Db } from '../../../database/tables.ts'
import type { Deps } from '../../../deps.ts'
import { liveSessions } from '../../../http/session-store.ts'
import { deleteSessions, deleteTokens } from '../queries.ts'
import { listSessions } from './queries.ts'

/** Where somebody is logged in, the device used last first. `current`: the session that asks. */
export async function listDevices({ db, config }: Deps, userId: string, current: string): Promise<Session[]> {
  const sessions = await listSessions(db, userId, liveSessions(config))
  return sessions.map(({ id, device, createdAt, lastUsedAt }) => ({
    id,
    device,
    create_time: createdAt.toISOString(),
    last_used_time: lastUsedAt.toISOString(),
    is_current: id === current,
  }))
}

/**
 * Ends every session of somebody, their calendar address, and whatever a mailed link could still do, except undo links of
 * old addresses.
 */
export async function endAccess(db: Db, userId: string): Promise<void> {
  await deleteSessions(db, userId)
  await deleteTokens(db, userId)
}
