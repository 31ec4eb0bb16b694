import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import type { Mail } from '#contract/mailbox.ts'
import type { Quote } from '#contract/quotes.ts'
import { openBytes } from '../../adapters/pdf/testing/from-bytes.ts'
import { startOfDay } from '../../data-protection/retention.ts'
import { createActor } from '../../testing/factories.ts'
import { mailsTo } from '../../testing/mails.ts'
import { runJob } from '../../testing/run-job.ts'
import { setUpPortal } from '../../testing/set-up-portal.ts'
import { forgetBuyer } from './service.ts'

const portal = setUpPortal({ limits: { messagesPerNetwork: 1000 }, withJobs: true })
let key: string
let asker: string
let books: number
let banner: number
beforeAll(async () => {
  key = (await createActor(portal.deps, { role: 'admin' })).key
  asker = (await createActor(portal.deps, { role: 'senior' })).key
  books = await stock('The three storybooks, printed', 18)
  banner = await stock('Sponsor’s banner', 46.99)
})

async function stock(title: string, price: number): Promise<number> {
  return (await portal.call('POST', '/api/admin/products', { key, body: { title, price } })).json().data.id
}

const request = (changes: object = {}) => ({
  items: [
    { product_id: books, quantity: 30 },
    { product_id: banner, quantity: 1 },
  ],
  name: 'Ada Birch',
  email: `${randomUUID()}@example.org`,
  phone: '020 7946 0123',
  school: 'Tidewell Primary School',
  postal_address: 'School office\n1 Harbour Road\nTidewell',
  order_number: '',
  message: 'Before half-term, please.',
  ...changes,
})
const ask = (body: object, by: string | undefined = asker) => portal.call('POST', '/api/quotes', { key: by, body })
const stored = (email: string) => portal.deps.db.selectFrom('quotes').selectAll().where('email', '=', email).execute()

async function arrive(body = request()): Promise<Quote> {
  const { reference } = (await ask(body)).json().data
  const found = portal.deps.db.selectFrom('quotes').select('id').where('reference', '=', reference)
  const { id } = await found.executeTakeFirstOrThrow()
  return (await portal.call('GET', `/api/admin/quotes/${id}`, { key })).json().data
}

const act = async (method: 'POST' | 'PUT', { id }: Pick<Quote, 'id'>, path: string, body: object) =>
  portal.call(method, `/api/admin/quotes/${id}${path}`, { key, body })
const seller = 'The Bookshelf Trading Company\n4 Ladder Street\nGodalming GU7 1AA'
/** A quote's offer, with what an operator has to fill in. */
const offerOf = ({ version, offer: { total: _, ...offer } }: Quote) => {
  const chosen = { delivery: offer.delivery ?? 0, vat: 'included', vat_amount: null, seller }
  return { version, ...offer, ...chosen }
}

/** A request whose quote has been sent. */
async function quoted(body = request()): Promise<Quote> {
  const asked = await arrive(body)
  const saved = (await act('PUT', asked, '/offer', offerOf(asked))).json().data
  return (await act('POST', asked, '/send', { version: saved.version, text: '' })).json().data
}

async function wordsOf(pdf: Buffer): Promise<string> {
  const document = await openBytes(new Uint8Array(pdf))
  const { items } = await (await document.getPage(1)).getTextContent()
  return items.flatMap((item) => ('str' in item && item.str.trim() !== '' ? [item.str] : [])).join(' ')
}

test('a request is stored at the shop’s prices and mailed to the desk; its sender gets a receipt', async () => {
  const body = request()
  const answer = await ask(body)
  expect(answer.statusCode).toBe(200)
  const { reference } = answer.json().data
  expect(reference).toMatch(/^Q-[A-Z2-9]{7}$/)
  expect(await stored(body.email)).toMatchObject([
    {
      ...{ reference, status: 'received', school: body.school, postalAddress: body.postal_address, offer: null },
      asked: [
        { title: 'The three storybooks, printed', quantity: 30, pricePence: 1800 },
        { title: 'Sponsor’s banner', quantity: 1, pricePence: 4699 },
      ],
    },
  ])
  const [receipt] = await mailsTo(portal, body.email, 1)
  expect(receipt).toMatchObject({ subject: `We have your request for a quote (${reference})`, toName: '' })
  for (const word of [body.name, body.message, 'Harbour', 'banner']) expect(receipt?.html).not.toContain(word)
  const desk = await portal.deps.db
    .selectFrom('mails')
    .selectAll()
    .where('subject', '=', `Request for a quote ${reference}`)
    .executeTakeFirstOrThrow()
  expect(desk).toMatchObject({ toAddress: portal.deps.config.deskEmail, replyTo: body.email })
  expect(desk.text).toContain('30 × The three storybooks, printed: £540.00')
  expect(desk.text).toContain('before delivery: £586.99')
})

