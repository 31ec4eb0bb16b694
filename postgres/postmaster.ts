import { execFile } from 'node:child_process'
import { linkSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { join } from 'node:path'
import { isWindows } from './folder.ts'

/** The server of a cluster, as PostgreSQL's lock file (`postmaster.pid`) describes it. */
export type Postmaster = { pid: number; port: number; isReady: boolean }

/** Reads the cluster's lock file; undefined if there is none. The server that it names may be dead. */
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
 * Whether the process is a running PostgreSQL. After a container or the machine has restarted, the process id often
 * belongs to another program; a dead process remains listed until its parent has reaped it.
 */
export function isPostgresRunning(pid: number): boolean {
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

/** Whether a process, in whichever container, accepts connections on a unix socket. */
export async function isListening(path: string): Promise<boolean> {
  const socket = await open(path)
  socket?.destroy()
  return socket !== undefined
}

/** Connects to a unix socket or pipe; undefined if nobody listens. */
export function open(path: string): Promise<Socket | undefined> {
  return new Promise((resolve) => {
    const socket = connect(path)
    socket.once('connect', () => resolve(socket))
    socket.on('error', () => resolve(undefined))
  })
}

/** Shuts down a server that has no supervisor ("fast": its sessions are ended). */
export function stopPostmaster({ pid }: Postmaster, cluster: string, pgCtl: string): void {
  if (isWindows) execFile(pgCtl, ['stop', '-m', 'fast', '-D', cluster], { windowsHide: true }, () => {})
  else process.kill(pid, 'SIGINT')
}

/**
 * Removes the lock file of a dead server, which PostgreSQL itself leaves alone if another process has the same id.
 * PostgreSQL still refuses to start while any process of the old server holds its shared memory.
 */
export function removeLockFile(cluster: string, deadPid: number): void {
  const path = join(cluster, 'postmaster.pid')
  const aside = `${path}.${process.pid}`
  try {
    renameSync(path, aside)
    const isUnchanged = Math.abs(Number(readFileSync(aside, 'utf8').split('\n')[0])) === deadPid
    if (!isUnchanged) linkSync(aside, path)
    rmSync(aside)
  } catch {
    // Another process was faster.
  }
}
