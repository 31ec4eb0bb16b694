import { randomUUID } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import type { Register } from '#contract/register.ts'
import type { FileStore } from '../../../adapters/files/file-store.ts'
import { inScratchFolder } from '../../../adapters/files/scratch.ts'
import { type By, byPortal } from '../../../database/audit.ts'
import type { JobData } from '../../../database/job-data.ts'
import type { Run } from '../../../database/jobs.ts'
import type { Db } from '../../../database/tables.ts'
import type { Deps } from '../../../deps.ts'
import { Failure } from '../../../failure.ts'
import { UnreadableRegister } from '../files/import-file.ts'
import { OlderList } from '../records/survey.ts'
import { checkRegisterFile, importRegister } from './import-register.ts'
import { beginImport, type FileKind, isImporting, lockImportStart } from './queries.ts'

// Imports that operators start in the console. Their file is in the store that all instances share, and a job imports
// it: on any of them, and on another one when that stops.

/** The register has 60 MB, and grows slowly. */
const maxBytes = 300_000_000

const folderOfFiles = 'register'
const keyOf = (name: string) => `${folderOfFiles}/${name}`

/** Throws `register/busy`. */
export async function refuseWhileImporting(db: Db): Promise<void> {
  if (await isImporting(db)) throw new Failure('register/busy')
}

/**
 * Checks and keeps what an operator has sent, and queues its import. `sent` and `folder` are on this machine. Throws
 * `register/unreadable`, `register/older`, `register/too-large`, `register/busy`, with nothing kept.
 */
export async function takeRegisterFile(
  { db: outside, files, jobs }: Deps,
  { by, sent, folder, evenIfOlder }: { by: By; sent: string; folder: string; evenIfOlder: boolean },
): Promise<void> {
  const { path, ...file } = await unpackAndCheck(outside, { sent, folder, evenIfOlder })
  const key = keyOf(`${randomUUID()}.csv`)
  await files.putFile(key, path)
  try {
    await outside.transaction().execute(async (db) => {
      await lockImportStart(db)
      await refuseWhileImporting(db)
      await beginImport(db, file)
      await jobs.add(db, 'import-register', { key, by })
      // Left by a crash: an operator who keeps a file now waits for the lock, and is refused.
      for (const name of await files.list(folderOfFiles)) if (keyOf(name) !== key) await files.remove(keyOf(name))
    })
  } catch (error) {
    await files.remove(key)
    throw error
  }
}

async function unpackAndCheck(
  db: Db,
  { sent, folder, evenIfOlder }: { sent: string; folder: string; evenIfOlder: boolean },
): Promise<{ path: string; hash: string; kind: FileKind; register: Register }> {
  try {
    const path = await unpack(sent, join(folder, 'unpacked'))
    return { path, ...(await checkRegisterFile(db, path, { evenIfOlder })) }
  } catch (error) {
    if (error instanceof OlderList) throw new Failure('register/older', { message: error.message })
    throw error instanceof UnreadableRegister ? new Failure('register/unreadable', { message: error.message }) : error
  }
}

/**
 * Imports a kept file, from where an interrupted import of it has stopped, and removes it. When the instance stops in
 * the middle it throws, and so leaves the rest to the next run.
 */
export async function runConsoleImport(
  { db, files, config, log }: Deps,
  { key, by = byPortal }: JobData['import-register'],
  { isLastTry, signal }: Run,
): Promise<void> {
  try {
    await inScratchFolder(config, async (folder) => {
      const path = join(folder, 'register.csv')
      if (!(await copyIfPresent(files, key, path))) return
      const { isFinished } = await importRegister(db, path, { by, signal, evenIfOlder: true })
      if (!isFinished) throw new Interrupted()
    })
  } catch (error) {
    // What is in the database says why.
    if (!(error instanceof UnreadableRegister)) {
      if (isLastTry) await files.remove(key)
      throw error
    }
    log.error({ err: error }, 'importing the register')
  }
  await files.remove(key)
}

/** Returns false without a file: an earlier run that had been taken for dead has finished it. */
async function copyIfPresent(files: FileStore, key: string, path: string): Promise<boolean> {
  try {
    await files.copyTo(key, path)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false
    throw error
  }
}

class Interrupted extends Error {
  readonly expected = true
  readonly code = 'stopping'
}

/** Browsers send the file gzipped, because 60 MB take long on a school's line. Returns where the plain file is. */
async function unpack(source: string, target: string): Promise<string> {
  const file = await open(source)
  const { buffer } = await file.read(Buffer.alloc(2), 0, 2, 0)
  await file.close()
  const isPacked = buffer.readUInt16BE() === 0x1f8b
  if (!isPacked) return source
  try {
    await pipeline(createReadStream(source), createGunzip(), atMost(maxBytes), createWriteStream(target))
    return target
  } catch (error) {
    if (String((error as NodeJS.ErrnoException).code).startsWith('Z_')) {
      throw new UnreadableRegister('This file is damaged. Download the register again.')
    }
    throw error
  }
}

function atMost(limit: number) {
  return async function* (source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    let size = 0
    for await (const chunk of source) {
      size += chunk.length
      if (size > limit) throw new Failure('register/too-large')
      yield chunk
    }
  }
}
