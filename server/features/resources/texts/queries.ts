import { isDeepStrictEqual } from 'node:util'
import { sql } from 'kysely'
import { type Language, languageNames } from '#contract/languages.ts'
import { type BookText, isEasier } from '#contract/texts.ts'
import type { Db } from '../../../database/tables.ts'
import type { TeachingData } from '../teaching/teaching-data.ts'

export interface TextRow {
  id: number
  language: Language
  title: string
  question: string
  writtenBy: string
  checkedBy: string
  isPublished: boolean
  /** Somebody began it here, or has changed one that ships. */
  isEdited: boolean
  /** Those with words, in their order. `writtenFrom`: see `markOfStory`; `""` for what ships. */
  pages: { page: number; paragraphs: string[][]; writtenFrom: string }[]
}

/** All texts of a storybook, published or not, in the order in which they were begun. */
export function listTexts(db: Db, resourceId: number): Promise<TextRow[]> {
  return db
    .selectFrom('bookTexts')
    .select(['id', 'language', 'title', 'question', 'writtenBy', 'checkedBy', 'isPublished', 'isEdited'])
    .select(
      sql<TextRow['pages']>`coalesce(
        (select json_agg(json_build_object('page', page, 'paragraphs', paragraphs, 'writtenFrom', written_from) order by page)
          from book_text_pages where text_id = book_texts.id), '[]')`.as('pages'),
    )
    .where('resourceId', '=', resourceId)
    .orderBy('id')
    .execute()
}

/** The published texts of a storybook: easier words first, then other languages by their English names. */
export async function listPublishedTexts(db: Db, resourceId: number): Promise<BookText[]> {
  const texts = (await listTexts(db, resourceId)).filter(({ isPublished, pages }) => isPublished && pages.length > 0)
  const nameOf = (text: TextRow) => (isEasier(text) ? '' : languageNames(text.language).english)
  return texts.toSorted((a, b) => nameOf(a).localeCompare(nameOf(b), 'en-GB')).map(toBookText)
}

const toBookText = ({ id, language, title, question, writtenBy, checkedBy, pages }: TextRow): BookText => ({
  ...{ id, language, title, question, written_by: writtenBy, checked_by: checkedBy },
  pages: pages.map(wordsOf),
})

/**
 * Replaces the texts that ship with a storybook, except those that were edited here. Easier words are published when they first
 * come; an imported book says itself which are. `isEdited`: see `replaceTeaching`. The name of the person who has checked a text is
 * removed when its words change. Returns whether the words of a published text have changed.
 */
export async function replaceShippedTexts(
  db: Db,
  resourceId: number,
  shipped: TeachingData['texts'],
  { isEdited = false }: { isEdited?: boolean } = {},
): Promise<boolean> {
  const present = await listTexts(db, resourceId)
  let isReadOtherwise = false
  for (const text of present) {
    if (text.isEdited || shipped.some(({ language }) => language === text.language)) continue
    isReadOtherwise ||= text.isPublished
    await db.deleteFrom('bookTexts').where('id', '=', text.id).execute()
  }
  for (const text of shipped) {
    const before = present.find(({ language }) => language === text.language)
    if (before?.isEdited) continue
    const isSame = before !== undefined && isDeepStrictEqual(before.pages.map(wordsOf), text.pages.map(wordsOf))
    if (isSame && isDeepStrictEqual(headOf(before), headOf(text))) continue
    const isPublished = before?.isPublished ?? text.isPublished ?? isEasier(text)
    isReadOtherwise ||= isPublished && !isSame
    const checkedBy = isSame ? before.checkedBy : text.checkedBy
    await upsertShippedText(db, resourceId, text, { isPublished, checkedBy, isEdited })
  }
  return isReadOtherwise
}

const headOf = ({ title, question, writtenBy }: Pick<TextRow, 'title' | 'question' | 'writtenBy'>) => ({
  ...{ title, question, writtenBy },
})

const wordsOf = ({ page, paragraphs }: { page: number; paragraphs: string[][] }) => ({ page, paragraphs })

/** Stores a text as it ships. */
export async function upsertShippedText(
  db: Db,
  resourceId: number,
  { language, pages, ...text }: TeachingData['texts'][number],
  standing: { isPublished: boolean; checkedBy: string; isEdited?: boolean },
): Promise<void> {
  const facts = { ...headOf(text), isEdited: false, ...standing }
  const { id } = await db
    .insertInto('bookTexts')
    .values({ resourceId, language, ...facts })
    .onConflict((known) => known.columns(['resourceId', 'language']).doUpdateSet(facts))
    .returning('id')
    .executeTakeFirstOrThrow()
  await db.deleteFrom('bookTextPages').where('textId', '=', id).execute()
  const rows = pages.map(({ paragraphs, ...page }) => ({ textId: id, ...page, paragraphs: JSON.stringify(paragraphs) }))
  if (rows.length > 0) await db.insertInto('bookTextPages').values(rows).execute()
}

/** Begins a text; null where the book has one in that language. */
export async function insertText(db: Db, resourceId: number, language: Language): Promise<number | null> {
  const row = await db
    .insertInto('bookTexts')
    .values({ resourceId, language, isEdited: true })
    .onConflict((text) => text.columns(['resourceId', 'language']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id ?? null
}

type Standing = Pick<TextRow, 'title' | 'question' | 'writtenBy' | 'checkedBy' | 'isPublished' | 'isEdited'>

export async function updateText(db: Db, id: number, changed: Partial<Standing>): Promise<void> {
  if (Object.keys(changed).length > 0) await db.updateTable('bookTexts').set(changed).where('id', '=', id).execute()
}

/** Stores the words of a page, or takes it out where there are none. */
export async function replacePage(db: Db, textId: number, { page, ...row }: TextRow['pages'][number]): Promise<void> {
  await db.deleteFrom('bookTextPages').where('textId', '=', textId).where('page', '=', page).execute()
  if (row.paragraphs.length === 0) return
  const words = { ...row, paragraphs: JSON.stringify(row.paragraphs) }
  await db
    .insertInto('bookTextPages')
    .values({ textId, page, ...words })
    .execute()
}

export async function deleteText(db: Db, id: number): Promise<void> {
  await db.deleteFrom('bookTexts').where('id', '=', id).execute()
}

/** The words that the published texts of a storybook have on its pages, by page. */
export async function listPublishedWords(db: Db, resourceId: number): Promise<Map<number, string>> {
  const words = new Map<number, string>()
  for (const { pages } of await listPublishedTexts(db, resourceId))
    for (const { page, paragraphs } of pages)
      words.set(page, [words.get(page) ?? '', ...paragraphs.flat()].filter(Boolean).join('\n'))
  return words
}

/** A page of one of the texts of a storybook. */
export type TextPage = TextRow['pages'][number] & { textId: number }

/** The pages of all texts of a storybook. */
export async function listTextPages(db: Db, resourceId: number): Promise<TextPage[]> {
  const texts = await listTexts(db, resourceId)
  return texts.flatMap(({ id, pages }) => pages.map((page) => ({ ...page, textId: id })))
}

/** Stores the pages of all texts of a storybook as another PDF has left them; not those of a text that has been deleted since. */
export async function replaceTextPages(db: Db, resourceId: number, pages: readonly TextPage[]): Promise<void> {
  for (const { id } of await listTexts(db, resourceId)) {
    await db.deleteFrom('bookTextPages').where('textId', '=', id).execute()
    for (const { textId, ...page } of pages) if (textId === id) await replacePage(db, id, page)
  }
}
