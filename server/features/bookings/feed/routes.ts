import type { FastifyInstance } from 'fastify'
import * as calendar from '#contract/calendar.ts'
import type { Deps } from '../../../deps.ts'
import { serve } from '../../../http/serve.ts'
import { createCalendarFeed, listCalendarFeeds, readCalendarFeedOf, revokeCalendarFeed } from './feed.ts'

export function calendarFeedRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, calendar.listCalendarFeeds, ({ by }) => listCalendarFeeds(deps, by.userId))

  serve(app, calendar.createCalendarFeed, ({ by }) => createCalendarFeed(deps, by))

  serve(app, calendar.revokeCalendarFeed, async ({ by, params }) => {
    await revokeCalendarFeed(deps, by, params.id)
    return {}
  })

  serve(app, calendar.readCalendarFeed, async ({ by, params, reply }) => {
    await deps.limiters.calendarsPerNetwork.count(by.ip)
    const sessions = await readCalendarFeedOf(deps, params.secret)
    return reply.type('text/calendar; charset=utf-8').header('cache-control', 'private, no-store').send(sessions)
  })
}
