import { parse } from 'csv-parse/sync'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { GrantFigures } from '#contract/grants.ts'
import { dayAfter, todayInUk } from '#contract/school-days.ts'
import { schoolYears } from '#contract/school-years.ts'
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts'
import { createActor, createBookWithPages, createSchool, createUser } from '../../../testing/factories.ts'
import { eraseSchool } from '../../accounts/deletion/erase-account.ts'

let portal: TestApp
let key: string
let resourceId: number
beforeEach(async () => {
  portal = await buildTestApp()
  key = (await createActor(portal.deps, { role: 'admin', rights: 'moderator' })).key
  resourceId = (await createBookWithPages(portal.deps, 1)).id
})
afterEach(() => portal.close())

const today = todayInUk()
const [thisYear, lastYear = thisYear] = schoolYears(today, dayAfter(today, -366))

const view = async (year = ''): Promise<GrantFigures> =>
  (await portal.call('GET', `/api/admin/grants${year}`, { key })).json().data
async function rowsOf(path: string, by = key) {
  const answer = await portal.call('GET', path, { key: by })
  return parse(answer.rawPayload, { bom: true, columns: true }) as Record<string, string>[]
}

/** A school of a region, with so many classes that read, lessons, and classes that staff entered. */
async function school(region: string, { classes = 0, lessons = 0, entered = 0, day = today } = {}) {
  const { id } = await createSchool(portal.deps)
  const { pool } = portal.deps
  await pool.query('update school_facts set region = $2 where school_id = $1', [id, region])
  const use = 'insert into school_uses (school_id, resource_id, day, use, times) values ($1, $2, $3, $4, $5)'
  for (const [kind, times] of [
    ['class', classes],
    ['reading', 2 * classes],
  ] as const)
    if (times > 0) await pool.query(use, [id, resourceId, day, kind, times])
  for (let lesson = 0; lesson < lessons; lesson++)
    await pool.query(
      'insert into led_lessons (school_id, resource_id, day, steps, reached) values ($1, $2, $3, 8, 8)',
      [id, resourceId, day],
    )
  for (let each = 0; each < entered; each++)
    await pool.query(
      `insert into class_outcomes (school_id, resource_id, day, year, children, changed_minds, quiet_voices, will_try)
       values ($1, $2, $3, 3, 29, true, false, false)`,
      [id, resourceId, day],
    )
  return id
}

const nothing = { classes: null, schools: null, readings: null, lessons: null, lesson_schools: null }

test('four classes of two schools, and four of three, are too few: on the page and in the file', async () => {
  await school('South East', { classes: 2, lessons: 2, entered: 2 })
  await school('London', { classes: 2, lessons: 2, entered: 2 })
  const tooFew = { ...nothing, entered: null, children: null }
  const check = async () => {
    const { total, regions } = await view()
    expect(total).toEqual(tooFew)
    for (const { region: _, ...figures } of regions) expect(figures).toEqual(tooFew)
    for (const { Region: _, ...cells } of await rowsOf('/api/admin/grants/evidence/export'))
      expect(new Set(Object.values(cells))).toEqual(new Set(['']))
  }
  await check()
  await school('Wales', { day: dayAfter(today, -800), classes: 40 })
  await check()
  // However much two schools do.
  for (const region of ['North West', 'London']) await school(region)
  await portal.deps.pool.query(`update school_uses set times = 40 where day = $1`, [today])
  await check()
})

test('what is shown is rounded down, and no region is left that the others would tell', async () => {
  for (const classes of [4, 4, 3]) await school('South East', { classes, lessons: 2, entered: 2 })
  for (const classes of [2, 2, 1]) await school('London', { classes, lessons: 0, entered: 3 })
  await school('', { classes: 1, lessons: 1, entered: 1 })
  const { total, regions } = await view()
  expect(total).toEqual({
    ...{ classes: 15, schools: 5, readings: 30, lessons: 5, lesson_schools: null, entered: 15, children: 460 },
  })
  expect(regions.map(({ region }) => region)).toEqual(['London', 'South East', ''])
  // London is hidden too: 17 less 11 and 5 would be the class of the school without a region.
  expect(regions.map(({ classes, children }) => [classes, children])).toEqual([
    [null, null],
    [10, 170],
    [null, null],
  ])
  const rows = await rowsOf('/api/admin/grants/evidence/export')
  expect(rows.map((row) => Object.values(row).slice(0, 3))).toEqual([
    ['London', '', ''],
    ['South East', '10', ''],
    ['Region not known', '', ''],
    ['All regions', '15', '5'],
  ])
})

test('one more class changes nothing that tells of it, and a school that is deleted is gone from all figures', async () => {
  const ids: string[] = []
  for (const classes of [3, 3, 3]) ids.push(await school('South East', { classes }))
  const { as_of_time: _, ...before } = await view()
  await portal.deps.pool.query(`update school_uses set times = times + 1 where use = 'class' and school_id = $1`, [
    ids[0],
  ])
  await portal.deps.pool.query(`update school_uses set times = times - 1 where use = 'class' and school_id = $1`, [
    ids[1],
  ])
  const { as_of_time: __, ...after } = await view()
  expect(after).toEqual(before)
  expect(before.total).toMatchObject({ classes: 5, readings: 15 })
  await portal.deps.db.transaction().execute((trx) => eraseSchool(trx, ids[2] ?? '', 5))
  expect((await view()).total).toMatchObject({ classes: null, readings: null })
})

