import { sql } from 'kysely'
import type { Db } from '../../../database/tables.ts'
import type { ResourceRow } from '../queries.ts'
import { listTextPages, replaceShippedTexts, replaceTextPages, type TextPage } from '../texts/queries.ts'
import type { TeachingData } from './teaching-data.ts'

/** What is taught with the pages of a storybook, in their order. */
export function listTeachingPages(db: Db, bookId: number) {
  return db
    .selectFrom('teachingPages')
    .select(['page', 'alt', 'isSpread', 'title', 'questions', 'listenFor', 'text', 'isEdited', 'editedFrom'])
    .where('resourceId', '=', bookId)
    .orderBy('page')
    .execute()
}

/** The words that a storybook explains, in the order of its guide; those that were taken out have no pages. */
export function listTeachingWords(db: Db, bookId: number) {
  return db
    .selectFrom('teachingWords')
    .select(['word', 'pages', 'meaning', 'useAgain', 'position', 'isEdited'])
    .where('resourceId', '=', bookId)
    .orderBy('position')
    .execute()
}

/** How the voice of a device says the words of a book, in the order in which somebody wrote them down. */
export async function listSayings(db: Db, resourceId: number) {
  const rows = db.selectFrom('sayings').select(['word', 'sayAs']).where('resourceId', '=', resourceId)
  return (await rows.orderBy('position').execute()).map(({ word, sayAs }) => ({ word, say_as: sayAs }))
}

/** What a storybook covers of the curricula, in the order of the book. */
export function listCurriculum(db: Db, bookId: number) {
  return db
    .selectFrom('curriculumRows')
    .select(['nation', 'document', 'edition', 'area', 'code', 'statement'])
    .select(['isQuoted', 'source', sql<string>`to_char(read_on, 'YYYY-MM-DD')`.as('readOn'), 'covers'])
    .where('resourceId', '=', bookId)
    .orderBy('position')
    .execute()
}

/** The timed steps of these plans, in their order. */
export function listSteps(db: Db, resourceIds: readonly number[]) {
  if (resourceIds.length === 0) return Promise.resolve([])
  return db
    .selectFrom('lessonSteps')
    .select(['resourceId', 'position', 'minutes', 'title', 'page', 'parts', 'isEdited'])
    .where('resourceId', 'in', resourceIds)
    .orderBy('resourceId')
    .orderBy('position')
    .execute()
}

/** Everything that is taught with a resource, and with another PDF of it. `bookId`, `planIds`: whose rows they are. */
export interface Taught {
  bookId: number | null
  planIds: number[]
  pages: Awaited<ReturnType<typeof listTeachingPages>>
  words: Awaited<ReturnType<typeof listTeachingWords>>
  steps: Awaited<ReturnType<typeof listSteps>>
  /** Of the texts beside the story. */
  textPages: TextPage[]
}

/** What is taught with a storybook and its plans, with the book of a guide, or with a plan; nothing with other papers. */
export async function listTaught(
  db: Db,
  { id, category, belongsTo }: Pick<ResourceRow, 'id' | 'category' | 'belongsTo'>,
): Promise<Taught> {
  const bookId = category === 'storybook' ? id : category === 'teachers-guide' ? belongsTo : null
  const planIds = category === 'storybook' ? [id, ...(await listPlans(db, id))] : category === 'lesson-plan' ? [id] : []
  return {
    bookId,
    planIds,
    pages: bookId === null ? [] : await listTeachingPages(db, bookId),
    words: bookId === null ? [] : await listTeachingWords(db, bookId),
    steps: await listSteps(db, planIds),
    textPages: bookId === null ? [] : await listTextPages(db, bookId),
  }
}

async function listPlans(db: Db, bookId: number): Promise<number[]> {
  const plans = db.selectFrom('resources').select('id').where('belongsTo', '=', bookId)
  return (await plans.where('category', '=', 'lesson-plan').execute()).map(({ id }) => id)
}

