import { expect, onTestFinished, test, vi } from 'vitest'
import type { SchoolReading } from '#contract/reading.ts'
import { getServerKey } from '../../../database/server-keys.ts'
import { createActor, createBookWithPages, createClassCode, createResource } from '../../../testing/factories.ts'
import { setUpPortal } from '../../../testing/set-up-portal.ts'
import { readLesson, signLesson } from './lesson-key.ts'

const portal = setUpPortal()

const start = (key: string, resourceId: number, reached = 1) =>
  portal.call('POST', '/api/lessons', { key, body: { resource_id: resourceId, steps: 8, reached } })
const end = (key: string, lesson: string, reached: number) =>
  portal.call('POST', '/api/lessons/end', { key, body: { lesson, steps: 8, reached } })
const booksOf = async (key: string) =>
  ((await portal.call('GET', '/api/school/reading', { key })).json().data as SchoolReading).classes.books

/** The same lesson, begun so many minutes ago. */
async function begunBefore(lesson: string, minutes: number): Promise<string> {
  const key = await getServerKey(portal.deps.db, 'lessons')
  return signLesson(key, lesson.split('.')[0] ?? '', new Date(Date.now() - minutes * 60_000))
}

test('a lesson counts for the school with the steps that were reached and how long it took', async () => {
  // Lengths are in whole minutes: the clock stands, so that none turns between a beginning and its end.
  vi.setSystemTime(new Date())
  onTestFinished(() => void vi.useRealTimers())
  const teacher = await createActor(portal.deps, { role: 'senior' })
  const { id } = await createBookWithPages(portal.deps, 1)
  const { lesson, nation, children } = (await start(teacher.key, id)).json().data
  expect([nation, children]).toEqual([null, null])
  expect(await booksOf(teacher.key)).toMatchObject([{ id, lessons: 1, finished: 0, minutes: 0, boards: 0 }])
  expect((await end(teacher.key, await begunBefore(lesson, 55), 5)).statusCode).toBe(200)
  expect(await booksOf(teacher.key)).toMatchObject([{ lessons: 1, finished: 0, minutes: 55 }])
  // The window came back, and its end is said again; what came later on the way does not count less.
  await end(teacher.key, await begunBefore(lesson, 58), 8)
  await end(teacher.key, await begunBefore(lesson, 57), 2)
  expect(await booksOf(teacher.key)).toMatchObject([{ lessons: 1, finished: 1, minutes: 58 }])
  const { rows } = await portal.deps.pool.query('select * from led_lessons where id = $1', [lesson.split('.')[0]])
  expect(JSON.stringify(rows)).not.toContain(teacher.id)
})

test('a board without the plan is no lesson, and becomes one when the plan is opened', async () => {
  const teacher = await createActor(portal.deps, { role: 'senior' })
  const { id } = await createBookWithPages(portal.deps, 1)
  const { lesson } = (await start(teacher.key, id, 0)).json().data
  expect(await booksOf(teacher.key)).toMatchObject([{ lessons: 0, boards: 1 }])
  await end(teacher.key, lesson, 3)
  expect(await booksOf(teacher.key)).toMatchObject([{ lessons: 1, boards: 0 }])
})

test('a lesson that was left open overnight is a lesson of unknown length', async () => {
  const teacher = await createActor(portal.deps, { role: 'senior' })
  const { id } = await createBookWithPages(portal.deps, 1)
  const { lesson } = (await start(teacher.key, id)).json().data
  for (const minutes of [18 * 60, -90]) await end(teacher.key, await begunBefore(lesson, minutes), 8)
  expect(await booksOf(teacher.key)).toMatchObject([{ lessons: 1, finished: 1, minutes: 0 }])
})

test('the length of a lesson does not change with the hour, and nobody makes up a lesson', async () => {
  const key = Buffer.alloc(32, 7)
  const id = 'f7c3bc1d-808e-4732-adf6-7965ccc34ca7'
  // In London the clock goes back from 01:59 to 01:00 between the two, and forward in spring.
  for (const [begun, ended] of [
    ['2026-10-25T00:40:00Z', '2026-10-25T01:25:00Z'],
    ['2027-03-28T00:40:00Z', '2027-03-28T01:25:00Z'],
  ])
    expect(readLesson(key, signLesson(key, id, new Date(begun ?? '')), new Date(ended ?? ''))).toEqual({
      id,
      minutes: 45,
    })
  const signed = signLesson(key, id)
  for (const forged of ['', id, signed.replace('f7c3', 'a7c3'), signed.replace(/\.\d+\./, '.1.'), `${signed}x`])
    expect(readLesson(key, forged)).toBeNull()
  const teacher = await createActor(portal.deps, { role: 'senior' })
  expect((await end(teacher.key, signed, 1)).statusCode).toBe(404)
})

test('another school ends nothing, and only storybooks that are open are led', async () => {
  const [teacher, other] = [
    await createActor(portal.deps, { role: 'senior' }),
    await createActor(portal.deps, { role: 'senior' }),
  ]
  const { id } = await createBookWithPages(portal.deps, 1)
  const { lesson } = (await start(teacher.key, id)).json().data
  await end(other.key, lesson, 8)
  expect(await booksOf(teacher.key)).toMatchObject([{ lessons: 1, finished: 0 }])
  const plan = await createResource(portal.deps, { category: 'lesson-plan' })
  const draft = await createResource(portal.deps, { isDraft: true })
  for (const closed of [plan.id, draft.id, 999_999]) expect((await start(teacher.key, closed)).statusCode).toBe(404)
  const steps = { resource_id: id, steps: 101, reached: 0 }
  expect((await portal.call('POST', '/api/lessons', { key: teacher.key, body: steps })).statusCode).toBe(422)
})

test('the size of the class is suggested by how many opened the teacher’s code today', async () => {
  const teacher = await createActor(portal.deps, { role: 'senior' })
  const { code, resourceId } = await createClassCode(portal.deps, { maker: teacher })
  const suggested = async () => (await start(teacher.key, resourceId)).json().data.children
  const open = async (times: number) => {
    for (let child = 0; child < times; child++) await portal.call('POST', '/api/class/open', { body: { code } })
  }
  await open(2)
  expect(await suggested()).toBeNull()
  await open(24)
  expect(await suggested()).toBe(26)
})
