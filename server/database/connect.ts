import { setTimeout as delay } from 'node:timers/promises'
import { CamelCasePlugin, Kysely, PostgresDialect, type PostgresPool, type PostgresPoolClient } from 'kysely'
import pg from 'pg'
import type { Logger } from 'pino'
import type { Claim } from '../../postgres/claim.ts'
import { DatabaseUnavailable } from '../../postgres/database-unavailable.ts'
import { startEmbeddedDatabase } from '../../postgres/start.ts'
import { throttle } from '../logging/throttle.ts'
import { explainRefusal, isDatabaseAway, isPassing, isReadOnly } from './connection-errors.ts'
import { queueSchema } from './job-queries.ts'
import { nameOf } from './prepared.ts'
import type { Database } from './tables.ts'

export type ConnectedDatabase = {
  pool: pg.Pool
  /** For connections outside the pool: LISTEN, the job queue, migrations. */
  connection: pg.PoolConfig
  /**
   * Makes this process the only portal on the data folder of the embedded database, until the claim is released. Does
   * nothing with DATABASE_URL, where several portals may share a database. Throws DatabaseUnavailable.
   */
  claimDataFolder(): Promise<Claim>
  /** Waits for running queries, then stops using the embedded server. */
  close(): Promise<void>
}

const noClaim: Claim = { release: async () => {} }

/** How long a server at DATABASE_URL may take to respond at the start, in milliseconds. */
const firstAnswer = 5_000

/**
 * Connects to the server at `databaseUrl`, or without one to the PostgreSQL embedded in `dataDir`.
 * Statements of the pool end after 30 s, forgotten transactions after 60 s; waiting for a connection after 5 s.
 * A lost connection is logged and replaced. Throws DatabaseUnavailable.
 */
export async function connectDatabase(options: {
  databaseUrl?: string | undefined
  dataDir: string
  log: Logger
  poolSize?: number
}): Promise<ConnectedDatabase> {
  const { databaseUrl, dataDir, log, poolSize = 10 } = options
  if (databaseUrl) {
    const connection: pg.PoolConfig = { connectionString: databaseUrl, application_name: 'portal', keepAlive: true }
    await checkServer(connection, databaseUrl)
    const pool = createPool(connection, poolSize, log)
    return { pool, connection, claimDataFolder: async () => noClaim, close: () => pool.end() }
  }
  const embedded = await startEmbeddedDatabase({ dataDir, log })
  const connection: pg.PoolConfig = { ...embedded.connection, ssl: false, application_name: 'portal' }
  const pool = createPool(connection, poolSize, log)
  const close = async () => {
    await pool.end()
    await embedded.stop()
  }
  return { pool, connection, claimDataFolder: embedded.claim, close }
}

/**
 * The typed query builder over a pool. The one place where snake_case in SQL meets camelCase in TypeScript;
 * keys inside JSON values are not converted.
 */
export function createKysely(pool: pg.Pool): Kysely<Database> {
  return new Kysely<Database>({
    dialect: new PostgresDialect({ pool: withoutSpoiled(pool) }),
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true, underscoreBeforeDigits: true })],
  })
}

/**
 * Removes from the pool a connection that did not respond, or whose server accepts no writes: the next one may lead to
 * another server. `pool.query` does this itself.
 */
function withoutSpoiled(pool: pg.Pool): PostgresPool {
  return {
    async connect() {
      const client = await pool.connect()
      let isSpoiled = false
      const query = async (text: string, values: readonly unknown[]) => {
        try {
          const name = nameOf(text)
          return await client.query({ text, values: values as unknown[], ...(name && { name }) })
        } catch (error) {
          isSpoiled ||= isReadOnly(error) || isDatabaseAway(error)
          throw error
        }
      }
      // The query builder's streaming by cursor is not used.
      return { query, release: () => client.release(isSpoiled) } as unknown as PostgresPoolClient
    },
    end: () => pool.end(),
  }
}

/** Throws unless the database responds within 3 s and accepts writes. */
export async function checkDatabase(pool: pg.Pool): Promise<void> {
  const client = await pool.connect()
  let isGood = false
  try {
    const asked = { text: `select current_setting('transaction_read_only') as answer`, query_timeout: 3000 }
    const { rows } = await client.query<{ answer: string }>(asked)
    isGood = rows[0]?.answer === 'off'
  } finally {
    client.release(!isGood)
  }
  if (!isGood) throw new Error('the database takes no writes')
}

function createPool(connection: pg.PoolConfig, max: number, log: Logger): pg.Pool {
  const pool = new pg.Pool({
    ...connection,
    max,
    connectionTimeoutMillis: 5_000,
    // Enough for the query for due jobs to find its connection again; all other idle ones are closed.
    idleTimeoutMillis: 30_000,
    statement_timeout: 30_000,
    // Timed by the client, for a server that has vanished and cannot end its statements.
    query_timeout: 35_000,
    keepAliveInitialDelayMillis: 10_000,
    idle_in_transaction_session_timeout: 60_000,
  })
  // All connections are lost at once, and again and again while the server is down.
  const logLost = throttle<Error>(10_000, ({ message }, leftOut) =>
    log.warn({ reason: message, leftOut }, 'a database connection was lost'),
  )
  const lost = (error: Error) => {
    if (!pool.ending) logLost(error)
  }
  pool.on('error', lost)
  // The pool listens on idle clients only; one lost between two queries of a transaction would end the process.
  pool.on('connect', (client) => client.on('error', lost))
  return pool
}

async function checkServer(connection: pg.PoolConfig, databaseUrl: string): Promise<void> {
  const deadline = Date.now() + firstAnswer
  for (;;) {
    let problem: string
    try {
      problem = await findProblem({ ...connection, connectionTimeoutMillis: firstAnswer })
    } catch (error) {
      if (isPassing(error) && Date.now() < deadline) {
        await delay(250)
        continue
      }
      throw explainRefusal(error, databaseUrl)
    }
    if (problem === '') return
    throw new DatabaseUnavailable(problem)
  }
}

/** Why the portal cannot use a database that it can reach; empty if it can. */
async function findProblem(connection: pg.PoolConfig): Promise<string> {
  const client = new pg.Client(connection)
  client.on('error', () => undefined)
  try {
    await client.connect()
    const { rows } = await client.query<{ isCurrent: boolean; isAllowed: boolean; database: string; user: string }>(`
      select current_setting('server_version_num')::integer >= 150000 as "isCurrent",
        coalesce(has_schema_privilege(current_schema(), 'create'), false)
          and (to_regnamespace('${queueSchema}') is not null or has_database_privilege(current_database(), 'create')) as "isAllowed",
        quote_ident(current_database()) as database, quote_ident(current_user) as user`)
    const [found] = rows
    if (!found?.isCurrent) return 'The server at DATABASE_URL is too old. Use PostgreSQL 15 or later.'
    const { isAllowed, database, user } = found
    if (isAllowed) return ''
    return (
      `The user ${user} of DATABASE_URL may not create tables in the database. Have an administrator make it the owner ` +
      `(alter database ${database} owner to ${user};), or run in the database: ` +
      `grant usage, create on schema public to ${user}; create schema ${queueSchema} authorization ${user};`
    )
  } finally {
    void client.end().catch(() => undefined)
  }
}
