import type { NarratedPagesTable } from '../../../database/library-tables.ts'

export interface Recognised {
  mediaType: NarratedPagesTable['mediaType']
  /** By its container; 0 where that does not tell. */
  seconds: number
}

/**
 * What a browser has recorded, by its bytes and not by what they are said to be: sound alone, in one of the containers
 * that browsers write. Null for everything else, and for what is cut off.
 */
export function recogniseRecording(bytes: Buffer): Recognised | null {
  try {
    if (bytes.readUInt32BE(0) === 0x1a45dfa3) return webm(bytes)
    if (bytes.toString('latin1', 0, 4) === 'OggS') return ogg(bytes)
    return bytes.toString('latin1', 4, 8) === 'ftyp' ? mp4(bytes) : null
  } catch (error) {
    if (error instanceof RangeError) return null
    throw error
  }
}

/** The elements of a WebM file (RFC 8794, RFC 9559) that say what it holds. Those with others in them are entered. */
const element = {
  docType: 0x4282,
  trackType: 0x83,
  codec: 0x86,
  timestampScale: 0x2ad7b1,
  duration: 0x4489,
  clusterTimestamp: 0xe7,
  simpleBlock: 0xa3,
  block: 0xa1,
}
const entered = new Set([0x1a45dfa3, 0x18538067, 0x1549a966, 0x1654ae6b, 0xae, 0x1f43b675, 0xa0])

function webm(bytes: Buffer): Recognised | null {
  let at = 0
  let [docType, tracks, isSound, scale, duration, cluster, last] = ['', 0, true, 1_000_000, 0, 0, -1]
  while (at < bytes.length) {
    const id = variable(bytes, at, false)
    const size = variable(bytes, at + id.length, true)
    const start = at + id.length + size.length
    at = start
    if (entered.has(id.value)) continue
    const body = bytes.subarray(start, start + size.value)
    if (id.value === element.docType) docType = body.toString('latin1')
    if (id.value === element.timestampScale) scale = body.readUIntBE(0, body.length)
    if (id.value === element.duration) duration = body.length === 8 ? body.readDoubleBE(0) : body.readFloatBE(0)
    if (id.value === element.trackType) {
      tracks += 1
      isSound &&= body[0] === 2
    }
    if (id.value === element.codec) isSound &&= /^A_(OPUS|VORBIS)$/.test(body.toString('latin1'))
    if (id.value === element.clusterTimestamp) cluster = body.readUIntBE(0, body.length)
    // A block begins with the number of its track, in one byte for the first 127.
    if (id.value === element.simpleBlock || id.value === element.block) last = cluster + body.readInt16BE(1)
    at += size.value
  }
  if (docType !== 'webm' || tracks === 0 || !isSound || last < 0 || at !== bytes.length) return null
  return { mediaType: 'audio/webm', seconds: (Math.max(duration, last) * scale) / 1e9 }
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

/** RFC 3533 and RFC 7845: pages, the first of which says that this is Opus, and the last of which when it ends. */
function ogg(bytes: Buffer): Recognised | null {
  let at = 0
  let samples = 0
  let skipped = -1
  const stream = bytes.readUInt32LE(14)
  while (at < bytes.length) {
    if (bytes.toString('latin1', at, at + 4) !== 'OggS' || bytes.readUInt32LE(at + 14) !== stream) return null
    const segments = bytes.readUInt8(at + 26)
    const start = at + 27 + segments
    if (at === 0) {
      if (bytes.toString('latin1', start, start + 8) !== 'OpusHead') return null
      skipped = bytes.readUInt16LE(start + 10)
    }
    const position = bytes.readBigInt64LE(at + 6)
    if (position > 0n) samples = Number(position)
    at = start
    for (let segment = 0; segment < segments; segment++) at += bytes.readUInt8(start - segments + segment)
  }
  if (samples === 0 || at !== bytes.length) return null
  return { mediaType: 'audio/ogg', seconds: Math.max(0, samples - skipped) / 48_000 }
}

const boxes = new Set(['moov', 'trak', 'mdia'])

/** ISO/IEC 14496-12: boxes. A file written in pieces may have 0 as its duration. */
function mp4(bytes: Buffer): Recognised | null {
  let at = 0
  let seconds = 0
  const handlers: string[] = []
  let hasSound = false
  while (at < bytes.length) {
    const short = bytes.readUInt32BE(at)
    const type = bytes.toString('latin1', at + 4, at + 8)
    const start = at + (short === 1 ? 16 : 8)
    const size = short === 1 ? Number(bytes.readBigUInt64BE(at + 8)) : short === 0 ? bytes.length - at : short
    if (size < start - at) return null
    if (type === 'hdlr') handlers.push(bytes.toString('latin1', start + 8, start + 12))
    if (type === 'mvhd') {
      const isLong = bytes.readUInt8(start) === 1
      const scale = bytes.readUInt32BE(start + (isLong ? 20 : 12))
      const duration = isLong ? Number(bytes.readBigUInt64BE(start + 24)) : bytes.readUInt32BE(start + 16)
      if (scale > 0) seconds = duration / scale
    }
    hasSound ||= type === 'mdat'
    at = boxes.has(type) ? start : at + size
  }
  const isSound =
    hasSound && at === bytes.length && handlers.length > 0 && handlers.every((handler) => handler === 'soun')
  return isSound ? { mediaType: 'audio/mp4', seconds } : null
}