const quantity = 'Enter a whole number from 1 to 999.'
test.each([
  [{ items: [] }, { items: 'Choose at least one product.' }],
  [{ items: [{ product_id: 1, quantity: 0 }] }, { 'items.0.quantity': quantity }],
  [{ items: [{ product_id: 1, quantity: 1.5 }] }, { 'items.0.quantity': quantity }],
  [{ items: [1, 1].map((product_id) => ({ product_id, quantity: 1 })) }, { items: 'List each product once.' }],
  [{ name: ' ' }, { name: 'Enter your name.' }],
  [{ email: 'nobody' }, { email: 'Enter an e-mail address in the form name@example.org.' }],
  [{ postal_address: '' }, { postal_address: 'Enter the address to deliver to.' }],
  [{ postal_address: '1\n'.repeat(8).concat('2') }, { postal_address: 'Use at most 8 lines.' }],
  [{ order_number: 'x'.repeat(51) }, { order_number: 'Use at most 50 characters.' }],
])('%j gets a sentence at the field, and nothing is stored', async (wrong, errors) => {
  const body = request(wrong)
  const answer = await ask(body)
  expect([answer.statusCode, answer.json().errors]).toEqual([422, errors])
  expect(await stored(body.email)).toEqual([])
})

test('a product that has left the shop cannot be asked for', async () => {
  const gone = await stock('A kite', 3)
  await portal.call('DELETE', `/api/admin/products/${gone}`, { key })
  const body = request({ items: [{ product_id: gone, quantity: 1 }] })
  expect((await ask(body)).json()).toMatchObject({ code: 'quote/product-gone' })
  expect(await stored(body.email)).toEqual([])
})

test('the same request within minutes is one; what a robot sends is kept, and nobody is mailed', async () => {
  const body = request()
  const answers = await Promise.all([ask(body), ask(body)])
  expect(new Set(answers.map((answer) => answer.json().data.reference)).size).toBe(1)
  const robot = request({ website: 'https://pills.example' })
  const { reference } = (await ask(robot)).json().data
  expect(await stored(robot.email)).toMatchObject([{ reference, status: 'closed' }])
  expect((await ask({ ...robot, website: '' })).json().data.reference).not.toBe(reference)
  const mails = portal.deps.db.selectFrom('mails').select('id')
  expect(await mails.where('subject', 'like', `%${reference}%`).execute()).toEqual([])
})

test('an operator changes prices and delivery, looks at the PDF, and sends it with the mail', async () => {
  const asked = await arrive()
  expect(asked).toMatchObject({ status: 'received', has_offer: false, number: asked.reference, sent: [] })
  expect(asked.offer).toMatchObject({ total: 586.99, delivery: null, vat: '', name: 'Ada Birch' })
  const tooEarly = await act('POST', asked, '/send', { version: 1, text: '' })
  expect(tooEarly.json().code).toBe('quote/no-offer')
  expect((await portal.call('GET', `/api/admin/quotes/${asked.id}/pdf`, { key })).statusCode).toBe(404)

  const [first, second] = asked.offer.lines
  const lines = [{ ...first, price: 16.1 }, second]
  const offer = { ...offerOf(asked), lines, delivery: 12.95, seller, vat: 'none', note: 'Ten working days.' }
  const saved: Quote = (await act('PUT', asked, '/offer', offer)).json().data
  // 30 × 16.10 + 46.99 + 12.95: an amount that binary fractions miss.
  expect(saved).toMatchObject({ version: 2, has_offer: true, offer: { total: 542.94, delivery: 12.95 } })
  const read = await portal.call('GET', `/api/admin/quotes/${asked.id}/pdf`, { key })
  expect(read.headers).toMatchObject({ 'content-type': 'application/pdf', 'cache-control': 'no-store' })
  const words = await wordsOf(read.rawPayload)
  for (const word of ['The Bookshelf Trading Company', 'Tidewell Primary School', '£16.10', '£483.00', '£542.94'])
    expect(words).toContain(word)
  expect(words).toContain('No VAT is charged.')
  expect(words).toContain('Purchase order number')

  const sent = (await act('POST', asked, '/send', { version: 2, text: 'With our thanks.' })).json().data
  expect(sent).toMatchObject({ status: 'quoted', version: 3, number: asked.reference })
  const [receipt, mail] = await mailsTo(portal, asked.email, 2)
  expect(mail).toMatchObject({
    subject: `Your quote ${asked.reference}`,
    replyTo: portal.deps.config.deskEmail,
    thread: [receipt?.id],
  })
  expect(mail?.text).toContain('Total: £542.94')
  const enclosed = portal.deps.db
    .selectFrom('mailAttachments')
    .selectAll()
    .where('mailId', '=', mail?.id ?? '')
  const { name, mediaType, content } = await enclosed.executeTakeFirstOrThrow()
  expect([name, mediaType]).toEqual([`quote-${asked.reference}.pdf`, 'application/pdf'])
  expect(await wordsOf(content)).toBe(words)
  const search = `/api/admin/mails?q=${encodeURIComponent(asked.email)}`
  const { mails: listed } = (await portal.call('GET', search, { key })).json().data
  expect(listed.map(({ attachments }: Mail) => attachments)).toEqual([[{ name, size: content.length }], []])
  expect(sent.history).toMatchObject([
    { kind: 'note' },
    { kind: 'status', text: `quoted ${asked.reference}`, author: 'Ada Birch' },
    { kind: 'reply', text: 'With our thanks.' },
  ])
  expect((await arrive()).offer).toMatchObject({ seller, vat: 'none' })
})

