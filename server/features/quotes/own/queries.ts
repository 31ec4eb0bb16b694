import { type SqlBool, sql } from 'kysely'
import type { Db } from '../../../database/tables.ts'
import type { OwnScope } from '../../inbox/service.ts'

const inScope = ({ userId, schoolId, memberOf }: OwnScope) =>
  sql<SqlBool>`(quotes.user_id = ${userId}::uuid and coalesce(quotes.school_id = ${memberOf}::uuid, quotes.school_id is null)
    or quotes.school_id = ${schoolId}::uuid)`

export type FoundOwnQuote = Awaited<ReturnType<typeof listOwn>>[number]

/** With the quote that was sent last, and never with a draft: open ones first, then newest first. */
export function listOwn(db: Db, scope: OwnScope) {
  return db
    .selectFrom('quotes')
    .leftJoin('sentQuotes', (join) =>
      join.onRef('sentQuotes.quoteId', '=', 'quotes.id').onRef('sentQuotes.revision', '=', 'quotes.revision'),
    )
    .select([
      'quotes.id',
      'quotes.reference',
      'quotes.status',
      'quotes.name',
      'quotes.asked',
      'quotes.createdAt',
      'quotes.userId',
    ])
    .select(['sentQuotes.number', 'sentQuotes.offer'])
    .where(inScope(scope))
    .orderBy(sql`quotes.status = 'closed'`)
    .orderBy('quotes.createdAt', 'desc')
    .orderBy('quotes.id')
    .limit(100)
    .execute()
}

/** Whether somebody may see a quote. */
export async function isOwn(db: Db, scope: OwnScope, id: string): Promise<boolean> {
  const found = db.selectFrom('quotes').select('id').where('id', '=', id).where(inScope(scope))
  return (await found.executeTakeFirst()) !== undefined
}
