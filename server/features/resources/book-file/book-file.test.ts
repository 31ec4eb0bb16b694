import { hash } from 'node:crypto'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { z } from 'zod'
import type { LibraryEntry } from '#contract/library.ts'
import type { Workshop } from '#contract/workshop.ts'
import { makePdf, makeTaggedPdf } from '../../../adapters/pdf/testing/make-pdf.ts'
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts'
import { createActor } from '../../../testing/factories.ts'
import { form } from '../../../testing/form.ts'
import { makePicture } from '../../../testing/pictures.ts'
import { makeRecording } from '../../../testing/recordings.ts'
import { loadShippedContent } from '../shipped/load-shipped.ts'
import { replaceTeaching } from '../teaching/queries.ts'
import { TeachingData } from '../teaching/teaching-data.ts'
import { BookFile } from './manifest.ts'

/** Each PDF starts processes of its own, which takes its time on a busy machine. */
const slow = { timeout: 900_000 }

/** A portal with the categories that ship, and its operator. */
async function openPortal() {
  const folder = await mkdtemp(join(tmpdir(), 'release-'))
  await writeFile(join(folder, 'manifest.json'), '{ "version": "none", "books": [] }')
  const portal = await buildTestApp({ withJobs: true })
  await loadShippedContent(portal.deps, folder)
  const { key } = await createActor(portal.deps, { role: 'admin' })
  const call = (method: 'GET' | 'POST' | 'PUT', url: string, body?: object) => portal.call(method, url, { key, body })
  const send = async (url: string, field: string, bytes: Buffer) =>
    portal.call('POST', url, { key, ...form(field, bytes) })
  const data = async (url: string) => {
    const answer = await call('GET', url)
    expect([url, answer.statusCode]).toEqual([url, 200])
    return answer.json().data
  }
  const isPrepared = async (id: number) => (await call('GET', `/api/resources/${id}/book`)).statusCode
  const ready = (id: number) =>
    vi.waitFor(async () => expect(await isPrepared(id)).toBe(200), { timeout: 120_000, interval: 500 })
  return { ...portal, folder, call, send, data, ready }
}
type Portal = Awaited<ReturnType<typeof openPortal>>

let here: Portal
let there: Portal
let bookId: number
let zip: Buffer

beforeAll(async () => {
  here = await openPortal()
  there = await openPortal()
  bookId = await makeBook(here)
  zip = await exportZip(here, bookId)
}, 300_000)
afterAll(async () => {
  for (const portal of [here, there]) {
    await portal.close()
    await rm(portal.folder, { recursive: true })
  }
})

async function exportZip({ call }: TestApp & Portal, id: number): Promise<Buffer> {
  const answer = await call('GET', `/api/admin/resources/${id}/book-file`)
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/zip'])
  return answer.rawPayload
}

