import { type SqlBool, sql } from 'kysely'
import { readOldestFirst } from '../../../database/oldest-first.ts'
import type { Db } from '../../../database/tables.ts'
import { isHeld } from '../../bookings/service.ts'
import type { Days } from '../queries.ts'

/** What the classes of a region's schools did; each kind with the schools that had any. */
export interface RegionRow {
  /** `""` where no register says which. */
  region: string
  classes: number
  schools: number
  readings: number
  lessons: number
  lessonSchools: number
  entered: number
  enteredSchools: number
  children: number
}

const sumOf = (column: string) => sql`coalesce(sum(${sql.ref(column)}), 0)::integer`
const schoolsWith = (column: string) => sql`(count(*) filter (where ${sql.ref(column)} > 0))::integer`

/** What classes did in a period, by region. A school is in one region. */
export async function listRegions(db: Db, { from, to }: Days): Promise<RegionRow[]> {
  const inPeriod = sql`day between ${from}::date and ${to}::date`
  const { rows } = await sql<RegionRow>`
    with done as (
      select school_id, case when use = 'class' then times end as classes, case when use = 'reading' then times end as readings,
        case when use = 'lesson' then times end as lessons, null::integer as entered, null::integer as children
      from school_uses where use in ('class', 'reading', 'lesson') and ${inPeriod}
      union all
      select school_id, null, null, 1, null, null from led_lessons where reached > 0 and ${inPeriod}
      union all
      select school_id, null, null, null, 1, children from class_outcomes where ${inPeriod}
    ), by_school as (
      select school_id, ${sumOf('classes')} as classes, ${sumOf('readings')} as readings,
        ${sumOf('lessons')} as lessons, ${sumOf('entered')} as entered, ${sumOf('children')} as children
      from done group by school_id
    )
    select coalesce(region, '') as region, ${sumOf('classes')} as classes, ${schoolsWith('classes')} as schools,
      ${sumOf('readings')} as readings, ${sumOf('lessons')} as lessons, ${schoolsWith('lessons')} as lesson_schools,
      ${sumOf('entered')} as entered, ${schoolsWith('entered')} as entered_schools,
      ${sumOf('by_school.children')} as children
    from by_school left join school_facts using (school_id)
    group by 1 order by coalesce(region, '') = '', 1`.execute(db)
  return rows
}

const held = (db: Db, { from, to }: Days) =>
  db.selectFrom('bookings').where(isHeld).where(sql<SqlBool>`session_on between ${from}::date and ${to}::date`)

const day = sql<string>`to_char(session_on, 'YYYY-MM-DD')`

/** The sessions that took place in a period, the latest first. */
export const listHeld = (db: Db, days: Days, limit: number) =>
  held(db, days)
    .select(['id', 'reference', 'school', 'format', day.as('day')])
    .orderBy('sessionOn', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute()

/** How many they are, and in how many schools. A school that has been deleted counts by its name. */
export const countHeld = (db: Db, days: Days) =>
  held(db, days)
    .select(sql<number>`count(*)::integer`.as('sessions'))
    .select(sql<number>`count(distinct coalesce(school_id::text, lower(school)))::integer`.as('schools'))
    .executeTakeFirstOrThrow()

/** All of them, read in portions, those that were asked for first before the others. */
export const readHeld = (db: Db, days: Days) =>
  readOldestFirst(({ isNext, order, limit }) =>
    held(db, days)
      .select(['id', 'createdAt', 'reference', 'school', 'format', 'yearGroups', 'classSizes', day.as('day')])
      .where(isNext)
      .orderBy(order)
      .limit(limit)
      .execute(),
  )

/** The day on which the first school joined the portal; null before. */
export async function findFirstDay(db: Db): Promise<string | null> {
  const { rows } = await sql<{ day: string | null }>`
    select to_char(min(created_at) at time zone 'Europe/London', 'YYYY-MM-DD') as day from schools`.execute(db)
  return rows[0]?.day ?? null
}
