import { hash } from 'node:crypto'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, expect, test, vi } from 'vitest'
import { buildTestApp, type TestApp } from '../testing/build-test-app.ts'
import { createActor, password } from '../testing/factories.ts'

/**
 * Renders the title of the general page "about", how many pages it has rendered, and who is signed in; one page throws, one
 * never comes, one leads on.
 */
const renderer = `
  let count = 0
  export const createRender = () => async (url, { fetch, posted, isSignedIn }) => {
    if (url === '/terms') throw new Error('no such words')
    if (url === '/privacy') return new Promise(() => {})
    if (url === '/school-pending') return { redirect: '/resources' }
    const { data } = await (await fetch('/api/page/about')).json()
    const user = isSignedIn ? (await (await fetch('/api/user/view?expand=profile')).json()).data : null
    const html = '<h1>' + data.title + '</h1><p>' + ++count + '</p>' +
      (user ? '<b style="--name:&quot;x&quot;">' + user.email + '</b>' : '')
    return { head: '<title>' + data.title + '</title>', html, dehydratedState: JSON.stringify({ posted, user }) }
  }`

const opened: TestApp[] = []
async function open(environment?: Record<string, string>): Promise<TestApp> {
  const portal = await buildTestApp({ renderer, ...(environment && { environment }) })
  opened.push(portal)
  return portal
}
afterEach(async () => {
  vi.useRealTimers()
  for (const portal of opened.splice(0)) await portal.close()
})

test('visitors get a page with its words, whatever key they bring that opens nothing', async () => {
  const { call } = await open()
  const visitor = await call('GET', '/about')
  expect(visitor.statusCode).toBe(200)
  expect(visitor.body).toContain('<h1>About</h1>')
  expect(visitor.headers).toMatchObject({ vary: 'accept-encoding, cookie', 'cache-control': 'no-cache' })
  expect((await call('GET', '/about?next=/resources')).body).toContain('<h1>About</h1>')
  for (const headers of [{ cookie: 'auth_key=dead' }, { authorization: 'Bearer dead' }]) {
    const answer = await call('GET', '/about', { headers: headers as Record<string, string> })
    expect(answer.body).toContain('<h1>About</h1>')
    expect(answer.headers.vary).toBe('accept-encoding, cookie')
  }
})

test('the page of a class comes with its form, the same for everybody; other pages that get a token come empty', async () => {
  const { call, deps } = await open({ ANALYTICS_ID: 'G-SAMPLE' })
  const { key } = await createActor(deps, { role: 'parent' })
  const visitor = await call('GET', '/read')
  expect(visitor.body).toContain('<h1>About</h1>')
  expect(visitor.body).not.toContain('name="analytics"')
  expect(visitor.headers['x-robots-tag']).toBe('noindex')
  expect((await call('GET', '/read', { headers: { cookie: `auth_key=${key}` } })).body).toBe(visitor.body)
  expect((await call('GET', '/about')).body).toContain('name="analytics"')
  for (const url of ['/taught', '/reset-password', '/about?token=x'])
    expect((await call('GET', url)).body).not.toContain('<h1>')
})

test('a signed-in user gets any page rendered for them, which nobody stores and which has no key', async () => {
  const { call, deps, app } = await open()
  const { key, email } = await createActor(deps, { role: 'parent' })
  const ask = (url: string, encoding?: string) =>
    app.inject({
      method: 'GET',
      url,
      headers: { cookie: `auth_key=${key}`, ...(encoding && { 'accept-encoding': encoding }) },
    })
  for (const url of ['/', '/about', '/no/such/page']) {
    const { body, headers, statusCode } = await ask(url)
    expect(statusCode).toBe(url.startsWith('/no') ? 404 : 200)
    expect(body).toContain(email)
    expect(body).not.toContain(key)
    expect(headers).toMatchObject({ 'cache-control': 'no-store', vary: 'accept-encoding, cookie' })
    expect(headers.etag).toBeUndefined()
  }
  const gzip = await ask('/', 'br, gzip')
  expect(gzip.headers['content-encoding']).toBe('gzip')
  const unzipped = gunzipSync(gzip.rawPayload).toString()
  expect(unzipped).toContain(`<b style="--name:&quot;x&quot;">${email}</b>`)
  const attribute = hash('sha256', '--name:"x"', 'base64')
  expect(gzip.headers['content-security-policy']).toContain(`'unsafe-hashes' 'sha256-${attribute}'`)
  expect((await call('GET', '/about')).body).not.toContain(email)
})

test('what anybody gets is asked for once for all signed-in users, until it changes', async () => {
  const { call, deps, app } = await open()
  const asked: string[] = []
  app.addHook('onRequest', async ({ url }) => void asked.push(url))
  const admin = await createActor(deps, { role: 'admin' })
  const parent = await createActor(deps, { role: 'parent' })
  const read = async ({ key }: { key: string }) =>
    (await call('GET', '/about', { headers: { cookie: `auth_key=${key}` } })).body
  const countOf = (url: string) => asked.filter((each) => each === url).length
  for (const reader of [admin, parent, admin, parent]) {
    const body = await read(reader)
    expect(body).toContain('<h1>About</h1>')
    expect(body).toContain(reader.email)
  }
  const asBefore = countOf('/api/page/about')
  expect(asBefore).toBeLessThan(4)
  expect(countOf('/api/user/view?expand=profile')).toBe(4)
  const body = { title: 'About these books', source: 'New words.', version: 0 }
  expect((await call('PUT', '/api/admin/pages/about', { key: admin.key, body })).statusCode).toBe(200)
  expect(await read(parent)).toContain('<h1>About these books</h1>')
  expect(countOf('/api/page/about')).toBe(asBefore + 1)
})

