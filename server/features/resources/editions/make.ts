import { stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { bookFile, type EditionBook, hasWords, noWords, pictureFile } from '../../../adapters/editions/book.ts'
import { plainText } from '../../../adapters/editions/plain-text.ts'
import { foldingProblem } from '../../../adapters/editions/sheets.ts'
import { makeEdition as makeInWorker } from '../../../adapters/pdf/make-edition.ts'
import type { Deps } from '../../../deps.ts'
import { findBytes } from '../../../http/send-file.ts'
import { inScratchFolder } from '../../../scratch.ts'
import type { PrepareBookJob } from '../ingest.ts'
import { keys } from '../keys.ts'
import { findResource, listPages, type ResourceRow } from '../queries.ts'
import { permissionOf } from '../to-resource.ts'
import { isPaper, madeKinds, type PortalKind } from './kinds.ts'
import { type EditionRow, listEditions, upsertEdition } from './queries.ts'
import { findShipped } from './shipped-editions.ts'

/** What making takes. */
export type Making = Pick<Deps, 'db' | 'files'> & { config: Pick<Deps['config'], 'dataDir' | 'contentFolder'> }

/** What this process is making, so that nobody makes it twice. */
const beingMade = new Map<string, Promise<EditionRow>>()

/** The edition of a prepared book or a paper, made now unless it is there. `who`: whose turn it takes. Throws PdfsBusy, and a Failure for missing files. */
export async function getEdition(deps: Making, book: ResourceRow, kind: PortalKind, who: string): Promise<EditionRow> {
  const made = (await listEditions(deps.db, book.version)).find((one) => one.kind === kind)
  if (made) return made
  const key = keys.edition(book.version, kind)
  const making = beingMade.get(key) ?? make(deps, book, kind, who).finally(() => beingMade.delete(key))
  beingMade.set(key, making)
  return making
}

/** Makes all editions of a version of a book, one after the other, before anybody asks for them. */
export async function makeEditionsOf(deps: Making, { resourceId, version }: PrepareBookJob): Promise<void> {
  const book = await findResource(deps.db, resourceId)
  if (book?.version !== version) return
  for (const kind of madeKinds(book)) await getEdition(deps, book, kind, '')
}

/** The file is stored before the row that names it, so that what is offered is whole. */
function make(deps: Making, book: ResourceRow, kind: PortalKind, who: string): Promise<EditionRow> {
  return inScratchFolder(deps.config, async (folder) => {
    const out = join(folder, 'edition')
    const problem = await makeInto(deps, book, kind, { folder, out, who })
    const made = { kind, problem, bytes: problem ? 0 : (await stat(out)).size }
    if (!problem) await deps.files.putFile(keys.edition(book.version, kind), out)
    const isCurrent = await deps.db.transaction().execute((db) => upsertEdition(db, book, made))
    if (!isCurrent) await deps.files.remove(keys.edition(book.version, kind))
    return made
  })
}

/** `""`, or why it cannot be made. Plain text takes no time; everything else has a process of its own. */
async function makeInto(
  deps: Making,
  resource: ResourceRow,
  kind: PortalKind,
  { folder, out, who }: { folder: string; out: string; who: string },
): Promise<string> {
  const folding = kind === 'booklet' ? foldingProblem(resource.pageCount, { isPaper: isPaper(resource) }) : ''
  if (folding) return folding
  const book = await describeBook(deps, resource)
  if (kind === 'text') {
    if (!hasWords(book)) return noWords
    await writeFile(out, plainText(book))
    return ''
  }
  await writeFile(join(folder, bookFile), JSON.stringify(book))
  if (book.isPaper) {
    const pdf = join(folder, 'paper.pdf')
    await findBytes(deps.files.copyTo(keys.pdf(resource.version), pdf))
    return makeInWorker(kind, { pdf, folder, out, who })
  }
  await copyPictures(deps, resource, book, folder)
  return makeInWorker(kind, { pdf: null, folder, out, who })
}

async function describeBook({ db, config }: Making, resource: ResourceRow): Promise<EditionBook> {
  const { title, aspect, licence } = resource
  const permission = licence === 'unstated' ? '' : permissionOf(resource)
  const facts = { title, aspect, permission, isPaper: isPaper(resource) }
  if (facts.isPaper) return { ...facts, hasImprint: false, pages: [] }
  const hasImprint = (await findShipped(config, resource)) !== null
  return { ...facts, hasImprint, pages: await listPages(db, resource.id, resource.version) }
}

async function copyPictures({ files }: Making, { version }: ResourceRow, { pages }: EditionBook, folder: string) {
  for (const { number, wordless } of pages)
    for (const picture of wordless ? (['1600', 'wordless'] as const) : (['1600'] as const))
      await findBytes(files.copyTo(keys.page(version, number, picture), join(folder, pictureFile(number, picture))))
}