/** A session of a school on a day. */
const session = (
  sessionOn: string,
  status: 'done' | 'confirmed' | 'cancelled',
  name: string,
  schoolId: string | null,
) =>
  portal.deps.db
    .insertInto('bookings')
    .values({
      ...{ reference: `${sessionOn} ${status} ${name}`, status, sessionOn, schoolId, format: 'in-person' },
      ...{ name: 'Ada Birch', email: 'ada@example.org', phone: '0123', school: name, message: 'Ada again' },
    })
    .execute()

test('sessions that were held are listed and counted exactly, and their file names nobody', async () => {
  const [one, other] = [await school('London'), await school('London')]
  await createSchool(portal.deps, { createdAt: new Date(`${lastYear.from}T12:00:00Z`) })
  await session(lastYear.from, 'done', '=Tidewell()', one)
  await session(dayAfter(lastYear.from, 1), 'done', '=Tidewell()', one)
  await session(dayAfter(lastYear.from, 2), 'done', 'Hill Lane', other)
  await session(dayAfter(lastYear.from, 3), 'done', 'A school that is gone', null)
  await session(thisYear.from, 'done', 'This year', other)
  await session(dayAfter(today, 3), 'confirmed', 'To come', other)
  await session(lastYear.from, 'cancelled', 'Cancelled', other)
  const { sessions, sessions_held: held, session_schools: schools } = await view(`?year=${lastYear.id}`)
  expect([held, schools]).toEqual([4, 3])
  expect(sessions.map(({ day, school: name }) => [day, name])).toEqual([
    [dayAfter(lastYear.from, 3), 'A school that is gone'],
    [dayAfter(lastYear.from, 2), 'Hill Lane'],
    [dayAfter(lastYear.from, 1), '=Tidewell()'],
    [lastYear.from, '=Tidewell()'],
  ])
  const rows = await rowsOf(`/api/admin/grants/sessions/export?year=${lastYear.id}`)
  expect(rows).toHaveLength(4)
  expect(rows[0]).toMatchObject({ 'Session on': lastYear.from, School: "'=Tidewell()", Where: 'At the school' })
  expect(JSON.stringify([rows, sessions])).not.toMatch(/Ada|0123|example\.org/)
})

test('schools and their contacts are a file for those who may export, and the log says who took it', async () => {
  const { db } = portal.deps
  const title = '@Tidewell "Primary", school'
  const { id: schoolId } = await createSchool(portal.deps, { title, city: '+Town', postcode: 'GU1 1AA' })
  const nobody = await createSchool(portal.deps, { title: 'Nobody', status: 'pending' })
  await createSchool(portal.deps, { title: 'Turned away', status: 'rejected' })
  const staff = (fullName: string, changes: object = {}) =>
    createUser(portal.deps, { role: 'senior', schoolId, fullName, ...changes })
  await staff('Gone soon', { deletionRequestedAt: new Date(), schoolId: nobody.id })
  await staff('Longest there', { createdAt: new Date(1) })
  const lead = await staff('=Moira Lamb', { phoneNumber: '-1' })
  await createUser(portal.deps, { schoolId, fullName: 'A parent' })
  await db.updateTable('memberships').set({ isLead: true }).where('userId', '=', lead.id).execute()
  await db.insertInto('newsReaders').values({ userId: lead.id }).execute()
  const rows = await rowsOf('/api/admin/schools/export')
  expect(rows.map(({ School }) => School)).toEqual([`'${title}`, 'Nobody'])
  expect(rows[0]).toMatchObject({
    ...{ Status: 'approved', Town: "'+Town", Contact: "'=Moira Lamb", 'Contact e-mail': lead.email },
    ...{ 'Contact phone': "'-1", 'Asked for news of books': 'yes', 'Joined on': today },
  })
  expect(rows[1]).toMatchObject({
    Status: 'pending',
    Contact: '',
    'Contact e-mail': '',
    'Asked for news of books': 'no',
  })
  expect(JSON.stringify(rows)).not.toMatch(/parent|Longest|Gone soon/)
  const log = db.selectFrom('auditLog').select('actorId').where('action', '=', 'schools.exported')
  expect(await log.execute()).toHaveLength(1)
  const support = await createActor(portal.deps, { role: 'admin', rights: 'support' })
  expect((await portal.call('GET', '/api/admin/schools/export', { key: support.key })).statusCode).toBe(403)
  expect(await log.execute()).toHaveLength(1)
})

test('all schools are in the file, also when there are more than a portion', async () => {
  const createdAt = new Date('2026-01-01T10:00:00Z')
  const values = Array.from({ length: 1100 }, (_, at) => ({
    ...{ title: `School ${at}`, schoolCode: `C${at}`, status: 'approved' as const, createdAt },
  }))
  await portal.deps.db.insertInto('schools').values(values).execute()
  const titles = (await rowsOf('/api/admin/schools/export')).map(({ School }) => School)
  expect(titles).toHaveLength(1100)
  expect(new Set(titles).size).toBe(1100)
})

test('years begin with the first school, and another one is not found', async () => {
  expect((await view()).years.map(({ id }) => id)).toEqual([thisYear.id])
  await createSchool(portal.deps, { createdAt: new Date(`${dayAfter(thisYear.from, -1)}T12:00:00Z`) })
  expect((await view()).years).toHaveLength(2)
  for (const path of ['', '/evidence/export', '/sessions/export'])
    expect((await portal.call('GET', `/api/admin/grants${path}?year=1999-00`, { key })).statusCode).toBe(404)
})
