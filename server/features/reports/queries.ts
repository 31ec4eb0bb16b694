import { sql } from 'kysely'
import type { Db } from '../../database/tables.ts'
import { isHeld } from '../bookings/service.ts'
import type { InMonth } from '../evidence/service.ts'

/** An approved school: since when, where, and how many of its pupils are eligible for free school meals. */
export interface MemberRow {
  approvedOn: string
  region: string
  freeMeals: number | null
  easting: number | null
  northing: number | null
}

/** The schools that had been approved by the end of a day. */
export async function listMembers(db: Db, day: string): Promise<MemberRow[]> {
  const { rows } = await sql<MemberRow>`
    select to_char(approved_on, 'YYYY-MM-DD') as approved_on, school_facts.region,
      register_schools.free_meal_percent as free_meals, school_facts.easting, school_facts.northing
    from school_facts
    join schools on schools.id = school_id
    left join register_schools on register_schools.id = schools.register_id
    where approved_on <= ${day}::date`.execute(db)
  return rows
}

/**
 * The shares of free school meals that divide the open primary schools of the register into fifths, the highest first; empty
 * where the register says nothing of it.
 */
export async function findFifths(db: Db): Promise<number[]> {
  const { rows } = await sql<{ borders: number[] | null }>`
    select percentile_cont(array[0.8, 0.6, 0.4, 0.2]) within group (order by free_meal_percent) as borders
    from register_schools where is_open and phase = 'Primary' and free_meal_percent is not null`.execute(db)
  return rows[0]?.borders ?? []
}

/** The sessions that were held, by school and month; `count` is of sessions. */
export async function listSessionMonths(db: Db): Promise<InMonth[]> {
  const { rows } = await sql<InMonth>`
    select to_char(session_on, 'YYYY-MM') as month, coalesce(school_id, id)::text as school, count(*)::integer as count
    from bookings where ${isHeld} group by 1, 2`.execute(db)
  return rows
}

export async function listBookTitles(db: Db, ids: readonly number[]) {
  if (ids.length === 0) return []
  return db
    .selectFrom('resources')
    .select(['id', 'title', 'coverImage', 'version', 'deletedAt'])
    .where('id', 'in', ids)
    .execute()
}
