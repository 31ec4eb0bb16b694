import { sql } from 'kysely'
import type { Db } from '../../../database/tables.ts'

export type WaitingMail = NonNullable<Awaited<ReturnType<typeof findWaitingMail>>>

export async function findWaitingMail(db: Db, id: string) {
  const found = await db
    .selectFrom('mails')
    .selectAll()
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .executeTakeFirst()
  return found ?? null
}

/** Deletes a mail whose link is not wanted any more. */
export async function deleteMail(db: Db, id: string): Promise<void> {
  await db.deleteFrom('mails').where('id', '=', id).execute()
}

/** The file that travels with a mail; null for most. */
export async function findAttachment(db: Db, mailId: string) {
  const found = await db
    .selectFrom('mailAttachments')
    .select(['name', 'mediaType', 'content'])
    .where('mailId', '=', mailId)
    .executeTakeFirst()
  return found ?? null
}

export async function markTried(db: Db, id: string): Promise<void> {
  await db.updateTable('mails').set({ triedAt: sql<Date>`now()` }).where('id', '=', id).execute()
}

/** Records that a mail was delivered, clears its address of bounces and deletes its content. */
export async function markSent(db: Db, { id, toAddress }: { id: string; toAddress: string }): Promise<void> {
  await sql`
    with sent as (
      update mails set state = 'sent', problem = '', may_have_arrived = false, html = '', text = '', calendar = '',
        sent_at = now()
      where id = ${id}
    ), handed_over as (
      delete from mail_attachments where mail_id = ${id}
    )
    delete from bouncing_addresses where email = ${toAddress}::citext and not came_back`.execute(db)
}

/** Records why a mail was not delivered. `waiting`: it will be tried again. */
export async function markUndelivered(
  db: Db,
  id: string,
  outcome: { state: 'waiting' | 'failed'; problem: string; mayHaveArrived?: boolean },
): Promise<void> {
  await db.updateTable('mails').set(outcome).where('id', '=', id).execute()
}

export async function markBouncing(db: Db, email: string, problem: string): Promise<void> {
  await db
    .insertInto('bouncingAddresses')
    .values({ email, problem })
    .onConflict((conflict) => conflict.column('email').doUpdateSet({ problem }))
    .execute()
}

/** Records that the mail server is away; false if that is known. */
export async function beginOutage(db: Db, problem: string): Promise<boolean> {
  const begun = await db
    .insertInto('mailOutage')
    .values({ problem })
    .onConflict((conflict) => conflict.column('isOnly').doNothing())
    .returning('isOnly')
    .executeTakeFirst()
  if (!begun) await db.updateTable('mailOutage').set({ problem }).execute()
  return begun !== undefined
}

/** Records that the mail server answers; false if it was not away. */
export async function endOutage(db: Db): Promise<boolean> {
  const ended = await db.deleteFrom('mailOutage').executeTakeFirst()
  return ended.numDeletedRows > 0n
}
