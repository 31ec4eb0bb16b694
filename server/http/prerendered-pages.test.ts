import { hash } from 'node:crypto'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, expect, test, vi } from 'vitest'
import { publicPages } from '#contract/pages.ts'
import { buildTestApp, type TestApp } from '../testing/build-test-app.ts'
import { createActor } from '../testing/factories.ts'

/** Draws the title of the general page "about" and how many pages it has drawn; one page throws, one never comes. */
const renderer = `
  let count = 0
  export const createPageRenderer = ({ template, fetch }) => ({
    async render({ path }) {
      if (path === '/terms') throw new Error('no such words')
      if (path === '/privacy') return new Promise(() => {})
      const { data } = await (await fetch('/api/page/about')).json()
      const html = template.replace('<div id="root">', '<div id="root"><h1>' + data.title + '</h1><p>' + ++count + '</p>')
      return { html, styles: ['h1{color:red}', 'p{}'] }
    },
  })`

const opened: TestApp[] = []
async function open(): Promise<TestApp> {
  const portal = await buildTestApp({ renderer })
  opened.push(portal)
  return portal
}
afterEach(async () => {
  vi.useRealTimers()
  for (const portal of opened.splice(0)) await portal.close()
})

test('a visitor gets a page with its words, who brings a key the empty one', async () => {
  const { call } = await open()
  const visitor = await call('GET', '/about')
  expect(visitor.statusCode).toBe(200)
  expect(visitor.body).toContain('<h1>About</h1>')
  expect(visitor.headers).toMatchObject({ vary: 'accept-encoding, cookie', 'cache-control': 'no-cache' })
  expect((await call('GET', '/about?next=/resources')).body).toContain('<h1>About</h1>')
  for (const headers of [{ cookie: 'auth_key=dead' }, { authorization: 'Bearer dead' }]) {
    const answer = await call('GET', '/about', { headers: headers as Record<string, string> })
    expect(answer.body).toContain('<div id="root"></div>')
    expect(answer.headers.vary).toBe('accept-encoding, cookie')
  }
  expect((await call('GET', '/resources')).body).toContain('<div id="root"></div>')
})

test('the style sheets in a drawn page are obeyed, and no others', async () => {
  const { call } = await open()
  const policyOf = async (headers: Record<string, string>) =>
    String((await call('GET', '/about', { headers })).headers['content-security-policy'])
  const hashed = ['h1{color:red}', 'p{}'].map((style) => `'sha256-${hash('sha256', style, 'base64')}'`).join(' ')
  expect(await policyOf({})).toContain(`; style-src 'self' ${hashed}`)
  expect(await policyOf({ cookie: 'auth_key=dead' })).not.toContain('style-src')
})

test('pages are compressed, and not sent again to who has them', async () => {
  const { call, app } = await open()
  const { body } = await call('GET', '/about')
  const ask = (encoding: string) =>
    app.inject({ method: 'GET', url: '/about', headers: { 'accept-encoding': encoding } })
  const brotli = await ask('gzip, deflate, br')
  expect(brotli.headers['content-encoding']).toBe('br')
  expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(body)
  const gzip = await ask('gzip;q=0.5, br;q=0')
  expect(gzip.headers['content-encoding']).toBe('gzip')
  expect(gunzipSync(gzip.rawPayload).toString()).toBe(body)
  expect((await ask('identity')).headers['content-encoding']).toBeUndefined()
  const etag = String(brotli.headers.etag)
  expect((await call('GET', '/about', { headers: { 'if-none-match': etag } })).statusCode).toBe(304)
  const signedIn = { 'if-none-match': etag, cookie: 'auth_key=dead' }
  expect((await call('GET', '/about', { headers: signedIn })).statusCode).toBe(200)
})

test('a page is drawn once, until an operator changes a word of it or a minute is over', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T10:00:05Z') })
  const portal = await open()
  const read = async () => (await portal.call('GET', '/about')).body
  expect(await read()).toContain('<p>1</p>')
  expect(await read()).toContain('<p>1</p>')
  const { key } = await createActor(portal.deps, { role: 'admin' })
  const saved = await portal.call('PUT', '/api/admin/pages/about', {
    key,
    body: { title: 'About these books', source: 'New words.', version: 0 },
  })
  expect(saved.statusCode).toBe(200)
  expect(await read()).toContain('<h1>About these books</h1><p>2</p>')
  vi.setSystemTime(new Date('2026-11-21T10:01:05Z'))
  expect(await read()).toContain('<p>3</p>')
})

test('a page that cannot be drawn begins empty, as one does that takes too long', async () => {
  const { call } = await open()
  for (const path of ['/terms', '/privacy']) {
    const answer = await call('GET', path)
    expect(answer.statusCode).toBe(200)
    expect(answer.body).toContain('<div id="root"></div>')
  }
})

test('where there is no page there is none for visitors either', async () => {
  const { call } = await open()
  const answer = await call('GET', '/abouts')
  expect(answer.statusCode).toBe(404)
  expect(answer.body).toContain('<div id="root"></div>')
})

test('a form that is sent without its script leads back to its page, and is not read', async () => {
  const { app } = await open()
  for (const { path } of publicPages) {
    const answer = await app.inject({
      method: 'POST',
      url: `${path}?next=%2Fshop`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'email=ada%40example.org&password=secret',
    })
    expect(answer.statusCode).toBe(303)
    expect(answer.headers.location).toBe(`${path}?next=%2Fshop`)
  }
})
