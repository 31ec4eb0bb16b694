import { isDeepStrictEqual } from 'node:util'
import { type Kysely, sql } from 'kysely'
import { type Language, languageNames } from '#contract/languages.ts'
import { type BookText, isEasier } from '#contract/texts.ts'
import type { Database } from '../../../database/tables.ts'
import type { TeachingData } from '../teaching/import-teaching.ts'

type Db = Kysely<Database>

export interface TextRow {
  id: number
  language: Language
  title: string
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
    .select(['id', 'language', 'title', 'writtenBy', 'checkedBy', 'isPublished', 'isEdited'])
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

/** The published text of a storybook in a language; null where there is none. */
export async function findPublishedText(db: Db, resourceId: number, language: Language): Promise<BookText | null> {
  return (await listPublishedTexts(db, resourceId)).find((text) => text.language === language) ?? null
}

const toBookText = ({ id, language, title, writtenBy, checkedBy, pages }: TextRow): BookText => ({
  ...{ id, language, title, written_by: writtenBy, checked_by: checkedBy },
  pages: pages.map(wordsOf),
})

/**
 * Replaces the texts that ship with a storybook, except those that were edited here. Easier words are published when they first
 * come. Whoever has checked a text has not checked other words. Returns whether a published text has other words now.
 */
export async function replaceShippedTexts(
  db: Db,
  resourceId: number,
  shipped: TeachingData['texts'],
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
    if (isSame && before.title === text.title && before.writtenBy === text.writtenBy) continue
    const isPublished = before?.isPublished ?? isEasier(text)
    isReadOtherwise ||= isPublished && !isSame
    await upsertShippedText(db, resourceId, text, { isPublished, checkedBy: isSame ? before.checkedBy : '' })
  }
  return isReadOtherwise
}

const wordsOf = ({ page, paragraphs }: { page: number; paragraphs: string[][] }) => ({ page, paragraphs })

/** Stores a text as it ships. */
export async function upsertShippedText(
  db: Db,
  resourceId: number,
  { language, title, writtenBy, pages }: TeachingData['texts'][number],
  standing: { isPublished: boolean; checkedBy: string },
): Promise<void> {
  const facts = { title, writtenBy, ...standing, isEdited: false }
  const { id } = await db
    .insertInto('bookTexts')
    .values({ resourceId, language, ...facts })
    .onConflict((text) => text.columns(['resourceId', 'language']).doUpdateSet(facts))
    .returning('id')
    .executeTakeFirstOrThrow()
  await db.deleteFrom('bookTextPages').where('textId', '=', id).execute()
  const rows = pages.map(({ page, paragraphs }) => ({ textId: id, page, paragraphs: JSON.stringify(paragraphs) }))
  if (rows.length > 0) await db.insertInto('bookTextPages').values(rows).execute()
}
