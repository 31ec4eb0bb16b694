import { type SqlBool, sql } from 'kysely'
import type { MailingList } from '#contract/mailbox.ts'
import { pageSize } from '#contract/paging.ts'
import { calendarFile } from '../../adapters/mailer.ts'
import type { MailLink, MailPicture, MailState } from '../../database/mail-tables.ts'
import { containing } from '../../database/search.ts'
import type { Db } from '../../database/tables.ts'

/**
 * The order of sending when the mail server is the bottleneck: first what a signed-in user is waiting for, then
 * what a visitor caused, who may be a robot, then the bulk mails of an import or a nightly job, for which
 * nobody is waiting.
 */
export const priorities = { person: 0, visitor: -1, mass: -2 } as const

/** Milliseconds after which a mail that was not delivered is tried again, at most. */
export const maxPause = 15 * 60_000

/** A mail to exactly one address. */
export interface NewMail {
  /** The name is left out unless it is the greeted one. */
  to: { name: string; email: string }
  subject: string
  html: string
  text: string
  /** What the link of the mail opens; its key is made when the mail is sent. */
  link?: MailLink
  /** Where replies go, if not to the default sender. */
  replyTo?: string
  /** The ids of the mails of a conversation before this one, the first of them first. */
  thread?: string[]
  /** Which mails its recipient can stop, this one among them. */
  list?: MailingList
  /** Whether a person wrote it, rather than the portal. */
  isPersonal?: boolean
  /** A calendar entry, as iCalendar. */
  calendar?: string
  /** The pictures that its HTML names, apart from the logo of the brand. */
  pictures?: MailPicture[]
  attachment?: Attachment
}

/** A file that travels with a mail. */
export interface Attachment {
  /** Such as `quote.pdf`. */
  name: string
  mediaType: string
  content: Uint8Array
}

/**
 * The name by which a mail greets its recipient: that of the confirmed account with this address, otherwise `""`. Nobody
 * else's words travel to a stranger's address.
 */
export async function findGreetedName(db: Db, email: string): Promise<string> {
  const account = await db
    .selectFrom('users')
    .select('fullName')
    .where('email', '=', email)
    .where('status', '=', 'active')
    .executeTakeFirst()
  return account?.fullName ?? ''
}

