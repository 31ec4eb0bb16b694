import { isDeepStrictEqual } from 'node:util'
import type { LessonStep, Prompts } from '#contract/teaching.ts'
import { TaughtField, type TaughtPage, type Workshop } from '#contract/workshop.ts'
import { type ByUser, recordAuditHourly } from '../../../database/audit.ts'
import type { Db } from '../../../database/tables.ts'
import { staleVersion } from '../../../database/versions.ts'
import type { Deps } from '../../../deps.ts'
import { Failure } from '../../../failure.ts'
import { makeEditionsAnew } from '../editions/make-anew.ts'
import { lockResource } from '../library/queries.ts'
import type { ResourceRow } from '../queries.ts'
import { listSayings, listTeachingPages, listTeachingWords } from '../teaching/queries.ts'
import * as queries from './queries.ts'
import { findShippedTeaching, markOf, shippedFields } from './shipped-teaching.ts'
import { markOfPage, readSteps, readWords } from './view-workshop.ts'

/** A change of what is taught with a book. `mark`: what the part was when the editor saw it. */
interface Change {
  by: ByUser
  bookId: number
  mark: string
}

/** Locks the book, refuses a change of what somebody else has changed meanwhile, and notes who made it. */
function change<T>(
  deps: Pick<Deps, 'db'>,
  { by, bookId, mark }: Change,
  part: {
    noun: string
    read: (db: Db, book: ResourceRow) => Promise<string>
    write: (db: Db, book: ResourceRow) => Promise<T>
  },
): Promise<{ mark: string }> {
  return deps.db.transaction().execute(async (db) => {
    const book = await lockResource(db, bookId, 'portal')
    if (book?.category !== 'storybook') throw new Failure('not-found')
    if (!book.isPrepared) throw new Failure('resource/not-ready')
    if ((await part.read(db, book)) !== mark) throw staleVersion(part.noun)
    await part.write(db, book)
    await recordAuditHourly(db, by, 'resource.taught', String(bookId))
    return { mark: await part.read(db, book) }
  })
}

const findRow = async (db: Db, bookId: number, page: number) =>
  (await listTeachingPages(db, bookId)).find((row) => row.page === page)

/** Stores what is taught with a page. `declined`: the fields whose newer text, which ships, is not wanted. Other words or another description of its picture make search and editions anew. */
export async function savePage(
  deps: Deps,
  by: Change,
  page: number,
  { declined, ...taught }: TaughtPage & { declined: TaughtField[] },
): Promise<{ mark: string }> {
  return change(deps, by, {
    noun: 'page',
    read: async (db) => markOfPage(await findRow(db, by.bookId, page)),
    write: async (db, book) => {
      if (page >= book.pageCount) throw new Failure('not-found')
      const before = await findRow(db, book.id, page)
      const ships = shippedFields(await findShippedTeaching(deps.config, book), page)
      // Before its first edit a page is what ships.
      const seen = before?.isEdited ? declined : TaughtField.options
      const marks = ships ? Object.fromEntries(seen.map((field) => [field, markOf(ships[field])])) : {}
      await queries.upsertPage(db, { resourceId: book.id, page }, taught, { ...before?.editedFrom, ...marks })
      const isReadOtherwise = !isDeepStrictEqual(before?.text ?? null, taught.text)
      if (isReadOtherwise) await deps.jobs.add(db, 'read-words', { resourceId: book.id, version: book.version })
      if (isReadOtherwise || before?.alt !== taught.alt) await makeEditionsAnew(deps, db, book)
    },
  })
}

/** Stores the words that a book explains. One that ships and was taken out stays out. */
export async function saveWords(deps: Deps, by: Change, rows: Prompts['words']): Promise<{ mark: string }> {
  const unique = new Map(rows.map((row) => [row.word, row]))
  return change(deps, by, {
    noun: 'list of words',
    read: async (db, { id }) => markOf(await readWords(db, id)),
    write: async (db, { id }) => {
      const before = await listTeachingWords(db, id)
      for (const { word, pages } of before)
        if (!unique.has(word) && pages.length > 0) await queries.updateTakenOut(db, id, word)
      for (const [position, { use_again: useAgain, ...row }] of [...unique.values()].entries()) {
        const known = before.find(({ word }) => word === row.word)
        const facts = { ...row, useAgain }
        const isSame = known !== undefined && isDeepStrictEqual(facts, factsOf(known))
        await queries.upsertWord(db, id, { ...facts, position, isEdited: isSame ? known.isEdited : true })
      }
    },
  })
}

const factsOf = ({ word, pages, meaning, useAgain }: Awaited<ReturnType<typeof listTeachingWords>>[number]) => ({
  ...{ word, pages, meaning, useAgain },
})

/** Stores the steps of the lesson with a book, in its plan where that has some. */
export function saveSteps(deps: Deps, by: Change, steps: LessonStep[]): Promise<{ mark: string }> {
  return change(deps, by, {
    noun: 'lesson',
    read: async (db, book) => markOf((await readSteps(db, book)).steps),
    write: async (db, book) => queries.replaceSteps(db, (await readSteps(db, book)).ownerId, steps),
  })
}

/** Stores how the voice of a device says the words of a book. */
export function saveSayings(deps: Deps, by: Change, rows: Workshop['sayings']['rows']): Promise<{ mark: string }> {
  const unique = [...new Map(rows.map((row) => [row.word, row])).values()]
  return change(deps, by, {
    noun: 'list of spoken words',
    read: async (db, { id }) => markOf(await listSayings(db, id)),
    write: (db, { id }) => queries.replaceSayings(db, id, unique),
  })
}
