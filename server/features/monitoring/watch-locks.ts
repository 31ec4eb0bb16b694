import { listLockWaits } from '../../database/server-state.ts'
import { type Deps, inBackground } from '../../deps.ts'
import { throttle } from '../../logging/throttle.ts'
import { longestWait } from '../../logging/waits.ts'

/** Milliseconds between two looks, from which a statement is worth one, and between two lines of the log. */
const lookEvery = 1000
const waitsFrom = 1000
const lineEvery = 10_000

/** While a statement of a request takes long, finds out who holds the lock that it waits for. Returns what ends the watching. */
export function watchLocks(deps: Deps): () => void {
  const { db } = inBackground(deps)
  const { delays, log } = deps
  const logWait = throttle<object>(lineEvery, (line, leftOut) =>
    log.warn({ ...line, leftOut }, 'statements wait for a lock'),
  )
  let isLooking = false

  async function look(): Promise<void> {
    if (isLooking || longestWait('database') < waitsFrom) return
    isLooking = true
    try {
      for (const lock of await listLockWaits(db)) {
        logWait(lock)
        delays.noteLock(lock)
      }
    } catch {
      // The database hangs, or is away, which its requests say themselves.
    } finally {
      isLooking = false
    }
  }

  const timer = setInterval(() => void look(), lookEvery)
  timer.unref()
  return () => clearInterval(timer)
}
