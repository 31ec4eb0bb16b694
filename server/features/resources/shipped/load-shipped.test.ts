import { hash } from 'node:crypto'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { LibraryEntry } from '#contract/library.ts'
import { makePdf } from '../../../adapters/pdf/testing/make-pdf.ts'
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts'
import { createActor, createUpload } from '../../../testing/factories.ts'
import { covers } from '../../../testing/pictures.ts'
import { runJob } from '../../../testing/run-job.ts'
import { keys } from '../keys.ts'
import { writePrepared } from '../prepared.ts'
import { countUnpreparedBooks } from '../service.ts'
import { loadShippedContent } from './load-shipped.ts'

/** Each PDF starts processes of its own, which takes its time on a busy machine. */
const slow = { timeout: 300_000 }

let portal: TestApp
let operator: Awaited<ReturnType<typeof createActor>>
let folder: string
let bytes: Buffer

beforeAll(async () => {
  portal = await buildTestApp({ withJobs: true })
  operator = await createActor(portal.deps, { role: 'admin' })
  folder = await mkdtemp(join(tmpdir(), 'shipped-'))
  bytes = await makePdf((document) => document.text('A page'))
})
afterAll(async () => {
  await portal.close()
  await rm(folder, { recursive: true, force: true })
})

interface Shipped {
  slug: string
  title: string
  release: string
  category?: string
  licence?: string
  description?: string
  isPrepared?: boolean
}
const first: Shipped[] = ['a', 'b', 'c'].map((name) => ({
  ...{ slug: `${name}-plan`, title: `${name.toUpperCase()} plan`, release: 'first' },
}))

/** The PDF of each release, and of a book that was prepared when the portal was built: they differ at their ends. */
const pdfOf = ({ release, isPrepared }: Shipped) =>
  Buffer.concat([bytes, Buffer.from(`% ${isPrepared ? 'prepared' : release}\n`)])

async function writeBook(shipped: Shipped) {
  const { release, isPrepared: _, ...said } = shipped
  const place = join(folder, shipped.slug)
  await mkdir(place, { recursive: true })
  const put = async (file: string, content: Buffer) => {
    await writeFile(join(place, file), content)
    return { file, bytes: content.length, sha256: hash('sha256', content) }
  }
  const book = {
    ...{ category: 'lesson-plan', categoryTitle: 'Lesson plan', description: 'As it ships.', isFree: false },
    ...{ ageFrom: 6, ageTo: 9, minutes: 10, themes: [release], licence: 'unstated', ...said },
    pdf: await put('document.pdf', pdfOf(shipped)),
    covers: { small: await put('small.webp', covers.small), large: await put('large.webp', covers.large) },
    // How a release that names itself so teaches each plan.
    teaching: { steps: [{ minutes: 5, title: release, page: null, parts: [{ kind: 'say', lines: ['Hello.'] }] }] },
  }
  await writeFile(join(place, 'book.json'), JSON.stringify({ format: 'portal-book', version: 1, book, papers: [] }))
}

async function release(resources: Shipped[]) {
  for (const shipped of resources) await writeBook(shipped)
  const books = resources.map(({ slug }) => ({ folder: slug, resources: [slug] }))
  await writeFile(join(folder, 'manifest.json'), JSON.stringify({ version: '1', books }))
}

/** What a start does with this release. */
async function start(resources: Shipped[]) {
  await release(resources)
  await loadShippedContent(portal.deps, folder)
}

const plan = { slug: 'a-plan', title: 'A plan', release: 'first' }
const hashOf = (shipped: Shipped) => hash('sha256', pdfOf(shipped))

const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, body?: object) =>
  portal.call(method, url, { key: operator.key, body })
const library = async () => (await call('GET', '/api/admin/resources')).json<{ data: LibraryEntry[] }>().data
const rows = () =>
  portal.deps.db.selectFrom('resources').select(['slug', 'version', 'sourceHash']).orderBy('slug').execute()

test(
  'what the operator changed, moved, replaced or deleted stays, and the rest follows the next release',
  slow,
  async () => {
    await start(first)
    const [a, b, c] = await library()
    if (!(a && b && c)) throw new Error('Three plans ship.')
    expect([a.title, b.title, c.title, a.is_shipped, a.is_draft]).toEqual(['A plan', 'B plan', 'C plan', true, false])

    await call('PUT', `/api/resources/${a.id}`, { title: 'Our own words', is_free: true, themes: ['ours'] })
    const { pdf, version } = await createUpload(portal.deps, operator.id)
    await call('PUT', `/api/resources/${b.id}`, { pdf })
    await call('DELETE', `/api/resources/${c.id}`)
    await call('POST', '/api/admin/resources/order', { ids: [b.id, a.id, c.id] })
    await start(first)
    const again = await library()
    expect(again.map(({ title, is_free }) => [title, is_free])).toEqual([
      ['B plan', false],
      ['Our own words', true],
    ])

    const second = first.map((one) => ({
      ...{ ...one, description: 'Better.', title: `${one.title}, anew`, licence: 'cc-by', release: 'second' },
    }))
    await start(second)
    const anew = await library()
    expect(anew.map(({ title, description, is_free }) => [title, description, is_free])).toEqual([
      ['B plan, anew', 'Better.', false],
      ['Our own words', 'Better.', true],
    ])
    expect(anew.map(({ themes }) => themes)).toEqual([['second'], ['ours']])
    // Whose PDF is the operator's own is not said to be free.
    expect(anew.map(({ licence }) => licence)).toEqual(['unstated', 'cc-by'])
    const stored = await rows()
    expect(stored.map(({ slug, sourceHash }) => [slug, sourceHash])).toEqual([
      ['a-plan', hashOf({ ...plan, release: 'second' })],
      ['b-plan', version],
      ['c-plan', hashOf({ ...plan, release: 'second' })],
    ])
    // What is taught with the operator's own PDF fits that one.
    const taught = portal.deps.db
      .selectFrom('lessonSteps')
      .innerJoin('resources', 'resources.id', 'resourceId')
      .select(['slug', 'lessonSteps.title'])
    expect(await taught.orderBy('slug').execute()).toEqual([
      { slug: 'a-plan', title: 'second' },
      { slug: 'b-plan', title: 'first' },
      { slug: 'c-plan', title: 'second' },
    ])
    // The files of the first release are gone, but for the one that can be put back, and nothing waits.
    const kept = await portal.deps.db.selectFrom('replacedFiles').select('version').execute()
    expect(kept).toHaveLength(1)
    const versions = [...stored, ...kept].map((row) => row.version)
    expect(new Set(await portal.deps.files.list('resources'))).toEqual(new Set(versions))
    expect(await portal.deps.files.list(keys.folder(version))).toContain('document.pdf')
    expect((await call('POST', `/api/resources/${c.id}/restore`)).json().data.title).toBe('C plan, anew')
  },
)

