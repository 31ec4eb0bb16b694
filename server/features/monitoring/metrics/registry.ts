import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { CheckState } from '#contract/monitoring.ts'
import { withTimeLimit } from '../../../concurrency/time-limit.ts'
import { findJobBacklog } from '../../../database/job-queries.ts'
import { listLockWaits } from '../../../database/server-state.ts'
import type { Deps } from '../../../deps.ts'
import { findLastCopy, findLastNights } from '../../backups/service.ts'
import { findMailHealth } from '../../mailbox/service.ts'
import { listFindings } from '../queries.ts'

/** Seconds: a cached list, a page, a log-in, an upload, and what somebody gives up waiting for. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 60]

/** How long the database and the disk have for their numbers, in milliseconds. Prometheus gives a scrape up after 10 seconds. */
const timeLimit = 4000

/** Gauges of prom-client with names of counters, which `promtool check metrics` refuses; each is the sum of another one. */
const misnamed = ['nodejs_active_resources_total', 'nodejs_active_handles_total', 'nodejs_active_requests_total']

export interface Metrics {
  observe(answered: { method: string; route: string; status: number; seconds: number }): void
  /** Everything in the format of Prometheus. What only the database or the disk knows is left out while it does not answer. */
  read(): Promise<string>
  contentType: string
}

export function createMetrics(deps: Deps): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  for (const name of misnamed) registry.removeSingleMetric(name)
  const registers = [registry]
  const requests = new Histogram({
    registers,
    name: 'portal_http_request_duration_seconds',
    help: 'Requests, by the pattern of their route',
    labelNames: ['method', 'route', 'status'],
    buckets,
  })
  const gauge = (name: string, help: string, labelNames: string[] = []) =>
    new Gauge({ registers, name: `portal_${name}`, help, labelNames })
  const build = gauge('build_info', 'The version of the portal that runs', ['version'])
  build.set({ version: readVersion(deps.config) }, 1)
  gauge('read_only', '1 while the portal is read-only (READ_ONLY): its jobs rest').set(deps.config.isReadOnly ? 1 : 0)
  const diskFree = gauge('disk_free_bytes', 'Bytes that are free on the disk of the data folder')
  const diskSize = gauge('disk_size_bytes', 'Bytes of that disk')
  const connections = gauge('database_pool_connections', 'Connections of this process to its database', ['state'])
  const jobs = gauge('jobs_waiting', 'Jobs that are due and have not begun')
  const oldestJob = gauge('jobs_oldest_seconds', 'Seconds since the oldest of them should have run')
  const failedJobs = gauge('jobs_failed', 'Jobs that were given up in the last 24 hours')
  const mails = gauge('mails_waiting', 'E-mails that have not been sent')
  const oldestMail = gauge(
    'mails_oldest_seconds',
    'Seconds for which the oldest of them has waited, however often it was tried',
  )
  const sentMails = gauge('mails_sent', 'E-mails that the mail server accepted in the last 24 hours')
  const failedMails = gauge('mails_failed', 'E-mails that failed for good in the last 24 hours')
  const checks = gauge('check_state', 'What each check found: 1 for its state', ['check', 'state'])
  const looked = gauge('checks_looked_timestamp_seconds', 'When the checks last looked')
  const backup = gauge('backup_good_timestamp_seconds', 'When the last good backup was made')
  const copy = gauge('backup_copied_timestamp_seconds', 'When backups were last copied to another place')
  const lockWaits = gauge('database_lock_waits', 'Statements that have waited for a lock for longer than a second')
  const longestLockWait = gauge(
    'database_lock_wait_seconds',
    'How long the longest of these statements has waited, in seconds',
  )
  const ofMails = [mails, oldestMail, sentMails, failedMails]
  const ofDatabase = [lockWaits, longestLockWait, jobs, oldestJob, failedJobs, ...ofMails, looked, backup, copy]

  /** Returns what sets the numbers, all at once: another scrape may be under way. */
  async function askDatabase(): Promise<() => void> {
    const { db, config } = deps
    const backlog = await findJobBacklog(db)
    const { waiting, waitingSince, sent, failed } = await findMailHealth(db)
    const findings = await listFindings(db)
    const { good } = await findLastNights(db)
    const copiedAt = config.backupTo === undefined ? null : await findLastCopy(db, config.backupTo)
    const locks = await listLockWaits(db)
    return () => {
      jobs.set(backlog.waiting)
      oldestJob.set(secondsSince(backlog.oldestDueAt))
      failedJobs.set(backlog.failed)
      mails.set(waiting)
      oldestMail.set(secondsSince(waitingSince))
      sentMails.set(sent)
      failedMails.set(failed)
      for (const { name, state, lookedAt } of findings) {
        for (const one of CheckState.options) checks.set({ check: name, state: one }, one === state ? 1 : 0)
        looked.set(lookedAt.getTime() / 1000)
      }
      lockWaits.set(locks.reduce((sum, { waiting }) => sum + waiting, 0))
      longestLockWait.set(Math.max(0, ...locks.map(({ ms }) => ms / 1000)))
      if (good?.finishedAt) backup.set(good.finishedAt.getTime() / 1000)
      if (copiedAt) copy.set(copiedAt.getTime() / 1000)
    }
  }

  let looking: ReturnType<typeof deps.files.space> | undefined
  /** One that hangs is not begun a second time: each would hold a thread that reads files too. */
  const lookAtDisk = () => {
    looking ??= deps.files.space().finally(() => {
      looking = undefined
    })
    return looking
  }

  /** What `name` has answered in time; undefined if it has not. */
  const answerOf = <T>(name: string, asked: Promise<T>) =>
    withTimeLimit(asked, timeLimit, () => {
      throw new Error(`the ${name} has not answered in time`)
    }).catch((error: unknown) => {
      deps.log.warn({ err: error }, `metrics without the ${name}`)
      return undefined
    })

  return {
    contentType: registry.contentType,
    observe: ({ seconds, ...labels }) => requests.observe(labels, seconds),
    async read() {
      const [setNumbers, space] = await Promise.all([
        answerOf('database', askDatabase()),
        answerOf('disk', lookAtDisk()),
      ])
      const { totalCount, idleCount, waitingCount } = deps.pool
      connections.set({ state: 'busy' }, totalCount - idleCount)
      connections.set({ state: 'idle' }, idleCount)
      connections.set({ state: 'wanted' }, waitingCount)
      for (const one of [...ofDatabase, diskFree, diskSize]) one.remove()
      checks.reset()
      setNumbers?.()
      if (space) {
        diskFree.set(space.free)
        diskSize.set(space.size)
      }
      return registry.metrics()
    },
  }
}

const secondsSince = (time: Date | null) => (time ? Math.max(0, (Date.now() - time.getTime()) / 1000) : 0)

/** Read at the start: an update replaces the file before it restarts the instances. */
function readVersion({ root }: Deps['config']): string {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }
  return version
}
