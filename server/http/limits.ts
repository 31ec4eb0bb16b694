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
   * it. Throws `request/too-many` without calling `work` if past failures and the attempts under way in this process
   * exhaust one of them, so parallel attempts do not get round it. `work` receives whether it had to wait: data read
   * before may have changed since.
   */
  attempt<T>(
    keys: Keys<Name> | Promise<Keys<Name>>,
    work: (attempt: { hasWaited: boolean }) => Promise<T | null>,
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
  const underWay = new Map<string, number>()
  const move = (row: string, by: 1 | -1) => {
    const now = (underWay.get(row) ?? 0) + by
    if (now === 0) underWay.delete(row)
    else underWay.set(row, now)
  }
  // Reads all limits in one query, which the library cannot do.
  const ask = async (rows: string[]) => {
    const text = 'select key, points, expire from rate_limits where key = any($1) and expire > $2'
    const found = await pool.query<Failures>({ name: 'failures', text, values: [rows, Date.now()] })
    return new Map(found.rows.map((row) => [row.key, row]))
  }
  return {
    async attempt(given, work) {
      const keys = await given
      const asked = stores.flatMap(({ name, store, slows }) => {
        const key = keys[name as Name]
        return key === undefined ? [] : [{ store, slows, key, row: store.getKey(key) }]
      })
      for (const { row } of asked) move(row, 1)
      try {
        const failed = await ask(asked.map(({ row }) => row))
        let excess = 0
        for (const { store, slows, row } of asked) {
          const { points = 0, expire = 0 } = failed.get(row) ?? {}
          const beyond = points + (underWay.get(row) ?? 0) - store.points
          if (beyond > 0 && !slows) throw tooMany(Number(expire) - Date.now())
          if (slows) excess = Math.max(excess, beyond)
        }
        // A second for each: somebody who mistypes while strangers guess hardly notices; the guesser does.
        if (excess > 0) await wait(Math.min(excess * 1000, longestWait))
        const answer = await work({ hasWaited: excess > 0 })
        if (answer === null) await Promise.all(asked.map(({ store, key }) => store.penalty(key)))
        return answer
      } finally {
        for (const { row } of asked) move(row, -1)
      }
    },
    async forget(name, key) {
      const row = `${name}:${key}`
      await pool.query('delete from rate_limits where key = $1 or starts_with(key, $2)', [row, `${row} `])
    },
  }
}
