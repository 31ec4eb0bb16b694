import type { Kysely } from 'kysely'
import type { Database } from '../../database/tables.ts'

type Db = Kysely<Database>

/** Notes a picture that nobody uses yet. */
export async function insertImage(db: Db, ownerId: string | null): Promise<string> {
  const { id } = await db.insertInto('images').values({ ownerId }).returning('id').executeTakeFirstOrThrow()
  return id
}

export async function updateUnused(db: Db, id: string): Promise<void> {
  await db.updateTable('images').set({ isUsed: false }).where('id', '=', id).execute()
}

export async function listUnused(db: Db, before: Date): Promise<string[]> {
  const found = await db
    .selectFrom('images')
    .select('id')
    .where('isUsed', '=', false)
    .where('createdAt', '<', before)
    .execute()
  return found.map(({ id }) => id)
}

/** Deletes a picture that is still unused; false when somebody has begun to use it. */
export async function deleteUnused(db: Db, id: string): Promise<boolean> {
  const deleted = await db.deleteFrom('images').where('id', '=', id).where('isUsed', '=', false).executeTakeFirst()
  return deleted.numDeletedRows > 0n
}
