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
  /** Folder of the unix sockets: PostgreSQL's own, `controlSocket` and `claimSocket`. Unused on Windows. */
  sockets: string
  /** Where the supervisor listens: path of a unix socket, or name of a pipe on Windows. */
  controlSocket: string
  /** Where the one portal that uses this folder listens (see `claimFolder`): path or pipe name likewise. */
  claimSocket: string
  /** Set when Node runs as root, because PostgreSQL refuses to. */
  user: DatabaseUser | undefined
}

/** Creates `<dataDir>/postgres` and gives it to the user that will run PostgreSQL. Throws DatabaseUnavailable. */
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
    const controlSocket = isWindows ? `\\\\.\\pipe\\portal-database-${name}` : join(sockets, 'control.sock')
    const claimSocket = isWindows ? `\\\\.\\pipe\\portal-${name}` : join(sockets, 'claim.sock')
    return { root, cluster, sockets, controlSocket, claimSocket, user }
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
 * The `-D` argument. As `nobody`, PostgreSQL could not follow an absolute path through a folder that is closed to
 * others, such as /root. It is started inside its data folder instead, and finds it by the link to its working folder.
 */
export function dataArgument(path: string, user: DatabaseUser | undefined): string {
  return user && process.platform === 'linux' ? '/proc/self/cwd' : path
}

/** The environment of PostgreSQL's processes, without the portal's secrets and without PG* and LC_* variables. */
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
 * The folder itself; or, if its path is too long for a unix socket (104 bytes on macOS, 108 on Linux), a private folder
 * under /tmp whose name is derived from that path, so that every process on this data folder finds the same one.
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
