import type { Session } from '#contract/accounts.ts'
import { liveSessions } from '../../database/sessions.ts'
import type { Deps } from '../../deps.ts'
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
