import { once } from 'node:events'
import { createReadStream } from 'node:fs'
import { access, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { PassThrough, type Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import type { Logger } from 'pino'
import { DatabaseUnavailable } from '../../postgres/database-unavailable.ts'
import { createKysely } from '../database/connect.ts'
import { listErasedAccounts, listNoted, putErasure } from '../database/erasures.ts'
import { createJobs } from '../database/jobs.ts'
import { migrate, refuseUnknown } from '../database/migrate.ts'
import { beginRestore, type CopiedTable, type Description, endRestore, writeSnapshot } from '../database/snapshot.ts'
import { eraseAgain } from '../features/accounts/service.ts'
import { checkWhole, type End } from './check-whole.ts'
import { type ErasureLog, readErasureLog } from './erasure-log.ts'
import type { Kept } from './make-backup.ts'
import { keyIn, places, tableIn } from './places.ts'
import { RefusedBackup } from './refused-backup.ts'
import { type Unsealing, unseal } from './seal.ts'
import { joined, readTar, type TarEntry } from './tar.ts'

export interface Restoring extends Kept {
  log: Logger
  migrationsFolder: string
}

export interface Source extends Omit<Unsealing, 'name'> {
  path: string
  /** Where the log of deleted accounts is; null to restore without it. */
  erasureLog: string | null
}

export interface RestoreReport {
  files: number
  tables: number
  rows: number
  /** How many accounts were deleted again, because they had been deleted after the backup. */
  erased: number
  /** Until when deletions are known; null without the log. */
  erasedUntil: Date | null
}

/** A backup that has been read from beginning to end. */
export interface CheckedBackup {
  source: Source
  description: Description
  end: End
  /** null to restore without it. */
  erasures: ErasureLog | null
}

/** Reads a whole backup and its log of deleted accounts. Throws `RefusedBackup` unless both can be restored. */
export async function checkBackup(source: Source): Promise<CheckedBackup> {
  await access(source.path).catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'ENOENT' ? new RefusedBackup(`The backup ${source.path} is not there.`) : error
  })
  const erasures = await readErasures(source)
  const { description, end } = await checkWhole(source.path, () => openBackup(source))
  if (erasures && erasures.until < end.madeAt) {
    throw new RefusedBackup(
      `${source.erasureLog} is older than the backup. Copy it from where the newest backup is. Or add ` +
        '--without-erasures, which brings back people who have deleted their account since the backup.',
    )
  }
  return { source, description, end, erasures }
}

/**
 * Brings back what `makeBackup` wrote, into a database that no portal has used, brings it up to date, and deletes the
 * accounts that were deleted since. Run it again when it was broken off; until it is done no portal starts on the
 * database. Throws DatabaseUnavailable when there is a portal already or the backup is of a newer version, or of one that
 * was never released.
 */
export async function restoreBackup(restoring: Restoring, checked: CheckedBackup): Promise<RestoreReport> {
  const { connection, files, dataDir, migrationsFolder } = restoring
  const { source, description, end, erasures } = checked
  await refuseUnknown(description.migrations, { folder: migrationsFolder })
  await migrateLike(restoring, description)
  let restored = 0
  let counted = 0
  await writeSnapshot(connection, description, async (write, count) => {
    const { tables } = description
    const rows = rowsInto(tables, write)
    for await (const { name, body } of openBackup(source)) {
      const key = keyIn(name)
      if (key !== null) {
        await files.put(key, await joined(body))
        restored++
      } else if (name === places.accounts) await writeFile(join(dataDir, name), await joined(body), { mode: 0o600 })
      else await rows.take(name, body)
    }
    await rows.end()
    counted = await countAgain(tables, count, source.path, end)
    if (restored !== end.files) throw missing(source.path, 'files', restored, end.files)
  })
  await migrate(connection, { folder: migrationsFolder, isRestore: true })
  const erased = await eraseAllAgain(restoring, erasures)
  await endRestore(connection)
  return {
    files: restored,
    tables: description.tables.length,
    rows: counted,
    erased,
    erasedUntil: erasures?.until ?? null,
  }
}

/** Compares the rows that are there now with those that were written. Returns how many there are. */
async function countAgain(
  tables: CopiedTable[],
  count: (table: CopiedTable) => Promise<number>,
  path: string,
  { rows }: End,
): Promise<number> {
  let all = 0
  for (const table of tables) {
    const found = await count(table)
    const written = rows[table.name] ?? 0
    if (found !== written) throw missing(path, `rows of ${table.name}`, found, written)
    all += found
  }
  return all
}

const missing = (path: string, what: string, found: number, written: number) =>
  new RefusedBackup(`${path} gave ${found} ${what} instead of the ${written} that were written; nothing was restored.`)

async function readErasures({ erasureLog, ...given }: Source): Promise<ErasureLog | null> {
  if (erasureLog === null) return null
  const found = await readErasureLog(erasureLog, given)
  if (found) return found
  throw new RefusedBackup(
    `${erasureLog} is not there. It says which accounts have been deleted since the backup was made, so that they stay ` +
      'deleted. Copy it from where the newest backup is, or name it with --erasures. Or add --without-erasures, ' +
      'which brings back people who have deleted their account since the backup.',
  )
}

/** Deletes the accounts in the log, and those noted in this portal's file store. Returns how many. */
async function eraseAllAgain({ pool, files }: Restoring, log: ErasureLog | null): Promise<number> {
  const db = createKysely(pool)
  const noted = await listNoted(files)
  const known = new Set(noted.map(({ hash }) => hash))
  const added = (log?.erasures ?? []).filter(({ hash }) => !known.has(hash))
  for (const erasure of added) await putErasure(files, erasure)
  let erased = 0
  for (const id of await listErasedAccounts(db, [...noted, ...added])) if (await eraseAgain(db, id)) erased++
  return erased
}

/** The tables as they were, and the queue of jobs. */
async function migrateLike(
  { connection, pool, log, migrationsFolder }: Restoring,
  { migrations, queues }: Description,
): Promise<void> {
  if (!(await beginRestore(connection))) {
    throw new DatabaseUnavailable(
      'There is a portal here already, and restoring would replace it. Name an empty folder with DATA_DIR, or an empty ' +
        'database with DATABASE_URL, or move this one aside.',
    )
  }
  await migrate(connection, { folder: migrationsFolder, like: migrations, isRestore: true })
  if (queues.length === 0) return
  const jobs = createJobs(pool, log)
  await jobs.start()
  await jobs.stop()
}

/** Rows of one table after the other, as they come. */
function rowsInto(tables: CopiedTable[], write: (table: CopiedTable) => Writable) {
  let open: { table: CopiedTable; rows: PassThrough; done: Promise<void> } | undefined
  async function end() {
    open?.rows.end()
    await open?.done
    open = undefined
  }
  return {
    end,
    async take(name: string, body: AsyncIterable<Buffer>) {
      const table = tableIn(name, tables)
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

/** What is in a backup, entry by entry. */
export function openBackup({ path, ...sealed }: Source): AsyncGenerator<TarEntry> {
  const unpacked = createGunzip()
  const unsealed = (bytes: AsyncIterable<Buffer>) => unseal(bytes, { ...sealed, name: path })
  pipeline(createReadStream(path), unsealed, unpacked).catch(() => undefined)
  return readTar(unpacked)
}
