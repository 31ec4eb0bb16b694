import { type Insertable, sql } from 'kysely'
import type { ClassOutcomesTable } from '../../database/class-tables.ts'
import type { Db } from '../../database/tables.ts'
import { nextVersion } from '../../database/versions.ts'

/** ISO days in the United Kingdom, both included. */
export interface Days {
  from: string
  to: string
}

interface NewLesson {
  schoolId: string
  resourceId: number
  day: string
  steps: number
  reached: number
}

export async function insertLesson(db: Db, lesson: NewLesson): Promise<string> {
  return (await db.insertInto('ledLessons').values(lesson).returning('id').executeTakeFirstOrThrow()).id
}

/** Said again, the most counts: a window that was left may come back. */
export async function updateLesson(
  db: Db,
  schoolId: string,
  { id, steps, reached, minutes }: { id: string; steps: number; reached: number; minutes: number | null },
): Promise<void> {
  await db
    .updateTable('ledLessons')
    .set({
      steps: sql<number>`greatest(steps, ${steps})`,
      reached: sql<number>`greatest(reached, ${reached})`,
      minutes: sql<number | null>`greatest(minutes, ${minutes})`,
    })
    .where('id', '=', id)
    .where('schoolId', '=', schoolId)
    .execute()
}

/** Notes that somebody was asked about a lesson; null if it is not the school's, false if it was noted before. */
export async function settleLesson(db: Db, schoolId: string, id: string) {
  const lesson = await db
    .selectFrom('ledLessons')
    .select(['resourceId', 'isAsked', sql<string>`to_char(day, 'YYYY-MM-DD')`.as('day')])
    .where('id', '=', id)
    .where('schoolId', '=', schoolId)
    .forUpdate()
    .executeTakeFirst()
  if (!lesson) return null
  if (lesson.isAsked) return false
  await db.updateTable('ledLessons').set({ isAsked: true }).where('id', '=', id).execute()
  return { resourceId: lesson.resourceId, day: lesson.day }
}

/** The size of the class that a school entered last for a day; null before it has entered any. */
export async function findLastSize(db: Db, schoolId: string): Promise<number | null> {
  const last = db.selectFrom('classOutcomes').select('children').where('schoolId', '=', schoolId)
  return (await last.orderBy('day', 'desc').orderBy('id').limit(1).executeTakeFirst())?.children ?? null
}

export type StoredNumbers = Omit<
  Insertable<ClassOutcomesTable>,
  'id' | 'schoolId' | 'resourceId' | 'day' | 'year' | 'version'
>

export async function insertOutcome(db: Db, outcome: Insertable<ClassOutcomesTable>): Promise<string> {
  return (await db.insertInto('classOutcomes').values(outcome).returning('id').executeTakeFirstOrThrow()).id
}

/** Whether a school has numbers of a class of this year with this book on this day. */
export async function hasOutcome(
  db: Db,
  { schoolId, resourceId, day, year }: { schoolId: string; resourceId: number; day: string; year: number },
): Promise<boolean> {
  const found = await db
    .selectFrom('classOutcomes')
    .select('id')
    .where('schoolId', '=', schoolId)
    .where('resourceId', '=', resourceId)
    .where('day', '=', sql<Date>`${day}::date`)
    .where('year', '=', year)
    .executeTakeFirst()
  return found !== undefined
}

/** The numbers of a class of this school, which nobody else can change until the transaction ends. */
export function lockOutcome(db: Db, schoolId: string, id: string) {
  return db
    .selectFrom('classOutcomes')
    .select(['version', sql<string>`to_char(day, 'YYYY-MM-DD')`.as('day')])
    .where('id', '=', id)
    .where('schoolId', '=', schoolId)
    .forUpdate()
    .executeTakeFirst()
}

export async function changeOutcome(db: Db, id: string, numbers: StoredNumbers & { year: number }): Promise<void> {
  await db
    .updateTable('classOutcomes')
    .set({ ...numbers, version: nextVersion('version') })
    .where('id', '=', id)
    .execute()
}

/** False if the school has no such numbers. */
export async function removeOutcome(db: Db, schoolId: string, id: string): Promise<boolean> {
  const deleting = db.deleteFrom('classOutcomes').where('id', '=', id).where('schoolId', '=', schoolId)
  return (await deleting.executeTakeFirst()).numDeletedRows > 0n
}

export interface TaughtRow {
  id: number
  title: string
  version: string | null
  coverImage: string
  classes: number
  readings: number
  opens: number
  lessons: number
  finished: number
  minutes: number
  boards: number
  papers: number
  editions: number
}

