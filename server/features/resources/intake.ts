import { randomUUID } from 'node:crypto'
import type { ActiveKind, Cover, PreparedPage } from '../../adapters/pdf/answers.ts'
import { inspectPdf } from '../../adapters/pdf/inspect-pdf.ts'
import { prepareBook } from '../../adapters/pdf/prepare-book.ts'
import { renderCover } from '../../adapters/pdf/render-cover.ts'
import { rewritePdf } from '../../adapters/pdf/rewrite-pdf.ts'
import type { Deps } from '../../deps.ts'
import { retention } from '../../retention.ts'
import { findPrepared, type Prepared } from './prepared.ts'
import { countPages, deleteOtherPages, deletePages, findVersion, insertPage, updatePrepared } from './queries.ts'
import { type Upload, updateStored, upsertUnstored } from './uploads/queries.ts'

/** Where the files of a version lie. */
export const keys = {
  folder: (version: string) => `resources/${version}`,
  pdf: (version: string) => `resources/${version}/document.pdf`,
  cover: (version: string, width: '480' | '960') => `resources/${version}/cover-${width}.webp`,
  page: (version: string, number: number, width: '800' | '1600') => `resources/${version}/page-${number}-${width}.webp`,
}

/** What nobody has used after so long is removed, in milliseconds. */
const unusedFor = retention.unusedUpload.days * 86_400_000

/**
 * Checks a PDF, rewrites it so that its first page needs few bytes, and stores it with its cover (made from the first
 * page where none is given) under a new version, which waits in `uploads` until a resource claims it. `ownerId` is
 * whose upload it is, null for what ships, some of which was `prepared` when the portal was built. `dropped` in the
 * answer: what was active in it and has been left out. Throws `UnreadablePdf` and `PdfsBusy`, with nothing stored.
 */
export async function takeInPdf(
  { db: outside, files }: Pick<Deps, 'db' | 'files'>,
  {
    bytes,
    sourceHash,
    cover,
    ownerId = null,
    prepared = null,
  }: { bytes: Uint8Array; sourceHash: string; cover?: Cover; ownerId?: string | null; prepared?: Prepared | null },
): Promise<Upload & { dropped: ActiveKind[] }> {
  const who = ownerId ?? ''
  const { pageCount, aspect, title } = prepared?.facts ?? (await inspectPdf(bytes, who))
  const { pdf, dropped } = prepared ? { pdf: prepared.pdf, dropped: [] } : await rewritePdf(bytes, who)
  const { small, large } = cover ?? (await renderCover(pdf, who))
  const version = randomUUID()
  const upload = { version, ownerId, title, sourceHash, pdfSize: pdf.byteLength, pageCount, aspect }
  const removeAfter = new Date(Date.now() + unusedFor)
  // Written down before the files come, and locked while they do: what a crash leaves is found at the next start.
  await upsertUnstored(outside, upload, removeAfter)
  await outside.transaction().execute(async (db) => {
    await upsertUnstored(db, upload, removeAfter)
    await files.put(keys.pdf(version), pdf)
    await files.put(keys.cover(version, '480'), small)
    await files.put(keys.cover(version, '960'), large)
    await updateStored(db, version)
  })
  return { ...upload, dropped }
}

export interface PrepareBookJob {
  resourceId: number
  version: string
}

/** Prepares the pages of a storybook, going on where a run that was cut short had come to. */
export async function prepareResource(
  { db, files, config }: Pick<Deps, 'db' | 'files'> & { config: Pick<Deps['config'], 'preparedFolder'> },
  { resourceId, version }: PrepareBookJob,
): Promise<void> {
  const current = await findVersion(db, resourceId)
  if (current?.version === version) {
    if (current.isPrepared) return
    const from = (await countPages(db, resourceId, version)) + 1
    const onPage = async ({ number, small, large, alt, text }: PreparedPage) => {
      await files.put(keys.page(version, number, '800'), small)
      await files.put(keys.page(version, number, '1600'), large)
      await insertPage(db, resourceId, version, { number, alt, text })
    }
    const prepared = await findPrepared(config.preparedFolder, current.sourceHash)
    if (prepared && prepared.facts.pages.length > 0) for await (const page of prepared.pages(from)) await onPage(page)
    else await prepareBook(await files.read(keys.pdf(version)), { from, onPage })
    if (await updatePrepared(db, resourceId, version)) return deleteOtherPages(db, resourceId, version)
  }
  // Replaced or gone: pages that were drawn after its files had been removed must not stay.
  await deletePages(db, resourceId, version)
  await files.remove(keys.folder(version))
}
