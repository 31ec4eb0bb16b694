import { type Offer, type Quote, viewQuote } from '#contract/quotes.ts'
import { answers } from './answers.ts'
import type { Scene } from './scene.ts'
import { press } from './steps.ts'

const id = '0a52a0c4-7a4c-4f6e-9a7d-9f2b7f5f6f10'
const time = '2026-11-20T10:00:00.000Z'
const lines = [
  { title: 'The three storybooks, printed and bound for a classroom', quantity: 30, price: 18 },
  { title: 'A banner', quantity: 1, price: 46.99 },
]
const asker = {
  ...{ name: 'Bartholomew Featherstonehaugh-Cholmondeley', email: 'office@st-bartholomews-primary.example' },
  school: 'St Bartholomew and All Angels Church of England Voluntary Controlled Primary School',
}
const offer: Offer = {
  ...{ school: asker.school, name: asker.name, lines, delivery: 0, valid_until: '2999-01-31', total: 586.99 },
  ...{ seller: 'The Bookshelf\n4 Ladder Street\nGodalming GU7 1AA', vat: 'none', vat_amount: null },
  note: 'Delivery takes ten working days.',
}
const quote: Quote = {
  ...{ ...asker, id, reference: 'Q-7KM2XPQ', status: 'received', version: 1, phone: '020 7946 0123' },
  ...{ postal_address: 'School office\n1 Harbour Road\nTidewell', order_number: '', user_id: '', create_time: time },
  ...{ message: 'Could they come before half-term?', asked: lines, has_offer: true, offer, number: 'Q-7KM2XPQ' },
  ...{ sent: [], unprintable: [], history: [] },
}
const sent: Quote = {
  ...quote,
  status: 'quoted',
  sent: [{ revision: 1, number: quote.number, time, order_number: '', offer }],
}
const one = { path: `/admin/quotes/${id}`, as: 'admin' } as const

/** The quotes of operators. */
export const quotes: Scene[] = [
  { ...one, name: 'admin-quote--saved', given: [answers(viewQuote, quote)], shows: 'Send the quote' },
  {
    ...one,
    name: 'admin-quote--changing',
    given: [answers(viewQuote, quote)],
    when: [press('Change the quote')],
    shows: 'Save and send',
  },
  {
    ...one,
    name: 'admin-quote--sent',
    given: [answers(viewQuote, sent)],
    shows: 'Confirm the order',
    isDark: true,
  },
]
