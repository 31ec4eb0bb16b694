import type { Kysely } from 'kysely'
import type { Workshop, WorkshopPage } from '#contract/workshop.ts'
import type { Database } from '../../../database/tables.ts'
import type { Deps } from '../../../deps.ts'
import { findBook } from '../narrations/record-narration.ts'
import type { PageRow } from '../pages/queries.ts'
import type { ResourceRow } from '../queries.ts'
import type { TeachingData } from '../teaching/import-teaching.ts'
import { listSayings, listTaught, listTeachingPages, listTeachingWords } from '../teaching/queries.ts'
import { readLesson } from '../teaching/read-teaching.ts'
import { toPicture, toResource } from '../to-resource.ts'
import { findShippedTeaching, markOf, markOfShipped } from './shipped-teaching.ts'

type Db = Kysely<Database>
type TaughtRow = Awaited<ReturnType<typeof listTeachingPages>>[number]

/** One of the portal's storybooks with everything that is taught with it. Throws `not-found` and `resource/not-ready`. */
export async function viewWorkshop({ db, config }: Pick<Deps, 'db' | 'config'>, id: number): Promise<Workshop> {
  const { book, pages } = await findBook(db, id)
  const taught = await listTeachingPages(db, id)
  const shipped = await findShippedTeaching(config, book)
  const words = await readWords(db, id)
  const { steps } = await readSteps(db, book)
  const sayings = await listSayings(db, id)
  return {
    resource: toResource(book, false),
    aspect: book.aspect,
    pages: pages.map((page) =>
      toWorkshopPage(
        book,
        page,
        taught.find((row) => row.page === page.number - 1),
        shipped,
      ),
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

/** The steps that are edited with a book, and the resource that has them: its plan if that has steps, else the book. */
export async function readSteps(db: Db, book: Pick<ResourceRow, 'id' | 'category' | 'belongsTo'>) {
  const { planIds } = await listTaught(db, book)
  const { planId = book.id, steps } = await readLesson(db, [...planIds.filter((id) => id !== book.id), book.id])
  return { ownerId: planId, steps }
}

/** What a change of a page names, so that nobody overwrites what they have not seen. */
export const markOfPage = (row: TaughtRow | undefined): string => markOf(row ?? null)

function toWorkshopPage(
  book: ResourceRow,
  page: PageRow,
  row: TaughtRow | undefined,
  shipped: TeachingData | null,
): WorkshopPage {
  const number = page.number - 1
  const { image, image_large, alt } = toPicture(book, page)
  const ships = shipped?.pages.find((each) => each.page === number)
  const isNewer = row?.isEdited === true && ships !== undefined && row.editedFrom !== markOfShipped(shipped, number)
  return {
    page: number,
    image,
    image_large,
    text: page.text,
    has_own_text: row?.text != null,
    alt,
    title: row?.title ?? '',
    questions: (row?.questions ?? []).map(({ text, isDeep }) => ({ text, is_deep: isDeep })),
    listen_for: row?.listenFor ?? '',
    is_edited: row?.isEdited ?? false,
    newer: isNewer
      ? { alt: ships.alt, questions: ships.questions.map(({ text }) => text), listen_for: ships.listenFor }
      : null,
    mark: markOfPage(row),
  }
}
