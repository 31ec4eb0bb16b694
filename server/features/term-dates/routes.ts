import type { FastifyInstance } from 'fastify'
import * as termDates from '#contract/term-dates.ts'
import type { Deps } from '../../deps.ts'
import { serve } from '../../http/serve.ts'
import { enterTermDates, viewCalendar } from './service.ts'

export function termDateRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, termDates.viewTermDates, ({ actor }) => viewCalendar(deps.db, actor.schoolId))

  serve(app, termDates.saveTermDates, ({ actor, by, body }) => enterTermDates(deps, { actor, by }, body))
}
