import { beforeAll, beforeEach, expect, test } from 'vitest'
import { termOf } from '#contract/reading-periods.ts'
import type { Report } from '#contract/reports.ts'
import { dayAfter, todayInUk } from '#contract/school-days.ts'
import { buildTestApp } from '../../testing/build-test-app.ts'
import { createActor, createBookWithPages, createClassCode } from '../../testing/factories.ts'
import { setUpPortal } from '../../testing/set-up-portal.ts'
import { eraseSchool } from '../accounts/deletion/erase-account.ts'
import { createRecord } from '../statistics/testing/create-record.ts'

const portal = setUpPortal({ environment: { LAUNCH_DATE: '2026-09-07' } })
let key: string
let bookId: number
beforeAll(async () => {
  key = (await createActor(portal.deps, { role: 'admin' })).key
  bookId = (await createBookWithPages(portal.deps, 1, { title: 'Harbour Lights' })).id
})
beforeEach(async () => {
  for (const table of ['school_uses', 'led_lessons', 'class_outcomes', 'report_links'])
    await portal.deps.pool.query(`delete from ${table}`)
})

type Teacher = Awaited<ReturnType<typeof createActor>>
const teachers = (count: number): Promise<Teacher[]> =>
  Promise.all(Array.from({ length: count }, () => createActor(portal.deps, { role: 'senior' })))
const reportOf = async (query = ''): Promise<Report> =>
  (await portal.call('GET', `/api/admin/report${query}`, { key })).json().data.report

const bands = (towards: number, expected: number, beyond: number) => ({ towards, expected, beyond })
/** A class reads with a code, as many children as it has, and its teacher enters what it showed. */
async function readAndEnter(teacher: Teacher, year: number, opens: number, children = opens) {
  const { code, id } = await createClassCode(portal.deps, { maker: teacher, resourceId: bookId })
  for (let child = 0; child < opens; child++) await portal.call('POST', '/api/class/open', { body: { code } })
  const numbers = { first: bands(children - 12, 8, 4), second: bands(children - 20, 13, 7), statements: ['will-try'] }
  const body = { ...numbers, year, children, code_id: id }
  const entered = await portal.call('POST', '/api/school/outcomes', { key: teacher.key, body })
  expect(entered.statusCode).toBe(200)
  return entered.json().data.id as string
}
const move = (teacher: Teacher, day: string) =>
  Promise.all(
    ['school_uses', 'class_outcomes'].map((table) =>
      portal.deps.pool.query(`update ${table} set day = $1 where school_id = $2`, [day, teacher.schoolId]),
    ),
  )
async function linesOf(query = ''): Promise<string[][]> {
  const { body } = await portal.call('GET', `/api/admin/report/export${query}`, { key })
  return body
    .trim()
    .split('\r\n')
    .slice(1)
    .map((line) => line.split(','))
}

test('of twelve classes of four schools, the report is what its own CSV adds up to', async () => {
  const schools = await teachers(4)
  for (const [at, teacher] of schools.entries())
    for (const year of [2, 3, 4]) await readAndEnter(teacher, year, 20 + at, 24)
  const report = await reportOf()
  // 12 classes, and the larger of 20 to 23 who opened the code on its first day and 24 who were counted.
  expect(report).toMatchObject({ classes: 10, children: 285, readings: 10, schools_taught: null, lessons: null })
  expect(report.movement).toEqual({
    ...{ classes: 10, children: 285, changed_minds: null, quiet_voices: null, will_try: 10 },
    first: bands(140, 95, 45),
    second: bands(45, 155, 80),
  })
  expect(report.books).toMatchObject([{ id: bookId, title: 'Harbour Lights', classes: 10 }])
  const lines = await linesOf()
  const number = (part: string, figure: string, of?: string) =>
    lines
      .filter((line) => line[0] === part && line[2] === figure && (of === undefined || line[1] === of))
      .reduce((sum, line) => sum + Number(line[3]), 0)
  const classes = 'Classes that read or were taught'
  for (const part of ['In all', 'By month', 'By book']) expect([part, number(part, classes)]).toEqual([part, 10])
  for (const part of ['In all', 'By month'])
    expect(number(part, 'Children in classes that read or were taught')).toBe(report.children)
  const moved = ['working towards', 'expected', 'beyond'].map((band) =>
    ['Before', 'After'].map((when) => number('Before and after the lesson', `${when}: ${band}`)),
  )
  expect(moved).toEqual([
    [report.movement?.first.towards, report.movement?.second.towards],
    [report.movement?.first.expected, report.movement?.second.expected],
    [report.movement?.first.beyond, report.movement?.second.beyond],
  ])
  expect(number('In all', 'Member schools')).toBe(report.schools)
})

