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
  /** Takes the attempt back, because it was not one that the limit is about. */
  forgive(key: string): Promise<void>
}

export function createLimiter(pool: Pool, name: string, { points, seconds }: Limit): Limiter {
  const limiter = new RateLimiterPostgres({
    storeClient: pool,
    storeType: 'pool',
    tableName: 'rate_limits',
    tableCreated: true,
    keyPrefix: name,
    points,
    duration: seconds,
  })
  return {
    async count(key) {
      try {
        await limiter.consume(key)
      } catch (refused) {
        if (!(refused instanceof RateLimiterRes)) throw refused
        // What was refused was no attempt: it must not keep the door shut once those that counted are forgiven.
        await limiter.reward(key)
        throw new Failure('request/too-many', { retryAfter: Math.ceil(refused.msBeforeNext / 1000) })
      }
    },
    async forgive(key) {
      await limiter.reward(key)
    },
  }
}
