import * as z from 'zod/mini'
import { CaseState } from './cases.ts'
import { endpoint } from './endpoint.ts'
import { HiddenField, HistoryEntry, Receipt, ReplyText } from './inbox.ts'
import { formatPence, pounds } from './money.ts'
import { filledEmail, filledLine, filledText, line, Moment, text } from './text.ts'
import { Version } from './version.ts'

/** The most kinds of product in one request. */
export const maxItems = 30
/** The most of one product. */
export const maxQuantity = 999

const quantity = `Enter a whole number from 1 to ${maxQuantity}.`
const Quantity = z.int(quantity).check(z.minimum(1, quantity), z.maximum(maxQuantity, quantity))
const OrderNumber = line(50)

/** Some lines of a page, at most `most` of them. */
const fewLines = (max: number, most: number, sentence: string) =>
  filledText(max, sentence).check(z.refine((value) => value.split('\n').length <= most, `Use at most ${most} lines.`))

/**
 * Asks for a quote for products of the shop, for anybody who is logged in. `school` may be empty: the quote is then for
 * the person. `order_number`: the school's purchase order, where there is one already. `website` is seen by robots only.
 */
export const askForQuote = endpoint({
  method: 'POST',
  path: '/api/quotes',
  access: 'user',
  body: z.object({
    items: z
      .array(z.object({ product_id: z.int().check(z.positive(), z.maximum(999_999_999)), quantity: Quantity }))
      .check(
        z.minLength(1, 'Choose at least one product.'),
        z.maxLength(maxItems, `Choose at most ${maxItems} products.`),
        z.refine(
          (items) => new Set(items.map(({ product_id }) => product_id)).size === items.length,
          'List each product once.',
        ),
      ),
    name: filledLine(100, 'Enter your name.'),
    email: filledEmail(),
    phone: line(30),
    school: line(150),
    postal_address: fewLines(500, 8, 'Enter the address to deliver to.'),
    order_number: OrderNumber,
    message: text(2000),
    website: HiddenField,
  }),
  response: Receipt,
  errors: ['quote/product-gone'],
})

/** `received`: a quote is to be sent; `quoted`: it has been; `accepted`: the order is placed; `closed`: all done, or declined. */
export const QuoteStatus = z.enum(['received', 'quoted', 'accepted', 'closed'])
export type QuoteStatus = z.infer<typeof QuoteStatus>

/** What an operator can say has become of a quote. Sending it is what makes it `quoted`. */
export const QuoteOutcome = z.enum(['received', 'accepted', 'closed'])
export type QuoteOutcome = z.infer<typeof QuoteOutcome>

/** A line of a quote: so many of a thing, at so many pounds each. */
export type QuoteLine = z.infer<typeof QuoteLine>
export const QuoteLine = z.object({ title: z.string(), quantity: z.int(), price: z.number() })

/** Prices without VAT, prices that include it, or an amount that is added. */
export const Vat = z.enum(['included', 'added', 'none'])
export type Vat = z.infer<typeof Vat>

/**
 * What is offered. `school` and `name`: as they are printed. `delivery`, `vat_amount` and `total`: in pounds; the first
 * is null in a proposal, the second unless VAT is added. `vat`: `""` until it has been chosen, `unstated` on quotes from
 * before that was necessary. `valid_until`: a day such as 2027-03-04. `seller`: the lines that name the seller. `note`:
 * anything else the quote says.
 */
export type Offer = z.infer<typeof Offer>
export const Offer = z.object({
  school: z.string(),
  name: z.string(),
  lines: z.array(QuoteLine),
  delivery: z.nullable(z.number()),
  valid_until: z.string(),
  seller: z.string(),
  vat: z.enum(['', 'unstated', ...Vat.options]),
  vat_amount: z.nullable(z.number()),
  note: z.string(),
  total: z.number(),
})

/** What a quote says about VAT; `""` while nothing has been chosen. `pence`: what is added, where it is. */
export function vatSentence(vat: Offer['vat'], pence: number): string {
  if (vat === 'added') return `VAT is added: ${formatPence(pence)}.`
  return {
    '': '',
    unstated: 'VAT is shown on the invoice if it applies.',
    none: 'No VAT is charged.',
    included: 'Prices include VAT.',
  }[vat]
}

/** What delivery costs, in words. */
export const deliveryInWords = (pence: number): string => (pence === 0 ? 'Free' : formatPence(pence))

/** A quote as it was sent; `order_number` is the school's, as printed. */
export type SentQuote = z.infer<typeof SentQuote>
export const SentQuote = z.object({
  revision: z.int(),
  number: z.string(),
  time: Moment,
  order_number: z.string(),
  offer: Offer,
})

export type Quote = z.infer<typeof Quote>
/**
 * `asked`: the products at the prices of that day. `offer`: the draft as saved, or the portal's proposal while
 * `has_offer` is false. `number`: on the quote that is sent next while it is `received`, otherwise on the one sent last.
 * `sent`: each quote as it was sent, oldest first. `unprintable`: the characters of the draft that the PDF cannot show.
 */
