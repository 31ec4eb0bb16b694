import { type FileStore, nothingIfAbsent } from '../adapters/files/file-store.ts'
import type { Db } from '../database/tables.ts'
import { fileOf } from '../features/images/keys.ts'
import { listUsed } from '../features/images/queries.ts'
import { keys } from '../features/resources/keys.ts'
import { listVersions } from '../features/resources/queries.ts'

/** A file that a row of the database names: the PDF of a resource, or an image of a page. */
export interface NamedFile {
  key: string
  /** What it is, for operators: “Temi and the Chip Thief”, or “an image”. */
  what: string
}

/** Lists the files that nothing makes again, in no order; at most `max` of each kind, chosen at random. */
export async function listNamedFiles(db: Db, max?: number): Promise<NamedFile[]> {
  const [resources, images] = await Promise.all([listVersions(db, max), listUsed(db, max)])
  return [
    ...resources.map(({ version, title }) => ({ key: keys.pdf(version), what: `“${title}”` })),
    ...images.map(({ id }) => ({ key: fileOf(id), what: 'an image' })),
  ]
}

/** Those of the files that are not in the store. */
export async function listMissing(files: FileStore, named: readonly NamedFile[]): Promise<NamedFile[]> {
  const missing: NamedFile[] = []
  for (const one of named)
    if (!(await files.readRange(one.key, { start: 0, end: 0 }).catch(nothingIfAbsent))) missing.push(one)
  return missing
}
