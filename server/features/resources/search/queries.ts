import { type RawBuilder, sql } from 'kysely'
import { maxFound } from '#contract/resources.ts'
import type { Db } from '../../../database/tables.ts'
import { type ResourceRow, resourceColumns } from '../queries.ts'
import { listPublishedWords } from '../texts/queries.ts'
import type { Scope } from './scopes.ts'

/** Marks the words that were found: characters that no text has. */
export const marks = { begin: '\u0002', end: '\u0003' } as const

/** How many resources are answered, and how many pages of each scope are compared for that. */
const max = { found: maxFound, compared: 100 }

/**
 * The rows of a scope. Written out rather than passed: only then does PostgreSQL use the index of that scope, and no
 * other. The shared scopes have indexes of their own; a school has too few pages to need one.
 */
function inScope(scope: Scope): RawBuilder<boolean> {
  if (scope === 'schools') return sql`scope not in ('free', 'full', 'draft') and scope like 'school %'`
  if (scope === 'free' || scope === 'full' || scope === 'draft') return sql`scope = ${sql.lit(scope)}`
  return sql`scope not in ('free', 'full', 'draft') and scope = ${scope}`
}

/** The best page of a resource. */
export interface FoundPage {
  resource: ResourceRow
  number: number
  excerpt: string
}

/**
 * The best page of each resource that matches a query of `to_tsquery`, the best first. Where a word is everywhere, not
 * every page with it is compared: titles and descriptions come first. Call it within `byIndexes`.
 */
export async function findPages(held: Db, scopes: readonly Scope[], query: string): Promise<FoundPage[]> {
  const wanted = sql`to_tsquery('english', ${query})`
  const matchesIn = (scope: Scope, part: RawBuilder<unknown>) =>
    sql`(select resource_id, number, document, words, texts from searchable_pages
        where ${inScope(scope)} and ${part} and document @@ ${wanted} limit ${max.compared})`
  const samples = scopes
    .filter(hasSample)
    .map((scope) => sql`${sql.ref(`some_${scope}`)} as materialized ${matchesIn(scope, inSample)}`)
  const matches = scopes.flatMap((scope) => {
    const titles = matchesIn(scope, sql`number = 0`)
    if (!hasSample(scope)) return [titles, matchesIn(scope, sql`number > 0`)]
    const sample = sql.ref(`some_${scope}`)
    const isEnough = sql`(select count(*) = ${max.compared} from ${sample})`
    return [
      titles,
      sql`(select * from ${sample} where ${isEnough})`,
      matchesIn(scope, sql`number > 0 and not ${isEnough}`),
    ]
  })
  const { rows } = await sql<ResourceRow & Omit<FoundPage, 'resource'>>`
    with ${sql.join([...samples, sql`matches as materialized (${sql.join(matches, sql` union all `)})`])},
    best as (
      select distinct on (resource_id) resource_id, number, words, texts, ts_rank(document, ${wanted}) as rank
      from matches order by resource_id, rank desc, number
    ),
    shown as (select * from best order by rank desc, resource_id limit ${max.found})
    select ${sql.join(resourceColumns.map((column) => sql.ref(`resources.${column}`)))}, number,
      ${excerptOf(wanted)} as excerpt
    from shown join resources on resources.id = shown.resource_id
    where resources.deleted_at is null order by rank desc, shown.resource_id`.execute(held)
  return rows.map(({ number, excerpt, ...resource }) => ({ resource, number, excerpt }))
}

/** The words around what was found: those of the story, or of the other texts of the page where only they have it. */
function excerptOf(wanted: RawBuilder<unknown>): RawBuilder<string> {
  const from = (column: string) =>
    sql`ts_headline('english', searchable_text(${sql.ref(column)}), ${wanted},
      ${`StartSel=${marks.begin}, StopSel=${marks.end}, MaxFragments=1, MaxWords=30, MinWords=15, ShortWord=2`})`
  return sql`case when number = 0 then ${from('description')}
    when texts <> '' and strpos(${from('words')}, ${marks.begin}) = 0 then ${from('texts')} else ${from('words')} end`
}

/**
 * One page in sixteen: where enough of these have a word, it is everywhere, and no other page is looked at. The shared
 * scopes have an index of them.
 */
const inSample = sql`number > 0 and (resource_id + number) % 16 = 0`
const hasSample = (scope: Scope) => scope === 'free' || scope === 'full'

/**
 * Reads with nothing but bitmap scans of the indexes. Scans of the whole table are slow here, because the planner
 * underrates how long a comparison takes, and they pass through pages of other scopes.
 */
export function byIndexes<T>(db: Db, read: (held: Db) => Promise<T>): Promise<T> {
  return db.transaction().execute(async (held) => {
    await sql`select set_config('enable_seqscan', 'off', true), set_config('enable_indexscan', 'off', true)`.execute(
      held,
    )
    return read(held)
  })
}

/** Words on pages of these scopes that look like a word, the likeliest first. Call it `byIndexes`. */
export async function listSimilarWords(held: Db, scopes: readonly Scope[], word: string): Promise<string[]> {
  const similar = scopes.map(
    (scope) => sql`(select word, uses from searchable_words where ${inScope(scope)} and word % ${word}
      order by similarity(word, ${word}) desc, uses desc limit 12)`,
  )
  const { rows } = await sql<{ word: string }>`
    select word from (${sql.join(similar, sql` union all `)}) as alike group by word
    order by similarity(word, ${word}) desc, sum(uses) desc, word limit 12`.execute(held)
  return rows.map(({ word }) => word)
}

/** Stores the words of a version's pages, in order, beside those of its texts; nothing if another version has replaced it. */
export async function replaceSearchablePages(
  db: Db,
  { resourceId, version }: { resourceId: number; version: string },
  pages: readonly string[],
): Promise<void> {
  await db.transaction().execute(async (held) => {
    const updated = await held
      .updateTable('resources')
      .set({ searchableVersion: version })
      .where('id', '=', resourceId)
      .where('version', '=', version)
      .executeTakeFirst()
    if (updated.numUpdatedRows === 0n) return
    await held.deleteFrom('searchablePages').where('resourceId', '=', resourceId).where('number', '>', 0).execute()
    const texts = await listPublishedWords(held, resourceId)
    const rows = pages.map((words, index) => ({ resourceId, number: index + 1, words, texts: texts.get(index) ?? '' }))
    const worded = rows.filter((row) => row.words + row.texts !== '')
    if (worded.length > 0) await held.insertInto('searchablePages').values(worded).execute()
  })
}

/** Resources whose pages are yet to be read. Storybooks come with the preparing of their pages. */
export function listUnread(db: Db) {
  return db
    .selectFrom('resources')
    .select(['id as resourceId', 'version'])
    .where('deletedAt', 'is', null)
    .where(({ eb, or, and }) => or([eb('category', '<>', 'storybook'), and([eb('isPrepared', '=', true)])]))
    .where(({ eb, or, ref }) =>
      or([eb('searchableVersion', 'is', null), eb('searchableVersion', '<>', ref('version'))]),
    )
    .orderBy('id')
    .execute()
}
