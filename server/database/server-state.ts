import { type Kysely, sql } from 'kysely'
import type { Database } from './tables.ts'

type Db = Kysely<Database>

/**
 * How much room the database takes, and how many of the server's connections are in use. Of the connections of others
 * an ordinary user sees the database and the user only, which the server's own processes lack.
 */
export async function findDatabaseState(
  db: Db,
): Promise<{ bytes: number; connections: number; mostConnections: number }> {
  const { rows } = await sql<{ bytes: string; connections: number; mostConnections: number }>`
    select pg_database_size(current_database())::text as bytes,
      (select count(*)::integer from pg_stat_activity where coalesce(backend_type, 'client backend') = 'client backend'
        and usesysid is not null and datid is not null) as connections,
      current_setting('max_connections')::integer - current_setting('superuser_reserved_connections')::integer as most_connections
    `.execute(db)
  const [found] = rows
  if (!found) throw new Error('the database says nothing about itself')
  return { ...found, bytes: Number(found.bytes) }
}

/** Milliseconds by which the clock of this process is ahead of the database's, as exactly as the way there and back allows. */
export async function findClockSkew(db: Db): Promise<number> {
  const began = Date.now()
  const { rows } = await sql<{
    now: number
  }>`select extract(epoch from clock_timestamp())::float8 * 1000 as now`.execute(db)
  const ended = Date.now()
  return Math.round((began + ended) / 2 - (rows[0]?.now ?? began))
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