test('a quote that is changed waits to be sent again, under a new number', async () => {
  const first = await quoted()
  const changed = (await act('PUT', first, '/offer', { ...offerOf(first), delivery: 5 })).json().data
  expect(changed).toMatchObject({ status: 'received', number: `${first.reference}-2` })
  const sent = (await act('POST', first, '/send', { version: changed.version, text: '' })).json().data
  expect(sent).toMatchObject({ status: 'quoted', number: `${first.reference}-2` })
  const mails = await mailsTo(portal, first.email, 3)
  expect(mails.at(-1)?.subject).toBe(`Your quote ${first.reference}-2`)
})

test('a quote whose last day has passed is not sent', async () => {
  const asked = await arrive()
  const saved = (await act('PUT', asked, '/offer', { ...offerOf(asked), valid_until: '2026-01-31' })).json().data
  const answer = await act('POST', asked, '/send', { version: saved.version, text: '' })
  expect([answer.statusCode, answer.json().code]).toEqual([409, 'quote/expired'])
  await mailsTo(portal, asked.email, 1)
})

test('an accepted order is confirmed by e-mail with its order number; a closed one is reopened', async () => {
  const sent = await quoted()
  const { id, email, reference, version } = sent
  const body = { version, status: 'accepted', order_number: 'PO 4711', text: 'Thank you!' }
  const accepted: Quote = (await act('PUT', sent, '', body)).json().data
  expect(accepted).toMatchObject({ status: 'accepted', order_number: 'PO 4711' })
  const mail = (await mailsTo(portal, email, 3)).at(-1)
  expect(mail?.subject).toBe(`We have your order (${reference})`)
  expect(mail?.text).toContain(`Thank you for accepting quote ${reference}, with your order number PO 4711.`)
  expect(mail?.text).toContain('Deliver to: School office, 1 Harbour Road, Tidewell')
  const pdf = await portal.call('GET', `/api/admin/quotes/${id}/pdf`, { key })
  // As it was sent: the order number came later.
  expect(await wordsOf(pdf.rawPayload)).not.toContain('PO 4711')
  expect((await act('PUT', accepted, '/offer', offerOf(accepted))).json().code).toBe('quote/over')
  const become = (version: number, status: string) =>
    act('PUT', sent, '', { version, status, order_number: '', text: '' })
  expect((await become(accepted.version, 'closed')).json().data.status).toBe('closed')
  const opened = (await become(accepted.version + 1, 'received')).json().data
  expect(opened).toMatchObject({ status: 'accepted', order_number: 'PO 4711' })
  const audit = await portal.deps.db.selectFrom('auditLog').select('action').where('object', '=', reference).execute()
  expect(audit.map(({ action }) => action)).toEqual([
    ...['quote.saved', 'quote.sent', 'quote.accepted', 'quote.closed', 'quote.received'],
  ])
})

