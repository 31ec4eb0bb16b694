import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import type { FeedbackFigures } from '#contract/feedback.ts'
import { dayAfter, todayInUk } from '#contract/school-days.ts'
import { retention } from '../../../data-protection/retention.ts'
import { createActor, createResource, createSession, createUser } from '../../../testing/factories.ts'
import { runJob } from '../../../testing/run-job.ts'
import { setUpPortal } from '../../../testing/set-up-portal.ts'

const portal = setUpPortal({ withJobs: true })
beforeEach(() => portal.deps.db.deleteFrom('bookFeedback').execute())

const said = { year: 3, face: 'liked', statements: ['again'] }
const give = (key: string, resource_id: number, change: Record<string, unknown> = {}, id: string = randomUUID()) =>
  portal.call('PUT', `/api/feedback/${id}`, { key, body: { resource_id, ...said, ...change } })
const stored = async () => (await portal.deps.pool.query('select * from book_feedback order by face')).rows
const figures = async (): Promise<FeedbackFigures> => {
  const { key } = await createActor(portal.deps, { role: 'admin' })
  return (await portal.call('GET', '/api/admin/feedback', { key })).json().data
}

test('an answer that is sent twice counts once, and its browser changes it for a fortnight', async () => {
  const teacher = await createActor(portal.deps, { role: 'senior' })
  const { id: book } = await createResource(portal.deps)
  const id = randomUUID()
  const answers = await Promise.all([give(teacher.key, book, {}, id), give(teacher.key, book, {}, id)])
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200])
  expect(await stored()).toMatchObject([
    { id, school_id: teacher.schoolId, is_family: false, year: 3, face: 'liked', again: true, talked: false },
  ])
  const other = { year: 0, face: 'so-so', statements: ['talked', 'hard-words'] }
  expect((await give(teacher.key, book, other, id)).statusCode).toBe(200)
  expect(await stored()).toMatchObject([{ year: 0, face: 'so-so', again: false, talked: true, hard_words: true }])
  expect(JSON.stringify(await stored())).not.toContain(teacher.id)
  const move = (days: number) => portal.deps.pool.query('update book_feedback set day = day - $1::integer', [days])
  await move(14)
  expect((await give(teacher.key, book, {}, id)).statusCode).toBe(200)
  await move(1)
  expect((await give(teacher.key, book, other, id)).json()).toMatchObject({ code: 'feedback/too-late' })
  expect(await stored()).toMatchObject([{ face: 'liked' }])
})

test('nobody changes the answer of another school or of families, nor turns it into one about another book', async () => {
  const teacher = await createActor(portal.deps, { role: 'senior' })
  const other = await createActor(portal.deps, { role: 'senior' })
  const parent = await createUser(portal.deps, { schoolId: teacher.schoolId })
  const [{ id: book }, { id: second }] = [await createResource(portal.deps), await createResource(portal.deps)]
  const id = randomUUID()
  await give(teacher.key, book, {}, id)
  const change = { face: 'disliked' }
  for (const [key, about] of [
    [other.key, book],
    [await createSession(portal.deps, parent.id), book],
    [teacher.key, second],
  ] as const)
    expect((await give(key, about, change, id)).statusCode).toBe(409)
  expect(await stored()).toMatchObject([{ face: 'liked', resource_id: book }])
})

