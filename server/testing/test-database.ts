import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'

type TestServer = {
  connection: pg.ClientConfig
  /** The migrated database that tests clone. */
  template: string
}

declare module 'vitest' {
  export interface ProvidedContext {
    testServer: TestServer
  }
}

export type TestDatabase = {
  pool: pg.Pool
  connection: pg.ClientConfig
  drop(): Promise<void>
}

/**
 * A fresh, migrated database of its own, a clone of the run's template; or an empty one. Needs
 * `server/testing/global-setup.ts` as Vitest's globalSetup. Databases that a test does not drop go when the run ends.
 */
export async function createTestDatabase({ isEmpty = false } = {}): Promise<TestDatabase> {
  const { connection: server, template } = inject('testServer')
  const name = template.replace('template', randomBytes(5).toString('hex'))
  await inServer(server, `create database ${name} template ${isEmpty ? 'template0' : template} strategy file_copy`)
  const connection = at(server, name)
  // Each new connection reads the catalogue again, which costs more than most tests.
  const pool = new pg.Pool({ ...connection, max: 5, idleTimeoutMillis: 0 })
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  const drop = async () => {
    await pool.end()
    await inServer(server, `drop database if exists ${name} with (force)`)
  }
  return { pool, connection, drop }
}

async function inServer(connection: pg.ClientConfig, sql: string): Promise<void> {
  const client = new pg.Client(connection)
  await client.connect()
  try {
    await client.query(sql)
  } finally {
    await client.end()
  }
}

/** The same server, another database. */
export function at(connection: pg.ClientConfig, database: string): pg.ClientConfig {
  if (!connection.connectionString) return { ...connection, database }
  const url = new URL(connection.connectionString)
  url.pathname = database
  return { ...connection, connectionString: url.href }
}
