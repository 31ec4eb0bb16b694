import type { TaughtPart } from '#contract/library.ts'
import type { PageText } from '#contract/resources.ts'
import { PdfsBusy } from '../../../adapters/pdf/pdfs-busy.ts'
import { wordsOn } from '../../../adapters/pdf/words-on.ts'
import type { Db } from '../../../database/tables.ts'
import type { Deps } from '../../../deps.ts'
import { Failure } from '../../../failure.ts'
import { listRecordings } from '../narrations/queries.ts'
import { listPrinted } from '../pages/queries.ts'
import type { ResourceRow } from '../queries.ts'
import { wordsOfPdf } from '../search/read-words.ts'
import * as queries from '../teaching/queries.ts'
import { findUpload } from '../uploads/queries.ts'
import { versionIn } from '../uploads/upload-url.ts'
import { matchPages, type Text, textOf } from './compare-texts.ts'

type Replaced = Pick<ResourceRow, 'id' | 'category' | 'belongsTo' | 'version' | 'pageCount'>

/** What becomes of the rows of a book, or of a plan, when another PDF replaces one of theirs. */
interface Replacement {
  goes: TaughtPart[]
  taught: queries.Taught
}

/**
 * The words on each page of an upload of this person that is to replace the PDF of a resource; null where nothing is
 * taught with it, no picture is described, and nobody has read it aloud. Throws `resource/pdfs-waiting`.
 */
export async function readReplacement(
  deps: Pick<Deps, 'db' | 'files' | 'config' | 'log'>,
  resource: Replaced,
  pdf: string,
  ownerId: string,
): Promise<string[] | null> {
  const version = versionIn(pdf)
  const upload = version === null ? null : await findUpload(deps.db, version, ownerId)
  if (!upload) throw Failure.invalid('pdf', 'Upload the PDF again.')
  const recordings = await listRecordings(deps.db, resource.id)
  const described = await listDescriptions(deps.db, resource)
  const isBare = recordings.length + described.length === 0
  if (isBare && isNothing(await queries.listTaught(deps.db, resource))) return null
  const words = await wordsOfPdf(deps, { ...upload, id: resource.id }).catch((error: unknown) => {
    throw error instanceof PdfsBusy ? new Failure('resource/pdfs-waiting', { retryAfter: 60 }) : error
  })
  return Array.from({ length: upload.pageCount }, (_, index) => words[index] ?? '')
}

/** Keeps what still fits another PDF. Throws `resource/teaching-goes` if something does not, unless its author accepts that. */
export async function keepWhatFits(
  db: Db,
  resource: Replaced,
  { words, isAccepted }: { words: readonly string[]; isAccepted: boolean },
): Promise<void> {
  const { goes, taught } = await compareReplacement(db, resource, words)
  if (goes.length > 0 && !isAccepted) throw Failure.at('resource/teaching-goes', 'pdf')
  const places = matchPages(await queries.listPageWords(db, resource), words)
  const described = (await listDescriptions(db, resource)).map(({ page, alt }) => ({ page: places[page], alt }))
  await queries.updateTaught(db, { ...taught, pages: withDescriptions(taught.pages, described) })
}

/** The descriptions of pictures in the PDF of a storybook. */
async function listDescriptions(db: Db, { id, version, category }: Replaced): Promise<{ page: number; alt: string }[]> {
  const pages = category === 'storybook' ? await listPrinted(db, id, version) : []
  return pages.map(({ alt }, page) => ({ page, alt })).filter(({ alt }) => alt !== '')
}

const isNothing = ({ pages, words, steps, textPages }: queries.Taught) =>
  pages.length + words.length + steps.length + textPages.length === 0

/** What another PDF, with these words on its pages, makes of what is taught with a resource. */
export async function compareReplacement(db: Db, resource: Replaced, after: readonly string[]) {
  const taught = await queries.listTaught(db, resource)
  const before = await queries.listPageWords(db, resource)
  const isBook = resource.category === 'storybook'
  const replacement = isBook ? moveBook(taught, before, after) : sift(taught, before, after)
  const { pages, words, steps, textPages } = replacement.taught
  const stays =
    [...pages.flatMap(partsOf), ...words.filter(isShown).map(wordPart), ...steps.map(stepPart)].length +
    textPages.length
  const moved = isBook ? movesOf(matchPages(before, after)) : []
  const unheard = (await listRecordings(db, resource.id)).filter(
    ({ number, words }) => words !== read(after[number - 1]),
  )
  return { ...replacement, stays, moved, unheard: unheard.map(({ number }) => number - 1) }
}

const unwritten = {
  isSpread: false,
  title: '',
  questions: [],
  listenFor: '',
  text: null,
  isEdited: false,
  editedFrom: {},
}

