import type { FastifyInstance } from 'fastify'
import * as overview from '#contract/overview.ts'
import type { Deps } from '../../deps.ts'
import { serve } from '../../http/serve.ts'
import { countWaiting } from '../inbox/service.ts'
import { listTroubles } from '../monitoring/service.ts'
import type { Shelf } from '../resources/service.ts'
import { countOpenSteps } from '../set-up/service.ts'
import { countFailedMails, countWeeks, findConsoleParts, type WeekRow } from './queries.ts'

/** Counting three months of log-ins is slow on a large portal, and the curves do not change by the minute. */
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

  let cached: { weeks: Promise<WeekRow[]>; until: number } | undefined
  serve(app, overview.viewTrends, async () => {
    if (!cached || cached.until < Date.now()) {
      cached = { weeks: countWeeks(db), until: Date.now() + trendsCachedFor }
      cached.weeks.catch(() => {
        cached = undefined
      })
    }
    const weeks = await cached.weeks
    return weeks.map(({ beginsOn, signUps, logIns, bookings }) => ({
      begins_on: beginsOn,
      sign_ups: signUps,
      log_ins: logIns,
      bookings,
    }))
  })
}
