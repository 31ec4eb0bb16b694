import { beforeAll, expect, test } from 'vitest'
import { createActor, createBookWithPages, createClassCode, createResource } from '../../../testing/factories.ts'
import { setUpPortal } from '../../../testing/set-up-portal.ts'
import { replaceTeaching } from './queries.ts'
import { TeachingData } from './teaching-data.ts'

const prompts = TeachingData.parse({
  pages: [
    { page: 0, alt: 'Nobody on a hill' },
    { page: 1, title: 'One', questions: [{ text: 'Why?', isDeep: true }], listenFor: 'a reason' },
  ],
  words: [{ word: 'odd', pages: [1], meaning: 'not matching', useAgain: 'Where?' }],
})
const steps = [{ minutes: 5, title: 'Begin', page: 2, parts: [{ kind: 'ask' as const, lines: ['What moved her?'] }] }]
const lesson = TeachingData.parse({ steps })

const portal = setUpPortal()
let bookId: number
let guideId: number
beforeAll(async () => {
  bookId = (await createBookWithPages(portal.deps, 1, { isFree: true })).id
  const paper = { isFree: false, belongsTo: bookId }
  guideId = (await createResource(portal.deps, { category: 'teachers-guide', ...paper })).id
  const planId = (await createResource(portal.deps, { category: 'lesson-plan', ...paper })).id
  await replaceTeaching(portal.deps.db, bookId, prompts)
  await replaceTeaching(portal.deps.db, planId, lesson)
})

const read = async (key: string, name: 'prompts' | 'lesson' | 'book', id = bookId) => {
  const response = await portal.call('GET', `/api/resources/${id}/${name}`, { key })
  expect(response.statusCode).toBe(200)
  return response.json().data
}
const asked = {
  pages: [{ page: 1, title: 'One', questions: [{ text: 'Why?', is_deep: true }], listen_for: 'a reason' }],
  words: [{ word: 'odd', pages: [1], meaning: 'not matching', use_again: 'Where?' }],
}

test('whoever may open the guide gets its questions, and the plan its steps; with a free book alone there are none', async () => {
  const staff = await createActor(portal.deps, { role: 'senior', school: 'approved' })
  expect(await read(staff.key, 'prompts')).toEqual(asked)
  expect(await read(staff.key, 'lesson')).toEqual({ steps })
  const parent = await createActor(portal.deps, { school: 'none' })
  const withGuide = async (isDraft: boolean) => {
    await portal.deps.db.updateTable('resources').set({ isDraft }).where('id', '=', guideId).execute()
    expect(await read(parent.key, 'prompts')).toEqual({ pages: [], words: [] })
    expect(await read(parent.key, 'lesson')).toEqual({ steps: [] })
  }
  await withGuide(true)
  await withGuide(false)
})

test('a guide and a plan that are drafts leave questions and steps with the book', async () => {
  const { id } = await createBookWithPages(portal.deps, 2)
  await replaceTeaching(portal.deps.db, id, TeachingData.parse({ ...prompts, steps }))
  const staff = await createActor(portal.deps, { role: 'senior', school: 'approved' })
  for (const category of ['teachers-guide', 'lesson-plan'])
    await createResource(portal.deps, { category, belongsTo: id, isFree: false, isDraft: true })
  expect(await read(staff.key, 'prompts', id)).toEqual(asked)
  expect(await read(staff.key, 'lesson', id)).toEqual({ steps })
})

test('the words belong to the book: for whoever may open that, and for a class', async () => {
  const words = [{ word: 'odd', meaning: 'not matching', pages: [1] }]
  const parent = await createActor(portal.deps, { school: 'none' })
  expect((await read(parent.key, 'book')).words).toEqual(words)
  const { code } = await createClassCode(portal.deps, { resourceId: bookId })
  const opened = (await portal.call('POST', '/api/class/open', { body: { code } })).json().data
  expect(opened.words).toEqual(words)
  expect(JSON.stringify(opened)).not.toMatch(/Why\?|a reason|Where\?/)
})

