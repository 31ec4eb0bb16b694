import { isDeepStrictEqual } from 'node:util'
import { TaughtField, type Workshop, type WorkshopPage } from '#contract/workshop.ts'
import type { Db } from '../../../database/tables.ts'
import type { Deps } from '../../../deps.ts'
import { findBook } from '../narrations/record-narration.ts'
import { listPrinted, type PageRow } from '../pages/queries.ts'
import { listResources, type ResourceRow } from '../queries.ts'
import { listSayings, listTeachingPages, listTeachingWords } from '../teaching/queries.ts'
import { readLesson } from '../teaching/read-teaching.ts'
import { toPicture, toResource } from '../to-resource.ts'
import { findShippedTeaching, markOf, shippedFields } from './shipped-teaching.ts'

type TaughtRow = Awaited<ReturnType<typeof listTeachingPages>>[number]

/** One of the portal's storybooks with everything that is taught with it. Throws `not-found` and `resource/not-ready`. */
export async function viewWorkshop({ db, config }: Pick<Deps, 'db' | 'config'>, id: number): Promise<Workshop> {
  const { book, pages } = await findBook(db, id)
  const taught = await listTeachingPages(db, id)
  const shipped = await findShippedTeaching(config, book)
  const words = await readWords(db, id)
  const { steps } = await readSteps(db, book)
  const sayings = await listSayings(db, id)
  const printed = await listPrinted(db, id, book.version)
  return {
    resource: toResource(book, false),
    aspect: book.aspect,
    pages: pages.map((page, index) =>
      toWorkshopPage(book, page, {
        row: taught.find((row) => row.page === page.number - 1),
        ships: shippedFields(shipped, page.number - 1),
        printed: printed[index] ?? page,
      }),
    ),
    words: { rows: words, mark: markOf(words) },
    lesson: { rows: steps, mark: markOf(steps) },
    sayings: { rows: sayings, mark: markOf(sayings) },
  }
}

/** The words that a book explains, as the workshop shows them. */
export async function readWords(db: Db, id: number) {
  const rows = (await listTeachingWords(db, id)).filter(({ pages }) => pages.length > 0)
  return rows.map(({ word, pages, meaning, useAgain }) => ({ word, pages, meaning, use_again: useAgain }))
}

/**
 * The steps that are edited with a book, and the resource that has them: the first plan on the shelf with steps, as teachers get
 * it, else the book. A draft of a plan comes last, as long as teachers get the steps of the book.
 */
export async function readSteps(db: Db, book: Pick<ResourceRow, 'id'>) {
  const shelf = await listResources(db, null)
  const plans = shelf.filter(({ belongsTo, category }) => belongsTo === book.id && category === 'lesson-plan')
  const idsOf = (rows: readonly ResourceRow[]) => rows.map(({ id }) => id)
  const [published, drafts] = [plans.filter(({ isDraft }) => !isDraft), plans.filter(({ isDraft }) => isDraft)]
  const { planId = book.id, steps } = await readLesson(db, [...idsOf(published), book.id, ...idsOf(drafts)])
  return { ownerId: planId, steps }
}

/** What a change of a page names, so that nobody overwrites what they have not seen. */
export const markOfPage = (row: TaughtRow | undefined): string => markOf(row ?? null)

interface Beside {
  row: TaughtRow | undefined
  ships: ReturnType<typeof shippedFields>
  /** What its PDF says. */
  printed: Pick<PageRow, 'alt' | 'text'>
}

function toWorkshopPage(book: ResourceRow, page: PageRow, { row, ships, printed }: Beside): WorkshopPage {
  const { image, image_large, alt } = toPicture(book, page)
  const now = {
    alt,
    title: row?.title ?? '',
    questions: (row?.questions ?? []).map(({ text, isDeep }) => ({ text, is_deep: isDeep })),
    listen_for: row?.listenFor ?? '',
  }
  const isNewer = (field: TaughtField) =>
    ships !== null && !isDeepStrictEqual(ships[field], now[field]) && row?.editedFrom[field] !== markOf(ships[field])
  const newer = row?.isEdited ? TaughtField.options.filter(isNewer) : []
  return {
    page: page.number - 1,
    image,
    image_large,
    ...now,
    text: page.text,
    has_own_text: row?.text != null,
    is_edited: row?.isEdited ?? false,
    newer: Object.fromEntries(newer.map((field) => [field, ships?.[field]])),
    in_pdf: { alt: printed.alt, text: row?.text ? printed.text : null },
    mark: markOfPage(row),
  }
}
