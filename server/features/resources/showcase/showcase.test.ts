import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { urlFor } from '#contract/endpoint.ts'
import { readShowcaseCover, readShowcasePage, type Showcase, viewShowcase } from '#contract/showcase.ts'
import { type ShowcaseChoice, viewShowcaseChoice } from '#contract/showcase-choice.ts'
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts'
import { createActor, createResource, createSchool } from '../../../testing/factories.ts'
import { keys } from '../keys.ts'
import { upsertPage } from '../pages/queries.ts'

let server: TestApp
beforeEach(async () => {
  await server?.close()
  server = await buildTestApp()
})
afterAll(() => server.close())

async function createBook(resource: Parameters<typeof createResource>[1] = {}, pageCount = 8) {
  const book = await createResource(server.deps, { isFree: true, isPrepared: true, pageCount, ...resource })
  for (let number = 1; number <= pageCount; number++) {
    await upsertPage(server.deps.db, book.id, book.version, {
      number,
      alt: `Picture ${number}`,
      text: [],
      wordless: null,
    })
    for (const width of ['800', '1600'] as const)
      await server.deps.files.put(keys.page(book.version, number, width), Buffer.from(`page ${number} at ${width}`))
  }
  await server.deps.changes.catchUp()
  return book
}

const view = async (): Promise<Showcase> => (await server.call('GET', viewShowcase.path)).json().data
const coverOf = (id: number, width = '480') => server.call('GET', urlFor(readShowcaseCover, { params: { id, width } }))
const pageOf = (id: number, number: number) =>
  server.call('GET', urlFor(readShowcasePage, { params: { id, number, width: '800' } }))
const change = (id: number, changed: object) =>
  server.deps.db.updateTable('resources').set(changed).where('id', '=', id).execute()

describe('what visitors see', () => {
  test('is empty while there is no free storybook', async () => {
    expect(await view()).toEqual({ covers: [], book: null })
    await createBook({ isPrepared: false }, 0)
    const { covers, book } = await view()
    expect(covers).toHaveLength(1)
    expect(book).toBeNull()
  })

  test('is the covers of the free books, and five pages of the first', async () => {
    const first = await createBook({ title: 'First', position: 1 })
    const second = await createBook({ title: 'Second', position: 2 })
    const { covers, book } = await view()
    expect(covers.map(({ id, title }) => [id, title])).toEqual([
      [first.id, 'First'],
      [second.id, 'Second'],
    ])
    expect(book?.pages.map(({ number, alt }) => [number, alt])).toEqual(
      [1, 2, 3, 4, 5].map((number) => [number, `Picture ${number}`]),
    )
    const pictures = [...covers, ...(book?.pages ?? [])].flatMap(({ image, image_large }) => [image, image_large])
    for (const url of pictures) {
      const { statusCode, headers } = await server.call('GET', url)
      expect([url, statusCode]).toEqual([url, 200])
      expect(headers).toMatchObject({
        'content-type': 'image/webp',
        'cache-control': 'public, max-age=86400, immutable',
      })
    }
  })

  test('is cached until a book changes', async () => {
    const book = await createBook()
    const { headers } = await server.call('GET', viewShowcase.path)
    expect(headers['cache-control']).toBe('public, no-cache')
    const again = await server.call('GET', viewShowcase.path, { headers: { 'if-none-match': String(headers.etag) } })
    expect(again.statusCode).toBe(304)
    await change(book.id, { title: 'Renamed' })
    await server.deps.changes.catchUp()
    expect((await view()).covers[0]?.title).toBe('Renamed')
  })

  test.each(['locked', 'draft', 'deleted', 'of a school', 'no storybook'])(
    'is nothing of a book that is %s',
    async (kind) => {
      const shown = await createBook({ position: 1 })
      const hidden = await createBook(
        {
          locked: { isFree: false },
          draft: { isDraft: true },
          deleted: { deletedAt: new Date() },
          'of a school': { schoolId: (await createSchool(server.deps)).id },
          'no storybook': { category: 'lesson-plan' },
        }[kind],
      )
      // Featured before it was hidden.
      await change(hidden.id, { isFeatured: true })
      await server.deps.changes.catchUp()
      const { covers, book } = await view()
      expect(covers.map(({ id }) => id)).toEqual([shown.id])
      expect(book?.id).toBe(shown.id)
      for (const width of ['480', '960']) expect((await coverOf(hidden.id, width)).statusCode).toBe(404)
      for (const number of [1, 5]) expect((await pageOf(hidden.id, number)).statusCode).toBe(404)
    },
  )

  test('hides a book as soon as it is no longer free', async () => {
    const book = await createBook()
    expect((await coverOf(book.id)).statusCode).toBe(200)
    expect((await pageOf(book.id, 1)).statusCode).toBe(200)
    await change(book.id, { isFree: false })
    await server.deps.changes.catchUp()
    expect((await coverOf(book.id)).statusCode).toBe(404)
    expect((await pageOf(book.id, 1)).statusCode).toBe(404)
  })

  test('ends after five pages, and is of one book', async () => {
    const first = await createBook({ position: 1 })
    const second = await createBook({ position: 2 })
    expect((await pageOf(first.id, 5)).statusCode).toBe(200)
    expect((await pageOf(first.id, 6)).statusCode).toBe(404)
    expect((await pageOf(second.id, 1)).statusCode).toBe(404)
  })
})

describe('an operator', () => {
  const ask = async (key: string, id?: number | null) => {
    const body = id === undefined ? undefined : { resource_id: id }
    const answer = await server.call(id === undefined ? 'GET' : 'PUT', viewShowcaseChoice.path, { key, body })
    return { statusCode: answer.statusCode, errors: answer.json().errors, data: answer.json().data as ShowcaseChoice }
  }

  test('names the book that visitors may look into', async () => {
    const { key } = await createActor(server.deps, { role: 'admin' })
    const first = await createBook({ title: 'First', position: 1 })
    const second = await createBook({ title: 'Second', position: 2 })
    const choices = [first, second].map(({ id, title }) => ({ id, title }))
    expect((await ask(key)).data).toEqual({ featured: null, choices })
    expect((await ask(key, second.id)).data).toEqual({ featured: second.id, choices })
    const { covers, book } = await view()
    expect(covers.map(({ id }) => id)).toEqual([second.id, first.id])
    expect(book).toMatchObject({ id: second.id, title: 'Second' })
    expect((await pageOf(first.id, 1)).statusCode).toBe(404)
    expect((await ask(key, first.id)).data.featured).toBe(first.id)
    expect((await ask(key, null)).data.featured).toBeNull()
    const audit = await server.deps.db.selectFrom('auditLog').select('action').execute()
    const featuring = audit.map(({ action }) => action).filter((action) => action.includes('featured'))
    expect(featuring).toEqual(['resource.featured', 'resource.featured', 'resource.not-featured'])
    // The log shows an entry without a book as well.
    expect((await server.call('GET', '/api/admin/audit', { key })).statusCode).toBe(200)
  })

  test('cannot name a book that visitors may not see', async () => {
    const { key } = await createActor(server.deps, { role: 'admin' })
    const locked = await createBook({ isFree: false })
    const { statusCode, errors } = await ask(key, locked.id)
    expect(statusCode).toBe(422)
    expect(errors).toEqual({ resource_id: 'Choose a free storybook that is on the shelf.' })
    expect((await view()).book).toBeNull()
  })
})
