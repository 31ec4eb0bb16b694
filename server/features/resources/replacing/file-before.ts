import type { Db } from '../../../database/tables.ts'
import type { ResourceRow } from '../queries.ts'
import { listTaught, type Taught, updateTaught } from '../teaching/queries.ts'
import { retireVersion } from '../uploads/queries.ts'
import * as queries from './queries.ts'

/**
 * Keeps the file of a resource that is about to get another one, with what is taught with it, and releases the one that
 * was kept until now. Call it in the transaction that replaces, before anything is changed.
 */
export async function keepFileBefore(db: Db, resource: ResourceRow, isPublishable: boolean): Promise<void> {
  await retireFileBefore(db, resource.id)
  await queries.insertReplaced(db, resource.id, { ...resource, isPublishable, taught: await listTaught(db, resource) })
}

/** Releases the file that was kept. */
export async function retireFileBefore(db: Db, resourceId: number): Promise<void> {
  const before = await queries.takeReplaced(db, resourceId)
  if (before) await retireVersion(db, before.version)
}

/**
 * Exchanges the file of a resource for the one before, with what was taught with that. The file that it has now is kept in
 * its place; `isPublishable`: whether the resource may be on everybody's shelf with it. Returns null where there is none.
 */
export async function exchangeFiles(
  db: Db,
  resource: ResourceRow,
  isPublishable: boolean,
): Promise<queries.FileBefore | null> {
  const before = await queries.takeReplaced(db, resource.id)
  if (!before) return null
  const taught: Taught = await listTaught(db, resource)
  await queries.insertReplaced(db, resource.id, { ...resource, isPublishable, taught })
  await updateTaught(db, before.taught)
  return before
}
