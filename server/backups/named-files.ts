import pLimit from 'p-limit'
import { type FileStore, nothingIfAbsent } from '../adapters/files/file-store.ts'
import type { Db } from '../database/tables.ts'
import { fileOf } from '../features/images/keys.ts'
import { listUsed } from '../features/images/queries.ts'
import { keys } from '../features/resources/keys.ts'
import { listRecordings, listUploadedEditions, listVersions } from '../features/resources/queries.ts'

/** How many files are looked for at once. */
const atOnce = 8

/** How many are called by their names. */
const maxNames = 5

/** A file that a row of the database names: a PDF, an edition that somebody uploaded, a recording, or an image of a page. */
export interface NamedFile {
  key: string
  /** What it is, for operators: “Temi and the Chip Thief”, or “an image”. */
  what: string
}

/** Lists the files that the portal could not make again. */
export async function listNamedFiles(db: Db): Promise<NamedFile[]> {
  const [resources, editions, recordings, images] = await Promise.all([
    listVersions(db),
    listUploadedEditions(db),
    listRecordings(db),
    listUsed(db),
  ])
  return [
    ...resources.map(({ version, title }) => ({ key: keys.pdf(version), what: `“${title}”` })),
    ...editions.map(({ version, title }) => ({ key: keys.uploaded(version), what: `an edition of “${title}”` })),
    ...recordings.map(({ recording, title }) => ({
      key: keys.recording(recording),
      what: `a recording of “${title}”`,
    })),
    ...images.map(({ id }) => ({ key: fileOf(id), what: 'an image' })),
  ]
}

/** Those of the files that are not in the store. */
export async function listMissing(files: FileStore, named: readonly NamedFile[]): Promise<NamedFile[]> {
  const found = await pLimit(atOnce).map(named, ({ key }) =>
    files.readRange(key, { start: 0, end: 0 }).catch(nothingIfAbsent),
  )
  return named.filter((_, at) => found[at] === null)
}

/** Names the first few of some files, for operators. */
export function namesOf(files: readonly NamedFile[]): string {
  const names = [...new Set(files.map(({ what }) => what))]
  const others = names.length > maxNames ? `, and ${names.length - maxNames} more` : ''
  return names.slice(0, maxNames).join(', ') + others
}
