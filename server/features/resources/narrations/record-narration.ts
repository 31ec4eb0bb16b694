import { randomUUID } from 'node:crypto'
import { maxRecording } from '#contract/narrations.ts'
import { retention } from '../../../data-protection/retention.ts'
import { type ByUser, recordAudit } from '../../../database/audit.ts'
import type { Db } from '../../../database/tables.ts'
import { staleVersion } from '../../../database/versions.ts'
import type { Deps } from '../../../deps.ts'
import { Failure } from '../../../failure.ts'
import { keys } from '../keys.ts'
import { listPages, type PageRow } from '../pages/queries.ts'
import { findResource, type ResourceRow } from '../queries.ts'
import { removeOrphanedUploads } from '../uploads/orphaned-uploads.ts'
import { deleteUpload, retireVersion, upsertUnstored } from '../uploads/queries.ts'
import { wordsOf } from './heard-pages.ts'
import * as queries from './queries.ts'
import { recogniseRecording } from './recognise-recording.ts'

/** A change of a book's voice, and the operator who makes it. */
export interface VoiceChange {
  by: ByUser
  bookId: number
}

/** One of the portal's storybooks, with its pages; `not-found` for everything else. */
export async function findBook(db: Db, id: number): Promise<{ book: ResourceRow; pages: PageRow[] }> {
  const book = await findResource(db, id)
  if (book?.category !== 'storybook' || book.schoolId !== null) throw new Failure('not-found')
  if (!book.isPrepared) throw new Failure('resource/not-ready')
  return { book, pages: await listPages(db, book.id, book.version) }
}

/** Who reads a book, and its pages: none while they are not prepared. The narrator is found whatever becomes of the book. */
export async function findNarrated(
  db: Db,
  id: number,
): Promise<{ narration: queries.NarrationRow | null; pages: PageRow[] }> {
  const narration = await queries.findNarration(db, id)
  if (!narration) return { narration, pages: (await findBook(db, id)).pages }
  const book = await findResource(db, id)
  return { narration, pages: book?.isPrepared ? await listPages(db, book.id, book.version) : [] }
}

/** Notes who reads a book and has agreed to be heard. */
export async function agree(deps: Deps, { by, bookId }: VoiceChange, narrator: string): Promise<void> {
  await findBook(deps.db, bookId)
  await deps.db.transaction().execute(async (db) => {
    await queries.upsertNarration(db, { resourceId: bookId, narrator, agreedBy: by.userId })
    await recordAudit(db, by, 'resource.voice-agreed', String(bookId))
  })
}

/**
 * Stores the recording of a page in place of the one with the id `before`. Throws when there is another one by now, and
 * for everything that browsers do not record.
 */
export async function storeRecording(
  deps: Deps,
  { bookId, by }: VoiceChange,
  { number, bytes, before }: { number: number; bytes: Buffer; before: string },
): Promise<void> {
  const recognised = recogniseRecording(bytes)
  if (!recognised) throw new Failure('narration/unreadable')
  if (recognised.seconds > maxRecording.seconds) throw new Failure('narration/too-long')
  const page = await findPage(deps.db, bookId, number)
  const recording = randomUUID()
  const { db: outside, files } = deps
  const upload = {
    ...{ version: recording, ownerId: null, title: '', sourceHash: '' },
    ...{ pdfSize: bytes.length, pageCount: 0, aspect: 1 },
  }
  const removeAfter = new Date(Date.now() + retention.unusedUpload.days * 86_400_000)
  // Written down before the file comes, and locked while it does: what a crash leaves is found at the next start.
  await upsertUnstored(outside, upload, removeAfter)
  await outside.transaction().execute(async (db) => {
    await upsertUnstored(db, upload, removeAfter)
    if (!(await queries.lockNarration(db, bookId))) throw new Failure('narration/nobody-agreed')
    const replaced = (await queries.findRecording(db, bookId, number))?.recording ?? ''
    if (replaced !== before) throw staleVersion('recording')
    await files.put(keys.recording(recording), bytes)
    const words = wordsOf(page.text)
    await queries.upsertRecording(db, bookId, { number, recording, words, bytes: bytes.length, ...recognised })
    await deleteUpload(db, recording)
    if (replaced) await retireVersion(db, replaced)
    await recordAudit(db, by, 'resource.page-recorded', String(bookId))
  })
  if (before) await removeOrphanedUploads(deps)
}

