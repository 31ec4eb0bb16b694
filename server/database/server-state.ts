import { sql } from 'kysely'
import type { LockWait } from '../logging/delays.ts'
import type { Db } from './tables.ts'

/**
 * How much room the database takes, and how many of the server's connections are in use. Of the connections of others
 * an ordinary user sees the database and the user only, which the server's own processes lack.
 */
export async function findDatabaseState(
  db: Db,
): Promise<{ bytes: number; connections: number; maxConnections: number }> {
  const { rows } = await sql<{ bytes: string; connections: number; maxConnections: number }>`
    select pg_database_size(current_database())::text as bytes,
      (select count(*)::integer from pg_stat_activity where coalesce(backend_type, 'client backend') = 'client backend'
        and usesysid is not null and datid is not null) as connections,
      current_setting('max_connections')::integer - current_setting('superuser_reserved_connections')::integer as max_connections
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

/**
 * The locks that this database's sessions have waited for longer than a second. Of sessions of other users an ordinary one sees the
 * process and the application only.
 */
export async function listLockWaits(db: Db): Promise<LockWait[]> {
  const { rows } = await sql<LockWait>`
    select what, count(*)::integer as waiting, max(waited_ms)::integer as ms,
      concat('process ', pid, ' (', coalesce(nullif(application_name, ''), 'unnamed'), ')', ', ' || state) as holder,
      coalesce(max(held_ms), 0)::integer as held_ms
    from (
      select case lock.locktype when 'relation' then lock.relation::regclass::text when 'advisory' then 'an advisory lock' else 'a row' end as what,
        extract(epoch from clock_timestamp() - waiting.query_start) * 1000 as waited_ms,
        holder.pid, holder.application_name, holder.state, extract(epoch from clock_timestamp() - holder.xact_start) * 1000 as held_ms
      from pg_stat_activity as waiting
      join pg_locks as lock on lock.pid = waiting.pid and not lock.granted
      cross join lateral unnest(pg_blocking_pids(waiting.pid)) as blocking (pid)
      join pg_stat_activity as holder on holder.pid = blocking.pid
      where waiting.datname = current_database() and waiting.query_start < clock_timestamp() - interval '1 second'
    ) as waits
    group by what, pid, application_name, state`.execute(db)
  return rows
}
