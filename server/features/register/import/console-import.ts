import { randomUUID } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, open, readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { type By, byPortal } from '../../../database/audit.ts'
import type { Deps } from '../../../deps.ts'
import { Failure } from '../../../failure.ts'
import { readRegisterState } from '../queries.ts'
import { UnreadableRegister } from './import-file.ts'
import { checkRegisterFile, importRegister } from './import-register.ts'

/** The register has 60 MB, and grows slowly. */
const mostBytes = 300_000_000

/** Imports that operators start in the console. They run in the background, and resume after a restart. */
export interface ConsoleImports {
  /** Keeps the file, and begins to import it. Throws `register/unreadable`, `register/too-large`, `register/busy`. */
  take(by: By, file: Readable): Promise<void>
  /** Throws `register/busy`. */
  refuseWhileBusy(): Promise<void>
  /** Resumes the import that was running when the portal stopped. */
  resume(): Promise<void>
  stop(): Promise<void>
}

export function createConsoleImports({ db, config, log }: Deps): ConsoleImports {
  // On this machine, not in the file store: the instance that was given a file reads it.
  const folder = join(config.dataDir, 'register')
  const stopping = new AbortController()
  let running: Promise<void> | undefined

  /** Resolves once the import is in the database; it then continues in the background. */
  function begin(path: string, by: By): Promise<void> {
    return new Promise((begun, refused) => {
      const options = { by, signal: stopping.signal, onBegin: begun }
      running = importRegister(db, path, options)
        .then(({ isFinished }) => (isFinished ? rm(path, { force: true }) : undefined))
        .catch(async (error: unknown) => {
          log.error({ err: error }, 'importing the register')
          refused(error)
          // A file that cannot be removed is tried again at the next start.
          if (!stopping.signal.aborted) await rm(path, { force: true }).catch(() => undefined)
        })
        .finally(() => {
          running = undefined
          begun()
        })
    })
  }

  async function refuseWhileBusy(): Promise<void> {
    if (running || (await readRegisterState(db)).isRunning) throw new Failure('register/busy')
  }

  return {
    refuseWhileBusy,
    async take(by, file) {
      await mkdir(folder, { recursive: true })
      const path = join(folder, `${randomUUID()}.csv`)
      const sent = `${path}.sent`
      const unpacked = `${path}.unfinished`
      try {
        await pipeline(file, createWriteStream(sent))
        await unpack(sent, unpacked)
        await checkRegisterFile(unpacked)
        await refuseWhileBusy()
        await rename(unpacked, path)
        await begin(path, by)
      } catch (error) {
        throw error instanceof UnreadableRegister
          ? new Failure('register/unreadable', { message: error.message })
          : error
      } finally {
        await rm(sent, { force: true })
        await rm(unpacked, { force: true })
      }
    },
    async resume() {
      const names = await readdir(folder).catch(() => [])
      for (const name of names) {
        if (!name.endsWith('.csv')) await rm(join(folder, name), { force: true })
        else if (!running) await begin(join(folder, name), byPortal).catch(() => undefined)
      }
    },
    async stop() {
      stopping.abort()
      await running
    },
  }
}

/** Browsers send the file gzipped, because 60 MB take long on a school's line. */
async function unpack(source: string, target: string): Promise<void> {
  const file = await open(source)
  const { buffer } = await file.read(Buffer.alloc(2), 0, 2, 0)
  await file.close()
  const isPacked = buffer.readUInt16BE() === 0x1f8b
  if (!isPacked) return rename(source, target)
  try {
    await pipeline(createReadStream(source), createGunzip(), atMost(mostBytes), createWriteStream(target))
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
