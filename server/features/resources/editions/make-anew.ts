import type { Db } from '../../../database/tables.ts'
import type { Deps } from '../../../deps.ts'
import { editionsAfter } from '../ingest.ts'
import type { ResourceRow } from '../queries.ts'
import { deleteEditions } from './queries.ts'

/** Has the editions of a resource made again, in the caller's transaction: what is printed in them has changed. */
export async function makeEditionsAnew(
  { jobs }: Pick<Deps, 'jobs'>,
  db: Db,
  { id, version }: Pick<ResourceRow, 'id' | 'version'>,
): Promise<void> {
  await deleteEditions(db, id)
  await jobs.add(db, 'make-editions', { resourceId: id, version }, { after: editionsAfter })
}
