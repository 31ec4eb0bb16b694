import type { FastifyInstance } from 'fastify'
import { statusesIn } from '#contract/cases.ts'
import { formatPence, penceOf } from '#contract/money.ts'
import * as quotes from '#contract/quotes.ts'
import { recordAudit } from '../../database/audit.ts'
import type { Deps } from '../../deps.ts'
import { Failure } from '../../failure.ts'
import { sendCsv } from '../../http/csv.ts'
import { sendPdf } from '../../http/send-pdf.ts'
import { serve } from '../../http/serve.ts'
import type { FindBrand } from '../brand/service.ts'
import { viewHistory } from '../inbox/service.ts'
import { sumOf, totalOf } from './amounts.ts'
import { changeQuote, printQuote, replyToQuote, saveOffer, sendQuote } from './manage-quotes.ts'
import { ownQuoteRoutes } from './own/routes.ts'
import { findQuote, findSeller, type QuoteFilter, readQuotes } from './queries.ts'
import { takeQuoteRequest } from './service.ts'
import { toQuote } from './to-quote.ts'

export function quoteRoutes(app: FastifyInstance, deps: Deps, brand: FindBrand): void {
  const { db } = deps

  async function show(id: string): Promise<quotes.Quote> {
    const found = await findQuote(db, id)
    if (!found) throw new Failure('not-found')
    const { app_name } = (await brand()).details
    const seller = (await findSeller(db)) ?? { details: `${app_name}\n${deps.config.deskEmail}`, vat: '' }
    return toQuote(found, seller, await viewHistory(deps, { quoteId: id }))
  }

  serve(app, quotes.askForQuote, ({ actor, body, by }) => {
    const { postal_address: postalAddress, order_number: orderNumber, ...sent } = body
    return takeQuoteRequest(deps, { actor, by }, { ...sent, postalAddress, orderNumber })
  })

  ownQuoteRoutes(app, deps, brand)

  serve(app, quotes.exportQuotes, async ({ query: { q, ...wanted }, by, reply }) => {
    await recordAudit(db, by, 'quotes.exported')
    return sendCsv(reply, {
      name: 'quotes.csv',
      head,
      rows: exported(deps, { statuses: statusesIn('quotes', wanted), q }),
    })
  })

  serve(app, quotes.viewQuote, ({ params }) => show(params.id))

  serve(app, quotes.readQuotePdf, async ({ by, params, query, reply }) => {
    const { pdf, number } = await printQuote(deps, brand, { ...params, revision: query.revision, owner: by.userId })
    return sendPdf(reply, `inline; filename="quote-${number}.pdf"`, pdf)
  })

  serve(app, quotes.saveOffer, async ({ params: { id }, body, by }) => {
    const { version, lines, delivery, valid_until: validUntil, vat_amount, ...words } = body
    const priced = lines.map(({ price, ...line }) => ({ ...line, pricePence: penceOf(price) }))
    const vatPence = words.vat === 'added' ? penceOf(vat_amount ?? 0) : 0
    const offer = { ...words, lines: priced, deliveryPence: penceOf(delivery), vatPence, validUntil }
    await saveOffer(deps, by, { id, version }, offer)
    return show(id)
  })

  serve(app, quotes.sendQuote, async ({ params: { id }, body: { version, text }, by }) => {
    await sendQuote(deps, by, brand, { id, version }, text)
    return show(id)
  })

  serve(app, quotes.replyToQuote, async ({ params: { id }, body: { version, text }, by }) => {
    await replyToQuote(deps, by, { id, version }, text)
    return show(id)
  })

  serve(app, quotes.changeQuote, async ({ params: { id }, body, by }) => {
    const { version, status, order_number: orderNumber, text } = body
    await changeQuote(deps, by, { id, version }, { status, orderNumber, text })
    return show(id)
  })
}

const head = [
  ...['Reference', 'Status', 'Received', 'Quoted', 'School', 'Name', 'E-mail', 'Phone', 'Address for delivery'],
  ...['Order number', 'Products', 'Delivery', 'VAT added', 'Total', 'Message'],
]

const decimal = (pence: number) => (pence / 100).toFixed(2)

async function* exported({ db }: Deps, filter: QuoteFilter) {
  for await (const row of readQuotes(db, filter)) {
    const { reference, status, createdAt, quotedAt, school, name, email, phone } = row
    // What the buyer has: a change that was never sent is a draft.
    const offer = row.lastSent ?? row.offer
    const lines = offer?.lines ?? row.asked
    const things = lines.map(
      ({ title, quantity, pricePence }) => `${quantity} × ${title} at ${formatPence(pricePence)}`,
    )
    const deliveryPence = offer?.deliveryPence ?? 0
    yield [
      ...[reference, status, createdAt.toISOString(), quotedAt?.toISOString() ?? '', school, name, email, phone],
      ...[row.postalAddress, row.orderNumber, things.join('; ')],
      ...[deliveryPence, offer?.vatPence ?? 0, offer ? totalOf(offer) : sumOf(row.asked)].map(decimal),
      row.message,
    ]
  }
}
