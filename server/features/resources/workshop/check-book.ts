import pLimit from 'p-limit'
import { gradeOf } from '#contract/reading-grade.ts'
import type { Saying } from '#contract/resources.ts'
import type { BookProblem } from '#contract/workshop.ts'
import { wordsOn } from '../../../adapters/pdf/words-on.ts'
import type { Db } from '../../../database/tables.ts'
import type { Deps } from '../../../deps.ts'
import { findBook } from '../narrations/record-narration.ts'
import { listPages, type PageRow } from '../pages/queries.ts'
import { listResources, type ResourceRow } from '../queries.ts'
import { listSayings, listTaught } from '../teaching/queries.ts'
import { lookAt } from './look-at-page.ts'
import { readSteps } from './view-workshop.ts'

/** Bytes from which a book takes more than a minute on a line of 2 Mbit/s. */
const largeFrom = 15_000_000

/** Everything that is not yet right about a book: of the whole book first, then by page. */
export async function checkBook({ db, files }: Pick<Deps, 'db' | 'files'>, id: number): Promise<BookProblem[]> {
  const { book, pages } = await findBook(db, id)
  // Each decodes a picture.
  const oneByOne = pLimit(2)
  const seen = await Promise.all(pages.map((page) => oneByOne(() => lookAt(files, book.version, page))))
  return [
    ...findWalls(book, pages).filter(({ page }) => page === null),
    ...ofBook(book, pages, await listSayings(db, id)),
    ...(await ofPapers(db, book)),
    ...(await ofTeaching(db, book)),
    ...pages.flatMap((page, index) => [
      ...findWalls(book, [page]).filter((wall) => wall.page !== null),
      ...ofPage(page, seen[index] ?? { isBlank: false, faint: [] }),
    ]),
  ]
}

/** What keeps a storybook from being published: a licence that nobody has stated, and pictures that nobody has described. */
export async function listWalls(db: Db, book: ResourceRow): Promise<BookProblem[]> {
  return findWalls(book, await listPages(db, book.id, book.version))
}

const warning = (kind: BookProblem['kind'], page: number | null, detail = ''): BookProblem => ({
  ...{ kind, page, detail, is_wall: false },
})

function findWalls({ licence }: ResourceRow, pages: readonly PageRow[]): BookProblem[] {
  const walls = pages.filter(({ alt }) => alt === '').map(({ number }) => warning('no-description', number - 1))
  const unstated = licence === 'unstated' ? [warning('licence', null)] : []
  return [...unstated, ...walls].map((problem) => ({ ...problem, is_wall: true }))
}

function ofBook(book: ResourceRow, pages: readonly PageRow[], sayings: readonly Saying[]): BookProblem[] {
  const problems: BookProblem[] = []
  const { grade } = gradeOf(pages.flatMap((page) => wordsOn(page).split('\n')))
  // Grade 1 of the United States is Year 2; pupils of Year 1 are five when it begins.
  const year = Math.round(grade) + 1
  const hard = book.readingYear === null ? 'hard' : 'hard-for-year'
  if (year > (book.readingYear ?? book.ageTo - 4)) problems.push(warning(hard, null, `Year ${year}`))
  const unheard = namesIn(pages).filter((name) => !sayings.some(({ word }) => word === name))
  if (unheard.length > 0) problems.push(warning('unheard-names', null, unheard.join(', ')))
  if (book.pdfSize > largeFrom) problems.push(warning('large', null, `${Math.round(book.pdfSize / 1_000_000)} MB`))
  return problems
}

/** Words that every voice says rightly, and that always have a capital. */
const wellKnown =
  /^(Mrs?|Ms|Miss|Dr|(Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|January|February|March|April|May|June|July|August|September|October|November|December|Christmas|Easter|English)$/

/**
 * Words with a capital inside a sentence, on two pages or more, that are nowhere in small letters: names that a voice may
 * say wrongly.
 */
function namesIn(pages: readonly PageRow[]): string[] {
  const uses = new Map<string, number>()
  for (const page of pages) {
    const names = wordsOn(page).matchAll(/(?<=[\p{Ll},] )\p{Lu}\p{Ll}[\p{L}-]*/gu)
    for (const name of new Set([...names].map(([each]) => each))) uses.set(name, (uses.get(name) ?? 0) + 1)
  }
  const small = new Set(pages.flatMap((page) => wordsOn(page).match(/(?<!\p{L})\p{Ll}[\p{L}-]*/gu) ?? []))
  const isName = (word: string) => !(wellKnown.test(word) || small.has(word.toLowerCase()))
  return [...uses].filter(([word, pages]) => pages > 1 && isName(word)).map(([name]) => name)
}

/** Papers that are not published with their book. */
async function ofPapers(db: Db, { id }: ResourceRow): Promise<BookProblem[]> {
  const drafts = (await listResources(db, null)).filter(({ belongsTo, isDraft }) => belongsTo === id && isDraft)
  return drafts.length > 0 ? [warning('draft-papers', null, drafts.map(({ title }) => `“${title}”`).join(', '))] : []
}

async function ofTeaching(db: Db, book: ResourceRow): Promise<BookProblem[]> {
  const { pages, words } = await listTaught(db, book)
  const { steps } = await readSteps(db, book)
  const asked = pages.flatMap(({ page, questions, listenFor }) =>
    [...questions.map(({ text }) => text), listenFor].map((text) => ({ page, text })),
  )
  const named = {
    pages: asked.filter(({ text }) => text !== ''),
    words: words.flatMap(({ word, pages }) => pages.map((page) => ({ page, text: word }))),
    lesson: steps.map(({ page, title }) => ({ page: page ?? 0, text: title })),
  }
  const problems = (['pages', 'words', 'lesson'] as const).flatMap((part) => {
    const missing = named[part].filter(({ page }) => page >= book.pageCount)
    return [...new Set(missing.map(({ page }) => page))].map((page) => {
      const texts = missing.filter((each) => each.page === page).map(({ text }) => `“${text}”`)
      return { ...warning('no-such-page', page, texts.join(', ')), part, page }
    })
  })
  return problems.sort((one, other) => one.page - other.page)
}

function ofPage(page: PageRow, { isBlank, faint }: { isBlank: boolean; faint: string[] }): BookProblem[] {
  const number = page.number - 1
  if (isBlank) return [warning('blank', number)]
  const problems = faint.length > 0 ? [warning('faint', number, faint.join(' … '))] : []
  // The cover's title is on the shelf.
  if (number > 0 && page.text.length === 0) problems.push(warning('no-words', number))
  return problems
}