/** Notes when each word of a recording begins. Throws unless each word has its time, none before the one before it. */
export async function placeWords(
  { db }: Pick<Deps, 'db'>,
  { bookId }: Pick<VoiceChange, 'bookId'>,
  { number, recording, starts }: { number: number; recording: string; starts: number[] | null },
): Promise<void> {
  const { text } = await findPage(db, bookId, number)
  const words = wordsOf(text).split(' ')
  const isFit = starts?.length === words.length && starts.every((start, at) => start >= (starts[at - 1] ?? 0))
  if (starts && !isFit) throw new Failure('narration/wrong-words')
  const isSame = await queries.updateStarts(db, { resourceId: bookId, number, recording }, starts)
  if (!isSame) throw staleVersion('recording')
}

/** Lets readers hear a book that is recorded as a whole, or takes that back. */
export async function publish(
  { db: outside, jobs }: Deps,
  { bookId, by }: VoiceChange,
  isPublished: boolean,
): Promise<void> {
  // What has been published can be taken back whatever becomes of the book.
  const pages = isPublished ? (await findBook(outside, bookId)).pages : []
  await outside.transaction().execute(async (db) => {
    const narration = await queries.lockNarration(db, bookId)
    const progress = progressOf(pages, await queries.listRecordings(db, bookId))
    const isWhole = progress.every(({ recording, hasWords, isOutdated }) => !hasWords || (recording && !isOutdated))
    if (isPublished && !(narration && isWhole)) throw new Failure('narration/incomplete')
    if (!narration || isPublished === (narration.publishedAt !== null)) return
    await queries.updatePublication(db, bookId, isPublished ? new Date() : null)
    await jobs.add(db, 'renew-e-book', { resourceId: bookId })
    await recordAudit(db, by, isPublished ? 'resource.voice-published' : 'resource.voice-unpublished', String(bookId))
  })
}

/** Deletes the recordings of a book, files and all: also of one that is not prepared, deleted, or no storybook any more. */
export async function forget(deps: Deps, { bookId, by }: VoiceChange): Promise<void> {
  await deps.db.transaction().execute(async (db) => {
    if (!(await queries.lockNarration(db, bookId))) return
    await retireRecordings(db, bookId)
    await queries.deleteNarration(db, bookId)
    await deps.jobs.add(db, 'renew-e-book', { resourceId: bookId })
    await recordAudit(db, by, 'resource.voice-deleted', String(bookId))
  })
  await removeOrphanedUploads(deps)
}

/** Releases the files of a book's recordings, in the transaction that deletes them; one that is being stored is waited for. */
export async function retireRecordings(db: Db, bookId: number): Promise<void> {
  await queries.lockNarration(db, bookId)
  for (const { recording } of await queries.listRecordings(db, bookId)) await retireVersion(db, recording)
}

/** Each page of a book with its recording, and whether it has been given other words since. */
export function progressOf(pages: readonly PageRow[], recordings: readonly queries.RecordedPage[]) {
  return pages.map(({ number, text }) => {
    const words = wordsOf(text)
    const recording = recordings.find((recorded) => recorded.number === number) ?? null
    return { number, hasWords: words !== '', recording, isOutdated: recording !== null && recording.words !== words }
  })
}

async function findPage(db: Db, bookId: number, number: number): Promise<PageRow> {
  const { pages } = await findBook(db, bookId)
  const page = pages.find((one) => one.number === number)
  if (!page) throw new Failure('not-found')
  return page
}
