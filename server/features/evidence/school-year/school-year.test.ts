import { parse } from 'csv-parse/sync'
import { expect, test } from 'vitest'
import { outcomeDays } from '#contract/evidence.ts'
import { dayAfter, todayInUk } from '#contract/school-days.ts'
import type { SchoolYearRecord, ShelfCoverage, YearFigure } from '#contract/school-year.ts'
import { schoolYears } from '#contract/school-years.ts'
import { createActor, createBookWithPages } from '../../../testing/factories.ts'
import { runJob } from '../../../testing/run-job.ts'
import { setUpPortal } from '../../../testing/set-up-portal.ts'
import { eraseSchool } from '../../accounts/deletion/erase-account.ts'

const portal = setUpPortal({ withJobs: true })

const today = todayInUk()
const [thisYear, lastYear] = schoolYears(today, dayAfter(today, -366))
/** A day of last year, so that no test depends on the month in which it runs. */
const inLastYear = (days: number) => dayAfter(lastYear?.from ?? '', days)

const view = async (key: string, year?: string): Promise<SchoolYearRecord> =>
  (await portal.call('GET', `/api/school/year${year ? `?year=${year}` : ''}`, { key })).json().data
async function rowsOf(key: string, figure: YearFigure, year: string) {
  const answer = await portal.call('GET', `/api/school/year/${figure}/export?year=${year}`, { key })
  expect(answer.headers['content-disposition']).toContain(`school-year-${year}-${figure}.csv`)
  const options = { bom: true, columns: true } as const
  return parse(answer.rawPayload, options) as Record<string, string>[]
}

/** Staff of a school in England, Scotland or elsewhere that has been here for two years. */
async function school(postcode = 'GU1 1AA') {
  const teacher = await createActor(portal.deps, { role: 'senior' })
  const { db } = portal.deps
  const row = db.updateTable('schools').where('id', '=', teacher.schoolId)
  await row.set({ postcode, createdAt: new Date(`${lastYear?.from}T12:00:00Z`) }).execute()
  return { key: teacher.key, schoolId: teacher.schoolId ?? '', teacher }
}
async function book(title: string, rows: Array<[nation: 'england' | 'scotland', code: string]>) {
  const { id } = await createBookWithPages(portal.deps, 1, { title })
  const about = {
    document: 'Citizenship',
    edition: '1999',
    area: 'Key stage 1',
    isQuoted: true,
    source: 'https://a.example',
  }
  for (const [position, [nation, code]] of rows.entries())
    await portal.deps.db
      .insertInto('curriculumRows')
      .values({
        ...{ ...about, resourceId: id, position, nation, code },
        ...{ statement: `what ${code} says`, covers: `${title} does ${code}`, readOn: '2026-11-28' },
      })
      .execute()
  return id
}
const use = (schoolId: string, resourceId: number, day: string, kind: string, times = 1) =>
  portal.deps.pool.query(
    'insert into school_uses (school_id, resource_id, day, use, times) values ($1, $2, $3, $4, $5)',
    [schoolId, resourceId, day, kind, times],
  )
const lead = (schoolId: string, resourceId: number, day: string, reached: number) =>
  portal.deps.pool.query(
    'insert into led_lessons (school_id, resource_id, day, steps, reached, minutes) values ($1, $2, $3, 8, $4, 50)',
    [schoolId, resourceId, day, reached],
  )
type Six = [number, number, number, number, number, number]
async function enter(
  { schoolId, resourceId, day, year }: { schoolId: string; resourceId: number; day: string; year: number },
  children: number,
  bands: Six | null,
) {
  const columns = 'first_towards, first_expected, first_beyond, second_towards, second_expected, second_beyond'
  const { rows } = await portal.deps.pool.query<{ id: string }>(
    `insert into class_outcomes (school_id, resource_id, day, year, children, changed_minds, quiet_voices, will_try, ${columns})
     values ($1, $2, $3, $4, $5, $6, false, $7, $8, $9, $10, $11, $12, $13) returning id`,
    [schoolId, resourceId, day, year, children, children > 20, year === 3, ...(bands ?? Array(6).fill(null))],
  )
  return rows[0]?.id ?? ''
}
const total = (rows: Record<string, string>[], column: string) =>
  rows.reduce((sum, row) => sum + Number(row[column]), 0)

