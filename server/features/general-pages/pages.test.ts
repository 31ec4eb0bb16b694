import { beforeAll, describe, expect, test } from 'vitest'
import { generalPagePaths } from '#contract/general-pages.ts'
import { licences } from '#contract/licences.ts'
import { buildTestApp } from '../../testing/build-test-app.ts'
import { createActor } from '../../testing/factories.ts'
import { textOfHtml } from '../../testing/html-text.ts'
import { setUpPortal } from '../../testing/set-up-portal.ts'

const portal = setUpPortal()
let operator: Awaited<ReturnType<typeof createActor>>
beforeAll(async () => {
  operator = await createActor(portal.deps, { role: 'admin' })
})

const view = (name: string) => portal.call('GET', `/api/page/${name}`)
const read = async (name: string) => (await view(name)).json().data
const edit = async (name: string) =>
  (await portal.call('GET', `/api/admin/pages/${name}`, { key: operator.key })).json().data
const save = (name: string, body: object, key = operator.key) =>
  portal.call('PUT', `/api/admin/pages/${name}`, { key, body })

test.each(Object.keys(generalPagePaths))('%s is there for visitors from the start', async (name) => {
  const answer = await view(name)
  expect(answer.statusCode).toBe(200)
  expect(answer.json().data).toEqual({
    name,
    title: expect.stringMatching(/\S/),
    details: expect.stringMatching(/^<(p|blockquote)>/),
  })
})

test('the terms allow what each book allows, in the words that stand on it', async () => {
  const { details } = await read('terms')
  expect(textOfHtml(details)).toContain(`papers that come with the portal say: “${licences['cc-by'].sentence}”`)
  expect(details).toContain('<a href="https://creativecommons.org/licenses/by/4.0/">')
  expect(details).not.toMatch(/do not sell|publish them elsewhere|for your own class or family/i)
})

test('the steps of the tour bear the titles of the specification', async () => {
  const names = Object.keys(generalPagePaths).filter((name) => name.startsWith('tour-'))
  const titles = await Promise.all(names.map(async (name) => (await read(name)).title))
  expect(titles).toEqual([
    "Here's your bookshelf",
    'Learn more here',
    "Don't forget!",
    'Take it further',
    'Get started!',
  ])
})

test.each(['nothing', 'contact-us', 'constructor', '__proto__', 'About', '%20about', 'x'.repeat(100)])(
  'there is no page %s',
  async (name) => {
    expect((await view(name)).json().code).toBe('not-found')
    const key = operator.key
    expect((await portal.call('GET', `/api/admin/pages/${name}`, { key })).statusCode).toBe(404)
    expect((await save(name, { title: 'x', source: 'x', version: 0 })).statusCode).toBe(404)
  },
)

test('rows of their own under the same prefix are not pages', async () => {
  expect((await portal.call('GET', '/api/page/app-brand')).json().data).toHaveProperty('primary_color')
})

test('what is saved is read by everybody at once, on every instance; the shipped text can be had back', async () => {
  const other = await buildTestApp({ database: portal.database })
  await other.call('GET', '/api/page/introduction')
  const shipped = await edit('introduction')
  expect(shipped).toMatchObject({ version: 0, edited_by: '', edited_time: '', versions: [{ version: 0 }] })

  const answer = await save('introduction', { title: 'Begin here', source: '## Hello', version: 0 })
  expect(answer.json().data).toMatchObject({ version: 1, edited_by: 'Ada Birch', details: '<h2>Hello</h2>\n' })
  const expected = { name: 'introduction', title: 'Begin here', details: '<h2>Hello</h2>\n' }
  expect(await read('introduction')).toEqual(expected)
  await expect.poll(async () => (await other.call('GET', '/api/page/introduction')).json().data).toEqual(expected)
  await other.close()

  const first = await portal.call('GET', '/api/admin/pages/introduction/versions/0', { key: operator.key })
  expect(first.json().data).toEqual({ title: shipped.title, source: shipped.source, details: shipped.details })
  const { title, source } = first.json().data
  const restored = await save('introduction', { title, source, version: 1 })
  expect(restored.json().data.versions.map(({ version }: { version: number }) => version)).toEqual([2, 1, 0])
  expect((await read('introduction')).details).toBe(shipped.details)
  expect((await portal.call('GET', '/api/admin/pages/introduction/versions/9', { key: operator.key })).statusCode).toBe(
    404,
  )
})

