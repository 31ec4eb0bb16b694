import type { FastifyInstance } from 'fastify'
import * as overview from '#contract/overview.ts'
import type { Deps } from '../../deps.ts'
import { serve } from '../../http/serve.ts'
import { countWaiting } from '../inbox/service.ts'
import { listTroubles } from '../monitoring/service.ts'
import { listOpenPoints } from './before-you-open.ts'
<<<<<<< HEAD
import { countFailedMails, countWeeks, findConsoleParts, type WeekRow } from './queries.ts'
=======
import { countWaiting } from './queries.ts'
import { readTrends } from './read-trends.ts'
>>>>>>> bde51d8c (Draw figures instead of tables, and hide small numbers by one rule)

/** Counting three months of openings is slow on a large portal, and the curves do not change by the minute. */
const trendsCachedFor = 5 * 60_000

export function overviewRoutes(app: FastifyInstance, deps: Deps): void {
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
    open_points: config.isTryIt ? 0 : (await listOpenPoints(deps)).filter((point) => !point.is_done).length,
    troubles: await listTroubles(db),
    parts: await findConsoleParts(db),
  }))

  serve(app, overview.viewBeforeYouOpen, () => listOpenPoints(deps))

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
