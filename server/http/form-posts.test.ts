import { expect, onTestFinished, test, vi } from 'vitest'
import { createActor, createUser, password } from '../testing/factories.ts'
import { setUpPortal } from '../testing/set-up-portal.ts'

/** Shows the address that it renders, how many pages it has rendered, and what was posted. */
const renderer = `
  let count = 0
  export const createRender = () => async (url, { posted }) => {
    if (posted?.values.email === 'broken@example.org') throw new Error('cannot be rendered')
    return { head: '', html: '<h1>' + url + ' ' + ++count + '</h1>', dehydratedState: JSON.stringify({ posted }) }
  }`

const portal = setUpPortal({
  renderer,
  withJobs: true,
  environment: { TRUSTED_PROXIES: '127.0.0.1' },
  limits: { loginsPerAccountAndNetwork: 2 },
})

const post = (url: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
  portal.app.inject({
    method: 'POST',
    url,
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      origin: new URL(portal.deps.config.publicUrl).origin,
      ...headers,
    },
    payload: new URLSearchParams(fields).toString(),
  })

test.each(['//evil.example', '/\\evil.example', 'https://evil.example', 'http://[', '/.//evil.example', '/login'])(
  'after the log-in, %s leads to the start',
  async (wanted) => {
    const { email } = await createUser(portal.deps)
    const answer = await post(`/login?${new URLSearchParams({ next: wanted })}`, { email, password })
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/'])
    expect(answer.cookies.map(({ name }) => name)).toEqual(['auth_key', 'XSRF-TOKEN', 'device', 'device'])
  },
)

test('failures count for the network of the browser, and one that has signed in before is let through', async () => {
  const { email } = await createUser(portal.deps)
  const at = (ip: string, cookie = '') => ({ 'x-forwarded-for': ip, ...(cookie && { cookie }) })
  const first = await post('/login', { email, password }, at('192.0.2.1'))
  const device = `device=${first.cookies.find(({ path }) => path === '/login')?.value}`
  for (const _ of [1, 2]) await post('/login', { email, password: 'wrong' }, at('192.0.2.1'))
  const refused = await post('/login', { email, password }, at('192.0.2.1'))
  expect(refused.statusCode).toBe(429)
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(1)
  expect(refused.body).toContain('Too many attempts.')
  expect((await post('/login', { email, password }, at('192.0.2.2'))).statusCode).toBe(303)
  expect((await post('/login', { email, password }, at('192.0.2.1', device))).statusCode).toBe(303)
})

test('whoever is logged in elsewhere in the browser does not sign the message, and no other field is passed on', async () => {
  const { key } = await createActor(portal.deps)
  const message = { name: 'Ada', email: 'ada@example.org', message: 'Hello.\r\nAgain.', 'access-token': key }
  expect((await post('/contact', message)).headers.location).toBe('/contact?sent')
  const stored = portal.deps.db.selectFrom('enquiries').select(['message', 'userId', 'status'])
  expect(await stored.where('email', '=', 'ada@example.org').execute()).toEqual([
    { message: 'Hello.\nAgain.', userId: null, status: 'new' },
  ])
  const reset = await post('/forget-password', { email: 'not an address', 'access-token': key })
  expect(reset.statusCode).toBe(422)
  expect(reset.body).not.toContain(key)
})

test('a robot that fills in the hidden field is thanked, and nobody is mailed', async () => {
  const typed = { name: 'R', email: 'robot@example.org', message: 'Buy', 'further-page': 'https://spam.example' }
  expect((await post('/contact', typed)).headers.location).toBe('/contact?sent')
  const stored = portal.deps.db.selectFrom('enquiries').select('status').where('email', '=', 'robot@example.org')
  expect(await stored.execute()).toEqual([{ status: 'closed' }])
})

test('a refused message is answered with the page, what was typed and the sentences at the fields', async () => {
  const answer = await post('/contact', { name: 'Ada </script>', message: 'Hello.', email: '' })
  expect([answer.statusCode, answer.headers['cache-control']]).toEqual([422, 'no-store'])
  const [, state = '{}'] = /id="dehydrated-state">(.*?)<\/script>/s.exec(answer.body) ?? []
  expect(JSON.parse(state)).toEqual({
    posted: {
      path: '/api/page/contact-us',
      values: { name: 'Ada </script>', message: 'Hello.', email: '' },
      errors: { email: 'Enter your e-mail address.' },
    },
  })
})

test('while the page cannot be rendered, the refusal is answered all the same', async () => {
  const answer = await post('/contact', { name: '', message: 'Hello.', email: 'broken@example.org' })
  expect(answer.statusCode).toBe(422)
  expect(answer.json()).toMatchObject({ errors: { name: 'Enter your name.' } })
})

test('a network that posts refused forms without end gets no page for each', async () => {
  const at = { 'x-forwarded-for': '192.0.2.9' }
  const types = []
  for (let count = 0; count < 31; count++)
    types.push((await post('/contact', { name: 'Ada' }, at)).headers['content-type'])
  expect(types.slice(0, 30).every((type) => type?.toString().startsWith('text/html'))).toBe(true)
  expect(types[30]).toContain('application/json')
  const other = await post('/contact', { name: 'Ada' }, { 'x-forwarded-for': '192.0.2.10' })
  expect(other.headers['content-type']).toContain('text/html')
})

test('only a form is accepted, and only with the origin of the portal', async () => {
  const typed = { email: 'a@b.example', password }
  for (const origin of ['https://evil.example', 'null'])
    expect((await post('/login', typed, { origin })).statusCode).toBe(403)
  for (const type of ['application/json', 'text/plain', 'multipart/form-data; boundary=x'])
    expect((await post('/login', typed, { 'content-type': type })).statusCode).toBe(415)
})

test('of all queries only the one that says a form was sent makes another page, and both are cached', async () => {
  // A page is cached until the minute is over.
  vi.useFakeTimers({ toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  const heading = async (url: string) => /<h1>(.*?)<\/h1>/.exec((await portal.call('GET', url)).body)?.[1]
  const plain = await heading('/contact')
  const sent = await heading('/contact?sent')
  expect(plain).toMatch(/^\/contact \d+$/)
  expect(sent).toMatch(/^\/contact\?sent \d+$/)
  expect(await heading('/contact?a=1')).toBe(plain)
  expect(await heading('/contact?a=2&sent=3')).toBe(sent)
})
