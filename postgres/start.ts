import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import type { Logger } from 'pino'
import { attach, detach } from './attach.ts'
import { type Claim, claimFolder } from './claim.ts'
import { createCluster, readPassword } from './cluster.ts'
import { isWindows, prepareFolder } from './folder.ts'
import { readPostmaster } from './postmaster.ts'
import { findPrograms } from './programs.ts'

type EmbeddedConnection = { host: string; port: number; user: string; database: string; password?: string }

type EmbeddedDatabase = {
  connection: EmbeddedConnection
  /** Makes this process the only portal on the data folder (see `claimFolder`). Throws DatabaseUnavailable. */
  claim(): Promise<Claim>
  /** Stops using the server, which shuts down once no other process uses it; then this resolves after the shutdown. */
  stop(): Promise<void>
}

/** For a small server that survives power cuts: fsync and full_page_writes keep their default, on. */
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
  // Below the data folder: what a killed server leaves in /dev/shm stays there when its folder is deleted.
  dynamic_shared_memory_type: 'mmap',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_checkpoints: 'off',
  // Error details quote the data: personal data does not belong in a log.
  log_error_verbosity: 'terse',
  log_parameter_max_length: '0',
}

/**
 * Starts the PostgreSQL that comes with the portal on `<dataDir>/postgres`, or uses the one that another process has
 * started there; creates the cluster and the database if they are missing. The server keeps running until the last
 * process that uses it has ended, however it ends. `settings` override the defaults if this process starts the server,
 * and with `isTemporary` the data folder is removed when that server stops. Throws DatabaseUnavailable.
 */
export async function startEmbeddedDatabase(options: {
  dataDir: string
  log: Logger
  settings?: Record<string, string>
  isTemporary?: boolean
}): Promise<EmbeddedDatabase> {
  const { dataDir, log, isTemporary = false } = options
  const settings = { ...defaults, ...options.settings }
  const folder = prepareFolder(dataDir)
  const programs = await findPrograms(folder)
  await createCluster(folder, programs, settings.fsync !== 'off')
  const server = { folder, programs, settings, temporary: isTemporary ? dataDir : null, log }

  let isStopping = false
  let supervisor = await attach(server)
  const stayAttached = () => supervisor.once('close', () => void attachAgain())
  async function attachAgain(): Promise<void> {
    while (!isStopping) {
      try {
        supervisor = await attach(server)
        if (isStopping) await detach(supervisor)
        else stayAttached()
        return
      } catch (error) {
        log.error({ err: error }, 'the embedded PostgreSQL is gone; trying again')
        await delay(2000)
      }
    }
  }
  stayAttached()

  const stop = async () => {
    isStopping = true
    await detach(supervisor)
  }
  try {
    const port = readPostmaster(folder.cluster)?.port ?? 5432
    const connection: EmbeddedConnection = isWindows
      ? { host: '127.0.0.1', port, user: 'postgres', database: 'portal', password: readPassword(folder.root) }
      : { host: folder.sockets, port, user: 'postgres', database: 'portal' }
    await createDatabase(connection)
    return { connection, claim: () => claimFolder(folder.claimSocket, connection, dataDir), stop }
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
