import type { Readable } from 'node:stream'

/** First and last byte, both included. */
export interface ByteRange {
  start: number
  end: number
}

export interface DiskSpace {
  free: number
  size: number
}

/**
 * Where files are stored. Keys are made by us, never by a client; `checkedKey` defines their form. A file exists
 * completely or not at all. Reading a missing file throws an error whose `code` is `ENOENT`.
 */
export interface FileStore {
  put(key: string, bytes: Uint8Array): Promise<void>
  /** Stores a copy of a file of this machine, without holding it in memory. */
  putFile(key: string, path: string): Promise<void>
  read(key: string): Promise<Buffer>
  /** Copies a file to a path on this machine, without holding it in memory. */
  copyTo(key: string, path: string): Promise<void>
  /** A part of a file: small ones as bytes, large ones as a stream. */
  readRange(key: string, range: ByteRange): Promise<Buffer | Readable>
  /** Removes a file, or everything below a key. */
  remove(key: string): Promise<void>
  /** The names directly below a key. */
  list(key: string): Promise<string[]>
  /** The key of every file below a key, in no order; of all files without one. */
  keys(below?: string): AsyncIterable<string>
  /** Removes unfinished files of servers that died, begun before that time. */
  removeUnfinished(before: Date): Promise<void>
  /** Throws when files cannot be written. */
  check(): Promise<void>
  /** Bytes of the disk that the files are on; null where they are not on one. */
  space(): Promise<DiskSpace | null>
}

/** For `catch` of a read: null for a file that does not exist; every other error is thrown. */
export function nothingIfAbsent(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null
  throw error
}

/** Larger parts of files are streamed. */
export const smallRange = 1_048_576

/** Lower-case letters, digits, `-`, `_` and single full stops: names that are safe on every system. */
const segment = '[a-z0-9][a-z0-9_-]*(?:\\.[a-z0-9_-]+)*'
const keyShape = new RegExp(`^${segment}(?:/${segment}){0,5}$`)

/** Whether a name has the form of the portal's keys: 1 to 6 segments, 200 characters at most. */
export const isKey = (name: string): boolean => name.length <= 200 && keyShape.test(name)

/** Returns the key. Throws for a name of another form, which might lead out of the store. */
export function checkedKey(key: string): string {
  if (!isKey(key)) throw new Error(`${JSON.stringify(key)} is no name of a stored file`)
  return key
}

/** The key that `check` writes to. */
export const checkKey = 'check'
