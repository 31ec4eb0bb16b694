import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { CheckState } from '#contract/monitoring.ts'
import { withTimeLimit } from '../../../concurrency/time-limit.ts'
import { findJobBacklog } from '../../../database/job-queries.ts'
import { listLockWaits } from '../../../database/server-state.ts'
import type { Deps } from '../../../deps.ts'
import { findLastNights } from '../../backups/service.ts'
import { findMailHealth } from '../../mailbox/service.ts'
import { listFindings } from '../queries.ts'

/** Seconds: a cached list, a page, a log-in, an upload, and what somebody gives up waiting for. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 60]

/** How long the database has for its numbers, in milliseconds. Prometheus gives a scrape up after 10 seconds. */
const timeLimit = 4000

export interface Metrics {
  observe(answered: { method: string; route: string; status: number; seconds: number }): void
  /** Everything in the format of Prometheus. What only the database knows is left out while it does not answer. */
  read(): Promise<string>
  contentType: string
}

export function createMetrics(deps: Deps): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
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
  const connections = gauge('database_pool_connections', 'Connections of this process to its database', ['state'])
  const jobs = gauge('jobs_waiting', 'Jobs that are due and have not begun')
  const oldestJob = gauge('jobs_oldest_seconds', 'Seconds since the oldest of them should have run')
  const failedJobs = gauge('jobs_failed', 'Jobs that were given up in the last 24 hours')
  const mails = gauge('mails_waiting', 'E-mails that have not been sent')
  const oldestMail = gauge(
    'mails_oldest_seconds',
    'Seconds for which the oldest of them has waited, however often it was tried',
  )
  const checks = gauge('check_state', 'What each check found: 1 for its state', ['check', 'state'])
  const looked = gauge('checks_looked_timestamp_seconds', 'When the checks last looked')
  const backup = gauge('backup_good_timestamp_seconds', 'When the last good backup was made')
  const lockWaits = gauge('database_lock_waits', 'Statements that have waited for a lock for longer than a second')
  const longestLockWait = gauge(
    'database_lock_wait_seconds',
    'How long the longest of these statements has waited, in seconds',
  )
  const ofDatabase = [lockWaits, longestLockWait, jobs, oldestJob, failedJobs, mails, oldestMail, looked, backup]

  /** Returns what sets the numbers, all at once: another scrape may be under way. */
  async function askDatabase(): Promise<() => void> {
    const { db } = deps
    const backlog = await findJobBacklog(db)
    const { waiting, waitingSince } = await findMailHealth(db)
    const findings = await listFindings(db)
    const { good } = await findLastNights(db)
    const locks = await listLockWaits(db)
    return () => {
      jobs.set(backlog.waiting)
      oldestJob.set(secondsSince(backlog.oldestDueAt))
      failedJobs.set(backlog.failed)
      mails.set(waiting)
      oldestMail.set(secondsSince(waitingSince))
      for (const { name, state, lookedAt } of findings) {
        for (const one of CheckState.options) checks.set({ check: name, state: one }, one === state ? 1 : 0)
        looked.set(lookedAt.getTime() / 1000)
      }
      lockWaits.set(locks.reduce((sum, { waiting }) => sum + waiting, 0))
      longestLockWait.set(Math.max(0, ...locks.map(({ ms }) => ms / 1000)))
      if (good?.finishedAt) backup.set(good.finishedAt.getTime() / 1000)
    }
  }

  return {
    contentType: registry.contentType,
    observe: ({ seconds, ...labels }) => requests.observe(labels, seconds),
    async read() {
      const setNumbers = await withTimeLimit(askDatabase(), timeLimit, () => {
        throw new Error('the database has not answered in time')
      }).catch((error: unknown) => {
        deps.log.warn({ err: error }, 'metrics without the database')
      })
      const { totalCount, idleCount, waitingCount } = deps.pool
      connections.set({ state: 'busy' }, totalCount - idleCount)
      connections.set({ state: 'idle' }, idleCount)
      connections.set({ state: 'wanted' }, waitingCount)
      for (const one of ofDatabase) one.remove()
      checks.reset()
      setNumbers?.()
      return registry.metrics()
    },
  }
}

const secondsSince = (time: Date | null) => (time ? Math.max(0, (Date.now() - time.getTime()) / 1000) : 0)
