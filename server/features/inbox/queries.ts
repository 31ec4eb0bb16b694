import { type ExpressionBuilder, type Insertable, type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely'
import { lockForTransaction } from '../../database/advisory-lock.ts'
import { byState, countStates } from '../../database/counters.ts'
import type { DeskEntriesTable } from '../../database/inbox-tables.ts'
import { containing, emailLike } from '../../database/search.ts'
import type { Database } from '../../database/tables.ts'

type Db = Kysely<Database>

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
    .select(['deskEntries.id', 'deskEntries.kind', 'deskEntries.text', 'deskEntries.createdAt', 'mails.state'])
    .select(sql<string | null>`coalesce(nullif(users.full_name, ''), users.email::text)`.as('author'))
    .orderBy('deskEntries.id')
    .execute()
}

/** The mails that went to whoever wrote, the first of them first. */
export async function listThread(db: Db, item: InboxItem): Promise<string[]> {
  const found = await entriesOf(db, item).select('mailId').where('mailId', 'is not', null).orderBy('id').execute()
  return found.map(({ mailId }) => mailId ?? '')
}

/** A table of cases. */
export interface CaseTable<State extends string> {
  name: 'enquiries' | 'bookings' | 'quotes'
  /** The text that a search looks at, which has an index of trigrams (`server/database/extensions.ts`). */
  searched: RawBuilder<unknown>
  states: readonly State[]
  /** The kinds that are counted separately, for a table whose cases have one. */
  kinds?: readonly string[]
}

export interface CaseFilter<State extends string> {
  status: State | undefined
  /** A part of the text that is searched; `""` for all. */
  q: string
  /** The kinds that are wanted; undefined for all. */
  kinds?: readonly string[] | undefined
}

/** Whether a case is in that state, of such a kind, and has those words. */
export function matching<State extends string>(
  { searched }: CaseTable<State>,
  { status, q, kinds }: CaseFilter<State>,
): RawBuilder<SqlBool> {
  const isInState = status === undefined ? sql`true` : sql`status = ${status}`
  const isOfKind = kinds === undefined ? sql`true` : sql`kind = any(${kinds}::text[])`
  const hasWords = q === '' ? sql`true` : emailLike(searched, containing(q))
  return sql<SqlBool>`(${isInState} and ${isOfKind} and ${hasWords})`
}

/** How many cases are in each state, of those that a filter finds in any state. */
export async function countCasesInStates<State extends string>(
  db: Db,
  table: CaseTable<State>,
  filter: CaseFilter<State>,
): Promise<Record<State, number>> {
  const { name, states } = table
  if (filter.q === '') {
    const kinds = filter.kinds ?? table.kinds
    return countStates(db, kinds ? kinds.map((kind) => `${name} ${kind}`) : [name], states)
  }
  const { rows } = await sql<{ status: State; cases: number }>`
    select status, count(*)::integer as cases from ${sql.table(name)}
    where ${matching(table, { ...filter, status: undefined })} group by status`.execute(db)
  return byState(states, (state) => rows.find(({ status }) => status === state)?.cases ?? 0)
}

/** Keeps other messages of this address waiting until the transaction ends. */
export async function lockSender(db: Db, email: string): Promise<void> {
  await lockForTransaction(db, `sender ${email}`)
}

/** A booking or an order without the person who made it. */
const nobody = { name: '', email: '', phone: '', message: '', userId: null }

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

/**
 * What somebody wrote goes with the account. Their sessions stay without them, for they are counted, and so do their
 * orders, which are still to be delivered and paid, and the record of their data requests. One that has no answer yet is
 * still owed one, and forgets them when it is closed.
 */
export async function forgetSender(db: Db, sender: Sender): Promise<void> {
  await db.deleteFrom('enquiries').where(writtenBy(sender)).where('kind', '=', 'message').execute()
  const requests = db.updateTable('enquiries').set({ forgetWhenClosed: true }).where(writtenBy(sender))
  const asked = await requests.where('email', '<>', '').returning(['id', 'status']).execute()
  for (const { id, status } of asked) if (status === 'closed') await forgetRequester(db, id)
  await forgetBuyer(db, sender)
  await db.deleteFrom('quotes').where(writtenBy(sender)).execute()
  const theirs = db.updateTable('bookings').set(nobody).where(writtenBy(sender)).where('email', '<>', '')
  const bookings = await theirs.returning('id').execute()
  await deleteWordsOf(
    db,
    bookings.map(({ id }) => id),
  )
}

/** Removes the person from a data request. Its dates and its outcome stay: they show that it was dealt with. */
export async function forgetRequester(db: Db, enquiryId: string): Promise<void> {
  await db
    .updateTable('enquiries')
    .set({ name: '', email: '', telephone: '', postcode: '', message: '', userId: null, outcomeText: '' })
    .where('id', '=', enquiryId)
    .execute()
  const entries = db.deleteFrom('deskEntries').where('enquiryId', '=', enquiryId)
  await entries.where('kind', '=', 'reply').execute()
  // The first line says which outcome it was, the others are an operator's own words.
  await db
    .updateTable('deskEntries')
    .set({ text: sql<string>`split_part(text, E'\\n', 1)` })
    .where('enquiryId', '=', enquiryId)
    .where('kind', '=', 'note')
    .execute()
}

