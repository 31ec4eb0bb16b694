import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Reading } from '#contract/reading.ts'
import { dayAfter, todayInUk } from '#contract/school-days.ts'
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts'
import {
  createActor,
  createBookWithPages,
  createClassCode,
  createResource,
  createSchool,
  createUser,
} from '../../../testing/factories.ts'

let portal: TestApp
beforeEach(async () => {
  portal = await buildTestApp()
})
afterEach(() => portal.close())

/** By a new instance, because each caches the figures. */
async function reading(): Promise<Reading> {
  const { key } = await createActor(portal.deps, { role: 'admin' })
  const fresh = await buildTestApp({ database: portal.database })
  const answer = await fresh.call('GET', '/api/admin/reading', { key })
  await fresh.close()
  return answer.json().data
}
const weeksAgo = (weeks: number) => new Date(`${dayAfter(todayInUk(), -7 * weeks)}T12:00:00Z`)

/** Staff of schools of their own. */
const staff = (count: number, createdAt = new Date()) =>
  Promise.all(
    Array.from({ length: count }, async () => {
      const school = await createSchool(portal.deps, { createdAt })
      return createUser(portal.deps, { role: 'senior', schoolId: school.id, createdAt: weeksAgo(2) })
    }),
  )
const parents = (count: number) => Promise.all(Array.from({ length: count }, () => createUser(portal.deps)))
const open = (resourceId: number, users: Array<{ id: string }>, viewedAt = new Date()) =>
  portal.deps.db
    .insertInto('resourceViews')
    .values(users.map(({ id: userId }) => ({ resourceId, userId, viewedAt })))
    .execute()

test('counts openings in schools and by parents, by resource, in the last 12 weeks', async () => {
  const book = await createResource(portal.deps, { title: 'Harbour Lights' })
  const unread = await createResource(portal.deps, { title: 'A Kite for Ada' })
  await createResource(portal.deps, { isDraft: true })
  await createResource(portal.deps, { schoolId: (await createSchool(portal.deps)).id })
  const [teachers, families] = [await staff(5), await parents(10)]
  for (const _ of [1, 2, 3]) await open(book.id, teachers)
  await open(book.id, families)
  await open(book.id, await staff(10), weeksAgo(13))
  await open(book.id, [await createUser(portal.deps, { role: 'admin' })])
  const none = { schools: null, school_reads: null, parents: null, parent_reads: null }
  const noClasses = { classes: null, class_readings: null }
  expect((await reading()).resources).toEqual([
    {
      id: book.id,
      title: 'Harbour Lights',
      category: 'storybook',
      image: expect.stringMatching(`/api/resources/${book.id}/cover/480`),
      schools: 5,
      school_reads: 15,
      parents: 10,
      parent_reads: 10,
      ...noClasses,
    },
    { id: unread.id, title: 'A Kite for Ada', category: 'storybook', image: expect.any(String), ...none, ...noClasses },
  ])
})

test('shows nothing about four schools or parents, however much they read', async () => {
  const [one, other] = [await createResource(portal.deps), await createResource(portal.deps)]
  const [teachers, families] = [await staff(4), await parents(4)]
  const before = await reading()
  for (const _ of [1, 2, 3, 4]) {
    await open(one.id, teachers)
    await open(other.id, families)
  }
  expect(await reading()).toEqual(before)
})

test('no difference between figures, or between two days, tells about one more', async () => {
  const [one, other] = [await createResource(portal.deps), await createResource(portal.deps)]
  const [teachers, families] = [await staff(6), await parents(6)]
  await open(one.id, teachers)
  await open(one.id, families)
  const before = await reading()
  expect(before).toMatchObject({ active_schools: 5, active_parents: 5, journey: { registered: 5, opened: 5 } })
  // One more of each: a school and a parent that open it, now and in another week, and that open another book.
  const [teacher, parent] = [await staff(1), await parents(1)]
  await open(one.id, [...teacher, ...parent])
  await open(one.id, [...teacher, ...parent], weeksAgo(3))
  await open(other.id, [...teacher, ...parent])
  expect(await reading()).toEqual(before)
})

