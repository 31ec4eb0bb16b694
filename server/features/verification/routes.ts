import type { FastifyInstance } from 'fastify'
import { statementOf } from '#contract/organisation.ts'
import { todayInUk } from '#contract/school-days.ts'
import * as verification from '#contract/verification.ts'
import type { Deps } from '../../deps.ts'
import { Failure } from '../../failure.ts'
import { countPrint, turnOf } from '../../http/printing.ts'
import { sendPdf } from '../../http/send-pdf.ts'
import { serve } from '../../http/serve.ts'
import type { FindBrand } from '../brand/service.ts'
import type { RegisterSearch } from '../register/service.ts'
import { toRegisterSchool } from '../register/service.ts'
import {
  approveSchool,
  askSchool,
  type CodeLetter,
  correctSchool,
  followRecord,
  linkRecord,
  makeLetterCode,
  rejectSchool,
  reopenSchool,
  type SeenSchool,
  spelt,
} from '../schools/service.ts'
import { viewCase } from './case.ts'
import { listClosed } from './closed.ts'

export function verificationRoutes(
  app: FastifyInstance,
  deps: Deps,
  { searchRegister, brand }: { searchRegister: RegisterSearch; brand: FindBrand },
): void {
  serve(app, verification.viewCase, ({ params }) => viewCase(deps, params.id))

  serve(app, verification.approveSchool, async ({ params, body, by }) => {
    await approveSchool(deps, by, seen(params, body), body.register_id)
    return viewCase(deps, params.id)
  })

  serve(app, verification.rejectSchool, async ({ params, body, by }) => {
    await rejectSchool(deps, by, seen(params, body), body.reason)
    return viewCase(deps, params.id)
  })

  serve(app, verification.askSchool, async ({ params, body, by }) => {
    await askSchool(deps, by, seen(params, body), body.question)
    return viewCase(deps, params.id)
  })

  serve(app, verification.reopenSchool, async ({ params, body, by }) => {
    await reopenSchool(deps, by, seen(params, body))
    return viewCase(deps, params.id)
  })

  serve(app, verification.linkRecord, async ({ params, body, by }) => {
    await linkRecord(deps, by, seen(params, body), body.register_id)
    return viewCase(deps, params.id)
  })

  serve(app, verification.listClosed, () => listClosed(deps))

  serve(app, verification.followRecord, async ({ params, body, by }) => {
    await followRecord(deps, by, seen(params, body), body.register_id)
    return viewCase(deps, params.id)
  })

  serve(app, verification.correctSchool, async ({ params, body, by }) => {
    await correctSchool(deps, by, seen(params, body), body)
    return viewCase(deps, params.id)
  })

  serve(app, verification.makeLetterCode, async ({ params, body, by }) => {
    await makeLetterCode(deps, by, seen(params, body), body.by)
    return viewCase(deps, params.id)
  })

  serve(app, verification.readCodeLetter, async ({ params, actor, by, reply }) => {
    await countPrint(deps, actor, by.ip)
    const { applicant, letter } = await viewCase(deps, params.id)
    if (letter?.state !== 'made') throw new Failure('not-found')
    const { details, organisation } = await brand()
    const facts: CodeLetter = {
      address: letter.address,
      applicant,
      code: spelt(letter.code),
      madeOn: todayInUk(),
      endsOn: letter.ends_on,
      portal: deps.config.publicUrl,
      appName: details.app_name,
      sponsorName: details.name,
      organisation: statementOf(organisation),
      deskEmail: deps.config.deskEmail,
      color: details.primary_color,
    }
    const pdf = await deps.printer.print('code-letter', facts, turnOf(actor, by.ip))
    return sendPdf(reply, 'inline; filename="letter-with-a-code.pdf"', pdf)
  })

  serve(app, verification.searchRegister, async ({ query }) => {
    return (await searchRegister(query.q)).map(toRegisterSchool)
  })
}

const seen = ({ id }: { id: string }, { version }: { version: number }): SeenSchool => ({ id, version })
