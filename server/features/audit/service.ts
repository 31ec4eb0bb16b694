import type { AuditEntry } from '#contract/audit.ts'
import type { AuditAction } from '#contract/audit-actions.ts'
import type { Db } from '../../database/tables.ts'
import { type Line, listAbout } from './queries.ts'

export const toEntry = ({ at, actorId, objectName, ...line }: Line): AuditEntry => ({
  ...line,
  time: at.toISOString(),
  actor_id: actorId ?? '',
  was_user: actorId !== null,
  object_name: objectName,
})

/** The 50 newest entries about an account and by it, newest first, without those of one action. */
export async function listEntriesAbout(db: Db, userId: string, without: AuditAction): Promise<AuditEntry[]> {
  return (await listAbout(db, userId, without)).map(toEntry)
}
