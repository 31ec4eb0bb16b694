import { type Insertable, type Kysely, sql } from 'kysely'
import type { DeskEntriesTable } from '../../database/desk-tables.ts'
import type { Database } from '../../database/tables.ts'

type Db = Kysely<Database>

/** What an entry is about. */
export type DeskItem = { enquiryId: string } | { bookingId: string }

type Words = Pick<Insertable<DeskEntriesTable>, 'kind' | 'text' | 'authorId' | 'mailId'>

export async function insertEntry(db: Db, item: DeskItem, words: Words): Promise<void> {
  await db
    .insertInto('deskEntries')
    .values({ enquiryId: null, bookingId: null, ...item, ...words })
    .execute()
}

function entriesOf(db: Db, item: DeskItem) {
  const entries = db.selectFrom('deskEntries')
  return 'enquiryId' in item
    ? entries.where('enquiryId', '=', item.enquiryId)
    : entries.where('bookingId', '=', item.bookingId)
}

/** What happened, the oldest first, with who did it and what became of the mails. */
export function listEntries(db: Db, item: DeskItem) {
  return entriesOf(db, item)
    .leftJoin('users', 'users.id', 'deskEntries.authorId')
    .leftJoin('mails', 'mails.id', 'deskEntries.mailId')
    .select(['deskEntries.id', 'deskEntries.kind', 'deskEntries.text', 'deskEntries.createdAt', 'mails.state'])
    .select(sql<string | null>`coalesce(nullif(users.full_name, ''), users.email::text)`.as('author'))
    .orderBy('deskEntries.id')
    .execute()
}

/** The mails that went to whoever wrote, the first of them first. */
export async function listThread(db: Db, item: DeskItem): Promise<string[]> {
  const found = await entriesOf(db, item).select('mailId').where('mailId', 'is not', null).orderBy('id').execute()
  return found.map(({ mailId }) => mailId ?? '')
}

/** Keeps other messages of this address waiting until the transaction ends. */
export async function lockSender(db: Db, email: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`sender ${email}`}, 0))`.execute(db)
}