/** A storybook with everything that a book can have, and a plan, made as a person makes them. */
async function makeBook({ call, send, data, ready, deps }: Portal): Promise<number> {
  const pdfOf = async (bytes: Buffer) => (await send('/api/resources/upload', 'pdf', bytes)).json().data.pdf
  const { image } = (await send('/api/images/upload', 'image', await makePicture())).json().data
  const facts = { description: 'Up it goes.', is_free: true, age_from: 5, age_to: 8, minutes: 7, licence: 'cc-by-sa' }
  const add = async (body: object) => (await call('POST', '/api/resources', body)).json().data.id as number
  const id = await add({
    ...{ ...facts, title: 'The kite', category: 'storybook', image, is_draft: true },
    ...{ reading_year: 3, themes: ['trying again', 'wind'], pdf: await pdfOf(await makeTaggedPdf()) },
  })
  const plan = await pdfOf(await makePdf((document) => document.text('Fly it.')))
  await add({ title: 'The kite: a plan', category: 'lesson-plan', belongs_to: id, is_draft: true, pdf: plan })
  await ready(id)
  const workshop = `/api/admin/resources/${id}/workshop`
  const { pages, words, lesson, sayings }: Workshop = await data(workshop)
  const box = { x: 0.125, y: 0.25, width: 0.5, height: 0.0625 }
  const taught = {
    ...{ alt: 'A kite, and a child who holds on', title: 'Up', listen_for: 'what the wind does' },
    questions: [{ text: 'Who let go?', is_deep: true }],
    text: [[{ ...box, text: 'Up it went.' }]],
  }
  expect((await call('PUT', `${workshop}/pages/1`, { ...taught, mark: pages[1]?.mark })).statusCode).toBe(200)
  const cover = { alt: 'The cover', title: '', listen_for: '', questions: [], text: null }
  expect((await call('PUT', `${workshop}/pages/0`, { ...cover, mark: pages[0]?.mark })).statusCode).toBe(200)
  const explained = [{ word: 'gust', pages: [1], meaning: 'a push of wind', use_again: 'Where is it gusty?' }]
  await call('PUT', `${workshop}/words`, { rows: explained, mark: words.mark })
  const steps = [{ minutes: 5, title: 'Begin', page: 1, parts: [{ kind: 'ask', lines: ['What moved it?'] }] }]
  await call('PUT', `${workshop}/steps`, { rows: steps, mark: lesson.mark })
  await call('PUT', `${workshop}/sayings`, { rows: [{ word: 'Ngozi', say_as: 'en-goh-zee' }], mark: sayings.mark })
  await call('PUT', `/api/admin/resources/${id}/narration`, { narrator: 'Ada Birch', is_agreed: true })
  for (const number of [1, 2])
    await send(`/api/admin/resources/${id}/narration/${number}`, 'recording', makeRecording({ seconds: number }))
  const recorded = (await data(`/api/admin/resources/${id}/narration`)).pages[1].recording.id
  await call('PUT', `/api/admin/resources/${id}/narration/2/words`, { recording: recorded, starts: [0, 400, 900] })
  await call('PUT', `/api/admin/resources/${id}/narration/publication`, { is_published: true })
  const edition = async (kind: string, bytes: Buffer) =>
    expect((await send(`/api/resources/${id}/editions/${kind}`, 'edition', bytes)).statusCode).toBe(200)
  await edition('large-print', await makePdf((document) => document.fontSize(40).text('Up it went.')))
  await edition('braille', Buffer.from(',UP X W5T4'))
  // What no screen writes yet.
  const curriculum = [
    {
      ...{ nation: 'wales', document: 'Curriculum for Wales', edition: '2020', area: 'Enterprise', code: '' },
      ...{ statement: 'Taking risks', isQuoted: true, source: 'https://hwb.gov.wales/', readOn: '2026-11-01' },
      covers: 'She tries again.',
    },
  ]
  const welsh = { language: 'cy', title: 'Y barcud', writtenBy: 'Nia', checkedBy: 'Huw', isPublished: true }
  const page = { page: 1, paragraphs: [['I fyny ag ef.']], writtenFrom: 'a mark' }
  const taughtToo = TeachingData.parse({ curriculum, texts: [{ ...welsh, pages: [page] }] })
  await replaceTeaching(deps.db, id, taughtToo, { isEdited: true })
  return id
}

const importZip = (portal: Portal, bytes: Buffer) => portal.send('/api/admin/book-files', 'book', bytes)
const manifestOf = (bytes: Buffer): BookFile => JSON.parse(strFromU8(unzipSync(bytes)['book.json'] ?? new Uint8Array()))

test(
  'a book comes into another portal as a draft with all that it has, and leaves it as the same file',
  slow,
  async () => {
    const imported = (await importZip(there, zip)).json().data
    expect(imported).toMatchObject({ title: 'The kite', papers: 1, twin: null })
    const library: LibraryEntry[] = await there.data('/api/admin/resources')
    expect(
      library.map(({ title, is_draft, is_shipped, belongs_to }) => [title, is_draft, is_shipped, belongs_to]),
    ).toEqual([
      ['The kite', true, false, null],
      ['The kite: a plan', true, false, imported.id],
    ])
    await there.ready(imported.id)

    // A recorded reader has to be published here, too.
    expect(await there.data(`/api/admin/resources/${imported.id}/narration`)).toMatchObject({
      narrator: 'Ada Birch',
      is_published: false,
    })
    const publication = `/api/admin/resources/${imported.id}/narration/publication`
    expect((await there.call('PUT', publication, { is_published: true })).statusCode).toBe(200)
    const [one, other] = [await read(here, bookId), await read(there, imported.id)]
    expect(other).toEqual(one)
    expect(one.files.length).toBeGreaterThan(10)
    expect((await there.call('PUT', `/api/resources/${imported.id}`, { is_draft: false })).statusCode).toBe(200)
    expect((await exportZip(there, imported.id)).equals(zip)).toBe(true)

    // Again, it lies beside the one that is there.
    const again = (await importZip(there, zip)).json().data
    expect(again.twin).toBe(imported.id)
    expect((await there.data(`/api/resources/${imported.id}`)).is_draft).toBe(false)
    const done = `select action from audit_log where action in ('resource.imported', 'resource.exported') order by action`
    expect((await there.deps.pool.query(done)).rows.map(({ action }) => action)).toEqual([
      ...['resource.exported', 'resource.imported', 'resource.imported'],
    ])
  },
)

