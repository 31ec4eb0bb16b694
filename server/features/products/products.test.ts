import { beforeAll, expect, test } from 'vitest'
import type { Product, StockedProduct } from '#contract/products.ts'
import { startOfDay } from '../../data-protection/retention.ts'
import { buildTestApp } from '../../testing/build-test-app.ts'
import { createActor } from '../../testing/factories.ts'
import { form } from '../../testing/form.ts'
import { makePicture } from '../../testing/pictures.ts'
import { setUpPortal } from '../../testing/set-up-portal.ts'

const portal = setUpPortal({ withJobs: true })
let operator: string
let parent: string

beforeAll(async () => {
  operator = (await createActor(portal.deps, { role: 'admin' })).key
  parent = (await createActor(portal.deps)).key
})

const add = (body: object, key = operator) => portal.call('POST', '/api/admin/products', { key, body })
const shop = async () => (await portal.call('GET', '/api/products', { key: parent })).json<{ data: Product[] }>().data
const stock = async () =>
  (await portal.call('GET', '/api/admin/products', { key: operator })).json<{ data: StockedProduct[] }>().data
const titles = async () => (await shop()).map(({ title }) => title)

async function addPicture(key = operator): Promise<string> {
  const answer = await portal.call('POST', '/api/images/upload', { key, ...form('image', await makePicture()) })
  return answer.json().data.image
}

test('what the operator adds is in the shop, in order, with its price in pounds', async () => {
  expect(await shop()).toEqual([])
  const image = await addPicture()
  const poster = await add({ title: 'A poster', price: 4.5, description: 'A2, folded.', image })
  expect(poster.statusCode).toBe(200)
  await add({ title: 'A card', price: 19.99 })
  expect(await shop()).toEqual([
    { id: expect.any(Number), title: 'A poster', price: 4.5, description: 'A2, folded.', image },
    { id: expect.any(Number), title: 'A card', price: 19.99, description: '', image: '' },
  ])
  const [first, second] = await shop()
  const order = { ids: [second?.id, first?.id] }
  await portal.call('POST', '/api/admin/products/order', { key: operator, body: order })
  expect(await titles()).toEqual(['A card', 'A poster'])
  await portal.call('POST', '/api/admin/products/order', { key: operator, body: { ids: [first?.id] } })
  expect(await titles()).toEqual(['A poster', 'A card'])
})

test('the same product sent again, also at once, is one; another price is another product', async () => {
  const body = { title: 'A lost answer', price: 2, description: 'Sent twice.', image: await addPicture() }
  const both = await Promise.all([add(body), add(body)])
  expect(new Set(both.map((answer) => answer.json().data.id)).size).toBe(1)
  expect((await add(body)).json().data.id).toBe(both[0]?.json().data.id)
  expect((await add({ ...body, price: 3, image: '' })).json().data.id).not.toBe(both[0]?.json().data.id)
})

const priced = 'Enter a price from £0.01 to £10,000, such as 12.50.'

test.each<[string, object, Record<string, string>]>([
  ['−1 pence', { title: 'A', price: -0.01 }, { price: priced }],
  ['no pence', { title: 'A', price: 0 }, { price: priced }],
  ['half a penny', { title: 'A', price: 1.005 }, { price: priced }],
  ['a price as text', { title: 'A', price: '4.50' }, { price: priced }],
  ['more money than there is', { title: 'A', price: 1e308 }, { price: priced }],
  ['no name and no price', {}, { title: 'Enter a name.', price: priced }],
  [
    'a picture elsewhere',
    { title: 'A', price: 1, image: 'https://x.example/a.png' },
    { image: 'Upload the picture again.' },
  ],
  [
    'a script as picture',
    { title: 'A', price: 1, image: 'javascript:alert(1)' },
    { image: 'Upload the picture again.' },
  ],
])('%s gets a sentence at the field, and nothing is stored', async (_name, body, errors) => {
  const before = await stock()
  const answer = await add(body)
  expect([answer.statusCode, answer.json().errors]).toEqual([422, errors])
  expect(await stock()).toEqual(before)
})

test('a picture of somebody else, or one in use, is no picture of this product', async () => {
  const image = await addPicture(parent)
  expect((await add({ title: 'A', price: 1, image })).json().errors).toEqual({ image: 'Upload the picture again.' })
  const used = (await shop()).find((product) => product.image !== '')?.image
  expect((await add({ title: 'A', price: 1, image: used })).statusCode).toBe(422)
})

