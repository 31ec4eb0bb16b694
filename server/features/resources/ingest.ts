import { randomUUID } from 'node:crypto'
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { inScratchFolder } from '../../adapters/files/scratch.ts'
import type { Cover, PreparedPage } from '../../adapters/pdf/answers.ts'
import { type IngestedPdf, ingestPdf } from '../../adapters/pdf/ingest-pdf.ts'
import { prepareBook } from '../../adapters/pdf/prepare-book.ts'
import { wordsOn } from '../../adapters/pdf/words-on.ts'
import type { JobData } from '../../database/job-data.ts'
import type { Deps } from '../../deps.ts'
import { keys } from './keys.ts'
import { countPages, deleteOtherPages, deletePages, listPages, upsertPage } from './pages/queries.ts'
import { findPrepared, type Prepared, partOf } from './prepared.ts'
import { findResource, findVersion, listGivenUp, updatePrepared } from './queries.ts'
import { isKept } from './replacing/queries.ts'
import { replaceSearchablePages } from './search/queries.ts'
import { findShipped } from './shipped/shipped-content.ts'
import type { Upload } from './uploads/queries.ts'
import { storeUnclaimed } from './uploads/store-unclaimed.ts'

/** What storing PDFs takes. */
type Storing = Pick<Deps, 'db' | 'files'> & { config: Pick<Deps['config'], 'dataDir'> }

type Stored = Upload & Pick<IngestedPdf, 'dropped' | 'warnings'>

interface Ingesting {
  /** Of the PDF, on this machine. */
  path: string
  sourceHash: string
  /** The first page is rendered where there is none. */
  cover?: Cover
  /** Whose upload it is; null for what ships, which may have been `prepared` when the portal was built. */
  ownerId?: string | null
  prepared?: Prepared | null
}

/**
 * Checks a PDF, rewrites it so that its first page needs few bytes, and stores it with its cover under a new version,
 * which waits in `uploads` until a resource claims it. `dropped` in the answer: what was active in it and has been left
 * out; `warnings`: what readers will see otherwise than its author. Throws `UnreadablePdf` and `PdfsBusy`, with nothing stored.
 */
export async function ingestUpload(
  deps: Storing,
  { path, sourceHash, cover, ownerId = null, prepared = null }: Ingesting,
): Promise<Stored> {
  const facts = { sourceHash, ownerId }
  if (cover && prepared) return store(deps, ingestedFrom(prepared, cover), facts)
  return inScratchFolder(deps.config, async (folder) => {
    const ingested = await ingestPdf(path, { out: join(folder, 'rewritten.pdf'), who: ownerId ?? '' })
    return store(deps, { ...ingested, cover: cover ?? ingested.cover }, facts)
  })
}

async function store(
  { db, files }: Storing,
  { path, dropped, warnings, inspection, cover }: IngestedPdf,
  { sourceHash, ownerId }: Pick<Upload, 'sourceHash' | 'ownerId'>,
): Promise<Stored> {
  const { pageCount, aspect, title } = inspection
  const version = randomUUID()
  const upload = { version, ownerId, title, sourceHash, pdfSize: (await stat(path)).size, pageCount, aspect }
  await storeUnclaimed(db, upload, async () => {
    await files.putFile(keys.pdf(version), path)
    await files.put(keys.cover(version, '480'), cover.small)
    await files.put(keys.cover(version, '960'), cover.large)
  })
  return { ...upload, dropped, warnings }
}

function ingestedFrom({ facts, pdf }: Prepared, cover: Cover): IngestedPdf {
  return { inspection: facts, path: pdf, dropped: [], warnings: [], cover }
}

/** How many books that were given up are tried again at once: each may take two minutes, six times. */
const triedAgain = 20

/** Tries again to prepare the books that were given up: what was at fault may have been mended, by an update for example. */
export async function prepareGivenUpAgain({ db, jobs }: Pick<Deps, 'db' | 'jobs'>): Promise<void> {
  for (const job of await listGivenUp(db, triedAgain)) await jobs.add(db, 'prepare-book', job)
}

/** Seconds after which the editions of a resource are made, so that its author sees it first. */
export const editionsAfter = 60

/** Prepares the pages of a book, and has its editions made; those of what ships are made when somebody asks for one (ADR 0105). */
export async function prepareBookJob(deps: Deps, job: JobData['prepare-book']): Promise<void> {
  await prepareResource(deps, job)
  const book = await findResource(deps.db, job.resourceId)
  if (!book?.isPrepared || book.version !== job.version || (await findShipped(deps.config, book))) return
  await deps.jobs.add(deps.db, 'make-editions', job, { after: editionsAfter })
}

/** Prepares the pages of a storybook, resuming where an interrupted run had stopped. */
export async function prepareResource(
  { db, files, config }: Pick<Deps, 'db' | 'files'> & { config: Pick<Deps['config'], 'preparedFolder' | 'dataDir'> },
  { resourceId, version }: JobData['prepare-book'],
): Promise<void> {
  const current = await findVersion(db, resourceId)
  if (current?.version === version) {
    if (current.isPrepared) return
    const from = (await countPages(db, resourceId, version)) + 1
    const onPage = async ({ number, small, large, alt, text, wordless }: PreparedPage) => {
      await files.put(keys.page(version, number, '800'), small)
      await files.put(keys.page(version, number, '1600'), large)
      if (wordless) await files.put(keys.page(version, number, 'wordless'), wordless.picture)
      await upsertPage(db, resourceId, version, { number, alt, text, wordless: partOf(wordless) })
    }
    const prepared = await findPrepared(config.preparedFolder, current.sourceHash)
    if (prepared && prepared.facts.pages.length > 0) for await (const page of prepared.pages(from)) await onPage(page)
    else
      await inScratchFolder(config, async (folder) => {
        const path = join(folder, 'book.pdf')
        await files.copyTo(keys.pdf(version), path)
        await prepareBook(path, { from, onPage })
      })
    if (await updatePrepared(db, resourceId, version)) {
      const pages = await listPages(db, resourceId, version)
      await replaceSearchablePages(db, { resourceId, version }, pages.map(wordsOn))
      return deleteOtherPages(db, resourceId, version)
    }
  }
  // Replaced or deleted: pages rendered after its files had been removed must not stay.
  await deletePages(db, resourceId, version)
  if (!(await isKept(db, version))) await files.remove(keys.folder(version))
}