/** What one lesson adds, by use. */
const partsOfLesson = sql`(values
  ('board'::school_use, (reached = 0)::integer), ('lesson', (reached > 0)::integer),
  ('finished', (reached > 0 and reached = steps)::integer), ('step', reached::integer),
  ('minute', case when reached > 0 then coalesce(minutes, 0)::integer else 0 end)) as part (use, times)`

const sumOf = (use: string) => sql`coalesce(sum(times) filter (where use = ${sql.lit(use)}), 0)::integer`

/** What a school's classes and staff did with each storybook and its papers in a period. */
export async function listTaught(db: Db, schoolId: string, { from, to }: Days): Promise<TaughtRow[]> {
  const { rows } = await sql<TaughtRow>`
    with used as (
      select resource_id, use, times from school_uses
      where school_id = ${schoolId} and day between ${from}::date and ${to}::date
      union all
      select resource_id, use, times from led_lessons cross join lateral ${partsOfLesson}
      where school_id = ${schoolId} and day between ${from}::date and ${to}::date and times > 0
    ), by_book as (
      select coalesce(belongs_to, resources.id) as book_id, use, times
      from used join resources on resources.id = resource_id
    )
    select resources.id, resources.title, case when resources.deleted_at is null then resources.version end as version,
      resources.cover_image, ${sumOf('class')} as classes, ${sumOf('reading')} as readings, ${sumOf('open')} as opens,
      ${sumOf('lesson')} as lessons, ${sumOf('finished')} as finished, ${sumOf('minute')} as minutes,
      ${sumOf('board')} as boards, ${sumOf('paper')} as papers, ${sumOf('edition')} as editions
    from by_book join resources on resources.id = book_id
    group by resources.id
    order by ${sumOf('reading')} + ${sumOf('lesson')} + ${sumOf('board')} desc, resources.title, resources.id`.execute(
    db,
  )
  return rows
}

/** The numbers of a school's classes, with the title of the book. */
const outcomesOf = (db: Db, schoolId: string) =>
  db
    .selectFrom('classOutcomes')
    .innerJoin('resources', 'resources.id', 'classOutcomes.resourceId')
    .selectAll('classOutcomes')
    .select(['resources.title', sql<string>`to_char(day, 'YYYY-MM-DD')`.as('day')])
    .where('classOutcomes.schoolId', '=', schoolId)

/** Those of a period, the latest first. */
export function listOutcomes(db: Db, schoolId: string, { from, to }: Days) {
  return outcomesOf(db, schoolId)
    .where('day', '>=', sql<Date>`${from}::date`)
    .where('day', '<=', sql<Date>`${to}::date`)
    .orderBy('classOutcomes.day', 'desc')
    .orderBy('year')
    .orderBy('classOutcomes.id')
    .execute()
}

/** Those of one class; null if they are not the school's. */
export async function findOutcome(db: Db, schoolId: string, id: string) {
  return (await outcomesOf(db, schoolId).where('classOutcomes.id', '=', id).executeTakeFirst()) ?? null
}

/** Turns the lessons before a day into counts by school, book and month. */
export async function sumUpLessons(db: Db, before: string): Promise<void> {
  await sql`
    with gone as (
      delete from led_lessons where day < ${before}::date returning *
    )
    insert into school_uses (school_id, resource_id, day, use, times)
    select school_id, resource_id, date_trunc('month', day)::date, use, sum(times)::integer
    from gone cross join lateral ${partsOfLesson}
    where times > 0 group by 1, 2, 3, 4 order by 1, 2, 3, 4
    on conflict (school_id, resource_id, day, use) do update set times = school_uses.times + excluded.times`.execute(db)
}

/** Turns the counts of days before one into counts of their months, which begin on the day that they have then. */
export async function sumUpUses(db: Db, before: string): Promise<void> {
  await sql`
    with gone as (
      delete from school_uses where day < ${before}::date and day <> date_trunc('month', day)::date returning *
    )
    insert into school_uses (school_id, resource_id, day, use, times)
    select school_id, resource_id, date_trunc('month', day)::date, use, sum(times)::integer
    from gone group by 1, 2, 3, 4 order by 1, 2, 3, 4
    on conflict (school_id, resource_id, day, use) do update set times = school_uses.times + excluded.times`.execute(db)
}

/** Takes the day from the numbers of classes before one, and leaves the month. */
export async function sumUpOutcomes(db: Db, before: string): Promise<void> {
  await sql`
    update class_outcomes set day = date_trunc('month', day)::date
    where day < ${before}::date and day <> date_trunc('month', day)::date`.execute(db)
}
