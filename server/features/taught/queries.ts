import { type Insertable, sql } from 'kysely'
import type { TaughtPlansTable } from '../../database/class-tables.ts'
import type { Db } from '../../database/tables.ts'

/** The code of a school's page; null while it is closed. */
export async function findCode(db: Db, schoolId: string): Promise<string | null> {
  const page = db.selectFrom('taughtPages').select('code').where('schoolId', '=', schoolId)
  return (await page.executeTakeFirst())?.code ?? null
}

/** Opens a page, or gives it another code. */
export async function upsertCode(db: Db, schoolId: string, code: string): Promise<void> {
  await db
    .insertInto('taughtPages')
    .values({ schoolId, code })
    .onConflict((conflict) => conflict.column('schoolId').doUpdateSet({ code, createdAt: new Date() }))
    .execute()
}

/** False if the page was closed. */
export async function deleteCode(db: Db, schoolId: string): Promise<boolean> {
  return (await db.deleteFrom('taughtPages').where('schoolId', '=', schoolId).executeTakeFirst()).numDeletedRows > 0n
}

/** The approved school whose page has this code. */
export async function findSchoolByTaughtCode(db: Db, code: string): Promise<{ id: string; title: string } | null> {
  const school = db
    .selectFrom('taughtPages')
    .innerJoin('schools', 'schools.id', 'taughtPages.schoolId')
    .select(['schools.id', 'schools.title'])
    .where('code', '=', code)
    .where('status', '=', 'approved')
  return (await school.executeTakeFirst()) ?? null
}

/** Whether the register has a school in England: a postcode does not tell England from Wales. */
export async function isRegisteredInEngland(db: Db, schoolId: string): Promise<boolean> {
  const record = db
    .selectFrom('schools')
    .innerJoin('registerSchools', 'registerSchools.id', 'schools.registerId')
    .select('registerSchools.nation')
    .where('schools.id', '=', schoolId)
  return (await record.executeTakeFirst())?.nation === 'england'
}

export type PlanRow = Awaited<ReturnType<typeof listPlans>>[number]

/** What a school has chosen to show, the latest term first. */
export function listPlans(db: Db, schoolId: string) {
  return db
    .selectFrom('taughtPlans')
    .innerJoin('resources', 'resources.id', 'taughtPlans.resourceId')
    .innerJoin('categories', 'categories.name', 'resources.category')
    .select(['taughtPlans.id', 'resourceId', 'resources.title', 'categories.title as category', 'year', 'isTaught'])
    .select(sql<string>`to_char(term, 'YYYY-MM-DD')`.as('term'))
    .where('taughtPlans.schoolId', '=', schoolId)
    .orderBy('taughtPlans.term', 'desc')
    .orderBy('year')
    .orderBy('resources.title')
    .orderBy('taughtPlans.id')
    .execute()
}

export async function upsertPlan(db: Db, plan: Insertable<TaughtPlansTable>): Promise<void> {
  await db
    .insertInto('taughtPlans')
    .values(plan)
    .onConflict((conflict) =>
      conflict.columns(['schoolId', 'resourceId', 'year', 'term']).doUpdateSet({ isTaught: plan.isTaught }),
    )
    .execute()
}

/** False if the school has no such plan. */
export async function deletePlan(db: Db, schoolId: string, id: string): Promise<boolean> {
  const deleting = db.deleteFrom('taughtPlans').where('id', '=', id).where('schoolId', '=', schoolId)
  return (await deleting.executeTakeFirst()).numDeletedRows > 0n
}

export interface LedRow {
  resourceId: number
  title: string
  day: string
  year: number | null
}

/** The storybooks that a school's classes read or were taught since a day, with the years that were entered. */
export async function listLed(db: Db, schoolId: string, since: string): Promise<LedRow[]> {
  const { rows } = await sql<LedRow>`
    with led as (
      select resource_id, day, null::smallint as year from led_lessons where school_id = ${schoolId}
      union select resource_id, day, null from school_uses
        where school_id = ${schoolId} and use in ('class', 'reading', 'board', 'lesson')
      union select resource_id, day, year from class_outcomes where school_id = ${schoolId}
    )
    select resources.id as resource_id, resources.title, to_char(day, 'YYYY-MM-DD') as day, year
    from led join resources on resources.id = led.resource_id
    where day >= ${since}::date and resources.category = 'storybook'
    order by day desc, resources.title, year`.execute(db)
  return rows
}
