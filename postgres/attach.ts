import { spawn } from 'node:child_process'
import { createServer, type Socket } from 'node:net'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import type { Logger } from 'pino'
import { DatabaseUnavailable } from './database-unavailable.ts'
import { type DatabaseFolder, dataArgument, databaseEnvironment, isWindows } from './folder.ts'
import {
  isListening,
  isPostgresRunning,
  open,
  type Postmaster,
  readPostmaster,
  removeLockFile,
  stopPostmaster,
} from './postmaster.ts'
import type { Programs } from './programs.ts'
import { type SupervisorOptions, supervise } from './supervisor.ts'

export type Server = {
  folder: DatabaseFolder
  programs: Programs
  settings: Record<string, string>
  temporary: string | null
  log: Logger
}

/** In milliseconds: how long to wait for another process's server to stop, and for ours to recover after a crash. */
const patience = { others: 15_000, own: 60_000 }
/** A server that has been ready for this long (ms) without a supervisor has lost it. */
const orphanAfter = 3_000

/**
 * Connects to the supervisor of the folder's server, and starts one if there is none. The server runs at least as long
 * as the connection is open. Any number of processes may call this at once: PostgreSQL's own lock decides whose server
 * stays, and the others connect to that one. Throws DatabaseUnavailable.
 */
export async function attach(server: Server): Promise<Socket> {
  const { folder, log } = server
  let supervisor: Supervisor | undefined
  let since = Date.now()
  let orphan: { pid: number; since: number } | undefined
  try {
    for (let pause = 10; ; pause = Math.min(pause * 1.5, 250)) {
      const connection = await connectToSupervisor(folder.controlSocket, patience.own)
      if (connection) return connection
      if (supervisor?.failure !== undefined) {
        const { failure } = supervisor
        supervisor = undefined
        if (!isInUse(failure)) throw couldNotStart(server, failure)
        const holder = readPostmaster(folder.cluster)
        if (holder && !(await isRunning(holder, folder))) removeLockFile(folder.cluster, holder.pid)
      }
      const postmaster = readPostmaster(folder.cluster)
      const isTaken = postmaster !== undefined && (await isRunning(postmaster, folder))
      if (!supervisor && !isTaken) {
        supervisor = await startSupervisor(server)
        since = Date.now()
      }
      if (supervisor === undefined && isTaken && postmaster.isReady) {
        if (orphan?.pid !== postmaster.pid) orphan = { pid: postmaster.pid, since: Date.now() }
        else if (Date.now() - orphan.since > orphanAfter) {
          log.warn('PostgreSQL had lost its supervisor and is restarted')
          stopPostmaster(postmaster, folder.cluster, server.programs.pgCtl)
          orphan = undefined
        }
      }
      if (Date.now() - since > (supervisor ? patience.own : patience.others)) throw doesNotAnswer(server, postmaster)
      await delay(pause)
    }
  } finally {
    supervisor?.release()
  }
}

/** Closes the connection to the supervisor; resolves once PostgreSQL has stopped, or at once if others use it. */
export async function detach(connection: Socket): Promise<void> {
  if (connection.destroyed) return
  connection.ref()
  const closed = new Promise((resolve) => connection.once('close', resolve))
  connection.end()
  await closed
}

/** Undefined if no supervisor listens, or if its PostgreSQL does not become ready within `timeout` milliseconds. */
async function connectToSupervisor(controlSocket: string, timeout: number): Promise<Socket | undefined> {
  const connection = await open(controlSocket)
  if (!connection) return undefined
  const isReady = await new Promise<boolean>((resolve) => {
    connection.setTimeout(timeout, () => resolve(false))
    connection.once('data', () => resolve(true)).once('close', () => resolve(false))
  })
  if (!isReady) {
    connection.destroy()
    return undefined
  }
  connection.setTimeout(0).unref()
  return connection.resume()
}

async function isRunning(postmaster: Postmaster, folder: DatabaseFolder): Promise<boolean> {
  if (isPostgresRunning(postmaster.pid)) return true
  return !isWindows && (await isListening(join(folder.sockets, `.s.PGSQL.${postmaster.port}`)))
}

type Supervisor = {
  /** Why it ended, once it has. */
  failure: string | undefined
  /** Lets it run without this process. */
  release(): void
}

async function startSupervisor({ folder, programs, settings, temporary }: Server): Promise<Supervisor> {
  const { cluster, root, sockets, controlSocket, user } = folder
  const data = dataArgument(cluster, user)
  const endpoint = isWindows
    ? { listen_addresses: '127.0.0.1', port: String(await freePort()) }
    : {
        port: '5432',
        listen_addresses: '',
        unix_socket_directories: sockets === root ? '..' : sockets,
        unix_socket_permissions: '0700',
      }
  const args = Object.entries({ ...settings, ...endpoint, cluster_name: root.slice(-60) }).flatMap(([name, value]) => [
    '-c',
    `${name}=${value}`,
  ])
  const options: SupervisorOptions = {
    program: programs.postgres,
    args: ['-D', data, ...args],
    stopCommand: isWindows ? [programs.pgCtl, 'stop', '-m', 'fast', '-D', cluster] : undefined,
    cluster,
    user,
    controlSocket,
    log: join(root, 'server.log'),
    logLimit: 5_000_000,
    temporary,
  }
  // Compilers may wrap inner functions in `__name`, to keep their names.
  const source = `globalThis.__name = (f) => f; (${supervise.toString()})(${JSON.stringify(options)})`
  const child = spawn(process.execPath, ['--max-semi-space-size=1', '-e', source], {
    cwd: root,
    detached: true,
    env: databaseEnvironment(),
    stdio: ['pipe', 'ignore', 'pipe'],
    windowsHide: true,
  })
  let output = ''
  const supervisor: Supervisor = {
    failure: undefined,
    release() {
      child.stdin.end()
      child.stderr.destroy()
      child.unref()
    },
  }
  child.stdin.on('error', () => {})
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    output += text
  })
  child.on('error', (error) => {
    supervisor.failure = error.message
  })
  child.on('close', (code) => {
    supervisor.failure = output || `its supervisor ended with status ${code}`
  })
  return supervisor
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().on('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}

/** What PostgreSQL says if another server uses the cluster, if processes of a dead one remain, or if it was stopped. */
function isInUse(failure: string): boolean {
  return /lock file .* already exists|lock file .* is empty|shared memory block|shutdown request/.test(failure)
}

function couldNotStart({ folder }: Server, failure: string): DatabaseUnavailable {
  const lines = failure.trim().split('\n')
  const reasons = lines.filter((line) => /FATAL|PANIC|error|denied/i.test(line))
  return new DatabaseUnavailable(
    `The database in ${folder.cluster} could not be started: ${(reasons.length > 0 ? reasons : lines).slice(-2).join(' ')} ` +
      `More is in ${join(folder.root, 'server.log')}. Set this right, or restore a backup into an empty data folder.`,
  )
}

function doesNotAnswer({ folder }: Server, postmaster: Postmaster | undefined): DatabaseUnavailable {
  const holder = postmaster ? `process ${postmaster.pid}` : 'another process'
  return new DatabaseUnavailable(
    `The database in ${folder.cluster} is held by ${holder}, which does not answer. ` +
      'Wait a moment and start the portal again; if this stays so, stop that process first.',
  )
}
