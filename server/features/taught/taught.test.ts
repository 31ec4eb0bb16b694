import { expect, test } from 'vitest'
import { todayInUk } from '#contract/school-days.ts'
import { type ParentsPage, type TaughtContent, type TaughtList, termsAround } from '#contract/taught.ts'
import { buildTestApp } from '../../testing/build-test-app.ts'
import { createActor, createBookWithPages, createResource } from '../../testing/factories.ts'
import { setUpPortal } from '../../testing/set-up-portal.ts'
import { eraseSchool } from '../accounts/deletion/erase-account.ts'
import { keys } from '../resources/keys.ts'
import { replaceTeaching } from '../resources/teaching/queries.ts'

const portal = setUpPortal()

const [oldest = '', , , , here = '', next = ''] = termsAround(todayInUk())
const add = (key: string, resource_id: number, change: Record<string, unknown> = {}) =>
  portal.call('PUT', '/api/school/taught/plans', {
    key,
    body: { resource_id, year: 3, term: here, is_taught: true, ...change },
  })
const own = async (key: string): Promise<ParentsPage> =>
  (await portal.call('GET', '/api/school/taught', { key })).json().data
const renew = (key: string, replaces = '') => portal.call('PUT', '/api/school/taught/code', { key, body: { replaces } })
const codeOf = async (key: string) => (await own(key)).link?.code ?? ''
const open = (code: string) => portal.call('GET', `/api/taught?token=${encodeURIComponent(code)}`)
const listed = async (code: string): Promise<TaughtList> => (await open(code)).json().data
const read = (code: string, id: string) => portal.call('GET', `/api/taught/${id}?token=${code}`)

const step = {
  minutes: 5,
  title: 'Who was paying?',
  page: 1,
  parts: [{ kind: 'ask' as const, lines: ['What was the rope paying with? (It was wearing out.)'] }],
}

/** A school with a book and its plan on the shelf, and an open page. */
async function school() {
  const { db } = portal.deps
  const { key, schoolId } = await createActor(portal.deps, { role: 'senior' })
  const book = await createBookWithPages(portal.deps, 3, { title: 'The Bath', pageCount: 3 })
  const plan = await createResource(portal.deps, {
    ...{ title: 'The Bath: plan', category: 'lesson-plan', belongsTo: book.id, pageCount: 1 },
  })
  await db.updateTable('resources').set({ searchableVersion: plan.version }).where('id', '=', plan.id).execute()
  await db
    .insertInto('searchablePages')
    .values({ resourceId: plan.id, number: 1, words: 'What children will learn\nGroups share sixty pounds.' })
    .execute()
  await replaceTeaching(db, plan.id, { pages: [], words: [], steps: [step], curriculum: [], texts: [] })
  await portal.deps.files.put(keys.page(book.version, 2, '800'), Buffer.from('page 2'))
  await portal.deps.changes.catchUp()
  await renew(key)
  return { key, schoolId: schoolId ?? '', book, plan, code: await codeOf(key) }
}

test('with the code alone, parents read what the school chose: the plan, what the class sees, and the book', async () => {
  const { key, book, plan, code } = await school()
  const other = await createResource(portal.deps, {
    title: 'Not chosen',
    category: 'teachers-guide',
    belongsTo: book.id,
  })
  expect((await add(key, book.id)).statusCode).toBe(200)
  // Typed as it is printed.
  const typed = code.replace(/(.{4})(?=.)/g, '$1 ').toLowerCase()
  const list = await listed(typed)
  expect(list).toEqual({
    ...{ school: 'Tidewell Primary School', nation: null, is_england: false },
    plans: [
      {
        ...{ id: expect.any(String), title: 'The Bath', category: 'storybook', year: 3, term: here, is_taught: true },
        image: expect.stringMatching(/^\/api\/taught\/.*\/pages\/1\?token=/),
      },
    ],
  })
  const answer = await read(code, list.plans[0]?.id ?? '')
  expect(answer.headers['cache-control']).toBe('no-store')
  const content: TaughtContent = answer.json().data
  expect(content).toMatchObject({
    lesson: { steps: [step] },
    papers: [{ id: plan.id, pages: [['What children will learn', 'Groups share sixty pounds.']] }],
  })
  expect(content.pages.map(({ number }) => number)).toEqual([1, 2, 3])
  expect(JSON.stringify(content)).not.toMatch(/\/pdf|editions|Not chosen/)
  const picture = await portal.call('GET', content.pages[1]?.image ?? '')
  expect([picture.statusCode, picture.body, picture.headers['cache-control']]).toEqual([200, 'page 2', 'no-store'])
  // Nothing else opens with the code.
  for (const url of [`/api/resources/${book.id}/pdf`, `/api/resources/${other.id}`, '/api/resources'])
    expect((await portal.call('GET', `${url}?token=${code}&access-token=${code}`)).statusCode).toBe(401)
})

