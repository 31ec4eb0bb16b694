import { type Insertable, sql } from 'kysely'
import type { BookFeedbackTable } from '../../../database/class-tables.ts'
import type { Db } from '../../../database/tables.ts'
import type { Days } from '../queries.ts'

/**
 * Stores an answer, or changes the one with this id if it is of the same school, audience and book and was given on
 * `since` or later. Returns false if there is another one with this id.
 */
export async function upsertFeedback(
  db: Db,
  answer: Insertable<BookFeedbackTable> & { schoolId: string | null },
  since: string,
): Promise<boolean> {
  const { year, face, again, talked, hardWords } = answer
  const { numInsertedOrUpdatedRows: changed } = await db
    .insertInto('bookFeedback')
    .values(answer)
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet({ year, face, again, talked, hardWords })
        .where('bookFeedback.schoolId', 'is not distinct from', answer.schoolId)
        .where('bookFeedback.isFamily', '=', answer.isFamily)
        .where('bookFeedback.resourceId', '=', answer.resourceId)
        .where('bookFeedback.day', '>=', sql<Date>`${since}::date`),
    )
    .executeTakeFirst()
  return (changed ?? 0n) > 0n
}

export interface FeedbackRow {
  resourceId: number
  title: string
  version: string
  coverImage: string
  /** Null for all who belong to no school: nobody knows how many these are. */
  schoolId: string | null
  isFamily: boolean
  year: number
  liked: number
  soSo: number
  disliked: number
  again: number
  talked: number
  hardWords: number
}

/**
 * What was said about each storybook of the portal in a period, by school, by who said it and by school year: exact
 * numbers, which may leave the server only as `small-numbers.ts` allows.
 */
export async function listFeedback(db: Db, { from, to }: Days): Promise<FeedbackRow[]> {
  const often = (of: string) => sql`(count(*) filter (where face = ${sql.lit(of)}))::integer`
  const { rows } = await sql<FeedbackRow>`
    select resources.id as resource_id, resources.title, resources.version, resources.cover_image,
      book_feedback.school_id, is_family, year, ${often('liked')} as liked, ${often('so-so')} as so_so,
      ${often('disliked')} as disliked, (count(*) filter (where again))::integer as again,
      (count(*) filter (where talked))::integer as talked, (count(*) filter (where hard_words))::integer as hard_words
    from book_feedback
    join resources on resources.id = book_feedback.resource_id
    left join schools on schools.id = book_feedback.school_id
    where day between ${from}::date and ${to}::date and resources.deleted_at is null and resources.school_id is null
      and (book_feedback.school_id is null or schools.status = 'approved')
    group by resources.id, book_feedback.school_id, is_family, year
    order by resources.position, resources.id, book_feedback.school_id, is_family, year`.execute(db)
  return rows
}

/** Takes the day from answers before one, and leaves the month. */
export async function sumUpFeedback(db: Db, before: string): Promise<void> {
  await sql`
    update book_feedback set day = date_trunc('month', day)::date
    where day < ${before}::date and day <> date_trunc('month', day)::date`.execute(db)
}
