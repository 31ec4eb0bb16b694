import type { ClientConfig, Pool } from 'pg'
import type { Logger } from 'pino'
import type { FileStore } from '../adapters/files/file-store.ts'
import { inScratchFolder } from '../adapters/files/scratch.ts'
import { mayCreateDatabases } from '../database/other-databases.ts'
import { withThrowAwayDatabase } from '../database/throw-away-database.ts'
import { checkWhole } from './check-whole.ts'
import { checkBackup, openBackup, type RestoreReport, restoreBackup, type Source } from './restore-backup.ts'

interface Trying {
  pool: Pool
  connection: ClientConfig
  log: Logger
  migrationsFolder: string
  /** Of the portal, which cleans up in it after a trial that was killed. */
  dataDir: string
}

/**
 * Restores a backup as a real restore would, with its rows counted, into a database that is thrown away; the files are
 * read and forgotten. Returns null, having read it from beginning to end, if the portal's user may not create a
 * database. Throws `RefusedBackup`.
 */
export async function tryBackup(
  { pool, connection, log, migrationsFolder, dataDir }: Trying,
  source: Source,
): Promise<RestoreReport | null> {
  if (!(await mayCreateDatabases(pool))) {
    await checkWhole(source.path, () => openBackup(source))
    return null
  }
  const checked = await checkBackup(source)
  return inScratchFolder({ dataDir }, (folder) =>
    withThrowAwayDatabase({ pool, connection }, (database) =>
      restoreBackup({ ...database, log, migrationsFolder, dataDir: folder, files: createForgetfulStore() }, checked),
    ),
  )
}

/** Takes every file, and keeps the names of the empty ones: deletions of accounts, which the restore repeats. */
function createForgetfulStore(): FileStore {
  const empty = new Set<string>()
  const absent = () => Promise.reject(Object.assign(new Error('files are not kept here'), { code: 'ENOENT' }))
  return {
    put: async (key, bytes) => void (bytes.length === 0 && empty.add(key)),
    putFile: async () => undefined,
    read: absent,
    copyTo: absent,
    readRange: absent,
    remove: async (key) => void empty.delete(key),
    list: async () => [],
    async *keys(below = '') {
      for (const key of empty) if (key.startsWith(below)) yield key
    },
    removeUnfinished: async () => undefined,
    check: async () => undefined,
    space: async () => null,
  }
}
