import { randomUUID } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PDFArray, PDFDict, PDFDocument, PDFName } from '@cantoo/pdf-lib'
import { unzipSync } from 'fflate'
import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { type Edition, type EditionKind, listEditions, readEdition } from '#contract/editions.ts'
import { urlFor } from '#contract/endpoint.ts'
import { publishNarration } from '#contract/narrations.ts'
import { faultsOf, spokenIn, wordsIn } from '../../../adapters/editions/testing/check-epub.ts'
import { createActor, createResource } from '../../../testing/factories.ts'
import { createNarration, makeRecording } from '../../../testing/recordings.ts'
import { setUpPortal } from '../../../testing/set-up-portal.ts'
import { bookPart, shipBook, shippedResource } from '../../../testing/ship-book.ts'
import { keys } from '../keys.ts'
import { upsertPage } from '../pages/queries.ts'
import { makeEditionsOf } from './make.ts'

/** Starting the worker takes its time on a busy machine. */
const slow = { timeout: 300_000 }

const server = setUpPortal({ withJobs: true })
let picture: Buffer
let operator: Awaited<ReturnType<typeof createActor>>
let teacher: Awaited<ReturnType<typeof createActor>>

beforeAll(async () => {
  operator = await createActor(server.deps, { role: 'admin' })
  teacher = await createActor(server.deps, { role: 'senior' })
  picture = await sharp({ create: { width: 160, height: 120, channels: 3, background: '#9cf' } })
    .webp()
    .toBuffer()
})

const line = (text: string, height = 0.03) => ({ text, x: 0.1, y: 0.1, width: 0.5, height })
const part = { x: 0, y: 0, width: 1, height: 1 }

/** A prepared book; each page has its lines, in one paragraph. */
async function createBook(pages: string[][], book: Parameters<typeof createResource>[1] = {}) {
  const { deps } = server
  const created = await createResource(deps, {
    title: 'Kite',
    isFree: true,
    isPrepared: true,
    pageCount: pages.length,
    aspect: 4 / 3,
    ...book,
  })
  for (const [index, lines] of pages.entries()) {
    const number = index + 1
    const wordless = number > 1 && lines.length > 0 ? part : null
    const text = lines.length > 0 ? [lines.map((each) => line(each))] : []
    await upsertPage(deps.db, created.id, created.version, { number, alt: `Picture ${number}`, text, wordless })
    await deps.files.put(keys.page(created.version, number, '1600'), picture)
    if (wordless) await deps.files.put(keys.page(created.version, number, 'wordless'), picture)
  }
  return created
}

const list = async (id: number, { key }: { key: string }) =>
  server.call('GET', urlFor(listEditions, { params: { id } }), { key })
const offered = async (id: number, who: { key: string }): Promise<Edition[]> => (await list(id, who)).json().data
const read = (id: number, kind: EditionKind, { key }: { key: string }, headers = {}) =>
  server.call('GET', urlFor(readEdition, { params: { id, kind } }), { key, headers })

const packageOf = (epub: Buffer) => Buffer.from(unzipSync(epub)['EPUB/package.opf'] ?? []).toString()
/** The contents of those files of an e-book whose names match. */
const filesOf = (epub: Buffer, name: RegExp) =>
  Object.entries(unzipSync(epub))
    .flatMap(([file, bytes]) => (name.test(file) ? [Buffer.from(bytes).toString()] : []))
    .join('')

/** Where the figures of a PDF are: left, top, right and bottom, in points of a landscape sheet. */
async function placesIn(bytes: Buffer): Promise<string[]> {
  const { context } = await PDFDocument.load(bytes)
  return context.enumerateIndirectObjects().flatMap(([, object]) => {
    if (!(object instanceof PDFDict)) return []
    const own = object.lookup(PDFName.of('A'))
    const box = own instanceof PDFDict ? own.lookup(PDFName.of('BBox')) : undefined
    if (!(box instanceof PDFArray)) return []
    const [left = 0, low = 0, right = 0, high = 0] = box.asArray().map((value) => Number(String(value)))
    return [[left, 595.28 - high, right, 595.28 - low].map(Math.round).join(' ')]
  })
}

