import { sql } from 'kysely'
import type { AuditAction } from '#contract/audit-actions.ts'
import { lockForTransaction } from './advisory-lock.ts'
import type { Db } from './tables.ts'

/** The user who acts, and their IP address. `serve()` passes it to every handler. */
export interface By {
  /** Null for a visitor, and for what the portal does by itself. */
  userId: string | null
  /** The IP address that the request came from; `""` for what the portal does by itself. */
  ip: string
}

/** The same for a signed-in user. */
export interface ByUser extends By {
  userId: string
}

/** The portal itself: jobs, and decisions that no person makes. */
export const byPortal: By = { userId: null, ip: '' }

/**
 * Adds a line to the audit log, in the caller's transaction where there is one. `object`: the id of what it was done to, never a secret.
 */
export async function recordAudit(db: Db, { userId, ip }: By, action: AuditAction, object?: string): Promise<void> {
  const line = { actorId: userId, address: ip, action, ...(object !== undefined && { object }) }
  await db.insertInto('auditLog').values(line).execute()
}

/**
 * The same for what somebody may repeat as often as they like: nothing if the log has the same line from the last hour,
 * so that nobody fills a log that keeps every line for two years.
 */
export async function recordAuditHourly(db: Db, by: ByUser, action: AuditAction, object = ''): Promise<void> {
  if (!db.isTransaction) return db.transaction().execute((trx) => recordAuditHourly(trx, by, action, object))
  const { userId, ip } = by
  // Calls at the same moment would not see each other's line.
  await lockForTransaction(db, `audit ${userId} ${action} ${object}`)
  await sql`
    insert into audit_log (actor_id, address, action, object)
    select ${userId}, ${ip}, ${action}, ${object}
    where not exists (
      select 1 from audit_log
      where actor_id = ${userId} and action = ${action} and object = ${object} and at > now() - interval '1 hour'
    )`.execute(db)
}

/** Deletes the entries before a time. PostgreSQL refuses to delete any younger than two years. */
export async function deleteAuditBefore(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('auditLog').where('at', '<', before).execute()
}
