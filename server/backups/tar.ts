/** The tar format (POSIX ustar), as far as backups need it: plain files, names of at most 100 bytes, below 8 GB each. */
const block = 512

/** One file of an archive: its header, its bytes, and zeros up to a whole block. */
export function tarEntry(name: string, bytes: Uint8Array): Buffer {
  const header = Buffer.alloc(block)
  if (Buffer.byteLength(name) > 100) throw new Error(`${name} is too long a name for an archive`)
  header.write(name)
  header.write('0000600\0', 100)
  header.write('0000000\0', 108)
  header.write('0000000\0', 116)
  header.write(`${bytes.length.toString(8).padStart(11, '0')}\0`, 124)
  header.write(`${Math.floor(Date.now() / 1000).toString(8)}\0`, 136)
  header.write('        0', 148)
  header.write('ustar\x0000', 257)
  header.write(`${sumOf(header).toString(8).padStart(6, '0')}\0 `, 148)
  return Buffer.concat([header, bytes, Buffer.alloc(paddingOf(bytes.length))])
}

/** What stands at the end of every archive. */
export const tarEnd = Buffer.alloc(2 * block)

export interface TarEntry {
  name: string
  size: number
  /** The bytes of the file. What of them was not read is passed over. */
  body: AsyncIterable<Buffer>
}

/** Thrown when bytes are no archive, or end in the middle of one. */
class BrokenArchive extends Error {}

/** The files of an archive, one after the other. Throws `BrokenArchive`. */
export async function* readTar(source: AsyncIterable<Buffer>): AsyncGenerator<TarEntry> {
  const chunks = source[Symbol.asyncIterator]()
  let held: Buffer = Buffer.alloc(0)

  async function take(most: number): Promise<Buffer> {
    while (held.length === 0) {
      const next = await chunks.next()
      if (next.done) throw new BrokenArchive('the archive ends too early')
      held = next.value
    }
    const taken = held.subarray(0, most)
    held = held.subarray(taken.length)
    return taken
  }

  async function* bytes(count: number): AsyncGenerator<Buffer> {
    for (let left = count; left > 0; ) {
      const taken = await take(left)
      left -= taken.length
      yield taken
    }
  }

  for (;;) {
    const header = await joined(bytes(block))
    if (header.every((byte) => byte === 0)) {
      // To the end, where what it is read from says whether it was whole.
      while (!(await chunks.next()).done);
      return
    }
    const { name, size } = readHeader(header)
    const body = bytes(size)
    yield { name, size, body }
    // A reader may have stopped early, and a generator that was stopped cannot be read on: so it reads all or nothing.
    for await (const rest of body) void rest
    await joined(bytes(paddingOf(size)))
  }
}

function readHeader(header: Buffer): { name: string; size: number } {
  const sum = Number.parseInt(header.toString('latin1', 148, 156), 8)
  const blanked = Buffer.from(header).fill(' ', 148, 156)
  if (sum !== sumOf(blanked)) throw new BrokenArchive('the archive is damaged')
  // Neither a link nor a folder, nor a name in two parts: `tarEntry` writes none.
  const isPlain = header.toString('latin1', 156, 157) === '0' && header[345] === 0
  const size = Number.parseInt(header.toString('latin1', 124, 136), 8)
  if (!isPlain || !Number.isSafeInteger(size) || size < 0) throw new BrokenArchive('the archive holds more than files')
  return { name: header.toString('utf8', 0, 100).replace(/\0.*$/s, ''), size }
}

/** All bytes at once, of a file that fits into memory. */
export async function joined(body: AsyncIterable<Buffer>): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const part of body) parts.push(part)
  return Buffer.concat(parts)
}

const paddingOf = (size: number) => (block - (size % block)) % block
const sumOf = (header: Buffer) => header.reduce((sum, byte) => sum + byte, 0)
