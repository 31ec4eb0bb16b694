import type { FastifyInstance } from 'fastify'
import { viewHealth } from '#contract/monitoring.ts'
import { daysAgo } from '../../data-protection/retention.ts'
import type { Deps } from '../../deps.ts'
import { serve } from '../../http/serve.ts'
import { createDelays } from '../../logging/delays.ts'
import { allChecks, isCheckName, titleOf } from './all-checks.ts'
import { listDelays, listFindings, listPastIncidents } from './queries.ts'
import { report, reportEvery } from './report-health.ts'
import { watchLocks } from './watch-locks.ts'

/** Days for which the console lists troubles that are over. */
const shownFor = 30

export function monitoringRoutes(app: FastifyInstance, deps: Deps): void {
  const { db } = deps

  serve(app, viewHealth, async () => {
    // What this instance knows is shown at once, and not only within the minute.
    await report(deps)
    const findings = await listFindings(db)
    const past = await listPastIncidents(db, daysAgo(shownFor))
    return {
      looked_time: latest(findings.map(({ lookedAt }) => lookedAt))?.toISOString() ?? '',
      checks: allChecks.flatMap(({ name, title, limit }) => {
        const found = findings.find((one) => one.name === name)
        if (!found) return []
        const { state, what, remedy, since } = found
        return [{ name, title, limit, state, what, remedy, since_time: since.toISOString() }]
      }),
      past: past.flatMap(({ name, what, begunAt, endedAt }) =>
        isCheckName(name) && endedAt
          ? [{ name, title: titleOf(name), what, begin_time: begunAt.toISOString(), end_time: endedAt.toISOString() }]
          : [],
      ),
      ...toDelays(await listDelays(db)),
    }
  })

  const timer = setInterval(() => {
    // Without the database the checks do not run either, and /readyz says so.
    report(deps).catch((error: unknown) => deps.log.warn({ err: error }, 'this instance could not report'))
  }, reportEvery)
  timer.unref()
  const stopWatching = watchLocks(deps)
  app.addHook('onClose', async () => {
    clearInterval(timer)
    stopWatching()
  })
}

/** The slowest calls and the longest waits for locks that any instance has reported, with the time of the last one. */
function toDelays(reports: Awaited<ReturnType<typeof listDelays>>) {
  const delays = createDelays()
  const lastAt = new Map<string, string>()
  for (const { reportedAt, slowCalls, lockWaits } of reports) {
    const note = (key: string) => lastAt.has(key) || lastAt.set(key, reportedAt.toISOString())
    for (const call of slowCalls) {
      delays.noteCall(call)
      note(`${call.method} ${call.route}`)
    }
    for (const lock of lockWaits) {
      delays.noteLock(lock)
      note(`${lock.what} ${lock.holder}`)
    }
  }
  const { calls, locks } = delays.take()
  return {
    slow_calls: calls.map(({ method, route, ms, count, database, bucket, hashes }) => ({
      ...{ method, path: route, ms, count, database_ms: database, bucket_ms: bucket, hash_ms: hashes },
      last_time: lastAt.get(`${method} ${route}`) ?? '',
    })),
    lock_waits: locks.map(({ what, waiting, ms, holder, heldMs }) => ({
      ...{ what, waiting, ms, holder, held_ms: heldMs },
      last_time: lastAt.get(`${what} ${holder}`) ?? '',
    })),
  }
}

const latest = (times: Date[]): Date | undefined => times.sort((a, b) => b.getTime() - a.getTime())[0]
