import { inflateSync } from 'node:zlib'

/**
 * Unpacks a WOFF 1 font (W3C, WOFF File Format 1.0) into the TrueType font inside it. The PDF library reads WOFF itself, but
 * unpacks every table anew for every document, in JavaScript.
 */
export function unpackWoff(woff: Buffer): Buffer {
  if (woff.toString('latin1', 0, 4) !== 'wOFF') throw new Error('This is no WOFF font.')
  const count = woff.readUInt16BE(12)
  const header = Buffer.alloc(12 + count * 16)
  woff.copy(header, 0, 4, 8)
  header.writeUInt16BE(count, 4)
  const power = 2 ** Math.floor(Math.log2(count))
  header.writeUInt16BE(power * 16, 6)
  header.writeUInt16BE(Math.log2(power), 8)
  header.writeUInt16BE((count - power) * 16, 10)

  const parts: Buffer[] = [header]
  let offset = header.length
  for (let index = 0; index < count; index += 1) {
    const entry = 44 + index * 20
    const [from, packed, length] = [4, 8, 12].map((field) => woff.readUInt32BE(entry + field)) as [
      number,
      number,
      number,
    ]
    const data = woff.subarray(from, from + packed)
    const table = packed < length ? inflateSync(data) : data
    const record = 12 + index * 16
    woff.copy(header, record, entry, entry + 4)
    woff.copy(header, record + 4, entry + 16, entry + 20)
    header.writeUInt32BE(offset, record + 8)
    header.writeUInt32BE(length, record + 12)
    const padding = Buffer.alloc((4 - (length % 4)) % 4)
    parts.push(table, padding)
    offset += length + padding.length
  }
  return Buffer.concat(parts)
}
