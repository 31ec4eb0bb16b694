import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../testing/build-test-app.ts'

const paths = [
  '/api/page/stats',
  '/api/page/stats/details',
  '/api/page/app-brand',
  '/api/page/about',
  '/api/testimonials',
]

let portal: TestApp
let address: string

beforeAll(async () => {
  portal = await buildTestApp()
  address = await portal.app.listen({ host: '127.0.0.1', port: 0 })
})
afterAll(() => portal.close())

/** Whether it lies ready at this moment, so that the framework has nothing to do with it. */
const isReady = (url: string) => portal.app.readyAnswers.find({ method: 'GET', url } as never) !== undefined

/** The numbers are another answer each second. */
const becomeReady = (path: string) => expect.poll(() => fetch(address + path).then(() => isReady(path))).toBe(true)

const headersOf = ({ headers }: Response) =>
  Object.fromEntries([...headers].filter(([name]) => !['date', 'connection', 'keep-alive'].includes(name)))

test.each(paths)('%s is the same, ready or not', async (path) => {
  await portal.deps.changes.catchUp()
  const plain = await portal.call('GET', path)
  await becomeReady(path)
  const ready = await fetch(address + path)
  expect(ready.status).toBe(200)
  expect(await ready.text()).toBe(plain.body)
  const { date, connection, 'keep-alive': _, ...headers } = plain.headers
  expect(headersOf(ready)).toEqual(headers)

  const known = await fetch(address + path, { headers: { 'if-none-match': String(headers.etag) } })
  expect([known.status, await known.text()]).toEqual([304, ''])
  expect(known.headers.get('content-security-policy')).toBe(headers['content-security-policy'])
})

test('what changes is not ready any more, and the next who asks has it as it is', async () => {
  const path = '/api/testimonials'
  await becomeReady(path)
  await portal.deps.db.deleteFrom('testimonials').execute()
  await portal.deps.changes.catchUp()
  expect(isReady(path)).toBe(false)
  expect(await (await fetch(address + path)).json()).toEqual({ data: [] })
})

test('other methods, queries and addresses are the framework’s', async () => {
  await fetch(`${address}/api/page/about`)
  const head = await fetch(`${address}/api/page/about`, { method: 'HEAD' })
  expect([head.status, await head.text()]).toEqual([200, ''])
  expect((await fetch(`${address}/api/page/about?x=1`)).status).toBe(200)
  expect((await fetch(`${address}/api/page/nowhere`)).status).toBe(404)
  expect((await fetch(`${address}/api/page/about`, { method: 'DELETE' })).status).not.toBe(200)
})
