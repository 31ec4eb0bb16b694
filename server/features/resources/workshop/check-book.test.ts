import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import type { BookProblem } from '#contract/workshop.ts'
import { createActor, createBookWithPages, createResource } from '../../../testing/factories.ts'
import { setUpPortal } from '../../../testing/set-up-portal.ts'
import { keys } from '../keys.ts'
import { replaceTeaching } from '../teaching/queries.ts'
import { TeachingData } from '../teaching/teaching-data.ts'

const portal = setUpPortal()
let key: string
beforeAll(async () => {
  key = (await createActor(portal.deps, { role: 'admin' })).key
})

const line = { text: 'Temi sat down.', x: 0.1, y: 0.4, width: 0.8, height: 0.2 }

/** A page 80 × 60 px, white, with words in a colour: a bar where letters would be. */
const picture = (ink: string, width = 40) => {
  const bar = { create: { width, height: 6, channels: 3, background: ink } } as const
  return sharp({ create: { width: 80, height: 60, channels: 3, background: '#fff' } })
    .composite([{ input: bar, left: 10, top: 27 }])
    .webp({ lossless: true })
    .toBuffer()
}

/** A draft, whose pages have this ink, these words and these descriptions. */
async function createBook(pages: { ink?: string; width?: number; words?: string | null; alt?: string }[], facts = {}) {
  const { id, version } = await createBookWithPages(portal.deps, pages.length, { isDraft: true, ageTo: 9, ...facts })
  for (const [index, { ink = '#000', width, words = line.text, alt = 'A chip' }] of pages.entries()) {
    const number = index + 1
    await portal.deps.files.put(keys.page(version, number, '800'), await picture(ink, width))
    await portal.deps.db
      .updateTable('resourcePages')
      .set({ alt, text: JSON.stringify(words === null ? [] : [[{ ...line, text: words }]]) })
      .where('resourceId', '=', id)
      .where('number', '=', number)
      .execute()
  }
  return id
}

async function check(id: number): Promise<BookProblem[]> {
  const response = await portal.call('GET', `/api/admin/resources/${id}/workshop/checks`, { key })
  expect(response.statusCode).toBe(200)
  return response.json().data.problems
}
const publish = (id: number) => portal.call('PUT', `/api/resources/${id}`, { key, body: { is_draft: false } })

test('a book that is right has nothing to mend, and is published', async () => {
  const id = await createBook([{}, {}], { licence: 'cc-by' })
  expect(await check(id)).toEqual([])
  expect((await publish(id)).statusCode).toBe(200)
})

test('a picture that nobody has described and a licence that nobody has stated keep a book from being published', async () => {
  const id = await createBook([{}, { alt: '' }])
  expect(await check(id)).toEqual([
    { kind: 'licence', page: null, detail: '', is_wall: true },
    { kind: 'no-description', page: 1, detail: '', is_wall: true },
  ])
  const refused = await publish(id)
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'resource/has-walls'])
  const described = { alt: 'A chip', title: '', questions: [], listen_for: '', text: null }
  const view = await portal.call('GET', `/api/admin/resources/${id}/workshop`, { key })
  const { mark } = view.json().data.pages[1]
  await portal.call('PUT', `/api/admin/resources/${id}/workshop/pages/1`, { key, body: { ...described, mark } })
  const body = { licence: 'school-use', is_draft: false }
  expect((await portal.call('PUT', `/api/resources/${id}`, { key, body })).statusCode).toBe(200)
})

test('a book is not published while its pages are being prepared', async () => {
  const id = await createBook([{}], { licence: 'cc-by', isPrepared: false })
  expect((await publish(id)).json().code).toBe('resource/not-ready')
})

test('blank pages, pages without words and faint words are named by their page, and are no walls', async () => {
  const pages = [{}, { ink: '#fff', words: null }, { words: null }, { ink: '#ddd' }, {}]
  const id = await createBook(pages, { licence: 'cc-by' })
  expect(await check(id)).toEqual([
    { kind: 'blank', page: 1, detail: '', is_wall: false },
    { kind: 'no-words', page: 2, detail: '', is_wall: false },
    { kind: 'faint', page: 3, detail: line.text, is_wall: false },
  ])
})

test('a page with one short word on it is not blank', async () => {
  const id = await createBook([{}, { width: 4, words: null }], { licence: 'cc-by' })
  expect((await check(id)).map(({ kind }) => kind)).toEqual(['no-words'])
})

test('words that are hard for the readers of a book, and names that a voice may say wrongly', async () => {
  const hard = 'Notwithstanding considerable organisational difficulties, Siobhan reorganised accommodation'
  const pages = [
    { words: `${hard} and Siobhan disappeared on Saturday, the Thief too.` },
    { words: 'So did Siobhan, the Thief, a thief on Saturday.' },
  ]
  const id = await createBook(pages, { licence: 'cc-by', readingYear: 2 })
  const [grade, names, ...more] = await check(id)
  expect(grade).toMatchObject({ kind: 'hard-for-year', page: null, detail: expect.stringMatching(/^Year \d+$/) })
  expect(names).toMatchObject({ kind: 'unheard-names', detail: 'Siobhan' })
  expect(more).toEqual([])
  // Where no year is set, they are compared with its age.
  const aged = await createBook(pages, { licence: 'cc-by' })
  expect((await check(aged))[0]).toMatchObject({ kind: 'hard' })
})

test('papers that are still drafts are named, because they do not come out with their book', async () => {
  const id = await createBook([{}, {}], { licence: 'cc-by' })
  const paper = { category: 'teachers-guide', belongsTo: id }
  await createResource(portal.deps, { ...paper, title: 'A published guide' })
  await createResource(portal.deps, { ...paper, title: 'A guide', isDraft: true })
  expect(await check(id)).toEqual([{ kind: 'draft-papers', page: null, detail: '“A guide”', is_wall: false }])
  expect((await publish(id)).statusCode).toBe(200)
})

test('what is taught about a page that the book does not have is named with the place where it is taught', async () => {
  const id = await createBook([{}, {}], { licence: 'cc-by' })
  const steps = [{ minutes: 5, title: 'Begin', page: 7, parts: [{ kind: 'say', lines: ['Hello.'] }] }]
  const pages = [{ page: 4, questions: [{ text: 'Why?' }, { text: 'Who?' }] }]
  const words = [{ word: 'odd', pages: [1, 4], meaning: 'not matching' }]
  await replaceTeaching(portal.deps.db, id, TeachingData.parse({ pages, words, steps }))
  expect(await check(id)).toMatchObject([
    { kind: 'no-such-page', page: 4, part: 'pages', detail: '“Why?”, “Who?”' },
    { kind: 'no-such-page', page: 4, part: 'words', detail: '“odd”' },
    { kind: 'no-such-page', page: 7, part: 'lesson', detail: '“Begin”' },
  ])
})