test.each([3, 80])(
  'a book of %i pages that somebody brought, without guide or plan, is taught like any other',
  async (pageCount) => {
    const { db } = portal.deps
    const { id } = await createResource(portal.deps, { isFree: true, isPrepared: true, pageCount })
    const staff = await createActor(portal.deps, { role: 'senior', school: 'approved' })
    expect(await read(staff.key, 'prompts', id)).toEqual({ pages: [], words: [] })
    expect(await read(staff.key, 'lesson', id)).toEqual({ steps: [] })
    const numbers = Array.from({ length: pageCount - 1 }, (_, index) => index + 1)
    const pages = numbers.map((page) => ({ page, title: `Page ${page}`, questions: [{ text: `Who is on ${page}?` }] }))
    await replaceTeaching(db, id, TeachingData.parse({ ...prompts, pages, steps }))
    const taught = await read(staff.key, 'prompts', id)
    expect(taught.pages.map(({ page }: { page: number }) => page)).toEqual(numbers)
    expect(taught.pages.at(-1).questions).toEqual([{ text: `Who is on ${pageCount - 1}?`, is_deep: false }])
    expect(taught.words).toEqual(asked.words)
    expect(await read(staff.key, 'lesson', id)).toEqual({ steps })
    expect((await read(staff.key, 'book', id)).words).toHaveLength(1)
  },
)

test('a picture is described as somebody wrote here, else as the PDF does, else as it came', async () => {
  const { db } = portal.deps
  const { id, version } = await createBookWithPages(portal.deps, 3)
  const prepared = db.updateTable('resourcePages').where('resourceId', '=', id).where('version', '=', version)
  await prepared.set({ alt: '' }).where('number', '=', 3).execute()
  const rows = [0, 1, 2].map((page) => ({ resourceId: id, page, alt: `Here ${page}`, isEdited: page === 1 }))
  await db.insertInto('teachingPages').values(rows).execute()
  const staff = await createActor(portal.deps, { role: 'senior', school: 'approved' })
  const { pages } = await read(staff.key, 'book', id)
  expect(pages.map(({ alt }: { alt: string }) => alt)).toEqual(['Picture 1', 'Here 1', 'Here 2'])
})

test('a book says which of its pages have one picture between them', async () => {
  const { id } = await createBookWithPages(portal.deps, 4)
  const pages = [1, 2, 3].map((page) => ({ page, alt: `Picture ${page}`, isSpread: page < 3 }))
  await replaceTeaching(portal.deps.db, id, TeachingData.parse({ pages }))
  const staff = await createActor(portal.deps, { role: 'senior', school: 'approved' })
  const book = await read(staff.key, 'book', id)
  expect(book.pages.map(({ is_spread }: { is_spread: boolean }) => is_spread)).toEqual([false, true, true, false])
})

test('an import leaves what was edited here, and takes away what it no longer brings', async () => {
  const { db } = portal.deps
  const { id } = await createBookWithPages(portal.deps, 3)
  const bring = (...texts: string[]) =>
    replaceTeaching(
      db,
      id,
      TeachingData.parse({ pages: texts.map((text, index) => ({ page: index + 1, questions: [{ text }] })) }),
    )
  const staff = await createActor(portal.deps, { role: 'senior', school: 'approved' })
  const questions = async () =>
    (await read(staff.key, 'prompts', id)).pages.map(
      ({ questions: [first] }: { questions: { text: string }[] }) => first?.text,
    )
  await bring('First?', 'Second?')
  const ours = { questions: JSON.stringify([{ text: 'Ours?', isDeep: false }]), isEdited: true }
  await db.updateTable('teachingPages').set(ours).where('resourceId', '=', id).where('page', '=', 1).execute()
  await bring('First, anew?', 'Second, anew?')
  expect(await questions()).toEqual(['Ours?', 'Second, anew?'])
  await bring()
  expect(await questions()).toEqual(['Ours?'])
})
