import { type Insertable, sql, type Updateable } from 'kysely'
import type { QuoteStatus } from '#contract/quotes.ts'
import type { QuotesTable, SellerTable, SentQuotesTable, StoredOffer } from '../../database/inbox-tables.ts'
import { readOldestFirst } from '../../database/oldest-first.ts'
import type { Db } from '../../database/tables.ts'
import { nextVersion } from '../../database/versions.ts'
import { type CaseFilter, matching } from '../inbox/service.ts'

export function insertQuote(db: Db, quote: Insertable<QuotesTable>) {
  return db.insertInto('quotes').values(quote).returning(['id', 'reference']).executeTakeFirstOrThrow()
}

const written = ['userId', 'name', 'email', 'phone', 'school', 'postalAddress', 'orderNumber', 'message'] as const

/** The same request of the same person a few minutes ago, unless it has been closed: a double click, or a lost connection. */
export async function findRepeated(
  db: Db,
  { asked, ...same }: Insertable<Omit<QuotesTable, 'reference'>>,
  since: Date,
) {
  const found = await db
    .selectFrom('quotes')
    .select('reference')
    .where(sql<boolean>`asked = ${asked}::jsonb`)
    .where(({ eb, and }) => and(written.map((name) => eb(name, 'is not distinct from', same[name] ?? null))))
    .where('status', '<>', 'closed')
    .where('createdAt', '>', since)
    .executeTakeFirst()
  return found?.reference ?? null
}

export type FoundQuote = NonNullable<Awaited<ReturnType<typeof findQuote>>>

/** A quote with all that has been sent for it, oldest first. */
export async function findQuote(db: Db, id: string) {
  const found = await db.selectFrom('quotes').selectAll().where('id', '=', id).executeTakeFirst()
  if (!found) return null
  const sent = db.selectFrom('sentQuotes').selectAll().where('quoteId', '=', id).orderBy('revision')
  return { ...found, sent: await sent.execute() }
}

export type FoundSent = FoundQuote['sent'][number]

/** Keeps a quote as it is sent. */
export async function insertSent(db: Db, sent: Insertable<SentQuotesTable>): Promise<void> {
  await db.insertInto('sentQuotes').values(sent).execute()
}

const searched = sql`reference || ' ' || name || ' ' || email::text || ' ' || school || ' ' || order_number || ' ' || asked::text`

export type QuoteFilter = CaseFilter<QuoteStatus>

/** All that a filter finds, with the offer that was sent last, oldest first, read in portions. */
export const readQuotes = (db: Db, filter: QuoteFilter) =>
  readOldestFirst(({ isNext, order, limit }) =>
    db
      .selectFrom('quotes')
      .selectAll('quotes')
      .select(
        sql<StoredOffer | null>`(select sent_quotes.offer from sent_quotes where quote_id = quotes.id
          order by sent_quotes.revision desc limit 1)`.as('lastSent'),
      )
      .where(matching(searched, filter))
      .where(isNext)
      .orderBy(order)
      .limit(limit)
      .execute(),
  )

/** Changes a quote if nobody has changed it since; otherwise returns false. */
export async function updateQuote(
  db: Db,
  { id, version }: { id: string; version: number },
  change: Pick<Updateable<QuotesTable>, 'status' | 'offer' | 'orderNumber' | 'revision' | 'quotedAt' | 'closedFrom'>,
): Promise<boolean> {
  const updated = await db
    .updateTable('quotes')
    .set({ ...change, version: nextVersion('version'), updatedAt: new Date() })
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst()
  return updated.numUpdatedRows > 0n
}

export type Seller = Pick<SellerTable, 'details' | 'vat'>

/** What the last quote said of the seller; null before there was one. */
export async function findSeller(db: Db): Promise<Seller | null> {
  return (await db.selectFrom('seller').select(['details', 'vat']).executeTakeFirst()) ?? null
}

export async function updateSeller(db: Db, seller: Seller): Promise<void> {
  await db
    .insertInto('seller')
    .values(seller)
    .onConflict((conflict) => conflict.column('isOnly').doUpdateSet(seller))
    .execute()
}