test('no word is kept, nor what is no answer, nor that of an operator', async () => {
  const { key } = await createActor(portal.deps, { role: 'senior' })
  const { id: book } = await createResource(portal.deps)
  for (const [field, change] of [
    ['year', { year: 7 }],
    ['year', { year: 'Ada' }],
    ['face', { face: 'Ada cried' }],
    ['statements', { statements: ['Ada cried'] }],
    ['resource_id', { resource_id: 0 }],
  ] as const) {
    const answer = await give(key, book, change)
    expect([change, answer.statusCode, Object.keys(answer.json().errors ?? {})[0]?.split('.')[0]]).toEqual([
      change,
      422,
      field,
    ])
  }
  const plan = await createResource(portal.deps, { category: 'lesson-plan' })
  for (const closed of [plan.id, 999_999]) expect((await give(key, closed)).statusCode).toBe(404)
  expect((await give(key, book, {}, 'Ada')).statusCode).toBeGreaterThan(399)
  const operator = await createActor(portal.deps, { role: 'admin' })
  expect((await give(operator.key, book)).statusCode).toBe(200)
  expect(await stored()).toEqual([])
  expect((await give(key, book, { note: 'Ada cried' })).statusCode).toBe(200)
  expect(JSON.stringify(await stored())).not.toContain('Ada')
})

test('operators see what at least five answers of three schools say, rounded down to fives', async () => {
  const { id: book } = await createResource(portal.deps, { title: 'Harbour Lights' })
  const keys: string[] = []
  for (let school = 0; school < 3; school++) keys.push((await createActor(portal.deps, { role: 'senior' })).key)
  const say = async (school: number, times: number, change: Record<string, unknown> = {}) => {
    for (let time = 0; time < times; time++) await give(keys[school] ?? '', book, change)
  }
  const nothing = { liked: null, so_so: null, disliked: null, again: null, talked: null, hard_words: null }
  // Plenty of answers, of two schools.
  await say(0, 6)
  await say(1, 6)
  expect((await figures()).books).toMatchObject([{ id: book, title: 'Harbour Lights', ...nothing }])
  await say(2, 2)
  expect((await figures()).books).toMatchObject([{ ...nothing, liked: 10, again: 10 }])
  // One school alone did not like it.
  await say(0, 7, { face: 'disliked', statements: ['hard-words'] })
  expect((await figures()).books).toMatchObject([{ ...nothing, liked: 10, again: 10 }])
  await say(1, 1, { face: 'disliked', year: 4 })
  await say(2, 1, { face: 'disliked', year: 4, statements: [] })
  expect((await figures()).books).toMatchObject([{ ...nothing, liked: 10, disliked: 5, again: 15 }])
  const { key } = await createActor(portal.deps, { role: 'admin' })
  const csv = (await portal.call('GET', '/api/admin/feedback/export', { key })).body.trim().split('\r\n')
  expect(csv.slice(1)).toEqual(['Harbour Lights,10,,5,15,,'])
})

test('all who belong to no school count as one, and rejected schools for none', async () => {
  const { id: book } = await createResource(portal.deps, { isFree: true })
  const parent = await createUser(portal.deps)
  const alone = await createSession(portal.deps, parent.id)
  const liked = async () => (await figures()).books[0]?.liked
  for (let time = 0; time < 20; time++) await give(alone, book)
  expect(await stored()).toHaveLength(20)
  expect(await liked()).toBeNull()
  const [one, other] = [
    await createActor(portal.deps, { role: 'senior' }),
    await createActor(portal.deps, { role: 'parent' }),
  ]
  for (const { key } of [one, other]) await give(key, book)
  expect(await liked()).toBe(20)
  const { db } = portal.deps
  await db
    .updateTable('schools')
    .set({ status: 'rejected' })
    .where('id', '=', one.schoolId ?? '')
    .execute()
  expect(await liked()).toBeNull()
})

test('after a term the month stays of the day', async () => {
  const { key } = await createActor(portal.deps, { role: 'senior' })
  await give(key, (await createResource(portal.deps)).id)
  const days = retention.classUse.days + 1
  await portal.deps.pool.query('update book_feedback set day = day - $1::integer', [days])
  await runJob(portal, 'sum-up-classes')
  const { rows } = await portal.deps.pool.query(`select to_char(day, 'YYYY-MM-DD') as day from book_feedback`)
  expect(rows).toEqual([{ day: `${dayAfter(todayInUk(), -days).slice(0, 7)}-01` }])
})
