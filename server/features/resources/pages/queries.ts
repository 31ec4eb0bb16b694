import { sql } from 'kysely'
import type { PagePart, PageText } from '#contract/resources.ts'
import type { Db } from '../../../database/tables.ts'

export interface PageRow {
  number: number
  alt: string
  text: PageText[][]
  /** The part of its picture that there is without words too; null where there is none. */
  wordless: PagePart | null
}

/** `isSpread`: its picture continues on the facing page. */
export type ListedPage = PageRow & { isSpread: boolean }

export async function upsertPage(db: Db, resourceId: number, version: string, page: PageRow): Promise<void> {
  const { number, alt } = page
  const facts = { alt, text: JSON.stringify(page.text), wordless: JSON.stringify(page.wordless) }
  await db
    .insertInto('resourcePages')
    .values({ resourceId, version, number, ...facts })
    .onConflict((conflict) => conflict.columns(['resourceId', 'version', 'number']).doUpdateSet(facts))
    .execute()
}

/** How many pages of a version are ready; they are prepared in order. */
export async function countPages(db: Db, resourceId: number, version: string): Promise<number> {
  const { pages } = await db
    .selectFrom('resourcePages')
    .select(({ fn }) => fn.countAll<string>().as('pages'))
    .where('resourceId', '=', resourceId)
    .where('version', '=', version)
    .executeTakeFirstOrThrow()
  return Number(pages)
}

/**
 * The pages of a version. Words and picture are as somebody wrote here or a release says of this PDF, else as in the PDF; a
 * picture without words, as it came.
 */
export function listPages(db: Db, resourceId: number, version: string): Promise<ListedPage[]> {
  return db
    .selectFrom('resourcePages as prepared')
    .leftJoin('teachingPages as taught', (join) =>
      join.onRef('taught.resourceId', '=', 'prepared.resourceId').on(sql<boolean>`taught.page = prepared.number - 1`),
    )
    .select(['prepared.number', 'prepared.wordless'])
    .select(sql<PageText[][]>`coalesce(taught.text, prepared.text)`.as('text'))
    .select(sql<boolean>`coalesce(taught.is_spread, false)`.as('isSpread'))
    .innerJoin('resources', 'resources.id', 'prepared.resourceId')
    .select(
      sql<string>`case when taught.alt <> ''
        and (taught.is_edited or prepared.alt = '' or source_hash = shipped_facts ->> 'sourceHash')
        then taught.alt else prepared.alt end`.as('alt'),
    )
    .where('prepared.resourceId', '=', resourceId)
    .where('prepared.version', '=', version)
    .orderBy('prepared.number')
    .execute()
}

/** What the PDF itself says of the pages of a version: the description of the picture and the words, whatever somebody wrote here. */
export function listPrinted(db: Db, resourceId: number, version: string): Promise<Pick<PageRow, 'alt' | 'text'>[]> {
  return db
    .selectFrom('resourcePages')
    .select(['alt', 'text'])
    .where('resourceId', '=', resourceId)
    .where('version', '=', version)
    .orderBy('number')
    .execute()
}

export async function deleteOtherPages(db: Db, resourceId: number, version: string): Promise<void> {
  await db.deleteFrom('resourcePages').where('resourceId', '=', resourceId).where('version', '<>', version).execute()
}

export async function deletePages(db: Db, resourceId: number, version: string): Promise<void> {
  await db.deleteFrom('resourcePages').where('resourceId', '=', resourceId).where('version', '=', version).execute()
}
