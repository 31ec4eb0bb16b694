import type { FastifyInstance } from 'fastify'
import * as reading from '#contract/reading.ts'
import type { Deps } from '../../deps.ts'
import { schoolIdOf } from '../../http/school-id.ts'
import { serve } from '../../http/serve.ts'
import { everybodyRoutes } from './everybody/routes.ts'
import { readSchoolReading } from './school-reading.ts'

export function readingRoutes(app: FastifyInstance, deps: Deps): void {
  everybodyRoutes(app, deps)

  serve(app, reading.viewSchoolReading, ({ actor, query }) => readSchoolReading(deps, schoolIdOf(actor), query.period))
}
