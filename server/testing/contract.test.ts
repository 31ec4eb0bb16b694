import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { api } from '#contract/api.ts'
import { createActor, createResource } from './factories.ts'
import { setUpPortal } from './set-up-portal.ts'

const portal = setUpPortal({ limits: { resetPerAccount: 1000000 }, withJobs: true })
let operatorKey: string
beforeAll(async () => {
  operatorKey = (await createActor(portal.deps, { role: 'admin' })).key
  await createResource(portal.deps)
})

test('every endpoint of the contract is mounted, and every route under /api has an endpoint', () => {
  const missing = api.filter(({ endpoint }) => !portal.app.hasRoute({ method: endpoint.method, url: endpoint.path }))
  expect(missing).toEqual([])
  const ours = new Set(api.map(({ endpoint }) => endpoint.path as string))
  const mounted = portal.app.mountedPaths.filter((path) => path.startsWith('/api/'))
  expect(new Set(mounted.filter((path) => !ours.has(path)))).toEqual(new Set(['/api/openapi.json']))
})

describe('no input gives a 5xx', () => {
  const nasty = fc.oneof(
    fc.constantFrom(
      '\0',
      '\ud800',
      '0x10',
      '1e3',
      `${10n ** 20n}`,
      '__proto__',
      "' or 1=1 --",
      'x'.repeat(5000),
      '\u202e',
    ),
    fc.string(),
    fc.string({ unit: 'binary' }),
    fc.integer(),
    fc.constant(null),
    fc.array(fc.string(), { maxLength: 3 }),
    fc.object({ maxDepth: 3 }),
  )

  test.each(api.map(({ name, endpoint }) => [name, endpoint] as const))('%s', async (_name, endpoint) => {
    const fields = Object.keys({ ...endpoint.body?.shape, ...endpoint.query?.shape, role: 1, id: 1 })
    const values = fc.record(Object.fromEntries(fields.map((field) => [field, nasty])), { requiredKeys: [] })
    const pathValue = fc.oneof(
      fc.constantFrom('0x10', '1e3', '%00', '..', '99999999999999999999', '1'),
      fc.webSegment(),
    )
    await fc.assert(
      fc.asyncProperty(values, pathValue, async (input, segment) => {
        const path = endpoint.path.replace(/:\w+/g, () => segment.replace(/[?#]/g, '') || '1')
        const query = new URLSearchParams()
        for (const [name, value] of Object.entries(input)) {
          // An object may have a toString that is not a function.
          query.append(name, (typeof value === 'object' ? JSON.stringify(value) : String(value)).toWellFormed())
        }
        const url = endpoint.query ? `${path}?${query}&${query}` : path
        const answer = await portal.call(endpoint.method, url, {
          key: operatorKey,
          body: endpoint.body ? input : undefined,
        })
        expect(answer.statusCode).toBeLessThan(500)
      }),
      { numRuns: 25 },
    )
    // Logging out is among the calls.
    operatorKey = (await createActor(portal.deps, { role: 'admin' })).key
  })
})

describe('malformed bodies', () => {
  const post = (payload: string, type = 'application/json') =>
    portal.app.inject({ method: 'POST', url: '/api/auth/login', headers: { 'content-type': type }, payload })
  const deep = (depth: number) => `{"email":${'['.repeat(depth)}${']'.repeat(depth)},"password":"x"}`

  test.each([
    ['no JSON', '{', 'application/json', 400],
    ['plain text', 'email=a', 'text/plain', 415],
    ['a form', 'email=a', 'application/x-www-form-urlencoded', 415],
    ['10 MB', JSON.stringify({ email: 'x'.repeat(10_000_000) }), 'application/json', 413],
    ['deep nesting', deep(40), 'application/json', 400],
    ['very deep nesting', deep(100_000), 'application/json', 400],
    ['a prototype', '{"__proto__":{"role":"admin"},"email":"a@b.example","password":"x"}', 'application/json', 400],
    ['an array', '[]', 'application/json', 422],
    ['null', 'null', 'application/json', 422],
    ['NUL', '{"email":"a\\u0000@b.example","password":"x"}', 'application/json', 400],
    ['half a surrogate', '{"email":"\\ud800@b.example","password":"x"}', 'application/json', 400],
  ])('%s', async (_name, payload, type, status) => {
    const answer = await post(payload, type)
    expect(answer.statusCode).toBe(status)
    expect(Object.keys(answer.json())).toEqual(expect.arrayContaining(['message', 'code']))
    expect(answer.body).not.toMatch(/at .*\.ts|stack|node_modules|zod/i)
  })
})

test('a malformed URL is a failure, and never a fault', async () => {
  const { statusCode, body } = await portal.call('GET', '/%E0%A4%A')
  expect([statusCode, JSON.parse(body).code]).toEqual([400, 'request/malformed'])
  const home = await portal.call('GET', '//')
  expect([home.statusCode, home.headers.location]).toEqual([302, '/login'])
})

test('an unknown path is a 404: as JSON under /api and for files, as the app elsewhere', async () => {
  expect((await portal.call('GET', '/api/nothing?access-token=x')).json().code).toBe('not-found')
  expect((await portal.call('GET', '/assets/nothing.js')).statusCode).toBe(404)
  expect((await portal.call('GET', '/nothing.pdf')).headers['content-type']).toContain('json')
  expect((await portal.call('POST', '/somewhere', { body: {} })).statusCode).toBe(404)
  const page = (path: string) => portal.call('GET', path)
  for (const [path, status] of [
    ['/login', 200],
    ['/read', 200],
    ['/somewhere/else', 404],
  ] as const) {
    const { statusCode, headers } = await page(path)
    expect([path, statusCode, headers['content-type']]).toEqual([path, status, 'text/html; charset=utf-8'])
  }
})