const story = [
  ['Kite'],
  ['She made a kite', 'of paper and glue.'],
  ['Mr Bell bought one—', 'just one.'],
  ['“WHOOSH!” & <more>'],
]

test('a picture over two pages meets at the fold of a booklet', slow, async () => {
  const { db } = server.deps
  const { id } = await createBook(story)
  const halves = [1, 2].map((page) => ({ resourceId: id, page, alt: `Half ${page}`, isSpread: true }))
  await db.insertInto('teachingPages').values(halves).execute()
  const places = await placesIn((await read(id, 'booklet', teacher)).rawPayload)
  expect(places).toContain('28 30 421 325')
  expect(places).toContain('421 30 814 325')
})

test('a book is offered in other ways, each made when somebody first asks for it', slow, async () => {
  const { id, version } = await createBook(story)
  const made = (kind: string) => ({
    ...{ of: id, kind, language: null, bytes: 0, problem: '', remedy: '', made_by: 'portal', is_older: false },
  })
  const brought = (kind: string) =>
    expect.objectContaining({ kind, problem: expect.stringContaining('Nobody has made'), remedy: '' })
  expect(await offered(id, teacher)).toEqual([
    ...['booklet', 'colouring'].map(made),
    brought('word-card'),
    ...['large-print', 'epub', 'flowing-epub', 'text'].map(made),
    brought('braille'),
  ])
  // Two at once are one.
  const [booklet, again] = await Promise.all([read(id, 'booklet', teacher), read(id, 'booklet', operator)])
  expect(booklet.rawPayload.equals(again.rawPayload)).toBe(true)
  expect(booklet.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': `attachment; filename*=UTF-8''Kite%20%E2%80%93%20booklet.pdf`,
  })
  const sides = (await PDFDocument.load(booklet.rawPayload)).getPages()
  // The cover runs to three edges of its half of the sheet.
  expect(await placesIn(booklet.rawPayload)).toContain('421 0 842 316')
  expect(sides.map((side) => Math.round(side.getWidth()))).toEqual([842, 842])
  expect((await read(id, 'text', teacher)).body).toBe(
    [
      'Kite',
      '\n\nCover\n\nKite\n\n[Picture: Picture 1]',
      '\n\nPage 1\n\nShe made a kite of paper and glue.\n\n[Picture: Picture 2]',
      '\n\nPage 2\n\nMr Bell bought one—just one.\n\n[Picture: Picture 3]',
      '\n\nPage 3\n\n“WHOOSH!” & <more>\n\n[Picture: Picture 4]\n',
    ].join('\n'),
  )
  const large = await read(id, 'large-print', teacher)
  const leaves = (await PDFDocument.load(large.rawPayload)).getPages()
  expect(leaves.map((leaf) => Math.round(leaf.getWidth()))).toEqual([595, 595, 595, 595])
  const epub = await read(id, 'epub', teacher)
  expect(epub.headers['content-type']).toBe('application/epub+zip')
  expect(faultsOf(epub.rawPayload)).toEqual([])
  expect(wordsIn(epub.rawPayload)).toBe(story.flat().join(' '))
  const flowing = await read(id, 'flowing-epub', teacher)
  expect(flowing.headers['content-disposition']).toContain('Kite%20%E2%80%93%20adjustable%20text.epub')
  expect(faultsOf(flowing.rawPayload)).toEqual([])
  expect(wordsIn(flowing.rawPayload)).toBe(
    'Kite She made a kite of paper and glue. Mr Bell bought one—just one. “WHOOSH!” & <more>',
  )
  expect(packageOf(flowing.rawPayload)).toContain('"rendition:layout">reflowable<')
  // Letters, size and colours are the reader's own.
  expect(filesOf(flowing.rawPayload, /\.(xhtml|css)$/)).not.toMatch(/color|font-family|\dpx/)
  expect(filesOf(flowing.rawPayload, /page-001\.xhtml$/)).toMatch(/<img[^>]*>[\s\S]*She made a kite/)
  // Nobody has said who wrote it.
  expect(packageOf(epub.rawPayload)).not.toMatch(/dc:creator|dc:publisher|conformsTo/)
  const sizes = (await offered(id, teacher)).filter(({ bytes }) => bytes > 0).map(({ bytes }) => bytes)
  expect(sizes.slice(0, 4)).toEqual([booklet, large, epub, flowing].map(({ rawPayload }) => rawPayload.length))
  const ranged = await read(id, 'booklet', teacher, { range: 'bytes=0-3' })
  expect([ranged.statusCode, ranged.body]).toEqual([206, '%PDF'])
  // The same book gives the same bytes, made by the job too.
  await server.deps.db.deleteFrom('editions').where('version', '=', version).execute()
  await makeEditionsOf(server.deps, { resourceId: id, version })
  for (const [kind, before] of [
    ['booklet', booklet],
    ['epub', epub],
    ['flowing-epub', flowing],
  ] as const)
    expect((await read(id, kind, teacher)).rawPayload.equals(before.rawPayload)).toBe(true)
})

