import { expect, test } from 'vitest'
import type { SchoolReading } from '#contract/reading.ts'
import { dayAfter, todayInUk } from '#contract/school-days.ts'
import { retention } from '../../data-protection/retention.ts'
import {
  createActor,
  createBookWithPages,
  createClassCode,
  createSession,
  createUser,
} from '../../testing/factories.ts'
import { runJob } from '../../testing/run-job.ts'
import { setUpPortal } from '../../testing/set-up-portal.ts'
import { eraseSchool } from '../accounts/deletion/erase-account.ts'
import { keys } from '../resources/keys.ts'

const portal = setUpPortal({ withJobs: true })

const open = async (code: string, times = 1) => {
  for (let child = 0; child < times; child++)
    expect((await portal.call('POST', '/api/class/open', { body: { code } })).statusCode).toBe(200)
}
const classesOf = async (key: string, query = '') => {
  const { data } = (await portal.call('GET', `/api/school/reading${query}`, { key })).json()
  return (data as SchoolReading).classes
}
const none = { lessons: 0, finished: 0, minutes: 0, boards: 0, papers: 0, editions: 0 }
const moveDays = (days: number) =>
  Promise.all(
    ['school_uses', 'class_opens'].map((table) =>
      portal.deps.pool.query(`update ${table} set day = day - $1::integer`, [days]),
    ),
  )

test('thirty children who open a code are one class reading of the school, also when the code is gone', async () => {
  const { db, pool } = portal.deps
  const teacher = await createActor(portal.deps, { role: 'senior' })
  const colleague = await createUser(portal.deps, { role: 'senior', schoolId: teacher.schoolId })
  const book = await createBookWithPages(portal.deps, 1, { title: 'Harbour Lights' })
  const { code } = await createClassCode(portal.deps, { maker: teacher, resourceId: book.id })
  await open(code, 30)
  const used = { id: book.id, title: 'Harbour Lights', classes: 1, readings: 1, opens: 30, ...none }
  expect((await classesOf(teacher.key)).books).toMatchObject([used])
  const { rows } = await pool.query('select use, times from school_uses where school_id = $1', [teacher.schoolId])
  expect(rows.toSorted((a, b) => a.times - b.times || a.use.localeCompare(b.use))).toEqual([
    { use: 'class', times: 1 },
    { use: 'reading', times: 1 },
    { use: 'arrival', times: 30 },
    { use: 'open', times: 30 },
  ])
  // The same class on another day, and another one.
  await moveDays(1)
  await open(code, 2)
  const other = await createClassCode(portal.deps, { maker: colleague, resourceId: book.id })
  await open(other.code, 3)
  const after = { ...used, classes: 2, readings: 3, opens: 35 }
  expect((await classesOf(teacher.key)).books).toMatchObject([after])
  // A code, and a teacher, take nothing away.
  await db.deleteFrom('classCodes').where('resourceId', '=', book.id).execute()
  await db.deleteFrom('users').where('id', '=', colleague.id).execute()
  expect((await classesOf(teacher.key)).books).toMatchObject([after])
})

test('the codes of operators, and openings of wrong or ended codes, count for no school', async () => {
  const operator = await createActor(portal.deps, { role: 'admin' })
  const teacher = await createActor(portal.deps, { role: 'senior' })
  const { code, id } = await createClassCode(portal.deps, { maker: operator })
  await open(code)
  const before = await portal.deps.pool.query('select count(*)::integer as rows from school_uses')
  const ended = await createClassCode(portal.deps, { maker: teacher, until: new Date(Date.now() - 1000) })
  for (const typed of [ended.code, 'acorn zone 0000', ''])
    expect((await portal.call('POST', '/api/class/open', { body: { code: typed } })).statusCode).toBeGreaterThan(399)
  expect((await classesOf(teacher.key)).books).toEqual([])
  const after = await portal.deps.pool.query('select count(*)::integer as rows from school_uses')
  expect(after.rows).toEqual(before.rows)
  const opened = await portal.deps.db.selectFrom('classOpens').select('opens').where('codeId', '=', id).execute()
  expect(opened).toEqual([{ opens: 1 }])
})

