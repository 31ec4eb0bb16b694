import { setTimeout as sleep } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import type { Pool } from 'pg'
import PgBoss from 'pg-boss'
import type { Logger } from 'pino'
import { isByDay } from '../../contract/morning.ts'
import { retention } from '../data-protection/retention.ts'
import { withoutEmails } from '../logging/log-errors.ts'
import { lockForTransaction, withAdvisoryLock } from './advisory-lock.ts'
import type { Changes } from './changes.ts'
import { createKysely } from './connect.ts'
import { isDatabaseAway, isOutage } from './connection-errors.ts'
import type { JobData, NameWithoutData } from './job-data.ts'
import { bringForward, createOrderOfJobs, isOutcome, withoutSchema } from './job-queries.ts'
import { createWakeUps } from './job-wake-ups.ts'
import { runSql } from './raw-sql.ts'
import type { Db } from './tables.ts'

/** How a queue retries: `retries` times with growing pauses from `delay` seconds; a run can take `timeout` seconds. */
export interface JobOptions {
  retries?: number
  delay?: number
  timeout?: number
  /** How many run at once in this process; with 0 they wait for one that runs them. */
  atOnce?: number
  /** A job that has not been begun for so many days is dropped (default 14). */
  daysToWait?: number
}

interface AddOptions {
  priority?: number
  after?: number
  isOnly?: boolean
}

interface RoundOptions extends JobOptions {
  /** Begun by day only, because it writes e-mails that nobody is waiting for. */
  onlyByDay?: boolean
}

/** Facts about the current run of a job. */
export interface Run {
  isLastTry: boolean
  /** Aborted when the process stops. What then ends with an error is tried again, by another instance perhaps. */
  signal: AbortSignal
}

/**
 * Work that outlives the request: stored in the database, run by one instance, retried if it fails. `Table` names the jobs
 * and the type of the data of each.
 */
export interface Jobs<Table extends Record<keyof Table, object> = JobData> {
  /** Defines the work of a queue. Call it before `start`. */
  define<N extends keyof Table & string>(
    name: N,
    work: (data: Table[N], run: Run) => Promise<void>,
    options?: JobOptions,
  ): void
  /** Periodic work, once across all instances; begun late if none was running. */
  every(hours: number, name: NameWithoutData<Table>, work: () => Promise<void>, options?: RoundOptions): void
  /**
   * Adds a job in the caller's transaction, so that it exists if and only if the write that it belongs to does. Within
   * a queue the highest `priority` runs first (default 0); `after` delays the start, in seconds. `isOnly`: if a job
   * with the same data waits, none is added, and that one starts no later than the new one would have. Throws if this
   * portal does not define the job.
   */
  add<N extends keyof Table & string>(db: Db, name: N, data: Table[N], options?: AddOptions): Promise<void>
  /** Adds any number of jobs that start now. */
  addAll<N extends keyof Table & string>(
    db: Db,
    name: N,
    jobs: Array<{ data: Table[N]; priority: number }>,
  ): Promise<void>
  /** Makes all jobs that wait in a queue start now. */
  bringForward(db: Db, name: keyof Table & string): Promise<void>
  /**
   * Creates the tables of the library and the queues that the database lacks, for which a role needs the right to create
   * tables. `start` does it too, and creates nothing where this has been done.
   */
  createQueues(): Promise<void>
  start(): Promise<void>
  /** Starts no further job, and lets the running ones finish (for `limit` seconds, 8 at most). */
  stop(limit?: number): Promise<void>
}

/** Finished jobs may contain an e-mail address, so they are archived after an hour, and deleted later. */
const forgetting = { archiveCompletedAfterSeconds: 3600, deleteAfterDays: retention.finishedJob.days }

/** Seconds after which a worker polls by itself, in case `createWakeUps` has missed a job. */
const pollEvery = 600

/** Seconds that running jobs get when the process stops. */
const stopWithin = 8

/**
 * Begins the periodic work `$1` that is due, `$2` hours after the last time, and returns its names, to one instance only.
 */
