import type { PricedLine } from '../../database/inbox-tables.ts'
import type { Db } from '../../database/tables.ts'
import type { Deps } from '../../deps.ts'
import { Failure } from '../../failure.ts'
import type { Acting } from '../../http/actor.ts'
import { receive } from '../inbox/service.ts'
import { listProductsByIds } from '../products/service.ts'
import { deskQuoteEmail, quoteReceiptEmail } from './emails.tsx'
import { findRepeated, insertQuote } from './queries.ts'

export { deleteQuotesOf, forgetBuyer } from './forgetting/queries.ts'

export interface QuoteRequest {
  items: Array<{ product_id: number; quantity: number }>
  name: string
  email: string
  phone: string
  school: string
  postalAddress: string
  orderNumber: string
  message: string
  /** What only a robot fills in. */
  website: string
}

/**
 * Takes a request for a quote: it is stored, mailed to the desk, and its sender gets a receipt. Returns the reference.
 * Throws `quote/product-gone`.
 */
export function takeQuoteRequest(
  deps: Deps,
  { actor, by }: Acting,
  { website, items, ...sent }: QuoteRequest,
): Promise<{ reference: string }> {
  const schoolId = actor.role === 'senior' && sent.school !== '' ? actor.schoolId : null
  let lines: Promise<PricedLine[]> | undefined
  // Looked up once, after the limits have been counted.
  const requestOf = async (db: Db) => {
    lines ??= priceItems(db, items)
    return { ...sent, asked: JSON.stringify(await lines), userId: by.userId, schoolId }
  }
  return receive(deps, by, {
    letter: 'Q',
    email: sent.email,
    website,
    findRepeated: async (db, since) => findRepeated(db, await requestOf(db), since),
    insert: async (db, { reference, isRobot }) =>
      insertQuote(db, { ...(await requestOf(db)), reference, status: isRobot ? 'closed' : 'received' }),
    itemOf: (quoteId) => ({ quoteId }),
    mails: async (stored) => ({
      forDesk: await deskQuoteEmail(deps.config, { ...sent, ...stored, lines: (await lines) ?? [] }),
      receipt: await quoteReceiptEmail(deps.config, { reference: stored.reference }),
    }),
  })
}

/** The products at the shop's prices of now, in the order in which they were chosen. */
async function priceItems(db: Db, items: QuoteRequest['items']): Promise<PricedLine[]> {
  const products = await listProductsByIds(
    db,
    items.map(({ product_id }) => product_id),
  )
  return items.map(({ product_id, quantity }) => {
    const product = products.find(({ id }) => id === product_id)
    if (!product) throw new Failure('quote/product-gone')
    return { title: product.title, quantity, pricePence: product.pricePence }
  })
}
