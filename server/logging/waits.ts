/** What a request waits for that is not its own work. */
export type WaitedFor = 'database' | 'bucket' | 'hashes'

/** Times of `performance.now()`; `until` is infinite while it goes on. */
interface Wait {
  on: WaitedFor
  from: number
  until: number
}

/** Milliseconds from which a wait is kept, and how many of the last ones are. */
const minKept = 50
const maxKept = 2000

const running = new Set<Wait>()
const ended: Wait[] = []

/**
 * Times what requests wait for. It does not note which request it was: following each through its promises
 * (AsyncLocalStorage) costs 10 to 20 µs of processor time, a tenth of a request.
 */
export async function waitingFor<T>(on: WaitedFor, work: () => Promise<T>): Promise<T> {
  const wait: Wait = { on, from: performance.now(), until: Number.POSITIVE_INFINITY }
  running.add(wait)
  try {
    return await work()
  } finally {
    running.delete(wait)
    wait.until = performance.now()
    if (wait.until - wait.from >= minKept) {
      if (ended.length >= maxKept) ended.splice(0, maxKept / 2)
      ended.push(wait)
    }
  }
}

/** For how many milliseconds the longest wait of a kind has gone on. */
export function longestWait(on: WaitedFor): number {
  const starts = [...running].filter((wait) => wait.on === on).map(({ from }) => from)
  return performance.now() - Math.min(performance.now(), ...starts)
}

/** Milliseconds of a span in which at least one request waited for each: all of them, for a request that a wait has made slow. */
export function waitedBetween(from: number, until: number): Record<WaitedFor, number> {
  const during = (on: WaitedFor) => {
    const waits = [...ended, ...running].filter((wait) => wait.on === on && wait.until > from && wait.from < until)
    let covered = 0
    let reached = from
    for (const wait of waits.sort((a, b) => a.from - b.from)) {
      const end = Math.min(wait.until, until)
      covered += Math.max(0, end - Math.max(wait.from, reached))
      reached = Math.max(reached, end)
    }
    return Math.round(covered)
  }
  return { database: during('database'), bucket: during('bucket'), hashes: during('hashes') }
}