test('an answer that has not changed is not sent again', async () => {
  const { headers } = await view('about')
  const again = await portal.call('GET', '/api/page/about', { headers: { 'if-none-match': String(headers.etag) } })
  expect(again.statusCode).toBe(304)
})

test('of operators who save at once one is stored, and the others are told; sent twice does no harm', async () => {
  const other = await createActor(portal.deps, { role: 'admin' })
  const answers = await Promise.all(
    ['a', 'b', 'c', 'd'].map((source, index) =>
      save('terms', { title: 'Terms', source, version: 0 }, index % 2 ? other.key : operator.key),
    ),
  )
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409, 409])
  const refused = answers.find(({ statusCode }) => statusCode === 409)
  expect(refused?.json().code).toBe('changed-meanwhile')
  const { source, version } = await edit('terms')
  expect(version).toBe(1)
  const again = await save('terms', { title: 'Terms', source, version: 0 })
  expect([again.statusCode, again.json().data.version]).toEqual([200, 1])
  expect((await save('terms', { title: 'Terms', source: 'x', version: 7 })).statusCode).toBe(409)
})

test('the list says which pages were edited, by whom, and where they show', async () => {
  await save('accessibility', { title: 'Access', source: 'For all.', version: 0 })
  const list = (await portal.call('GET', '/api/admin/pages', { key: operator.key })).json().data
  expect(list.map(({ name }: { name: string }) => name)).toEqual(Object.keys(generalPagePaths))
  const of = (name: string) => list.find((entry: { name: string }) => entry.name === name)
  expect(of('accessibility')).toMatchObject({ title: 'Access', version: 1, edited_by: 'Ada Birch' })
  expect(of('about')).toMatchObject({ title: 'About', version: 0, edited_by: '', edited_time: '' })
})

test('the preview is what would be read, and stores nothing', async () => {
  const source = 'A **bold** <script>alert(1)</script> [x](javascript:alert(1))'
  const body = { source }
  const preview = await portal.call('POST', '/api/admin/pages/preview', { key: operator.key, body })
  const before = (await read('about')).details
  await save('about', { title: 'About <script>', source, version: 0 })
  const page = await read('about')
  expect(page.details).toBe(preview.json().data.details)
  expect(page.details).not.toBe(before)
  expect(page.details).toContain('<strong>bold</strong> &lt;script&gt;')
  expect(page.title).toBe('About <script>')
})

describe('what cannot be saved', () => {
  test.each([
    ['no title', { title: ' ' }, 'title'],
    ['a title that is too long', { title: 'x'.repeat(121) }, 'title'],
    ['no text', { source: '\n ' }, 'source'],
    ['a text that is too long', { source: 'x'.repeat(60_001) }, 'source'],
    ['no version', { version: undefined }, 'version'],
  ])('%s is said at the field', async (_name, wrong, field) => {
    const before = await edit('privacy')
    const answer = await save('privacy', { title: 'x', source: 'x', version: 0, ...wrong })
    expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([422, [field]])
    expect(await edit('privacy')).toEqual(before)
  })

  test('4 MB', async () => {
    const answer = await save('privacy', { title: 'x', source: 'x'.repeat(4_000_000), version: 0 })
    expect([answer.statusCode, answer.json().code]).toEqual([413, 'request/too-large'])
    expect((await edit('privacy')).version).toBe(0)
  })
})

test('only operators edit, and who did is written down', async () => {
  for (const options of [{ role: 'senior' }, { role: 'parent' }] as const) {
    const { key } = await createActor(portal.deps, options)
    expect((await save('book-session', { title: 'x', source: 'x', version: 0 }, key)).statusCode).toBe(403)
  }
  await save('book-session', { title: 'Book', source: 'Us.', version: 0 })
  const [line] = (await portal.call('GET', '/api/admin/audit', { key: operator.key })).json().data.entries
  expect(line).toMatchObject({ action: 'page.saved', object: 'book-session 1', actor: 'Ada Birch' })
})
