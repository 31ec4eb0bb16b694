import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, open, readdir, readFile, rename, rm, stat, statfs, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { checkedKey, checkKey, type DiskSpace, type FileStore, isKey, smallRange } from './file-store.ts'
import { writeThrough } from './write-through.ts'

/** Where files are until they are complete. */
const unfinishedFolder = 'unfinished'

/** Bytes that must be free for the check to pass: room for a few uploads, and for a database on the same disk. */
const minFree = 200_000_000
/** Enough for the disk to need a block; an empty file can be written to a full one. */
const checkBytes = new Uint8Array(4096)

/**
 * Files in a folder on this machine. Writes go to a temporary name, are flushed, and then renamed. `check` fails with
 * less than `least` bytes free.
 */
export function createDiskStore(folder: string, { least = minFree } = {}): FileStore {
  const pathOf = (key: string) => join(folder, checkedKey(key))

  async function complete(key: string, write: (unfinished: string) => Promise<void>): Promise<void> {
    const path = pathOf(key)
    const unfinished = join(folder, unfinishedFolder, randomUUID())
    await mkdir(dirname(path), { recursive: true })
    await mkdir(dirname(unfinished), { recursive: true })
    try {
      await write(unfinished)
      await rename(unfinished, path)
    } catch (error) {
      // On a full disk, the unfinished file may take up the last free space.
      await rm(unfinished, { force: true }).catch(() => undefined)
      throw error
    }
  }

  const put = (key: string, bytes: Uint8Array) =>
    complete(key, (unfinished) => writeFile(unfinished, bytes, { flush: true }))

  async function* keys(below = ''): AsyncGenerator<string> {
    for (const entry of await orNone(readdir(below === '' ? folder : pathOf(below), { withFileTypes: true }))) {
      const key = below === '' ? entry.name : `${below}/${entry.name}`
      if (!isKey(key)) continue
      if (entry.isDirectory() && key !== unfinishedFolder) yield* keys(key)
      else if (entry.isFile() && key !== checkKey) yield key
    }
  }

  return {
    put,
    putFile: (key, path) => complete(key, (unfinished) => writeThrough(unfinished, createReadStream(path))),
    keys,
    read: (key) => readFile(pathOf(key)),
    copyTo: (key, path) => writeThrough(path, createReadStream(pathOf(key))),
    async readRange(key, { start, end }) {
      const length = end - start + 1
      // Opened here, so that a missing file is an error of this call and not of the stream.
      const file = await open(pathOf(key))
      if (length > smallRange) return file.createReadStream({ start, end })
      try {
        const { buffer, bytesRead } = await file.read(Buffer.allocUnsafe(length), 0, length, start)
        return buffer.subarray(0, bytesRead)
      } finally {
        await file.close()
      }
    },
    remove: (key) => rm(pathOf(key), { recursive: true, force: true }),
    list: (key) => orNone(readdir(pathOf(key))),
    async removeUnfinished(before) {
      for (const name of await orNone(readdir(pathOf(unfinishedFolder)))) {
        const path = join(folder, unfinishedFolder, name)
        const changed = await stat(path).catch(() => null)
        if (changed && changed.mtime < before) await rm(path, { force: true })
      }
    },
    async check() {
      await put(checkKey, checkBytes)
      const { free } = await spaceAt(folder)
      if (free < least) throw new Error(`the disk has ${Math.floor(free / 1e6)} MB left of the ${least / 1e6} it needs`)
    },
    // Nothing has been stored yet in a new portal.
    space: () => spaceAt(folder).catch(() => spaceAt(dirname(folder))),
  }
}

async function spaceAt(folder: string): Promise<DiskSpace> {
  const { bavail, bsize, blocks } = await statfs(folder)
  return { free: bavail * bsize, size: blocks * bsize }
}

/** Treats a missing folder as an empty one. */
async function orNone<T>(reading: Promise<T[]>): Promise<T[]> {
  return reading.catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return []
    throw error
  })
}
