import { expect, test } from 'vitest'
import { setUpPortal } from '../testing/set-up-portal.ts'

const portal = setUpPortal()

const idFor = async (path: string, given?: string) =>
  (await portal.call('GET', path, { headers: given === undefined ? {} : { 'x-request-id': given } })).headers[
    'x-request-id'
  ]

test('each response names the id of its request, a new one each time', async () => {
  const [first, second] = [await idFor('/api/page/stats'), await idFor('/api/no-such-call')]
  expect(first).toMatch(/^[\da-f-]{36}$/)
  expect(second).toMatch(/^[\da-f-]{36}$/)
  expect(second).not.toBe(first)
  expect(await idFor('/%')).toMatch(/^[\da-f-]{36}$/)
})

test('a proxy’s id is used, unless it is none', async () => {
  expect(await idFor('/healthz', '7c9e6679f0eb4c1d')).toBe('7c9e6679f0eb4c1d')
  for (const odd of ['short', 'x'.repeat(65), 'a line\tand more', '<script>alert</script>', 'ünïcödé-id'])
    expect(await idFor('/healthz', odd)).toMatch(/^[\da-f-]{36}$/)
})
