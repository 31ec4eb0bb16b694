import { setTimeout as sleep } from 'node:timers/promises'
import type { Kysely } from 'kysely'
import type { Pool } from 'pg'
import PgBoss from 'pg-boss'
import type { Logger } from 'pino'
import { withoutEmails } from '../log-errors.ts'
import { retention } from '../retention.ts'
import type { Changes } from './changes.ts'
import { isOutage } from './connection-errors.ts'
import { createWakeUps } from './job-wake-ups.ts'
import { runSql } from './raw-sql.ts'
import type { Database } from './tables.ts'

/** How a queue retries: `retries` times with growing pauses from `delay` seconds; a run may take `timeout` seconds. */
export interface JobOptions {
  retries?: number
  delay?: number
  timeout?: number
  /** How many run at once in this process. */
  atOnce?: number
}

/** What a job may want to know about its run. */
export interface Run {
  isLastTry: boolean
}

/** Work that outlives the request: kept in the database, run once by one of the instances, retried when it fails. */
export interface Jobs {
  /** Says what a queue does. Called before `start`. */
  define<T extends object>(name: string, work: (data: T, run: Run) => Promise<void>, options?: JobOptions): void
  /** Work that comes round every so many hours, once over all instances; begun late where none was running. */
  every(hours: number, name: string, work: () => Promise<void>, options?: JobOptions): void
  /**
   * Adds a job in the caller's transaction: it exists exactly when the write that it belongs to does. Of a queue the
   * highest `priority` goes first (0 unless given); it begins after so many seconds where they are given.
   */
  add(db: Kysely<Database>, name: string, data: object, options?: { priority?: number; after?: number }): Promise<void>
  start(): Promise<void>
  /** Lets the jobs in hand finish (for `limit` seconds, 8 at most) and takes no more. */
  stop(limit?: number): Promise<void>
}

/** One instance gets a row, the others none. */
const beginRound = `
  insert into rounds (name, begun_at) values ($1, now())
  on conflict (name) do update set begun_at = now() where rounds.begun_at <= now() - $2 * interval '1 hour'`

/** Jobs that are done, or failed for good, may carry an address: they are archived after an hour, and then deleted. */
const forgetting = { archiveCompletedAfterSeconds: 3600, deleteAfterDays: retention.finishedJob.days }

/** The statements of pg-boss that mark jobs as completed or failed by their ids. */
const isOutcome = (text: string) => text.includes('UNNEST($2::uuid[])') && text.includes('$3::jsonb')

/** How often an instance looks whether some work has come round. */
const lookEvery = 10 * 60_000

/** Seconds between two fetches of a worker that nobody wakes: only in case that `createWakeUps` has missed something. */
const pollEvery = 600

/** Seconds that the jobs in hand get at the end. */
const stopWithin = 8

/** Tells every instance that there is a job, when the transaction commits: the feed of changes carries it. */
const announceJob = `select pg_notify('changes', 'job:' || $1::text)`

/**
 * What the log says of a failed job. An error with `expected: true` (a mailbox that does not exist, say) is part of
 * ordinary life: its `code` is enough. Of others the log has message and stack, without the e-mail addresses in them.
 */
function failureNote(error: unknown): object {
  const { expected, code, name } = error as Partial<Error> & { expected?: unknown; code?: unknown }
  return expected === true ? { reason: code ?? name } : { err: withoutEmails(error as Error) }
}

/**
 * Jobs over pg-boss. Workers are woken by the feed of changes when a job is added, and at the time when one is due;
 * without `changes` they look once a second.
 */
