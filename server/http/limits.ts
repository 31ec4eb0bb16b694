import type { Pool } from 'pg'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { Failure } from '../failure.ts'

/** `points` attempts within `seconds`, counted from the first. */
export interface Limit {
  points: number
  seconds: number
}

/** Counts attempts per key in the database, so that restarts and second instances share the count. */
export interface Limiter {
  /** Counts one attempt; throws `request/too-many` when there were too many. */
  count(key: string): Promise<void>
}

/** Counts only what failed: who succeeds, as most do, costs one question and no write. */
export interface FailureLimits<Name extends string> {
  /**
   * What `work` answers; null is a failure, and counts under each of the named limits, for the key given with it.
   * Throws `request/too-many` without trying when the failures so far, and the attempts under way in this process, use
   * up one of them: asking many times at once does not beat it.
   */
  attempt<T>(keys: Partial<Record<Name, string>>, work: () => Promise<T | null>): Promise<T | null>
}

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
  return new Failure('request/too-many', { retryAfter: Math.max(1, Math.ceil(milliseconds / 1000)) })
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

interface Failures {
  key: string
  points: number
  /** Milliseconds since 1970; a bigint on the wire. */
  expire: string
}

export function createFailureLimits<Name extends string>(pool: Pool, limits: Record<Name, Limit>): FailureLimits<Name> {
  const stores = Object.entries<Limit>(limits).map(([name, limit]) => [name, createStore(pool, name, limit)] as const)
  const underWay = new Map<string, number>()
  const move = (row: string, by: 1 | -1) => {
    const now = (underWay.get(row) ?? 0) + by
    if (now === 0) underWay.delete(row)
    else underWay.set(row, now)
  }
  // Of all limits at once, which the limiter's own question does not do.
  const ask = async (rows: string[]) => {
    const text = 'select key, points, expire from rate_limits where key = any($1) and expire > $2'
    const found = await pool.query<Failures>({ name: 'failures', text, values: [rows, Date.now()] })
    return new Map(found.rows.map((row) => [row.key, row]))
  }
  return {
    async attempt(keys, work) {
      const asked = stores.flatMap(([name, store]) => {
        const key = keys[name as Name]
        return key === undefined ? [] : [{ store, key, row: store.getKey(key) }]
      })
      for (const { row } of asked) move(row, 1)
      try {
        const failed = await ask(asked.map(({ row }) => row))
        for (const { store, row } of asked) {
          const { points = 0, expire = 0 } = failed.get(row) ?? {}
          if (points + (underWay.get(row) ?? 0) > store.points) throw tooMany(Number(expire) - Date.now())
        }
        const answer = await work()
        if (answer === null) await Promise.all(asked.map(({ store, key }) => store.penalty(key)))
        return answer
      } finally {
        for (const { row } of asked) move(row, -1)
      }
    },
  }
}
