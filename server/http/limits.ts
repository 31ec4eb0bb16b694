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
  /** Announces an attempt; `attemptWithin` makes it. */
  take(key: string): Attempt
}

/** An attempt under one limit, from its announcement until `end`. */
export interface Attempt {
  /**
   * Rejects with `request/too-many` when the failures so far, and the attempts under way in this process, use up the
   * limit: asking many times at once does not beat it.
   */
  isAllowed: Promise<void>
  fail(): Promise<void>
  end(): void
}

/**
 * What `work` answers; null is a failure, and counts under each of the limits, which are asked at once. Throws
 * `request/too-many` without trying.
 */
export async function attemptWithin<T>(attempts: Attempt[], work: () => Promise<T | null>): Promise<T | null> {
  try {
    await Promise.all(attempts.map(({ isAllowed }) => isAllowed))
    const answer = await work()
    if (answer === null) await Promise.all(attempts.map((attempt) => attempt.fail()))
    return answer
  } finally {
    for (const attempt of attempts) attempt.end()
  }
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
  const check = async (key: string) => {
    const failed = await store.get(key)
    if ((failed?.consumedPoints ?? 0) + (underWay.get(key) ?? 0) > limit.points) {
      throw tooMany(failed?.msBeforeNext ?? 0)
    }
  }
  return {
    take(key) {
      move(key, 1)
      return { isAllowed: check(key), fail: async () => void (await store.penalty(key)), end: () => move(key, -1) }
    },
  }
}
