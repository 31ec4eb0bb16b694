import type { Kysely } from 'kysely'
import type { EditionKind } from '#contract/editions.ts'
import type { Database } from '../../../database/tables.ts'
import type { ResourceRow } from '../queries.ts'

type Db = Kysely<Database>

/** A file that was made of a version; with a problem there is none. */
export interface EditionRow {
  kind: EditionKind
  bytes: number
  problem: string
  /** The recordings in it, `""` without any. */
  heard: string
}

export function listEditions(db: Db, version: string): Promise<EditionRow[]> {
  return db
    .selectFrom('editions')
    .select(['kind', 'bytes', 'problem', 'heard'])
    .where('version', '=', version)
    .execute()
}

/**
 * Notes what was made of a resource: not when it has another file by now or is gone (`outdated`), nor when the title or the
 * licence that is printed in it is another one (`renamed`).
 */
export async function upsertEdition(
  db: Db,
  { id, version, title, licence }: Pick<ResourceRow, 'id' | 'version' | 'title' | 'licence'>,
  { kind, bytes, problem, heard }: EditionRow,
): Promise<'noted' | 'outdated' | 'renamed'> {
  const current = await db
    .selectFrom('resources')
    .select(['title', 'licence'])
    .where('id', '=', id)
    .where('version', '=', version)
    .forShare()
    .executeTakeFirst()
  if (!current) return 'outdated'
  if (current.title !== title || current.licence !== licence) return 'renamed'
  await db
    .insertInto('editions')
    .values({ resourceId: id, version, kind, bytes, problem, heard })
    .onConflict((conflict) =>
      conflict.columns(['resourceId', 'version', 'kind']).doUpdateSet({ bytes, problem, heard }),
    )
    .execute()
  await db.deleteFrom('editions').where('resourceId', '=', id).where('version', '<>', version).execute()
  return 'noted'
}

/** Has all editions of a resource made again. */
export async function deleteEditions(db: Db, resourceId: number): Promise<void> {
  await db.deleteFrom('editions').where('resourceId', '=', resourceId).execute()
}
