import { isDeepStrictEqual } from 'node:util'
import { type Language, languageNames } from '#contract/languages.ts'
import { sentencesOf } from '#contract/sentences.ts'
import type { BookTexts, EditedText, StoryPage } from '#contract/text-editing.ts'
import { isEasier } from '#contract/texts.ts'
import { type ByUser, recordAudit, recordAuditHourly } from '../../../database/audit.ts'
import type { Db } from '../../../database/tables.ts'
import { staleVersion } from '../../../database/versions.ts'
import type { Deps } from '../../../deps.ts'
import { Failure } from '../../../failure.ts'
import { removeEditionsWith } from '../editions/additions.ts'
import { lockResource } from '../library/queries.ts'
import { findBook } from '../narrations/record-narration.ts'
import type { ResourceRow } from '../queries.ts'
import { findShippedTeaching } from '../workshop/shipped-teaching.ts'
import { isInLettersOf } from './letters.ts'
import * as queries from './queries.ts'
import { markOfPage, markOfPeople, markOfStory, placesOn, toEditedText, toStory } from './story.ts'

/** A text of a book, and who changes it. */
export interface TextChange {
  by: ByUser
  bookId: number
  textId: number
}

/** The texts of one of the portal's storybooks, beside its story. */
export async function viewTexts({ db, config }: Pick<Deps, 'db' | 'config'>, bookId: number): Promise<BookTexts> {
  const { book, pages } = await findBook(db, bookId)
  const beside = { story: toStory(book, pages), shipped: await findShippedTeaching(config, book) }
  const texts = await queries.listTexts(db, bookId)
  return { story: beside.story, texts: texts.map((text) => toEditedText(text, beside)) }
}

/** One of the texts of a book, and the story. Throws `not-found` for a text of another book. */
export async function findText(db: Db, { bookId, textId }: Pick<TextChange, 'bookId' | 'textId'>) {
  const { book, pages } = await findBook(db, bookId)
  const text = (await queries.listTexts(db, bookId)).find(({ id }) => id === textId)
  if (!text) throw new Failure('not-found')
  return { book, text, story: toStory(book, pages) }
}

/** Locks the book, so that one change of its texts is made after the other. */
function locked<T>(deps: Pick<Deps, 'db'>, bookId: number, change: (db: Db, book: ResourceRow) => Promise<T>) {
  return deps.db.transaction().execute(async (db) => {
    const book = await lockResource(db, bookId, 'portal')
    if (!book) throw new Failure('not-found')
    return change(db, book)
  })
}

/** Changes a text as it is now, and removes the files that were made with it as it was. */
async function changeText(
  deps: Deps,
  { bookId }: TextChange,
  change: (db: Db, book: ResourceRow) => Promise<queries.TextRow>,
): Promise<void> {
  const { language } = await locked(deps, bookId, change)
  await removeEditionsWith(deps, bookId, language)
}

async function answerFor(deps: Deps, { bookId, textId }: Pick<TextChange, 'bookId' | 'textId'>): Promise<EditedText> {
  const { texts } = await viewTexts(deps, bookId)
  const text = texts.find(({ id }) => id === textId)
  if (!text) throw new Failure('not-found')
  return text
}

/** Begins a text in a language. */
export async function addText(
  deps: Deps,
  { by, bookId }: Omit<TextChange, 'textId'>,
  language: Language,
): Promise<EditedText> {
  const textId = await locked(deps, bookId, async (db) => {
    const { book } = await findBook(db, bookId)
    const id = await queries.insertText(db, book.id, language)
    if (id === null) throw new Failure('text/exists')
    await recordAuditHourly(db, by, 'resource.text-changed', String(bookId))
    return id
  })
  return answerFor(deps, { bookId, textId })
}

