import { setTimeout as pause } from 'node:timers/promises'
import type { Pool } from 'pg'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { Failure } from '../failure.ts'
import { networkOf } from './network.ts'
import { createWaitingRoom } from './waiting-room.ts'

/** `points` attempts within `seconds`, counted from the first. */
export interface Limit {
  points: number
  seconds: number
}

/** A limit on failures. With `slows`, an attempt beyond it is not refused but delayed, by up to 9 seconds. */
export interface FailureLimit extends Limit {
  slows?: boolean
}

/** Counts attempts per key in the database, so that the count survives restarts and is shared by all instances. */
export interface Limiter {
  /** Counts one attempt. Throws `request/too-many` beyond the limit. */
  count(key: string): Promise<void>
}

/** Counts failures only: a success, the usual case, costs one query and no write. */
export interface FailureLimits<Name extends string> {
  /**
   * Returns what `work` returns; null is a failure, and counts under each of the named limits, for the key given with
   * it. Throws `request/too-many` without calling `work` if past failures and the earlier attempts under way in this
   * process exhaust one of them: parallel attempts do not get round it. `work` receives whether it had to wait: data read
   * before may have changed since. `onLimit` is called once for each time at which failures reach a limit.
   */
  attempt<T>(
    keys: Keys<Name> | Promise<Keys<Name>>,
    work: (attempt: { hasWaited: boolean }) => Promise<T | null>,
    options?: { onLimit?: () => Promise<void> },
  ): Promise<T | null>
  /** Resets the failures under this key of a limit, and under keys that begin with it and a space. */
  forget(name: Name, key: string): Promise<void>
}

type Keys<Name extends string> = Partial<Record<Name, string>>

function createStore(pool: Pool, name: string, { points, seconds }: Limit): RateLimiterPostgres {
  return new RateLimiterPostgres({
    storeClient: pool,
    storeType: 'pool',
    tableName: 'rate_limits',
    tableCreated: true,
    keyPrefix: name,
    points,
    duration: seconds,
  })
}

function tooMany(milliseconds: number): Failure {
  const seconds = Math.max(1, Math.ceil(milliseconds / 1000))
  const minutes = Math.ceil(seconds / 60)
  const message = `Too many attempts. Try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`
  return new Failure('request/too-many', { message, retryAfter: seconds })
}

export function createLimiter(pool: Pool, name: string, limit: Limit): Limiter {
  const store = createStore(pool, name, limit)
  return {
    async count(key) {
      try {
        await store.consume(key)
      } catch (refused) {
        throw refused instanceof RateLimiterRes ? tooMany(refused.msBeforeNext) : refused
      }
    },
  }
}

/** The same for IP addresses as keys: counts per network (see `networkOf`). */
export function createNetworkLimiter(pool: Pool, name: string, limit: Limit): Limiter {
  const { count } = createLimiter(pool, name, limit)
  return { count: (ip) => count(networkOf(ip)) }
}

interface Failures {
  key: string
  points: number
  /** Milliseconds since 1970; a bigint on the wire. */
  expire: string
}

interface Attempt {
  /** Whether its failure is being stored, so that the database's answer may or may not hold it. */
  isFailing: boolean
}

/** The attempts under way in this process, for each row in the order in which they came. */
function createLines() {
  const lines = new Map<string, Set<Attempt>>()
  return {
    join(row: string, attempt: Attempt): void {
      const line = lines.get(row) ?? new Set()
      lines.set(row, line.add(attempt))
    },
    leave(row: string, attempt: Attempt): void {
      const line = lines.get(row)
      line?.delete(attempt)
      if (line?.size === 0) lines.delete(row)
    },
    /** Those that came before it. */
    ahead(row: string, attempt: Attempt): Attempt[] {
      const line = [...(lines.get(row) ?? [])]
      return line.slice(0, line.indexOf(attempt))
    },
  }
}

const longestWait = 9000
/** A network can have at most as many attempts waiting as it may have failures. */
const mostWaiting = 1000

export function createFailureLimits<Name extends string>(
  pool: Pool,
  limits: Record<Name, FailureLimit>,
): FailureLimits<Name> {
  const stores = Object.entries<FailureLimit>(limits).map(([name, limit]) => {
    return { name, store: createStore(pool, name, limit), slows: limit.slows ?? false }
  })
  const wait = createWaitingRoom(mostWaiting)
  const underWay = createLines()
  // Reads all limits in one query, which the library cannot do.
  const ask = async (rows: string[]) => {
    const text = 'select key, points, expire from rate_limits where key = any($1) and expire > $2'
    const found = await pool.query<Failures>({ name: 'failures', text, values: [rows, Date.now()] })
    return new Map(found.rows.map((row) => [row.key, row]))
  }
  return {
    async attempt(given, work, { onLimit } = {}) {
      const keys = await given
      const asked = stores.flatMap(({ name, store, slows }) => {
        const key = keys[name as Name]
        return key === undefined ? [] : [{ store, slows, key, row: store.getKey(key) }]
      })
      const attempt: Attempt = { isFailing: false }
      const rows = asked.map(({ row }) => row)
      for (const row of rows) underWay.join(row, attempt)
      /**
       * By how much each limit is exceeded. An attempt ahead that fails while the database is asked may be counted in its
       * answer, in the line, or in both: at least `least`, at most `most`.
       */
      const measure = async () => {
        const before = rows.map((row) => underWay.ahead(row, attempt).length)
        const failed = await ask(rows)
        return asked.map(({ store, slows, row }, index) => {
          const { points = 0, expire = 0 } = failed.get(row) ?? {}
          const excess = (ahead = 0) => points + ahead + 1 - store.points
          const least = excess(underWay.ahead(row, attempt).filter(({ isFailing }) => !isFailing).length)
          return { slows, least, most: excess(before[index]), expire: Number(expire) }
        })
      }
      try {
        let measured = await measure()
        while (true) {
          const refusing = measured.find(({ slows, least }) => least > 0 && !slows)
          if (refusing) throw tooMany(refusing.expire - Date.now())
          if (!measured.some(({ slows, most }) => most > 0 && !slows)) break
          // The failures ahead are being stored, which takes long only on a database in trouble.
          await pause(10)
          measured = await measure()
        }
        const excess = Math.max(0, ...measured.filter(({ slows }) => slows).map(({ most }) => most))
        // A second for each: somebody who mistypes while strangers guess hardly notices; the guesser does.
        if (excess > 0) await wait(Math.min(excess * 1000, longestWait))
        const answer = await work({ hasWaited: excess > 0 })
        attempt.isFailing = answer === null
        if (attempt.isFailing) {
          const counted = await Promise.all(asked.map(({ store, key }) => store.penalty(key)))
          // The database counts one failure after the other, so only one of them is the last that is allowed.
          if (counted.some(({ consumedPoints }, index) => consumedPoints === asked[index]?.store.points))
            await onLimit?.()
        }
        return answer
      } finally {
        for (const row of rows) underWay.leave(row, attempt)
      }
    },
    async forget(name, key) {
      const row = `${name}:${key}`
      await pool.query('delete from rate_limits where key = $1 or starts_with(key, $2)', [row, `${row} `])
    },
  }
}
