import { type Kysely, sql } from 'kysely'
import type { Database } from './tables.ts'

type Db = Kysely<Database>

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
