import type { FastifyInstance } from 'fastify'
import * as reports from '#contract/reports.ts'
import { recordAudit } from '../../database/audit.ts'
import type { Deps } from '../../deps.ts'
import { sendCsv } from '../../http/csv.ts'
import { serve } from '../../http/serve.ts'
import { reportHead, reportLines } from './csv-lines.ts'
import { type About, readReport } from './read-report.ts'

const aboutOf = (query: { sponsor?: string | undefined; period?: string | undefined }): About => ({
  sponsorId: query.sponsor === undefined ? null : Number(query.sponsor),
  periodId: query.period,
})

export function reportRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, reports.viewReport, ({ query }) => readReport(deps, aboutOf(query)))

  serve(app, reports.exportReport, async ({ query, by, reply }) => {
    const { report } = await readReport(deps, aboutOf(query))
    await recordAudit(deps.db, by, 'report.exported', report.period.id)
    return sendCsv(reply, { name: `report-${report.period.id}.csv`, head: reportHead, rows: reportLines(report) })
  })
}