test('a paper is shown by itself; a draft, a deleted one and another school’s are not', async () => {
  const { key, schoolId, plan, code } = await school()
  const theirs = await createActor(portal.deps, { role: 'senior' })
  const foreign = await createResource(portal.deps, { category: 'lesson-plan', schoolId: theirs.schoolId })
  const draft = await createResource(portal.deps, { isDraft: true })
  const ownPaper = await createResource(portal.deps, { title: 'Our own', category: 'lesson-plan', schoolId })
  for (const closed of [foreign.id, draft.id, 999_999]) expect((await add(key, closed)).statusCode).toBe(404)
  for (const id of [plan.id, ownPaper.id]) expect((await add(key, id)).statusCode).toBe(200)
  const { plans } = await listed(code)
  expect(plans.map(({ title }) => title)).toEqual(['Our own', 'The Bath: plan'])
  const content: TaughtContent = (await read(code, plans[1]?.id ?? '')).json().data
  expect(content).toMatchObject({ lesson: { steps: [step] }, papers: [{ id: plan.id }], pages: [] })
  await portal.deps.db
    .updateTable('resources')
    .set({ isDraft: true })
    .where('id', 'in', [plan.id, ownPaper.id])
    .execute()
  expect((await listed(code)).plans).toEqual([])
  expect((await read(code, plans[1]?.id ?? '')).statusCode).toBe(404)
  expect((await own(key)).plans.map(({ is_shown }) => is_shown)).toEqual([false, false])
})

test('a new code ends the one before, a closed page and a rejected school open nothing', async () => {
  const { key, schoolId, book, code } = await school()
  await add(key, book.id)
  const { plans } = await listed(code)
  const id = plans[0]?.id ?? ''
  const image = ((await read(code, id)).json().data as TaughtContent).pages[1]?.image ?? ''
  const allOf = async (with_: string) => [
    (await open(with_)).statusCode,
    (await read(with_, id)).statusCode,
    (await portal.call('GET', image.replace(code, with_))).statusCode,
  ]
  expect(await allOf(code)).toEqual([200, 200, 200])
  // Pressed twice, or by two colleagues: one new code.
  await Promise.all([renew(key, code), renew(key, code)])
  const renewed = await codeOf(key)
  const { rows } = await portal.deps.pool.query(
    `select count(*)::integer as times from audit_log where action = 'taught-page.opened' and actor_id =
      (select id from users where school_id = $1)`,
    [schoolId],
  )
  expect([renewed === code, rows]).toEqual([false, [{ times: 2 }]])
  expect(await allOf(code)).toEqual([404, 404, 404])
  expect(await allOf(renewed)).toEqual([200, 200, 200])
  const { db } = portal.deps
  await db.updateTable('schools').set({ status: 'rejected' }).where('id', '=', schoolId).execute()
  await portal.deps.changes.catchUp()
  expect(await allOf(renewed)).toEqual([404, 404, 404])
  await db.updateTable('schools').set({ status: 'approved' }).where('id', '=', schoolId).execute()
  await portal.deps.changes.catchUp()
  expect((await portal.call('DELETE', '/api/school/taught/code', { key })).statusCode).toBe(200)
  expect(await allOf(renewed)).toEqual([404, 404, 404])
  // What was chosen stays.
  expect(await own(key)).toMatchObject({ link: null, plans: [{ title: 'The Bath' }] })
  expect(await db.transaction().execute((trx) => eraseSchool(trx, schoolId, 5))).toBe(true)
  const left = await portal.deps.pool.query('select 1 from taught_plans where school_id = $1', [schoolId])
  expect(left.rows).toEqual([])
})

