import type { FastifyInstance } from 'fastify'
import * as schoolYear from '#contract/school-year.ts'
import type { Deps } from '../../../deps.ts'
import { sendCsv } from '../../../http/csv.ts'
import { schoolIdOf } from '../../../http/school-id.ts'
import { serve } from '../../../http/serve.ts'
import { tableOf } from './csv.ts'
import { readCoverage } from './read-coverage.ts'
import { readSchoolYear } from './read-school-year.ts'

export function schoolYearRoutes(app: FastifyInstance, { db }: Deps): void {
  serve(app, schoolYear.viewSchoolYear, ({ actor, query }) => readSchoolYear(db, schoolIdOf(actor), query.year))

  serve(app, schoolYear.viewShelfCoverage, ({ actor }) => readCoverage(db, actor))

  serve(app, schoolYear.exportSchoolYear, async ({ actor, params: { figure }, query, reply }) => {
    const record = await readSchoolYear(db, schoolIdOf(actor), query.year)
    return sendCsv(reply, { name: `school-year-${record.year.id}-${figure}.csv`, ...tableOf[figure](record) })
  })
}