export async function insertMail(
  db: Db,
  { to, link, replyTo = '', thread = [], isPersonal = false, calendar = '', pictures = [], ...mail }: NewMail,
  priority: number,
): Promise<string> {
  const { id } = await db
    .insertInto('mails')
    .values({
      toAddress: to.email,
      toName: to.name,
      subject: mail.subject,
      html: mail.html,
      text: mail.text,
      ...(link && { link: JSON.stringify(link) }),
      priority,
      replyTo,
      thread: JSON.stringify(thread),
      ...(mail.list && { list: mail.list }),
      isPersonal,
      calendar,
      pictures: JSON.stringify(pictures),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { attachment } = mail
  if (attachment) {
    const file = { ...attachment, content: Buffer.from(attachment.content) }
    await db
      .insertInto('mailAttachments')
      .values({ mailId: id, ...file })
      .execute()
  }
  return id
}

export async function findMail(db: Db, id: string) {
  const found = await db.selectFrom('mails').selectAll().where('id', '=', id).executeTakeFirst()
  return found ?? null
}

export interface MailSearch {
  /** All states when left out; of those that failed, `mayHaveArrived` or not. */
  wanted?: { state: MailState; mayHaveArrived?: boolean } | undefined
  /** Part of the recipient's address or of the subject; `""` for all. */
  q: string
}

/** One page of the mails, newest first, and whether there is another. */
export async function listMails(db: Db, { wanted, q }: MailSearch, page: number) {
  const part = containing(q)
  const found = await db
    .selectFrom('mails')
    .select(['id', 'toAddress', 'subject', 'text', 'state', 'mayHaveArrived', 'problem', 'link', 'createdAt', 'sentAt'])
    .$if(wanted !== undefined, (mails) => mails.where(({ and }) => and(wanted ?? {})))
    .$if(q !== '', (mails) => mails.where(sql<SqlBool>`to_address || ' ' || subject ilike ${part}`))
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(pageSize + 1)
    .offset((page - 1) * pageSize)
    .execute()
  return { mails: found.slice(0, pageSize), hasMore: found.length > pageSize }
}

/** The names and sizes in bytes of the files that travel with some mails, a calendar entry among them. */
export async function listAttachments(
  db: Db,
  mailIds: string[],
): Promise<Map<string, { name: string; size: number }[]>> {
  const { rows } = await sql<{ mailId: string; name: string; size: number }>`
    select mail_id, name, octet_length(content) as size from mail_attachments where mail_id = any(${mailIds}::uuid[])
    union all
    select id, ${calendarFile}, octet_length(calendar) from mails where id = any(${mailIds}::uuid[]) and calendar <> ''`.execute(
    db,
  )
  const files = new Map<string, { name: string; size: number }[]>()
  for (const { mailId, ...file } of rows) files.set(mailId, [...(files.get(mailId) ?? []), file])
  return files
}

/** The latest 100 mails whole, newest first. */
export function listLatestMails(db: Db) {
  return db.selectFrom('mails').selectAll().orderBy('createdAt', 'desc').limit(100).execute()
}

/** How many mails wait, and since when the first, how many failed, and the outage of the mail server, if any. */
export async function getMailCounts(db: Db) {
  const countOf = (state: MailState) =>
    db
      .selectFrom('mails')
      .select(['state', 'mayHaveArrived', sql<number>`count(*)::integer`.as('mails')])
      .select(sql<Date>`min(waiting_since)`.as('oldest'))
      .where('state', '=', state)
      .groupBy(['state', 'mayHaveArrived'])
  // Asked in two parts; each has an index of its own: most e-mails have been sent.
  const rows = await countOf('waiting').unionAll(countOf('failed')).execute()
  const outage = await db.selectFrom('mailOutage').select(['since', 'problem']).executeTakeFirst()
  const waiting = rows.filter(({ state }) => state === 'waiting')
  const failed = (mayHaveArrived: boolean) =>
    rows.find((row) => row.state === 'failed' && row.mayHaveArrived === mayHaveArrived)?.mails ?? 0
  return {
    waiting: waiting.reduce((sum, { mails }) => sum + mails, 0),
    failed: failed(false),
    unknown: failed(true),
    oldestWaiting: waiting.map(({ oldest }) => oldest).sort((a, b) => a.getTime() - b.getTime())[0] ?? null,
    outage: outage ?? null,
  }
}

/**
 * How the sending of mails goes: since when the mail server has been away; since when the oldest mail that somebody is
 * waiting for, and the oldest of many at once, could have been sent; since when the first of all that wait has been waiting,
 * tries included; and how many of the mails tried in the last day were sent or came to nothing. One that was tried is not late before
 * its next try.
 */
export async function findMailHealth(db: Db) {
  const dueAt = sql`greatest(waiting_since, tried_at + ${maxPause} * interval '1 millisecond')`
  const { rows } = await sql<{
    awaySince: Date | null
    problem: string
    oldestAt: Date | null
    oldestOfManyAt: Date | null
    waitingSince: Date | null
    waiting: number
    tried: number
    sent: number
    failed: number
  }>`
    select (select since from mail_outage) as away_since, coalesce((select problem from mail_outage), '') as problem,
      min(${dueAt}) filter (where state = 'waiting' and priority > ${priorities.mass}) as oldest_at,
      min(${dueAt}) filter (where state = 'waiting') as oldest_of_many_at,
      min(waiting_since) filter (where state = 'waiting') as waiting_since,
      count(*) filter (where state = 'waiting')::integer as waiting,
      count(*) filter (where tried_at > now() - interval '1 day')::integer as tried,
      count(*) filter (where tried_at > now() - interval '1 day' and state = 'sent')::integer as sent,
      count(*) filter (where tried_at > now() - interval '1 day' and state = 'failed')::integer as failed
    from mails where state = 'waiting' or tried_at > now() - interval '1 day'`.execute(db)
  const [found] = rows
  if (!found) throw new Error('the database says nothing about the mails')
  return found
}

/** Lets a mail that waits or has failed be sent. Returns undefined if it has been sent. */
export function queueMail(db: Db, id: string) {
  return db
    .updateTable('mails')
    .set({
      state: 'waiting',
      problem: sql<string>`case state when 'waiting' then problem else '' end`,
      waitingSince: sql<Date>`case state when 'waiting' then waiting_since else now() end`,
    })
    .where('id', '=', id)
    .where('state', '<>', 'sent')
    .returningAll()
    .executeTakeFirst()
}

/** Lets the mails that have failed be sent: those that may have arrived, or the others. */
export function queueFailedMails(
  db: Db,
  { mayHaveArrived }: { mayHaveArrived: boolean },
): Promise<Array<{ id: string; priority: number }>> {
  return db
    .updateTable('mails')
    .set({ state: 'waiting', problem: '', waitingSince: sql<Date>`now()` })
    .where('state', '=', 'failed')
    .where('mayHaveArrived', '=', mayHaveArrived)
    .returning(['id', 'priority'])
    .execute()
}

/**
 * Takes back mails that have not been sent, and returns them: the others have left. One that was tried may be on its way at
 * this moment, or have arrived without a word from its server.
 */
export async function stopMails(db: Db, ids: string[]): Promise<Array<{ id: string; wasTried: boolean }>> {
  const { rows } = await sql<{ id: string; wasTried: boolean }>`
    delete from mails where id = any(${ids}::uuid[]) and state = 'waiting'
    returning id, tried_at is not null as "wasTried"`.execute(db)
  return rows
}

/** Deletes old mails; those that still wait do so for want of a mail server. Returns how many, at most `atOnce`. */
export async function deleteOldMails(db: Db, writtenBefore: Date, atOnce: number): Promise<number> {
  const old = db.selectFrom('mails').select('id').where('createdAt', '<', writtenBefore).limit(atOnce)
  const deleted = await db.deleteFrom('mails').where('id', 'in', old).executeTakeFirst()
  return Number(deleted.numDeletedRows)
}

export async function deleteOldBounces(db: Db, since: Date): Promise<void> {
  await db.deleteFrom('bouncingAddresses').where('since', '<', since).execute()
}

/** Why and since when mails to an address are refused for good, or have come back; null where they are not. */
export async function findBounce(db: Db, email: string) {
  const found = await db
    .selectFrom('bouncingAddresses')
    .select(['since', 'problem', 'cameBack'])
    .where('email', '=', email)
    .executeTakeFirst()
  return found ?? null
}

/** Clears an address of bounces; false when it had none. */
export async function removeBounce(db: Db, email: string): Promise<boolean> {
  const removed = await db.deleteFrom('bouncingAddresses').where('email', '=', email).executeTakeFirst()
  return removed.numDeletedRows > 0n
}
