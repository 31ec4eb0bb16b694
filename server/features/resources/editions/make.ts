import { stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { EditionKind } from '#contract/editions.ts'
import { bookFile, type EditionBook, pictureFile } from '../../../adapters/editions/book.ts'
import { makeEdition as makeInWorker } from '../../../adapters/pdf/make-edition.ts'
import type { Deps } from '../../../deps.ts'
import { findBytes } from '../../../http/send-file.ts'
import { inScratchFolder } from '../../../scratch.ts'
import type { PrepareBookJob } from '../ingest.ts'
import { keys } from '../keys.ts'
import { findResource, listPages, type ResourceRow } from '../queries.ts'
import { madeKinds } from './kinds.ts'
import { type EditionRow, listEditions, upsertEdition } from './queries.ts'
import { findShipped } from './shipped-editions.ts'

/** What making takes. */
export type Making = Pick<Deps, 'db' | 'files'> & { config: Pick<Deps['config'], 'dataDir' | 'contentFolder'> }

/** What this process is making, so that nobody makes it twice. */
const beingMade = new Map<string, Promise<EditionRow>>()

/** The edition of a prepared book, made now unless it is there. `who`: whose turn it takes. Throws PdfsBusy, and a Failure for missing files. */
export async function getEdition(deps: Making, book: ResourceRow, kind: EditionKind, who: string): Promise<EditionRow> {
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
function make(deps: Making, book: ResourceRow, kind: EditionKind, who: string): Promise<EditionRow> {
  return inScratchFolder(deps.config, async (folder) => {
    await writeBook(deps, book, folder, kind !== 'text')
    const out = join(folder, 'edition')
    const problem = await makeInWorker(kind, { folder, out, who })
    const made = { kind, problem, bytes: problem ? 0 : (await stat(out)).size }
    if (!problem) await deps.files.putFile(keys.edition(book.version, kind), out)
    const isCurrent = await deps.db.transaction().execute((db) => upsertEdition(db, book, made))
    if (!isCurrent) await deps.files.remove(keys.edition(book.version, kind))
    return made
  })
}

async function writeBook({ db, files, config }: Making, book: ResourceRow, folder: string, hasPictures: boolean) {
  const pages = await listPages(db, book.id, book.version)
  const hasImprint = (await findShipped(config, book)) !== null
  const { title, aspect } = book
  await writeFile(join(folder, bookFile), JSON.stringify({ title, aspect, hasImprint, pages } satisfies EditionBook))
  if (!hasPictures) return
  for (const { number, wordless } of pages) {
    await findBytes(files.copyTo(keys.page(book.version, number, '1600'), join(folder, pictureFile(number, '1600'))))
    if (wordless)
      await findBytes(
        files.copyTo(keys.page(book.version, number, 'wordless'), join(folder, pictureFile(number, 'wordless'))),
      )
  }
}
