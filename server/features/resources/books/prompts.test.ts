import { createHash } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts'
import { createActor, createBookWithPages, createClassCode, createResource } from '../../../testing/factories.ts'

const sha256 = createHash('sha256').update('the guide').digest('hex')
const prompts = {
  sha256,
  pages: [{ page: 1, title: 'One', questions: [{ text: 'Why?', isDeep: true }], listenFor: 'a reason' }],
  words: [{ word: 'odd', pages: [1], meaning: 'not matching', useAgain: 'Where?' }],
}

const steps = [{ minutes: 5, title: 'Begin', page: 2, parts: [{ kind: 'ask', lines: ['What moved her?'] }] }]

let portal: TestApp
let contentFolder: string
let bookId: number
let guideId: number
let planId: number
beforeAll(async () => {
  contentFolder = await mkdtemp(join(tmpdir(), 'portal-prompts-'))
  await writeFile(join(contentFolder, 'story-teachers-guide-prompts.json'), JSON.stringify(prompts))
  await writeFile(join(contentFolder, 'story-lesson-plan-lesson.json'), JSON.stringify({ sha256, steps }))
  portal = await buildTestApp()
  Object.assign(portal.deps.config, { contentFolder })
  bookId = (await createBookWithPages(portal.deps, 1, { isFree: true })).id
  guideId = (await createResource(portal.deps, { category: 'teachers-guide', isFree: false, belongsTo: bookId })).id
  await update({ slug: 'story-teachers-guide', sourceHash: sha256 })
  const plan = { category: 'lesson-plan', slug: 'story-lesson-plan', sourceHash: sha256 }
  planId = (await createResource(portal.deps, { ...plan, isFree: false, belongsTo: bookId })).id
})
afterAll(async () => {
  await portal.close()
  await rm(contentFolder, { recursive: true })
})

async function update(changes: { slug?: string; sourceHash?: string }) {
  await portal.deps.db.updateTable('resources').set(changes).where('id', '=', guideId).execute()
  await portal.deps.changes.catchUp()
}
const read = (key: string) => portal.call('GET', `/api/resources/${bookId}/prompts`, { key })
const details = async (key: string) =>
  (await portal.call('GET', `/api/resources/${bookId}/details`, { key })).json().data

test('whoever may open the guide gets its questions; with a free book alone there are none', async () => {
  const staff = await createActor(portal.deps, { role: 'senior', school: 'approved' })
  expect((await read(staff.key)).json().data).toEqual({
    pages: [{ page: 1, title: 'One', questions: [{ text: 'Why?', is_deep: true }], listen_for: 'a reason' }],
    words: [{ word: 'odd', pages: [1], meaning: 'not matching', use_again: 'Where?' }],
  })
  expect((await details(staff.key)).has_prompts).toBe(true)
  const parent = await createActor(portal.deps, { school: 'none' })
  expect((await read(parent.key)).json().data).toEqual({ pages: [], words: [] })
  expect((await details(parent.key)).has_prompts).toBe(false)
})

test('the words of the guide belong to the book: for whoever may open that, and for a class', async () => {
  const words = [{ word: 'odd', meaning: 'not matching', pages: [1] }]
  const parent = await createActor(portal.deps, { school: 'none' })
  const book = async () =>
    (await portal.call('GET', `/api/resources/${bookId}/book`, { key: parent.key })).json().data.words
  expect(await book()).toEqual(words)
  const { code } = await createClassCode(portal.deps, { resourceId: bookId })
  const opened = (await portal.call('POST', '/api/class/open', { body: { code } })).json().data
  expect(opened.words).toEqual(words)
  expect(JSON.stringify(opened)).not.toMatch(/Why\?|a reason|Where\?/)
  await portal.deps.db.updateTable('resources').set({ isDraft: true }).where('id', '=', guideId).execute()
  expect(await book()).toEqual([])
  await portal.deps.db.updateTable('resources').set({ isDraft: false }).where('id', '=', guideId).execute()
})

test('a guide that an operator has replaced has no questions from the old one', async () => {
  const { key } = await createActor(portal.deps, { role: 'senior', school: 'approved' })
  await update({ sourceHash: 'another' })
  expect((await read(key)).json().data.pages).toEqual([])
  await update({ sourceHash: sha256 })
  expect((await read(key)).json().data.pages).toHaveLength(1)
})

test('whoever may open the plan gets its steps, until an operator has replaced it', async () => {
  const lesson = async (key: string) =>
    (await portal.call('GET', `/api/resources/${bookId}/lesson`, { key })).json().data.steps
  const staff = await createActor(portal.deps, { role: 'senior', school: 'approved' })
  expect(await lesson(staff.key)).toEqual(steps)
  const parent = await createActor(portal.deps, { school: 'none' })
  expect(await lesson(parent.key)).toEqual([])
  const plan = portal.deps.db.updateTable('resources').where('id', '=', planId)
  await plan.set({ sourceHash: 'another' }).execute()
  await portal.deps.changes.catchUp()
  expect(await lesson(staff.key)).toEqual([])
})
