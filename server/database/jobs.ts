import { setTimeout as sleep } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import type { Kysely } from 'kysely'
import type { Pool } from 'pg'
import PgBoss from 'pg-boss'
import type { Logger } from 'pino'
import { retention } from '../data-protection/retention.ts'
import { withoutEmails } from '../logging/log-errors.ts'
import { lockForTransaction, withAdvisoryLock } from './advisory-lock.ts'
import type { Changes } from './changes.ts'
import { createKysely } from './connect.ts'
import { isOutage } from './connection-errors.ts'
import { createWakeUps } from './job-wake-ups.ts'
import { runSql } from './raw-sql.ts'
import type { Database } from './tables.ts'

/** How a queue retries: `retries` times with growing pauses from `delay` seconds; a run can take `timeout` seconds. */
export interface JobOptions {
  retries?: number
  delay?: number
  timeout?: number
  /** How many run at once in this process. */
  atOnce?: number
}

interface AddOptions {
  priority?: number
  after?: number
  isOnly?: boolean
}

/** Facts about the current run of a job. */
export interface Run {
  isLastTry: boolean
  /** Aborted when the process stops. What then ends with an error is tried again, by another instance perhaps. */
  signal: AbortSignal
}

/** Work that outlives the request: stored in the database, run by one instance, retried if it fails. */
export interface Jobs {
  /** Defines the work of a queue. Call it before `start`. */
  define<T extends object>(name: string, work: (data: T, run: Run) => Promise<void>, options?: JobOptions): void
  /** Periodic work, once across all instances; begun late if none was running. */
  every(hours: number, name: string, work: () => Promise<void>, options?: JobOptions): void
  /**
   * Adds a job in the caller's transaction, so that it exists if and only if the write that it belongs to does. Within
   * a queue the highest `priority` runs first (default 0); `after` delays the start, in seconds. `isOnly`: if the queue
   * has a job that waits, none is added, and that one starts no later than the new one would have.
   */
  add(db: Kysely<Database>, name: string, data: object, options?: AddOptions): Promise<void>
  /**
   * Creates the tables of the library and the queues that the database lacks, for which a role needs the right to create
   * tables. `start` does it too, and creates nothing where this has been done.
   */
  createQueues(): Promise<void>
  start(): Promise<void>
  /** Starts no further job, and lets the running ones finish (for `limit` seconds, 8 at most). */
  stop(limit?: number): Promise<void>
}

/** Returns a row to one instance only. */
const beginRound = `
  insert into rounds (name, begun_at) values ($1, now())
  on conflict (name) do update set begun_at = now() where rounds.begun_at <= now() - $2 * interval '1 hour'`

/** Finished jobs may contain an e-mail address, so they are archived after an hour, and deleted later. */
const forgetting = { archiveCompletedAfterSeconds: 3600, deleteAfterDays: retention.finishedJob.days }

/** Recognises the statements with which pg-boss marks jobs as completed or failed. */
const isOutcome = (text: string) => text.includes('UNNEST($2::uuid[])') && text.includes('$3::jsonb')

/**
 * pg-boss creates its schema with its tables. Where an administrator has created the schema, the right to create one may
 * be missing, which PostgreSQL demands even if there is nothing to create.
 */
async function withoutSchema(pool: Pool, text: string): Promise<string> {
  const creation = /CREATE SCHEMA IF NOT EXISTS pgboss\s*;/
  if (!creation.test(text)) return text
  const { rows } = await pool.query<{ exists: boolean }>(`select to_regnamespace('pgboss') is not null as exists`)
  return rows[0]?.exists ? text.replace(creation, '') : text
}

/** Milliseconds between two checks for periodic work that is due: `often` for work that is due more than six times an hour. */
const lookEvery = { usual: 10 * 60_000, often: 60_000 }

/** Seconds after which a worker polls by itself, in case `createWakeUps` has missed a job. */
const pollEvery = 600

/** Seconds that running jobs get when the process stops. */
const stopWithin = 8

/** Announces a job to every instance through the change feed when the transaction commits. */
const announceJob = `select pg_notify('changes', 'job:' || $1::text)`

/** Makes jobs that wait in a queue start in `$2` seconds at the latest. */
const bringForward = `
  update pgboss.job set start_after = least(start_after, now() + $2 * interval '1 second')
  where name = $1 and state < 'active'
  returning id`

/** Whether a job of the queue waits, which then starts in `after` seconds at the latest. Others decide about it in turn. */
async function isWaiting(db: Kysely<Database>, name: string, after: number): Promise<boolean> {
  await lockForTransaction(db, `jobs ${name}`)
  const { rows } = await runSql(db, bringForward, [name, after])
  return rows.length > 0
}

/**
 * What is logged about a failed job. For an error with `expected: true` (a mailbox that does not exist, say) the `code`
 * is enough. For others the log has message and stack, without e-mail addresses.
 */
