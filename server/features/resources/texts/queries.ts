import { type Kysely, sql } from 'kysely'
import { languageNames } from '#contract/languages.ts'
import { type BookText, isEasier } from '#contract/texts.ts'
import type { Database } from '../../../database/tables.ts'

type Db = Kysely<Database>

/** The published texts of a storybook: easier words first, then other languages by their English names. */
export async function listPublishedTexts(db: Db, resourceId: number): Promise<BookText[]> {
  const rows = await db
    .selectFrom('bookTexts')
    .innerJoin('bookTextPages', 'bookTextPages.textId', 'bookTexts.id')
    .select(['id', 'language', 'title', 'writtenBy as written_by', 'checkedBy as checked_by'])
    .select(
      sql<BookText['pages']>`json_agg(json_build_object('page', page, 'paragraphs', paragraphs) order by page)`.as(
        'pages',
      ),
    )
    .where('resourceId', '=', resourceId)
    .where('isPublished', '=', true)
    .groupBy('id')
    .execute()
  const nameOf = (text: BookText) => (isEasier(text) ? '' : languageNames(text.language).english)
  return rows.sort((a, b) => nameOf(a).localeCompare(nameOf(b), 'en-GB'))
}
