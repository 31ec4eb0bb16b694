import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import type { OwnQuote } from '#contract/own-quotes.ts'
import type { Quote } from '#contract/quotes.ts'
import { openBytes } from '../../../adapters/pdf/testing/from-bytes.ts'
import { createActor, createSession, createUser } from '../../../testing/factories.ts'
import { setUpPortal } from '../../../testing/set-up-portal.ts'

const portal = setUpPortal({ limits: { messagesPerNetwork: 1000 }, withJobs: true })
let operator: string
let books: number
beforeAll(async () => {
  operator = (await createActor(portal.deps, { role: 'admin' })).key
  const body = { title: 'Three storybooks', price: 18 }
  books = (await portal.call('POST', '/api/admin/products', { key: operator, body })).json().data.id
})

const own = async (key: string): Promise<OwnQuote[]> => (await portal.call('GET', '/api/quotes', { key })).json().data
const read = (key: string, id: string) => portal.call('GET', `/api/quotes/${id}/pdf`, { key })

async function asked(changes: object = {}) {
  const staff = await createActor(portal.deps, { role: 'senior' })
  const person = { name: 'Ada Birch', email: `${randomUUID()}@example.org`, postal_address: '1 Harbour Road' }
  const items = [{ product_id: books, quantity: 2 }]
  await portal.call('POST', '/api/quotes', {
    key: staff.key,
    body: { items, ...person, school: 'Tidewell', ...changes },
  })
  const [quote] = await own(staff.key)
  if (!quote) throw new Error('The quote is not listed.')
  return { staff, quote }
}

const admin = async (method: 'GET' | 'PUT' | 'POST', path: string, body?: object): Promise<Quote> =>
  (await portal.call(method, `/api/admin/quotes/${path}`, { key: operator, ...(body && { body }) })).json().data

async function save(id: string, changes: object) {
  const { version, offer } = await admin('GET', id)
  const chosen = { delivery: 0, vat: 'none', vat_amount: null, seller: 'The Bookshelf\nGodalming GU7 1AA' }
  return admin('PUT', `${id}/offer`, { version, ...offer, ...chosen, ...changes })
}
const send = async (id: string) => admin('POST', `${id}/send`, { version: (await admin('GET', id)).version, text: '' })

test('colleagues of an approved school see what was asked for in its name; nobody else does', async () => {
  const { staff, quote } = await asked()
  expect(quote).toMatchObject({
    ...{ status: 'received', name: 'Ada Birch', is_mine: true, number: '', valid_until: '', total: 36 },
    lines: [{ title: 'Three storybooks', quantity: 2 }],
  })
  const { deps } = portal
  await save(quote.id, {})
  await send(quote.id)
  const colleague = await createUser(deps, { role: 'senior', schoolId: staff.schoolId })
  const colleagueKey = await createSession(deps, colleague.id)
  expect(await own(colleagueKey)).toMatchObject([{ id: quote.id, status: 'quoted', is_mine: false }])
  expect((await read(colleagueKey, quote.id)).statusCode).toBe(200)
  const unconfirmed = await createUser(deps, { role: 'senior', schoolId: staff.schoolId, status: 'not-active' })
  const parent = await createUser(deps, { schoolId: staff.schoolId })
  const stranger = await createUser(deps, {
    role: 'senior',
    schoolId: (await createActor(deps, { role: 'senior' })).schoolId,
  })
  for (const { id } of [unconfirmed, parent, stranger]) {
    const key = await createSession(deps, id)
    expect(await own(key)).toEqual([])
    expect((await read(key, quote.id)).statusCode).toBe(404)
  }
})

test('what somebody asks for without a school is theirs alone', async () => {
  const { staff } = await asked({ school: '' })
  const colleague = await createUser(portal.deps, { role: 'senior', schoolId: staff.schoolId })
  expect(await own(await createSession(portal.deps, colleague.id))).toEqual([])
})

test('a draft is never shown: the list and the PDF are what was sent last', async () => {
  const { staff, quote } = await asked()
  await save(quote.id, { delivery: 500 })
  expect(await own(staff.key)).toEqual([quote])
  expect((await read(staff.key, quote.id)).statusCode).toBe(404)
  await save(quote.id, { delivery: 5, valid_until: '2999-01-31' })
  await send(quote.id)
  await save(quote.id, { delivery: 500 })
  expect(await own(staff.key)).toMatchObject([
    { status: 'received', number: quote.reference, total: 41, valid_until: '2999-01-31' },
  ])
  const { headers, rawPayload } = await read(staff.key, quote.id)
  expect(headers).toMatchObject({
    'cache-control': 'no-store',
    'content-disposition': `inline; filename="quote-${quote.reference}.pdf"`,
  })
  const page = await (await openBytes(new Uint8Array(rawPayload))).getPage(1)
  const words = (await page.getTextContent()).items.flatMap((item) => ('str' in item ? [item.str] : [])).join(' ')
  expect(words).toContain('£41.00')
  expect(words).not.toContain('£500.00')
})

test('open quotes come before closed ones, and then the newest first', async () => {
  const { staff, quote } = await asked()
  const again = { name: 'Ada Birch', email: `${randomUUID()}@example.org`, postal_address: '1 Harbour Road' }
  for (const quantity of [3, 4])
    await portal.call('POST', '/api/quotes', {
      key: staff.key,
      body: { items: [{ product_id: books, quantity }], ...again, school: '' },
    })
  const newest = (await own(staff.key))[0] as OwnQuote
  const { version } = await admin('GET', newest.id)
  await admin('PUT', newest.id, { version, status: 'closed', order_number: '', text: '' })
  const listed = await own(staff.key)
  expect(listed.map(({ total }) => total)).toEqual([54, 36, 72])
  expect(listed.at(-1)).toMatchObject({ id: newest.id, status: 'closed' })
  expect(listed[1]?.id).toBe(quote.id)
})
