import type { Kysely } from 'kysely'
import type { Database } from '../../database/tables.ts'

type Db = Kysely<Database>

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

/** The last 100 mails, newest first. */
export function listMails(db: Db) {
  return db.selectFrom('mails').selectAll().orderBy('createdAt', 'desc').limit(100).execute()
}

/** Notes what became of a mail. A sent one loses its content, which may hold a link that opens an account. */
export async function updateMailState(
  db: Db,
  id: string,
  state: 'waiting' | 'sent' | 'kept' | 'failed',
  problem = '',
): Promise<void> {
  const emptied = state === 'sent' ? { html: '', text: '', sentAt: new Date() } : {}
  await db
    .updateTable('mails')
    .set({ state, problem, ...emptied })
    .where('id', '=', id)
    .execute()
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
