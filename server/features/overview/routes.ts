import type { FastifyInstance } from 'fastify'
import * as overview from '#contract/overview.ts'
import type { Deps } from '../../deps.ts'
import { serve } from '../../http/serve.ts'
import { countWaiting } from '../inbox/service.ts'
import { listTroubles } from '../monitoring/service.ts'
import type { Shelf } from '../resources/service.ts'
import { countOpenSteps } from '../set-up/service.ts'
import { countFailedMails, findConsoleParts } from './queries.ts'
import { readTrends } from './read-trends.ts'

/** Counting three months of openings is slow on a large portal, and the curves do not change by the minute. */
const trendsCachedFor = 5 * 60_000

export function overviewRoutes(app: FastifyInstance, deps: Deps, shelf: Shelf): void {
  const { db, warnings, config } = deps
  serve(app, overview.viewOverview, async () => ({
    waiting: [
      ...(await countWaiting(db)),
      { queue: 'mails' as const, dueOn: null, ...(await countFailedMails(db)) },
    ].map(({ queue, count, oldestAt, dueOn }) => ({
      queue,
      count,
      oldest_time: oldestAt?.toISOString() ?? '',
      ...(dueOn && { due_on: dueOn }),
    })),
    warnings: warnings.list(),
    open_points: config.isTryIt ? 0 : await countOpenSteps(deps, shelf),
    troubles: await listTroubles(db),
    parts: await findConsoleParts(db),
  }))

  let cached: { weeks: Promise<overview.Week[]>; until: number } | undefined
  serve(app, overview.viewTrends, () => {
    if (!cached || cached.until < Date.now()) {
      cached = { weeks: readTrends(deps), until: Date.now() + trendsCachedFor }
      cached.weeks.catch(() => {
        cached = undefined
      })
    }
    return cached.weeks
  })
}
