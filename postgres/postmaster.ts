import { execFile } from 'node:child_process'
import { linkSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { join } from 'node:path'
import { isWindows } from './folder.ts'

/** What PostgreSQL's lock file says of the server of a cluster. */
export type Postmaster = { pid: number; port: number; isReady: boolean }

/** The server named in the cluster's lock file, dead or alive. */
export function readPostmaster(cluster: string): Postmaster | undefined {
  try {
    const lines = readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n')
    const pid = Math.abs(Number(lines[0]))
    return pid > 0 ? { pid, port: Number(lines[3]), isReady: lines[7]?.trim() === 'ready' } : undefined
  } catch {
    return undefined
  }
}

/**
 * Whether the process is PostgreSQL and lives. After the restart of a container, or of the machine, the number often
 * belongs to another process; one that died may be listed until its parent has noticed.
 */
export function isPostgresAlive(pid: number): boolean {
  if (process.platform === 'linux') {
    try {
      const [, name, state] = /^\d+ \((.*)\) (\w)/s.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? []
      return name === 'postgres' && state !== 'Z' && state !== 'X'
    } catch {
      return false
    }
  }
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** Whether something accepts connections at the path of a unix socket, in whichever container it runs. */
export async function answers(path: string): Promise<boolean> {
  const socket = await open(path)
  socket?.destroy()
  return socket !== undefined
}

/** A connection to the path of a unix socket or pipe; undefined when nobody listens. */
export function open(path: string): Promise<Socket | undefined> {
  return new Promise((resolve) => {
    const socket = connect(path)
    socket.once('connect', () => resolve(socket))
    socket.on('error', () => resolve(undefined))
  })
}

/** Asks a server that has no keeper to end its sessions and stop. */
export function stopPostmaster({ pid }: Postmaster, cluster: string, pgCtl: string): void {
  if (isWindows) execFile(pgCtl, ['stop', '-m', 'fast', '-D', cluster], { windowsHide: true }, () => {})
  else process.kill(pid, 'SIGINT')
}

/**
 * Removes the lock file of a server that is dead, where PostgreSQL would not because its number lives on.
 * PostgreSQL itself still refuses to start while any process of the old server holds its shared memory.
 */
export function removeLockFile(cluster: string, deadPid: number): void {
  const path = join(cluster, 'postmaster.pid')
  const aside = `${path}.${process.pid}`
  try {
    renameSync(path, aside)
    const isTheDead = Math.abs(Number(readFileSync(aside, 'utf8').split('\n')[0])) === deadPid
    if (!isTheDead) linkSync(aside, path)
    rmSync(aside)
  } catch {
    // Another process was faster.
  }
}
