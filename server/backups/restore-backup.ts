import { once } from 'node:events'
import { createReadStream } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { PassThrough, type Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import type { Pool } from 'pg'
import type { Logger } from 'pino'
import { createJobs } from '../adapters/jobs.ts'
import { DatabaseUnavailable } from '../database/database-unavailable.ts'
import { migrate } from '../database/migrate.ts'
import { type CopiedTable, type Description, isUnused, writeSnapshot } from '../database/snapshot.ts'
import type { Kept } from './make-backup.ts'
import { places } from './places.ts'
import { BrokenArchive, joined, readTar, type TarEntry } from './tar.ts'

export interface Restoring extends Kept {
  pool: Pool
  log: Logger
  migrationsFolder: string
}

/**
 * Brings back what `makeBackup` wrote, into a database that no portal has used, and brings it up to date. Rows come
 * in one transaction; run it again when it was broken off. Throws `BrokenArchive` before anything is written, and
 * DatabaseUnavailable when there is a portal already or the backup is a newer portal's.
 */
export async function restoreBackup(restoring: Restoring, source: string): Promise<{ files: number; tables: number }> {
  const { connection, files, dataDir, migrationsFolder } = restoring
  const description = await checkWhole(source)
  await migrateLike(restoring, description)
  let restored = 0
  await writeSnapshot(connection, description, async (write) => {
    const rows = rowsInto(description, write)
    for await (const { name, body } of open(source)) {
      if (name.startsWith(places.file(''))) {
        await files.put(name.slice(places.file('').length), await joined(body))
        restored++
      } else if (name === places.accounts) await writeFile(join(dataDir, name), await joined(body), { mode: 0o600 })
      else await rows.take(name, body)
    }
    await rows.end()
  })
  await migrate(connection, { folder: migrationsFolder })
  return { files: restored, tables: description.tables.length }
}

/** The tables as they were, and the queue of jobs. */
async function migrateLike(
  { connection, pool, log, migrationsFolder }: Restoring,
  { migrations, queues }: Description,
): Promise<void> {
  if (!(await isUnused(connection))) {
    throw new DatabaseUnavailable(
      'There is a portal here already, and restoring would replace it. Name an empty folder with DATA_DIR, or an empty ' +
        'database with DATABASE_URL, or move this one aside.',
    )
  }
  await migrate(connection, { folder: migrationsFolder, like: migrations })
  if (queues.length === 0) return
  const jobs = createJobs(pool, log)
  await jobs.start()
  await jobs.stop()
}

/** Rows of one table after the other, as they come. */
function rowsInto({ tables }: Description, write: (table: CopiedTable) => Writable) {
  let open: { table: CopiedTable; rows: PassThrough; done: Promise<void> } | undefined
  async function end() {
    open?.rows.end()
    await open?.done
    open = undefined
  }
  return {
    end,
    async take(name: string, body: AsyncIterable<Buffer>) {
      const table = tables.find((one) => name.startsWith(places.rows(one.name, 0).replace(/[^/]*$/, '')))
      if (!table) return
      if (open?.table !== table) {
        await end()
        const rows = new PassThrough()
        const done = pipeline(rows, write(table))
        done.catch(() => undefined)
        open = { table, rows, done }
      }
      const { rows, done } = open
      for await (const bytes of body) if (!rows.write(bytes)) await Promise.race([once(rows, 'drain'), done])
    },
  }
}

function open(source: string): AsyncGenerator<TarEntry> {
  const unpacked = createGunzip()
  pipeline(createReadStream(source), unpacked).catch(() => undefined)
  return readTar(unpacked)
}

/** Reads all of it once: what was broken off or damaged is refused before anything is written. */
async function checkWhole(source: string): Promise<Description> {
  let description: Description | undefined
  let last = ''
  try {
    for await (const { name, body } of open(source)) {
      if (name === places.description) description = JSON.parse(String(await joined(body))) as Description
      last = name
    }
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException
    if (code === 'ENOENT' || code === 'EACCES' || code === 'EISDIR') throw error
    throw new BrokenArchive(`${source} is no backup, or is damaged; nothing was restored.`, { cause: error })
  }
  if (!description || last !== places.end) {
    throw new BrokenArchive(`${source} is no backup, or was broken off; nothing was restored.`)
  }
  return description
}
