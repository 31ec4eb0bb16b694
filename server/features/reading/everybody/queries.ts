import { sql } from 'kysely'
import type { Db } from '../../../database/tables.ts'

const thisWeek = sql`date_trunc('week', now() at time zone 'Europe/London')`

export interface ReadRow {
  id: number
  title: string
  category: string
  version: string
  coverImage: string
  schools: number
  schoolReads: number
  parents: number
  /** How many schools the parents belong to; somebody without one counts as a school. */
  schoolsOfParents: number
  parentReads: number
  classes: number
  schoolsOfClasses: number
  classReadings: number
}

/** Who opened each resource that no school keeps for itself, and how often, in the last 12 weeks; also those nobody did. */
export async function listRead(db: Db): Promise<ReadRow[]> {
  const { rows } = await sql<ReadRow>`
    with by_person as (
      select resource_id, user_id, count(*) as reads from resource_views
      where viewed_at >= (${thisWeek} - interval '11 weeks') at time zone 'Europe/London'
      group by resource_id, user_id
    ), by_reader as (
      select resource_id, role, case role when 'senior' then school_id else users.id end as reader,
        coalesce(school_id, users.id) as school, sum(reads) as reads
      from by_person join users on users.id = user_id
      where role = 'parent' or role = 'senior' and school_id is not null
      group by 1, 2, 3, 4
    ), counted as (
      select resource_id,
        (count(*) filter (where role = 'senior'))::integer as schools,
        coalesce(sum(reads) filter (where role = 'senior'), 0)::integer as school_reads,
        (count(*) filter (where role = 'parent'))::integer as parents,
        (count(distinct school) filter (where role = 'parent'))::integer as schools_of_parents,
        coalesce(sum(reads) filter (where role = 'parent'), 0)::integer as parent_reads
      from by_reader group by resource_id
    ), by_class as (
      select resource_id, sum(times) filter (where use = 'class') as classes,
        count(distinct school_id) filter (where use = 'class') as schools,
        sum(times) filter (where use = 'reading') as readings
      from school_uses where use in ('class', 'reading') and day >= (${thisWeek} - interval '11 weeks')::date
      group by resource_id
    )
    select resources.id, resources.title, categories.title as category, resources.version, resources.cover_image,
      coalesce(counted.schools, 0) as schools, coalesce(school_reads, 0) as school_reads, coalesce(parents, 0) as parents,
      coalesce(schools_of_parents, 0) as schools_of_parents, coalesce(parent_reads, 0) as parent_reads,
      coalesce(by_class.classes, 0)::integer as classes, coalesce(by_class.schools, 0)::integer as schools_of_classes,
      coalesce(by_class.readings, 0)::integer as class_readings
    from resources
    join categories on categories.name = resources.category
    left join counted on counted.resource_id = resources.id
    left join by_class on by_class.resource_id = resources.id
    where resources.deleted_at is null and resources.school_id is null and not resources.is_draft`.execute(db)
  return rows
}

export interface ActiveRow {
  /** The Monday; null for all weeks together. */
  beginsOn: string | null
  schools: number
  parents: number
  schoolsOfParents: number
}

/** How many schools, by their staff, and how many parents opened something: in each of the last 12 weeks, and in all. */
export async function listActive(db: Db): Promise<ActiveRow[]> {
  const { rows } = await sql<ActiveRow>`
    with by_person as (
      select user_id, date_trunc('week', viewed_at at time zone 'Europe/London') as week from resource_views
      where viewed_at >= (${thisWeek} - interval '11 weeks') at time zone 'Europe/London'
      group by 1, 2
    )
    select to_char(week, 'YYYY-MM-DD') as begins_on,
      (count(distinct school_id) filter (where role = 'senior'))::integer as schools,
      (count(distinct users.id) filter (where role = 'parent'))::integer as parents,
      (count(distinct coalesce(school_id, users.id)) filter (where role = 'parent'))::integer as schools_of_parents
    from by_person join users on users.id = user_id
    group by grouping sets ((week), ())`.execute(db)
  return rows
}

export interface JourneyRow {
  /** The Monday; null for all weeks together. */
  beginsOn: string | null
  registered: number
  confirmed: number
  approved: number
  opened: number
}

/** How far the schools have come that registered in each of the last 12 weeks, and in all of them. */
export async function listJourneys(db: Db): Promise<JourneyRow[]> {
  const { rows } = await sql<JourneyRow>`
    with weeks as (
      select generate_series(${thisWeek} - interval '11 weeks', ${thisWeek}, interval '1 week') as week
    ), registered as (
      select id, date_trunc('week', created_at at time zone 'Europe/London') as week,
        compared_at is not null or decided_at is not null or status = 'approved' as is_confirmed,
        status = 'approved' as is_approved
      from schools where created_at >= (${thisWeek} - interval '11 weeks') at time zone 'Europe/London'
    ), schools_so_far as (
      select registered.*, is_approved and first_view.id is not null as has_opened
      from registered left join lateral (
        select resource_views.id from users
        join resource_views on resource_views.user_id = users.id
        join resources on resources.id = resource_views.resource_id
        where users.school_id = registered.id and users.role = 'senior' and resources.category = 'storybook'
        limit 1
      ) as first_view on is_approved
    )
    select to_char(week, 'YYYY-MM-DD') as begins_on, count(id)::integer as registered,
      (count(*) filter (where is_confirmed))::integer as confirmed,
      (count(*) filter (where is_approved))::integer as approved,
      (count(*) filter (where has_opened))::integer as opened
    from weeks left join schools_so_far using (week)
    group by grouping sets ((week), ())
    order by week`.execute(db)
  return rows
}
