import { createHash } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { makePdf } from '../../../adapters/pdf/testing/make-pdf.ts'
import { createActor, createBookWithPages, createResource, createUpload } from '../../../testing/factories.ts'
import { createNarration } from '../../../testing/recordings.ts'
import { setUpPortal } from '../../../testing/set-up-portal.ts'
import { prepareResource } from '../ingest.ts'
import { keys } from '../keys.ts'
import { upsertPage } from '../pages/queries.ts'
import { findResource } from '../queries.ts'
import { replaceSearchablePages } from '../search/queries.ts'
import { replaceTeaching } from '../teaching/queries.ts'
import { TeachingData } from '../teaching/teaching-data.ts'
import { listPublishedTexts } from '../texts/queries.ts'

const portal = setUpPortal()
let operator: Awaited<ReturnType<typeof createActor>>
beforeAll(async () => {
  operator = await createActor(portal.deps, { role: 'admin' })
})

const call = (method: 'GET' | 'PUT' | 'POST', url: string, body?: object) =>
  portal.call(method, url, { key: operator.key, body })
const read = async (id: number, name: 'prompts' | 'lesson') =>
  (await call('GET', `/api/resources/${id}/${name}`)).json().data

/** A resource, whose pages have these words. */
async function create(pages: string[], values: Parameters<typeof createResource>[1]) {
  const created = await createResource(portal.deps, { isPrepared: true, pageCount: pages.length, ...values })
  await replaceSearchablePages(portal.deps.db, { resourceId: created.id, version: created.version }, pages)
  return created.id
}

/** An upload of somebody that has these words on its pages, as if they had been read when the portal was built. */
async function upload(pages: string[]): Promise<string> {
  const { pdf, version } = await createUpload(portal.deps, operator.id)
  const sourceHash = createHash('sha256').update(version).digest('hex')
  const folder = join(portal.deps.config.preparedFolder, sourceHash)
  await mkdir(folder, { recursive: true })
  const facts = { pageCount: pages.length, aspect: 1, title: '', pages: [], words: pages }
  await writeFile(join(folder, 'facts.json'), JSON.stringify(facts))
  const row = portal.deps.db.updateTable('uploads').where('version', '=', version)
  await row.set({ pageCount: pages.length, sourceHash }).execute()
  return pdf
}

/** The same with a PDF, which is read by a process of its own. */
async function uploadPdf(words: string): Promise<string> {
  const { pdf, version } = await createUpload(portal.deps, operator.id)
  await portal.deps.files.put(keys.pdf(version), await makePdf((document) => document.text(words, 20, 20)))
  return pdf
}

const preview = async (id: number, pdf: string) =>
  (await call('GET', `/api/resources/${id}/replacement?pdf=${encodeURIComponent(pdf)}`)).json().data

const about = [
  'A kite for everybody',
  'Why did Temi make a kite of paper?',
  'What would you have done with the string?',
]
const taught = TeachingData.parse({
  pages: [
    { page: 1, title: 'One', questions: [{ text: about[1] }, { text: about[2] }], listenFor: 'reasons that they give' },
    { page: 2, title: 'Two', questions: [{ text: 'A question of our own?' }] },
  ],
  words: [
    { word: 'kite', pages: [1], meaning: 'a toy that flies on a string' },
    { word: 'odd', pages: [1], meaning: 'not matching any other' },
  ],
})
const guide = [about[0] ?? '', `${about[1]}\n${about[2]}\nListen for reasons that they give`]
const words = 'kite a toy that flies on a string\nodd not matching any other'

test('a corrected guide loses nothing; what another one lacks is named first, goes when that is accepted, and stays away', async () => {
  const { db } = portal.deps
  const bookId = await create(['A kite'], { slug: 'kite' })
  const guideId = await create([...guide, words], { category: 'teachers-guide', belongsTo: bookId })
  await replaceTeaching(db, bookId, taught)
  const before = await read(bookId, 'prompts')

  const corrected = [...guide, words].map((page) => page.replace('of paper', 'of peper'))
  const pdf = await upload(corrected)
  expect((await call('PUT', `/api/resources/${guideId}`, { pdf })).statusCode).toBe(200)
  expect(await read(bookId, 'prompts')).toEqual(before)

  const { version } = await db
    .selectFrom('resources')
    .select('version')
    .where('id', '=', guideId)
    .executeTakeFirstOrThrow()
  await replaceSearchablePages(db, { resourceId: guideId, version }, corrected)
  const shorter = await upload([`${about[0]}\n${about[1]}\nkite a toy that flies on a string`])
  const goes = [
    { kind: 'question', page: 1, text: about[2] },
    { kind: 'listen-for', page: 1, text: 'reasons that they give' },
    { kind: 'word', page: 1, text: 'odd' },
  ]
  expect(await preview(guideId, shorter)).toMatchObject({ stays: 3, goes })
  const refused = await call('PUT', `/api/resources/${guideId}`, { pdf: shorter })
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'resource/teaching-goes'])
  expect(await read(bookId, 'prompts')).toEqual(before)
  expect((await call('PUT', `/api/resources/${guideId}`, { pdf: shorter, accepts_loss: true })).statusCode).toBe(200)
  // The next release brings all of it again.
  await replaceTeaching(db, bookId, taught)
  const after = await read(bookId, 'prompts')
  expect(
    after.pages.map(({ questions }: { questions: { text: string }[] }) => questions.map(({ text }) => text)),
  ).toEqual([[about[1]], ['A question of our own?']])
  expect(after.pages[0].listen_for).toBe('')
  expect(after.words.map(({ word }: { word: string }) => word)).toEqual(['kite'])
})