/** The words on each page of a PDF as the search knows them, one text a page; empty until they have been read. */
export async function listPageWords(
  db: Db,
  { id, version, pageCount }: Pick<ResourceRow, 'id' | 'version' | 'pageCount'>,
): Promise<string[]> {
  const rows = await db
    .selectFrom('searchablePages')
    .innerJoin('resources', 'resources.id', 'searchablePages.resourceId')
    .select(['number', 'words'])
    .where('resourceId', '=', id)
    .where('searchableVersion', '=', version)
    .execute()
  const words = new Map(rows.map((row) => [row.number, row.words]))
  return Array.from({ length: pageCount }, (_, index) => words.get(index + 1) ?? '')
}

/**
 * Replaces what is taught with a resource, except the rows that were edited here. `isEdited`: the new rows count as edited here,
 * since no release will bring others. Call it in a transaction. Returns whether a published text of it has other words now.
 */
export async function replaceTeaching(
  db: Db,
  resourceId: number,
  { pages, words, steps, curriculum, texts }: TeachingData,
  { isEdited = false }: { isEdited?: boolean } = {},
): Promise<boolean> {
  for (const table of tables)
    await db.deleteFrom(table).where('resourceId', '=', resourceId).where('isEdited', '=', false).execute()
  const hasOwnSteps = (await listSteps(db, [resourceId])).length > 0
  await db.deleteFrom('curriculumRows').where('resourceId', '=', resourceId).execute()
  const rows = curriculum.map((row, position) => ({ ...row, position, resourceId }))
  if (rows.length > 0) await db.insertInto('curriculumRows').values(rows).execute()
  await insertTaught(db, resourceId, {
    pages: pages.map((page) => ({ ...page, isEdited })),
    words: words.map((word, position) => ({ ...word, position, isEdited })),
    steps: hasOwnSteps ? [] : steps.map((step, position) => ({ ...step, position, resourceId, isEdited })),
  })
  return replaceShippedTexts(db, resourceId, texts, { isEdited })
}

/** Stores everything that is taught with a resource as another PDF has left it. Call it in a transaction. */
export async function updateTaught(db: Db, { bookId, planIds, textPages, ...taught }: Taught): Promise<void> {
  if (bookId !== null) {
    for (const table of ['teachingPages', 'teachingWords'] as const)
      await db.deleteFrom(table).where('resourceId', '=', bookId).execute()
    await replaceTextPages(db, bookId, textPages)
  }
  if (planIds.length > 0) await db.deleteFrom('lessonSteps').where('resourceId', 'in', planIds).execute()
  await insertTaught(db, bookId ?? 0, taught)
}

const tables = ['teachingPages', 'teachingWords', 'lessonSteps'] as const

type Row<T extends object> = Omit<T, 'isEdited' | 'text' | 'editedFrom'> &
  Partial<Pick<T, Extract<'isEdited' | 'text' | 'editedFrom', keyof T>>>
interface Rows {
  pages: Row<Taught['pages'][number]>[]
  words: Row<Taught['words'][number]>[]
  steps: Row<Taught['steps'][number]>[]
}

async function insertTaught(db: Db, bookId: number, { pages, words, steps }: Rows): Promise<void> {
  const pageRows = pages.map(({ text, editedFrom = {}, ...row }) => ({
    ...{ ...row, resourceId: bookId },
    editedFrom: JSON.stringify(editedFrom),
    questions: JSON.stringify(row.questions),
    text: text ? JSON.stringify(text) : null,
  }))
  const wordRows = words.map((row) => ({ ...row, resourceId: bookId }))
  const stepRows = steps.map((row) => ({ ...row, parts: JSON.stringify(row.parts) }))
  if (pageRows.length > 0)
    await db
      .insertInto('teachingPages')
      .values(pageRows)
      .onConflict((row) => row.doNothing())
      .execute()
  if (wordRows.length > 0)
    await db
      .insertInto('teachingWords')
      .values(wordRows)
      .onConflict((row) => row.doNothing())
      .execute()
  if (stepRows.length > 0)
    await db
      .insertInto('lessonSteps')
      .values(stepRows)
      .onConflict((row) => row.doNothing())
      .execute()
}