/** Everything that readers, teachers and editors get of a book, without the names that differ between portals; and its files. */
async function read({ call, data }: Portal, id: number) {
  const urls = ['book', 'prompts', 'lesson', 'details'].map((name) => `/api/resources/${id}/${name}`)
  const admin = ['workshop', 'narration'].map((name) => `/api/admin/resources/${id}/${name}`)
  const answers: object[] = []
  for (const url of [...urls, ...admin]) answers.push(await data(url))
  const text = JSON.stringify(answers)
  const files: Buffer[] = []
  for (const url of text.match(/\/api\/[^"]+/g) ?? []) files.push((await call('GET', url)).rawPayload)
  const isOwn = /^(id|version|create_time|mark|belongs_to|pdf_version|is_draft|permission)$/
  const words = JSON.parse(text, (name, value) => {
    if (isOwn.test(name)) return undefined
    return typeof value === 'string' && value.startsWith('/api/') ? undefined : value
  })
  return { words, files }
}

test('what ships is loaded in the same form: an exported book, unpacked, is a release', slow, async () => {
  const release = await openPortal()
  const folder = join(release.folder, 'the-kite')
  await mkdir(folder)
  for (const [name, bytes] of Object.entries(unzipSync(zip))) await writeFile(join(folder, name), bytes)
  const { book, papers } = manifestOf(zip)
  const resources = [book, ...papers].map(({ slug }) => slug)
  const books = [{ folder: 'the-kite', resources }]
  await writeFile(join(release.folder, 'manifest.json'), JSON.stringify({ version: '1', books }))
  Object.assign(release.deps.config, { contentFolder: release.folder })
  await loadShippedContent(release.deps, release.folder)
  const library: LibraryEntry[] = await release.data('/api/admin/resources')
  expect(library.map(({ is_draft, is_shipped }) => [is_draft, is_shipped])).toEqual([
    [false, true],
    [false, true],
  ])
  const [first] = library
  await release.ready(first?.id ?? 0)
  expect((await exportZip(release, first?.id ?? 0)).equals(zip)).toBe(true)
  await release.close()
  await rm(release.folder, { recursive: true })
})

type Spoil = (files: Record<string, Uint8Array>, manifest: BookFile) => void
const put =
  (name: string, text: string): Spoil =>
  (files) => {
    files[name] = strToU8(text)
  }
const without =
  (name: string): Spoil =>
  (files) => {
    delete files[name]
  }

/** The book with something changed in it. */
function spoilt(spoil: Spoil): Buffer {
  const files = unzipSync(zip)
  const manifest = manifestOf(zip)
  const before = files['book.json']
  spoil(files, manifest)
  if (before && files['book.json'] === before) files['book.json'] = strToU8(JSON.stringify(manifest))
  return Buffer.from(zipSync(files, { level: 0 }))
}

/** The record of a file in the list at the end of a zip file. */
const listed = (bytes: Buffer, name: string) => bytes.lastIndexOf(name) - 46

const bad: [string, () => Buffer, string][] = [
  ['no zip file', () => Buffer.from('%PDF-1.7 no zip'), 'The file is damaged, or is not a zip file.'],
  ['a zip file without its end', () => zip.subarray(0, zip.length - 30), 'The file is damaged, or is not a zip file.'],
  ['no manifest', () => spoilt(without('book.json')), 'book.json'],
  [
    'a way out of its folder',
    () => spoilt(put('../../etc/passwd', 'x')),
    '“../../etc/passwd” is no name of a file in a book.',
  ],
  [
    'a folder around it',
    () => spoilt(put('kite/book.json', '{}')),
    '“kite/book.json” is no name of a file in a book. book.json and its files lie at the top',
  ],
  ['a file too many', () => spoilt(put('notes.txt', 'x')), 'notes.txt is not part of the'],
  ['a file too few', () => spoilt(without('the-kite.pdf')), 'the-kite.pdf is missing.'],
  [
    'another PDF than it says',
    () => spoilt((files) => void files['the-kite.pdf']?.fill(65, 200, 210)),
    'the-kite.pdf is not the file that book.json describes',
  ],
  [
    'another version of the form',
    () => spoilt((_, manifest) => void Object.assign(manifest, { version: 2 })),
    'book.json has version 2 of the form, and this portal reads version 1. Update the portal',
  ],
  ['another form', () => spoilt(put('book.json', '{"name":"x"}')), 'does not describe a book'],
  ['half a manifest', () => spoilt(put('book.json', '{"format":')), 'it is no JSON'],
  [
    'a character that cannot be stored',
    () => spoilt((_, { book }) => void Object.assign(book, { title: 'A\0kite' })),
    'book.json is damaged',
  ],
  [
    'a field that nobody knows',
    () => spoilt((_, { book }) => void Object.assign(book, { id: 7 })),
    'book.json is wrong: book: Unrecognized key: "id".',
  ],
  [
    '400 questions on a page',
    () =>
      spoilt((_, { book }) => {
        const questions = Array.from({ length: 400 }, () => ({ text: 'Why?', isDeep: false }))
        Object.assign(book.teaching?.pages[1] ?? {}, { questions })
      }),
    'book.json is wrong: book.teaching.pages.1.questions: Too big',
  ],
  [
    'the same name twice',
    () => spoilt((_, { papers }) => void Object.assign(papers[0] ?? {}, { slug: 'the-kite' })),
    'two resources that are called the-kite',
  ],
  [
    'a recording that is none',
    () => spoilt(exchange('the-kite-page-1.ogg', strToU8('no sound'))),
    'the-kite-page-1.ogg is no recording that browsers can play.',
  ],
  [
    'a cover that is no picture',
    () => spoilt(exchange('the-kite-cover-480.webp', strToU8('no picture'))),
    'the-kite-cover-480.webp is no WebP picture',
  ],
  [
    'a PDF that is none',
    () => spoilt(exchange('the-kite-a-plan.pdf', strToU8('no PDF'))),
    'the-kite-a-plan.pdf: This file is not a PDF.',
  ],
  [
    'a password',
    () => {
      const bytes = Buffer.from(zip)
      bytes.writeUInt16LE(bytes.readUInt16LE(listed(bytes, 'book.json') + 8) | 1, listed(bytes, 'book.json') + 8)
      return bytes
    },
    'book.json is encrypted.',
  ],
  [
    'a name twice',
    () => {
      const bytes = spoilt(put('boot.json', '{}'))
      bytes.write('book.json', bytes.lastIndexOf('boot.json'))
      return bytes
    },
    'book.json is in the zip file twice.',
  ],
  [
    'more in it than it says',
    () => {
      const bytes = Buffer.from(zipSync({ 'book.json': new Uint8Array(3_000_000) }))
      bytes.writeUInt32LE(10, listed(bytes, 'book.json') + 24)
      return bytes
    },
    'book.json is damaged.',
  ],
  [
    'a file that would fill the disk',
    () => {
      const bytes = Buffer.from(zipSync({ 'book.json': new Uint8Array(10) }))
      bytes.writeUInt32LE(4_000_000_000, listed(bytes, 'book.json') + 24)
      return bytes
    },
    'book.json is larger than 50 MB when it is unpacked.',
  ],
]

/** Puts another file in the place of one, with its hash. */
function exchange(name: string, content: Uint8Array): Spoil {
  return (files, manifest) => {
    files[name] = content
    const text = JSON.stringify(manifest)
    const part = JSON.parse(text.match(new RegExp(`\\{"file":"${name}"[^}]*?"sha256":"\\w+"`))?.[0].concat('}') ?? '{}')
    const now = { bytes: content.length, sha256: hash('sha256', content) }
    const changed = text.replace(JSON.stringify(part).slice(0, -1), JSON.stringify({ ...part, ...now }).slice(0, -1))
    Object.assign(manifest, JSON.parse(changed))
  }
}

test.each(bad)('a file with %s gets a sentence, and nothing of it stays', slow, async (_what, make, sentence) => {
  const state = async () => ({
    resources: (await there.data('/api/admin/resources')).length,
    uploads: (await there.deps.db.selectFrom('uploads').select('version').where('isStored', '=', false).execute())
      .length,
  })
  const before = await state()
  const answer = await importZip(there, make())
  expect([answer.statusCode, answer.json().code]).toEqual([422, 'resource/bad-book-file'])
  expect(answer.json().errors.book).toContain(sentence)
  expect(await state()).toEqual(before)
})

test('only a storybook of the portal can be exported, and only a file can be imported', async () => {
  const papers: LibraryEntry[] = await here.data('/api/admin/resources')
  const plan = papers.find(({ category }) => category === 'lesson-plan')
  expect((await here.call('GET', `/api/admin/resources/${plan?.id}/book-file`)).statusCode).toBe(404)
  expect((await importZip(here, Buffer.alloc(0))).json().code).toBe('resource/no-book-file')
})

test('the document about book files names every field', async () => {
  const named = await readFile(join(import.meta.dirname, '../../../../docs/book-file.md'), 'utf8')
  const fields = new Set<string>()
  JSON.stringify(z.toJSONSchema(BookFile, { io: 'input' }), (key, value) => {
    if (key === 'properties') for (const field of Object.keys(value)) fields.add(field)
    return value
  })
  expect(fields.size).toBeGreaterThan(50)
  expect([...fields].filter((field) => !named.includes(`\`${field}\``))).toEqual([])
})
