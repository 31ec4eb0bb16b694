import { sql } from 'kysely'
import { lastPosition } from '../../../database/positions.ts'
import type { Db } from '../../../database/tables.ts'
import { type ResourceRow, resourceColumns } from '../queries.ts'

/** The name of the category that is called so here, else of the one with this title; without either it is added behind the others. */
export async function findOrAddCategory(db: Db, { name, title }: { name: string; title: string }): Promise<string> {
  const found = await db
    .selectFrom('categories')
    .select('name')
    .where((where) => where.or([where('name', '=', name), where(sql`lower(title)`, '=', title.toLowerCase())]))
    .orderBy(sql`name <> ${name}`)
    .executeTakeFirst()
  if (found) return found.name
  const added = { name, title, position: lastPosition('categories') }
  await db
    .insertInto('categories')
    .values(added)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return name
}

/** A storybook or paper of the portal with this title, if there is one. */
export async function findByTitle(db: Db, title: string): Promise<number | null> {
  const found = await db
    .selectFrom('resources')
    .select('id')
    .where('title', '=', title)
    .where('schoolId', 'is', null)
    .where('deletedAt', 'is', null)
    .orderBy('id')
    .executeTakeFirst()
  return found?.id ?? null
}

/** A storybook of the portal and its papers, the book first; nothing for every other resource. */
export async function listBookAndPapers(db: Db, bookId: number) {
  const rows = await db
    .selectFrom('resources')
    .innerJoin('categories', 'categories.name', 'resources.category')
    .select(resourceColumns.map((column) => `resources.${column}` as const))
    .select('categories.title as categoryTitle')
    .where((where) => where.or([where('resources.id', '=', bookId), where('belongsTo', '=', bookId)]))
    .where('schoolId', 'is', null)
    .where('deletedAt', 'is', null)
    .orderBy((order) => order('resources.id', '=', bookId), 'desc')
    .orderBy('resources.position')
    .orderBy('resources.id')
    .execute()
  const [book] = rows
  return book?.id === bookId && book.category === 'storybook' ? rows : []
}

export type ListedResource = ResourceRow & { categoryTitle: string }
