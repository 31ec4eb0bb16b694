import { sql } from 'kysely'
import type { Db } from '../../../database/tables.ts'
import { isToReview } from '../queries.ts'

/** Notes that these people are at a school; those who are not there any more are left out. Returns how many were noted. */
export async function updateConfirmed(db: Db, schoolId: string, ids: string[]): Promise<number> {
  const updated = await db
    .updateTable('memberships')
    .set({ confirmedAt: new Date() })
    .where('schoolId', '=', schoolId)
    .where('userId', 'in', ids)
    .where('endedAt', 'is', null)
    .executeTakeFirst()
  return Number(updated.numUpdatedRows)
}

/** A school year, by whose first day people are looked at, and how many reminders its lead should have had by now. */
export interface Review {
  year: number
  since: Date
  due: number
}

const unreviewed = (since: Date) => sql`
  select count(*)::integer from users join memberships on memberships.user_id = users.id
  where users.school_id = schools.id and users.role in ('senior', 'parent') and users.status <> 'disabled' and ${isToReview(since)}
    and users.id is distinct from (
      select staff.id from users staff join memberships of_staff on of_staff.user_id = staff.id
      where staff.school_id = schools.id and staff.role = 'senior' and staff.status = 'active' and staff.deletion_requested_at is null
      order by of_staff.is_lead desc, of_staff.joined_at, staff.created_at, staff.id limit 1)`

/** Approved schools where somebody is still to be looked at, and whose lead has had fewer reminders than are due. */
export async function listUnreminded(db: Db, { year, since, due }: Review): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from schools where status = 'approved' and (${unreviewed(since)}) > 0
      and not exists (select from access_reviews where school_id = schools.id and year = ${year} and reminders >= ${due})`.execute(
    db,
  )
  return rows.map(({ id }) => id)
}

/** A school whose lead is to be reminded and from now on counts as reminded; null if somebody else was faster. */
export async function claimReview(
  db: Db,
  schoolId: string,
  { year, since, due }: Review,
): Promise<{ title: string; people: number } | null> {
  const claimed = await db
    .insertInto('accessReviews')
    .values({ schoolId, year, reminders: due })
    .onConflict((conflict) =>
      conflict.columns(['schoolId', 'year']).doUpdateSet({ reminders: due }).where('accessReviews.reminders', '<', due),
    )
    .returning('schoolId')
    .executeTakeFirst()
  if (!claimed) return null
  const { rows } = await sql<{ title: string; people: number }>`
    select title, (${unreviewed(since)}) as people from schools where id = ${schoolId}`.execute(db)
  return rows[0] ?? null
}
