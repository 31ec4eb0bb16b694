import pg from 'pg'

/** Whether the user of the portal may create databases. */
export async function mayCreateDatabases(pool: pg.Pool): Promise<boolean> {
  const { rows } = await pool.query<{ may: boolean }>(
    'select rolcreatedb or rolsuper as may from pg_roles where rolname = current_user',
  )
  return rows[0]?.may ?? false
}

export async function createDatabase(pool: pg.Pool, name: string): Promise<void> {
  await pool.query(`create database ${pg.escapeIdentifier(name)} template template0 encoding 'UTF8'`)
}

/** Whether the server has a database of this name. */
export async function hasDatabase(pool: pg.Pool, name: string): Promise<boolean> {
  const { rowCount } = await pool.query('select from pg_database where datname = $1', [name])
  return rowCount === 1
}

/** The names of the database and of the user that a pool connects with. */
export async function findNames(pool: pg.Pool): Promise<{ database: string; user: string }> {
  const { rows } = await pool.query<{ database: string; user: string }>(
    'select current_database() as database, current_user as user',
  )
  return rows[0] ?? { database: '', user: '' }
}

/** The same server, another database. */
export function onDatabase(connection: pg.ClientConfig, database: string): pg.ClientConfig {
  if (!connection.connectionString) return { ...connection, database }
  const url = new URL(connection.connectionString)
  url.pathname = `/${encodeURIComponent(database)}`
  return { ...connection, connectionString: url.href }
}