test('what is taught moves with the pages of another book, and goes with them', async () => {
  const pages = [
    'The Kite',
    'Temi found a sheet of blue paper.',
    'She ran up the hill with it.',
    '',
    'It flew away over the sea.',
  ]
  const bookId = await create(pages, {})
  const planId = await create(['A plan'], { category: 'lesson-plan', belongsTo: bookId })
  const questions = [0, 1, 2, 3, 4].map((page) => ({
    page,
    alt: `Picture ${page}`,
    questions: [{ text: `Page ${page}?` }],
  }))
  const all = [
    { word: 'sheet', pages: [1, 2], meaning: 'a piece' },
    { word: 'hill', pages: [2], meaning: 'high ground' },
  ]
  const steps = [{ minutes: 5, title: 'Fly', page: 4, parts: [{ kind: 'ask', lines: ['Where to?'] }] }]
  const easier = [1, 2].map((page) => ({ page, paragraphs: [[`Easier words of page ${page}.`]] }))
  const texts = [{ language: 'en', pages: easier }]
  await replaceTeaching(portal.deps.db, bookId, TeachingData.parse({ pages: questions, words: all, texts }))
  await replaceTeaching(portal.deps.db, planId, TeachingData.parse({ steps }))
  const [cover = '', first = '', , silent = '', last = ''] = pages
  // A page more before the first one, and the second is gone.
  const pdf = await upload([cover, 'Once upon a time, by the harbour.', first, silent, last.replace('over', 'across')])
  expect(await preview(bookId, pdf)).toMatchObject({
    stays: 11,
    goes: [
      { kind: 'question', page: 2, text: 'Page 2?' },
      { kind: 'picture', page: 2, text: 'Picture 2' },
      { kind: 'word', page: 2, text: 'hill' },
      { kind: 'text', page: 2, text: 'Easier words of page 2.' },
    ],
  })
  expect((await call('PUT', `/api/resources/${bookId}`, { pdf, accepts_loss: true })).statusCode).toBe(200)
  const prompts = await read(bookId, 'prompts')
  expect(
    prompts.pages.map(({ page, questions: [asked] }: { page: number; questions: { text: string }[] }) => [
      page,
      asked?.text,
    ]),
  ).toEqual([
    [0, 'Page 0?'],
    [2, 'Page 1?'],
    [3, 'Page 3?'],
    [4, 'Page 4?'],
  ])
  expect(prompts.words).toMatchObject([{ word: 'sheet', pages: [2] }])
  expect((await read(bookId, 'lesson')).steps).toMatchObject([{ title: 'Fly', page: 4 }])
  const [text] = await listPublishedTexts(portal.deps.db, bookId)
  expect(text?.pages).toEqual([{ page: 2, paragraphs: [['Easier words of page 1.']] }])
})

test('a plan keeps the steps that another one has too, and all of them where that one has no words', async () => {
  const steps = ['Begin with the cover of the book', 'Walk up the hill and look down'].map((title, index) => ({
    ...{ minutes: 5, title, page: index },
    parts: [{ kind: 'say', lines: ['Read the page aloud.'] }],
  }))
  const bookId = await create(['A kite'], {})
  const planId = await create([steps.map(({ title }) => `${title}\nRead the page aloud.`).join('\n')], {
    category: 'lesson-plan',
    belongsTo: bookId,
  })
  await replaceTeaching(portal.deps.db, planId, TeachingData.parse({ steps }))
  expect(await preview(planId, await upload(['']))).toMatchObject({ stays: 2, goes: [] })
  const pdf = await uploadPdf('Begin with the cover of the book.\nRead the page aloud.')
  expect(await preview(planId, pdf)).toMatchObject({ stays: 1, goes: [{ kind: 'step', text: steps[1]?.title }] })
  expect((await call('PUT', `/api/resources/${planId}`, { pdf, accepts_loss: true })).statusCode).toBe(200)
  expect((await read(bookId, 'lesson')).steps.map(({ title }: { title: string }) => title)).toEqual([steps[0]?.title])
})