export function createJobs(pool: Pool, log: Logger, changes?: Changes): Jobs {
  let isStarted = false
  let isStopped = false
  /**
   * The library does not wait for a job to be marked as done or failed, so a rejection would be one that nobody handles,
   * and end the process. While the database is away it is therefore tried again, or the job would run again. What the
   * database refuses for another reason is tried without what the job answered or threw, then logged: the job stays
   * active, expires after its timeout, and runs again.
   */
  async function executeSql(text: string, values: unknown[]) {
    for (;;) {
      // A job that outlives its 8 seconds at the end must not ask a pool that is gone: it is taken up at the next start.
      if (isStopped) await new Promise<never>(() => {})
      try {
        return await pool.query(text, values)
      } catch (error) {
        if (isStarted && isOutage(error)) await sleep(1000)
        else if (isStarted && isOutcome(text)) return noteOutcome(text, values, error)
        else throw error
      }
    }
  }
  /** PostgreSQL stores no NUL, for example, which an error's message may hold. */
  async function noteOutcome(text: string, [queue, ids]: unknown[], reason: unknown) {
    const refused = { err: withoutEmails(reason as Error), job: queue }
    try {
      const noted = await pool.query(text, [queue, ids, null])
      log.error(refused, 'the outcome of a job could not be stored')
      return noted
    } catch {
      log.error(refused, 'a job could not be marked as done or failed, and will run again')
      return { rows: [{ count: '0' }], rowCount: 1 }
    }
  }
  const boss = new PgBoss({ db: { executeSql }, schedule: false, ...forgetting })
  /** Per queue, the workers of this process. */
  const workers = new Map<string, string[]>()
  const wakeUps = createWakeUps(pool, changes, (queue) => {
    for (const worker of workers.get(queue) ?? []) boss.notifyWorker(worker)
  })
  boss.on('error', (error) => log.error({ err: error }, 'job queue'))
  const definitions: Array<() => Promise<void>> = []
  const rounds: Array<() => Promise<void>> = []
  let lookout: NodeJS.Timeout | undefined

  return {
    define(name, work, { retries = 3, delay = 2, timeout = 60, atOnce = 1 } = {}) {
      definitions.push(async () => {
        const queue = { name, retryLimit: retries, retryDelay: delay, retryBackoff: true, expireInSeconds: timeout }
        await boss.createQueue(name, queue)
        // A queue that an earlier version made keeps its options otherwise.
        await boss.updateQueue(name, queue)
        const run = async ([job]: PgBoss.JobWithMetadata<Parameters<typeof work>[0]>[]) => {
          if (!job) return
          try {
            await work(job.data, { isLastTry: job.retryCount >= job.retryLimit })
          } catch (error) {
            const isLastTry = job.retryCount >= job.retryLimit
            const outcome = isLastTry ? 'job failed, and is given up' : 'job failed, will be tried again'
            log.warn({ ...failureNote(error), job: name, id: job.id }, outcome)
            wakeUps.lookSoon()
            throw error
          }
        }
        for (let slot = 0; slot < atOnce; slot++) {
          let worker = ''
          // Where there was one job there may be more: only an empty queue is left alone.
          const runAndLookAgain: typeof run = (jobs) => run(jobs).finally(() => boss.notifyWorker(worker))
          const options = { batchSize: 1, pollingIntervalSeconds: pollEvery, includeMetadata: true } as const
          worker = await boss.work(name, options, runAndLookAgain)
          workers.set(name, [...(workers.get(name) ?? []), worker])
        }
      })
    },
    every(hours, name, work, options) {
      this.define(name, work, options)
      rounds.push(async () => {
        const client = await pool.connect()
        try {
          await client.query('begin')
          const { rowCount } = await client.query(beginRound, [name, hours])
          const db = { executeSql: (text: string, values: unknown[]) => client.query(text, values) }
          if (rowCount === 1) {
            await boss.send(name, {}, { db })
            await client.query(announceJob, [name])
          }
          await client.query('commit')
        } catch (error) {
          await client.query('rollback').catch(() => undefined)
          throw error
        } finally {
          client.release()
        }
      })
    },
    async add(db, name, data, { priority = 0, after = 0 } = {}) {
      await boss.send(name, data, {
        priority,
        startAfter: after,
        db: { executeSql: (text: string, values: unknown[]) => runSql(db, text, values) },
      })
      await runSql(db, announceJob, [after > 0 ? '' : name])
    },
    async start() {
      // The library's tables and queues are made by the first; instances that start together take turns.
      const client = await pool.connect()
      try {
        await client.query(`select pg_advisory_lock(hashtext('job queues'))`)
        await boss.start()
        for (const define of definitions) await define()
        isStarted = true
      } finally {
        await client.query(`select pg_advisory_unlock(hashtext('job queues'))`)
        client.release()
      }
      const look = async () => {
        for (const begin of rounds) await begin().catch((error: unknown) => log.error({ err: error }, 'job rounds'))
      }
      await look()
      if (definitions.length > 0) await wakeUps.start()
      lookout = setInterval(() => void look(), lookEvery)
    },
    async stop(limit = stopWithin) {
      clearInterval(lookout)
      wakeUps.stop()
      const timeout = Math.min(limit, stopWithin) * 1000
      await boss.stop({ graceful: true, wait: true, timeout, close: false })
      isStopped = true
    },
  }
}