const beginRounds = `
  insert into rounds (name, begun_at)
  select name, now() from unnest($1::text[], $2::float8[]) as periodic (name, hours)
  where not exists (
    select from rounds where rounds.name = periodic.name and begun_at > now() - hours * interval '1 hour'
  )
  order by name
  on conflict (name) do update set begun_at = now()
  where rounds.begun_at <= now() - ($2::float8[])[array_position($1::text[], rounds.name)] * interval '1 hour'
  returning name`

/** Milliseconds between two looks for periodic work that is due. */
const lookEvery = 60_000

/** Announces a job to every instance through the change feed when the transaction commits. */
async function announce(db: Db, name: string, after = 0): Promise<void> {
  await runSql(db, `select pg_notify('changes', 'job:' || $1::text)`, [after > 0 ? '' : name])
}

/** Whether a job with this data waits, which then starts in `after` seconds at the latest. Others decide about it in turn. */
async function isWaiting(db: Db, name: string, data: object, after = 0): Promise<boolean> {
  await lockForTransaction(db, `jobs ${name}`)
  return bringForward(db, name, after, data)
}

/** A connection as pg-boss takes it. */
const usedBy = (db: Db) => ({ executeSql: (text: string, values: unknown[]) => runSql(db, text, values) })

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
export function createJobs<Table extends Record<keyof Table, object> = JobData>(
  pool: Pool,
  log: Logger,
  changes?: Changes,
): Jobs<Table> {
  const ownDb = createKysely(pool)
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
  /** The hours between two rounds of periodic work, by its name. */
  const rounds = new Map<string, { hours: number; onlyByDay: boolean }>()
  let lookout: NodeJS.Timeout | undefined

  async function send(db: Db, name: string, data: object, { priority = 0, after = 0 }: AddOptions = {}) {
    const id = await boss.send(name, data, { priority, startAfter: after, db: usedBy(db) })
    if (id === null) throw new Error(`The job ${name} is not defined.`)
    await announce(db, name, after)
  }

  async function startRounds() {
    const due = [...rounds].filter(([, { onlyByDay }]) => !onlyByDay || isByDay())
    const [names, hours] = [due.map(([name]) => name), due.map(([, round]) => round.hours)]
    await ownDb
      .transaction()
      .execute(async (db) => {
        const { rows } = await runSql(db, beginRounds, [names, hours])
        for (const { name } of rows as { name: string }[]) await send(db, name, {})
      })
      // The next look, a minute later, begins what is due; that the database is away is logged where it is noticed.
      .catch((error: unknown) => log[isDatabaseAway(error) ? 'warn' : 'error']({ err: error }, 'job rounds'))
  }

  return {
    define(name, work, { retries = 3, delay = 2, timeout = 60, atOnce = 1, daysToWait = 14 } = {}) {
      queues.push({
        ...{ name, retryLimit: retries, retryDelay: delay, retryBackoff: true, expireInSeconds: timeout },
        retentionMinutes: daysToWait * 1440,
      })
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
    every(hours, name, work, { onlyByDay = false, ...options } = {}) {
      this.define(name, work, options)
      rounds.set(name, { hours, onlyByDay })
    },
    async add(db, name, data, { isOnly = false, ...options } = {}) {
      if (isOnly && (await isWaiting(db, name, data, options.after))) await announce(db, name, options.after)
      else await send(db, name, data, options)
    },
    async addAll(db, name, jobs) {
      await boss.insert(
        jobs.map((job) => ({ name, ...job })),
        { db: usedBy(db) },
      )
      await announce(db, name)
    },
    async bringForward(db, name) {
      await bringForward(db, name, 0)
      await announce(db, name)
    },
    async createQueues() {
      // Instances that start together take turns.
      await withAdvisoryLock(ownDb, 'job queues', async () => {
        await boss.start()
        await pool.query(createOrderOfJobs)
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
      await startRounds()
      lookout = setInterval(() => void startRounds(), lookEvery)
      if (queues.length > 0) await wakeUps.start()
    },
    async stop(limit = stopWithin) {
      clearInterval(lookout)
      wakeUps.stop()
      stopping.abort()
      const timeout = Math.min(limit, stopWithin) * 1000
      await boss.stop({ graceful: true, wait: true, timeout, close: false })
      isStopped = true
    },
  }
}
