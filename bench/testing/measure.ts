import type { Result } from './load.ts'
import { readTreeCpu } from './process-use.ts'

export const median = (values: number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

/** The value that `share` of a hundred do not exceed. */
export const percentile = (values: number[], share: number) =>
  values.toSorted((a, b) => a - b)[Math.ceil((values.length * share) / 100) - 1] ?? Number.NaN

export interface Side {
  run(seconds: number): Promise<Result>
  /** The process whose processor time is counted, with those that it has started. */
  pid: number | undefined
}

/** One run of a side. */
export interface Run extends Result {
  /** Microseconds of processor for each request; NaN where that cannot be read. */
  cost: number
}

async function runCounted({ run, pid }: Side, seconds: number): Promise<Run> {
  const before = await readTreeCpu(pid)
  const result = await run(seconds)
  return { ...result, cost: (((await readTreeCpu(pid)) - before) / result.requests) * 1e6 }
}

/**
 * Runs loads in turn, for some seconds each, so that other load on the machine affects all of them. `warmUp`: seconds for
 * which each runs before, since Node.js compiles what runs often only then.
 */
export async function alternate<Name extends string>(
  sides: Record<Name, Side>,
  { rounds = 5, seconds = 2, warmUp = 5 } = {},
): Promise<Record<Name, Run[]>> {
  const runs = Object.fromEntries(Object.keys(sides).map((name) => [name, []])) as unknown as Record<Name, Run[]>
  for (const side of Object.values<Side>(sides)) await side.run(warmUp)
  for (let round = 0; round < rounds; round++) {
    for (const [name, side] of Object.entries<Side>(sides)) runs[name as Name].push(await runCounted(side, seconds))
  }
  return runs
}

/** Of its runs, the median a second or of the client's share. */
export const medianOf = (runs: Run[], what: 'rate' | 'share') => median(runs.map((run) => run[what]))

/** Microseconds of processor for a request: the lower quartile of the runs, since other load on the machine only adds. */
export const costOf = (runs: Run[]) =>
  percentile(
    runs.map(({ cost }) => cost),
    25,
  )

/** How many requests one side answers for each of the other: the median of the rounds. */
const ratioOf = (ours: Run[], other: Run[]) =>
  median(ours.map(({ rate }, round) => rate / (other[round]?.rate ?? Number.NaN)))

/** A line about one side beside another. */
export function printRatio(name: string, ours: Run[], other: Run[], otherName = 'bare'): void {
  const shown = (runs: Run[]) =>
    `${medianOf(runs, 'rate').toFixed(0)} a second, ${costOf(runs).toFixed(0)} µs, client ${(medianOf(runs, 'share') * 100).toFixed(0)} %`
  console.log(
    `${name}: ${(costOf(other) / costOf(ours)).toFixed(2)} of ${otherName} by processor time, ` +
      `${ratioOf(ours, other).toFixed(2)} by requests a second\n  ours ${shown(ours)}; ${otherName} ${shown(other)}`,
  )
}
