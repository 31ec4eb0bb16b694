import { expect, test } from 'vitest'
import type { OutcomeQuestions } from '#contract/evidence.ts'
import type { SchoolReading } from '#contract/reading.ts'
import { dayAfter, todayInUk } from '#contract/school-days.ts'
import { retention } from '../../../data-protection/retention.ts'
import {
  createActor,
  createBookWithPages,
  createClassCode,
  createSession,
  createUser,
} from '../../../testing/factories.ts'
import { runJob } from '../../../testing/run-job.ts'
import { setUpPortal } from '../../../testing/set-up-portal.ts'

const portal = setUpPortal({ withJobs: true })

const first = { towards: 14, expected: 10, beyond: 4 }
const second = { towards: 4, expected: 14, beyond: 9 }
const numbers = { year: 3, children: 28, first, second, statements: ['changed-minds', 'will-try'] }
type Values = Record<string, unknown>

const save = (key: string, body: Values) => portal.call('POST', '/api/school/outcomes', { key, body })
const skip = (key: string, body: Values) => portal.call('POST', '/api/school/outcomes/skip', { key, body })
const correct = (key: string, id: string, body: Values) =>
  portal.call('PUT', `/api/school/outcomes/${id}`, { key, body })
const outcomesOf = async (key: string) =>
  ((await portal.call('GET', '/api/school/reading', { key })).json().data as SchoolReading).classes.outcomes
const questions = async (key: string): Promise<OutcomeQuestions> =>
  (await portal.call('GET', '/api/school/outcomes/questions', { key })).json().data

/** Staff with a code that a class has opened and that is over, and the same for a lesson. */
async function school() {
  const teacher = await createActor(portal.deps, { role: 'senior' })
  const { id: resourceId } = await createBookWithPages(portal.deps, 1, { title: 'Harbour Lights' })
  return { teacher, resourceId, key: teacher.key }
}
async function usedCode({
  teacher,
  resourceId,
}: {
  teacher: { id: string; schoolId: string | null }
  resourceId: number
}) {
  const { code, id } = await createClassCode(portal.deps, { maker: teacher, resourceId })
  await portal.call('POST', '/api/class/open', { body: { code } })
  await portal.deps.db.updateTable('classCodes').set({ endedAt: new Date() }).where('id', '=', id).execute()
  return id
}
const startLesson = async (key: string, resourceId: number) =>
  (await portal.call('POST', '/api/lessons', { key, body: { resource_id: resourceId, steps: 8, reached: 1 } })).json()
    .data.lesson as string
const move = (id: string, days: number) =>
  portal.deps.pool.query('update class_outcomes set day = day - $2::integer where id = $1', [id, days])

test('a code that was used is asked about once, after its class, and only its own teacher is asked', async () => {
  const { teacher, resourceId, key } = await school()
  const { code, id } = await createClassCode(portal.deps, { maker: teacher, resourceId })
  expect((await questions(key)).codes).toEqual([])
  await portal.call('POST', '/api/class/open', { body: { code } })
  // The class is still reading.
  expect((await questions(key)).codes).toEqual([])
  await portal.call('DELETE', `/api/class-codes/${id}`, { key })
  expect(await questions(key)).toEqual({
    nation: null,
    children: null,
    codes: [{ id, resource_id: resourceId, title: 'Harbour Lights', day: todayInUk(), opens: 1 }],
  })
  const colleague = await createUser(portal.deps, { role: 'senior', schoolId: teacher.schoolId })
  const theirs = await createSession(portal.deps, colleague.id)
  expect((await questions(theirs)).codes).toEqual([])
  expect((await save(theirs, { ...numbers, code_id: id })).statusCode).toBe(404)
  expect((await save(key, { ...numbers, code_id: id })).statusCode).toBe(200)
  // In the other tab, and where the answer was lost.
  expect((await save(key, { ...numbers, code_id: id })).json()).toMatchObject({ code: 'outcome/asked' })
  expect(await questions(key)).toMatchObject({ children: 28, codes: [] })
  expect(await outcomesOf(theirs)).toMatchObject([
    { ...numbers, title: 'Harbour Lights', day: todayInUk(), is_open: true, version: 1 },
  ])
})

test('skipping is remembered; a lesson is asked about once, together with the codes of its class', async () => {
  const { teacher, resourceId, key } = await school()
  const skipped = await usedCode({ teacher, resourceId })
  expect((await skip(key, { code_id: skipped })).statusCode).toBe(200)
  expect((await questions(key)).codes).toEqual([])
  expect(await outcomesOf(key)).toEqual([])
  await usedCode({ teacher, resourceId })
  const lesson = await startLesson(key, resourceId)
  expect((await save(key, { ...numbers, lesson })).statusCode).toBe(200)
  expect((await questions(key)).codes).toEqual([])
  expect((await save(key, { ...numbers, lesson, is_another: true })).json()).toMatchObject({ code: 'outcome/asked' })
  for (const about of [{}, { lesson: 'none' }, { code_id: teacher.id }])
    expect((await skip(key, about)).statusCode).toBe(404)
})

