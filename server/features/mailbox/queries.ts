import { type Kysely, sql } from 'kysely'
import type { Database } from '../../database/tables.ts'

type Db = Kysely<Database>

type MailState = 'waiting' | 'sent' | 'kept' | 'failed'

/** A mail to exactly one address. */
export interface NewMail {
  to: { name: string; address: string }
  subject: string
  html: string
  text: string
  /** Where an answer goes, when not to the sender of every mail. */
  replyTo?: string
  /** The ids of the mails of a conversation before this one, the first of them first. */
  thread?: string[]
}

export async function insertMail(
  db: Db,
  { to, subject, html, text, replyTo = '', thread = [] }: NewMail,
): Promise<string> {
  const { id } = await db
    .insertInto('mails')
    .values({ toAddress: to.address, toName: to.name, subject, html, text, replyTo, thread: JSON.stringify(thread) })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export function findMail(db: Db, id: string) {
  return db.selectFrom('mails').selectAll().where('id', '=', id).executeTakeFirst()
}

/** The last 100 mails, newest first; all, or those of a state. */
export function listMails(db: Db, state?: MailState) {
  return db
    .selectFrom('mails')
    .selectAll()
    .$if(state !== undefined, (mails) => mails.where('state', '=', state ?? 'failed'))
    .orderBy('createdAt', 'desc')
    .limit(100)
    .execute()
}

/** How many could not be delivered, and how many were kept because there was no mail server. */
export async function countUndelivered(db: Db): Promise<{ failed: number; kept: number }> {
  const found = await db
    .selectFrom('mails')
    .select(['state', sql<number>`count(*)::integer`.as('mails')])
    .where('state', 'in', ['failed', 'kept'])
    .groupBy('state')
    .execute()
  return { failed: 0, kept: 0, ...Object.fromEntries(found.map(({ state, mails }) => [state, mails])) }
}

/** Takes one that failed or was kept to be sent again; undefined when it is none. */
export function claimUndelivered(db: Db, id: string) {
  return db
    .updateTable('mails')
    .set({ state: 'waiting', problem: '' })
    .where('id', '=', id)
    .where('state', 'in', ['failed', 'kept'])
    .returningAll()
    .executeTakeFirst()
}

/** Takes the next ones of a state to be sent again, in the order of their ids from `after` on. */
export async function claimNext(db: Db, state: 'failed' | 'kept', after: string, atOnce: number): Promise<string[]> {
  const next = db
    .selectFrom('mails')
    .select('id')
    .where('state', '=', state)
    .where('id', '>', after)
    .orderBy('id')
    .limit(atOnce)
    .forUpdate()
  const claimed = await db
    .updateTable('mails')
    .set({ state: 'waiting', problem: '' })
    .where('id', 'in', next)
    .returning('id')
    .execute()
  return claimed.map(({ id }) => id).sort((a, b) => (a < b ? -1 : 1))
}

/** Notes what became of a mail. A sent one loses its content, which may hold a link that opens an account. */
export async function updateMailState(db: Db, id: string, state: MailState, problem = ''): Promise<void> {
  const emptied = state === 'sent' ? { html: '', text: '', sentAt: new Date() } : {}
  await db
    .updateTable('mails')
    .set({ state, problem, ...emptied })
    .where('id', '=', id)
    .execute()
}

/** Takes back mails that wait to be sent. Answers how many that were: the others have left, or are leaving. */
export async function stopMails(db: Db, ids: string[]): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    delete from mails where id = any(${ids}::uuid[]) and state = 'waiting'`.execute(db)
  return Number(numAffectedRows)
}

/** Forgets old mails, but for those that are still to be sent. Answers how many it was, at most `atOnce`. */
export async function deleteOldMails(db: Db, writtenBefore: Date, atOnce: number): Promise<number> {
  const old = db
    .selectFrom('mails')
    .select('id')
    .where('createdAt', '<', writtenBefore)
    .where('state', '<>', 'waiting')
    .limit(atOnce)
  const deleted = await db.deleteFrom('mails').where('id', 'in', old).executeTakeFirst()
  return Number(deleted.numDeletedRows)
}