test('an e-book is heard as the book is, and keeps no voice that is withdrawn', slow, async () => {
  const { db, files } = server.deps
  const { id, version } = await createBook([['Up and up'], ['Up and', 'up']])
  const silent = await read(id, 'epub', teacher)
  expect(spokenIn(silent.rawPayload)).toEqual([])
  await createNarration(server.deps, { resourceId: id, pages: 2, words: 'Up and up' })
  // Two words were tapped at once, and one after the end of its recording.
  const tapped = { starts: JSON.stringify([400, 400, 900]) }
  await db.updateTable('narratedPages').set(tapped).where('resourceId', '=', id).where('number', '=', 2).execute()
  const bytesOf = async () => (await offered(id, teacher)).find(({ kind }) => kind === 'epub')?.bytes
  expect(await bytesOf()).toBe(0)
  const heard = await read(id, 'epub', teacher)
  expect(faultsOf(heard.rawPayload)).toEqual([])
  expect(wordsIn(heard.rawPayload)).toBe('Up and up Up and up')
  expect(spokenIn(heard.rawPayload)).toEqual([
    { id: 'page', sound: 'page-000.ogg', begin: 0, end: 2000 },
    { id: 'p1l1w2', sound: 'page-001.ogg', begin: 400, end: 900 },
    { id: 'p1l2w1', sound: 'page-001.ogg', begin: 900, end: 2000 },
  ])
  const unpacked = unzipSync(heard.rawPayload)
  expect(Buffer.from(unpacked['EPUB/page-001.ogg'] ?? []).equals(makeRecording())).toBe(true)
  expect(Buffer.from(unpacked['EPUB/package.opf'] ?? []).toString()).toContain('"media:narrator">Ada Birch<')
  expect([await bytesOf(), heard.headers.etag]).toEqual([
    heard.rawPayload.length,
    expect.not.stringMatching(String(silent.headers.etag)),
  ])

  const url = urlFor(publishNarration, { params: { id } })
  const editions = async () =>
    (await files.list(keys.folder(version))).filter((name) => name.startsWith('edition-epub'))
  expect(await editions()).toHaveLength(1)
  expect((await server.call('PUT', url, { key: operator.key, body: { is_published: false } })).statusCode).toBe(200)
  expect(await bytesOf()).not.toBe(heard.rawPayload.length)
  // Nobody has to ask for it.
  await expect.poll(editions).toEqual(['edition-epub'])
  expect((await read(id, 'epub', teacher)).rawPayload.equals(silent.rawPayload)).toBe(true)
})