test('shows how far the schools of each week have come, and who is active in it', async () => {
  const { id } = await createResource(portal.deps)
  const guide = await createResource(portal.deps, { category: 'teachers-guide' })
  const old = weeksAgo(3)
  const add = (count: number, school: object) =>
    Promise.all(Array.from({ length: count }, () => createSchool(portal.deps, { createdAt: old, ...school })))
  await add(5, { status: 'pending' })
  await add(5, { status: 'pending', comparedAt: old })
  const [readers, others] = [await staff(5, old), await staff(5, old)]
  await open(id, readers)
  await open(guide.id, others, old)
  await staff(5, weeksAgo(20))
  // What is left of the total is about enough schools.
  await open(id, await staff(5, weeksAgo(6)), weeksAgo(6))
  const { weeks, journey, active_schools } = await reading()
  expect(weeks).toHaveLength(12)
  expect(weeks.at(-4)).toMatchObject({ registered: 20, confirmed: 15, approved: 10, opened: 5, active_schools: 5 })
  expect(weeks.at(-1)).toMatchObject({ registered: null, confirmed: null, approved: null, opened: null })
  expect(weeks.every(({ begins_on }) => new Date(begins_on).getUTCDay() === 1)).toBe(true)
  expect(journey).toEqual({ registered: 25, confirmed: 20, approved: 15, opened: 10 })
  expect(active_schools).toBe(15)
})

test('parents of two schools are not shown, however many they are', async () => {
  const { id } = await createResource(portal.deps)
  const [one, two, three] = await Promise.all([1, 2, 3].map(() => createSchool(portal.deps)))
  const families = async (school: { id: string } | undefined, count: number) =>
    open(
      id,
      await Promise.all(Array.from({ length: count }, () => createUser(portal.deps, { schoolId: school?.id ?? null }))),
    )
  await families(one, 6)
  await families(two, 6)
  expect(await reading()).toMatchObject({
    resources: [{ parents: null, parent_reads: null }],
    active_parents: null,
  })
  await families(three, 1)
  const { resources, active_parents, weeks } = await reading()
  expect(resources).toMatchObject([{ parents: 10, parent_reads: 10, schools: null }])
  expect([active_parents, weeks.at(-1)?.active_parents]).toEqual([10, 10])
})

test('no week is left that what is shown of all weeks would tell', async () => {
  const add = (count: number, weeks: number) =>
    Promise.all(
      Array.from({ length: count }, () => createSchool(portal.deps, { createdAt: weeksAgo(weeks), status: 'pending' })),
    )
  await add(20, 2)
  await add(10, 4)
  await add(1, 6)
  const { journey, weeks } = await reading()
  expect(journey.registered).toBe(30)
  // 30 less 20 and 10 would be the week with one school.
  expect(weeks.map(({ registered }) => registered).filter((figure) => figure !== null)).toEqual([20])
})

test('classes that read with a code are shown from five of three schools on, and not those of long ago', async () => {
  const book = await createBookWithPages(portal.deps, 1)
  const teachers = await staff(3)
  const read = async (maker: (typeof teachers)[number] | undefined, children: number) => {
    if (!maker) throw new Error('no teacher')
    const { code } = await createClassCode(portal.deps, { maker, resourceId: book.id })
    for (let child = 0; child < children; child++) await portal.call('POST', '/api/class/open', { body: { code } })
  }
  const figures = async () => {
    const { classes, class_readings } = (await reading()).resources[0] ?? {}
    return [classes, class_readings]
  }
  // Of two schools, however many they are; and four of three.
  for (const at of [0, 0, 0, 1, 1, 1]) await read(teachers[at], 3)
  expect(await figures()).toEqual([null, null])
  await read(teachers[2], 1)
  expect(await figures()).toEqual([5, 5])
  const { pool } = portal.deps
  await pool.query(`update school_uses set times = times + 5 where use = 'reading' and school_id = $1`, [
    teachers[0]?.schoolId,
  ])
  expect(await figures()).toEqual([5, 10])
  await pool.query('update school_uses set day = day - 91')
  expect(await figures()).toEqual([null, null])
})

test('the files have the same figures', async () => {
  const { key } = await createActor(portal.deps, { role: 'admin' })
  const { id } = await createResource(portal.deps, { title: '=Harbour' })
  await open(id, await staff(5))
  const read = async (what: string) => {
    const answer = await portal.call('GET', `/api/admin/reading/${what}/export`, { key })
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8')
    return answer.body.split('\r\n')
  }
  expect(await read('resources')).toEqual([
    '\uFEFFTitle,Category,Schools,Opened in schools,Parents,Opened by parents,Classes,Class readings',
    // Too few are an empty cell: a spreadsheet would count a zero, and stumble over words.
    `"'=Harbour",storybook,5,5,,,,`,
    '',
  ])
  const weeks = await read('weeks')
  expect(weeks).toHaveLength(14)
  expect(weeks.at(-2)).toMatch(/^\d{4}-\d\d-\d\d,,,,,5,$/)
})

test('figures are cached', async () => {
  const { key } = await createActor(portal.deps, { role: 'admin' })
  const registered = async () =>
    (await portal.call('GET', '/api/admin/reading', { key })).json().data.journey.registered
  expect(await registered()).toBeNull()
  await staff(5)
  expect(await registered()).toBeNull()
})