test('the code of one school opens nothing of another', async () => {
  const [one, other] = [await school(), await school()]
  await add(one.key, one.book.id)
  const id = (await listed(one.code)).plans[0]?.id ?? ''
  expect((await read(other.code, id)).statusCode).toBe(404)
  expect((await portal.call('DELETE', `/api/school/taught/plans/${id}`, { key: other.key })).statusCode).toBe(404)
  expect((await portal.call('DELETE', `/api/school/taught/plans/${id}`, { key: one.key })).statusCode).toBe(200)
  expect((await listed(one.code)).plans).toEqual([])
})

test('what was added twice is there once, and was taught in the end; odd years, terms and codes are refused', async () => {
  const { key, book } = await school()
  await Promise.all([add(key, book.id, { is_taught: false }), add(key, book.id, { is_taught: false })])
  await add(key, book.id)
  await add(key, book.id, { term: next, is_taught: false, year: 0 })
  expect((await own(key)).plans).toMatchObject([
    { year: 0, term: next, is_taught: false, is_shown: true },
    { year: 3, term: here, is_taught: true },
  ])
  for (const change of [{ year: 7 }, { term: '2026-11-02' }, { term: '1066-09-01' }, { term: 'Ada' }])
    expect((await add(key, book.id, change)).statusCode).toBe(422)
  for (const code of ['', 'short', 'A'.repeat(12), 'A'.repeat(40), '💥💥💥💥💥💥'])
    expect((await open(code)).statusCode).toBe(404)
  expect((await open('A'.repeat(41))).statusCode).toBe(422)
})

test('wrong codes are counted, and the right one opens while somebody guesses', async () => {
  const strict = await buildTestApp({ limits: { schoolCodesPerNetwork: 3 } })
  const { key } = await createActor(strict.deps, { role: 'senior' })
  await strict.call('PUT', '/api/school/taught/code', { key, body: { replaces: '' } })
  const { link } = (await strict.call('GET', '/api/school/taught', { key })).json().data as ParentsPage
  const statusOf = async (code: string) => (await strict.call('GET', `/api/taught?token=${code}`)).statusCode
  const answers = []
  for (const last of 'ABCDE') answers.push(await statusOf(`ABCDEFGHJKM${last}`))
  expect(answers).toEqual([404, 404, 404, 429, 429])
  expect(await statusOf(link?.code ?? '')).toBe(200)
  await strict.close()
})

test('lessons and class codes suggest what to show, until it is there', async () => {
  const { key, schoolId, book } = await school()
  const { pool } = portal.deps
  const lesson = (day: string) =>
    pool.query('insert into led_lessons (school_id, resource_id, day, steps, reached) values ($1, $2, $3, 8, 8)', [
      schoolId,
      book.id,
      day,
    ])
  for (const day of [todayInUk(), oldest, '2020-01-01']) await lesson(day)
  expect((await own(key)).led).toEqual([
    { resource_id: book.id, title: 'The Bath', term: here, year: null },
    { resource_id: book.id, title: 'The Bath', term: oldest, year: null },
  ])
  await pool.query(
    `insert into class_outcomes (school_id, resource_id, day, year, children, changed_minds, quiet_voices, will_try)
     values ($1, $2, $3, 4, 28, false, false, false)`,
    [schoolId, book.id, todayInUk()],
  )
  expect((await own(key)).led[0]).toMatchObject({ term: here, year: 4 })
  await add(key, book.id, { year: 4 })
  expect((await own(key)).led).toMatchObject([{ term: oldest, year: null }])
})
