import { lockForTransaction } from '../../../database/advisory-lock.ts'
import type { Db } from '../../../database/tables.ts'
import { resourceColumns } from '../queries.ts'

/** The free storybooks that the portal has published for everybody, in shelf order. */
export function listFreeBooks(db: Db) {
  return db
    .selectFrom('resources')
    .select([...resourceColumns, 'isFeatured'])
    .where('category', '=', 'storybook')
    .where('isFree', '=', true)
    .where('isDraft', '=', false)
    .where('schoolId', 'is', null)
    .where('deletedAt', 'is', null)
    .orderBy('position')
    .orderBy('id')
    .execute()
}

/** Features this resource instead of the one before; with null, none. Operators who do so at once take turns. */
export async function updateFeatured(db: Db, id: number | null): Promise<void> {
  await lockForTransaction(db, 'featured book')
  await db.updateTable('resources').set({ isFeatured: false }).where('isFeatured', '=', true).execute()
  if (id !== null) await db.updateTable('resources').set({ isFeatured: true }).where('id', '=', id).execute()
}
