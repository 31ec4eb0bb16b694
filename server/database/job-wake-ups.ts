import type { Pool } from 'pg'
import type { Changes } from './changes.ts'
import { listNextDue } from './job-queries.ts'

/**
 * Milliseconds between two checks for due jobs: `announced` while the change feed announces jobs, when only delayed
 * jobs and those of a dead instance matter; `unannounced` without the feed.
 */
const lookEvery = { announced: 10_000, unannounced: 1000 }
/** Milliseconds: allows for the time that the query for due jobs takes. */
const margin = 20

export interface WakeUps {
  start(): Promise<void>
  /** For a failed job, whose next try is stored a moment later. */
  lookSoon(): void
  stop(): void
}

/**
 * Calls `wake` with the name of a queue when one of its jobs is due: at once when a new job is announced, and at its
 * time when it was delayed or is retried. One query for all queues replaces polling each of them.
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
    // While the database is unavailable there is nothing to wake workers for.
    const queues = await listNextDue(pool).catch(() => [])
    if (!isRunning) return
    const next = changes?.isConnected() ? lookEvery.announced : lookEvery.unannounced
    for (const { name, seconds } of queues) {
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
