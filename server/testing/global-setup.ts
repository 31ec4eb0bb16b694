import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, statfsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import pg from 'pg'
import { pino } from 'pino'
import type { TestProject } from 'vitest/node'
import { startEmbeddedDatabase } from '../../postgres/start.ts'
import { migrate } from '../database/migrate.ts'
import { buildTestApp } from './build-test-app.ts'
import { at } from './test-database.ts'

/**
 * Starts the PostgreSQL of this run (or uses the server at TEST_DATABASE_URL, with databases of its own) and migrates its
 * template. Runs may overlap.
 */
export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const { connection, stop } = await startServer()
  const admin = new pg.Client(connection)
  await admin.connect()
  const run = `test_${randomBytes(5).toString('hex')}`
  // Held while the run lives, so that others can tell its databases from those of a run that was killed.
  await admin.query('select pg_advisory_lock(hashtext($1))', [run])
  await dropDatabases(admin, (name) => !name.startsWith(run))

  const template = `${run}_template`
  await admin.query(`create database ${template}`)
  await migrate(at(connection, template), { folder: resolve(import.meta.dirname, '../database/migrations') })
  await createQueues(at(connection, template))
  provide('testServer', { connection, template })

  return async () => {
    await dropDatabases(admin, (name) => name.startsWith(run))
    await admin.end()
    await stop()
  }
}

/** Creates the tables of the job queues, which takes longer than all migrations, and which each app would do for itself. */
async function createQueues(connection: pg.ClientConfig): Promise<void> {
  const pool = new pg.Pool(connection)
  const { deps, close } = await buildTestApp({ database: { pool, connection, drop: async () => {} } })
  await deps.jobs.createQueues()
  // No periodic work is due: otherwise every app with jobs begins with all of it. A test that is about it empties `rounds`.
  await pool.query(`insert into rounds (name, begun_at) select name, now() + interval '1 day' from pgboss.queue`)
  await deps.jobs.stop()
  await close()
  await pool.end()
}

/** Bytes that have to be free in memory for the databases to be kept there. */
const roomInMemory = 4e9

/**
 * Where the server of this run keeps its files: in memory where Linux has room. A clone of the template is a thousand files,
 * and what file systems on disks do for them is most of the processor time of PostgreSQL in the tests.
 */
function createDataFolder(): string {
  const memory = '/dev/shm'
  const { bavail, bsize } = existsSync(memory) ? statfsSync(memory) : { bavail: 0, bsize: 0 }
  if (bavail * bsize > roomInMemory) return mkdtempSync(join(memory, 'portal-tests-'))
  const build = resolve(import.meta.dirname, '../../build')
  mkdirSync(build, { recursive: true })
  return mkdtempSync(join(build, 'test-postgres-'))
}

async function startServer(): Promise<{ connection: pg.ClientConfig; stop(): Promise<void> }> {
  const connectionString = process.env.TEST_DATABASE_URL
  if (connectionString) return { connection: { connectionString }, stop: async () => {} }
  const { connection, stop } = await startEmbeddedDatabase({
    dataDir: createDataFolder(),
    // However the run ends, its files go with it.
    isTemporary: true,
    log: pino({ level: 'silent' }),
    // Test data need not survive a power cut.
    settings: { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '300' },
  })
  return { connection: { ...connection, ssl: false }, stop }
}

/** Drops the databases of this run, or those of runs whose lock is free: they were killed. */
async function dropDatabases(admin: pg.Client, isWanted: (name: string) => boolean): Promise<void> {
  const { rows } = await admin.query<{ datname: string }>(
    `select datname from pg_database where datname ~ '^test_[0-9a-f]{10}_'`,
  )
  for (const name of rows.map((row) => row.datname).filter(isWanted)) {
    const { rows: locks } = await admin.query<{ free: boolean }>('select pg_try_advisory_lock(hashtext($1)) as free', [
      name.slice(0, 15),
    ])
    if (!locks[0]?.free) continue
    await admin.query(`drop database if exists ${name} with (force)`)
    await admin.query('select pg_advisory_unlock(hashtext($1))', [name.slice(0, 15)])
  }
}
