import type { EmailSample } from '../../adapters/email.tsx'
import type { Config } from '../../config/config.ts'
import type { StoredOffer } from '../../database/inbox-tables.ts'
import { deskQuoteEmail, orderConfirmedEmail, quoteEmail, quoteReceiptEmail } from './emails.tsx'

export function quoteEmailSamples(config: Config): EmailSample[] {
  const reference = 'Q-7KM2XPQ'
  const number = reference
  const offer: StoredOffer = {
    lines: [
      { title: 'The three storybooks, printed', quantity: 30, pricePence: 1650 },
      { title: 'Pop-up shop in a box', quantity: 1, pricePence: 2450 },
    ],
    deliveryPence: 1295,
    validUntil: '2027-03-04',
    seller: config.appName,
    ...{ vat: 'added', vatPence: 10_403, school: 'Tidewell Primary School', name: 'Ada Birch' },
    note: '',
  }
  const asked = {
    name: 'Ada Birch',
    email: 'ada@example.org',
    phone: '020 7946 0123',
    school: 'Tidewell Primary School',
    postalAddress: 'School office\n1 Harbour Road\nTidewell\nSW1A 2AA',
    orderNumber: '',
    message: 'Could the boxes come before half-term?',
  }
  const { lines } = offer
  const id = '0a52a0c4-7a4c-4f6e-9a7d-9f2b7f5f6f10'
  const text = 'With thirty copies the books are a little cheaper.'
  const quote = { reference, number, offer, text }
  return [
    { name: 'desk-quote', write: () => deskQuoteEmail(config, { id, reference, lines, ...asked }) },
    { name: 'quote-receipt', write: () => quoteReceiptEmail(config, { reference }) },
    { name: 'quote', write: () => quoteEmail(config, { ...quote, orderNumber: '' }) },
    {
      name: 'order-confirmed',
      write: () =>
        orderConfirmedEmail(config, { ...quote, text: '', orderNumber: 'PO 4711', postalAddress: asked.postalAddress }),
    },
  ]
}