export const Quote = z.object({
  id: z.string(),
  reference: z.string(),
  status: QuoteStatus,
  name: z.string(),
  email: z.string(),
  school: z.string(),
  create_time: Moment,
  version: z.int(),
  phone: z.string(),
  postal_address: z.string(),
  order_number: z.string(),
  message: z.string(),
  asked: z.array(QuoteLine),
  has_offer: z.boolean(),
  offer: Offer,
  number: z.string(),
  sent: z.array(SentQuote),
  unprintable: z.array(z.string()),
  /** `""` when the account is gone. */
  user_id: z.string(),
  history: z.array(HistoryEntry),
})

const byId = z.object({ id: z.uuid() })
const Filter = z.object({ state: z.optional(CaseState), status: z.optional(QuoteStatus), q: text(100) })

/** Sends all requests for quotes that a filter finds as CSV, oldest first. */
export const exportQuotes = endpoint({
  method: 'GET',
  path: '/api/admin/quotes/export',
  access: 'moderator',
  query: Filter,
  download: 'text/csv',
})

/** Returns a request for a quote with its history and the draft of the offer. */
export const viewQuote = endpoint({
  method: 'GET',
  path: '/api/admin/quotes/:id',
  access: 'support',
  params: byId,
  response: Quote,
})

/**
 * Sends a quote as PDF, as it was sent: the given revision, or the last; the saved draft while it has not been sent.
 */
export const readQuotePdf = endpoint({
  method: 'GET',
  path: '/api/admin/quotes/:id/pdf',
  access: 'support',
  params: byId,
  query: z.object({ revision: z.optional(z.coerce.number().check(z.int(), z.positive(), z.maximum(9999))) }),
  download: 'application/pdf',
  errors: ['resource/printing-busy'],
})

const eachPrice = 'Enter a price from £0.00 to £10,000, such as 12.50.'
const day = 'Choose a day.'
const enterVat = 'Enter the VAT in pounds, such as 97.80.'

const sellerSentence = 'Enter the seller’s name and, below it, a postal address with a postcode.'

/** Whether the lines about a seller are a name with a postal address below it. */
export function isSeller(lines: string): boolean {
  const [, ...below] = lines.trim().split('\n')
  return below.some((one) => /\b[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}\b/i.test(one))
}

/** Saves what is offered. A quote that has been sent waits to be sent again, under a new number. */
export const saveOffer = endpoint({
  method: 'PUT',
  path: '/api/admin/quotes/:id/offer',
  access: 'support',
  params: byId,
  body: z
    .object({
      version: Version,
      school: line(150),
      name: filledLine(100, 'Enter the name for the quote.'),
      lines: z
        .array(
          z.object({
            title: filledLine(150, 'Enter what it is.'),
            quantity: Quantity,
            price: pounds(0, 10_000, eachPrice),
          }),
        )
        .check(z.minLength(1, 'A quote needs at least one line.'), z.maxLength(maxItems, `At most ${maxItems} lines.`)),
      delivery: pounds(0, 10_000, 'Enter what delivery costs, such as 12.50, or 0 if it is free.'),
      valid_until: z.iso.date(day),
      seller: fewLines(500, 10, sellerSentence).check(z.refine(isSeller, sellerSentence)),
      vat: z.enum(Vat.options, 'Choose what the quote says about VAT.'),
      vat_amount: z.nullable(pounds(0, 1_000_000, enterVat)),
      note: text(1000),
    })
    .check(
      z.refine(({ vat, vat_amount }) => vat !== 'added' || vat_amount !== null, {
        path: ['vat_amount'],
        error: enterVat,
      }),
    ),
  response: Quote,
  errors: ['changed-meanwhile', 'quote/over'],
})

/** Mails the saved quote as a PDF to the person who asked; `text` goes with it. */
export const sendQuote = endpoint({
  method: 'POST',
  path: '/api/admin/quotes/:id/send',
  access: 'support',
  params: byId,
  body: z.object({ version: Version, text: text(5000) }),
  response: Quote,
  errors: [
    'changed-meanwhile',
    'desk/nobody-there',
    'quote/no-offer',
    'quote/incomplete',
    'quote/expired',
    'resource/printing-busy',
    'quote/over',
  ],
})

/** Mails an answer to the person who asked for the quote. The quote does not change. */
export const replyToQuote = endpoint({
  method: 'POST',
  path: '/api/admin/quotes/:id/reply',
  access: 'support',
  params: byId,
  body: z.object({ version: Version, text: ReplyText }),
  response: Quote,
  errors: ['changed-meanwhile', 'desk/nobody-there'],
})

/**
 * Changes the status of a quote. `accepted`: the quote that was sent last is ordered; it is confirmed by e-mail, and a
 * draft of a change is dropped. `order_number` is the school's, `""` for none. `received` reopens a closed one, as it
 * was before. Nothing else is mailed.
 */
export const changeQuote = endpoint({
  method: 'PUT',
  path: '/api/admin/quotes/:id',
  access: 'support',
  params: byId,
  body: z.object({ version: Version, status: QuoteOutcome, order_number: OrderNumber, text: text(5000) }),
  response: Quote,
  errors: ['changed-meanwhile', 'desk/nobody-there', 'quote/not-sent', 'quote/over', 'quote/not-closed'],
})
