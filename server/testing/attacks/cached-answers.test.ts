import { beforeAll, expect, test } from 'vitest'
import { api } from '#contract/api.ts'
import { createActor } from '../factories.ts'
import { setUpListening } from '../set-up-portal.ts'

const portal = setUpListening()
let key: string
beforeAll(async () => {
  key = (await createActor(portal.deps, { role: 'admin' })).key
})

/** What browsers may store although it is for signed-in users: books, and nothing personal. */
const kept = ['/api/resources', '/api/categories', '/api/resources/:id/book']

const personal = api
  .map(({ endpoint }) => endpoint)
  .filter(({ method, access, path }) => method === 'GET' && access !== 'visitor' && !kept.includes(path))

test.each(personal.map((endpoint) => [endpoint.path, endpoint.access]))(
  'nothing stores the response of %s',
  async (path) => {
    const answer = await portal.call('GET', path.replace(/:\w+/g, '1'), { key })
    expect([path, answer.headers.get('cache-control')]).toEqual([path, 'no-store'])
    expect(answer.headers.get('etag')).toBeNull()
    await answer.body?.cancel()
  },
)

test('an operator’s list of users is not stored', async () => {
  const answer = await portal.call('GET', '/api/admin/users?q=&page=1', { key })
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store'])
})

test('the shelf is stored and revalidated, a user’s own resources are not', async () => {
  const shelf = await portal.call('GET', '/api/resources', { key })
  expect(shelf.headers.get('cache-control')).toBe('private, no-cache')
  const etag = shelf.headers.get('etag') ?? ''
  expect((await portal.call('GET', '/api/resources', { key, headers: { 'if-none-match': etag } })).status).toBe(304)
  const owned = await portal.call('GET', '/api/resources?owned=true', { key })
  expect(owned.headers.get('cache-control')).toBe('no-store')
})

test('log-out, here or everywhere, clears the browser’s cache', async () => {
  for (const path of ['/api/auth/logout', '/api/auth/logout-everywhere']) {
    const actor = await createActor(portal.deps)
    const answer = await portal.call('POST', path, { key: actor.key })
    expect([answer.status, answer.headers.get('clear-site-data')]).toEqual([200, '"cache"'])
  }
})
