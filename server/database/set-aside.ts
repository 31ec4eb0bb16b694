import pg from 'pg'
import { DatabaseUnavailable } from '../../postgres/database-unavailable.ts'
import { onDatabase } from './throw-away-database.ts'

/** Where one connects to while one's own database gets another name; every server has it. */
const neighbour = 'postgres'

const advice =
  'Have an administrator run "alter role … createdb" for the user in DATABASE_URL, and let that user own the database and connect to ' +
  `the database "${neighbour}".`

/** Throws DatabaseUnavailable, which says what is missing, if `setAside` could not do its work. */
export async function checkSetAside(connection: pg.ClientConfig): Promise<void> {
  const own = await ownName(connection)
  await withNeighbour(connection, async (client) => {
    const { rows } = await client.query<{ may: boolean }>(
      `select (rolcreatedb and pg_has_role(datdba, 'usage')) or rolsuper as may from pg_roles, pg_database
       where rolname = current_user and datname = $1`,
      [own],
    )
    if (!rows[0]?.may) throw new DatabaseUnavailable(`The database ${own} cannot be renamed by its user. ${advice}`)
  })
}

/**
 * Gives the database another name, under which it stays, and creates an empty one by the old name, for a restore. Ends
 * whatever connections there are. Returns the other name. Throws DatabaseUnavailable.
 */
export async function setAside(connection: pg.ClientConfig, now = new Date()): Promise<string> {
  const own = await ownName(connection)
  const aside = `${own.slice(0, 40)}_until_${now.toISOString().slice(0, 19).replaceAll(/\D/g, '')}`
  await withNeighbour(connection, async (client) => {
    await client.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [own])
    await client.query(`alter database ${pg.escapeIdentifier(own)} rename to ${pg.escapeIdentifier(aside)}`)
    await client.query(`create database ${pg.escapeIdentifier(own)} template template0 encoding 'UTF8'`)
  })
  return aside
}

async function ownName(connection: pg.ClientConfig): Promise<string> {
  return withClient(connection, async (client) => {
    const { rows } = await client.query<{ name: string }>('select current_database() as name')
    return rows[0]?.name ?? ''
  })
}

async function withNeighbour(connection: pg.ClientConfig, work: (client: pg.Client) => Promise<void>): Promise<void> {
  try {
    await withClient(onDatabase(connection, neighbour), work)
  } catch (error) {
    if (error instanceof DatabaseUnavailable) throw error
    throw new DatabaseUnavailable(`The database cannot be set aside: ${(error as Error).message}. ${advice}`)
  }
}

async function withClient<T>(connection: pg.ClientConfig, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client(connection)
  client.on('error', () => undefined)
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