test('of two windows with one product, the second to save is told, whichever field the first has changed', async () => {
  const cup = { title: 'A cup', price: 8, description: '', image: '' }
  const { id } = (await add(cup)).json().data
  const save = (change: object, version: number) =>
    portal.call('PUT', `/api/admin/products/${id}`, { key: operator, body: { ...cup, ...change, version } })
  const changes = [{ title: 'A blue cup' }, { price: 9 }, { description: 'For tea' }, { image: await addPicture() }]
  for (const [index, change] of changes.entries()) {
    expect((await save(change, index + 1)).json().data.version).toBe(index + 2)
    const refused = await save({ title: 'A red cup' }, index + 1)
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'changed-meanwhile'])
    expect(refused.json().message).toContain('This product has been changed')
  }
  expect((await shop()).find((product) => product.id === id)).toMatchObject({ title: 'A cup' })
  expect((await save({ title: 'A red cup' }, 5)).statusCode).toBe(200)
})

test('a change keeps its picture, lets go of a replaced one, and what is deleted can be restored', async () => {
  const image = await addPicture()
  const { id } = (await add({ title: 'A mug', price: 8, image })).json().data
  const at = `/api/admin/products/${id}`
  await portal.call('PUT', at, { key: operator, body: { title: 'A tall mug', price: 8.25, image, version: 1 } })
  expect((await shop()).find((product) => product.id === id)).toMatchObject({ title: 'A tall mug', price: 8.25, image })
  const other = { title: 'A tall mug', price: 8.25, image: await addPicture(), version: 2 }
  await portal.call('PUT', at, { key: operator, body: other })
  const uuid = image.slice(image.lastIndexOf('/') + 1)
  const released = await portal.deps.db.selectFrom('images').select('isUsed').where('id', '=', uuid).execute()
  expect(released).toEqual([{ isUsed: false }])

  await portal.call('DELETE', at, { key: operator })
  expect(await titles()).not.toContain('A tall mug')
  expect((await stock()).find((product) => product.id === id)?.delete_time).toMatch(/^\d{4}-.*Z$/)
  expect((await portal.call('PUT', at, { key: operator, body: { ...other, version: 4 } })).statusCode).toBe(404)
  await portal.call('POST', `${at}/restore`, { key: operator })
  expect(await titles()).toContain('A tall mug')
})

test('what was deleted a month ago is gone for good, with its picture', async () => {
  const { db, jobs } = portal.deps
  const image = await addPicture()
  const { id } = (await add({ title: 'A kite', price: 3, image })).json().data
  const longAgo = startOfDay(31)
  await db.updateTable('products').set({ deletedAt: longAgo }).where('id', '=', id).execute()
  await jobs.add(db, 'delete-old-products', {})
  await expect.poll(async () => (await stock()).some((product) => product.id === id)).toBe(false)
  const uuid = image.slice(image.lastIndexOf('/') + 1)
  expect(await db.selectFrom('images').select('isUsed').where('id', '=', uuid).execute()).toEqual([{ isUsed: false }])
})

test('paying is offered only where both the address and the account are configured', async () => {
  const nowhere = await portal.call('GET', '/api/products/payment', { key: parent })
  expect(nowhere.json().data).toEqual({ payment_url: '', payment_email: '' })
  expect((await portal.call('GET', '/shop')).headers['content-security-policy']).toContain("form-action 'self';")
  const half = await buildTestApp({ environment: { PAYMENT_EMAIL: 'shop@example.org' }, database: portal.database })
  expect((await half.call('GET', '/api/products/payment', { key: parent })).json().data.payment_email).toBe('')
  await half.close()
  const paid = await buildTestApp({
    environment: {
      PAYMENT_URL: 'https://pay.example/cgi-bin/webscr?cmd=_xclick',
      PAYMENT_EMAIL: 'shop@example.org',
      SHOP_URL: 'https://shop.example/books',
    },
    database: portal.database,
  })
  expect((await paid.call('GET', '/api/products/payment', { key: parent })).json().data).toEqual({
    payment_url: 'https://pay.example/cgi-bin/webscr?cmd=_xclick',
    payment_email: 'shop@example.org',
  })
  const policy = (await paid.call('GET', '/shop')).headers['content-security-policy']
  expect(policy).toContain("form-action 'self' https://pay.example;")
  expect((await paid.call('GET', '/api/page/app-brand')).json().data.shop_url).toBe('https://shop.example/books')
  await paid.close()
})

test.each([
  'javascript:alert(1)',
  'http://pay.example/',
  'pay',
  'http://localhost.evil.example/',
  'http://localhost:1@evil.example/',
])('the portal refuses to start with the payment address %s', async (url) => {
  const start = buildTestApp({ environment: { PAYMENT_URL: url }, database: portal.database })
  await expect(start).rejects.toThrow(/PAYMENT_URL: needs an https address/)
})
