import type { FastifyInstance, FastifyReply } from 'fastify'
import * as assurance from '#contract/assurance.ts'
import { statementOf } from '#contract/organisation.ts'
import { todayInUk } from '#contract/school-days.ts'
import type { Deps } from '../../../deps.ts'
import { countPrint, turnOf } from '../../../http/printing.ts'
import { sendPdf } from '../../../http/send-pdf.ts'
import { serve } from '../../../http/serve.ts'
import type { FindBrand } from '../../brand/service.ts'
import { getOwnBooking } from '../own/own-bookings.ts'
import { confirmAssurance, getLetter, viewAssurance } from './assurance.ts'
import type { AssuranceLetter } from './letter.ts'

export function assuranceRoutes(app: FastifyInstance, deps: Deps, brand: FindBrand): void {
  serve(app, assurance.viewAssurance, ({ params }) => viewAssurance(deps, params.id))

  serve(app, assurance.confirmAssurance, async ({ by, params, body }) => {
    await confirmAssurance(deps, by, params.id, body)
    return viewAssurance(deps, params.id)
  })

  serve(app, assurance.readLetter, ({ by, params, reply }) => send(reply, params.id, by.userId))

  serve(app, assurance.readOwnLetter, async ({ actor, by, params, reply }) => {
    await countPrint(deps, actor, by.ip)
    await getOwnBooking(deps, actor, params.id)
    return send(reply, params.id, turnOf(actor, by.ip))
  })

  async function send(reply: FastifyReply, id: string, owner: string): Promise<FastifyReply> {
    const { booking, checks, confirmedOn } = await getLetter(deps, id)
    const { details, organisation } = await brand()
    const { school, reference, visitor, sessionOn: day, startsAt, status } = booking
    const letter: AssuranceLetter = {
      ...{ school, reference, visitor, day, startsAt, checks, confirmedOn },
      isDone: status === 'done',
      isPast: status === 'done' || day < todayInUk(),
      ...{ appName: details.app_name, sponsorName: details.name, color: details.primary_color },
      organisation: statementOf(organisation),
      deskEmail: deps.config.deskEmail,
    }
    const pdf = await deps.printer.print('assurance-letter', letter, owner)
    return sendPdf(reply, 'inline; filename="letter-of-assurance.pdf"', pdf)
  }
}
