import { randomUUID } from 'node:crypto'
import type { Cover } from '../../adapters/pdf/answers.ts'
import { inspectPdf } from '../../adapters/pdf/inspect-pdf.ts'
import { prepareBook } from '../../adapters/pdf/prepare-book.ts'
import { renderCover } from '../../adapters/pdf/render-cover.ts'
import { rewritePdf } from '../../adapters/pdf/rewrite-pdf.ts'
import type { Deps } from '../../deps.ts'
import { countPages, deleteOtherPages, findResource, insertPage, type ResourceFile, updatePrepared } from './queries.ts'

/** Where the files of a version lie. */
export const keys = {
  folder: (version: string) => `resources/${version}`,
  pdf: (version: string) => `resources/${version}/document.pdf`,
  cover: (version: string, width: '480' | '960') => `resources/${version}/cover-${width}.webp`,
  page: (version: string, number: number, width: '800' | '1600') => `resources/${version}/page-${number}-${width}.webp`,
}

/**
 * Checks a PDF, rewrites it so that its first page needs few bytes, and stores it with its cover (made from the first
 * page where none is given) under a new version. Throws `UnreadablePdf`, with nothing stored.
 */
export async function takeInPdf(
  { files }: Pick<Deps, 'files'>,
  { bytes, sourceHash, cover }: { bytes: Uint8Array; sourceHash: string; cover?: Cover },
): Promise<ResourceFile> {
  const { pageCount, aspect } = await inspectPdf(bytes)
  const pdf = await rewritePdf(bytes)
  const { small, large } = cover ?? (await renderCover(bytes))
  const version = randomUUID()
  await files.put(keys.pdf(version), pdf)
  await files.put(keys.cover(version, '480'), small)
  await files.put(keys.cover(version, '960'), large)
  return { version, sourceHash, pdfSize: pdf.byteLength, pageCount, aspect }
}

export interface PrepareBookJob {
  resourceId: number
  version: string
}

/** Prepares the pages of a storybook, going on where a run that was cut short had come to. */
export async function prepareResource(
  { db, files }: Pick<Deps, 'db' | 'files'>,
  { resourceId, version }: PrepareBookJob,
): Promise<void> {
  const resource = await findResource(db, resourceId)
  if (resource?.version !== version || resource.isPrepared) return
  await prepareBook(await files.read(keys.pdf(version)), {
    from: (await countPages(db, resourceId, version)) + 1,
    async onPage({ number, small, large, alt, text }) {
      await files.put(keys.page(version, number, '800'), small)
      await files.put(keys.page(version, number, '1600'), large)
      await insertPage(db, resourceId, version, { number, alt, text })
    },
  })
  await updatePrepared(db, resourceId, version)
  await deleteOtherPages(db, resourceId, version)
}
