import type { Pool } from 'pg'
import type { Changes } from './changes.ts'

/** Queues with waiting jobs, and in how many seconds the first of each is due; 0 or less when it is due already. */
const nextDue = `
  select name, extract(epoch from min(start_after) - now())::float8 as seconds
  from pgboss.job where state < 'active' group by name`

/**
 * Milliseconds between two looks at what is due: while jobs are announced, so that only those matter that were due later
 * or whose instance died; and while they are not.
 */
const lookEvery = { announced: 10_000, unannounced: 1000 }
/** The database's clock is compared with ours by a question that takes a moment. */
const margin = 20

export interface WakeUps {
  start(): Promise<void>
  /** After a job failed: when it is tried again is written down a moment later. */
  lookSoon(): void
  stop(): void
}

/**
 * Calls `wake` with the name of a queue when one of its jobs is due: at once when another process announces a new one,
 * at its time when it was put off or is tried again. One look at all queues stands in for polling each of them.
 */
export function createWakeUps(pool: Pool, changes: Changes | undefined, wake: (queue: string) => void): WakeUps {
  const timers = new Map<string, NodeJS.Timeout>()
  let isRunning = false
  let lookout: NodeJS.Timeout | undefined

  function schedule(name: string, milliseconds: number, action: () => void) {
    clearTimeout(timers.get(name))
    timers.set(name, setTimeout(action, milliseconds))
  }

  async function look() {
    clearTimeout(lookout)
    // While the database is away there is nothing to be woken for.
    const { rows } = await pool
      .query<{ name: string; seconds: number }>(nextDue)
      .catch(() => ({ rows: [] as { name: string; seconds: number }[] }))
    if (!isRunning) return
    const next = changes?.isConnected() ? lookEvery.announced : lookEvery.unannounced
    for (const { name, seconds } of rows) {
      if (seconds <= 0) wake(name)
      else if (seconds * 1000 < next + 1000) schedule(name, seconds * 1000 + margin, () => wake(name))
    }
    clearTimeout(lookout)
    lookout = setTimeout(() => void look(), next)
  }

  changes?.onInvalidate((topic, queue) => {
    if (!isRunning) return
    if (topic === 'job' && queue !== '') wake(queue)
    else if (topic === 'job' || topic === '*') void look()
  })

  return {
    async start() {
      isRunning = true
      await look()
    },
    lookSoon() {
      if (isRunning) schedule('', 500, () => void look())
    },
    stop() {
      isRunning = false
      clearTimeout(lookout)
      for (const timer of timers.values()) clearTimeout(timer)
    },
  }
}
