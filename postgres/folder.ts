import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { accessSync, chmodSync, constants, lchownSync, lstatSync, mkdirSync, readdirSync, realpathSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseUnavailable } from './database-unavailable.ts'

export const isWindows = process.platform === 'win32'

/** The account PostgreSQL runs under, when it is not the one that runs Node. */
export type DatabaseUser = { uid: number; gid: number }

export type DatabaseFolder = {
  /** `<data folder>/postgres`, mode 0700, owned by the user that runs PostgreSQL. */
  root: string
  /** The PostgreSQL cluster; exists only when complete. */
  cluster: string
  /** Holds PostgreSQL's unix socket and, except on Windows, the keeper's. */
  sockets: string
  /** The address at which the keeper of this folder's server listens. */
  door: string
  /** The address that the one portal of this folder holds (see `sole-portal.ts`). */
  seat: string
  /** Set when Node runs as root, because PostgreSQL refuses to. */
  user: DatabaseUser | undefined
}

/** Makes `<dataDir>/postgres`, handed over to the user that will run PostgreSQL; throws DatabaseUnavailable. */
export function prepareFolder(dataDir: string): DatabaseFolder {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 })
    const root = join(realpathSync(dataDir), 'postgres')
    const cluster = join(root, 'cluster')
    const user = process.getuid?.() === 0 ? userFor([cluster, dataDir]) : undefined
    mkdirSync(root, { recursive: true, mode: 0o700 })
    if (user) handOver(root, [root, cluster, join(cluster, 'PG_VERSION')], user)
    if ((lstatSync(root).mode & 0o777) !== 0o700) chmodSync(root, 0o700)
    accessSync(root, constants.W_OK)
    const name = createHash('sha256').update(root).digest('hex').slice(0, 16)
    const sockets = socketFolder(root, name, user)
    const door = isWindows ? `\\\\.\\pipe\\portal-database-${name}` : join(sockets, 'keeper.sock')
    const seat = isWindows ? `\\\\.\\pipe\\portal-${name}` : join(sockets, 'portal.sock')
    return { root, cluster, sockets, door, seat, user }
  } catch (error) {
    if (error instanceof DatabaseUnavailable) throw error
    throw new DatabaseUnavailable(
      `The data folder ${dataDir} cannot be written (${(error as NodeJS.ErrnoException).code ?? String(error)}). ` +
        'Make it writable for the user that starts the portal, or set DATA_DIR to another folder.',
      { cause: error },
    )
  }
}

/**
 * PostgreSQL started inside its folder is told "here": as `nobody` it could not follow the absolute path through
 * a folder closed to others, such as /root, but the link to the folder it stands in opens without one.
 */
export function dataArgument(path: string, user: DatabaseUser | undefined): string {
  return user && process.platform === 'linux' ? '/proc/self/cwd' : path
}

/** The environment for PostgreSQL's processes: none of the portal's secrets, no PG* or LC_* variable. */
export function databaseEnvironment(): NodeJS.ProcessEnv {
  const names = ['PATH', 'HOME', 'TMPDIR', 'TEMP', 'TMP', 'SystemRoot', 'SYSTEMROOT', 'ComSpec']
  return Object.fromEntries(names.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])))
}

/** The owner of the first of these that exists, or `nobody` where that is root or unknown to the system. */
function userFor(candidates: [cluster: string, dataDir: string]): DatabaseUser {
  for (const path of candidates) {
    const owner = lstatSync(path, { throwIfNoEntry: false })
    // initdb refuses a uid without an account; a cluster that exists does not need one.
    if (owner && owner.uid !== 0 && (path === candidates[0] || accountId('-u', String(owner.uid)) !== undefined)) {
      return { uid: owner.uid, gid: owner.gid }
    }
  }
  const uid = accountId('-u', 'nobody')
  const gid = accountId('-g', 'nobody')
  if (uid !== undefined && gid !== undefined) return { uid, gid }
  throw new DatabaseUnavailable(
    'The portal was started as root, as which PostgreSQL does not run, and this system has no user "nobody". ' +
      'Start the portal as an ordinary user, or set DATABASE_URL to a PostgreSQL server.',
  )
}

function accountId(option: '-u' | '-g', name: string): number | undefined {
  try {
    execFileSync('id', ['-un', name], { stdio: 'ignore' })
    return Number(execFileSync('id', [option, name], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }))
  } catch {
    return undefined
  }
}

function handOver(root: string, samples: string[], user: DatabaseUser): void {
  const owners = samples.map((path) => lstatSync(path, { throwIfNoEntry: false })?.uid ?? user.uid)
  if (owners.every((uid) => uid === user.uid)) return
  lchownSync(root, user.uid, user.gid)
  for (const name of readdirSync(root, { recursive: true, encoding: 'utf8' })) {
    lchownSync(join(root, name), user.uid, user.gid)
  }
}

/**
 * The folder itself, or where its path is too long for a socket's address (104 bytes on a Mac, 108 on Linux),
 * a private one under /tmp whose name every process that uses this data folder works out alike.
 */
function socketFolder(root: string, name: string, user: DatabaseUser | undefined): string {
  if (isWindows || Buffer.byteLength(root) <= 80) return root
  const folder = `/tmp/portal-${name}`
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  if (user && lstatSync(folder).uid === 0) lchownSync(folder, user.uid, user.gid)
  const found = lstatSync(folder)
  const isOurs =
    found.isDirectory() && found.uid === (user?.uid ?? process.getuid?.()) && (found.mode & 0o777) === 0o700
  if (isOurs) return folder
  throw new DatabaseUnavailable(
    `The folder ${folder}, which the database needs because the path of the data folder is long, belongs to somebody else. ` +
      'Delete it, or set DATA_DIR to a folder with a shorter path.',
  )
}