test('days are kept for a term, then months: a period counts the same before and after', async () => {
  const { pool } = portal.deps
  const teacher = await createActor(portal.deps, { role: 'senior' })
  const { id: resourceId } = await createBookWithPages(portal.deps, 1)
  const oldest = dayAfter(todayInUk(), -retention.classUse.days)
  const [month, older] = [`${oldest.slice(0, 7)}-01`, dayAfter(oldest, -1)]
  const count = (day: string, use: string, times: number) =>
    pool.query(
      `insert into school_uses (school_id, resource_id, day, use, times) values ($1, $2, $3, $4, $5)
       on conflict (school_id, resource_id, day, use) do update set times = school_uses.times + excluded.times`,
      [teacher.schoolId, resourceId, day, use, times],
    )
  for (const day of [oldest, older, dayAfter(older, -1)]) await count(day, 'reading', 2)
  const lead = (day: string, reached: number, minutes: number | null) =>
    pool.query(
      `insert into led_lessons (school_id, resource_id, day, steps, reached, minutes) values ($1, $2, $3, 8, $4, $5)`,
      [teacher.schoolId, resourceId, day, reached, minutes],
    )
  await lead(older, 8, 55)
  await lead(older, 3, null)
  await lead(older, 0, 20)
  await lead(oldest, 8, 50)
  const before = (await classesOf(teacher.key)).books
  expect(before).toMatchObject([{ readings: 6, lessons: 3, finished: 2, minutes: 105, boards: 1 }])
  for (const time of ['first', 'second']) {
    await runJob(portal, 'sum-up-classes')
    expect([time, (await classesOf(teacher.key)).books]).toEqual([time, before])
  }
  const { rows } = await pool.query(
    `select to_char(day, 'YYYY-MM-DD') as day from school_uses where school_id = $1 group by 1 order by 1`,
    [teacher.schoolId],
  )
  const months = [older, dayAfter(older, -1)].map((day) => `${day.slice(0, 7)}-01`)
  expect(new Set(rows.map(({ day }) => day))).toEqual(new Set([...months, oldest]))
  const lessons = await pool.query('select reached from led_lessons where school_id = $1', [teacher.schoolId])
  expect([lessons.rows, month <= oldest]).toEqual([[{ reached: 8 }], true])
})

test('with a school goes all that was counted for it', async () => {
  const { db, pool } = portal.deps
  const teacher = await createActor(portal.deps, { role: 'senior' })
  const { code, id: codeId } = await createClassCode(portal.deps, { maker: teacher })
  await open(code)
  const { key } = teacher
  const numbers = { year: 3, children: 28, first: null, second: null, statements: [] }
  await portal.call('POST', '/api/school/outcomes', { key, body: { ...numbers, code_id: codeId } })
  const left = () =>
    pool.query(
      `select (select count(*) from school_uses where school_id = $1)::integer as uses,
         (select count(*) from class_outcomes where school_id = $1)::integer as outcomes`,
      [teacher.schoolId],
    )
  expect((await left()).rows).toEqual([{ uses: 4, outcomes: 1 }])
  expect(await db.transaction().execute((trx) => eraseSchool(trx, teacher.schoolId ?? '', 5))).toBe(true)
  expect((await left()).rows).toEqual([{ uses: 0, outcomes: 0 }])
})

test('papers and editions that staff save count once each, whatever a browser asks for in parts', async () => {
  const teacher = await createActor(portal.deps, { role: 'senior' })
  const parent = await createUser(portal.deps, { schoolId: teacher.schoolId })
  const book = await createBookWithPages(portal.deps, 1)
  const { db, files } = portal.deps
  await files.put(keys.edition(book.version, { kind: 'text', language: '' }), Buffer.from('A long, long text'))
  const made = { resourceId: book.id, version: book.version, kind: 'text', bytes: 17 } as const
  await db.insertInto('editions').values(made).execute()
  const path = `/api/resources/${book.id}/editions/text`
  const { key } = teacher
  expect((await portal.call('GET', path, { key })).statusCode).toBe(200)
  await portal.call('GET', path, { key, headers: { range: 'bytes=5-' } })
  await portal.call('HEAD' as 'GET', path, { key })
  expect((await portal.call('GET', path, { key: await createSession(portal.deps, parent.id) })).statusCode).toBe(200)
  await portal.call('GET', path, { key, headers: { 'sec-fetch-site': 'cross-site' } })
  expect((await classesOf(key)).books).toMatchObject([{ id: book.id, editions: 1, papers: 0, readings: 0 }])
})