test('a replaced PDF is put back with what was taught with it, and the other one is kept in its place', async () => {
  const { db, files } = portal.deps
  const bookId = await create(['A kite', 'Why did Temi make it', 'So it flew away over the town'], {})
  await replaceTeaching(db, bookId, TeachingData.parse({ pages: [{ page: 2, questions: [{ text: 'Where to?' }] }] }))
  const [before, prompts] = [await findResource(db, bookId), await read(bookId, 'prompts')]
  const fileBefore = async () => (await call('GET', `/api/resources/${bookId}/file-before`)).json().data.before
  const putBack = () => call('POST', `/api/resources/${bookId}/file-before`)
  expect(await fileBefore()).toBeNull()
  expect((await putBack()).statusCode).toBe(404)
  const change = { pdf: await upload(['A kite', 'Why did Temi make it']), accepts_loss: true }
  expect((await call('PUT', `/api/resources/${bookId}`, change)).statusCode).toBe(200)
  expect(await read(bookId, 'prompts')).toMatchObject({ pages: [] })
  expect(await fileBefore()).toMatchObject({ page_count: 3 })
  const replaced = await findResource(db, bookId)
  expect((await putBack()).statusCode).toBe(200)
  expect(await findResource(db, bookId)).toMatchObject({ version: before?.version, pageCount: 3, isPrepared: false })
  expect(await read(bookId, 'prompts')).toEqual(prompts)
  expect(await fileBefore()).toMatchObject({ page_count: 2 })
  // The next one takes the place of the one that is kept, and its files go.
  const next = { pdf: await upload(['A kite', 'Why did Temi make it']), accepts_loss: true }
  expect((await call('PUT', `/api/resources/${bookId}`, next)).statusCode).toBe(200)
  expect(await files.list(keys.folder(replaced?.version ?? ''))).toEqual([])
  expect(await files.list(keys.folder(before?.version ?? ''))).not.toEqual([])
})

test('preparing a book that was replaced meanwhile leaves the files that can be put back', async () => {
  const { db, files } = portal.deps
  const bookId = await create(['A kite'], {})
  const before = await findResource(db, bookId)
  await call('PUT', `/api/resources/${bookId}`, { pdf: await upload(['A kite']) })
  await prepareResource(portal.deps, { resourceId: bookId, version: before?.version ?? '' })
  expect(await files.list(keys.folder(before?.version ?? ''))).not.toEqual([])
})

test('who has a book open when its PDF is replaced goes on with the pages that they have', async () => {
  const { id, version } = await createBookWithPages(portal.deps, 2, { isFree: true })
  const reader = await createActor(portal.deps, { role: 'senior' })
  const page = (number: number, v: string) =>
    portal.call('GET', `/api/resources/${id}/pages/${number}/800?v=${v}`, { key: reader.key })
  expect((await call('PUT', `/api/resources/${id}`, { pdf: await upload(['A kite']) })).statusCode).toBe(200)
  expect([(await page(2, version)).statusCode, (await page(2, version)).body]).toEqual([200, 'page 2, 800'])
  const after = (await findResource(portal.deps.db, id))?.version ?? ''
  expect([(await page(1, after)).statusCode, (await page(3, version)).statusCode]).toEqual([404, 404])
})

test('a page keeps the description of its picture where the next PDF has none', async () => {
  const { db } = portal.deps
  const pages = ['The Kite', 'Temi found a sheet of blue paper.', 'It flew away over the sea.']
  const bookId = await create(pages, {})
  const prepare = async (alts: string[]) => {
    const row = db.updateTable('resources').set({ isPrepared: true }).where('id', '=', bookId)
    const { version } = await row.returning('version').executeTakeFirstOrThrow()
    for (const [index, alt] of alts.entries())
      await upsertPage(db, bookId, version, { number: index + 1, alt, text: [], wordless: null })
  }
  await prepare(['A cover', 'A girl with paper', 'A kite'])
  const pdf = await upload([pages[0] ?? '', 'Here is another page that nobody knew', ...pages.slice(1)])
  expect((await call('PUT', `/api/resources/${bookId}`, { pdf })).statusCode).toBe(200)
  await prepare(['', 'A page with its own description', '', 'A kite over the sea'])
  const book = (await call('GET', `/api/resources/${bookId}/book`)).json().data
  expect(book.pages.map(({ alt }: { alt: string }) => alt)).toEqual([
    'A cover',
    'A page with its own description',
    'A girl with paper',
    'A kite over the sea',
  ])
})

test('before a replacement, pages that move and recordings that are heard no more are named', async () => {
  const { db } = portal.deps
  const pages = ['A kite', 'Why did Temi make it', 'So it flew away over the town']
  const bookId = await create(pages, {})
  await createNarration(portal.deps, { resourceId: bookId, pages: 2, words: 'A kite' })
  await replaceTeaching(db, bookId, TeachingData.parse({ pages: [{ page: 1, questions: [{ text: 'Why?' }] }] }))
  const pdf = await upload(['A kite', 'Here is another page that nobody knew', ...pages.slice(1)])
  expect(await preview(bookId, pdf)).toMatchObject({
    goes: [],
    moved: [
      { from: 1, to: 2 },
      { from: 2, to: 3 },
    ],
    unheard: [1],
  })
})