/** Where the next PDF describes no picture, a page keeps the description that it had. */
function withDescriptions(
  rows: queries.Taught['pages'],
  described: readonly { page: number | null | undefined; alt: string }[],
): queries.Taught['pages'] {
  const altOf = (page: number) => described.find((each) => each.page === page)?.alt ?? ''
  const added = described.flatMap(({ page, alt }) =>
    page == null || rows.some((row) => row.page === page) ? [] : [{ ...unwritten, page, alt }],
  )
  return [...rows.map((row) => ({ ...row, alt: row.alt || altOf(row.page) })), ...added]
}

/** The words of a page as they are compared with a recording. */
const read = (page = ''): string => page.match(/\S+/g)?.join(' ') ?? ''

const movesOf = (places: readonly (number | null)[]) =>
  places.flatMap((to, from) => (to === null || to === from ? [] : [{ from, to }]))

/** Another PDF of a storybook: what is taught moves with its page, and goes with it. */
function moveBook(taught: queries.Taught, before: readonly string[], after: readonly string[]): Replacement {
  const places = matchPages(before, after)
  const placeOf = (page: number) => places[page] ?? null
  const goes: TaughtPart[] = []
  const pages = taught.pages.flatMap((row) => {
    const page = placeOf(row.page)
    if (page === null) goes.push(...partsOf(row))
    // Corrected words belong to the PDF that was wrong.
    if (page !== null && row.text && !isSaid(row.text, after[page] ?? '')) goes.push(ownText(row.page, row.text))
    return page === null ? [] : [{ ...row, page, text: null }]
  })
  const texts = after.map(textOf)
  const words = taught.words.map((row) => {
    const moved = row.pages.map(placeOf).filter((page) => page !== null)
    const found = moved.length > 0 ? moved : [...texts.keys()].filter((page) => page > 0 && texts[page]?.has(row.word))
    if (found.length === 0 && isShown(row)) goes.push(wordPart(row))
    return { ...row, pages: isShown(row) ? found : [] }
  })
  const steps = taught.steps.map((row) => {
    const page = row.page === null ? null : placeOf(row.page)
    if (row.page !== null && page === null) goes.push({ kind: 'step-page', page: row.page, text: row.title })
    return { ...row, page }
  })
  const textPages = taught.textPages.flatMap((row) => {
    const page = placeOf(row.page)
    if (page === null) goes.push({ kind: 'text', page: row.page, text: row.paragraphs.flat().join(' ') })
    return page === null ? [] : [{ ...row, page }]
  })
  return { goes, taught: { ...taught, pages, words, steps, textPages } }
}

/** Another PDF of a guide or plan: what only the one before says goes. What neither says was written elsewhere, and stays. */
function sift(taught: queries.Taught, before: readonly string[], after: readonly string[]): Replacement {
  const [old, present] = [before, after].map((pages) => textOf(pages.join('\n'))) as [Text, Text]
  const goes: TaughtPart[] = []
  const stays = (part: TaughtPart, text = part.text) => {
    const isGone = !present.isEmpty && old.has(text) && !present.has(text)
    if (isGone) goes.push(part)
    return !isGone
  }
  // Emptied rows stay, marked as edited: the next release would bring them back.
  const pages = taught.pages.map((row) => {
    const { page } = row
    const questions = row.questions.filter(({ text }) => stays({ kind: 'question', page, text }))
    const isHeard = row.listenFor === '' || stays({ kind: 'listen-for', page, text: row.listenFor })
    const isSame = questions.length === row.questions.length && isHeard
    return isSame ? row : { ...row, questions, listenFor: isHeard ? row.listenFor : '', isEdited: true }
  })
  const words = taught.words.map((row) => {
    const isSame = !isShown(row) || stays(wordPart(row), `${row.word} ${row.meaning}`)
    return isSame ? row : { ...row, pages: [], isEdited: true }
  })
  const steps = taught.steps.filter((row) =>
    stays(stepPart(row), [row.title, ...row.parts.flatMap(({ lines }) => lines)].join('\n')),
  )
  return { goes, taught: { ...taught, pages, words, steps } }
}

const isShown = ({ pages }: { pages: number[] }) => pages.length > 0

const ownText = (page: number, text: PageText[][]): TaughtPart => ({ kind: 'own-text', page, text: wordsOn({ text }) })

const isSaid = (text: PageText[][], words: string): boolean => wordsOn({ text }) === words

const wordPart = ({ word, pages }: { word: string; pages: number[] }): TaughtPart => ({
  kind: 'word',
  page: pages[0] ?? null,
  text: word,
})

const stepPart = ({ title, page }: { title: string; page: number | null }): TaughtPart => ({
  kind: 'step',
  page,
  text: title,
})

function partsOf({ page, alt, questions, listenFor, text }: queries.Taught['pages'][number]): TaughtPart[] {
  const parts: TaughtPart[] = questions.map(({ text }) => ({ kind: 'question', page, text }))
  if (listenFor !== '') parts.push({ kind: 'listen-for', page, text: listenFor })
  if (alt !== '') parts.push({ kind: 'picture', page, text: alt })
  if (text) parts.push(ownText(page, text))
  return parts
}
