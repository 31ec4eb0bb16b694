import { element, readWebm } from '../../../adapters/sound/webm.ts'
import type { NarratedPagesTable } from '../../../database/library-tables.ts'

export interface Recognised {
  mediaType: NarratedPagesTable['mediaType']
  /** By its container; 0 where that does not tell. */
  seconds: number
}

/**
 * What a browser has recorded, by its bytes and not by what they are said to be: sound alone, in one of the containers
 * that browsers write. Null for everything else, for what is cut off, and for what says that its length is no number.
 */
export function recogniseRecording(bytes: Buffer): Recognised | null {
  try {
    const recognised = readContainer(bytes)
    // WebM has its length as a floating-point number, which may be NaN or infinite.
    return recognised && Number.isFinite(recognised.seconds) ? recognised : null
  } catch (error) {
    if (error instanceof RangeError) return null
    throw error
  }
}

function readContainer(bytes: Buffer): Recognised | null {
  if (bytes.readUInt32BE(0) === 0x1a45dfa3) return webm(bytes)
  if (bytes.toString('latin1', 0, 4) === 'OggS') return ogg(bytes)
  return bytes.toString('latin1', 4, 8) === 'ftyp' ? mp4(bytes) : null
}

function webm(bytes: Buffer): Recognised | null {
  let [docType, tracks, isSound, scale, duration, cluster, last] = ['', 0, true, 1_000_000, 0, 0, -1]
  for (const { id, body } of readWebm(bytes)) {
    if (id === element.docType) docType = body.toString('latin1')
    if (id === element.timestampScale) scale = body.readUIntBE(0, body.length)
    if (id === element.duration) duration = body.length === 8 ? body.readDoubleBE(0) : body.readFloatBE(0)
    if (id === element.trackType) {
      tracks += 1
      isSound &&= body[0] === 2
    }
    if (id === element.codec) isSound &&= /^A_(OPUS|VORBIS)$/.test(body.toString('latin1'))
    if (id === element.clusterTimestamp) cluster = body.readUIntBE(0, body.length)
    // A block begins with the number of its track, in one byte for the first 127.
    if (id === element.simpleBlock || id === element.block) last = cluster + body.readInt16BE(1)
  }
  if (docType !== 'webm' || tracks === 0 || !isSound || last < 0) return null
  return { mediaType: 'audio/webm', seconds: (Math.max(duration, last) * scale) / 1e9 }
}

/** RFC 3533 and RFC 7845: pages; the first says that this is Opus, and the last when it ends. */
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

const boxes = new Set(['moov', 'trak', 'mdia', 'mvex', 'moof', 'traf'])

/** ISO/IEC 14496-12: boxes. A file written in pieces may have 0 as its duration, and each piece says how long its samples are. */
function mp4(bytes: Buffer): Recognised | null {
  let at = 0
  let seconds = 0
  const handlers: string[] = []
  let hasSound = false
  const pieces = { scale: 0, usual: 0, here: 0, length: 0 }
  while (at < bytes.length) {
    const short = bytes.readUInt32BE(at)
    const type = bytes.toString('latin1', at + 4, at + 8)
    const start = at + (short === 1 ? 16 : 8)
    const size = short === 1 ? Number(bytes.readBigUInt64BE(at + 8)) : short === 0 ? bytes.length - at : short
    if (size < start - at) return null
    if (type === 'hdlr') handlers.push(bytes.toString('latin1', start + 8, start + 12))
    if (type === 'mvhd') seconds = durationIn(bytes, start).seconds
    if (type === 'mdhd') pieces.scale = durationIn(bytes, start).scale
    if (type === 'trex') pieces.usual = bytes.readUInt32BE(start + 12)
    if (type === 'tfhd') pieces.here = usualIn(bytes, start) ?? pieces.usual
    if (type === 'trun') pieces.length += lengthOfRun(bytes, start, pieces.here)
    hasSound ||= type === 'mdat'
    at = boxes.has(type) ? start : at + size
  }
  const isSound =
    hasSound && at === bytes.length && handlers.length > 0 && handlers.every((handler) => handler === 'soun')
  if (pieces.scale > 0) seconds = Math.max(seconds, pieces.length / pieces.scale)
  return isSound ? { mediaType: 'audio/mp4', seconds } : null
}

/** What `mvhd` and `mdhd` begin with. */
function durationIn(bytes: Buffer, start: number): { scale: number; seconds: number } {
  const isLong = bytes.readUInt8(start) === 1
  const scale = bytes.readUInt32BE(start + (isLong ? 20 : 12))
  const duration = isLong ? Number(bytes.readBigUInt64BE(start + 24)) : bytes.readUInt32BE(start + 16)
  // All bits set: not known.
  const isKnown = scale > 0 && duration < 2 ** (isLong ? 53 : 32) - 1
  return { scale, seconds: isKnown ? duration / scale : 0 }
}

/** How long a sample of this piece is where nothing else is said; null where the piece does not say so itself. */
function usualIn(bytes: Buffer, start: number): number | null {
  const flags = bytes.readUIntBE(start + 1, 3)
  if (!(flags & 0x8)) return null
  return bytes.readUInt32BE(start + 8 + (flags & 0x1 ? 8 : 0) + (flags & 0x2 ? 4 : 0))
}

function lengthOfRun(bytes: Buffer, start: number, usual: number): number {
  const flags = bytes.readUIntBE(start + 1, 3)
  const count = bytes.readUInt32BE(start + 4)
  if (!(flags & 0x100)) return count * usual
  const first = start + 8 + (flags & 0x1 ? 4 : 0) + (flags & 0x4 ? 4 : 0)
  const step = [0x100, 0x200, 0x400, 0x800].filter((flag) => flags & flag).length * 4
  let length = 0
  for (let sample = 0; sample < count; sample++) length += bytes.readUInt32BE(first + sample * step)
  return length
}