test('of four classes of two schools nothing is told, in no period, to nobody', async () => {
  const before = { ...(await reportOf()), as_of: '' }
  const [one, two] = await teachers(2)
  for (const teacher of [one, one, two, two]) if (teacher) await readAndEnter(teacher, await yearOf(teacher), 30)
  const { periods } = (await portal.call('GET', '/api/admin/report', { key })).json().data
  for (const { id } of periods) {
    const report = await reportOf(`?period=${id}`)
    expect(report).toMatchObject({ classes: null, children: null, readings: null, stretches: [], books: [] })
    expect([report.movement, report.regions.every(({ classes }) => classes === null)]).toEqual([null, true])
    const figures = (await linesOf(`?period=${id}`)).filter(([, , figure]) =>
      /class|Class|Lesson|session/.test(figure ?? ''),
    )
    expect(figures.every((line) => line.at(-1) === '')).toBe(true)
  }
  // But for the schools, which are members, the report is what it was without them.
  const after = await reportOf()
  expect({ ...after, schools: 0, new_schools: 0, regions: [], fifths: [], as_of: '' }).toEqual({
    ...before,
    ...{ schools: 0, new_schools: 0, regions: [], fifths: [] },
  })
})
let years = 0
const yearOf = async (_: Teacher) => ++years % 7

test('a sponsor’s report is of its own months; a class that comes later is told with enough others, or not', async () => {
  const { from } = termOf(todayInUk())
  const [first, second] = [from.slice(0, 7), dayAfter(from, 40).slice(0, 7)]
  const schools = await teachers(3)
  for (const teacher of schools) for (const year of [2, 3]) await readAndEnter(teacher, year, 30)
  for (const teacher of schools) await move(teacher, from)
  const list = (
    await portal.call('POST', '/api/admin/sponsors', {
      key,
      body: { name: 'Wren', website: '', from: first, until: first },
    })
  ).json().data
  const wren = `?sponsor=${list.at(-1).id}`
  expect(await reportOf(wren)).toMatchObject({
    classes: 5,
    period: { from: first, to: first },
    sponsor: { name: 'Wren' },
  })
  // One class more in a later month: two overlapping reports differ by nothing.
  const [late] = await teachers(1)
  if (late) {
    await readAndEnter(late, 3, 30)
    await move(late, `${second}-02`)
  }
  const [own, all] = [await reportOf(wren), await reportOf()]
  for (const part of ['classes', 'children', 'readings', 'schools_taught', 'movement', 'stretches'] as const)
    expect([part, own[part]]).toEqual([part, all[part]])
  expect((await portal.call('GET', '/api/admin/report?sponsor=999999', { key })).statusCode).toBe(404)
  expect((await portal.call('GET', '/api/admin/report?period=autumn-1066', { key })).statusCode).toBe(404)
})