test('whoever may not open the book gets no edition of it', slow, async () => {
  const parent = await createActor(server.deps, { role: 'parent', school: 'none' })
  const full = await createBook(story, { isFree: false })
  expect((await read(full.id, 'text', teacher)).statusCode).toBe(200)
  for (const answer of [await list(full.id, parent), await read(full.id, 'text', parent)])
    expect([answer.statusCode, answer.json().code]).toEqual([403, 'resource/locked'])
  const draft = await createBook(story, { isDraft: true })
  for (const answer of [await list(draft.id, teacher), await read(draft.id, 'text', teacher)])
    expect(answer.statusCode).toBe(404)
  const paper = await createResource(server.deps, { category: 'lesson-plan', isFree: false })
  expect((await read(paper.id, 'epub', teacher)).statusCode).toBe(404)
  expect((await read(paper.id, 'large-print', parent)).json().code).toBe('resource/locked')
  const unready = await createResource(server.deps, { isFree: true })
  expect((await read(unready.id, 'booklet', teacher)).json().code).toBe('resource/not-ready')
})

test('everybody is told why there is none, and whoever can replace the file what to do', slow, async () => {
  const thick = await createBook(Array.from({ length: 84 }, () => []))
  const why = 'A book of 84 pages makes 21 sheets, and more than 20 cannot be folded and stapled. Print its PDF.'
  const refused = await read(thick.id, 'booklet', teacher)
  expect([refused.statusCode, refused.json().code, refused.json().message]).toEqual([409, 'resource/no-edition', why])
  expect((await read(thick.id, 'text', teacher)).json().message).toContain('so we cannot take any words out of it')
  expect((await read(thick.id, 'flowing-epub', teacher)).json().message).toContain('so we cannot take any words')
  const booklet = async (who: { key: string }) => (await offered(thick.id, who)).find(({ kind }) => kind === 'booklet')
  expect(await booklet(teacher)).toMatchObject({ bytes: 0, problem: why, remedy: '' })
  expect(await booklet(operator)).toMatchObject({ bytes: 0, problem: why, remedy: 'Or divide it into parts.' })
  expect((await read(thick.id, 'booklet', operator)).json().message).toBe(`${why} Or divide it into parts.`)
  const foreign = await createBook([['Kite'], ['She said: 你好']])
  expect((await read(foreign.id, 'large-print', teacher)).json().message).toBe(
    'Page 1 has a letter that our typeface does not have: “你” (U+4F60).',
  )
  // A booklet shows that page as it is.
  expect((await read(foreign.id, 'booklet', teacher)).statusCode).toBe(200)
  expect(await server.deps.files.list(keys.folder(thick.version))).not.toContain('edition-booklet')
})

