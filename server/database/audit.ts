import type { Kysely } from 'kysely'
import type { Database } from './tables.ts'

export interface AuditEntry {
  /** Who did it; null for a visitor. */
  actorId: string | null
  /** What was done, such as `login` or `password.reset`. */
  action: string
  /** What it was done to, never a secret. */
  object?: string
  /** The network address that it came from. */
  address: string
}

/** Adds a line to the audit log, in the caller's transaction where there is one. */
export async function recordAudit(db: Kysely<Database>, entry: AuditEntry): Promise<void> {
  await db.insertInto('auditLog').values(entry).execute()
}

/** Deletes the lines before a time. PostgreSQL refuses to delete one that is younger than two years. */
export async function deleteAuditBefore(db: Kysely<Database>, before: Date): Promise<void> {
  await db.deleteFrom('auditLog').where('at', '<', before).execute()
}