test('twelve classes: every figure of the page is recomputed from its own files, to the digit', async () => {
  const { key, schoolId } = await school()
  const [harbour, kite, unread] = [
    await book('Harbour Lights', [
      ['england', '2i'],
      ['england', '1c'],
      ['scotland', 'SOC 1-22a'],
    ]),
    await book('A Kite for Ada', [['england', '2i']]),
    await book('Nobody read it', [['england', '4a']]),
  ]
  const years = [1, 2, 2, 3, 3, 3, 4, 4, 5, 6, 0, 3]
  for (const [at, year] of years.entries()) {
    const [resourceId, day] = [at % 2 ? kite : harbour, inLastYear(10 + 20 * at)]
    await use(schoolId, resourceId, day, 'reading')
    await use(schoolId, resourceId, day, 'open', 20 + at)
    await lead(schoolId, resourceId, day, at % 3 === 0 ? 8 : at % 4)
    const bands: Six | null = at === 4 ? null : [9, 8, at % 3, 2, 9, 6 + (at % 3)]
    await enter({ schoolId, resourceId, day, year }, at === 4 ? 3 : 19 + at, bands)
  }
  await use(schoolId, unread, inLastYear(3), 'paper', 4)
  // The days before and after belong to other years.
  for (const day of [inLastYear(-1), thisYear.from]) {
    await use(schoolId, harbour, day, 'reading', 50)
    await enter({ schoolId, resourceId: harbour, day, year: 6 }, 30, null)
  }
  const record = await view(key, lastYear?.id)
  const read = (figure: YearFigure) => rowsOf(key, figure, record.year.id)
  const [books, classes] = [await read('books'), await read('classes')]
  expect(classes).toHaveLength(12)

  // What was read and taught.
  const sum = (of: 'readings' | 'opens' | 'lessons' | 'finished' | 'minutes' | 'boards' | 'papers') =>
    record.books.reduce((all, one) => all + one[of], 0)
  expect([
    sum('readings'),
    sum('opens'),
    sum('lessons'),
    sum('finished'),
    sum('minutes'),
    sum('boards'),
    sum('papers'),
  ]).toEqual([
    total(books, 'Class readings'),
    total(books, 'Times opened by children'),
    total(books, 'Lessons led'),
    total(books, 'Lessons led to the last step'),
    total(books, 'Minutes of lessons'),
    total(books, 'Boards led without the plan'),
    total(books, 'Papers downloaded'),
  ])
  expect([sum('readings'), sum('lessons') + sum('boards')]).toEqual([12, 12])

  // Which years.
  const groups = new Map<string, { classes: number; children: number }>()
  for (const { Year = '', Children } of classes) {
    const { classes: before, children } = groups.get(Year) ?? { classes: 0, children: 0 }
    groups.set(Year, { classes: before + 1, children: children + Number(Children) })
  }
  const nameOf = (year: number) => (year === 0 ? 'Mixed years' : `Year ${year}`)
  expect(new Map(record.year_groups.map(({ year, ...rest }) => [nameOf(year), rest]))).toEqual(groups)
  expect((await read('year-groups')).map((row) => Object.values(row))).toEqual(
    record.year_groups.map(({ year, ...rest }) => [nameOf(year), String(rest.classes), String(rest.children)]),
  )

  // What it covered: a row is counted once, whichever books have it.
  const covered = await read('covered')
  expect(new Set(covered.map(({ Code }) => Code))).toEqual(new Set(record.covered.map(({ code }) => code)))
  expect(record.covered.map(({ code, books: all }) => [code, all.map(({ title }) => title)])).toEqual([
    ['1c', ['Harbour Lights']],
    ['2i', ['A Kite for Ada', 'Harbour Lights']],
  ])
  expect(covered).toHaveLength(3)

  // What changed.
  const moved = classes.filter((row) => row['First colour: expected'] !== '')
  const band = (colour: string) => ({
    towards: total(moved, `${colour}: working towards`),
    expected: total(moved, `${colour}: expected`),
    beyond: total(moved, `${colour}: beyond`),
  })
  expect(record.movement).toEqual({
    ...{ classes: moved.length, first: band('First colour'), second: band('Second colour') },
  })
  expect(moved).toHaveLength(11)
  const movement = await read('movement')
  expect(movement.map((row) => [row['Children in the first colour'], row['Children in the second colour']])).toEqual(
    (['towards', 'expected', 'beyond'] as const).map((each) => [
      String(record.movement?.first[each]),
      String(record.movement?.second[each]),
    ]),
  )
  expect(record.statements).toEqual([
    { statement: 'changed-minds', classes: total(classes, 'Some children changed their mind') },
    { statement: 'quiet-voices', classes: 0 },
    { statement: 'will-try', classes: total(classes, 'The class will try something') },
  ])

  // A term later the days are forgotten, and all of it is as before.
  await runJob(portal, 'sum-up-classes')
  const { as_of_time: _, outcomes: __, ...after } = await view(key, lastYear?.id)
  const { as_of_time: ___, outcomes: ____, ...before } = record
  expect(after).toEqual(before)
})

