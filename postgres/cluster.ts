import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { open, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseUnavailable } from './database-unavailable.ts'
import { type DatabaseFolder, dataArgument, databaseEnvironment, isWindows } from './folder.ts'
import type { Programs } from './programs.ts'

/** Creates the cluster if it does not exist: completely or not at all, however many processes try at once. */
export async function createCluster(folder: DatabaseFolder, programs: Programs, isDurable: boolean): Promise<void> {
  await removeInterrupted(folder.root)
  if (clusterExists(folder, programs)) return
  const unfinished = mkdtempSync(join(folder.root, `initdb-${process.pid}-`))
  if (folder.user) chownSync(unfinished, folder.user.uid, folder.user.gid)
  try {
    await runInitdb(unfinished, folder, programs, isDurable)
    await rename(unfinished, folder.cluster)
    await syncFolder(folder.root)
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true })
    if (clusterExists(folder, programs)) return
    throw new DatabaseUnavailable(
      `The database could not be created in ${folder.root}: ${(error as Error).message} ` +
        'Set this right, or set DATA_DIR to another folder, or DATABASE_URL to a PostgreSQL server.',
      { cause: error },
    )
  }
}

/** The password of the superuser on Windows, where PostgreSQL listens on loopback instead of a unix socket. */
export function readPassword(root: string): string {
  return readFileSync(join(root, 'password'), 'utf8')
}

function clusterExists({ cluster, user }: DatabaseFolder, { majorVersion }: Programs): boolean {
  const marker = join(cluster, 'PG_VERSION')
  if (!existsSync(marker)) return false
  const written = readFileSync(marker, 'utf8').trim()
  if (written !== String(majorVersion)) {
    throw new DatabaseUnavailable(
      `The data in ${cluster} was written by PostgreSQL ${written}, but this version of the portal brings PostgreSQL ${majorVersion}. ` +
        'Start the earlier version of the portal, make a backup with it, and restore that into an empty data folder.',
    )
  }
  if (!isWindows && statSync(cluster).uid !== (user?.uid ?? process.getuid?.())) {
    throw new DatabaseUnavailable(
      `The data in ${cluster} belongs to another user. Start the portal as that user or as root, or set DATA_DIR to another folder.`,
    )
  }
  return true
}

async function runInitdb(path: string, { root, user }: DatabaseFolder, { initdb }: Programs, isDurable: boolean) {
  const args = ['-D', dataArgument(path, user), '-U', 'postgres', '--no-instructions', '--encoding=UTF8']
  args.push('--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8')
  if (isWindows) {
    const file = join(root, 'password')
    if (!existsSync(file)) writeFileSync(file, randomBytes(24).toString('base64url'), { mode: 0o600 })
    args.push('--auth=scram-sha-256', `--pwfile=${file}`)
  } else args.push('--auth-local=trust', '--auth-host=reject')
  if (!isDurable) args.push('--no-sync')

  const child = spawn(initdb, args, { cwd: path, env: databaseEnvironment(), ...user, windowsHide: true })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text
    })
  }
  const status = await new Promise<number | null>((resolve, reject) => child.on('error', reject).on('close', resolve))
  if (status === 0) return
  if (/could not look up effective user ID/.test(output)) {
    throw new Error('the user that runs the portal has no account on this system, without which PostgreSQL refuses.')
  }
  if (/insufficient file descriptors/.test(output)) throw Object.assign(new Error(output), { code: 'EMFILE' })
  const reasons = output.split('\n').filter((line) => /error|fatal|could not|denied|no space/i.test(line))
  throw new Error(`${reasons.slice(0, 3).join(' ') || `initdb ended with status ${status}`}.`)
}

/** Removes what processes left behind that were killed while they created the cluster. */
async function removeInterrupted(root: string): Promise<void> {
  for (const name of readdirSync(root)) {
    const owner = Number(/^initdb-(\d+)-/.exec(name)?.[1])
    if (!owner || isRunning(owner)) continue
    // Its initdb may still be running and writing here, until it misses a file and gives up.
    // The next start removes what is left even then.
    const again = { maxRetries: 10, retryDelay: 50 }
    await rm(join(root, name), { recursive: true, force: true, ...again }).catch(() => undefined)
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** A rename survives a power cut only after its parent folder has been synced. */
async function syncFolder(path: string): Promise<void> {
  if (isWindows) return
  const handle = await open(path, 'r')
  await handle.sync()
  await handle.close()
}
