import { beforeAll, expect, test } from 'vitest'
import type { SearchResults } from '#contract/resources.ts'
import type { Workshop } from '#contract/workshop.ts'
import { createActor, createBookWithPages, createClassCode, createResource } from '../../../testing/factories.ts'
import { setUpPortal } from '../../../testing/set-up-portal.ts'
import { findResource } from '../queries.ts'
import { readForSearch } from '../search/read-words.ts'
import { replaceTeaching } from '../teaching/queries.ts'
import { TeachingData } from '../teaching/teaching-data.ts'

const portal = setUpPortal()
let editor: { key: string }
let teacher: { key: string }
beforeAll(async () => {
  editor = await createActor(portal.deps, { role: 'admin' })
  teacher = await createActor(portal.deps, { role: 'senior', school: 'approved' })
})

const newBook = async (pageCount = 3) => (await createBookWithPages(portal.deps, pageCount, { isFree: true })).id

async function get<T>(path: string, { key } = editor): Promise<T> {
  const response = await portal.call('GET', path, { key })
  expect(response.statusCode).toBe(200)
  return response.json().data
}
const view = (id: number) => get<Workshop>(`/api/admin/resources/${id}/workshop`)
const put = (id: number, part: string, body: object) =>
  portal.call('PUT', `/api/admin/resources/${id}/workshop/${part}`, { key: editor.key, body })

const page = {
  alt: 'Nobody on a hill',
  title: 'One',
  questions: [{ text: 'Why?', is_deep: true }],
  listen_for: 'a reason',
  text: null,
}
const line = { text: 'Corrected words', x: 0.1, y: 0.7, width: 0.5, height: 0.04 }

test('what an editor writes beside a page is asked, described, and searched', async () => {
  const id = await newBook()
  const before = (await view(id)).pages[1]
  expect(before).toMatchObject({
    page: 1,
    alt: 'Picture 2',
    text: [],
    has_own_text: false,
    is_edited: false,
    newer: {},
  })
  const saved = await put(id, 'pages/1', { ...page, text: [[line]], mark: before?.mark })
  expect(saved.statusCode).toBe(200)
  const after = (await view(id)).pages[1]
  expect(after).toMatchObject({ ...page, text: [[line]], has_own_text: true, is_edited: true })
  expect(after?.mark).toBe(saved.json().data.mark)
  expect(await get(`/api/resources/${id}/prompts`, teacher)).toMatchObject({
    pages: [{ page: 1, title: 'One', questions: [{ text: 'Why?', is_deep: true }], listen_for: 'a reason' }],
  })
  const book = await get<{ pages: object[] }>(`/api/resources/${id}/book`, teacher)
  expect(book.pages[1]).toMatchObject({ alt: 'Nobody on a hill', text: [[line]] })
  const version = (await findResource(portal.deps.db, id))?.version ?? ''
  await readForSearch(portal.deps, { resourceId: id, version })
  const results = await get<SearchResults>('/api/resources/search?q=corrected', teacher)
  expect(results.found).toMatchObject([{ resource: { id }, page: 2 }])
})

test('words, steps and sayings are stored as a whole, in their order; a class hears the sayings', async () => {
  const id = await newBook()
  const { words, lesson, sayings } = await view(id)
  const rows = [
    { word: 'odd', pages: [1], meaning: 'not matching', use_again: '' },
    { word: 'even', pages: [1, 2], meaning: 'in pairs', use_again: 'Where?' },
  ]
  const steps = [
    { minutes: 5, title: 'Begin', page: 1, parts: [{ kind: 'say' as const, lines: ['Good morning.'] }] },
    { minutes: 10, title: 'Ask', page: null, parts: [{ kind: 'ask' as const, lines: ['What moved her?'] }] },
  ]
  const said = [{ word: 'Siobhán', say_as: 'Shiv-awn' }]
  expect((await put(id, 'words', { rows, mark: words.mark })).statusCode).toBe(200)
  expect((await put(id, 'steps', { rows: steps, mark: lesson.mark })).statusCode).toBe(200)
  expect((await put(id, 'sayings', { rows: said, mark: sayings.mark })).statusCode).toBe(200)
  expect(await view(id)).toMatchObject({ words: { rows }, lesson: { rows: steps }, sayings: { rows: said } })
  expect(await get(`/api/resources/${id}/lesson`, teacher)).toEqual({ steps })
  expect(await get(`/api/resources/${id}/book`, teacher)).toMatchObject({ sayings: said })
  const { code } = await createClassCode(portal.deps, { resourceId: id })
  const opened = await portal.call('POST', '/api/class/open', { body: { code } })
  expect(opened.json().data.sayings).toEqual(said)
})

test('the steps of a book are led also when a plan without steps has been added', async () => {
  const id = await newBook()
  const steps = [{ minutes: 5, title: 'Begin', page: 1, parts: [{ kind: 'say' as const, lines: ['Good morning.'] }] }]
  await put(id, 'steps', { rows: steps, mark: (await view(id)).lesson.mark })
  await createResource(portal.deps, { category: 'lesson-plan', isFree: false, belongsTo: id })
  expect(await get(`/api/resources/${id}/lesson`, teacher)).toEqual({ steps })
  const parent = await createActor(portal.deps, { school: 'none' })
  expect(await get(`/api/resources/${id}/lesson`, parent)).toEqual({ steps: [] })
})

