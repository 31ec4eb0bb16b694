import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { createDatabase, onDatabase } from './other-databases.ts'

export interface ThrowAwayDatabase {
  pool: pg.Pool
  connection: pg.ClientConfig
}

/**
 * Runs `work` on an empty database on the same server, which is dropped afterwards, as are those that a killed process
 * has left.
 */
export async function withThrowAwayDatabase<T>(
  { pool, connection }: { pool: pg.Pool; connection: pg.ClientConfig },
  work: (database: ThrowAwayDatabase) => Promise<T>,
): Promise<T> {
  const { rows } = await pool.query<{ own: string }>('select left(current_database(), 40) as own')
  const prefix = `${rows[0]?.own}_tried_`
  await dropLeftOvers(pool, prefix)
  const name = prefix + randomBytes(6).toString('hex')
  await createDatabase(pool, name)
  const there = onDatabase(connection, name)
  const own = new pg.Pool({ ...there, max: 3 })
  own.on('error', () => undefined)
  try {
    return await work({ pool: own, connection: there })
  } finally {
    await own.end()
    await drop(pool, name)
  }
}

/** Only names that were made here: somebody may have called a database of their own “portal_tried_out”. */
async function dropLeftOvers(pool: pg.Pool, prefix: string): Promise<void> {
  const { rows } = await pool.query<{ name: string }>(
    `select datname as name from pg_database
     where starts_with(datname, $1) and datname ~ '_[0-9a-f]{12}$' and length(datname) = length($1) + 12
       and pg_get_userbyid(datdba) = current_user
       and not exists (select from pg_stat_activity where pg_stat_activity.datname = pg_database.datname)`,
    [prefix],
  )
  for (const { name } of rows) await drop(pool, name)
}

async function drop(pool: pg.Pool, name: string): Promise<void> {
  await pool.query(`drop database if exists ${pg.escapeIdentifier(name)} with (force)`)
}
