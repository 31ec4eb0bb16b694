import { sql } from 'kysely'
import type { Db } from '../../database/tables.ts'
import { isHeld } from '../bookings/service.ts'

/** ISO days in the United Kingdom, both included. */
export interface Days {
  from: string
  to: string
}

const starts = (day: string) => sql`(${day}::date::timestamp at time zone 'Europe/London')`
const ends = (day: string) => sql`((${day}::date + 1)::timestamp at time zone 'Europe/London')`

export interface OpenedRow {
  /** Null in the row for all resources together. */
  id: number | null
  title: string
  category: string
  /** Null once it has been deleted. */
  version: string | null
  coverImage: string
  /** ISO days. */
  days: string[]
  parents: number
}

/** What the people of a school opened, by resource and in all: the days on which staff did, and how many parents did. */
export async function listOpened(db: Db, schoolId: string, { from, to }: Days): Promise<OpenedRow[]> {
  const { rows } = await sql<OpenedRow>`
    with opened as (
      select resource_views.resource_id, users.id as user_id, users.role,
        to_char(resource_views.viewed_at at time zone 'Europe/London', 'YYYY-MM-DD') as day
      from users join resource_views on resource_views.user_id = users.id
      where users.school_id = ${schoolId} and users.role in ('senior', 'parent')
        and resource_views.viewed_at >= ${starts(from)} and resource_views.viewed_at < ${ends(to)}
    ), counted as (
      select resource_id, coalesce(array_agg(distinct day) filter (where role = 'senior'), '{}') as days,
        count(distinct user_id) filter (where role = 'parent')::integer as parents
      from opened group by grouping sets ((resource_id), ())
    )
    select resource_id as id, coalesce(resources.title, '') as title, coalesce(categories.title, '') as category,
      case when resources.deleted_at is null then resources.version end as version,
      coalesce(resources.cover_image, '') as cover_image, days, parents
    from counted
    left join resources on resources.id = resource_id
    left join categories on categories.name = resources.category`.execute(db)
  return rows
}

/** How many parents of a school have a confirmed address: those who joined it in the period, and all of them. */
export async function countParents(db: Db, schoolId: string, { from, to }: Days) {
  const { rows } = await sql<{ joined: number; parents: number }>`
    select count(*)::integer as parents,
      (count(*) filter (where joined_at >= ${starts(from)} and joined_at < ${ends(to)}))::integer as joined
    from users join memberships on memberships.user_id = users.id
    where users.school_id = ${schoolId} and role = 'parent' and status = 'active'`.execute(db)
  return rows[0] ?? { joined: 0, parents: 0 }
}

/** How many sessions a school asked for in the period, and how many took place in it. */
export async function countSessions(db: Db, schoolId: string, { from, to }: Days) {
  const { rows } = await sql<{ booked: number; held: number }>`
    select (count(*) filter (where created_at >= ${starts(from)} and created_at < ${ends(to)}))::integer as booked,
      (count(*) filter (where session_on between ${from}::date and ${to}::date and ${isHeld}))::integer as held
    from bookings where school_id = ${schoolId} and status <> 'cancelled'`.execute(db)
  return rows[0] ?? { booked: 0, held: 0 }
}

/** Rows in one transaction: few enough to be done while others write. */
const viewsAtOnce = 10_000

/**
 * Turns some views from before a time into counts by resource, month and kind of reader, and answers how many. Both
 * happen or neither, so a view is never lost or counted twice.
 */
export async function countOldViews(db: Db, before: Date): Promise<number> {
  const { rows } = await sql<{ gone: number }>`
    with old as (
      select id from resource_views where viewed_at < ${before} order by viewed_at limit ${viewsAtOnce} for update skip locked
    ), gone as (
      delete from resource_views using old where resource_views.id = old.id
      returning resource_id, user_id, london_month(viewed_at) as month
    ), counted as (
      insert into resource_view_counts (resource_id, month, reader, views)
      select resource_id, month,
        case users.role when 'senior' then 'staff' when 'parent' then 'parents' else 'others' end, count(*)
      from gone left join users on users.id = gone.user_id
      group by 1, 2, 3 order by 1, 2, 3
      on conflict (resource_id, month, reader) do update set views = resource_view_counts.views + excluded.views
    )
    select count(*)::integer as gone from gone`.execute(db)
  return rows[0]?.gone ?? 0
}
