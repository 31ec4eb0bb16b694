import type { FastifyInstance } from 'fastify'
import { viewHealth } from '#contract/monitoring.ts'
import { daysAgo } from '../../data-protection/retention.ts'
import type { Deps } from '../../deps.ts'
import { serve } from '../../http/serve.ts'
import { allChecks, isCheckName, titleOf } from './all-checks.ts'
import { listFindings, listPastIncidents } from './queries.ts'
import { report, reportEvery } from './report-health.ts'

/** Days for which the console lists troubles that are over. */
const shownFor = 30

export function monitoringRoutes(app: FastifyInstance, deps: Deps): void {
  const { db } = deps

  serve(app, viewHealth, async () => {
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
    }
  })

  const timer = setInterval(() => {
    // Without the database the checks do not run either, and /readyz says so.
    report(deps).catch((error: unknown) => deps.log.warn({ err: error }, 'this instance could not report'))
  }, reportEvery)
  timer.unref()
  app.addHook('onClose', async () => clearInterval(timer))
}

const latest = (times: Date[]): Date | undefined => times.sort((a, b) => b.getTime() - a.getTime())[0]
