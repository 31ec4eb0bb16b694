import { afterEach, beforeEach, expect, test } from 'vitest'
import type { EditedTestimonial, EditedTestimonials, Testimonial } from '#contract/testimonials.ts'
import { startOfDay } from '../../data-protection/retention.ts'
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts'
import { createActor } from '../../testing/factories.ts'
import { runJob } from '../../testing/run-job.ts'

let portal: TestApp
let key: string
beforeEach(async () => {
  portal = await buildTestApp({ withJobs: true })
  key = (await createActor(portal.deps, { role: 'admin' })).key
})
afterEach(() => portal.close())

const shown = async () => (await portal.call('GET', '/api/testimonials')).json().data as Testimonial[]
const act = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path = '', body?: object) =>
  portal.call(method, `/api/admin/testimonials${path}`, { key, body })
const edited = async () => (await act('GET')).json().data as EditedTestimonials
const words = { quote: 'They asked for more.', author: 'Ada Birch', author_role: 'Year 3 teacher', is_example: false }

test('a new portal shows visitors four examples, which say that they are', async () => {
  const testimonials = await shown()
  expect(testimonials).toHaveLength(4)
  expect(testimonials.every(({ is_example, quote, author }) => is_example && quote && author)).toBe(true)
})

test('in service the examples are shown to nobody but operators', async () => {
  const inService = await buildTestApp({ isTryIt: false, database: portal.database })
  await act('POST', '', words)
  const { data } = (await inService.call('GET', '/api/testimonials')).json()
  await inService.close()
  expect(data).toEqual([{ id: expect.any(Number), ...words }])
  expect((await edited()).shown).toHaveLength(5)
})

test('the life of one: added at the end, edited, moved, deleted, put back', async () => {
  await shown()
  const added = (await act('POST', '', words)).json().data as EditedTestimonials
  const { id } = added.shown.at(-1) ?? { id: 0 }
  expect((await shown()).at(-1)).toEqual({ id, ...words })

  const script = '<script>alert(1)</script>'
  await act('PUT', `/${id}`, { ...words, quote: script, author: script, author_role: script, version: 1 })
  expect((await shown()).at(-1)).toMatchObject({ quote: script, author: script, author_role: script })

  const ids = (await shown()).map((one) => one.id).reverse()
  expect((await act('PUT', '/order', { ids })).statusCode).toBe(200)
  expect((await shown()).map((one) => one.id)).toEqual(ids)

  await act('DELETE', `/${id}`)
  expect((await shown()).map((one) => one.id)).not.toContain(id)
  expect((await edited()).deleted.map((one) => one.id)).toEqual([id])
  expect((await act('DELETE', `/${id}`)).statusCode).toBe(404)
  expect((await act('PUT', `/${id}`, { ...words, version: 2 })).statusCode).toBe(404)

  await act('POST', `/${id}/restore`, {})
  expect((await shown()).at(-1)?.id).toBe(id)
  expect((await act('POST', `/${id}/restore`, {})).statusCode).toBe(404)
  const actions = (await portal.call('GET', '/api/admin/audit', { key })).json().data.entries
  expect(actions.map(({ action }: { action: string }) => action)).toEqual([
    'testimonial.restored',
    'testimonial.deleted',
    'testimonial.ordered',
    'testimonial.edited',
    'testimonial.added',
  ])
})

test('what was deleted can be put back for 30 days, and is then erased', async () => {
  const { db } = portal.deps
  const [recent, old] = (await shown()).map(({ id }) => id)
  for (const [id, days] of [
    [recent, 30],
    [old, 31],
  ]) {
    await act('DELETE', `/${id}`)
    const deletedAt = startOfDay(days ?? 0)
    await db
      .updateTable('testimonials')
      .set({ deletedAt })
      .where('id', '=', id ?? 0)
      .execute()
  }
  expect((await edited()).deleted.map(({ id }) => id)).toEqual([recent])
  expect((await act('POST', `/${old}/restore`, {})).statusCode).toBe(404)
  await runJob(portal, 'delete-old-testimonials')
  const left = await db.selectFrom('testimonials').select('id').execute()
  expect(left.map(({ id }) => id)).toEqual(expect.arrayContaining([recent]))
  expect(left.map(({ id }) => id)).not.toContain(old)
})

test('of two operators with the same words, the second is told, whichever field the first has changed', async () => {
  const { id, ...first } = (await edited()).shown[0] as EditedTestimonial
  const save = (change: object, version: number) => act('PUT', `/${id}`, { ...first, ...change, version })
  const answers = await Promise.all([save({ quote: 'One.' }, 1), save({ quote: 'Two.' }, 1)])
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
  const refused = answers.find(({ statusCode }) => statusCode === 409)
  expect(refused?.json().code).toBe('changed-meanwhile')
  const changes = [{ author: 'Ada' }, { author_role: 'Head' }, { is_example: false }, { quote: 'Three.' }]
  for (const [index, change] of changes.entries()) {
    expect((await save(change, index + 2)).statusCode).toBe(200)
    expect((await save({}, index + 2)).statusCode).toBe(409)
  }
  expect((await shown())[0]?.quote).toBe('Three.')
})

test('an order that leaves one out, names one twice or names a stranger is refused', async () => {
  const ids = (await shown()).map(({ id }) => id)
  for (const wrong of [ids.slice(1), [...ids, ids[0]], [...ids.slice(1), 999], []]) {
    expect((await act('PUT', '/order', { ids: wrong })).json().code).toBe('changed-meanwhile')
  }
  expect((await shown()).map(({ id }) => id)).toEqual(ids)
})

test.each([
  ['quote', ' '],
  ['quote', 'x'.repeat(601)],
  ['author', ''],
  ['author', 'x'.repeat(121)],
  ['author_role', 'x'.repeat(161)],
])('%s of %j is refused at the field', async (field, value) => {
  const before = await shown()
  const answer = await act('POST', '', { ...words, [field]: value })
  expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([422, [field]])
  expect(await shown()).toEqual(before)
})
