import { element, readWebm } from './webm.ts'

/** Samples a second of all Opus in Ogg (RFC 7845). */
const rate = 48_000
/** The Ogg polynomial, for each byte (RFC 3533). */
const table = Array.from({ length: 256 }, (_, byte) => {
  let sum = byte << 24
  for (let bit = 0; bit < 8; bit++) sum = sum & 0x80000000 ? (sum << 1) ^ 0x04c11db7 : sum << 1
  return sum >>> 0
})

/**
 * Opus of a WebM file in Ogg, packet by packet, without a new encoding: e-books may not have WebM. Null where its packets
 * lie in a way that no browser records them. The same file gives the same bytes.
 */
export function oggOfWebm(webm: Buffer): Buffer | null {
  let head: Buffer | null = null
  const packets: Buffer[] = []
  for (const { id, body } of readWebm(webm)) {
    if (id === element.codecPrivate) head = body
    if (id !== element.simpleBlock && id !== element.block) continue
    // Its track in one byte, its time in two, and its flags; two say how several packets share a block.
    const isOne = ((body[0] ?? 0) & 0x80) !== 0 && ((body[3] ?? 0xff) & 0x06) === 0
    if (!isOne) return null
    packets.push(body.subarray(4))
  }
  if (head?.toString('latin1', 0, 8) !== 'OpusHead' || packets.length === 0) return null
  // Who made it, and nothing else to say.
  const tags = Buffer.concat([Buffer.from('OpusTags'), Buffer.alloc(8)])
  const pages = [
    oggPage([head], { number: 0, samples: 0, flags: 2 }),
    oggPage([tags], { number: 1, samples: 0, flags: 0 }),
  ]
  let [held, samples]: [Buffer[], number] = [[], 0]
  for (const [at, packet] of packets.entries()) {
    held.push(packet)
    samples += samplesOf(packet)
    const isLast = at === packets.length - 1
    const isFull = segmentsOf([...held, packets[at + 1] ?? packet]) > 255 || held.length === 50
    if (!isLast && !isFull) continue
    pages.push(oggPage(held, { number: pages.length, samples, flags: isLast ? 4 : 0 }))
    held = []
  }
  return Buffer.concat(pages)
}

/** How long a packet of Opus is (RFC 6716, section 3.1). */
function samplesOf(packet: Buffer): number {
  const [first = 0, second = 0] = packet
  const configuration = first >> 3
  const milliseconds =
    configuration < 12
      ? [10, 20, 40, 60][configuration & 3]
      : configuration < 16
        ? [10, 20][configuration & 1]
        : [2.5, 5, 10, 20][configuration & 3]
  const frames = [1, 2, 2, second & 63][first & 3] ?? 1
  return ((milliseconds ?? 20) * frames * rate) / 1000
}

const segmentsOf = (packets: readonly Buffer[]) =>
  packets.reduce((sum, { length }) => sum + Math.floor(length / 255) + 1, 0)

/** A page of whole packets. `samples`: heard when it ends. `flags`: 2 for the first page, 4 for the last. */
export function oggPage(
  packets: readonly Buffer[],
  { number, samples, flags }: { number: number; samples: number; flags: number },
): Buffer {
  const sizes = packets.flatMap(({ length }) => [
    ...new Array<number>(Math.floor(length / 255)).fill(255),
    length % 255,
  ])
  const head = Buffer.alloc(27)
  head.write('OggS', 0, 'latin1')
  head[5] = flags
  head.writeBigInt64LE(BigInt(samples), 6)
  head.writeUInt32LE(1, 14)
  head.writeUInt32LE(number, 18)
  head[26] = sizes.length
  const bytes = Buffer.concat([head, Buffer.from(sizes), ...packets])
  const sum = bytes.reduce((before, byte) => ((before << 8) ^ (table[(before >>> 24) ^ byte] ?? 0)) >>> 0, 0)
  bytes.writeUInt32LE(sum, 22)
  return bytes
}