test('what ships with the book and its papers is there too, until an operator replaces the PDF', async () => {
  const { config, db } = server.deps
  const contentFolder = await mkdtemp(join(tmpdir(), 'portal-editions-'))
  Object.assign(config, { contentFolder })
  const files = {
    'a-kite-colouring.pdf': '%PDF lines',
    'a-plan.docx': 'PK words',
    'a-plan-large-print.pdf': '%PDF large',
  }
  const file = (name: keyof typeof files) => bookPart(name, files[name])
  const kite = shippedResource('a-kite', { editions: [{ kind: 'colouring', ...file('a-kite-colouring.pdf') }] })
  const kitePlan = shippedResource('a-plan', {
    category: 'lesson-plan',
    editions: [
      { kind: 'large-print', ...file('a-plan-large-print.pdf') },
      { kind: 'word', ...file('a-plan.docx') },
    ],
  })
  const folder = await shipBook(contentFolder, kite, [kitePlan])
  for (const [name, content] of Object.entries(files)) await writeFile(join(folder, name), content)
  const book = await createBook(story, { slug: 'a-kite', sourceHash: kite.pdf.sha256, author: 'A & B' })
  const plan = {
    slug: 'a-plan',
    sourceHash: kitePlan.pdf.sha256,
    category: 'lesson-plan',
    belongsTo: book.id,
    title: 'Plan',
  }
  const paper = await createResource(server.deps, { ...plan, isFree: false })
  const ofBook = ['booklet', 'colouring', 'large-print', 'epub', 'flowing-epub', 'text'].map((kind) => [book.id, kind])
  const pairs = async (who: { key: string }) =>
    (await offered(book.id, who)).filter(({ problem }) => problem === '').map(({ of, kind }) => [of, kind])
  const ofPaper = ['booklet', 'large-print'].map((kind) => [paper.id, kind])
  expect(await pairs(teacher)).toEqual([...ofBook, ...ofPaper, [paper.id, 'word']])
  expect((await read(book.id, 'colouring', teacher)).body).toBe('%PDF lines')
  const word = await read(paper.id, 'word', teacher)
  expect([word.body, word.headers['content-disposition']]).toEqual([
    'PK words',
    `attachment; filename*=UTF-8''Plan.docx`,
  ])
  const large = await read(paper.id, 'large-print', teacher)
  expect([large.body, large.headers['content-disposition']]).toEqual([
    '%PDF large',
    `attachment; filename*=UTF-8''Plan%20%E2%80%93%20large%20print.pdf`,
  ])
  const opf = packageOf((await read(book.id, 'epub', teacher)).rawPayload)
  for (const said of [
    'dc:creator>A &amp; B<',
    'dc:publisher>A &amp; B<',
    'dcterms:conformsTo">EPUB Accessibility 1.1 -',
  ])
    expect(opf).toContain(said)
  // The plan is locked for a parent, and so are its files.
  const parent = await createActor(server.deps, { role: 'parent', school: 'none' })
  expect(await pairs(parent)).toEqual(ofBook)
  expect((await read(paper.id, 'word', parent)).json().code).toBe('resource/locked')
  expect((await read(book.id, 'braille', teacher)).statusCode).toBe(404)
  await db.updateTable('resources').set({ sourceHash: 'own' }).where('id', 'in', [book.id, paper.id]).execute()
  // The portal's own, of the other PDF.
  await expect.poll(async () => (await read(book.id, 'colouring', teacher)).body).not.toBe('%PDF lines')
  await rm(contentFolder, { recursive: true })
})

test('what was being made of a file that is replaced meanwhile is removed', slow, async () => {
  const { id, version } = await createBook(story)
  const { db, files } = server.deps
  const reading = await db.transaction().execute(async (replacing) => {
    await replacing
      .updateTable('resources')
      .set({ version: randomUUID(), isPrepared: false })
      .where('id', '=', id)
      .execute()
    // It sees the old version, and cannot be noted before this transaction ends.
    const response = read(id, 'text', teacher)
    await expect.poll(() => files.list(keys.folder(version))).toContain('edition-text')
    return { response }
  })
  await reading.response
  expect(await files.list(keys.folder(version))).not.toContain('edition-text')
  expect(await db.selectFrom('editions').select('kind').where('resourceId', '=', id).execute()).toEqual([])
})

test(
  'an edition with the title of before is made again, although it was under way when the title changed',
  slow,
  async () => {
    const { id, version } = await createBook(story)
    const { db, files } = server.deps
    const reading = await db.transaction().execute(async (renaming) => {
      await renaming.updateTable('resources').set({ title: 'A better title' }).where('id', '=', id).execute()
      const response = read(id, 'text', teacher)
      await expect.poll(() => files.list(keys.folder(version))).toContain('edition-text')
      return { response }
    })
    expect((await reading.response).body).not.toContain('A better title')
    expect((await read(id, 'text', teacher)).body).toContain('A better title')
  },
)
