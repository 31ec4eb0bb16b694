import { type Kysely, sql } from 'kysely'
import type { Database } from '../../../database/tables.ts'

type Db = Kysely<Database>

/** Whether a page was prepared by a release that made no pictures without words. JSON's null says that there can be none. */
const isOfOld = sql<boolean>`wordless is null`

/** The first page of a version that is to be prepared again; null if none is. */
export async function findOldPage(db: Db, resourceId: number, version: string): Promise<number | null> {
  const { first } = await db
    .selectFrom('resourcePages')
    .select(({ fn }) => fn.min('number').as('first'))
    .where('resourceId', '=', resourceId)
    .where('version', '=', version)
    .where(isOfOld)
    .executeTakeFirstOrThrow()
  return first
}

/** Leaves the pages of a version as they were prepared. */
export async function settleOldPages(db: Db, resourceId: number, version: string): Promise<void> {
  await db
    .updateTable('resourcePages')
    .set({ wordless: JSON.stringify(null) })
    .where('resourceId', '=', resourceId)
    .where('version', '=', version)
    .where(isOfOld)
    .execute()
}

/** Books with a page that is to be prepared again. */
export function listWithOldPages(db: Db) {
  return db
    .selectFrom('resources')
    .innerJoin('resourcePages', (join) =>
      join
        .onRef('resourcePages.resourceId', '=', 'resources.id')
        .onRef('resourcePages.version', '=', 'resources.version'),
    )
    .select(['resources.id as resourceId', 'resources.version'])
    .distinct()
    .where('resources.isPrepared', '=', true)
    .where('resources.deletedAt', 'is', null)
    .where(isOfOld)
    .execute()
}
