import { setTimeout as delay } from 'node:timers/promises'
import { CamelCasePlugin, Kysely, PostgresDialect, type PostgresPool, type PostgresPoolClient } from 'kysely'
import pg from 'pg'
import type { Logger } from 'pino'
import type { Claim } from '../../postgres/claim.ts'
import { DatabaseUnavailable } from '../../postgres/database-unavailable.ts'
import { startEmbeddedDatabase } from '../../postgres/start.ts'
import { throttle } from '../logging/throttle.ts'
import { waitingFor } from '../logging/waits.ts'
import { explainRefusal, isDatabaseAway, isPassing, isReadOnly } from './connection-errors.ts'
import { queueSchema } from './job-queries.ts'
import { nameOf } from './prepared.ts'
import type { Database } from './tables.ts'

export type ConnectedDatabase = {
  /** For requests: a statement ends after 5 s, and so does waiting for a connection. */
  pool: pg.Pool
  /** For jobs, commands and the start: a statement ends after 30 s, and so does waiting for a connection. */
  backgroundPool: pg.Pool
  /** For connections outside the pools: LISTEN, migrations. */
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

/** Milliseconds. A server at DATABASE_URL that refuses connections at the start may be starting itself; a silent one is busy. */
const startPatience = { refused: 5_000, silent: 60_000 }

interface Limits {
  /** Milliseconds to wait for a free connection, or for a new one. */
  connection: number
  /** Milliseconds for each statement. */
  statement: number
  /** Milliseconds of it that may be waiting for a lock: less, so that the error says that it was a lock. */
  lock: number
}

const limits = {
  request: { connection: 5_000, statement: 5_000, lock: 4_500 },
  background: { connection: 30_000, statement: 30_000, lock: 0 },
} satisfies Record<string, Limits>

/** Loading what ships holds a connection for its lock while it uses two more, and jobs go on beside it. */
const backgroundConnections = 4

/**
 * Connects to the server at `databaseUrl`, or without one to the PostgreSQL embedded in `dataDir`. Transactions that are
 * forgotten end after 60 s. A lost connection is logged and replaced. Throws DatabaseUnavailable.
 */
export async function connectDatabase(options: {
  databaseUrl?: string | undefined
  dataDir: string
  log: Logger
  poolSize?: number
  patience?: typeof startPatience
}): Promise<ConnectedDatabase> {
  const { databaseUrl, dataDir, log, poolSize = 10, patience = startPatience } = options
  if (databaseUrl) {
    const connection: pg.PoolConfig = { connectionString: databaseUrl, application_name: 'portal', keepAlive: true }
    await checkServer(connection, databaseUrl, patience)
    return { ...createPools(connection, poolSize, log), connection, claimDataFolder: async () => noClaim }
  }
  const embedded = await startEmbeddedDatabase({ dataDir, log })
  const connection: pg.PoolConfig = { ...embedded.connection, ssl: false, application_name: 'portal' }
  const pools = createPools(connection, poolSize, log)
  const close = async () => {
    await pools.close()
    await embedded.stop()
  }
  return { ...pools, connection, claimDataFolder: embedded.claim, close }
}

function createPools(connection: pg.PoolConfig, poolSize: number, log: Logger) {
  const pool = createPool(connection, poolSize, limits.request, log)
  const backgroundPool = createPool(connection, backgroundConnections, limits.background, log)
  const close = async () => void (await Promise.all([pool.end(), backgroundPool.end()]))
  return { pool, backgroundPool, close }
}

/**
 * The typed query builder over a pool. The one place where snake_case in SQL meets camelCase in TypeScript;
 * keys inside JSON values are not converted. `isTimed`: requests wait for it.
 */
export function createKysely(pool: pg.Pool, { isTimed = false } = {}): Kysely<Database> {
  return new Kysely<Database>({
    dialect: new PostgresDialect({ pool: withoutSpoiled(pool, isTimed ? waitForDatabase : runUntimed) }),
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true, underscoreBeforeDigits: true })],
  })
}

const runUntimed = <T>(work: () => Promise<T>): Promise<T> => work()
const waitForDatabase = <T>(work: () => Promise<T>): Promise<T> => waitingFor('database', work)

/**
 * Removes from the pool a connection that did not respond, or whose server accepts no writes: the next one may lead to
 * another server. `pool.query` does this itself.
 */
function withoutSpoiled(pool: pg.Pool, time: typeof runUntimed): PostgresPool {
  return {
    async connect() {
      const client = await time(() => pool.connect())
      let isSpoiled = false
      const query = async (text: string, values: readonly unknown[]) => {
        try {
          const name = nameOf(text)
          return await time(() => client.query({ text, values: values as unknown[], ...(name && { name }) }))
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

function createPool(connection: pg.PoolConfig, max: number, limit: Limits, log: Logger): pg.Pool {
  const pool = new pg.Pool({
    ...connection,
    max,
    connectionTimeoutMillis: limit.connection,
    // Enough for the query for due jobs to find its connection again; all other idle ones are closed.
    idleTimeoutMillis: 30_000,
    statement_timeout: limit.statement,
    lock_timeout: limit.lock,
    // Timed by the client, for a server that has vanished and cannot end its statements.
    query_timeout: limit.statement + 500,
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

async function checkServer(
  connection: pg.PoolConfig,
  databaseUrl: string,
  patience: typeof startPatience,
): Promise<void> {
  const began = performance.now()
  for (;;) {
    let problem: string
    try {
      problem = await findProblem({ ...connection, connectionTimeoutMillis: patience.silent })
    } catch (error) {
      if (isPassing(error) && performance.now() - began < patience.refused) {
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
