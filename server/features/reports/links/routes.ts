import type { FastifyInstance } from 'fastify'
import * as reports from '#contract/reports.ts'
import type { Deps } from '../../../deps.ts'
import { serve } from '../../../http/serve.ts'
import { endReportLink, listReportLinks, openSharedReport, shareReport } from './share-report.ts'

export function linkRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, reports.listReportLinks, () => listReportLinks(deps))

  serve(app, reports.createReportLink, ({ body, by }) => shareReport(deps, by, body))

  serve(app, reports.endReportLink, async ({ params, by }) => {
    await endReportLink(deps, by, params.id)
    return {}
  })

  serve(app, reports.openReport, async ({ body, by }) => {
    await deps.limiters.reportsPerNetwork.count(by.ip)
    return openSharedReport(deps, body.token)
  })
}
