import { type Kysely, sql } from 'kysely'
import { hasOpenJob, longRunning } from '../../../database/job-queries.ts'
import type { MailState } from '../../../database/mail-tables.ts'
import type { Database } from '../../../database/tables.ts'

type Db = Kysely<Database>

interface Ready {
  id: string
  priority: number
}

const inSeconds = (seconds: number) => sql<Date>`now() + ${seconds} * interval '1 second'`

export type ClaimedMail = NonNullable<Awaited<ReturnType<typeof claimMail>>>

/**
 * Claims a waiting mail for a number of seconds, to send it; undefined when it is not waiting, when it is not due,
 * or while the mail server is down. The last two are ignored if `isPushed`.
 */
export function claimMail(db: Db, id: string, { isPushed, seconds }: { isPushed: boolean; seconds: number }) {
  return db
    .updateTable('mails')
    .set({ state: 'sending', triedAt: sql<Date>`now()`, sendingUntil: inSeconds(seconds) })
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .$if(!isPushed, (mails) =>
      mails
        .where(({ eb, or }) => or([eb('nextTryAt', 'is', null), eb('nextTryAt', '<=', sql<Date>`now()`)]))
        .where(({ not, exists, selectFrom }) => not(exists(selectFrom('mailOutage').select('isOnly')))),
    )
    .returningAll()
    .executeTakeFirst()
}

export async function renewClaim(db: Db, id: string, seconds: number): Promise<void> {
  await db
    .updateTable('mails')
    .set({ sendingUntil: inSeconds(seconds) })
    .where('id', '=', id)
    .where('state', '=', 'sending')
    .execute()
}

/** Without a mail server a mail is kept. */
export async function keepMail(db: Db, id: string): Promise<void> {
  await db.updateTable('mails').set({ state: 'kept' }).where('id', '=', id).where('state', '=', 'waiting').execute()
}

/**
 * Records that a mail was delivered, clears its address of bounces and deletes its content. Returns whether other mails
 * can now be sent: the server was down, or had deferred them a while ago.
 */
