import { type ExpressionBuilder, type Insertable, type RawBuilder, type SqlBool, sql } from 'kysely'
import { lockForTransaction } from '../../database/advisory-lock.ts'
import type { DeskEntriesTable } from '../../database/inbox-tables.ts'
import { containing } from '../../database/search.ts'
import type { Database, Db } from '../../database/tables.ts'

/** What an entry is about. */
export type InboxItem = { enquiryId: string } | { bookingId: string } | { quoteId: string }

type Words = Pick<Insertable<DeskEntriesTable>, 'kind' | 'text' | 'authorId' | 'mailId'>

export async function insertEntry(db: Db, item: InboxItem, words: Words): Promise<void> {
  await db
    .insertInto('deskEntries')
    .values({ enquiryId: null, bookingId: null, quoteId: null, ...item, ...words })
    .execute()
}

function entriesOf(db: Db, item: InboxItem) {
  const entries = db.selectFrom('deskEntries')
  if ('enquiryId' in item) return entries.where('enquiryId', '=', item.enquiryId)
  if ('bookingId' in item) return entries.where('bookingId', '=', item.bookingId)
  return entries.where('quoteId', '=', item.quoteId)
}

/** What happened, the oldest first, with who did it and what became of the mails. */
export function listEntries(db: Db, item: InboxItem) {
  return entriesOf(db, item)
    .leftJoin('users', 'users.id', 'deskEntries.authorId')
    .leftJoin('mails', 'mails.id', 'deskEntries.mailId')
    .select([
      'deskEntries.id',
      'deskEntries.kind',
      'deskEntries.text',
      'deskEntries.createdAt',
      'mails.state',
      'mails.mayHaveArrived',
    ])
    .select(sql<string | null>`coalesce(nullif(users.full_name, ''), users.email::text)`.as('author'))
    .orderBy('deskEntries.id')
    .execute()
}

/** The mails that went to the sender, oldest first. */
export async function listThread(db: Db, item: InboxItem): Promise<string[]> {
  const found = await entriesOf(db, item).select('mailId').where('mailId', 'is not', null).orderBy('id').execute()
  return found.map(({ mailId }) => mailId ?? '')
}

export interface CaseFilter<State extends string> {
  /** Undefined for all. */
  statuses: readonly State[] | undefined
  /** A part of the text that is searched; `""` for all. */
  q: string
  /** The kinds that are wanted; undefined for all. */
  kinds?: readonly string[] | undefined
}

/** Whether a case is in that state, of such a kind, and has those words in `searched`, which has an index of trigrams. */
export function matching<State extends string>(
  searched: RawBuilder<unknown>,
  { statuses, q, kinds }: CaseFilter<State>,
): RawBuilder<SqlBool> {
  const isInState = statuses === undefined ? sql`true` : sql`status = any(${statuses}::text[])`
  const isOfKind = kinds === undefined ? sql`true` : sql`kind = any(${kinds}::text[])`
  const hasWords = q === '' ? sql`true` : sql`${searched} ilike ${containing(q)}`
  return sql<SqlBool>`(${isInState} and ${isOfKind} and ${hasWords})`
}

/** Keeps other messages of this address waiting until the transaction ends. */
export async function lockSender(db: Db, email: string): Promise<void> {
  await lockForTransaction(db, `sender ${email}`)
}

/** Who wrote something. An address that was never confirmed may be somebody else's: `""` then. */
export interface Sender {
  id: string
  email: string
}

/** What they wrote with their account, and from their address without one; not what a colleague wrote in their name. */
export function writtenBy({ id, email }: Sender) {
  return ({ eb, or, and }: ExpressionBuilder<Database, 'enquiries' | 'bookings' | 'quotes'>) =>
    // Cases whose sender has been forgotten have no address either, and belong to nobody.
    or([eb('userId', '=', id), and([eb('userId', 'is', null), eb('email', '=', email), eb('email', '<>', '')])])
}

/** Deletes what was written in the histories of some cases, by operators and by the people the cases are from. */
export async function deleteReplies(
  db: Db,
  column: 'enquiryId' | 'bookingId' | 'quoteId',
  ids: string[],
): Promise<void> {
  if (ids.length === 0) return
  await db.deleteFrom('deskEntries').where(column, 'in', ids).where('kind', '=', 'reply').execute()
}

/** Cuts the notes of a data request to their first lines, which say the outcome. The others are an operator's own words. */
export async function keepFirstLines(db: Db, enquiryId: string): Promise<void> {
  await db
    .updateTable('deskEntries')
    .set({ text: sql<string>`split_part(text, E'\\n', 1)` })
    .where('enquiryId', '=', enquiryId)
    .where('kind', '=', 'note')
    .execute()
}
