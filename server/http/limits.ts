import { setTimeout as pause } from 'node:timers/promises'
import type { Pool, QueryConfig } from 'pg'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { createFairQueue, type FairQueue, QueueFull } from '../concurrency/fair-queue.ts'
import { createSlowLane } from '../concurrency/slow-lane.ts'
import type { CallLimitName, FailureLimit, Limit } from '../config/limits.ts'
import { isReadOnly } from '../database/connection-errors.ts'
import { Failure } from '../failure.ts'
import { waitingFor } from '../logging/waits.ts'
import { networkOf } from './network.ts'

/** Counts attempts per key in the database, so that the count survives restarts and is shared by all instances. */
export interface Limiter {
  /** Counts one attempt. Throws `request/too-many` beyond the limit. */
  count(key: string): Promise<void>
}

/** Counts failures only. */
export interface FailureLimits<Name extends string> {
  /**
   * Returns what `work` returns; null is a failure, and counts under each of the named limits, for the key given with
   * it. An attempt counts before `work` is called, and is given back unless it fails: so all attempts of all instances,
   * however many come at once, make at most as many guesses as a limit allows. Throws `request/too-many` without calling
   * `work` beyond a limit, and `server/busy` if too many attempts wait for their turn. `onLimit` is called with the limits
   * that failures have just reached. With `candidate`, the code that is tried, a right one passes beyond a limit too: two different ones a
   * second are tried under a key, and only wrong ones are refused.
   */
  attempt<T>(
    keys: Keys<Name> | Promise<Keys<Name>>,
    work: () => Promise<T | null>,
    options?: { onLimit?: (reached: Name[]) => Promise<void>; candidate?: string },
  ): Promise<T | null>
  /** Resets the failures under this key of a limit, and under keys that begin with it and a space. */
  forget(name: Name, key: string): Promise<void>
}

type Keys<Name extends string> = Partial<Record<Name, string>>

