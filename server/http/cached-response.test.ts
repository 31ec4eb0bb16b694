import { beforeAll, expect, test } from 'vitest'
import { setUpPortal } from '../testing/set-up-portal.ts'

const paths = ['/api/page/stats/details', '/api/page/app-brand', '/api/page/about', '/api/testimonials']

const portal = setUpPortal()
let origin: string

beforeAll(async () => {
  origin = await portal.app.listen({ host: '127.0.0.1', port: 0 })
})

test.each(paths)('%s may be cached by proxies too, and is revalidated with its entity tag', async (path) => {
  const first = await fetch(origin + path)
  expect([first.status, first.headers.get('cache-control')]).toEqual([200, 'public, no-cache'])
  const etag = String(first.headers.get('etag'))
  const again = await fetch(origin + path, { headers: { 'if-none-match': etag } })
  expect([again.status, await again.text()]).toEqual([304, ''])
  for (const header of ['etag', 'cache-control', 'content-security-policy']) {
    expect(again.headers.get(header)).toBe(first.headers.get(header))
  }
})

test('the counters, which change every second, may be cached too', async () => {
  const { headers } = await fetch(`${origin}/api/page/stats`)
  expect(headers.get('cache-control')).toBe('public, no-cache')
  expect(headers.get('etag')).toMatch(/^".{22}"$/)
})

test('a response read for one request may be cached by its browser only', async () => {
  const { headers } = await fetch(`${origin}/api/schools?school_code=none`)
  expect(headers.get('cache-control')).toBe('private, no-cache')
})

test('a change invalidates the cached response', async () => {
  const url = `${origin}/api/testimonials`
  const etag = String((await fetch(url)).headers.get('etag'))
  await portal.deps.db.deleteFrom('testimonials').execute()
  await portal.deps.changes.catchUp()
  const fresh = await fetch(url, { headers: { 'if-none-match': etag } })
  expect([fresh.status, await fresh.json()]).toEqual([200, { data: [] }])
})

test('other methods, queries and names', async () => {
  const head = await fetch(`${origin}/api/page/about`, { method: 'HEAD' })
  expect([head.status, await head.text()]).toEqual([200, ''])
  expect((await fetch(`${origin}/api/page/about?x=1`)).status).toBe(200)
  expect((await fetch(`${origin}/api/page/nowhere`)).status).toBe(404)
  expect((await fetch(`${origin}/api/page/about`, { method: 'DELETE' })).status).not.toBe(200)
})
