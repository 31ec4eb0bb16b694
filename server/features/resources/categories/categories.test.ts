import { beforeAll, expect, test } from 'vitest'
import type { LibraryCategory } from '#contract/library.ts'
import { createActor, createResource } from '../../../testing/factories.ts'
import { setUpPortal } from '../../../testing/set-up-portal.ts'
import { upsertCategory } from '../queries.ts'

const portal = setUpPortal()
let key: string
beforeAll(async () => {
  key = (await createActor(portal.deps, { role: 'admin' })).key
  await createResource(portal.deps)
})

const at = '/api/admin/categories'
const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, body?: object) =>
  portal.call(method, url, { key, body })
const list = async () => (await call('GET', at)).json<{ data: LibraryCategory[] }>().data
const add = async (title: string) => (await call('POST', at, { title })).json().data

test('a category gets a slug that stays when it is renamed', async () => {
  const made = await add('Café & cooking')
  expect(made).toEqual({ id: expect.any(Number), name: 'cafe-cooking', title: 'Café & cooking' })
  await call('PUT', `${at}/${made.id}`, { title: 'Cooking', version: 1 })
  expect((await list()).find(({ id }) => id === made.id)).toEqual({
    ...made,
    title: 'Cooking',
    resources: 0,
    version: 2,
  })
})

test('a category that somebody else has renamed keeps their name until it is seen', async () => {
  const { id } = await add('Plays')
  const rename = (title: string, version: number) => call('PUT', `${at}/${id}`, { title, version })
  expect((await rename('Theatre', 1)).statusCode).toBe(200)
  expect((await rename('Drama', 1)).json().code).toBe('changed-meanwhile')
  expect((await list()).find((one) => one.id === id)?.title).toBe('Theatre')
  expect((await rename('Drama', 2)).statusCode).toBe(200)
})

test.each([
  ['', 'Enter a name.'],
  ['cooking', 'There is already a category with this name.'],
  ['!?', 'Use letters from a to z, or digits.'],
  ['x'.repeat(61), 'Use at most 60 characters.'],
])('the name "%s" gets a sentence at the field', async (title, sentence) => {
  const before = await list()
  expect((await call('POST', at, { title })).json().errors).toEqual({ title: sentence })
  expect(await list()).toEqual(before)
})

test('an unused category can be removed and comes back under its slug; one in use, and storybooks, stay', async () => {
  const { id, name } = await add('Maps')
  await createResource(portal.deps, { category: 'songs' })
  const songs = (await list()).find((one) => one.name === 'songs')
  expect(songs?.resources).toBe(1)
  expect((await call('DELETE', `${at}/${songs?.id}`)).json().code).toBe('category/in-use')
  const storybook = (await list()).find((one) => one.name === 'storybook')
  expect((await call('DELETE', `${at}/${storybook?.id}`)).json().code).toBe('category/needed')
  expect((await call('DELETE', `${at}/${id}`)).statusCode).toBe(200)
  expect((await list()).map((one) => one.name)).not.toContain(name)
  // What the next start does with categories that ship.
  await upsertCategory(portal.deps.db, { name, title: 'Maps', position: 0 })
  expect((await list()).map((one) => one.name)).not.toContain(name)
  expect(await add('Maps')).toEqual({ id, name, title: 'Maps' })
})

test('categories are listed in the order they were put in', async () => {
  const ids = (await list()).map(({ id }) => id).toReversed()
  await call('POST', `${at}/order`, { ids })
  expect((await list()).map(({ id }) => id)).toEqual(ids)
  const { data } = (await call('GET', '/api/categories')).json<{ data: LibraryCategory[] }>()
  expect(data.map(({ id }) => id)).toEqual(ids)
})