test('another nation has its own curriculum and its own names of years', async () => {
  const { key, schoolId } = await school('EH1 1AA')
  const resourceId = await book('Harbour Lights', [
    ['england', '2i'],
    ['scotland', 'SOC 1-22a'],
  ])
  await use(schoolId, resourceId, today, 'reading')
  await enter({ schoolId, resourceId, day: today, year: 3 }, 20, null)
  const record = await view(key)
  expect(record).toMatchObject({ nation: 'scotland', covered: [{ code: 'SOC 1-22a' }], movement: null })
  expect(await rowsOf(key, 'year-groups', thisYear.id)).toEqual([{ Year: 'P4', Classes: '1', Children: '20' }])
})

test('a board, papers and openings alone cover nothing', async () => {
  const { key, schoolId } = await school()
  const resourceId = await book('Harbour Lights', [['england', '2i']])
  await lead(schoolId, resourceId, today, 0)
  await use(schoolId, resourceId, today, 'paper', 3)
  expect(await view(key)).toMatchObject({ books: [{ boards: 1, papers: 3 }], covered: [] })
})

test('a class that is corrected or deleted changes the figures, and the page says as of when', async () => {
  const { key, schoolId } = await school()
  const resourceId = await book('Harbour Lights', [])
  const day = dayAfter(today, -outcomeDays)
  const id = await enter({ schoolId, resourceId, day, year: 3 }, 28, [14, 10, 4, 4, 14, 10])
  const year = schoolYears(today, day).find(({ from, to }) => from <= day && day <= to)?.id
  const before = await view(key, year)
  expect(before).toMatchObject({
    year_groups: [{ year: 3, classes: 1, children: 28 }],
    movement: { first: { towards: 14 }, second: { towards: 4 } },
  })
  const first = { towards: 12, expected: 10, beyond: 4 }
  const second = { towards: 2, expected: 14, beyond: 10 }
  const body = { year: 4, children: 26, first, second, statements: [], version: 1 }
  expect((await portal.call('PUT', `/api/school/outcomes/${id}`, { key, body })).statusCode).toBe(200)
  const after = await view(key, year)
  expect(after).toMatchObject({ year_groups: [{ year: 4, classes: 1, children: 26 }], movement: { first, second } })
  expect(Date.parse(after.as_of_time)).toBeGreaterThan(Date.parse(before.as_of_time))
  await portal.call('DELETE', `/api/school/outcomes/${id}`, { key })
  expect(await view(key, year)).toMatchObject({ year_groups: [], movement: null })
})

test('sessions that were held count on their own day, on both sides of the end of a year', async () => {
  const { key, schoolId, teacher } = await school()
  const session = async (sessionOn: string, status: 'done' | 'confirmed' | 'requested' | 'cancelled') =>
    portal.deps.db
      .insertInto('bookings')
      .values({
        ...{ reference: `${sessionOn} ${status} ${schoolId}`, status, sessionOn, schoolId, userId: teacher.id },
        ...{ name: 'Ada Birch', email: 'ada@example.org', school: 'Tidewell', format: 'online' },
        yearGroups: JSON.stringify(['Year 3', 'Year 4']),
      })
      .execute()
  for (const day of [inLastYear(-1), inLastYear(0), lastYear?.to ?? '', thisYear.from, dayAfter(today, 1)])
    await session(day, 'confirmed')
  await session(inLastYear(40), 'done')
  for (const status of ['requested', 'cancelled'] as const) await session(inLastYear(41), status)
  const days = [lastYear?.to, inLastYear(40), inLastYear(0)]
  expect((await view(key, lastYear?.id)).sessions.map(({ day }) => day)).toEqual(days)
  expect(await rowsOf(key, 'sessions', lastYear?.id ?? '')).toEqual(
    days.map((Day) => ({ Day, Where: 'Online', Classes: 'Year 3, Year 4' })),
  )
})

