import { sql } from 'kysely'
import type { UkNation } from '#contract/curriculum.ts'
import type { Db } from '../../../database/tables.ts'
import { isHeld } from '../../bookings/service.ts'
import type { Days } from '../queries.ts'

/** What a school is called, and the day on which it joined the portal. */
export function getSchool(db: Db, id: string) {
  return db
    .selectFrom('schools')
    .select(['title', sql<string>`to_char(created_at at time zone 'Europe/London', 'YYYY-MM-DD')`.as('since')])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
}

/** What these books cover of a nation's curriculum, document by document in the order of the books. */
export function listCovered(db: Db, bookIds: readonly number[], nation: UkNation) {
  if (bookIds.length === 0) return Promise.resolve([])
  return db
    .selectFrom('curriculumRows')
    .innerJoin('resources', 'resources.id', 'curriculumRows.resourceId')
    .select(['document', 'edition', 'area', 'code', 'statement', 'isQuoted', 'covers', 'source'])
    .select(['resources.title', sql<string>`to_char(read_on, 'YYYY-MM-DD')`.as('readOn')])
    .where('resourceId', 'in', bookIds)
    .where('nation', '=', nation)
    .orderBy('resources.title')
    .orderBy('resources.id')
    .orderBy('curriculumRows.position')
    .execute()
}

/** The sessions of a school that took place in a period, the latest first. */
/**
 * How many rows of a nation's curriculum each book has that `schoolId` may see, and how many of them one of the `taught` books
 * has too.
 */
export async function countCoverage(
  db: Db,
  { nation, schoolId, taught }: { nation: UkNation; schoolId: string | null; taught: readonly number[] },
) {
  const { rows } = await sql<{ id: number; rows: number; covered: number }>`
    with had as (
      select distinct document, edition, area, code, statement from curriculum_rows
      where nation = ${nation} and resource_id = any(${taught}::int[])
    )
    select resources.id, count(*)::int as rows, count(had.document)::int as covered
    from curriculum_rows
    join resources on resources.id = resource_id
    left join had using (document, edition, area, code, statement)
    where nation = ${nation} and deleted_at is null and not is_draft and (school_id is null or school_id = ${schoolId})
    group by resources.id
    order by resources.id`.execute(db)
  return rows
}

export function listHeldSessions(db: Db, schoolId: string, { from, to }: Days) {
  return db
    .selectFrom('bookings')
    .select(['format', 'yearGroups', sql<string>`to_char(session_on, 'YYYY-MM-DD')`.as('day')])
    .where('schoolId', '=', schoolId)
    .where(isHeld)
    .where('sessionOn', '>=', sql<Date>`${from}::date`)
    .where('sessionOn', '<=', sql<Date>`${to}::date`)
    .orderBy('sessionOn', 'desc')
    .orderBy('startsAt')
    .orderBy('id')
    .execute()
}
