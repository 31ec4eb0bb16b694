import type { FastifyInstance } from 'fastify'
import { readClassEvidence } from '#contract/school-year.ts'
import type { Deps } from '../../../deps.ts'
import { countPrint, turnOf } from '../../../http/printing.ts'
import { schoolIdOf } from '../../../http/school-id.ts'
import { sendPdf } from '../../../http/send-pdf.ts'
import { serve } from '../../../http/serve.ts'
import type { FindBrand } from '../../brand/service.ts'
import type { ClassEvidence } from './evidence-pdf.ts'
import { readEvidence } from './read-evidence.ts'

export function evidenceFileRoutes(app: FastifyInstance, deps: Deps, brand: FindBrand): void {
  serve(app, readClassEvidence, async ({ actor, by, params, reply }) => {
    await countPrint(deps, actor, by.ip)
    const about = await readEvidence(deps.db, schoolIdOf(actor), params.id)
    const { details } = await brand()
    const evidence: ClassEvidence = { ...about, appName: details.app_name, color: details.primary_color }
    const pdf = await deps.printer.print('class-evidence', evidence, turnOf(actor, by.ip))
    return sendPdf(reply, 'inline; filename="class-evidence.pdf"', pdf)
  })
}
