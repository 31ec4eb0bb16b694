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
export interface FailureLimiter {
  /**
   * What `work` answers; null is a failure, and counts. Throws `request/too-many` without trying when the failures so
   * far, and the attempts under way in this process, use up the limit: asking many times at once does not beat it.
   */
  attempt<T>(key: string, work: () => Promise<T | null>): Promise<T | null>
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

export function createFailureLimiter(pool: Pool, name: string, limit: Limit): FailureLimiter {
  const store = createStore(pool, name, limit)
  const underWay = new Map<string, number>()
  const move = (key: string, by: 1 | -1) => {
    const now = (underWay.get(key) ?? 0) + by
    if (now === 0) underWay.delete(key)
    else underWay.set(key, now)
  }
  return {
    async attempt(key, work) {
      move(key, 1)
      try {
        const failed = await store.get(key)
        if ((failed?.consumedPoints ?? 0) + (underWay.get(key) ?? 0) > limit.points) {
          throw tooMany(failed?.msBeforeNext ?? 0)
        }
        const answer = await work()
        if (answer === null) await store.penalty(key)
        return answer
      } finally {
        move(key, -1)
      }
    },
  }
}
