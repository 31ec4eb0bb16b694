import type { WaitedFor } from './waits.ts'

/** A slow kind of call: the slowest of `count`, and what was waited for meanwhile, in milliseconds. */
export interface SlowCall extends Record<WaitedFor, number> {
  method: string
  /** The pattern of its route, never the path, which may hold a key. */
  route: string
  ms: number
  count: number
}

/** Statements of this portal that wait for a lock, and the session that holds it. */
export interface LockWait {
  /** The table; or the kind of lock. */
  what: string
  waiting: number
  ms: number
  holder: string
  /** How long the holder's transaction had run; 0 where that is hidden from this user. */
  heldMs: number
}

export interface Noted {
  calls: SlowCall[]
  locks: LockWait[]
}

/** What has made this process slow since its last report. */
export interface Delays {
  noteCall(call: SlowCall): void
  noteLock(lock: LockWait): void
  /** The slowest first. */
  take(): Noted
}

/** Of each kind; the console shows ten of all instances. */
const maxNoted = 10

export function createDelays(): Delays {
  const calls = new Map<string, SlowCall>()
  const locks = new Map<string, LockWait>()

  return {
    noteCall(call) {
      const key = `${call.method} ${call.route}`
      const known = calls.get(key)
      const slowest = known && known.ms > call.ms ? known : call
      calls.set(key, { ...slowest, count: (known?.count ?? 0) + call.count })
    },
    noteLock(lock) {
      const key = `${lock.what} ${lock.holder}`
      const known = locks.get(key)
      if (!known || known.ms <= lock.ms) locks.set(key, lock)
    },
    take() {
      const noted = { calls: slowestOf([...calls.values()]), locks: slowestOf([...locks.values()]) }
      calls.clear()
      locks.clear()
      return noted
    },
  }
}

/** The slowest of each kind. */
function slowestOf<T extends { ms: number }>(all: T[]): T[] {
  return all.sort((a, b) => b.ms - a.ms).slice(0, maxNoted)
}
