import { lastPosition, updatePositions } from '../../../database/positions.ts'
import type { Db } from '../../../database/tables.ts'
import { nextVersion } from '../../../database/versions.ts'
import { type Facts, type ResourceFile, type ResourceRow, resourceColumns } from '../queries.ts'

/** A cover that was chosen in place of the first page; `coverAspect` is its width divided by its height. */
export interface Cover {
  coverImage: string
  coverAspect: number | null
}

/** Whose a resource is: the account that added it, and the school that it is for (null: for all). */
export interface Provenance {
  ownerId: string
  schoolId: string | null
}

/** Adds a resource after the others. Facts that are left out have the defaults of their columns. */
export function insertResource(
  db: Db,
  resource: Partial<Facts> & Pick<Facts, 'title' | 'category'> & Cover & ResourceFile & Provenance,
): Promise<ResourceRow> {
  return db
    .insertInto('resources')
    .values({ ...resource, position: lastPosition('resources') })
    .returning(resourceColumns)
    .executeTakeFirstOrThrow()
}

/**
 * Whose resources somebody may change: those of one person, or (`null`) the portal's own; for operators `everything`
 * when it comes to taking off.
 */
export type Scope = { ownerId: string; schoolId: string } | 'portal' | 'everything'

function inScope(db: Db, scope: Scope) {
  const query = db.selectFrom('resources').select(resourceColumns)
  if (scope === 'everything') return query
  if (scope === 'portal') return query.where('schoolId', 'is', null)
  return query.where('ownerId', '=', scope.ownerId).where('schoolId', '=', scope.schoolId)
}

/** A resource in that scope, or null. */
export async function findInScope(db: Db, id: number, scope: Scope): Promise<ResourceRow | null> {
  const query = inScope(db, scope).where('id', '=', id).where('deletedAt', 'is', null)
  return (await query.executeTakeFirst()) ?? null
}

/** A resource in that scope, which nobody else can change until the transaction ends. */
export async function lockResource(db: Db, id: number, scope: Scope): Promise<ResourceRow | null> {
  const query = inScope(db, scope).where('id', '=', id).where('deletedAt', 'is', null)
  return (await query.forUpdate().executeTakeFirst()) ?? null
}

/** A deleted resource that this person may restore: staff what they deleted themselves. */
export async function lockDeleted(db: Db, id: number, scope: Scope): Promise<ResourceRow | null> {
  const query = deletedIn(db, scope).where('id', '=', id)
  return (await query.forUpdate().executeTakeFirst()) ?? null
}

export function listDeleted(db: Db, scope: Scope): Promise<ResourceRow[]> {
  return deletedIn(db, scope).orderBy('deletedAt', 'desc').execute()
}

function deletedIn(db: Db, scope: Scope) {
  const query = inScope(db, scope).where('deletedAt', 'is not', null)
  return typeof scope === 'string' ? query : query.where('deletedBy', '=', scope.ownerId)
}

export async function updateResource(
  db: Db,
  id: number,
  changed: Partial<Facts & Cover & ResourceFile> & { isPrepared?: boolean; author?: string; hasImprint?: boolean },
): Promise<void> {
  await db
    .updateTable('resources')
    .set({ ...changed, rowVersion: nextVersion('rowVersion') })
    .where('id', '=', id)
    .execute()
}

export async function updateDeleted(db: Db, id: number, deletedBy: string | null): Promise<void> {
  const deletedAt = deletedBy === null ? null : new Date()
  await db.updateTable('resources').set({ deletedAt, deletedBy }).where('id', '=', id).execute()
}

/** Everything that is not deleted, with the title of the school that added it, in shelf order. */
export function listLibrary(db: Db) {
  return db
    .selectFrom('resources')
    .leftJoin('schools', 'schools.id', 'resources.schoolId')
    .select(resourceColumns.map((column) => `resources.${column}` as const))
    .select('schools.title as schoolTitle')
    .where('resources.deletedAt', 'is', null)
    .orderBy('resources.position')
    .orderBy('resources.id')
    .execute()
}

/** Puts the resources with these ids first, in this order; the others follow as they were. */
export const updateOrder = (db: Db, ids: number[]): Promise<void> => updatePositions(db, 'resources', ids)

/** Whether this is a storybook of the portal (or of that school), to which something can belong. */
export async function isStorybook(db: Db, id: number, schoolId: string | null): Promise<boolean> {
  const found = await db
    .selectFrom('resources')
    .select('id')
    .where('id', '=', id)
    .where('category', '=', 'storybook')
    .where('deletedAt', 'is', null)
    .where((where) => where.or([where('schoolId', 'is', null), where('schoolId', '=', schoolId)]))
    .executeTakeFirst()
  return found !== undefined
}

/** Resources deleted before that time; what ships stays, or it would come back as new. */
export function listGone(db: Db, before: Date) {
  return db
    .selectFrom('resources')
    .select('id')
    .where('deletedAt', '<', before)
    .where('slug', 'is', null)
    .orderBy('id')
    .execute()
}

/** Locks a resource that was deleted before a time, and returns the files that it leaves; null if it has been restored. */
export async function lockGone(db: Db, id: number, before: Date) {
  const gone = await db
    .selectFrom('resources')
    .select(['version', 'coverImage'])
    .where('id', '=', id)
    .where('deletedAt', '<', before)
    .forUpdate()
    .executeTakeFirst()
  return gone ?? null
}

/** Deletes a resource for good. */
export async function deleteGone(db: Db, id: number): Promise<void> {
  await db.deleteFrom('resources').where('id', '=', id).execute()
}
