import { sql } from 'kysely'
import { lastPosition, updatePositions } from '../../../database/positions.ts'
import type { Db } from '../../../database/tables.ts'
import { nextVersion } from '../../../database/versions.ts'

const columns = ['id', 'name', 'title', 'version'] as const

/** How many resources are in each category that has any, by its slug; deleted ones apart. */
export async function countByCategory(db: Db): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('resources')
    .select(['category', ({ fn }) => fn.countAll<string>().as('resources')])
    .where('deletedAt', 'is', null)
    .groupBy('category')
    .execute()
  return new Map(rows.map(({ category, resources }) => [category, Number(resources)]))
}

/** The category with this title, whatever its case; a removed one too. */
export async function findByTitle(db: Db, title: string) {
  const found = await db
    .selectFrom('categories')
    .select([...columns, 'removedAt'])
    .where(sql`lower(title)`, '=', title.toLowerCase())
    .executeTakeFirst()
  return found ?? null
}

/** Adds a category behind the others, or brings back the removed one of that slug. Null when the slug is in use. */
export async function insertCategory(db: Db, name: string, title: string) {
  const added = await db
    .insertInto('categories')
    .values({ name, title, position: lastPosition('categories') })
    .onConflict((conflict) =>
      conflict.column('name').doUpdateSet({ title, removedAt: null }).where('categories.removedAt', 'is not', null),
    )
    .returning(columns)
    .executeTakeFirst()
  return added ?? null
}

export function updateTitle(db: Db, id: number, title: string) {
  return db
    .updateTable('categories')
    .set({ title, version: nextVersion('version') })
    .where('id', '=', id)
    .returning(columns)
    .executeTakeFirstOrThrow()
}

/** A category that nobody else can change until the transaction ends, or fill with resources. */
export async function lockCategory(db: Db, id: number) {
  const found = await db.selectFrom('categories').select(columns).where('id', '=', id).forUpdate().executeTakeFirst()
  return found ?? null
}

export async function updateRemoved(db: Db, id: number): Promise<void> {
  await db.updateTable('categories').set({ removedAt: new Date() }).where('id', '=', id).execute()
}

/** Puts the categories with these ids first, in this order; the others follow as they were. */
export const updateCategoryOrder = (db: Db, ids: number[]): Promise<void> => updatePositions(db, 'categories', ids)
