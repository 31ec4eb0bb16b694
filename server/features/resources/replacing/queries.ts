import type { Db } from '../../../database/tables.ts'
import type { ResourceFile, ResourceRow } from '../queries.ts'
import type { Taught } from '../teaching/queries.ts'

/**
 * The file that a resource had before, its licence, what it says of itself, what was taught with it, and whether the resource could
 * be published with it when it was replaced.
 */
export type FileBefore = ResourceFile &
  Pick<ResourceRow, 'licence' | 'author' | 'hasImprint'> & { isPublishable: boolean; taught: Taught }

const fileColumns = [
  ...(['version', 'sourceHash', 'pdfSize', 'pageCount', 'aspect'] as const),
  ...(['licence', 'author', 'hasImprint', 'isPublishable'] as const),
] as const

/** When the file of a resource was replaced, and how many pages it has; null where none can be put back. */
export async function findReplaced(
  db: Db,
  resourceId: number,
): Promise<{ replacedAt: Date; pageCount: number } | null> {
  const query = db.selectFrom('replacedFiles').select(['replacedAt', 'pageCount']).where('resourceId', '=', resourceId)
  return (await query.executeTakeFirst()) ?? null
}

/** Takes the file before out, for the caller's transaction to use or retire. */
export async function takeReplaced(db: Db, resourceId: number): Promise<FileBefore | null> {
  const row = await db
    .deleteFrom('replacedFiles')
    .where('resourceId', '=', resourceId)
    .returning([...fileColumns, 'taught'])
    .executeTakeFirst()
  return row ? { ...row, taught: row.taught as Taught } : null
}

export async function insertReplaced(db: Db, resourceId: number, { taught, ...file }: FileBefore): Promise<void> {
  const facts = Object.fromEntries(fileColumns.map((column) => [column, file[column]])) as Omit<FileBefore, 'taught'>
  await db
    .insertInto('replacedFiles')
    .values({ resourceId, ...facts, taught: JSON.stringify(taught) })
    .execute()
}

/** The file of a resource that is kept, if it is this version. */
export async function findKept(
  db: Db,
  resourceId: number,
  version: string,
): Promise<{ version: string; pageCount: number } | null> {
  const query = db.selectFrom('replacedFiles').select(['version', 'pageCount']).where('resourceId', '=', resourceId)
  return (await query.where('version', '=', version).executeTakeFirst()) ?? null
}

/** Whether the files of this version are kept, to be put back. */
export async function isKept(db: Db, version: string): Promise<boolean> {
  const query = db.selectFrom('replacedFiles').select('version').where('version', '=', version)
  return (await query.executeTakeFirst()) !== undefined
}
