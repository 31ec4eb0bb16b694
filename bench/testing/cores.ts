import { execFileSync } from 'node:child_process'
import { availableParallelism } from 'node:os'

const canPin = process.platform === 'linux' && availableParallelism() > 1 && hasTaskset()
const serverCore = '0'
const clientCore = `${availableParallelism() - 1}`

function hasTaskset(): boolean {
  try {
    execFileSync('taskset', ['-V'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

/**
 * Binds this process, and whatever it starts from now on, to one core, so that the portal with its database and a bare
 * server have the same processor; clients get another (`asClient`). Where that is not possible, it says so.
 */
export function pinServers(): void {
  if (canPin) execFileSync('taskset', ['-a', '-c', '-p', serverCore, `${process.pid}`], { stdio: 'ignore' })
  else console.log('Servers and clients share all cores here: there is one core only, or no taskset (util-linux).')
}

/** The command that runs a program on the core of the clients. */
export const asClient = (command: string, args: string[]): [command: string, args: string[]] =>
  canPin ? ['taskset', ['-c', clientCore, command, ...args]] : [command, args]
