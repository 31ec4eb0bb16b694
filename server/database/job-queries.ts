import { type Expression, type RawBuilder, sql } from 'kysely'
import type { Pool } from 'pg'
import type { JobData } from './job-data.ts'
import { runSql } from './raw-sql.ts'
import { containing } from './search.ts'
import type { Db } from './tables.ts'

// All SQL on the tables of pg-boss 10, which `npm run check` keeps to this file: they may be others in its next version.

export const queueSchema = 'pgboss'

/** The jobs of all queues, in a partition for each. */
export const jobTable = 'pgboss.job'

/**
 * pg-boss creates its schema with its tables. Where an administrator has created the schema, the right to create one may
 * be missing, which PostgreSQL demands even if there is nothing to create.
 */
export async function withoutSchema(pool: Pool, text: string): Promise<string> {
  const creation = /CREATE SCHEMA IF NOT EXISTS pgboss\s*;/
  if (!creation.test(text)) return text
  const { rows } = await pool.query<{ exists: boolean }>(`select to_regnamespace('pgboss') is not null as exists`)
  return rows[0]?.exists ? text.replace(creation, '') : text
}

/**
 * The jobs that wait in the order in which pg-boss fetches them. Its own index has them by the time when they are due, so
 * each fetch reads and sorts the whole queue: with 100,000 e-mails waiting, three a second were sent instead of ten.
 */
export const createOrderOfJobs = `do $$ begin
  if to_regclass('pgboss.job_order') is null then
    create index job_order on pgboss.job (name, priority desc, created_on, id) where state < 'active';
  end if;
end $$`

/** Recognises the statements with which pg-boss marks jobs as completed or failed. */
export const isOutcome = (text: string): boolean => text.includes('UNNEST($2::uuid[])') && text.includes('$3::jsonb')

/** Queues with waiting jobs, and the seconds until the first job of each is due; 0 or less if it is due already. */
export async function listNextDue(pool: Pool): Promise<Array<{ name: string; seconds: number }>> {
  const { rows } = await pool.query<{ name: string; seconds: number }>(`
    select name, extract(epoch from min(start_after) - now())::float8 as seconds
    from pgboss.job where state < 'active' group by name`)
  return rows
}

/** Makes jobs that wait in a queue, all or those with this data, start in `after` seconds at the latest; false without any. */
export async function bringForward(db: Db, name: string, after: number, data?: object): Promise<boolean> {
  const text = `
    update pgboss.job set start_after = least(start_after, now() + $2 * interval '1 second')
    where name = $1 and state < 'active' and data = coalesce($3::jsonb, data)
    returning id`
  return (await runSql(db, text, [name, after, data && JSON.stringify(data)])).rows.length > 0
}

/** SQL for whether a job of this name waits or runs; with `field`, one whose data has the value there. */
export function hasOpenJob<N extends keyof JobData>(
  name: N,
  match?: { field: keyof JobData[N] & string; value: Expression<unknown> },
): RawBuilder<boolean> {
  const isMatch = match ? sql`and data ->> ${sql.lit(match.field)} = ${match.value}` : sql``
  return sql<boolean>`exists (select from pgboss.job where name = ${name} and state < 'completed' ${isMatch})`
}

export interface JobBacklog {
  /** Since when the job that has waited longest should have run; null if none waits. Mails are not counted. */
  oldestDueAt: Date | null
  /** The queue of that job. */
  oldestQueue: string
  waiting: number
  /** How many have failed for good in the last day, and in which queues. */
  failed: number
  failedQueues: string[]
}

/**
 * The jobs that wait and those that were given up. A running job counts as waiting from the moment when it should have
 * ended. E-mails have a check of their own, because thousands may wait for a mail server that is slow but well. A failed look
 * at the portal's health is followed by the next one, and is no trouble by itself.
 */
export async function findJobBacklog(db: Db): Promise<JobBacklog> {
  const { rows } = await sql<JobBacklog>`
    with due as (
      select name, case state when 'active' then started_on + expire_in else start_after end as due_at
      from pgboss.job where state < 'completed' and name <> 'send-mail'
    ), late as (select * from due where due_at <= now()),
    failed as (
      select name from (select name, state, completed_on from pgboss.job
        union all select name, state, completed_on from pgboss.archive) as jobs
      where state = 'failed' and completed_on > now() - interval '1 day' and name <> 'look-at-health'
    )
    select min(due_at) as oldest_due_at, count(*)::integer as waiting,
      coalesce((select name from late order by due_at limit 1), '') as oldest_queue,
      (select count(*)::integer from failed) as failed,
      coalesce((select array_agg(distinct name order by name) from failed), '{}') as failed_queues
    from late`.execute(db)
  const [found] = rows
  if (!found) throw new Error('the database says nothing about its jobs')
  return found
}

/**
 * Deletes the jobs of somebody, and those that are over and name them, also in what a mail server said. A job that waits for
 * somebody whose address only contains theirs stays.
 */
export async function deleteJobsAbout(db: Db, { id, email }: { id: string; email: string }): Promise<void> {
  const { rows } = await sql<{ hasJobs: boolean }>`select to_regclass('pgboss.job') is not null as has_jobs`.execute(db)
  if (!rows[0]?.hasJobs) return
  const words = [id, email].map(containing)
  for (const table of [jobTable, 'pgboss.archive']) {
    await sql`
      delete from ${sql.table(table)}
      where (state >= 'completed' and (data::text ilike any (${words}) or output::text ilike any (${words})))
        or (state < 'active' and (data::text ilike ${containing(id)} or lower(data ->> 'email') = lower(${email})))`.execute(
      db,
    )
  }
}

/** For a backup: the unfinished jobs, except some; running ones wait in it, so that they start again. */
export function selectOpenJobs(columns: string, exceptNames: string): string {
  const selected = columns.replace('"state"', `case state when 'active' then 'retry' else state end`)
  return `select ${selected} from pgboss.job where state < 'completed' and name not in (${exceptNames})`
}

/** The queues with their options, as `createQueue` takes them. */
export const listQueues = `
  select name, json_build_object('policy', policy, 'retryLimit', retry_limit, 'retryDelay', retry_delay,
    'retryBackoff', retry_backoff, 'expireInSeconds', expire_seconds, 'retentionMinutes', retention_minutes) as options
  from pgboss.queue order by 1`

export const createQueue = 'select pgboss.create_queue($1, $2)'

export const dropQueues = 'drop schema if exists pgboss cascade'