test('the figures follow what a school corrects and deletes, and the report says as of when', async () => {
  const schools = await teachers(5)
  const ids = []
  for (const teacher of schools) ids.push(await readAndEnter(teacher, 3, 10, 20))
  const before = await reportOf()
  expect(before).toMatchObject({ classes: 5, children: 100, movement: { first: bands(40, 40, 20) } })
  const [teacher] = schools
  const numbers = { year: 3, children: 30, first: bands(20, 5, 5), second: bands(10, 10, 10), statements: [] }
  const corrected = await portal.call('PUT', `/api/school/outcomes/${ids[0]}`, {
    key: teacher?.key ?? '',
    body: { ...numbers, version: 1 },
  })
  expect(corrected.statusCode).toBe(200)
  const after = await reportOf()
  expect(after).toMatchObject({ classes: 5, children: 110, movement: { first: bands(50, 35, 20) } })
  expect(after.as_of > before.as_of).toBe(true)
  await portal.deps.db.transaction().execute((trx) => eraseSchool(trx, teacher?.schoolId ?? '', 5))
  expect(await reportOf()).toMatchObject({ classes: null, children: null, movement: null })
})

test('schools are told by region and by their fifth of free school meals, and their classes where these are enough', async () => {
  await portal.deps.pool.query(
    'delete from register_schools where id not in (select register_id from schools where register_id is not null)',
  )
  const shares = [50, 40, 30, 20, 10]
  const records = await Promise.all(
    shares.map((freeMealPercent) => createRecord(portal.deps, { region: 'North East', freeMealPercent })),
  )
  const schools = await teachers(5)
  for (const [at, teacher] of schools.entries()) {
    const { id: registerId } = records[at] ?? { id: 0 }
    await portal.deps.db
      .updateTable('schools')
      .set({ registerId })
      .where('id', '=', teacher.schoolId ?? '')
      .execute()
    await readAndEnter(teacher, 3, 20)
  }
  await portal.deps.changes.catchUp()
  const { regions, fifths } = await reportOf()
  expect(regions.filter(({ name }) => name !== '')).toEqual([{ name: 'North East', schools: 5, classes: 5 }])
  expect(fifths.filter(({ fifth }) => fifth > 0)).toEqual(
    [1, 2, 3, 4, 5].map((fifth) => ({ fifth, schools: 1, classes: null })),
  )
})

test('thirty children who open by code are known to the school, to Figures, to the report and to the statistics', async () => {
  const schools = await teachers(5)
  for (const teacher of schools) {
    const { code } = await createClassCode(portal.deps, { maker: teacher, resourceId: bookId })
    for (let child = 0; child < 30; child++) await portal.call('POST', '/api/class/open', { body: { code } })
  }
  const own = (await portal.call('GET', '/api/school/reading', { key: schools[0]?.key ?? '' })).json().data
  expect(own.classes.books).toMatchObject([{ id: bookId, classes: 1, readings: 1, opens: 30 }])
  const fresh = await buildTestApp({ database: portal.database })
  const figures = (await fresh.call('GET', '/api/admin/reading', { key })).json().data
  const details = (await fresh.call('GET', '/api/page/stats/details')).json().data
  await fresh.close()
  expect(figures.resources.find(({ id }: { id: number }) => id === bookId)).toMatchObject({
    classes: 5,
    class_readings: 5,
  })
  expect(await reportOf()).toMatchObject({ classes: 5, children: 150, readings: 5, schools_taught: 5 })
  expect(details.children_in_classes).toBe(150)
})

test('words are told with their author’s consent and day alone, and not any more once they are taken back', async () => {
  const words = { quote: 'They asked for more.', author: 'Ada Birch', author_role: 'Year 3 teacher', is_example: false }
  const add = async (testimonial: object) =>
    (await portal.call('POST', '/api/admin/testimonials', { key, body: testimonial })).json().data.shown.at(-1)
  await add(words)
  const agreed = { said_on: '2026-10-02', agreed_on: '2026-10-05', agreed_how: 'E-mail of 5 October' }
  const { id } = await add({ ...words, ...agreed })
  const { testimonials } = await reportOf()
  const { is_example: _, ...told } = words
  expect(testimonials).toEqual([{ ...told, said_on: '2026-10-02' }])
  expect((await portal.call('GET', '/api/testimonials')).body).not.toContain('5 October')
  await portal.call('DELETE', `/api/admin/testimonials/${id}`, { key })
  expect((await reportOf()).testimonials).toEqual([])
})
