import type { Db } from '../../database/tables.ts'

/** Records a new image that nothing uses yet. */
export async function insertImage(db: Db, ownerId: string | null): Promise<string> {
  const { id } = await db.insertInto('images').values({ ownerId }).returning('id').executeTakeFirstOrThrow()
  return id
}

/** Marks an unused image, without an owner or of the uploader, as used. Returns false when there is none. */
export async function claimImage(db: Db, id: string, uploaderId: string | null): Promise<boolean> {
  const claimed = await db
    .updateTable('images')
    .set({ isUsed: true, ownerId: null })
    .where('id', '=', id)
    .where('isUsed', '=', false)
    .where((where) => where.or([where('ownerId', 'is', null), where('ownerId', '=', uploaderId)]))
    .executeTakeFirst()
  return claimed.numUpdatedRows > 0n
}

/** Marks an image as unused, so that it is deleted. */
export async function updateUnused(db: Db, id: string): Promise<void> {
  await db.updateTable('images').set({ isUsed: false, createdAt: new Date() }).where('id', '=', id).execute()
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

/** Deletes an image that is still unused; false when it is in use by now. */
export async function deleteUnused(db: Db, id: string): Promise<boolean> {
  const deleted = await db.deleteFrom('images').where('id', '=', id).where('isUsed', '=', false).executeTakeFirst()
  return deleted.numDeletedRows > 0n
}

/** The images that something uses. */
export function listUsed(db: Db): Promise<Array<{ id: string }>> {
  return db.selectFrom('images').select('id').where('isUsed', '=', true).execute()
}
