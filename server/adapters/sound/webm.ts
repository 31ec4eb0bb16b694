/** The elements of a WebM file (RFC 8794, RFC 9559) that say what it holds. */
export const element = {
  docType: 0x4282,
  trackType: 0x83,
  codec: 0x86,
  codecPrivate: 0x63a2,
  timestampScale: 0x2ad7b1,
  duration: 0x4489,
  clusterTimestamp: 0xe7,
  simpleBlock: 0xa3,
  block: 0xa1,
}
/** Those with others in them. */
const entered = new Set([0x1a45dfa3, 0x18538067, 0x1549a966, 0x1654ae6b, 0xae, 0x1f43b675, 0xa0])

/** The elements of a WebM file in order, without those that only hold others. Throws RangeError for what is cut off. */
export function* readWebm(bytes: Buffer): Generator<{ id: number; body: Buffer }> {
  let at = 0
  while (at < bytes.length) {
    const id = variable(bytes, at, false)
    const size = variable(bytes, at + id.length, true)
    const start = at + id.length + size.length
    at = start
    if (entered.has(id.value)) continue
    at += size.value
    if (at > bytes.length) throw new RangeError('cut off')
    yield { id: id.value, body: bytes.subarray(start, at) }
  }
}

/** A number of variable length, as WebM has them; the marker of the length belongs to an id, and not to a size. */
function variable(bytes: Buffer, at: number, isSize: boolean): { value: number; length: number } {
  const first = bytes.readUInt8(at)
  const length = Math.clz32(first) - 23
  if (length > 8) throw new RangeError('no number')
  let value = isSize ? first & (0xff >> length) : first
  for (let index = 1; index < length; index++) value = value * 256 + bytes.readUInt8(at + index)
  return { value, length }
}
