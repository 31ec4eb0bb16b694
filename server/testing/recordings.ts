import { randomUUID } from 'node:crypto'
import { oggPage } from '../adapters/sound/ogg.ts'
import type { Deps } from '../deps.ts'
import { keys } from '../features/resources/keys.ts'

/** Twenty milliseconds of silence (RFC 6716). */
const silence = Buffer.from([0xf8, 0xff, 0xfe])
const rate = 48_000
const frame = rate / 50

/** Silence as Opus in Ogg, which every browser plays. */
export function makeRecording({ seconds = 2 } = {}): Buffer {
  const head = Buffer.alloc(19)
  head.write('OpusHead', 0, 'latin1')
  head[8] = 1
  head[9] = 1
  head.writeUInt32LE(rate, 12)
  const tags = Buffer.concat([Buffer.from('OpusTags'), Buffer.alloc(8)])
  const pages = [
    oggPage([head], { number: 0, samples: 0, flags: 2 }),
    oggPage([tags], { number: 1, samples: 0, flags: 0 }),
  ]
  for (let second = 1; second <= seconds; second++) {
    const packets = Array.from({ length: 50 }, () => silence)
    const flags = second === seconds ? 4 : 0
    pages.push(oggPage(packets, { number: second + 1, samples: second * 50 * frame, flags }))
  }
  return Buffer.concat(pages)
}

/** Recordings of the first pages of a book, published unless `publishedAt` is null. */
export async function createNarration(
  { db, files }: Deps,
  { resourceId, pages = 1, words = '', publishedAt = new Date() }: NarrationOptions,
): Promise<{ recordings: string[] }> {
  await db.insertInto('narrations').values({ resourceId, narrator: 'Ada Birch', publishedAt }).execute()
  const bytes = makeRecording()
  const recordings: string[] = []
  for (let number = 1; number <= pages; number++) {
    const recording = randomUUID()
    recordings.push(recording)
    await files.put(keys.recording(recording), bytes)
    const facts = { recording, mediaType: 'audio/ogg', bytes: bytes.length, seconds: 2, words } as const
    await db
      .insertInto('narratedPages')
      .values({ resourceId, number, ...facts, starts: null })
      .execute()
  }
  return { recordings }
}

interface NarrationOptions {
  resourceId: number
  pages?: number
  /** The words of each page. */
  words?: string
  publishedAt?: Date | null
}