function failureNote(error: unknown): object {
  const { expected, code, name } = error as Partial<Error> & { expected?: unknown; code?: unknown }
  return expected === true ? { reason: code ?? name } : { err: withoutEmails(error as Error) }
}

/**
 * Jobs on pg-boss. Workers are woken by the change feed when a job is added, and when a delayed one is due; without
 * `changes` they poll once a second.
 */
export function createJobs(pool: Pool, log: Logger, changes?: Changes): Jobs {
  let isStarted = false
  let isStopped = false
  const stopping = new AbortController()
  /**
   * The library does not await marking a job as done or failed, so an error would be an unhandled rejection and end the
   * process. While the database is unavailable the statement is retried, or the job would run again. If the database
   * refuses it for another reason, it is tried without the job's result or error, then logged: the job stays active,
   * expires after its timeout, and runs again.
   */
  async function executeSql(text: string, values: unknown[]) {
    for (;;) {
      // A job that outlives the 8 seconds of stopping must not query a closed pool: it resumes at the next start.
      if (isStopped) await new Promise<never>(() => {})
      try {
        return await pool.query(await withoutSchema(pool, text), values)
      } catch (error) {
        if (isStarted && isOutage(error)) await sleep(1000)
        else if (isStarted && isOutcome(text)) return noteOutcome(text, values, error)
        else throw error
      }
    }
  }
  /** For example, an error's message may hold NUL, which PostgreSQL cannot store. */
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
  /** The workers of this process, by queue. */
  const workers = new Map<string, string[]>()
  const wakeUps = createWakeUps(pool, changes, (queue) => {
    for (const worker of workers.get(queue) ?? []) boss.notifyWorker(worker)
  })
  boss.on('error', (error) => log.error({ err: error }, 'job queue'))
  const queues: PgBoss.Queue[] = []
  const startWorkers: Array<() => Promise<void>> = []
  const rounds: Record<keyof typeof lookEvery, Array<() => Promise<void>>> = { usual: [], often: [] }
  const lookouts: NodeJS.Timeout[] = []

  return {
    define(name, work, { retries = 3, delay = 2, timeout = 60, atOnce = 1 } = {}) {
      queues.push({ name, retryLimit: retries, retryDelay: delay, retryBackoff: true, expireInSeconds: timeout })
      startWorkers.push(async () => {
        const run = async ([job]: PgBoss.JobWithMetadata<Parameters<typeof work>[0]>[]) => {
          if (!job) return
          try {
            await work(job.data, { isLastTry: job.retryCount >= job.retryLimit, signal: stopping.signal })
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
          // After a job there may be more: fetch until the queue is empty.
          const runAndLookAgain: typeof run = (jobs) => run(jobs).finally(() => boss.notifyWorker(worker))
          const options = { batchSize: 1, pollingIntervalSeconds: pollEvery, includeMetadata: true } as const
          worker = await boss.work(name, options, runAndLookAgain)
          workers.set(name, [...(workers.get(name) ?? []), worker])
        }
      })
    },
    every(hours, name, work, options) {
      this.define(name, work, options)
      rounds[hours < 1 / 6 ? 'often' : 'usual'].push(async () => {
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
    async add(db, name, data, { priority = 0, after = 0, isOnly = false } = {}) {
      if (!isOnly || !(await isWaiting(db, name, after))) {
        await boss.send(name, data, {
          priority,
          startAfter: after,
          db: { executeSql: (text: string, values: unknown[]) => runSql(db, text, values) },
        })
      }
      await runSql(db, announceJob, [after > 0 ? '' : name])
    },
    async createQueues() {
      // Instances that start together take turns.
      await withAdvisoryLock(createKysely(pool), 'job queues', async () => {
        await boss.start()
        const existing = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]))
        for (const queue of queues) {
          const found = existing.get(queue.name)
          if (!found) await boss.createQueue(queue.name, queue)
          // A queue that an earlier version created keeps its options.
          else if (!isDeepStrictEqual({ ...found, ...queue }, found)) await boss.updateQueue(queue.name, queue)
        }
      })
    },
    async start() {
      await this.createQueues()
      for (const startWorker of startWorkers) await startWorker()
      isStarted = true
      const look = async (pace: keyof typeof lookEvery) => {
        for (const begin of rounds[pace])
          await begin().catch((error: unknown) => log.error({ err: error }, 'job rounds'))
      }
      for (const pace of ['usual', 'often'] as const) {
        await look(pace)
        lookouts.push(setInterval(() => void look(pace), lookEvery[pace]))
      }
      if (queues.length > 0) await wakeUps.start()
    },
    async stop(limit = stopWithin) {
      for (const lookout of lookouts) clearInterval(lookout)
      wakeUps.stop()
      stopping.abort()
      const timeout = Math.min(limit, stopWithin) * 1000
      await boss.stop({ graceful: true, wait: true, timeout, close: false })
      isStopped = true
    },
  }
}
