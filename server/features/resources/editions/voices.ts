import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type EditionBook, type EditionPage, type PageSound, soundFile } from '../../../adapters/editions/book.ts'
import { oggOfWebm } from '../../../adapters/sound/ogg.ts'
import type { Db } from '../../../database/tables.ts'
import type { Deps } from '../../../deps.ts'
import { findBytes } from '../../../http/send-file.ts'
import { keys } from '../keys.ts'
import { type Heard, listHeard } from '../narrations/heard-pages.ts'
import { findNarration, type RecordedPage } from '../narrations/queries.ts'
import { recogniseRecording } from '../narrations/recognise-recording.ts'
import { listPages } from '../pages/queries.ts'
import type { ResourceRow } from '../queries.ts'
import type { PortalKind } from './kinds.ts'

/** Bytes of all recordings together: fifteen times as much as people read of a storybook. With more the e-book has none. */
const maxSoundBytes = 64_000_000

export const nobody: Pick<Heard, 'narrator' | 'recordings' | 'hash'> = { narrator: '', recordings: new Map(), hash: '' }

/** Who is heard in an edition: in e-books, the person who reads the book in the portal. */
export async function heardIn(
  db: Db,
  book: Pick<ResourceRow, 'id' | 'version'>,
  kind: PortalKind,
): Promise<typeof nobody> {
  if (kind !== 'epub' || !(await findNarration(db, book.id))?.publishedAt) return nobody
  const heard = await listHeard(db, book, await listPages(db, book.id, book.version))
  const bytes = [...heard.recordings.values()].reduce((sum, recording) => sum + recording.bytes, 0)
  return bytes > maxSoundBytes ? nobody : heard
}

/** The book with the sounds of its pages, whose files are then in the folder. */
export async function withVoices(
  { files }: Pick<Deps, 'files'>,
  book: EditionBook,
  { narrator, recordings }: typeof nobody,
  folder: string,
): Promise<EditionBook> {
  if (recordings.size === 0) return book
  const pages: EditionPage[] = []
  for (const page of book.pages) {
    const recorded = recordings.get(page.number)
    const read = recorded && toSound(recorded, await findBytes(files.read(keys.recording(recorded.recording))))
    if (read) await writeFile(join(folder, soundFile(page.number)), read.bytes)
    pages.push(read ? { ...page, sound: read.sound } : page)
  }
  return { ...book, narrator, pages }
}

/** Null for what cannot be put into a form that e-books may have. */
function toSound({ mediaType, starts }: RecordedPage, bytes: Buffer): { sound: PageSound; bytes: Buffer } | null {
  const isWebm = mediaType === 'audio/webm'
  const taken = isWebm ? oggOfWebm(bytes) : bytes
  // Read again: a recording of an earlier release may not have its length.
  const seconds = taken ? (recogniseRecording(taken)?.seconds ?? 0) : 0
  if (!taken || seconds < 0.1) return null
  return { sound: { type: mediaType === 'audio/mp4' ? mediaType : 'audio/ogg', seconds, starts }, bytes: taken }
}
