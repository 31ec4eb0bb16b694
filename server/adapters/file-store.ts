import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, open, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Readable } from 'node:stream'

/** First and last byte, both included. */
export interface ByteRange {
  start: number
  end: number
}

/**
 * Where files live. Keys are slash-separated and made by us, never by a client. A file is there whole or not at all.
 * Reading what is not there throws an error whose `code` is `ENOENT`.
 */
export interface FileStore {
  put(key: string, bytes: Uint8Array): Promise<void>
  read(key: string): Promise<Buffer>
  /** A part of a file: small ones as bytes, large ones as a stream. */
  readRange(key: string, range: ByteRange): Promise<Buffer | Readable>
  /** Removes a file, or everything below a key. */
  remove(key: string): Promise<void>
  /** The names directly below a key. */
  list(key: string): Promise<string[]>
  /** Throws when files cannot be written. */
  check(): Promise<void>
}

const smallRange = 1_048_576

/** Files in a folder of this machine. Writes go to a temporary name first, are flushed, and then renamed. */
export function createDiskStore(folder: string): FileStore {
  const pathOf = (key: string) => join(folder, key)

  async function put(key: string, bytes: Uint8Array): Promise<void> {
    const path = pathOf(key)
    const unfinished = join(folder, 'unfinished', randomUUID())
    await mkdir(dirname(path), { recursive: true })
    await mkdir(dirname(unfinished), { recursive: true })
    await writeFile(unfinished, bytes, { flush: true })
    await rename(unfinished, path)
  }

  return {
    put,
    read: (key) => readFile(pathOf(key)),
    async readRange(key, { start, end }) {
      const length = end - start + 1
      if (length > smallRange) return createReadStream(pathOf(key), { start, end })
      const file = await open(pathOf(key))
      try {
        const { buffer, bytesRead } = await file.read(Buffer.allocUnsafe(length), 0, length, start)
        return buffer.subarray(0, bytesRead)
      } finally {
        await file.close()
      }
    },
    remove: (key) => rm(pathOf(key), { recursive: true, force: true }),
    async list(key) {
      return readdir(pathOf(key)).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return []
        throw error
      })
    },
    async check() {
      await put('check', new Uint8Array())
    },
  }
}
