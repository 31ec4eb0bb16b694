import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import autocannon from 'autocannon'

export const median = (values: number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

/**
 * Requests a second of one run, and its 99th percentile in milliseconds. Fails if a response was neither 2xx nor 304.
 */
export async function load(options: autocannon.Options): Promise<{ rate: number; p99: number }> {
  const result = await autocannon({ connections: 50, duration: 4, ...options })
  const refused = result['4xx'] + result['5xx']
  if (refused > 0 || result.errors > 0) throw new Error(`${options.url}: ${refused} refused, ${result.errors} errors`)
  return { rate: result.requests.total / result.duration, p99: result.latency.p99 }
}

/** Runs two loads alternately, so that other load on the machine affects both, and prints medians and their ratio. */
export async function compare(
  name: string,
  ours: () => Promise<number>,
  bare: () => Promise<number>,
  rounds = 5,
): Promise<number> {
  const rates: { ours: number[]; bare: number[] } = { ours: [], bare: [] }
  for (let round = 0; round < rounds; round++) {
    rates.bare.push(await bare())
    rates.ours.push(await ours())
  }
  const ratio = median(rates.ours.map((rate, round) => rate / (rates.bare[round] ?? Number.NaN)))
  console.log(
    `${name}: ${median(rates.ours).toFixed(0)} a second, bare ${median(rates.bare).toFixed(0)}, ratio ${ratio.toFixed(2)}`,
  )
  return ratio
}

/** Starts the bare server in a separate process. */
export async function startBare(mode: 'body' | 'range', file: string): Promise<{ url: string; stop(): void }> {
  const program = join(import.meta.dirname, 'bare-server.ts')
  const child: ChildProcess = spawn(process.execPath, ['--import', 'tsx', program, mode, file], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  if (!child.stdout) throw new Error('no output')
  process.once('exit', () => child.kill())
  const [line] = (await once(child.stdout, 'data')) as [Buffer]
  return { url: line.toString().trim(), stop: () => void child.kill() }
}
