import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import type { Logger } from 'pino'
import { attach, leave } from './attach.ts'
import { createCluster, readPassword } from './cluster.ts'
import { isWindows, prepareFolder } from './folder.ts'
import { readPostmaster } from './postmaster.ts'
import { findPrograms } from './programs.ts'

type EmbeddedConnection = { host: string; port: number; user: string; database: string; password?: string }

type EmbeddedDatabase = {
  connection: EmbeddedConnection
  /** What the one portal on this data folder holds (see `claimDataFolder`). */
  seat: string
  /** Leaves the server. It stops when no other process uses it, and this resolves when it has. */
  stop(): Promise<void>
}

/** Small, safe against power cuts (fsync and full_page_writes keep their default, on). */
const defaults: Record<string, string> = {
  max_connections: '100',
  shared_buffers: '64MB',
  maintenance_work_mem: '32MB',
  effective_cache_size: '256MB',
  max_wal_size: '256MB',
  wal_level: 'minimal',
  max_wal_senders: '0',
  max_logical_replication_workers: '0',
  max_parallel_workers_per_gather: '0',
  io_method: 'sync',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_checkpoints: 'off',
  // The details of errors quote the data: addresses of people do not belong in a log.
  log_error_verbosity: 'terse',
  log_parameter_max_length: '0',
}

/**
 * Starts the PostgreSQL that comes with the portal on `<dataDir>/postgres`, or joins the one that another process
 * runs there; creates cluster and database when missing. The server outlives a process that is killed only if others
 * use it. `settings` are added to PostgreSQL's where this process is the one that starts it.
 * Throws DatabaseUnavailable.
 */
export async function startEmbeddedDatabase(options: {
  dataDir: string
  log: Logger
  settings?: Record<string, string>
}): Promise<EmbeddedDatabase> {
  const { dataDir, log } = options
  const settings = { ...defaults, ...options.settings }
  const folder = prepareFolder(dataDir)
  const programs = await findPrograms(folder)
  await createCluster(folder, programs, settings.fsync !== 'off')
  const server = { folder, programs, settings, log }

  let isStopping = false
  let seat = await attach(server)
  const stayAttached = () => seat.once('close', () => void attachAgain())
  async function attachAgain(): Promise<void> {
    while (!isStopping) {
      try {
        seat = await attach(server)
        if (isStopping) await leave(seat)
        else stayAttached()
        return
      } catch (error) {
        log.error({ err: error }, 'the database is gone; trying again')
        await delay(2000)
      }
    }
  }
  stayAttached()

  const stop = async () => {
    isStopping = true
    await leave(seat)
  }
  try {
    const port = readPostmaster(folder.cluster)?.port ?? 5432
    const connection: EmbeddedConnection = isWindows
      ? { host: '127.0.0.1', port, user: 'postgres', database: 'portal', password: readPassword(folder.root) }
      : { host: folder.sockets, port, user: 'postgres', database: 'portal' }
    await createDatabase(connection)
    return { connection, seat: folder.seat, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

async function createDatabase(connection: EmbeddedConnection): Promise<void> {
  const client = new pg.Client({ ...connection, database: 'postgres', ssl: false })
  await client.connect()
  try {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [connection.database])
    if (rowCount === 0) await client.query(`create database ${connection.database}`)
  } catch (error) {
    const isCreatedByAnother = ['42P04', '23505'].includes((error as { code?: string }).code ?? '')
    if (!isCreatedByAnother) throw error
  } finally {
    await client.end()
  }
}