function createStore(pool: Pool, name: string, { points, seconds }: Limit): RateLimiterPostgres {
  return new RateLimiterPostgres({
    storeClient: { query: (asked: QueryConfig) => waitingFor('database', () => pool.query(asked)) },
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

function createLimiter(pool: Pool, name: string, limit: Limit): Limiter {
  const store = createStore(pool, name, limit)
  const isByNetwork = name.endsWith('PerNetwork')
  return {
    async count(key) {
      try {
        await store.consume(isByNetwork ? networkOf(key) : key)
      } catch (refused) {
        throw refused instanceof RateLimiterRes ? tooMany(refused.msBeforeNext) : refused
      }
    },
  }
}

/** A limiter for each limit. The keys of those that end in `PerNetwork` are IP addresses, which count per network. */
export function createLimiters(pool: Pool, limits: Record<CallLimitName, Limit>): Record<CallLimitName, Limiter> {
  const limiters = Object.entries(limits).map(([name, limit]) => [name, createLimiter(pool, name, limit)])
  return Object.fromEntries(limiters) as Record<CallLimitName, Limiter>
}

/**
 * The share of a limit that attempts under way in one process may hold, so that right passwords that come all at once
 * reach no limit unless mistakes have used up nearly all of it.
 */
const shareUnderWay = 0.1
/** How many attempts may wait for their turn under one key: more than the devices of a year group. */
const maxWaiting = 200
const maxDelay = 9000
/** Codes that are tried beyond a limit. Somebody who knows the words of a class code needs 80 minutes for its digits. */
const lanePace = { every: 500, maxWait: 5000, maxWaiting: 200 }

/** A limit of an attempt, and what the attempt counts under. */
interface Counter {
  name: string
  store: RateLimiterPostgres
  turns: FairQueue
  key: string
}

export function createFailureLimits<Name extends string>(
  pool: Pool,
  limits: Record<Name, FailureLimit>,
): FailureLimits<Name> {
  const all = Object.entries<FailureLimit>(limits).map(([name, limit]) => {
    const slotsEach = Math.max(1, Math.floor(limit.points * shareUnderWay))
    const turns = createFairQueue({ slots: Number.POSITIVE_INFINITY, slotsEach, waitingEach: maxWaiting })
    return { name, slows: limit.slows ?? false, store: createStore(pool, name, limit), turns }
  })
  const lane = createSlowLane(lanePace)
  return {
    async attempt(given, work, { onLimit, candidate } = {}) {
      const keys = await given
      const counters = all.flatMap((limit) => {
        const key = keys[limit.name as Name]
        return key === undefined ? [] : [{ ...limit, key }]
      })
      const slowing = counters.filter(({ slows }) => slows)
      const refusing = counters.filter(({ slows }) => !slows)
      const countFailure = () => Promise.all(slowing.map(({ store, key }) => store.penalty(key)))
      try {
        // Before its turn, so that a delayed attempt holds nobody else up.
        await delay(slowing, refusing)
        return await inTurn(refusing, async () => {
          const held = await consume(refusing)
          const result = await work().catch(async (error: unknown) => {
            await giveBack(held)
            throw error
          })
          if (result !== null) await giveBack(held)
          else {
            await countFailure()
            const reached = held.filter(({ store, count }) => count === store.points).map(({ name }) => name as Name)
            if (reached.length > 0) await onLimit?.(reached)
          }
          return result
        })
      } catch (error) {
        const isRefused = error instanceof Failure && error.code === 'request/too-many'
        if (candidate === undefined || !isRefused) throw error
        const key = refusing.map((counter) => counter.key).join(' ')
        const result = (await lane.wait(key, candidate)) ? await work() : null
        if (result !== null) return result
        await countFailure()
        throw error
      }
    },
    async forget(name, key) {
      const row = `${name}:${key}`
      await pool.query('delete from rate_limits where key = $1 or starts_with(key, $2)', [row, `${row} `])
    },
  }
}

/**
 * Waits a second for each failure beyond a limit that slows: somebody who mistypes while strangers guess hardly notices;
 * the guesser does. What another limit refuses is refused at once. Attempts at the same moment wait side by side, so
 * these limits need no exact count and are read without a write.
 */
async function delay(slowing: Counter[], refusing: Counter[]): Promise<void> {
  const counts = await read(slowing)
  const excess = Math.max(0, ...counts.map(({ store, consumed }) => consumed + 1 - store.points))
  if (excess === 0) return
  const exhausted = (await read(refusing)).find(({ store, consumed }) => consumed >= store.points)
  if (exhausted) throw tooMany(exhausted.milliseconds)
  await pause(Math.min(excess * 1000, maxDelay))
}

const read = (counters: Counter[]) =>
  Promise.all(
    counters.map(async ({ store, key }) => {
      const { consumedPoints: consumed = 0, msBeforeNext: milliseconds = 0 } = (await store.get(key)) ?? {}
      return { store, consumed, milliseconds }
    }),
  )

/** Runs `work` once it is the attempt's turn under each key. */
async function inTurn<T>([first, ...others]: Counter[], work: () => Promise<T>): Promise<T> {
  if (!first) return work()
  try {
    return await first.turns.run(first.key, () => inTurn(others, work))
  } catch (error) {
    throw error instanceof QueueFull ? new Failure('server/busy', { retryAfter: 3 }) : error
  }
}

/** Counts an attempt under each key, or beyond one of the limits under none: then it throws `request/too-many`. */
async function consume(counters: Counter[]): Promise<Array<Counter & { count: number }>> {
  const consumed = await Promise.allSettled(counters.map(({ store, key }) => store.consume(key)))
  const held = counters.flatMap((counter, index) => {
    const result = consumed[index]
    const answer: unknown = result?.status === 'fulfilled' ? result.value : result?.reason
    return answer instanceof RateLimiterRes ? [{ ...counter, count: answer.consumedPoints }] : []
  })
  const refusal = consumed.find((result) => result.status === 'rejected')
  if (!refusal) return held
  await giveBack(held)
  // A database that accepts no writes counts nothing: classes go on reading.
  if (isReadOnly(refusal.reason)) return []
  throw refusal.reason instanceof RateLimiterRes ? tooMany(refusal.reason.msBeforeNext) : refusal.reason
}

async function giveBack(counters: Counter[]): Promise<void> {
  await Promise.all(counters.map(({ store, key }) => store.reward(key)))
}