/** Stores the words of a page at the places of the story's paragraphs. */
export async function savePage(
  deps: Deps,
  change: TextChange,
  { page, paragraphs, mark }: { page: number; paragraphs: string[]; mark: string },
): Promise<EditedText> {
  await changeText(deps, change, async (db, book) => {
    const { text, story } = await findText(db, change)
    const before = text.pages.find((each) => each.page === page)
    if (markOfPage(before) !== mark) throw staleVersion('page')
    const beside = story.find((each) => each.page === page)
    if (!(beside || before)) throw new Failure('not-found')
    const words = toWords(text.language, paragraphs)
    if (words.length > 0) refuseMisplaced(text, beside, paragraphs)
    const isSame = isDeepStrictEqual(before?.paragraphs ?? [], words)
    await queries.replacePage(db, text.id, {
      page,
      paragraphs: words,
      writtenFrom: markOfStory(beside?.paragraphs ?? []),
    })
    await queries.updateText(db, text.id, isSame ? {} : { isEdited: true, checkedBy: '' })
    if (text.isPublished && !isSame) await readAnew(deps, db, book)
    await recordAuditHourly(db, change.by, 'resource.text-changed', String(change.bookId))
    return text
  })
  return answerFor(deps, change)
}

/** Sentences of each paragraph, without the empty ones at the end; of easier words without any that are empty. */
function toWords(language: Language, paragraphs: string[]): string[][] {
  const words = paragraphs.map((paragraph) => sentencesOf(paragraph, language))
  if (isEasier({ language })) return words.filter(({ length }) => length > 0)
  return words.slice(0, words.findLastIndex(({ length }) => length > 0) + 1)
}

function refuseMisplaced(text: queries.TextRow, story: StoryPage | undefined, paragraphs: string[]): void {
  if (!story) throw new Failure('not-found')
  if (paragraphs.length > placesOn(story, text)) throw new Failure('text/too-many-paragraphs')
  if (paragraphs.some((paragraph) => !isInLettersOf(text.language, paragraph)))
    throw new Failure('text/other-letters', {
      message: `This is not written in the letters of ${languageNames(text.language).english}.`,
    })
}

/** Stores the title of a book in the language of a text, a question about it, and who wrote and checked it. */
export async function savePeople(
  deps: Deps,
  change: TextChange,
  { mark, ...head }: Pick<queries.TextRow, 'title' | 'question' | 'writtenBy' | 'checkedBy'> & { mark: string },
): Promise<EditedText> {
  await changeText(deps, change, async (db) => {
    const { text } = await findText(db, change)
    if (markOfPeople(text) !== mark) throw staleVersion('text')
    // Who has checked what ships has not changed it.
    const isEdited = text.isEdited || markOfPeople({ ...text, ...head }) !== mark
    await queries.updateText(db, text.id, { ...head, isEdited })
    await recordAuditHourly(db, change.by, 'resource.text-changed', String(change.bookId))
    return text
  })
  return answerFor(deps, change)
}

/** Lets readers have a text, or takes that back. */
export async function publishText(deps: Deps, change: TextChange, isPublished: boolean): Promise<EditedText> {
  await changeText(deps, change, async (db, book) => {
    const { text } = await findText(db, change)
    if (text.isPublished === isPublished) return text
    if (isPublished && text.pages.length === 0) throw new Failure('text/empty')
    if (isPublished && !isEasier(text) && text.checkedBy === '') {
      const shipped = await findShippedTeaching(deps.config, book)
      if (shipped?.texts.some(({ language }) => language === text.language)) throw new Failure('text/unchecked')
    }
    await queries.updateText(db, text.id, { isPublished })
    await readAnew(deps, db, book)
    const action = isPublished ? 'resource.text-published' : 'resource.text-unpublished'
    await recordAudit(db, change.by, action, String(change.bookId))
    return text
  })
  return answerFor(deps, change)
}

/** Deletes a text; one that ships is as it came, and not published. */
export async function deleteText(deps: Deps, change: TextChange): Promise<BookTexts> {
  await changeText(deps, change, async (db, book) => {
    const { text } = await findText(db, change)
    const shipped = (await findShippedTeaching(deps.config, book))?.texts.find(
      (each) => each.language === text.language,
    )
    if (shipped) await queries.upsertShippedText(db, book.id, shipped, { isPublished: false, checkedBy: '' })
    else await queries.deleteText(db, text.id)
    if (text.isPublished) await readAnew(deps, db, book)
    await recordAudit(db, change.by, 'resource.text-deleted', String(change.bookId))
    return text
  })
  return viewTexts(deps, change.bookId)
}

/** The search finds a page by the words of its published texts too. */
const readAnew = ({ jobs }: Pick<Deps, 'jobs'>, db: Db, { id, version }: ResourceRow) =>
  jobs.add(db, 'read-words', { resourceId: id, version })
