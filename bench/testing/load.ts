import { execFile, spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { asClient } from './cores.ts'
import { readEndedChildrenCpu } from './process-use.ts'

export interface Load {
  url: string
  method?: 'GET' | 'POST'
  headers?: Record<string, string>
  body?: string
  connections?: number
  /** In seconds. */
  duration: number
}

export interface Result {
  requests: number
  /** Requests a second. */
  rate: number
  /** How much of its core the client used, from 0 to 1. Near 1 the client was the limit. */
  share: number
}

export interface Pace extends Pick<Load, 'url' | 'headers'> {
  /** Requests a second, and for how many seconds. */
  rate: number
  duration: number
}

/** How long half and 99 % of the requests took at most, in milliseconds. */
export interface Latency {
  p50: number
  p99: number
}

/** What `wrk` calls itself; undefined where it is not installed. */
const wrk = /^wrk \S+/.exec(spawnSync('wrk', ['-v'], { encoding: 'utf8' }).stdout ?? '')?.[0]

/** The client of `load`. */
export const clientName =
  wrk ?? 'autocannon (it can cost more than what it measures; wrk is used where it is installed)'

const run = promisify(execFile)

async function runProgram<T>(file: string, options: object): Promise<T> {
  const program = join(import.meta.dirname, file)
  const { stdout } = await run(...asClient(process.execPath, ['--import', 'tsx', program, JSON.stringify(options)]))
  return JSON.parse(stdout) as T
}

/**
 * Sends requests as fast as they are answered, from another process, on another core. Fails if a response was neither
 * 2xx nor 304.
 */
export function load(options: Load): Promise<Result> {
  const whole = { connections: 50, ...options }
  return wrk === undefined ? runProgram('autocannon.ts', whole) : runWrk(whole)
}

async function runWrk({ url, headers = {}, body, connections, duration }: Load): Promise<Result> {
  const options = [
    '-t1',
    `-c${connections}`,
    `-d${duration}s`,
    '--timeout',
    '30s',
    '-s',
    join(import.meta.dirname, 'wrk.lua'),
  ]
  const lines = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`])
  const before = await readEndedChildrenCpu()
  const { stdout } = await run(
    ...asClient('wrk', [...options, ...lines, url, ...(body === undefined ? [] : ['--', body])]),
  )
  const { failures, ...result } = JSON.parse(stdout.slice(stdout.lastIndexOf('\n{'))) as Result & { failures: number }
  if (failures > 0) throw new Error(`${url}: ${failures} refused or failed`)
  return { ...result, share: ((await readEndedChildrenCpu()) - before) / duration }
}

/** Sends a GET again and again at a steady pace, whether or not the one before has been answered. */
export const pace = (options: Pace): Promise<Latency> => runProgram('paced.ts', options)