test('two teachers who enter the same class at once are asked whether these are two classes', async () => {
  const { teacher, resourceId, key } = await school()
  const colleague = await createUser(portal.deps, { role: 'senior', schoolId: teacher.schoolId })
  const theirs = await createSession(portal.deps, colleague.id)
  const [one, other] = [await startLesson(key, resourceId), await startLesson(theirs, resourceId)]
  const answers = await Promise.all([
    save(key, { ...numbers, lesson: one }),
    save(theirs, { ...numbers, children: 27, first: null, second: null, lesson: other }),
  ])
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
  expect(answers.find(({ statusCode }) => statusCode === 409)?.json()).toMatchObject({ code: 'outcome/twice' })
  expect(await outcomesOf(key)).toHaveLength(1)
  // Refused, it was not taken for an answer. Another year is another class anyway.
  const isFirstKept = answers[0].statusCode === 200
  const again = { ...numbers, lesson: isFirstKept ? other : one, is_another: true }
  expect((await save(isFirstKept ? theirs : key, again)).statusCode).toBe(200)
  const third = await startLesson(key, resourceId)
  expect((await save(key, { ...numbers, year: 4, lesson: third })).statusCode).toBe(200)
  expect((await outcomesOf(key)).map(({ year }) => year)).toEqual([3, 3, 4])
})

test('no number is kept that cannot be, and no word at all', async () => {
  const { resourceId, key } = await school()
  const lesson = await startLesson(key, resourceId)
  const refused: [string, Values][] = [
    ['children', { children: 0 }],
    ['children', { children: 300 }],
    ['children', { children: 12.5 }],
    [
      'children',
      { children: 4, first: { towards: 1, expected: 2, beyond: 1 }, second: { towards: 0, expected: 3, beyond: 1 } },
    ],
    ['children', { children: 'Ada' }],
    ['first', { first: { ...first, beyond: 5 } }],
    ['second', { second: { ...second, towards: 60 } }],
    ['second', { second: null }],
    ['second', { first: null }],
    ['year', { year: 7 }],
    ['year', { year: 'Ada' }],
  ]
  for (const [field, change] of refused) {
    const answer = await save(key, { ...numbers, ...change, lesson })
    expect([change, answer.statusCode, Object.keys(answer.json().errors ?? {})[0]?.split('.')[0]]).toEqual([
      change,
      422,
      field,
    ])
  }
  for (const change of [{ first: { ...first, beyond: -1 } }, { statements: ['Ada moved up'] }])
    expect((await save(key, { ...numbers, ...change, lesson })).statusCode).toBe(422)
  expect(await outcomesOf(key)).toEqual([])
  // What nobody asked for is not kept, and children who passed are in no band.
  const kept = { ...numbers, first: { towards: 0, expected: 0, beyond: 0 }, note: 'Ada moved up' }
  expect((await save(key, { ...kept, lesson })).statusCode).toBe(200)
  expect(JSON.stringify((await portal.deps.pool.query('select * from class_outcomes')).rows)).not.toContain('Ada')
})

test('any staff of the school correct for a fortnight, and delete at any time; nobody else does', async () => {
  const { teacher, resourceId, key } = await school()
  const other = await createActor(portal.deps, { role: 'senior' })
  const colleague = await createUser(portal.deps, { role: 'senior', schoolId: teacher.schoolId })
  const theirs = await createSession(portal.deps, colleague.id)
  const { id } = (await save(key, { ...numbers, lesson: await startLesson(key, resourceId) })).json().data
  await portal.deps.db.deleteFrom('users').where('id', '=', teacher.id).execute()
  const change = { ...numbers, year: 0, children: 30, statements: ['quiet-voices'], version: 1 }
  expect((await correct(other.key, id, change)).statusCode).toBe(404)
  expect((await correct(theirs, id, change)).statusCode).toBe(200)
  expect(await outcomesOf(theirs)).toMatchObject([{ year: 0, children: 30, statements: ['quiet-voices'], version: 2 }])
  expect((await correct(theirs, id, change)).json()).toMatchObject({ code: 'changed-meanwhile' })
  await move(id, 14)
  expect((await correct(theirs, id, { ...change, version: 2 })).statusCode).toBe(200)
  await move(id, 1)
  expect((await correct(theirs, id, { ...change, version: 3 })).json()).toMatchObject({ code: 'outcome/too-late' })
  const path = `/api/school/outcomes/${id}`
  expect((await portal.call('DELETE', path, { key: other.key })).statusCode).toBe(404)
  expect((await portal.call('DELETE', path, { key: theirs })).statusCode).toBe(200)
  expect((await portal.call('DELETE', path, { key: theirs })).statusCode).toBe(404)
  expect(await outcomesOf(theirs)).toEqual([])
})

test('after a term the day is forgotten, and the month stays', async () => {
  const { resourceId, key } = await school()
  const { id } = (await save(key, { ...numbers, lesson: await startLesson(key, resourceId) })).json().data
  await move(id, retention.classUse.days + 1)
  await runJob(portal, 'sum-up-classes')
  const month = dayAfter(todayInUk(), -retention.classUse.days - 1).slice(0, 7)
  expect(await outcomesOf(key)).toMatchObject([{ day: null, month, is_open: false, children: 28 }])
  const stored = await portal.deps.pool.query(`select to_char(day, 'DD') as day from class_outcomes where id = $1`, [
    id,
  ])
  expect(stored.rows).toEqual([{ day: '01' }])
})

test('figures and CSV say the same', async () => {
  const { resourceId, key } = await school()
  await save(key, { ...numbers, lesson: await startLesson(key, resourceId) })
  const csv = async (what: string, period = '') =>
    (await portal.call('GET', `/api/school/evidence/${what}/export${period}`, { key })).body.trim().split('\r\n')
  expect((await csv('outcomes'))[1]).toBe(`${todayInUk()},Harbour Lights,Year 3,28,14,10,4,4,14,9,1,0,1`)
  expect((await csv('books'))[1]).toBe('Harbour Lights,0,0,1,0,0,0,0,0')
  const wrong = await portal.call('GET', '/api/school/evidence/books/export?period=autumn-1066', { key })
  expect(wrong.statusCode).toBe(404)
})