export async function markSent(db: Db, { id, toAddress }: { id: string; toAddress: string }): Promise<boolean> {
  const { rows } = await sql<{ othersWait: boolean }>`
    with sent as (
      update mails set state = 'sent', problem = '', html = '', text = '', calendar = '', sent_at = now(), sending_until = null
      where id = ${id}
    ), handed_over as (
      delete from mail_attachments where mail_id = ${id}
    ), accepted as (
      delete from bouncing_addresses where email = ${toAddress}::citext
    )
    select exists (select from mail_outage) or exists (select from mails where ${deferred}) as others_wait`.execute(db)
  return rows[0]?.othersWait ?? false
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

/** Mails that the server deferred at least five minutes ago, except those that it may have delivered. */
const deferred = sql`state = 'waiting' and tried_at < now() - interval '5 minutes' and next_try_at > now() and uncertain_tries = 0`

/** Makes deferred mails due now, and returns them. */
export function hurryDeferred(db: Db): Promise<Ready[]> {
  return db
    .updateTable('mails')
    .set({ nextTryAt: null })
    .where(sql<boolean>`${deferred}`)
    .returning(['id', 'priority'])
    .execute()
}

/** Records the result of an attempt; with a `pause`, in milliseconds, another follows it. */
export interface Outcome {
  state: MailState
  problem: string
  uncertainTries?: number
  pause?: number
}

export async function markUndelivered(
  db: Db,
  id: string,
  { state, problem, uncertainTries, pause }: Outcome,
): Promise<void> {
  await db
    .updateTable('mails')
    .set({
      state,
      problem,
      sendingUntil: null,
      nextTryAt: pause === undefined ? null : inSeconds(pause / 1000),
      ...(uncertainTries !== undefined && { uncertainTries }),
    })
    .where('id', '=', id)
    .execute()
}

export async function markBouncing(db: Db, email: string, problem: string): Promise<void> {
  await db
    .insertInto('bouncingAddresses')
    .values({ email, problem })
    .onConflict((conflict) => conflict.column('email').doUpdateSet({ problem }))
    .execute()
}

/** Mails whose instance died while it was sending them. Each may have been delivered; one that may twice is left alone. */
export async function reclaimMails(db: Db, mostTriesInDoubt: number): Promise<Ready[]> {
  const { rows } = await sql<Ready & { state: MailState }>`
    update mails set
      state = case when uncertain_tries + 1 < ${mostTriesInDoubt} then 'waiting' else 'unknown' end,
      uncertain_tries = uncertain_tries + 1, sending_until = null, next_try_at = null,
      problem = 'The portal was stopped while it was sending this e-mail.'
    where state = 'sending' and sending_until < now()
    returning id, priority, state`.execute(db)
  return rows.filter(({ state }) => state === 'waiting')
}

/**
 * Mails whose job an instance took up, which then died before it had claimed the mail, a matter of milliseconds: the job
 * itself would only be given up when its time is over. Those that wait for the mail server are left to its probing.
 */
export async function listHeldUpMails(db: Db): Promise<Ready[]> {
  const { rows } = await sql<Ready>`
    select distinct mails.id, mails.priority from mails
    join (${longRunning('send-mail')}) as job on job.data ->> 'mailId' = mails.id::text
    where mails.state = 'waiting'
      and coalesce(mails.next_try_at, mails.waiting_since) < now() - interval '1 minute'
      and not exists (select from mail_outage)`.execute(db)
  return rows
}

/**
 * Mails that were due an hour ago and have lost their job, at most `atOnce`. Each is returned once an hour. A mail whose job
 * is still queued behind others is not returned.
 */
export function takeStrayMails(db: Db, atOnce: number): Promise<Ready[]> {
  const stray = db
    .selectFrom('mails')
    .select('id')
    .where('state', '=', 'waiting')
    .where(sql<boolean>`coalesce(next_try_at, waiting_since) < now() - interval '1 hour'`)
    .where(({ not, exists, selectFrom }) => not(exists(selectFrom('mailOutage').select('isOnly'))))
    .where(sql<boolean>`not ${hasOpenJob('send-mail', { field: 'mailId', value: sql`mails.id::text` })}`)
    .limit(atOnce)
    .forUpdate()
    .skipLocked()
  return db
    .updateTable('mails')
    .set({ nextTryAt: sql<Date>`now()` })
    .where('id', 'in', stray)
    .returning(['id', 'priority'])
    .execute()
}

/** Records that the mail server is down; false if that is known. */
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

/** Records that the mail server is back; false if it was not down. */
export async function endOutage(db: Db): Promise<boolean> {
  const ended = await db.deleteFrom('mailOutage').executeTakeFirst()
  return ended.numDeletedRows > 0n
}

export async function hasOutage(db: Db): Promise<boolean> {
  return (await db.selectFrom('mailOutage').select('isOnly').executeTakeFirst()) !== undefined
}

/** Records a probe of the mail server; false if it is not down. */
export async function noteProbe(db: Db): Promise<boolean> {
  const noted = await db.updateTable('mailOutage').set({ probedAt: new Date() }).executeTakeFirst()
  return noted.numUpdatedRows > 0n
}

/** Whether the mail server is down and was not probed for a number of seconds. */
export async function isProbeOverdue(db: Db, seconds: number): Promise<boolean> {
  const overdue = await db
    .selectFrom('mailOutage')
    .select('isOnly')
    .where('probedAt', '<', inSeconds(-seconds))
    .executeTakeFirst()
  return overdue !== undefined
}

/** The mail to probe the server with: each in turn, those that it may have delivered last. */
export async function findMailToProbeWith(db: Db): Promise<string | null> {
  const mail = await db
    .selectFrom('mails')
    .select('id')
    .where('state', '=', 'waiting')
    .orderBy('uncertainTries')
    .orderBy('triedAt', (order) => order.asc().nullsFirst())
    .orderBy('priority', 'desc')
    .limit(1)
    .executeTakeFirst()
  return mail?.id ?? null
}
