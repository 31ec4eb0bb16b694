import type { Kysely } from 'kysely'
import type { Pool } from 'pg'
import PgBoss from 'pg-boss'
import type { Logger } from 'pino'
import { runSql } from '../database/raw-sql.ts'
import type { Database } from '../database/tables.ts'

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
  /** Adds a job in the caller's transaction: it exists exactly when the write that it belongs to does. */
  add(db: Kysely<Database>, name: string, data: object): Promise<void>
  start(): Promise<void>
  /** Lets the jobs in hand finish (for 8 seconds at most) and takes no more. */
  stop(): Promise<void>
}

export function createJobs(pool: Pool, log: Logger): Jobs {
  const boss = new PgBoss({
    db: { executeSql: (text: string, values: unknown[]) => pool.query(text, values) },
    schedule: false,
  })
  boss.on('error', (error) => log.error({ err: error }, 'job queue'))
  const definitions: Array<() => Promise<void>> = []
  const workers = new Map<string, string[]>()

  return {
    define(name, work, { retries = 3, delay = 2, timeout = 60, atOnce = 1 } = {}) {
      definitions.push(async () => {
        await boss.createQueue(name, {
          name,
          retryLimit: retries,
          retryDelay: delay,
          retryBackoff: true,
          expireInSeconds: timeout,
        })
        const run = async ([job]: PgBoss.JobWithMetadata<Parameters<typeof work>[0]>[]) => {
          if (!job) return
          try {
            await work(job.data, { isLastTry: job.retryCount >= job.retryLimit })
          } catch (error) {
            log.warn({ err: error, job: name, id: job.id }, 'job failed, will be tried again')
            throw error
          }
        }
        const ids = []
        for (let slot = 0; slot < atOnce; slot++) {
          ids.push(await boss.work(name, { batchSize: 1, pollingIntervalSeconds: 0.5, includeMetadata: true }, run))
        }
        workers.set(name, ids)
      })
    },
    async add(db, name, data) {
      await boss.send(name, data, { db: { executeSql: (text: string, values: unknown[]) => runSql(db, text, values) } })
    },
    async start() {
      await boss.start()
      for (const define of definitions) await define()
    },
    async stop() {
      await boss.stop({ graceful: true, wait: true, timeout: 8000, close: false })
    },
  }
}
