import type { FastifyInstance } from 'fastify'
import * as statistics from '#contract/statistics.ts'
import type { Deps } from '../../deps.ts'
import { serve } from '../../http/serve.ts'
import { changeChildrenCount, changeUkSchools, createStatistics, viewFigures } from './service.ts'

export function statisticsRoutes(app: FastifyInstance, deps: Deps): void {
  const cached = createStatistics(deps)

  serve(app, statistics.viewStatistics, () => cached.counters())
  serve(app, statistics.viewStatisticsDetails, () => cached.details())

  serve(app, statistics.viewStatisticsFigures, ({ query: { page = 1 } }) => viewFigures(deps, page))

  serve(app, statistics.updateUkSchools, async ({ body: { count, year, source }, by }) => {
    await changeUkSchools(deps, by, { value: count, year, source })
    return viewFigures(deps, 1)
  })

  serve(app, statistics.updateChildrenCount, async ({ params, body: { children }, by }) => {
    await changeChildrenCount(deps, by, { schoolId: params.id, children })
    return { children }
  })
}