test('only sending makes a quote a sent one', async () => {
  const first = await quoted()
  const changed: Quote = (await act('PUT', first, '/offer', { ...offerOf(first), delivery: 500 })).json().data
  const { version } = changed
  const answer = await act('PUT', changed, '', { version, status: 'quoted', order_number: '', text: '' })
  expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([422, ['status']])
  const found = await portal.call('GET', `/api/admin/quotes/${changed.id}`, { key })
  expect(found.json().data).toMatchObject({ status: 'received', version })
})

test('an order can be recorded for what was sent while a change waits; each quote stays as it was sent', async () => {
  const first = await quoted()
  const { id, reference, email } = first
  const changed: Quote = (await act('PUT', first, '/offer', { ...offerOf(first), delivery: 500 })).json().data
  const read = async (query = '') =>
    wordsOf((await portal.call('GET', `/api/admin/quotes/${id}/pdf${query}`, { key })).rawPayload)
  expect(await read()).toContain('£500.00')
  expect(await read('?revision=1')).not.toContain('£500.00')
  expect((await portal.call('GET', `/api/admin/quotes/${id}/pdf?revision=2`, { key })).statusCode).toBe(404)
  const become = async (seen: Quote, status: string): Promise<Quote> =>
    (await act('PUT', seen, '', { version: seen.version, status, order_number: 'PO 1', text: '' })).json().data
  const closed = await become(changed, 'closed')
  expect(await read()).not.toContain('£500.00')
  const again = await become(closed, 'received')
  expect(again).toMatchObject({ status: 'received', number: `${reference}-2`, offer: { delivery: 500 } })
  const accepted = await become(again, 'accepted')
  expect(accepted).toMatchObject({
    status: 'accepted',
    number: reference,
    order_number: 'PO 1',
    offer: { delivery: 0 },
  })
  expect(accepted.sent).toMatchObject([{ revision: 1, number: reference, order_number: '', offer: { delivery: 0 } }])
  expect((await mailsTo(portal, email, 3)).at(-1)?.text).toContain('Delivery: Free')
})

test('VAT that is added counts in the total; a quote needs a choice, and a seller with an address', async () => {
  const asked = await arrive(request({ name: '陳 Chen' }))
  expect(asked.unprintable).toEqual(['陳'])
  const offer = offerOf(asked)
  const errorsOf = async (wrong: object) => (await act('PUT', asked, '/offer', { ...offer, ...wrong })).json().errors
  expect(await errorsOf({ vat: '' })).toEqual({ vat: 'Choose what the quote says about VAT.' })
  expect(await errorsOf({ vat: 'added', vat_amount: null })).toEqual({
    vat_amount: 'Enter the VAT in pounds, such as 97.80.',
  })
  expect(await errorsOf({ seller: 'The Bookshelf\nhello@example.org' })).toEqual({
    seller: 'Enter the seller’s name and, below it, a postal address with a postcode.',
  })
  expect(Object.keys(await errorsOf({ delivery: null }))).toEqual(['delivery'])
  const added = { ...offer, name: 'Chan Chen', vat: 'added', vat_amount: 117.4 }
  const saved: Quote = (await act('PUT', asked, '/offer', added)).json().data
  expect(saved).toMatchObject({ unprintable: [], name: '陳 Chen', offer: { total: 704.39, vat_amount: 117.4 } })
  const words = await wordsOf((await portal.call('GET', `/api/admin/quotes/${asked.id}/pdf`, { key })).rawPayload)
  for (const word of ['Chan Chen', 'VAT is added: £117.40.', '£704.39', 'Free']) expect(words).toContain(word)
  expect((await arrive()).offer).toMatchObject({ vat: 'added', vat_amount: null, seller })
})

test('a correction within minutes is a request of its own', async () => {
  const body = request()
  const corrected = { ...body, school: 'Tidewell Junior School' }
  const references = [(await ask(body)).json().data.reference, (await ask(corrected)).json().data.reference]
  expect(new Set(references).size).toBe(2)
  expect((await stored(body.email)).map(({ school }) => school).sort()).toEqual([corrected.school, body.school])
})

