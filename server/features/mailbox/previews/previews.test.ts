import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts'
import { createResource } from '../../../testing/factories.ts'

let portal: TestApp
let addresses: string[]
beforeAll(async () => {
  const logo = await readFile('web/public/brand/sponsor.svg', 'utf8')
  portal = await buildTestApp({ web: { 'brand/sponsor.svg': logo } })
  const book = { title: 'Temi and the Chip Thief', isFree: true, isPrepared: true, isFeatured: true }
  const { version } = await createResource(portal.deps, book)
  const cover = sharp({ create: { width: 48, height: 64, channels: 3, background: '#f2b84b' } })
  await portal.deps.files.put(`resources/${version}/cover-480.webp`, await cover.webp().toBuffer())
  const { body } = await portal.call('GET', '/dev/emails')
  addresses = [...body.matchAll(/src="(\/dev\/emails\/[\w-]+)"/g)].map(([, address = '']) => address)
})
afterAll(() => portal.close())

const read = async (name: string) => (await portal.call('GET', `/dev/emails/${name}`)).body

/** The words that a mail shows. */
const wordsOf = (html: string) => html.replace(/<(style|head)[\s\S]*?<\/\1>/g, '').replace(/<[^>]+>/g, ' ')

test('every mail can be looked at in try-it mode, formatted and as plain text', async () => {
  expect(addresses).toContain('/dev/emails/confirm-address')
  expect(new Set(addresses).size).toBe(addresses.length)
  for (const address of addresses) {
    const mail = await portal.call('GET', address)
    expect([address, mail.statusCode]).toEqual([address, 200])
    expect(mail.headers['content-security-policy']).toContain('sandbox')
    expect(mail.body).toMatch(/<h1[^>]*>.+<\/h1>/)
    expect(mail.body).not.toMatch(/undefined|\[object|NaN/)
  }
  expect((await portal.call('GET', '/dev/emails/nothing')).statusCode).toBe(404)
})

test('every mail is a letter: the logo, a greeting by name, and a signature', async () => {
  for (const address of addresses) {
    const { body } = await portal.call('GET', address)
    expect(body, address).toMatch(/Hello <span dir="auto">Gwenllian Prys-Davies<\/span>,/)
    expect(body, address).toMatch(/With best wishes,<br ?\/>(<!-- -->)?(<span dir="auto">)?Enterprise Bookshelf/)
    expect(body, address).toMatch(/<img[^>]*alt="Finch &amp; Fable"[^>]*>/)
  }
})

test('no line of a mail ends within “e-mail”, a date or an address, and below a button is an address only if it holds a key', async () => {
  const below = /copy this address into your browser:<br ?\/?><span[^>]*>(https?:\/\/[^<]*)<\/span>/g
  expect((await read('confirm-address')).match(below)).toHaveLength(1)
  for (const address of addresses) {
    const { body } = await portal.call('GET', address)
    const breakable = body.replace(/<span style="(white-space:nowrap|display:inline-block)[^>]*>[^<]*<\/span>/g, '')
    expect(wordsOf(breakable), address).not.toMatch(/\be-mail|\d (January|March|December)|@/i)
    for (const [, words = ''] of body.matchAll(below)) expect(words, address).toContain('?token=')
    expect(body, address).not.toMatch(/<p[^>]*>https?:/)
  }
})

test('a welcome and an approval show the book of the moment, and open it with one press', async () => {
  for (const name of ['welcome-parent', 'welcome-invited', 'school-welcome', 'school-approved']) {
    const html = await read(name)
    expect(html, name).toContain('alt="Cover of Temi and the Chip Thief"')
    expect(html, name).toMatch(/<a[^>]*href="[^"]*\/resources\/books\/\d+"[^>]*>.*Open the book/)
  }
})

test('a session is a table of facts, and a quote one of sums, as lines in the plain text', async () => {
  expect(await read('booking-confirmed')).toMatch(/<th[^>]*>When<\/th><td[^>]*>Thursday <span[^>]*>4 March 2027</)
  expect(await read('quote')).toMatch(/<td align="right"[^>]*>£495\.00<\/td>/)
  const { body } = await portal.call('GET', '/dev/emails')
  expect(body).toContain('\nWhen: Thursday 4 March 2027, 09:30 to 11:00\nWhere: The school hall\n')
  expect(body).toContain('\n30 × The three storybooks, printed: £495.00\n')
  expect(body).toContain('Hello Gwenllian Prys-Davies,')
})

test('with a database of one’s own there is no such page', async () => {
  const serious = await buildTestApp({
    database: portal.database,
    environment: { DATABASE_URL: 'postgres://nobody@127.0.0.1/none' },
  })
  const page = await serious.call('GET', '/dev/emails')
  expect(page.body).not.toContain('confirm-address')
  await serious.close()
})
