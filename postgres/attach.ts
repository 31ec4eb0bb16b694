import { spawn } from 'node:child_process'
import { createServer, type Socket } from 'node:net'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import type { Logger } from 'pino'
import { DatabaseUnavailable } from './database-unavailable.ts'
import { type DatabaseFolder, dataArgument, databaseEnvironment, isWindows } from './folder.ts'
import {
  answers,
  isPostgresAlive,
  open,
  type Postmaster,
  readPostmaster,
  removeLockFile,
  stopPostmaster,
} from './postmaster.ts'
import type { Programs } from './programs.ts'
import { type KeeperOptions, keepServer } from './supervisor.ts'

export type Server = { folder: DatabaseFolder; programs: Programs; settings: Record<string, string>; log: Logger }

/** Longest wait for a server that is stopping, and for one of ours that recovers after a crash. */
const patience = { others: 15_000, own: 60_000 }
/** A server that is ready this long without a keeper has lost it. */
const orphanAfter = 3_000

/**
 * A connection to the keeper of the folder's server, which is started if there is none. The server lives at least as
 * long as the connection. Any number of processes may call this at once: PostgreSQL's own lock decides whose server
 * stays, and the others attach to it. Throws DatabaseUnavailable.
 */
export async function attach(server: Server): Promise<Socket> {
  const { folder, log } = server
  let keeper: Keeper | undefined
  let since = Date.now()
  let orphan: { pid: number; since: number } | undefined
  try {
    for (let pause = 10; ; pause = Math.min(pause * 1.5, 250)) {
      const seat = await takeSeat(folder.door, patience.own)
      if (seat) return seat
      if (keeper?.failure !== undefined) {
        const { failure } = keeper
        keeper = undefined
        if (!isHeldByAnother(failure)) throw couldNotStart(server, failure)
        const holder = readPostmaster(folder.cluster)
        if (holder && !(await isLiving(holder, folder))) removeLockFile(folder.cluster, holder.pid)
      }
      const postmaster = readPostmaster(folder.cluster)
      const isTaken = postmaster !== undefined && (await isLiving(postmaster, folder))
      if (!keeper && !isTaken) {
        keeper = await startKeeper(server)
        since = Date.now()
      }
      if (keeper === undefined && isTaken && postmaster.isReady) {
        if (orphan?.pid !== postmaster.pid) orphan = { pid: postmaster.pid, since: Date.now() }
        else if (Date.now() - orphan.since > orphanAfter) {
          log.warn('PostgreSQL had lost its keeper and is started again')
          stopPostmaster(postmaster, folder.cluster, server.programs.pgCtl)
          orphan = undefined
        }
      }
      if (Date.now() - since > (keeper ? patience.own : patience.others)) throw doesNotAnswer(server, postmaster)
      await delay(pause)
    }
  } finally {
    keeper?.release()
  }
}

/** Leaves the server; resolves when it has stopped, or at once when others use it. */
export async function leave(seat: Socket): Promise<void> {
  if (seat.destroyed) return
  seat.ref()
  const closed = new Promise((resolve) => seat.once('close', resolve))
  seat.end()
  await closed
}

async function takeSeat(door: string, timeout: number): Promise<Socket | undefined> {
  const seat = await open(door)
  if (!seat) return undefined
  const isWelcome = await new Promise<boolean>((resolve) => {
    seat.setTimeout(timeout, () => resolve(false))
    seat.once('data', () => resolve(true)).once('close', () => resolve(false))
  })
  if (!isWelcome) {
    seat.destroy()
    return undefined
  }
  seat.setTimeout(0).unref()
  return seat.resume()
}

async function isLiving(postmaster: Postmaster, folder: DatabaseFolder): Promise<boolean> {
  if (isPostgresAlive(postmaster.pid)) return true
  return !isWindows && (await answers(join(folder.sockets, `.s.PGSQL.${postmaster.port}`)))
}

type Keeper = { failure: string | undefined; release(): void }

async function startKeeper({ folder, programs, settings }: Server): Promise<Keeper> {
  const { cluster, root, sockets, door, user } = folder
  const data = dataArgument(cluster, user)
  const where = isWindows
    ? { listen_addresses: '127.0.0.1', port: String(await freePort()) }
    : {
        port: '5432',
        listen_addresses: '',
        unix_socket_directories: sockets === root ? '..' : sockets,
        unix_socket_permissions: '0700',
      }
  const args = Object.entries({ ...settings, ...where, cluster_name: root.slice(-60) }).flatMap(([name, value]) => [
    '-c',
    `${name}=${value}`,
  ])
  const options: KeeperOptions = {
    program: programs.postgres,
    args: ['-D', data, ...args],
    stopCommand: isWindows ? [programs.pgCtl, 'stop', '-m', 'fast', '-D', cluster] : undefined,
    cluster,
    user,
    door,
    log: join(root, 'server.log'),
    logLimit: 5_000_000,
  }
  // Compilers may wrap inner functions in this, to keep their names.
  const source = `globalThis.__name = (f) => f; (${keepServer.toString()})(${JSON.stringify(options)})`
  const child = spawn(process.execPath, ['--max-semi-space-size=1', '-e', source], {
    cwd: root,
    detached: true,
    env: databaseEnvironment(),
    stdio: ['pipe', 'ignore', 'pipe'],
    windowsHide: true,
  })
  let output = ''
  const keeper: Keeper = {
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
    keeper.failure = error.message
  })
  child.on('close', (code) => {
    keeper.failure = output || `its keeper ended with status ${code}`
  })
  return keeper
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

/** PostgreSQL's words when others hold the cluster, processes of a dead server have not ended yet, or it was stopped. */
function isHeldByAnother(failure: string): boolean {
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
