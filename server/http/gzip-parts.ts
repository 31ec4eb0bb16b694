import { promisify } from 'node:util'
import { constants, crc32, deflateRaw, deflateRawSync } from 'node:zlib'

/** A text that many documents contain, compressed once (RFC 1951), so that it can stand between any other parts. */
export interface PreparedPart {
  text: Buffer
  deflated: Buffer
}

/** Ends a part at a whole byte, and forgets what came before it, so that any other part may follow. */
const toBeContinued = { finishFlush: constants.Z_FULL_FLUSH }

export function preparePart(text: string): PreparedPart {
  const bytes = Buffer.from(text)
  return { text: bytes, deflated: deflateRawSync(bytes, { level: 9, ...toBeContinued }) }
}

/** RFC 1952, section 2.3: deflated, without a name or a time, from an unknown system. */
const header = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255])

const deflate = promisify<Buffer, object, Buffer>(deflateRaw)

/** A gzip file of three texts. The second one has been compressed before. */
export async function gzipAround(first: Buffer, prepared: PreparedPart, last: Buffer): Promise<Buffer> {
  const [deflatedFirst, deflatedLast] = await Promise.all([
    deflate(first, { level: 4, ...toBeContinued }),
    deflate(last, { level: 4 }),
  ])
  const trailer = Buffer.alloc(8)
  const parts = [first, prepared.text, last]
  // The sum of nothing is 0 to zlib, whatever came before.
  trailer.writeUInt32LE(parts.reduce((sum, part) => (part.length > 0 ? crc32(part, sum) : sum), 0))
  trailer.writeUInt32LE(
    parts.reduce((length, part) => length + part.length, 0),
    4,
  )
  return Buffer.concat([header, deflatedFirst, prepared.deflated, deflatedLast, trailer])
}