test('whom a page leads elsewhere is redirected, and visitors are to the log-in', async () => {
  const { call, deps } = await open()
  const { key } = await createActor(deps, { role: 'parent' })
  const led = await call('GET', '/school-pending', { headers: { cookie: `auth_key=${key}` } })
  expect([led.statusCode, led.headers.location, led.headers['cache-control']]).toEqual([302, '/resources', 'no-store'])
  for (const headers of [{}, { cookie: 'auth_key=dead' }] as Record<string, string>[]) {
    const visitor = await call('GET', '/resources?category=storybook', { headers })
    expect([visitor.statusCode, visitor.headers.location]).toEqual([
      302,
      '/login?next=%2Fresources%3Fcategory%3Dstorybook',
    ])
  }
})

test('a user whose page cannot be rendered gets the empty one, as after sixty pages in a minute', async () => {
  const { call, deps } = await open()
  const { key } = await createActor(deps, { role: 'parent' })
  const headers = { cookie: `auth_key=${key}` }
  const read = async (url: string) => (await call('GET', url, { headers })).body
  for (let asked = 1; asked < 60; asked++) expect(await read('/terms')).toContain('<div id="root"></div>')
  expect(await read('/')).toContain('<h1>About</h1>')
  expect(await read('/')).toContain('<div id="root"></div>')
})

test('the style sheets in a server-rendered page are obeyed, and no others', async () => {
  const { call } = await open()
  const { body, headers } = await call('GET', '/about')
  const styles = [...body.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, style]) => style ?? '')
  expect(styles).toHaveLength(2)
  const hashes = styles.map((style) => `'sha256-${hash('sha256', style, 'base64')}'`).join(' ')
  expect(headers['content-security-policy']).toContain(`; style-src 'self' ${hashes}`)
  const shell = await call('GET', '/terms')
  expect(shell.headers['content-security-policy']).not.toContain('style-src')
})

test('the head has the page’s own title, description and address', async () => {
  const { call, deps } = await open()
  const { body } = await call('GET', '/about')
  expect(body).toMatch(/<head><title>About<\/title><meta name="description" content="Who makes the free storybooks/)
  expect(body).toContain(`<link rel="canonical" href="${deps.config.publicUrl}/about" />`)
})

test('a renderer that could not be loaded is loaded again for the next visitor', async () => {
  const { call, deps } = await open()
  const files = join(deps.config.webFolder, '.vite/page-files.json')
  const text = await readFile(files, 'utf8')
  await rm(files)
  expect((await call('GET', '/about')).body).toContain('<div id="root"></div>')
  await writeFile(files, text)
  expect((await call('GET', '/contact')).body).toContain('<h1>About</h1>')
})

test('pages are compressed, and not sent again to browsers that have them', async () => {
  const { call, app, deps } = await open()
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
  const { key } = await createActor(deps, { role: 'parent' })
  const signedIn = { 'if-none-match': etag, cookie: `auth_key=${key}` }
  expect((await call('GET', '/about', { headers: signedIn })).statusCode).toBe(200)
})

test('a page is rendered once, until an operator changes a word of it or a minute is over', async () => {
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

test('a page that cannot be rendered begins empty, as one does that takes too long', async () => {
  const { call } = await open()
  for (const path of ['/terms', '/privacy']) {
    const answer = await call('GET', path)
    expect(answer.statusCode).toBe(200)
    expect(answer.body).toContain('<div id="root"></div>')
  }
})

test('an unknown path is not rendered for visitors', async () => {
  const { call } = await open()
  const answer = await call('GET', '/abouts')
  expect(answer.statusCode).toBe(404)
  expect(answer.body).toContain('<div id="root"></div>')
})

const post = ({ app, deps }: TestApp, url: string, fields: Record<string, string>, origin = deps.config.publicUrl) =>
  app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...(origin && { origin: new URL(origin).origin }) },
    payload: new URLSearchParams(fields).toString(),
  })

test('a log-in by a plain POST leads on with its cookies, or gets the page again without the password', async () => {
  const portal = await open()
  const { email } = await createActor(portal.deps, { role: 'parent' })
  const done = await post(portal, '/login?next=%2Fshop', { email, password })
  expect([done.statusCode, done.headers.location]).toEqual([303, '/shop'])
  expect(String(done.headers['set-cookie'])).toContain('auth_key=')
  const elsewhere = await post(portal, '/login?next=%2F%2Fevil.example', { email, password })
  expect(elsewhere.headers.location).toBe('/')
  const refused = await post(portal, '/login', { email, password: 'not the password' })
  expect(refused.statusCode).toBe(401)
  expect(refused.headers['cache-control']).toBe('no-store')
  expect(refused.body).toContain(email)
  expect(refused.body).not.toContain('not the password')
})

test('a plain POST of another site, or one that does not say where it comes from, is refused', async () => {
  const portal = await open()
  for (const origin of ['https://evil.example', '']) {
    expect((await post(portal, '/login', { email: 'a@b.example', password: 'x' }, origin)).statusCode).toBe(403)
  }
})