test('a school that has done nothing has an empty year, and none from before it joined', async () => {
  const { key } = await school()
  const nothing = { books: [], outcomes: [], covered: [], year_groups: [], movement: null, sessions: [] }
  expect(await view(key)).toMatchObject({ ...nothing, year: { id: thisYear.id } })
  expect((await view(key)).years.map(({ id }) => id)).toEqual([thisYear.id, lastYear?.id])
  for (const figure of ['books', 'covered', 'movement'] as const)
    expect(await rowsOf(key, figure, thisYear.id)).toEqual([])
  for (const wrong of ['2019-20', '2026-28', '', 'autumn'])
    expect((await portal.call('GET', `/api/school/year?year=${wrong}`, { key })).statusCode).toBe(404)
  const unknown = await portal.call('GET', '/api/school/year/teachers/export', { key })
  expect(unknown.statusCode).toBe(404)
})

test('formulas in titles stay words, and with a school goes its year', async () => {
  const { key, schoolId } = await school()
  const resourceId = await book('=HYPERLINK("https://evil.example")', [['england', '@SUM(1)']])
  await use(schoolId, resourceId, today, 'reading')
  expect((await rowsOf(key, 'books', thisYear.id))[0]?.Book).toBe('\'=HYPERLINK("https://evil.example")')
  expect((await rowsOf(key, 'covered', thisYear.id))[0]?.Code).toBe("'@SUM(1)")
  expect(await portal.deps.db.transaction().execute((trx) => eraseSchool(trx, schoolId, 5))).toBe(true)
  const { rows } = await portal.deps.pool.query('select from school_uses where school_id = $1', [schoolId])
  expect(rows).toEqual([])
})

test('the shelf says what each book covers of the nation’s curriculum, and what the classes of this year have had of it', async () => {
  const staff = await school('EH1 1AA')
  const [harbour, kite] = [
    await book('Harbour Lights', [
      ['scotland', 'SOC 1-22a'],
      ['scotland', 'LIT 1-07a'],
      ['england', '2i'],
    ]),
    await book('A Kite for Ada', [
      ['scotland', 'SOC 1-22a'],
      ['scotland', 'HWB 1-20a'],
    ]),
  ]
  const shelfOf = async (key: string): Promise<ShelfCoverage> => {
    const { nation, books } = (await portal.call('GET', '/api/resources/coverage', { key })).json().data
    return { nation, books: books.filter(({ id }: { id: number }) => id === harbour || id === kite) }
  }
  const withCovered = (ofHarbour: number | null, ofKite: number | null) => [
    { id: harbour, rows: 2, covered: ofHarbour },
    { id: kite, rows: 2, covered: ofKite },
  ]
  // Last year’s lesson, and a board without the plan, cover nothing this year.
  await lead(staff.schoolId, harbour, inLastYear(3), 8)
  await lead(staff.schoolId, harbour, today, 0)
  expect(await shelfOf(staff.key)).toEqual({ nation: 'scotland', books: withCovered(0, 0) })
  await use(staff.schoolId, kite, today, 'reading')
  expect(await shelfOf(staff.key)).toEqual({ nation: 'scotland', books: withCovered(1, 2) })

  const { db } = portal.deps
  const parent = await createActor(portal.deps)
  await db.updateTable('users').set({ schoolId: staff.schoolId }).where('id', '=', parent.id).execute()
  expect(await shelfOf(parent.key)).toEqual({ nation: 'scotland', books: [] })
  const pending = await createActor(portal.deps, { role: 'senior', school: 'pending' })
  await db.updateTable('schools').set({ postcode: 'EH1 1AA' }).where('id', '=', pending.schoolId).execute()
  expect((await shelfOf(pending.key)).books).toEqual(withCovered(null, null))
  const operator = await createActor(portal.deps, { role: 'admin' })
  expect(await shelfOf(operator.key)).toEqual({ nation: null, books: [{ id: harbour, rows: 1, covered: null }] })
})
