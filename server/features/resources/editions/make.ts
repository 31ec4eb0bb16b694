import { stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import {
  bookFile,
  type EditionBook,
  hasWords,
  noWords,
  type Obstacle,
  pictureFile,
} from '../../../adapters/editions/book.ts'
import { plainText } from '../../../adapters/editions/plain-text.ts'
import { foldingProblem } from '../../../adapters/editions/sheets.ts'
import { inScratchFolder } from '../../../adapters/files/scratch.ts'
import { makeEdition as makeInWorker } from '../../../adapters/pdf/make-edition.ts'
import type { JobData } from '../../../database/job-data.ts'
import type { Db } from '../../../database/tables.ts'
import type { Deps } from '../../../deps.ts'
import { Failure } from '../../../failure.ts'
import { findBytes } from '../../../http/send-file.ts'
import { keys } from '../keys.ts'
import { lockNarration } from '../narrations/queries.ts'
import { listPages } from '../pages/queries.ts'
import { findResource, type ResourceRow } from '../queries.ts'
import { permissionOf } from '../to-resource.ts'
import { type Addition, findAddition } from './additions.ts'
import { type EditionName, isPaper, madeKinds, printObstacle } from './kinds.ts'
import { type EditionRow, listEditions, lockAgainstChange, upsertEdition } from './queries.ts'
import { withVoices } from './voices.ts'

/** What making takes. */
export type Making = Pick<Deps, 'db' | 'files'> & { config: Pick<Deps['config'], 'dataDir'> }

type Made = EditionRow & {
  /** Another recording has been published or withdrawn meanwhile, or the text has been changed. */
  isOvertaken: boolean
}

/** What this process is making, so that nobody makes it twice. */
const beingMade = new Map<string, Promise<Made>>()

/**
 * An edition of a prepared book or a paper, made now unless it is there. `who`: whose turn it takes. Throws PdfsBusy, and a Failure
 * for missing files and for a text that is not published.
 */
export async function getEdition(deps: Making, book: ResourceRow, name: EditionName, who: string): Promise<EditionRow> {
  for (;;) {
    const { hash, text } = await findAddition(deps.db, book, name)
    if (name.language && !text) throw new Failure('not-found')
    const made = (await listEditions(deps.db, [book.version])).find((one) => isNamed(one, name))
    if (made?.madeOf === hash) return made
    const key = keys.edition(book.version, name, hash)
    const making = beingMade.get(key) ?? make(deps, book, name, who).finally(() => beingMade.delete(key))
    beingMade.set(key, making)
    const { isOvertaken, ...edition } = await making
    if (!isOvertaken) return edition
  }
}

const isNamed = (one: EditionRow, { kind, language }: EditionName) => one.kind === kind && one.language === language

/** Makes the e-book again that has other recordings in it than are heard by now, so that nobody's voice stays in it. */
export async function renewEBook(deps: Making, { resourceId }: { resourceId: number }): Promise<void> {
  const book = await findResource(deps.db, resourceId)
  if (!book || !madeKinds(book).includes('epub')) return
  // By its files: a new title has removed the row, and left the file.
  const names = await deps.files.list(keys.folder(book.version))
  if (!names.some((name) => name.startsWith('edition-epub'))) return
  const epub = { kind: 'epub', language: '' } as const
  const { madeOf } = await getEdition(deps, book, epub, '')
  await removeOthers(deps, book, epub, madeOf)
}

/** Makes all editions of the story of a version of a book, one after the other, before anybody asks for them. */
export async function makeEditionsOf(deps: Making, { resourceId, version }: JobData['make-editions']): Promise<void> {
  const book = await findResource(deps.db, resourceId)
  if (book?.version !== version) return
  for (const kind of madeKinds(book)) await getEdition(deps, book, { kind, language: '' }, '')
}

/** The file is stored before the row that names it, so that what is offered is whole. */
function make(deps: Making, book: ResourceRow, name: EditionName, who: string): Promise<Made> {
  return inScratchFolder(deps.config, async (folder) => {
    const out = join(folder, 'edition')
    const addition = await findAddition(deps.db, book, name)
    const obstacle = await makeInto(deps, book, name, { folder, out, who, addition })
    const { why: problem, remedy } = obstacle ?? { why: '', remedy: '' }
    const made = { ...name, problem, remedy, bytes: problem ? 0 : (await stat(out)).size, madeOf: addition.hash }
    const key = keys.edition(book.version, name, addition.hash)
    if (!problem) await deps.files.putFile(key, out)
    const state = await deps.db.transaction().execute((db) => note(db, book, made))
    if (state === 'noted') await removeOthers(deps, book, name, addition.hash)
    // The file of a renamed book stays: the next one, with the new words, has the same key and may be there already.
    else if (state !== 'renamed') await deps.files.remove(key)
    return { ...made, isOvertaken: state === 'overtaken' }
  })
}

/** Nobody publishes or withdraws a recording, or changes a text, between the look at it and the end of the transaction. */
async function note(db: Db, book: ResourceRow, made: EditionRow & EditionName) {
  if (made.language) await lockAgainstChange(db, book.id)
  else await lockNarration(db, book.id)
  if ((await findAddition(db, book, made)).hash !== made.madeOf) return 'overtaken'
  return upsertEdition(db, book, made)
}

/** Removes the same edition with other recordings, or of other words. */
async function removeOthers({ files }: Making, { version }: ResourceRow, name: EditionName, madeOf: string) {
  const [kept, any] = [keys.edition(version, name, madeOf), keys.edition(version, name)]
  for (const file of await files.list(keys.folder(version))) {
    const key = `${keys.folder(version)}/${file}`
    if (key !== kept && (key === any || key.startsWith(`${any}-`))) await files.remove(key)
  }
}

/** Null, or why it cannot be made. Plain text takes no time; everything else has a process of its own. */
async function makeInto(
  deps: Making,
  resource: ResourceRow,
  name: EditionName,
  { folder, out, who, addition }: { folder: string; out: string; who: string; addition: Addition },
): Promise<Obstacle | null> {
  const { kind } = name
  const problem = lengthProblem(resource, kind) ?? printObstacle(name)
  if (problem) return problem
  const { text } = addition
  const described = { ...(await describeBook(deps, resource)), ...(text && { text }) }
  const book = await withVoices(deps, described, addition, folder)
  if (kind === 'text') {
    if (!hasWords(book)) return noWords
    await writeFile(out, plainText(book))
    return null
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

/** A paper with more pages would keep the worker busy for many minutes, and nobody prints it in large letters. */
const maxPages = 300

function lengthProblem(resource: ResourceRow, kind: EditionName['kind']): Obstacle | null {
  const { pageCount } = resource
  if (kind === 'booklet') return foldingProblem(pageCount, { isPaper: isPaper(resource) })
  if (!isPaper(resource) || pageCount <= maxPages) return null
  return {
    why: `A document of ${pageCount} pages is too long for that. It can have at most ${maxPages} pages.`,
    remedy: 'Divide it into parts.',
  }
}

async function describeBook({ db }: Making, resource: ResourceRow): Promise<EditionBook> {
  const { title, aspect, licence, author, hasImprint } = resource
  const permission = licence === 'unstated' ? '' : permissionOf(resource)
  const facts = { title, aspect, permission, author, isPaper: isPaper(resource) }
  if (facts.isPaper) return { ...facts, permission: hasImprint ? '' : permission, hasImprint: false, pages: [] }
  return { ...facts, hasImprint, pages: await listPages(db, resource.id, resource.version) }
}

async function copyPictures({ files }: Making, { version }: ResourceRow, { pages }: EditionBook, folder: string) {
  for (const { number, wordless } of pages)
    for (const picture of wordless ? (['1600', 'wordless'] as const) : (['1600'] as const))
      await findBytes(files.copyTo(keys.page(version, number, picture), join(folder, pictureFile(number, picture))))
}
