import { createWriteStream, existsSync } from 'node:fs'
import { readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import type { ClientConfig, Pool } from 'pg'
import { type FileStore, nothingIfAbsent } from '../adapters/files/file-store.ts'
import { createKysely } from '../database/connect.ts'
import { noteErasures } from '../database/erasures.ts'
import { type CopiedTable, type Description, readSnapshot } from '../database/snapshot.ts'
import { assetsFolder } from '../http/assets/kept-assets.ts'
import type { BackupKey } from './backup-key.ts'
import { erasureLogBeside, writeErasureLog } from './erasure-log.ts'
import { listMissing, listNamedFiles, type NamedFile } from './named-files.ts'
import { places } from './places.ts'
import { RefusedBackup } from './refused-backup.ts'
import { seal } from './seal.ts'
import { packTar, type TarFile } from './tar.ts'

/** Rows are split into entries of about this size, because an entry's size precedes its bytes. */
const rowsAtOnce = 4_194_304

export interface Kept {
  connection: ClientConfig
  pool: Pool
  files: FileStore
  dataDir: string
}

export interface BackupReport {
  files: number
  tables: number
  bytes: number
  /** How many rows of each table. A restore counts them again. */
  rows: Record<string, number>
  /** The files that the database names and that are not in the store. */
  missing: NamedFile[]
}

/**
 * Writes a backup of database and files, of a portal that may be running: rows as they are at one moment, and every
 * file that they name. `target` is there whole or not at all, and readable by its owner only; `erasures.log` beside it
 * then says who has been deleted until now. Throws `EEXIST` when there is one already, and `RefusedBackup` if none of the
 * files that the database names is in the store.
 */
export async function makeBackup(
  { connection, pool, files, dataDir }: Kept,
  target: string,
  key: BackupKey,
  onProgress: (report: BackupReport) => void = () => undefined,
): Promise<BackupReport> {
  const report: BackupReport = { files: 0, tables: 0, bytes: 0, rows: {}, missing: [] }
  const db = createKysely(pool)
  const unfinished = `${target}.unfinished`

  function entry(name: string, bytes: Uint8Array): TarFile {
    report.bytes += bytes.length
    onProgress(report)
    return { name, bytes }
  }

  async function* newFiles(known: Set<string>): AsyncGenerator<TarFile> {
    for await (const key of files.keys()) {
      // Each release brings its own files of pages.
      if (known.has(key) || key.startsWith(`${assetsFolder}/`)) continue
      known.add(key)
      // A file that disappears in the meantime is no longer needed.
      const bytes = await files.read(key).catch(nothingIfAbsent)
      if (!bytes) continue
      report.files++
      yield entry(places.file(key), bytes)
    }
  }

  async function* rows(description: Description, read: (table: CopiedTable) => Readable): AsyncGenerator<TarFile> {
    yield entry(places.description, Buffer.from(JSON.stringify(description, null, 2)))
    for (const table of description.tables) {
      let number = 0
      let rows = 0
      for await (const bytes of inLumps(read(table))) {
        rows += countLines(bytes)
        yield entry(places.rows(table.name, ++number), bytes)
      }
      report.rows[table.name] = rows
      report.tables++
    }
  }

  async function* contents(): AsyncGenerator<TarFile> {
    const known = new Set<string>()
    // Files are stored before rows name them, so files that arrive during the copying are copied after the rows.
    yield* newFiles(known)
    yield* readSnapshot(connection, rows)
    yield* newFiles(known)
    const accounts = await readFile(join(dataDir, places.accounts)).catch(nothingIfAbsent)
    if (accounts) yield entry(places.accounts, accounts)
    yield entry(places.end, Buffer.from(JSON.stringify({ format: 2, madeAt: new Date().toISOString(), ...report })))
  }

  if (existsSync(target)) throw Object.assign(new Error(`${target} already exists`), { code: 'EEXIST' })
  const named = await listNamedFiles(db)
  report.missing = await listMissing(files, named)
  if (named.length > 0 && report.missing.length === named.length) throw new RefusedBackup(emptyStore(named.length))
  await rm(unfinished, { force: true })
  const out = createWriteStream(unfinished, { flags: 'wx', mode: 0o600, flush: true })
  try {
    const packed = createGzip({ level: 1 })
    await pipeline(Readable.from(packTar(contents())), packed, (bytes: AsyncIterable<Buffer>) => seal(bytes, key), out)
    // The log first, because a backup without one is refused.
    const until = new Date()
    const erasures = await noteErasures({ db, files })
    await writeErasureLog(erasureLogBeside(target), { until, erasures }, key)
    await rename(unfinished, target)
  } catch (error) {
    await rm(unfinished, { force: true })
    throw error
  }
  return report
}

const emptyStore = (named: number) =>
  `None of the files that the database names is there (${named.toLocaleString('en-GB')}), so the backup would have none of them. Is the disk of DATA_DIR mounted, and is it the right folder? ` +
  'In a bucket: is it the right one?'

/** COPY's text format has one line for each row: line ends within a value are escaped. */
function countLines(bytes: Buffer): number {
  let lines = 0
  for (let at = bytes.indexOf(10); at !== -1; at = bytes.indexOf(10, at + 1)) lines++
  return lines
}

async function* inLumps(source: Readable): AsyncGenerator<Buffer> {
  let held: Buffer[] = []
  let size = 0
  for await (const chunk of source as AsyncIterable<Buffer>) {
    held.push(chunk)
    size += chunk.length
    if (size < rowsAtOnce) continue
    yield Buffer.concat(held)
    held = []
    size = 0
  }
  if (size > 0) yield Buffer.concat(held)
}