test('a category that the operator renamed or removed stays so at the next start', slow, async () => {
  const { data } = (await call('GET', '/api/admin/categories')).json<{ data: { id: number; name: string }[] }>()
  const idOf = (name: string) => data.find((one) => one.name === name)?.id
  await call('PUT', `/api/admin/categories/${idOf('lesson-plan')}`, { title: 'Lessons', version: 1 })
  await call('DELETE', `/api/admin/categories/${idOf('activity-sheet')}`)
  await start(first)
  const titles = (await call('GET', '/api/categories'))
    .json<{ data: { title: string }[] }>()
    .data.map((one) => one.title)
  expect(titles).toContain('Lessons')
  expect(titles).not.toContain('Activity sheet')
})

test('two servers that start together load each book once', slow, async () => {
  const more = [...first, { ...plan, slug: 'd-plan', title: 'D plan' }]
  await release(more)
  await Promise.all([loadShippedContent(portal.deps, folder), loadShippedContent(portal.deps, folder)])
  expect((await library()).filter(({ title }) => title === 'D plan')).toHaveLength(1)
})

test('what was prepared when the portal was built is taken as it is', slow, async () => {
  const book = { slug: 'a-book', title: 'A book', category: 'storybook', release: 'first', isPrepared: true }
  const place = join(portal.deps.config.preparedFolder, hashOf(book))
  await mkdir(place, { recursive: true })
  const text = [[{ text: 'Once there was a hill.', x: 0.1, y: 0.1, width: 0.5, height: 0.05 }]]
  const part = { x: 0.1, y: 0.1, width: 0.5, height: 0.05 }
  const wordless = { ...part, picture: Buffer.from('without words') }
  const page = { small: Buffer.from('small'), large: Buffer.from('large'), alt: 'A hill', text, wordless }
  const pages = [1, 2].map((number) => ({ ...page, number }))
  const pdf = join(folder, 'rewritten.pdf')
  await writeFile(pdf, '%PDF rewritten')
  await writePrepared(place, { pageCount: 2, aspect: 1.5, title: '', pdf, pages })
  await start([...first, book])
  const id = (await library()).find(({ title }) => title === 'A book')?.id
  const read = async () => (await call('GET', `/api/resources/${id}/book`)).json()
  await expect.poll(async () => (await read()).data?.pages.length).toBe(2)
  const { data } = await read()
  expect(data).toMatchObject({ aspect: 1.5, pages: [{ number: 1, alt: 'A hill', text }, { number: 2 }] })
  expect((await call('GET', data.pages[1].image)).body).toBe('small')
  expect(data.pages[1].wordless).toMatchObject(part)
  expect((await call('GET', data.pages[1].wordless.image)).body).toBe('without words')
  expect((await call('GET', `/api/resources/${id}/pdf`)).body).toBe('%PDF rewritten')

  const { db } = portal.deps
  // A job that was given up, before the portal was started again.
  await db.updateTable('resources').set({ isPrepared: false }).where('slug', '=', 'a-book').execute()
  await portal.deps.pool.query(`update pgboss.job set state = 'failed' where name = 'prepare-book'`)
  expect(await countUnpreparedBooks(db)).toEqual({ waiting: 0, givenUp: 1 })
  await start([...first, book])
  const stored = () => db.selectFrom('resources').select('isPrepared').where('slug', '=', 'a-book').executeTakeFirst()
  await expect.poll(stored).toEqual({ isPrepared: true })

  // It is tried again each week too, and so is what somebody has added.
  for (const isTheirs of [false, true]) {
    await db.updateTable('resources').set({ isPrepared: false }).where('id', '=', Number(id)).execute()
    if (isTheirs)
      await portal.deps.pool.query('update resources set slug = null, shipped_facts = null where id = $1', [id])
    await portal.deps.pool.query(`update pgboss.job set state = 'failed' where name = 'prepare-book'`)
    await runJob(portal, 'prepare-given-up-again')
    const isPrepared = () =>
      db.selectFrom('resources').select('isPrepared').where('id', '=', Number(id)).executeTakeFirst()
    await expect.poll(isPrepared).toEqual({ isPrepared: true })
  }
})
