import { isSeller, type QuoteOutcome, type Vat } from '#contract/quotes.ts'
import { todayInUk } from '#contract/school-days.ts'
import type { ByUser } from '../../database/audit.ts'
import type { StoredOffer } from '../../database/inbox-tables.ts'
import type { Deps } from '../../deps.ts'
import { Failure } from '../../failure.ts'
import type { FindBrand } from '../brand/service.ts'
import { continueThread, decide, insertEntry, mailReply } from '../inbox/service.ts'
import { orderConfirmedEmail, quoteEmail, receiptSubject } from './emails.tsx'
import { type FoundQuote, type FoundSent, findQuote, insertSent, updateQuote, updateSeller } from './queries.ts'
import type { PrintedQuote } from './quote-pdf.ts'
import { numberOf, shownNumber } from './to-quote.ts'

/** A quote as it was when an operator looked at it. */
export interface SeenQuote {
  id: string
  version: number
}

/** What is offered, with what it says about VAT. */
type ChosenOffer = StoredOffer & { vat: Vat }

/** Saves what is offered, and what it says of the seller for the next quote. Throws `quote/over`. */
export function saveOffer(deps: Deps, by: ByUser, seen: SeenQuote, offer: ChosenOffer): Promise<void> {
  return decide(deps, by, {
    noun: 'quote',
    action: 'quote.saved',
    find: (db) => findQuote(db, seen.id),
    save: (db, { status }) => {
      if (status === 'accepted' || status === 'closed') throw new Failure('quote/over')
      return updateQuote(db, seen, { offer: JSON.stringify(offer), status: 'received' })
    },
    record: (db) => updateSeller(db, { details: offer.seller, vat: offer.vat }),
  })
}

/**
 * A quote as a PDF: as it was sent (`revision`, or the last) or, while there is something to send, the draft. Throws
 * `not-found` where there is none.
 */
export async function printQuote(
  deps: Deps,
  brand: FindBrand,
  { id, revision, owner }: { id: string; revision: number | undefined; owner: string },
): Promise<{ pdf: Uint8Array; number: string }> {
  const found = await findQuote(deps.db, id)
  const printed = found && toPrint(found, revision)
  if (!printed) throw new Failure('not-found')
  return { pdf: await print(deps, brand, found, { printed, owner }), number: printed.number }
}

/** The quote that was sent last, as it was sent. Throws `not-found` where none has been. */
export async function printSent(
  deps: Deps,
  brand: FindBrand,
  { id, owner }: { id: string; owner: string },
): Promise<{ pdf: Uint8Array; number: string }> {
  const found = await findQuote(deps.db, id)
  const last = found?.sent.at(-1)
  if (!(found && last)) throw new Failure('not-found')
  return { pdf: await print(deps, brand, found, { printed: last, owner }), number: last.number }
}

type Printed = Pick<FoundSent, 'number' | 'orderNumber' | 'offer' | 'sentAt'>

function toPrint(found: FoundQuote, revision: number | undefined): Printed | undefined {
  const { sent, status, offer, orderNumber } = found
  if (revision !== undefined) return sent.find((one) => one.revision === revision)
  const last = status === 'received' ? undefined : sent.at(-1)
  return last ?? (offer ? { number: shownNumber(found), orderNumber, offer, sentAt: new Date() } : undefined)
}

async function print(
  { config, printer }: Deps,
  brand: FindBrand,
  { postalAddress }: FoundQuote,
  { printed, owner }: { printed: Printed; owner: string },
) {
  const { details } = await brand()
  const { offer, number, orderNumber, sentAt: date } = printed
  const quote: PrintedQuote = {
    ...{ ...offer, number, date, postalAddress, orderNumber },
    appName: details.app_name,
    color: details.primary_color,
    deskEmail: config.deskEmail,
  }
  return printer.print('quote', quote, owner)
}

/**
 * Mails the saved quote, and keeps it as it was sent. Throws `quote/over`, `quote/no-offer`, `quote/incomplete`,
 * `quote/expired` and `desk/nobody-there`.
 */
