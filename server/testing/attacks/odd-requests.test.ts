import { expect, test } from 'vitest'
import { createActor } from '../factories.ts'
import { sendRaw, statusOf } from '../raw-client.ts'
import { setUpListening } from '../set-up-portal.ts'

const portal = setUpListening({ settings: { PUBLIC_URL: 'https://books.example.org', TRUSTED_PROXIES: '127.0.0.1' } })

const host = 'Host: books.example.org\r\nConnection: close\r\n'
const get = (path: string) => sendRaw(portal.port, `GET ${path} HTTP/1.1\r\n${host}\r\n`)

test.each([
  ['an invalid path', () => get('/%ff'), 400],
  ['an invalid path below /api/', () => get('/api/%ff'), 400],
  ['no HTTP', () => sendRaw(portal.port, 'HELLO\r\n\r\n'), 400],
  ['headers without an end', () => sendRaw(portal.port, `GET / HTTP/1.1\r\n${host}X-Long: ${'x'.repeat(40_000)}`), 431],
  [
    'two lengths',
    () => sendRaw(portal.port, `POST / HTTP/1.1\r\n${host}Content-Length: 1\r\nContent-Length: 2\r\n\r\nx`),
    400,
  ],
])('%s is answered with every security header and without repeating it', async (_name, send, status) => {
  const answer = await send()
  expect(statusOf(answer)).toBe(status)
  for (const header of [
    /^x-content-type-options: nosniff\r$/im,
    /^strict-transport-security: max-age=\d+; includeSubDomains\r$/im,
    /^content-security-policy: default-src '(self|none)'/im,
    /^cross-origin-resource-policy: same-origin\r$/im,
    /^referrer-policy: same-origin\r$/im,
    /^cache-control: no-store\r$/im,
  ]) {
    expect(answer).toMatch(header)
  }
  expect(answer).not.toMatch(/FST_|%ff|HELLO|HPE_/)
})

/** The lines of the log so far, once one of them matches. */
async function logged(isIt: (line: Record<string, unknown>) => boolean): Promise<Record<string, unknown>> {
  let found: Record<string, unknown> | undefined
  await expect
    .poll(
      async () => {
        // The log is buffered.
        await get('/healthz')
        const lines = portal
          .output()
          .split('\n')
          .filter((line) => line.startsWith('{') && line.endsWith('}'))
        found = lines.map((line) => JSON.parse(line) as Record<string, unknown>).find(isIt)
        return found !== undefined
      },
      { interval: 10 },
    )
    .toBe(true)
  return found ?? {}
}

test('a path of 14 KB is cut in the log', async () => {
  await get(`/${'p'.repeat(14_000)}`)
  const line = await logged(({ path }) => String(path).startsWith('/ppp'))
  expect(String(line.path).length).toBeLessThan(210)
})

test('refusals are logged with account, IP address and code, and without the query', async () => {
  const { key, id } = await createActor(portal.deps)
  expect((await portal.call('GET', '/api/admin/users?q=secret-word&page=1', { key })).status).toBe(403)
  expect((await portal.call('GET', '/api/user/view')).status).toBe(401)
  const forwarded = { 'x-forwarded-for': '198.51.100.7' }
  const body = { email: 'nobody@example.org', password: 'a tall lighthouse 9' }
  expect((await portal.call('POST', '/api/auth/login', { body, headers: forwarded })).status).toBe(401)
  expect(await logged(({ msg, code }) => msg === 'refused' && code === 'not-allowed')).toMatchObject({
    actor: id,
    ip: '127.0.0.1',
    method: 'GET',
    path: '/api/admin/users',
  })
  expect(await logged(({ msg, path }) => msg === 'refused' && path === '/api/user/view')).toMatchObject({ actor: null })
  expect(await logged(({ msg, path }) => msg === 'refused' && path === '/api/auth/login')).toMatchObject({
    code: 'account/wrong-credentials',
    ip: '198.51.100.7',
  })
  expect(portal.output()).not.toMatch(/secret-word|nobody@example\.org/)
})

test('security.txt says where to report a vulnerability, and expires within a year (RFC 9116)', async () => {
  const answer = await portal.call('GET', '/.well-known/security.txt')
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8'])
  const fields = Object.fromEntries(
    (await answer.text())
      .trim()
      .split('\n')
      .map((line) => line.split(/: (.*)/)),
  )
  expect(fields).toMatchObject({
    Contact: 'mailto:desk@enterprise-bookshelf.example',
    Canonical: 'https://books.example.org/.well-known/security.txt',
    'Preferred-Languages': 'en',
  })
  const days = (Date.parse(fields.Expires ?? '') - Date.now()) / 86_400_000
  expect(days).toBeGreaterThan(30)
  expect(days).toBeLessThan(366)
})
