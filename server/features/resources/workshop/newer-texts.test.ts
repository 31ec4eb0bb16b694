import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { WorkshopPage } from '#contract/workshop.ts'
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts'
import { createActor, createBookWithPages } from '../../../testing/factories.ts'
import { shipBook, shippedResource } from '../../../testing/ship-book.ts'
import { replaceTeaching } from '../teaching/queries.ts'
import { TeachingData } from '../teaching/teaching-data.ts'

let portal: TestApp
let key: string
let contentFolder: string
beforeAll(async () => {
  portal = await buildTestApp()
  key = (await createActor(portal.deps, { role: 'admin' })).key
  contentFolder = await mkdtemp(join(tmpdir(), 'portal-workshop-'))
  Object.assign(portal.deps.config, { contentFolder })
})
afterAll(async () => {
  await portal.close()
  await rm(contentFolder, { recursive: true })
})

const sourceHash = shippedResource('a-kite').pdf.sha256

/** A release that ships this for page 1. */
async function release(id: number, page: object): Promise<void> {
  const teaching = TeachingData.parse({ pages: [{ page: 1, ...page }] })
  await shipBook(contentFolder, shippedResource('a-kite', { teaching }))
  await replaceTeaching(portal.deps.db, id, teaching)
}

async function read(id: number): Promise<WorkshopPage> {
  const response = await portal.call('GET', `/api/admin/resources/${id}/workshop`, { key })
  return response.json().data.pages[1]
}

async function save(id: number, changed: object): Promise<WorkshopPage> {
  const { alt, title, questions, listen_for, mark } = await read(id)
  const body = { alt, title, questions, listen_for, text: null, mark, ...changed }
  const saved = await portal.call('PUT', `/api/admin/resources/${id}/workshop/pages/1`, { key, body })
  expect(saved.statusCode).toBe(200)
  return read(id)
}

test('that something newer ships for a field is said until it is taken or declined, whatever else is saved', async () => {
  const { id } = await createBookWithPages(portal.deps, 2, { slug: 'a-kite', sourceHash })
  const first = { alt: 'A kite', questions: [{ text: 'Why?', isDeep: true }], listenFor: 'a reason' }
  await release(id, first)
  expect((await save(id, { questions: [{ text: 'Our own?', is_deep: false }] })).newer).toEqual({})
  expect((await save(id, { title: 'One' })).newer).toEqual({})

  const asked = [{ text: 'How high?', is_deep: true }]
  await release(id, { ...first, questions: [{ text: 'How high?', isDeep: true }], listenFor: 'a number' })
  const newer = { questions: asked, listen_for: 'a number' }
  expect((await read(id)).newer).toEqual(newer)
  expect((await save(id, { title: 'Two' })).newer).toEqual(newer)
  expect((await save(id, { declined: ['listen_for'] })).newer).toEqual({ questions: asked })
  expect((await save(id, { title: 'Three' })).newer).toEqual({ questions: asked })
  expect((await save(id, { questions: asked })).newer).toEqual({})

  await release(id, { ...first, questions: [{ text: 'How far?' }], listenFor: 'a number' })
  expect((await read(id)).newer).toEqual({ questions: [{ text: 'How far?', is_deep: false }] })
})

test('beside what somebody wrote stands what the PDF says', async () => {
  const { id } = await createBookWithPages(portal.deps, 2)
  expect((await read(id)).in_pdf).toEqual({ alt: 'Picture 2', text: null })
  const text = [[{ text: 'Corrected', x: 0.1, y: 0.7, width: 0.5, height: 0.04 }]]
  const edited = await save(id, { alt: 'A kite', text })
  expect(edited).toMatchObject({ alt: 'A kite', text, in_pdf: { alt: 'Picture 2', text: [] } })
})
