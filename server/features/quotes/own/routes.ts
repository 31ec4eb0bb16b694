import type { FastifyInstance } from 'fastify'
import * as quotes from '#contract/own-quotes.ts'
import type { Deps } from '../../../deps.ts'
import { countPrint, turnOf } from '../../../http/printing.ts'
import { sendPdf } from '../../../http/send-pdf.ts'
import { serve } from '../../../http/serve.ts'
import type { FindBrand } from '../../brand/service.ts'
import { listOwnQuotes, printOwnQuote } from './own-quotes.ts'

export function ownQuoteRoutes(app: FastifyInstance, deps: Deps, brand: FindBrand): void {
  serve(app, quotes.listOwnQuotes, ({ actor }) => listOwnQuotes(deps, actor))

  serve(app, quotes.readOwnQuote, async ({ actor, by, params, reply }) => {
    await countPrint(deps, actor, by.ip)
    const { pdf, number } = await printOwnQuote(deps, actor, brand, { ...params, owner: turnOf(actor, by.ip) })
    return sendPdf(reply, `inline; filename="quote-${number}.pdf"`, pdf)
  })
}
