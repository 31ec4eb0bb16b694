import { copyFile, mkdir, readdir } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import type { Pool } from 'pg'
import type { Logger } from 'pino'
import { createDiskStore } from '../adapters/files/disk-store.ts'
import { nothingIfAbsent } from '../adapters/files/file-store.ts'
import { connectDatabase } from '../database/connect.ts'
import { listNoted, putErasure } from '../database/erasures.ts'
import { createDatabase, findNames, hasDatabase, mayCreateDatabases, onDatabase } from '../database/other-databases.ts'
import { isInUse } from '../database/snapshot.ts'
import { keyFileOf } from './backup-key.ts'
import { RefusedBackup } from './refused-backup.ts'

/** Where a portal keeps its data. */
export interface Place {
  databaseUrl: string | undefined
  dataDir: string
}

interface Choosing extends Place {
  /** Whether files are in a bucket. The restored portal uses the same one. */
  hasBucket: boolean
  log: Logger
}

/**
 * Where a backup is restored: what the settings name, unless a portal is there; then a new database and a new folder beside
 * them, and what is there stays as it is. One that an interrupted restore has left is taken again. Throws `RefusedBackup`.
 */
export async function choosePlace({ databaseUrl, dataDir, hasBucket, log }: Choosing): Promise<Place> {
  const server = await connectDatabase({ databaseUrl, dataDir, log, poolSize: 1 })
  try {
    if (!(await isInUse(server.connection))) return { databaseUrl, dataDir }
    const folders = namesBeside(basename(dataDir), '-')
    if (databaseUrl === undefined) {
      for (const name of folders) {
        const folder = join(dirname(dataDir), name)
        if (await isEmpty(folder)) return { databaseUrl, dataDir: await bringAlong(dataDir, folder) }
      }
    }
    const names = await findNames(server.pool)
    for (const name of namesBeside(names.database, '_')) {
      const folder = hasBucket ? dataDir : join(dirname(dataDir), String(folders.next().value))
      const isThere = await hasDatabase(server.pool, name)
      const isFree = isThere
        ? !(await isInUse(onDatabase(server.connection, name)))
        : hasBucket || (await isEmpty(folder))
      if (!isFree) continue
      if (!isThere) await create(server.pool, name, names.user)
      if (!hasBucket) await bringAlong(dataDir, folder)
      return { databaseUrl: onDatabase(server.connection, name).connectionString, dataDir: folder }
    }
    throw new Error('there is no end to names')
  } finally {
    await server.close()
  }
}

/** Names beside `portal`, and beside those too: `portal_restored`, `portal_restored_2` and so on. */
function* namesBeside(name: string, mark: string): Generator<string> {
  const own = name.replace(new RegExp(`${mark}restored(${mark}\\d+)?$`), '')
  for (let number = 1; ; number++) yield `${own}${mark}restored${number > 1 ? `${mark}${number}` : ''}`
}

async function isEmpty(folder: string): Promise<boolean> {
  const names = await readdir(folder).catch(nothingIfAbsent)
  return (names ?? []).length === 0
}

async function create(pool: Pool, name: string, user: string): Promise<void> {
  if (await mayCreateDatabases(pool)) return createDatabase(pool, name)
  throw new RefusedBackup(
    `There is a portal here, and its database user may not create a database beside it. Have an administrator run ` +
      `“createdb -O ${user} ${name}”, then run the same command again.`,
  )
}

/** Makes a data folder that knows what the other one knows and no backup does: the key, and who has been deleted. */
async function bringAlong(from: string, to: string): Promise<string> {
  await mkdir(to, { recursive: true, mode: 0o700 })
  await copyFile(keyFileOf(from), keyFileOf(to)).catch(nothingIfAbsent)
  const files = createDiskStore(join(to, 'files'))
  for (const erasure of await listNoted(createDiskStore(join(from, 'files')))) await putErasure(files, erasure)
  return to
}
