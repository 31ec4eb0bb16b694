import type { FastifyInstance } from 'fastify'
import * as statistics from '#contract/statistics.ts'
import type { Actor } from '../../database/sessions.ts'
import type { Deps } from '../../deps.ts'
import { serve } from '../../http/serve.ts'
import { changeChildrenCount, changeUkSchools, createStatistics, viewFigures } from './service.ts'

const operating = ({ actor, request }: { actor: Actor; request: { ip: string } }) => ({
  actorId: actor.id,
  address: request.ip,
})

export function statisticsRoutes(app: FastifyInstance, deps: Deps): void {
  const remembered = createStatistics(deps)

  serve(app, statistics.viewStatistics, () => remembered.counters())
  serve(app, statistics.viewStatisticsDetails, () => remembered.details())

  serve(app, statistics.viewStatisticsFigures, ({ query: { page = 1 } }) => viewFigures(deps, page))

  serve(app, statistics.updateUkSchools, async (asked) => {
    const { count, year, source } = asked.body
    await changeUkSchools(deps, operating(asked), { value: count, year, source })
    return viewFigures(deps, 1)
  })

  serve(app, statistics.updateChildrenCount, async (asked) => {
    const { children } = asked.body
    await changeChildrenCount(deps, operating(asked), { schoolId: asked.params.id, children })
    return { children }
  })
}
