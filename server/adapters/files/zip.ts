import { createReadStream, createWriteStream } from 'node:fs'
import { type FileHandle, open } from 'node:fs/promises'
import { join } from 'node:path'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createInflateRaw } from 'node:zlib'
import { Zip, ZipPassThrough } from 'fflate'

/** What goes into a zip file. Its content is asked for when its turn comes. */
export interface ZipEntry {
  name: string
  content: () => Promise<Uint8Array | AsyncIterable<Uint8Array>>
}

/** The earliest time that a zip file can have: the same files give the same bytes. */
const always = new Date(1980, 0, 1)

/** A zip file, piece by piece, of files that are compressed already: they are stored as they are. */
export async function* writeZip(entries: AsyncIterable<ZipEntry> | Iterable<ZipEntry>): AsyncGenerator<Uint8Array> {
  let made: Uint8Array[] = []
  const zip = new Zip((error, chunk) => {
    if (error) throw error
    made.push(chunk)
  })
  const take = () => {
    const taken = made
    made = []
    return taken
  }
  for await (const { name, content } of entries) {
    const file = new ZipPassThrough(name)
    file.mtime = always
    zip.add(file)
    const given = await content()
    for await (const chunk of given instanceof Uint8Array ? [given] : given) {
      file.push(chunk)
      yield* take()
    }
    file.push(new Uint8Array(), true)
    yield* take()
  }
  zip.end()
  yield* take()
}

/** Why a zip file cannot be unpacked. `entry`: which part of it is at fault, `""` for the file as a whole. */
export class BadZip extends Error {
  readonly reason: 'damaged' | 'encrypted' | 'method' | 'name' | 'twice' | 'too-many' | 'too-large'
  readonly entry: string

  constructor(reason: BadZip['reason'], entry = '') {
    super(`${reason} ${entry}`)
    this.reason = reason
    this.entry = entry
  }
}

interface Limits {
  entries: number
  /** Of each file, and of all, as they are unpacked. */
  bytes: { part: number; all: number }
  isName: (name: string) => boolean
}

interface Found {
  name: string
  flags: number
  method: number
  packed: number
  unpacked: number
  offset: number
}

/**
 * Unpacks a zip file into a folder, without holding it in memory. Its list of files is read first and decides: nothing is
 * written unless each has a name that `isName` takes, once, and all fit the limits; and no file may turn out to be larger than
 * the list says. Throws BadZip. (PKWARE, APPNOTE.TXT 6.3.10; without Zip64, which nothing below 4 GB needs.)
 */
export async function unpackZip(path: string, folder: string, limits: Limits): Promise<void> {
  const file = await open(path)
  try {
    const entries = await listEntries(file, limits)
    for (const entry of entries) await unpack(file, entry, join(folder, entry.name))
  } finally {
    await file.close()
  }
}

const signature = { end: 0x06054b50, central: 0x02014b50, local: 0x04034b50 }
/** The record at the end, and the longest comment that may follow it. */
const endBytes = 22
const maxComment = 65_535
/** Of the list: names and comments of 1,500 files have room in it many times over. */
const maxListBytes = 4_000_000

async function listEntries(file: FileHandle, { entries: most, bytes, isName }: Limits): Promise<Found[]> {
  const { size } = await file.stat()
  const tail = await readAt(file, Math.max(0, size - endBytes - maxComment), Math.min(size, endBytes + maxComment))
  const at = tail.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]))
  if (at < 0 || tail.length - at < endBytes) throw new BadZip('damaged')
  const count = tail.readUInt16LE(at + 10)
  const [listBytes, listAt] = [tail.readUInt32LE(at + 12), tail.readUInt32LE(at + 16)]
  if (count > most || listBytes > maxListBytes) throw new BadZip('too-many')
  if (listAt + listBytes > size) throw new BadZip('damaged')
  const list = await readAt(file, listAt, listBytes)
  const found: Found[] = []
  let next = 0
  while (found.length < count) {
    if (next + 46 > list.length || list.readUInt32LE(next) !== signature.central) throw new BadZip('damaged')
    const nameBytes = list.readUInt16LE(next + 28)
    const name = list.toString('utf8', next + 46, next + 46 + nameBytes)
    if (!isName(name)) throw new BadZip('name', name)
    if (found.some((one) => one.name === name)) throw new BadZip('twice', name)
    const entry = {
      name,
      flags: list.readUInt16LE(next + 8),
      method: list.readUInt16LE(next + 10),
      packed: list.readUInt32LE(next + 20),
      unpacked: list.readUInt32LE(next + 24),
      offset: list.readUInt32LE(next + 42),
    }
    if (entry.flags & 1) throw new BadZip('encrypted', name)
    if (entry.method !== 0 && entry.method !== 8) throw new BadZip('method', name)
    if (entry.unpacked > bytes.part) throw new BadZip('too-large', name)
    found.push(entry)
    next += 46 + nameBytes + list.readUInt16LE(next + 30) + list.readUInt16LE(next + 32)
  }
  if (found.reduce((sum, { unpacked }) => sum + unpacked, 0) > bytes.all) throw new BadZip('too-large')
  return found
}

async function unpack(file: FileHandle, { name, method, packed, unpacked, offset }: Found, path: string) {
  const head = await readAt(file, offset, 30).catch(() => null)
  if (head?.readUInt32LE(0) !== signature.local) throw new BadZip('damaged', name)
  const start = offset + 30 + head.readUInt16LE(26) + head.readUInt16LE(28)
  let written = 0
  const count = new Transform({
    transform(chunk: Buffer, _, done) {
      written += chunk.length
      done(written > unpacked ? new BadZip('damaged', name) : null, chunk)
    },
  })
  const source =
    packed === 0 ? [] : createReadStream('', { fd: file.fd, start, end: start + packed - 1, autoClose: false })
  const out = createWriteStream(path, { flags: 'wx' })
  try {
    if (method === 8) await pipeline(source, createInflateRaw(), count, out)
    else await pipeline(source, count, out)
  } catch (error) {
    if (error instanceof BadZip || !isOfZlib(error)) throw error
    throw new BadZip('damaged', name)
  }
  if (written !== unpacked) throw new BadZip('damaged', name)
}

const isOfZlib = (error: unknown) => /^Z_/.test((error as NodeJS.ErrnoException).code ?? '')

/** Exactly so many bytes from there on. */
async function readAt(file: FileHandle, position: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, position)
  if (bytesRead < length) throw new BadZip('damaged')
  return buffer
}
