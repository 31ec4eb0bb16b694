import type { HistoryEntry } from '#contract/inbox.ts'
import type { Offer, Quote } from '#contract/quotes.ts'
import { dayAfter, todayInUk } from '#contract/school-days.ts'
import { missingGlyphs, tidy } from '../../../print/fonts.ts'
import type { PricedLine, StoredOffer } from '../../database/inbox-tables.ts'
import { sumOf, totalOf } from './amounts.ts'
import type { FoundQuote, Seller } from './queries.ts'

/** For how many days a quote is valid, unless the operator chooses another day. */
const validFor = 30

/** The number on a quote: its reference, with the revision from the second on. */
export const numberOf = (reference: string, revision: number): string =>
  revision === 1 ? reference : `${reference}-${revision}`

/** The number of the quote that is sent next or, where none waits to be sent, of the last. */
export const shownNumber = ({ reference, status, revision, sent }: FoundQuote): string =>
  (status === 'received' ? undefined : sent.at(-1)?.number) ?? numberOf(reference, revision + 1)

const toLine = ({ pricePence, ...line }: PricedLine) => ({ ...line, price: pricePence / 100 })

function toOffer(offer: StoredOffer): Offer {
  const { lines, deliveryPence, validUntil, vatPence, ...words } = offer
  return {
    ...words,
    lines: lines.map(toLine),
    delivery: deliveryPence / 100,
    valid_until: validUntil,
    vat_amount: words.vat === 'added' ? vatPence / 100 : null,
    total: totalOf(offer) / 100,
  }
}

/** What is offered unless the operator changes it: what was asked for, at the shop's prices. Delivery is left to fill in. */
function proposeOffer({ asked, school, name }: FoundQuote, seller: Seller): Offer {
  return {
    ...{ school, name, lines: asked.map(toLine), delivery: null, valid_until: dayAfter(todayInUk(), validFor) },
    ...{ seller: seller.details, vat: seller.vat, vat_amount: null, note: '', total: sumOf(asked) / 100 },
  }
}

/** The characters that the quote's fonts lack, each once. */
function unprintableOf({ postalAddress, orderNumber }: FoundQuote, { school, name, seller, note, lines }: Offer) {
  const words = [school, name, postalAddress, orderNumber, seller, note, ...lines.map(({ title }) => title)]
  return missingGlyphs(tidy(words.join(' ')), 'figures')
}

export function toQuote(found: FoundQuote, seller: Seller, history: HistoryEntry[]): Quote {
  const { id, reference, status, version, name, email, phone, school, message } = found
  const offer = found.offer ? toOffer(found.offer) : proposeOffer(found, seller)
  return {
    ...{ id, reference, status, version, name, email, phone, school, message, history },
    postal_address: found.postalAddress,
    order_number: found.orderNumber,
    asked: found.asked.map(toLine),
    has_offer: found.offer !== null,
    offer,
    number: shownNumber(found),
    sent: found.sent.map((sent) => ({
      ...{ revision: sent.revision, number: sent.number, order_number: sent.orderNumber },
      ...{ time: sent.sentAt.toISOString(), offer: toOffer(sent.offer) },
    })),
    unprintable: unprintableOf(found, offer),
    user_id: found.userId ?? '',
    create_time: found.createdAt.toISOString(),
  }
}
