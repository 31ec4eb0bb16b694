import type { FastifyInstance } from 'fastify'
import * as overview from '#contract/overview.ts'
import type { Deps } from '../../deps.ts'
import { serve } from '../../http/serve.ts'
import { countWaiting } from './queries.ts'

export function overviewRoutes(app: FastifyInstance, { db }: Deps): void {
  serve(app, overview.viewOverview, async () => ({
    waiting: (await countWaiting(db)).map(({ queue, count, oldestAt }) => ({
      queue,
      count,
      oldest_time: oldestAt?.toISOString() ?? '',
    })),
  }))
}