export function sendQuote(deps: Deps, by: ByUser, brand: FindBrand, seen: SeenQuote, text: string): Promise<void> {
  const sentAt = new Date()
  return decide(deps, by, {
    noun: 'quote',
    action: 'quote.sent',
    find: (db) => findQuote(db, seen.id),
    save: (db, { status, offer, revision }) => {
      if (status === 'accepted' || status === 'closed') throw new Failure('quote/over')
      if (!offer) throw new Failure('quote/no-offer')
      if (offer.vat === 'unstated' || !isSeller(offer.seller)) throw new Failure('quote/incomplete')
      if (offer.validUntil < todayInUk()) throw new Failure('quote/expired')
      return updateQuote(db, seen, { status: 'quoted', revision: revision + 1, quotedAt: sentAt })
    },
    record: async (db, found) => {
      const { id, name, email, reference, orderNumber, offer } = found
      if (!offer) throw new Failure('not-found')
      const revision = found.revision + 1
      const number = numberOf(reference, revision)
      await insertSent(db, { quoteId: id, revision, number, orderNumber, offer: JSON.stringify(offer), sentAt })
      const pdf = await print(deps, brand, found, {
        printed: { number, orderNumber, offer, sentAt },
        owner: by.userId,
      })
      const mail = await quoteEmail(deps.config, { reference, number, orderNumber, offer, text })
      const item = { quoteId: id }
      const attachment = { name: `quote-${number}.pdf`, mediaType: 'application/pdf', content: pdf }
      const mailId = await continueThread(deps, db, { item, to: { name, email }, mail, attachment })
      const authorId = by.userId
      await insertEntry(db, item, { kind: 'status', text: `quoted ${number}`, authorId, mailId })
      if (text) await insertEntry(db, item, { kind: 'reply', text, authorId, mailId: null })
    },
  })
}

/** Mails an answer to the requester. Throws `desk/nobody-there`. */
export function replyToQuote(deps: Deps, by: ByUser, seen: SeenQuote, text: string): Promise<void> {
  return decide(deps, by, {
    noun: 'quote',
    action: 'quote.replied',
    find: (db) => findQuote(db, seen.id),
    save: (db) => updateQuote(db, seen, {}),
    record: (db, { id, reference, name, email }) =>
      mailReply(deps, db, {
        item: { quoteId: id },
        to: { name, email },
        subject: receiptSubject(reference),
        authorId: by.userId,
        reference,
        text,
      }),
  })
}

interface Change {
  status: QuoteOutcome
  /** The school's, when it accepts; `""` for none. */
  orderNumber: string
  /** Added to the mail that confirms the order. */
  text: string
}

/**
 * Changes what a quote is. An order for the quote that was sent last is confirmed by e-mail. Throws `quote/not-sent`,
 * `quote/over`, `quote/not-closed` and `desk/nobody-there`.
 */
export function changeQuote(deps: Deps, by: ByUser, seen: SeenQuote, { status, ...change }: Change): Promise<void> {
  const { orderNumber, text } = change
  return decide(deps, by, {
    noun: 'quote',
    action: `quote.${status}`,
    find: (db) => findQuote(db, seen.id),
    save: (db, found) => updateQuote(db, seen, changed(found, status, orderNumber)),
    record: async (db, { id, name, email, reference, postalAddress, sent }) => {
      const item = { quoteId: id }
      const authorId = by.userId
      const last = sent.at(-1)
      if (status !== 'accepted' || !last) {
        await insertEntry(db, item, { kind: 'status', text: status, authorId, mailId: null })
        return
      }
      const { number, offer } = last
      const mail = await orderConfirmedEmail(deps.config, {
        reference,
        number,
        orderNumber,
        postalAddress,
        offer,
        text,
      })
      const mailId = await continueThread(deps, db, { item, to: { name, email }, mail })
      await insertEntry(db, item, { kind: 'status', text: status, authorId, mailId })
      if (text) await insertEntry(db, item, { kind: 'reply', text, authorId, mailId: null })
    },
  })
}

/** What a change of status writes. */
function changed(found: FoundQuote, status: QuoteOutcome, orderNumber: string): Parameters<typeof updateQuote>[2] {
  const last = found.sent.at(-1)
  switch (status) {
    case 'accepted':
      if (found.status === 'accepted' || found.status === 'closed') throw new Failure('quote/over')
      if (!last) throw new Failure('quote/not-sent')
      // A change that was never sent is no part of the order.
      return { status, orderNumber, offer: JSON.stringify(last.offer) }
    case 'closed':
      return found.status === 'closed' ? {} : { status, closedFrom: found.status }
    case 'received':
      if (found.status !== 'closed') throw new Failure('quote/not-closed')
      return { status: found.closedFrom ?? 'received', closedFrom: null }
  }
}
