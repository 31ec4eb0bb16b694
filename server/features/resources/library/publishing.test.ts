import { beforeAll, expect, test } from 'vitest'
import type { Resource } from '#contract/resources.ts'
import { createActor, createBookWithPages, createResource, createUpload } from '../../../testing/factories.ts'
import { setUpPortal } from '../../../testing/set-up-portal.ts'
import { upsertPage } from '../pages/queries.ts'

const portal = setUpPortal()
let operator: Awaited<ReturnType<typeof createActor>>
let teacher: Awaited<ReturnType<typeof createActor>>
beforeAll(async () => {
  operator = await createActor(portal.deps, { role: 'admin' })
  teacher = await createActor(portal.deps, { role: 'senior' })
  // Each makes its category.
  await createResource(portal.deps, { category: 'lesson-plan' })
  await createResource(portal.deps, { category: 'storybook' })
})

const call = (method: 'GET' | 'PUT' | 'POST' | 'DELETE', url: string, body?: object) =>
  portal.call(method, url, { key: operator.key, body })
const change = (id: number, body: object) => call('PUT', `/api/resources/${id}`, body)
const seenByTeacher = async (id: number) =>
  (await portal.call('GET', `/api/resources/${id}`, { key: teacher.key })).statusCode === 200

async function add(body: object): Promise<Resource> {
  const { pdf } = await createUpload(portal.deps, operator.id)
  const added = await call('POST', '/api/resources', { title: 'Ours', licence: 'cc-by', pdf, ...body })
  expect(added.statusCode).toBe(200)
  return added.json().data
}

/** The pages of the PDF that a book has now, as if they had been prepared. */
async function prepare(id: number, alt: string): Promise<void> {
  const row = portal.deps.db.updateTable('resources').set({ isPrepared: true, pageCount: 1 }).where('id', '=', id)
  const { version } = await row.returning('version').executeTakeFirstOrThrow()
  await upsertPage(portal.deps.db, id, version, { number: 1, alt, text: [], wordless: null })
}

test('a new storybook is a draft, whatever is sent, and is published once its pictures are described', async () => {
  const { id, is_draft } = await add({ category: 'storybook', is_draft: false })
  expect([is_draft, await seenByTeacher(id)]).toEqual([true, false])
  await prepare(id, '')
  expect((await change(id, { is_draft: false })).json().code).toBe('resource/has-walls')
  await prepare(id, 'A stall')
  expect((await change(id, { is_draft: false })).statusCode).toBe(200)
  expect(await seenByTeacher(id)).toBe(true)
})

test('a published paper does not become a storybook on the shelf; as a draft it does', async () => {
  const { id } = await add({ category: 'lesson-plan' })
  const refused = await change(id, { category: 'storybook' })
  expect([refused.statusCode, refused.json().errors]).toEqual([
    422,
    { category: 'Make it a draft first. A storybook is published from its workshop.' },
  ])
  expect((await change(id, { category: 'storybook', is_draft: true })).json().data.category).toBe('storybook')
  expect(await seenByTeacher(id)).toBe(false)
})

test('a storybook comes back as a draft where a picture is not described, or else as it was', async () => {
  const books = await Promise.all(
    ['', 'A stall'].map(async (alt) => {
      const { id } = await createBookWithPages(portal.deps, 1, { isFree: true, licence: 'cc-by' })
      await prepare(id, alt)
      await call('DELETE', `/api/resources/${id}`)
      return (await call('POST', `/api/resources/${id}/restore`)).json().data
    }),
  )
  expect(books.map(({ is_draft }) => is_draft)).toEqual([true, false])
})

test('with a PDF that could not be published a book is a draft; with one that could it stays on the shelf', async () => {
  const { id } = await add({ category: 'storybook' })
  await prepare(id, '')
  const replace = async (alt: string) => {
    const { pdf } = await createUpload(portal.deps, operator.id)
    const { is_draft } = (await change(id, { pdf })).json().data
    await prepare(id, alt)
    return is_draft
  }
  const putBack = async () => (await call('POST', `/api/resources/${id}/file-before`)).json().data.is_draft
  await replace('A stall')
  await change(id, { is_draft: false })
  expect(await putBack()).toBe(true)
  expect(await putBack()).toBe(true)
  await prepare(id, 'A stall')
  await change(id, { is_draft: false })
  expect([await replace('The same stall'), await putBack()]).toEqual([false, false])
})