/** Removes the person from the quotes that they accepted. */
async function forgetBuyer(db: Db, sender: Sender): Promise<void> {
  const withoutName = sql<string>`offer || '{"name": ""}'`
  const ordered = await db
    .updateTable('quotes')
    .set({ ...nobody, offer: withoutName })
    .where(writtenBy(sender))
    .where(({ eb, or, and }) =>
      or([eb('status', '=', 'accepted'), and([eb('status', '=', 'closed'), eb('closedFrom', '=', 'accepted')])]),
    )
    .returning('id')
    .execute()
  if (ordered.length === 0) return
  const ids = ordered.map(({ id }) => id)
  await db.updateTable('sentQuotes').set({ offer: withoutName }).where('quoteId', 'in', ids).execute()
  await db.deleteFrom('deskEntries').where('quoteId', 'in', ids).where('kind', '=', 'reply').execute()
}

async function deleteWordsOf(db: Db, bookingIds: string[]): Promise<void> {
  if (bookingIds.length === 0) return
  await db.deleteFrom('deskEntries').where('bookingId', 'in', bookingIds).where('kind', '=', 'reply').execute()
}

/** Deletes answered messages last changed before a time. Returns how many there were, at most `atOnce`. */
export function deleteEnquiriesBefore(db: Db, before: Date, atOnce: number): Promise<number> {
  const answered = oldEnquiries(db, before, atOnce).where('kind', '=', 'message').where('status', '<>', 'new')
  return deleteEnquiries(db, answered)
}

/** Deletes data requests last changed before a time, if they are closed. Returns how many there were, at most `atOnce`. */
export function deleteDataRequestsBefore(db: Db, before: Date, atOnce: number): Promise<number> {
  const closed = oldEnquiries(db, before, atOnce).where('kind', '<>', 'message').where('status', '=', 'closed')
  return deleteEnquiries(db, closed)
}

/** What an operator changes at this moment is skipped, and looked at again the next day. */
const oldEnquiries = (db: Db, before: Date, atOnce: number) =>
  db.selectFrom('enquiries').select('id').where('updatedAt', '<', before).limit(atOnce).forUpdate().skipLocked()

async function deleteEnquiries(db: Db, ids: ReturnType<typeof oldEnquiries>): Promise<number> {
  const deleted = await db.deleteFrom('enquiries').where('id', 'in', ids).executeTakeFirst()
  return Number(deleted.numDeletedRows)
}

/** Deletes requests for quotes last changed before a time, whatever became of them. Returns how many there were, at most `atOnce`. */
export async function deleteQuotesBefore(db: Db, before: Date, atOnce: number): Promise<number> {
  const old = db
    .selectFrom('quotes')
    .select('id')
    .where('updatedAt', '<', before)
    .limit(atOnce)
    .forUpdate()
    .skipLocked()
  const deleted = await db.deleteFrom('quotes').where('id', 'in', old).executeTakeFirst()
  return Number(deleted.numDeletedRows)
}

/**
 * Removes the people from bookings that are over and last changed before a time. Returns how many bookings there were,
 * at most `atOnce`.
 */
export function forgetBookingsBefore(db: Db, before: Date, atOnce: number): Promise<number> {
  const old = db
    .selectFrom('bookings')
    .select('id')
    .where(({ eb, or, and }) =>
      or([
        eb('status', 'in', ['done', 'cancelled']),
        and([eb('status', '=', 'confirmed'), eb('sessionOn', '<', before)]),
      ]),
    )
    .where(({ eb, or, exists, selectFrom }) =>
      or([
        eb('email', '<>', ''),
        eb('message', '<>', ''),
        eb('visitor', '<>', ''),
        eb('place', '<>', ''),
        exists(selectFrom('assurances').select('bookingId').whereRef('assurances.bookingId', '=', 'bookings.id')),
        exists(
          selectFrom('deskEntries')
            .select('deskEntries.id')
            .whereRef('deskEntries.bookingId', '=', 'bookings.id')
            .where('deskEntries.kind', '=', 'reply'),
        ),
      ]),
    )
    .where('updatedAt', '<', before)
    .limit(atOnce)
    .forUpdate()
    .skipLocked()
  return db.transaction().execute(async (trx) => {
    const forgotten = await trx
      .updateTable('bookings')
      // Who came, and perhaps the link of a video call.
      .set({ ...nobody, visitor: '', place: '' })
      .where('id', 'in', old)
      .returning('id')
      .execute()
    const ids = forgotten.map(({ id }) => id)
    await deleteWordsOf(trx, ids)
    if (ids.length > 0) await trx.deleteFrom('assurances').where('bookingId', 'in', ids).execute()
    return ids.length
  })
}