test('the workshop edits the plan that teachers get: not a deleted one, a draft, or one further down the shelf', async () => {
  const { db } = portal.deps
  const id = await newBook()
  const step = (title: string) => ({
    minutes: 5,
    title,
    page: null,
    parts: [{ kind: 'say' as const, lines: ['Hello.'] }],
  })
  const addPlan = async (title: string, facts: object) => {
    const plan = await createResource(portal.deps, { category: 'lesson-plan', belongsTo: id, ...facts })
    await replaceTeaching(db, plan.id, TeachingData.parse({ steps: [step(title)] }))
    return plan.id
  }
  await addPlan('Deleted', { deletedAt: new Date() })
  const draft = await addPlan('Draft', { isDraft: true, position: 1 })
  const last = await addPlan('Last on the shelf', { position: 3 })
  const first = await addPlan('First on the shelf', { position: 2 })
  const { lesson } = await view(id)
  expect(lesson.rows).toEqual([step('First on the shelf')])
  expect((await put(id, 'steps', { rows: [step('Changed')], mark: lesson.mark })).statusCode).toBe(200)
  expect(await get(`/api/resources/${id}/lesson`, teacher)).toEqual({ steps: [step('Changed')] })
  await db.updateTable('resources').set({ deletedAt: new Date() }).where('id', 'in', [first, last]).execute()
  expect((await view(id)).lesson.rows).toEqual([step('Draft')])
  await replaceTeaching(db, id, TeachingData.parse({ steps: [step('Of the book')] }))
  expect((await view(id)).lesson.rows).toEqual([step('Of the book')])
  expect(await get(`/api/resources/${id}/lesson`, teacher)).toEqual({ steps: [step('Of the book')] })
  await db.updateTable('resources').set({ isDraft: false }).where('id', '=', draft).execute()
  expect((await view(id)).lesson.rows).toEqual([step('Draft')])
})

test('a change of what somebody else has changed meanwhile is refused, other parts of the book are not', async () => {
  const id = await newBook()
  const { pages, words } = await view(id)
  const at = (number: number) => pages[number]?.mark
  const both = await Promise.all(['One', 'Two'].map((title) => put(id, 'pages/1', { ...page, title, mark: at(1) })))
  expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
  expect((await put(id, 'pages/2', { ...page, mark: at(2) })).statusCode).toBe(200)
  expect((await put(id, 'words', { rows: [], mark: words.mark })).statusCode).toBe(200)
})

test('a release leaves what was edited here, and brings nothing back that was taken out', async () => {
  const { db } = portal.deps
  const id = await newBook()
  const ships = (text: string) =>
    TeachingData.parse({
      pages: [1, 2].map((page) => ({ page, questions: [{ text }] })),
      words: [
        { word: 'odd', pages: [1], meaning: text },
        { word: 'even', pages: [1], meaning: text },
      ],
      steps: [1, 2].map((minutes) => ({ minutes, title: text, page: null, parts: [{ kind: 'say', lines: [text] }] })),
    })
  await replaceTeaching(db, id, ships('Shipped?'))
  const before = await view(id)
  await put(id, 'pages/1', { ...page, mark: before.pages[1]?.mark })
  await put(id, 'words', { rows: before.words.rows.slice(1), mark: before.words.mark })
  await put(id, 'steps', { rows: [], mark: before.lesson.mark })
  await replaceTeaching(db, id, ships('Newer?'))
  const after = await view(id)
  expect(after.pages.map(({ questions }) => questions[0]?.text)).toEqual([undefined, 'Why?', 'Newer?'])
  expect(after.words.rows).toMatchObject([{ word: 'even', meaning: 'Newer?' }])
  expect(after.lesson.rows).toEqual([])
})

test.each([
  ['400 questions on a page', 'pages/1', { ...page, questions: Array(400).fill({ text: 'Why?', is_deep: false }) }],
  ['a question without words', 'pages/1', { ...page, questions: [{ text: ' ', is_deep: false }] }],
  ['a line outside of the page', 'pages/1', { ...page, text: [[{ ...line, x: 7 }]] }],
  ['a word on no page', 'words', { rows: [{ word: 'odd', pages: [], meaning: 'not matching', use_again: '' }] }],
  ['a step in which nothing happens', 'steps', { rows: [{ minutes: 5, title: 'Begin', page: 1, parts: [] }] }],
])('%s is refused, with the field', async (_, part, body) => {
  const id = await newBook()
  const refused = await put(id, part, { ...body, mark: '' })
  expect(refused.statusCode).toBe(422)
})

test('a page that the book does not have is not found', async () => {
  const id = await newBook(2)
  const { pages } = await view(id)
  expect((await put(id, 'pages/2', { ...page, mark: pages[1]?.mark })).statusCode).toBe(404)
})
