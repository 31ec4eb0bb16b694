import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { asClient } from './cores.ts'
import { readTreeCpu } from './process-use.ts'

export const median = (values: number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

/** The value that `share` of a hundred do not exceed. */
export const percentile = (values: number[], share: number) =>
  values.toSorted((a, b) => a - b)[Math.ceil((values.length * share) / 100) - 1] ?? Number.NaN

export interface Load {
  url: string
  method?: 'GET' | 'POST'
  headers?: Record<string, string>
  body?: string
  connections?: number
  /** In seconds. */
  duration?: number
  /** Requests a second, at most. */
  rate?: number
}

export interface Result {
  requests: number
  /** Requests a second. */
  rate: number
  /** The 99th percentile of how long they took, in milliseconds. */
  p99: number
  /** How much of its core the client used, from 0 to 1. Near 1 the client was the limit. */
  share: number
}

/** Sends requests from another process, on another core. Fails if a response was neither 2xx nor 304. */
export async function load(options: Load): Promise<Result> {
  const given = JSON.stringify({ connections: 50, duration: 4, ...options })
  const [command, args] = asClient(process.execPath, ['--import', 'tsx', join(import.meta.dirname, 'client.ts'), given])
  const { stdout } = await promisify(execFile)(command, args)
  return JSON.parse(stdout) as Result
}

export interface Side {
  run(): Promise<Pick<Result, 'rate'> & Partial<Result>>
  /** The process whose processor time is counted, with those that it has started. */
  pid?: number | undefined
}

/** Microseconds of processor for each request of one run; NaN where that cannot be read. */
async function runCounted({ run, pid }: Side) {
  const before = await readTreeCpu(pid)
  const result = await run()
  const cost = (((await readTreeCpu(pid)) - before) / (result.requests ?? Number.NaN)) * 1e6
  return { ...result, cost }
}

/** Runs two loads alternately, so that other load on the machine affects both, and prints medians and their ratio. */
export async function compare(name: string, ours: Side, bare: Side, rounds = 5): Promise<number> {
  const of: Record<'ours' | 'bare', Array<Awaited<ReturnType<typeof runCounted>>>> = { ours: [], bare: [] }
  for (let round = 0; round < rounds; round++) {
    of.bare.push(await runCounted(bare))
    of.ours.push(await runCounted(ours))
  }
  const rate = (side: 'ours' | 'bare') => median(of[side].map((result) => result.rate))
  const ratio = median(of.ours.map((result, round) => result.rate / (of.bare[round]?.rate ?? Number.NaN)))
  console.log(
    `${name}: ${rate('ours').toFixed(0)} a second, bare ${rate('bare').toFixed(0)}, ratio ${ratio.toFixed(2)}`,
  )
  const cost = (side: 'ours' | 'bare') => median(of[side].map((result) => result.cost))
  const share = (side: 'ours' | 'bare') => (median(of[side].map((result) => result.share ?? 0)) * 100).toFixed(0)
  if (Number.isFinite(cost('ours')))
    console.log(
      `  processor for each request: ${cost('ours').toFixed(0)} µs, bare ${cost('bare').toFixed(0)} µs; the client used ` +
        `${share('ours')} % of its core, beside bare ${share('bare')} %`,
    )
  return ratio
}

/** Starts the bare server in a separate process. */
export async function startBare(mode: 'body' | 'range', file: string) {
  const program = join(import.meta.dirname, 'bare-server.ts')
  const child: ChildProcess = spawn(process.execPath, ['--import', 'tsx', program, mode, file], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  if (!child.stdout) throw new Error('no output')
  process.once('exit', () => child.kill())
  const [line] = (await once(child.stdout, 'data')) as [Buffer]
  return { url: line.toString().trim(), pid: child.pid, stop: () => void child.kill() }
}
