import { sql } from 'kysely'
import { lastPosition } from '../../database/positions.ts'
import type { Db } from '../../database/tables.ts'
import { nextVersion } from '../../database/versions.ts'

interface Words {
  quote: string
  authorRole: string
  author: string
  isExample: boolean
  saidOn: string | null
  agreedOn: string | null
  agreedHow: string
}

const day = (column: 'saidOn' | 'agreedOn') =>
  sql<string>`coalesce(to_char(${sql.ref(column)}, 'YYYY-MM-DD'), '')`.as(column)
const columns = [
  ...(['id', 'quote', 'author', 'authorRole', 'isExample', 'agreedHow', 'version'] as const),
  ...[day('saidOn'), day('agreedOn')],
] as const

/** In the order in which they are shown. */
export function listShown(db: Db) {
  return db
    .selectFrom('testimonials')
    .select(columns)
    .where('deletedAt', 'is', null)
    .orderBy('position')
    .orderBy('id')
    .execute()
}

/** What was deleted since then, newest first. */
export function listDeleted(db: Db, since: Date) {
  return db
    .selectFrom('testimonials')
    .select(columns)
    .where('deletedAt', '>=', since)
    .orderBy('deletedAt', 'desc')
    .execute()
}

export async function insertTestimonial(db: Db, words: Words): Promise<number> {
  const { id } = await db
    .insertInto('testimonials')
    .values({ ...words, position: lastPosition('testimonials') })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** A shown one that nobody else can change until the transaction ends. */
export async function lockTestimonial(db: Db, id: number) {
  const found = await db
    .selectFrom('testimonials')
    .select(columns)
    .where('id', '=', id)
    .where('deletedAt', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  return found ?? null
}

export async function updateTestimonial(db: Db, id: number, words: Words): Promise<void> {
  await db
    .updateTable('testimonials')
    .set({ ...words, version: nextVersion('version') })
    .where('id', '=', id)
    .execute()
}

/** Takes it from the pages; the row stays, so that it can be put back. */
export async function deleteTestimonial(db: Db, id: number): Promise<boolean> {
  const deleted = await db
    .updateTable('testimonials')
    .set({ deletedAt: new Date() })
    .where('id', '=', id)
    .where('deletedAt', 'is', null)
    .executeTakeFirst()
  return deleted.numUpdatedRows > 0n
}

/** Erases what was deleted before then. */
export async function deleteTestimonialsOf(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('testimonials').where('deletedAt', '<', before).execute()
}

/** False if it has not been deleted since then. */
export async function restoreTestimonial(db: Db, id: number, since: Date): Promise<boolean> {
  const restored = await db
    .updateTable('testimonials')
    .set({ deletedAt: null, position: lastPosition('testimonials') })
    .where('id', '=', id)
    .where('deletedAt', '>=', since)
    .executeTakeFirst()
  return restored.numUpdatedRows > 0n
}

/** Gives the shown ones this order; false, and nothing done, when `ids` are not exactly those. */
export async function updateOrder(db: Db, ids: number[]): Promise<boolean> {
  const shown = await db.selectFrom('testimonials').select('id').where('deletedAt', 'is', null).forUpdate().execute()
  const wanted = new Set(ids)
  if (wanted.size !== ids.length || shown.length !== ids.length || shown.some(({ id }) => !wanted.has(id))) return false
  await sql`
    update testimonials set position = ordered.place
    from unnest(${ids}::int[]) with ordinality as ordered (id, place)
    where testimonials.id = ordered.id`.execute(db)
  return true
}
