import { sql } from 'kysely'
import type { Position } from '../../../adapters/report-mailbox.ts'
import type { Db } from '../../../database/tables.ts'

/** How far the mailbox with reports has been read, and how that went; null before the first time. */
export async function findReading(db: Db) {
  const found = await db.selectFrom('reportReading').selectAll().executeTakeFirst()
  return found ?? null
}

/** Notes that the mailbox was read, up to this position. */
export async function noteRead(db: Db, { validity, lastUid }: Position): Promise<void> {
  const read = { validity, lastUid: String(lastUid), readAt: new Date(), problem: '', failingSince: null }
  await db
    .insertInto('reportReading')
    .values(read)
    .onConflict((conflict) => conflict.column('isOnly').doUpdateSet(read))
    .execute()
}

/** Notes that the mailbox could not be read, and why. */
export async function noteUnread(db: Db, problem: string): Promise<void> {
  await db
    .insertInto('reportReading')
    .values({ problem, failingSince: new Date() })
    .onConflict((conflict) =>
      conflict
        .column('isOnly')
        .doUpdateSet({ problem, failingSince: sql<Date>`coalesce(report_reading.failing_since, now())` }),
    )
    .execute()
}

/** Notes on a mail that it came back. Returns whom it was for; null if the portal has no such mail. */
export async function markReturned(db: Db, id: string, problem: string): Promise<string | null> {
  const found = await db
    .updateTable('mails')
    .set({ problem })
    .where('id', '=', id)
    .where('state', '=', 'sent')
    .returning('toAddress')
    .executeTakeFirst()
  return found?.toAddress ?? null
}

/** Marks an address whose mails come back; that a relay takes the next one says nothing. */
export async function markReturning(db: Db, email: string, problem: string): Promise<void> {
  await db
    .insertInto('bouncingAddresses')
    .values({ email, problem, cameBack: true })
    .onConflict((conflict) => conflict.column('email').doUpdateSet({ problem, cameBack: true }))
    .execute()
}