test('an order stays without the person who deleted their account; nothing else does', async () => {
  const { db } = portal.deps
  const person = await createActor(portal.deps, { role: 'senior' })
  const mine = { name: 'Ada Birch', email: person.email }
  const order = async (changes = {}): Promise<Quote> => {
    const asked = await arrive(request(changes))
    const saved = (await act('PUT', asked, '/offer', offerOf(asked))).json().data
    return (await act('POST', asked, '/send', { version: saved.version, text: 'Dear Ada' })).json().data
  }
  const become = async (seen: Quote, status: string): Promise<Quote> =>
    (await act('PUT', seen, '', { version: seen.version, status, order_number: 'PO 1', text: '' })).json().data
  const accepted = await become(await order(mine), 'accepted')
  const delivered = await become(await become(await order({ ...mine, message: '2' }), 'accepted'), 'closed')
  const declined = await become(await order({ ...mine, message: '3' }), 'closed')
  await db.updateTable('quotes').set({ userId: person.id }).where('email', '=', person.email).execute()
  await db.transaction().execute((trx) => forgetBuyer(trx, { id: person.id, email: person.email }))
  const view = async ({ id }: Quote) => (await portal.call('GET', `/api/admin/quotes/${id}`, { key })).json().data
  for (const kept of [accepted, delivered]) {
    expect(await view(kept)).toMatchObject({
      ...{ name: '', email: '', phone: '', message: '', user_id: '', order_number: 'PO 1', status: kept.status },
      ...{ school: 'Tidewell Primary School', postal_address: accepted.postal_address },
      sent: [{ number: kept.reference, offer: { name: '', total: 586.99 } }],
    })
    expect(JSON.stringify(await view(kept))).not.toContain('Dear Ada')
  }
  expect((await portal.call('GET', `/api/admin/quotes/${declined.id}`, { key })).statusCode).toBe(404)
  const { version } = accepted
  expect((await act('POST', accepted, '/reply', { version, text: 'Hello' })).json().code).toBe('desk/nobody-there')
  // Somebody whose address was never confirmed does not own what nobody owns any more.
  await db.transaction().execute((trx) => forgetBuyer(trx, { id: randomUUID(), email: '' }))
  expect((await view(accepted)).reference).toBe(accepted.reference)
})

test('an operator writes to whoever asked; of two at once the second is told', async () => {
  const { id, email, reference } = await arrive()
  const reply = (text: string) => act('POST', { id }, '/reply', { version: 1, text })
  const answers = await Promise.all([reply('Which colour?'), reply('Which size?')])
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
  const [, mail] = await mailsTo(portal, email, 2)
  expect(mail?.subject).toBe(`Re: We have your request for a quote (${reference})`)
})

test('the export finds by words, and is a CSV', async () => {
  const { reference } = await arrive(request({ school: '=Zebra Lane', order_number: 'PO-9' }))
  const { body, headers } = await portal.call('GET', `/api/admin/quotes/export?q=${reference}`, { key })
  expect(headers['content-disposition']).toBe('attachment; filename="quotes.csv"')
  expect(body).toContain(`"'=Zebra Lane"`)
  expect(body).toContain(
    '30 × The three storybooks, printed at £18.00; 1 × Sponsor’s banner at £46.99",0.00,0.00,586.99,',
  )
  const rowsIn = async (state: string) =>
    (await portal.call('GET', `/api/admin/quotes/export?state=${state}&q=${reference}`, { key })).body.split(reference)
      .length - 1
  expect([await rowsIn('waiting'), await rowsIn('decided')]).toEqual([1, 0])
})

test('the export has the quote as it was sent last, without a change that was not', async () => {
  const sent = await quoted()
  const changed = (await act('PUT', sent, '/offer', { ...offerOf(sent), delivery: 100 })).json().data
  const exported = async () => (await portal.call('GET', `/api/admin/quotes/export?q=${sent.reference}`, { key })).body
  expect(await exported()).toContain(',0.00,0.00,586.99,')
  await act('PUT', sent, '', { version: changed.version, status: 'closed', order_number: '', text: '' })
  expect(await exported()).toContain(',0.00,0.00,586.99,')
})

test('what was last changed two years ago is forgotten, also when nobody answered it', async () => {
  const { db } = portal.deps
  const [over, waits, recent] = [await quoted(), await arrive(), await arrive()]
  const longAgo = startOfDay(731)
  await db.updateTable('quotes').set({ updatedAt: longAgo }).where('id', 'in', [over.id, waits.id]).execute()
  await runJob(portal, 'forget-old-quotes')
  for (const { email } of [over, waits]) expect(await stored(email)).toEqual([])
  expect(await stored(recent.email)).toHaveLength(1)
})

test('one’s own data has one’s quotes', async () => {
  const person = await createActor(portal.deps)
  const body = request()
  await ask(body, person.key)
  const data = (await portal.call('GET', '/api/user/export', { key: person.key })).json()
  expect(data.quotes_asked_for).toMatchObject([{ postalAddress: body.postal_address, name: 'Ada Birch' }])
})
