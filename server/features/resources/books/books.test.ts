import { PDFDocument } from '@cantoo/pdf-lib'
import { describe, expect, test } from 'vitest'
import { type BookDetails, readHandout, viewBookDetails } from '#contract/books.ts'
import { urlFor } from '#contract/endpoint.ts'
import { makePdf } from '../../../adapters/pdf/testing/make-pdf.ts'
import { createActor, createResource } from '../../../testing/factories.ts'
import { setUpPortal } from '../../../testing/set-up-portal.ts'
import { keys } from '../keys.ts'
import { upsertPage } from '../pages/queries.ts'
import { replaceTeaching } from '../teaching/queries.ts'
import { TeachingData } from '../teaching/teaching-data.ts'
import { spreadsOf } from './spreads.ts'

const server = setUpPortal()

async function createBook(pageCount: number, book: Parameters<typeof createResource>[1] = {}) {
  const created = await createResource(server.deps, { isFree: true, isPrepared: pageCount > 0, pageCount, ...book })
  for (let number = 1; number <= pageCount; number++)
    await upsertPage(server.deps.db, created.id, created.version, {
      number,
      alt: `Picture ${number}`,
      text: [],
      wordless: null,
    })
  return created
}

async function createPaper(belongsTo: number, category: string, width: number, paper = {}) {
  const created = await createResource(server.deps, { title: category, category, belongsTo, ...paper })
  const bytes = await makePdf((document) => document.text(category), { size: [width, 500] })
  await server.deps.files.put(keys.pdf(created.version), bytes)
  return created
}

const ask = (endpoint: typeof viewBookDetails | typeof readHandout, id: number, key: string) =>
  server.call('GET', urlFor(endpoint, { params: { id } }), { key })

test('shows three openings that do not tell the end, fewer of a short book', () => {
  expect(spreadsOf(17)).toEqual([
    [2, 3],
    [6, 7],
    [12, 13],
  ])
  expect(spreadsOf(5)).toEqual([
    [2, 3],
    [4, 5],
  ])
  for (const short of [0, 1, 2]) expect(spreadsOf(short)).toEqual([])
})

describe('the page of a book', () => {
  test('has openings, papers and what can be printed', async () => {
    const { key } = await createActor(server.deps, { role: 'senior' })
    const book = await createBook(17)
    const sheet = await createPaper(book.id, 'activity-sheet', 310)
    const plan = await createPaper(book.id, 'lesson-plan', 320)
    await createPaper(book.id, 'teachers-guide', 330)
    await createPaper(book.id, 'lesson-plan', 340, { isDraft: true })
    const details: BookDetails = (await ask(viewBookDetails, book.id, key)).json().data
    expect(details.spreads.map((pages) => pages.map(({ number }) => number))).toEqual([
      [2, 3],
      [6, 7],
      [12, 13],
    ])
    expect(details.spreads[0]?.[0]).toMatchObject({ alt: 'Picture 2', image: expect.stringContaining('/pages/2/800') })
    expect(details.papers.map(({ title }) => title).sort()).toEqual(['activity-sheet', 'lesson-plan', 'teachers-guide'])
    expect(details.handout).toEqual([plan.id, sheet.id])

    const handout = await ask(readHandout, book.id, key)
    expect(handout.headers['content-type']).toBe('application/pdf')
    const pages = (await PDFDocument.load(handout.rawPayload)).getPages()
    // The plan first, whatever came first to the shelf.
    expect(pages.map((page) => page.getWidth())).toEqual([320, 310])
  })

  test('shows and prints nothing that is locked', async () => {
    const { key } = await createActor(server.deps, { role: 'parent', school: 'none' })
    const book = await createBook(9)
    await createPaper(book.id, 'lesson-plan', 320, { isFree: false })
    const free = await createPaper(book.id, 'activity-sheet', 310, { isFree: true })
    const details: BookDetails = (await ask(viewBookDetails, book.id, key)).json().data
    expect(details.papers.map(({ title, is_locked }) => [title, is_locked])).toEqual([
      ['lesson-plan', true],
      ['activity-sheet', false],
    ])
    expect(details.handout).toEqual([free.id])
    const pages = (await PDFDocument.load((await ask(readHandout, book.id, key)).rawPayload)).getPages()
    expect(pages.map((page) => page.getWidth())).toEqual([310])

    const full = await createBook(9, { isFree: false })
    await createPaper(full.id, 'activity-sheet', 310, { isFree: true })
    const locked: BookDetails = (await ask(viewBookDetails, full.id, key)).json().data
    expect(locked).toMatchObject({ resource: { is_locked: true }, spreads: [], handout: [] })
    expect((await ask(readHandout, full.id, key)).json().code).toBe('resource/locked')
    const draft = await createBook(9, { isDraft: true })
    expect((await ask(viewBookDetails, draft.id, key)).statusCode).toBe(404)
    expect((await ask(readHandout, draft.id, key)).statusCode).toBe(404)
  })

  test('says what the book covers, as it ships, and which nation the school lies in', async () => {
    const { db } = server.deps
    const { key, schoolId } = await createActor(server.deps, { role: 'senior' })
    const book = await createBook(3)
    const row = {
      ...{ nation: 'scotland', document: 'Curriculum for Excellence', edition: '2009', area: 'First level', code: '' },
      ...{ statement: 'Needs and wants', isQuoted: false, covers: 'Page 4.' },
      ...{ source: 'https://scotland.example/', readOn: '2026-11-28' },
    }
    const taught = TeachingData.parse({ curriculum: [row, { ...row, nation: 'wales' }] })
    for (let release = 0; release < 2; release++)
      await db.transaction().execute(async (db) => replaceTeaching(db, book.id, taught))
    const read = async (): Promise<BookDetails> => (await ask(viewBookDetails, book.id, key)).json().data
    const { isQuoted: _, readOn: __, ...words } = row
    const told = { ...words, is_quoted: false, read_on: '2026-11-28' }
    expect(await read()).toMatchObject({ curriculum: [told, { ...told, nation: 'wales' }], nation: null })

    const place = (postcode: string) =>
      db
        .updateTable('schools')
        .set({ postcode })
        .where('id', '=', schoolId ?? '')
        .execute()
    await place('G12 8QQ')
    expect(await read()).toMatchObject({ nation: 'scotland' })
    await place('LS1 4AP')
    expect(await read()).toMatchObject({ nation: 'england' })
  })

  test('is there for a book without pages and papers, and not for a paper', async () => {
    const { key } = await createActor(server.deps, { role: 'senior' })
    const bare = await createBook(0)
    expect((await ask(viewBookDetails, bare.id, key)).json().data).toMatchObject({
      spreads: [],
      papers: [],
      handout: [],
    })
    expect((await ask(readHandout, bare.id, key)).json().code).toBe('resource/nothing-to-print')
    const paper = await createPaper(bare.id, 'lesson-plan', 300)
    expect((await ask(viewBookDetails, paper.id, key)).statusCode).toBe(404)
    await server.deps.files.put(keys.pdf(paper.version), Buffer.from('%PDF-1.7 cut off'))
    expect((await ask(readHandout, bare.id, key)).json().code).toBe('resource/not-printable')
  })
})
