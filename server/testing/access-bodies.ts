/** What an operator sends along who records a book, or says how it is taught. */
export const narrating = {
  ...{ narrator: 'Ada Birch', is_agreed: true, recording: '', starts: null, is_published: false },
  ...{ page: 0, alt: '', title: 'A page', questions: [], listen_for: '', text: null, rows: [], mark: '' },
  ...{ pasted: 'A guide', guide: '', language: 'pl', paragraphs: [], format: 'csv' },
}

/** What an operator sends along with each decision. */
export const decision = {
  register_id: null,
  version: 1,
  reason: 'No such school',
  question: 'Which?',
  title: 'A',
  postcode: 'SW1A 2AA',
  children: 80,
  by: 'post',
}

export const person = { name: 'Ada Birch', email: 'ada@example.org' }
/** Of the visitor of a session, who has no name yet. */
export const checks = {
  ...{
    confirm_time: '',
    identity_checked: true,
    dbs_level: 'basic',
    dbs_issued_on: '2026-09-01',
    right_to_work_checked: true,
  },
  ...{ references_taken: true, confirmed_by: 'Sam Okafor', visitor: '' },
}
const line = { title: 'A poster', quantity: 2 }
const terms = {
  school: '',
  name: 'Ada Birch',
  seller: 'The shop\n1 Harbour Road, SW1A 2AA',
  vat: 'none',
  note: '',
} as const
export const offered = {
  asked: JSON.stringify([{ ...line, pricePence: 450 }]),
  offer: JSON.stringify({
    ...terms,
    lines: [{ ...line, pricePence: 450 }],
    deliveryPence: 0,
    vatPence: 0,
    validUntil: '2999-01-01',
  }),
}
/** What an operator sends along with each decision about a quote. */
export const quoting = {
  ...{ ...terms, version: 1, text: 'Hello', status: 'closed', order_number: '' },
  ...{ lines: [{ ...line, price: 4.5 }], delivery: 0, vat_amount: null, valid_until: '2999-01-01' },
}
export const page = { signed_by: 'Nell Finch, chair', version: 0, title: 'A page', source: 'Its text.' }
export const words = { quote: 'Good.', author: 'Ada Birch', is_example: false }
