import { writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { dayAfter, todayInUk } from '#contract/school-days.ts'
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts'
import { createActor, createSchool, createSession, createUser, password } from '../../testing/factories.ts'
import { importRegister } from '../register/import/import-register.ts'
import { ownRegister, toRegisterFile } from '../register/testing/register-file.ts'
import { recount } from './jobs.ts'
import { createRecord } from './testing/create-record.ts'

let portal: TestApp
beforeEach(async () => {
  portal = await buildTestApp({ environment: { LAUNCH_DATE: dayAfter(todayInUk(), -20) } })
})
afterEach(() => portal.close())

const stats = async (app = portal) => (await app.call('GET', '/api/page/stats')).json().data
const details = async () => (await portal.call('GET', '/api/page/stats/details')).json().data
/** After a write that bypasses the portal and is announced a moment later. */
const settled = async () => {
  await portal.deps.changes.catchUp()
  return stats()
}
/** Parents and log-ins counted elsewhere show after a second. */
const drift = async () => {
  const { rows } = await portal.deps.pool.query('select repair_statistics() as repaired')
  return rows[0].repaired
}

test('an empty portal: seven zeros, except for the weeks', async () => {
  const answer = await portal.call('GET', '/api/page/stats')
  expect(answer.json()).toEqual({
    data: {
      childrenReached: 0,
      weeksSinceLaunch: 2,
      schoolsCount: 0,
      schoolsPercentageTotal: 0,
      loginCountThisMonth: 0,
      bookingsCount: 0,
      usersCount: 0,
    },
  })
  const { etag } = answer.headers
  const again = await portal.call('GET', '/api/page/stats', { headers: { 'if-none-match': String(etag) } })
  expect(again.statusCode).toBe(304)
  expect(await details()).toMatchObject({
    growth: [],
    areas: [],
    squares: [],
    register_time: '',
    uk_schools: { count: 20739, year: '2023/24' },
  })
})

test('a state primary of each nation counts in the share of its own', async () => {
  const nations = async () =>
    Object.fromEntries(
      (await details()).nations.map((one: { nation: string; state_primaries: number }) => [
        one.nation,
        one.state_primaries,
      ]),
    )
  const before = await nations()
  for (const record of [
    { register: 'wales', nation: 'wales', typeGroup: 'Community' },
    { register: 'scotland', nation: 'scotland', typeGroup: 'Local Authority', highAge: 12 },
    { register: 'northern-ireland', nation: 'northern-ireland', typeGroup: 'Controlled' },
    { register: 'northern-ireland', nation: 'northern-ireland', typeGroup: '', phase: 'Independent' },
    { register: 'gias', nation: 'england' },
  ] as const)
    await createSchool(portal.deps, { registerId: (await createRecord(portal.deps, record)).id })
  await expect.poll(nations).toEqual({
    england: before.england + 1,
    wales: before.wales + 1,
    scotland: before.scotland + 1,
    'northern-ireland': before['northern-ireland'] + 1,
  })
  const all = (await details()).nations.map((one: { all: number }) => one.all)
  expect(all).toEqual([16_764, 1988, 1210, 777])
  await portal.deps.db.deleteFrom('schools').execute()
  await portal.deps.db.deleteFrom('registerSchools').execute()
})

test('an approved school counts, with pupils of our ages, and in the share only if it is a state primary', async () => {
  const { key } = await createActor(portal.deps, { role: 'admin' })
  const act = async (id: string, action: string, body: object) => {
    const url = `/api/admin/schools/${id}`
    const { version } = (await portal.call('GET', url, { key })).json().data
    return portal.call('POST', `${url}/${action}`, { key, body: { version, ...body } })
  }
  // Ages 4 to 10 (they turn 11): four of seven.
  const primary = await createRecord(portal.deps, { lowAge: 4, highAge: 11, pupils: 210 })
  // Ages 7 to 10: three of four.
  const junior = await createRecord(portal.deps, { lowAge: 7, highAge: 11, pupils: 100 })
  const independent = await createRecord(portal.deps, {
    typeGroup: 'Independent schools',
    lowAge: 6,
    highAge: 10,
    pupils: 7,
  })
  const { id } = await createSchool(portal.deps, { status: 'pending' })
  expect((await stats()).schoolsCount).toBe(0)
  await act(id, 'approve', { register_id: primary.id })
  expect(await stats()).toMatchObject({ schoolsCount: 1, childrenReached: 120, schoolsPercentageTotal: 0 })
  await act(id, 'link', { register_id: junior.id })
  expect(await stats()).toMatchObject({ schoolsCount: 1, childrenReached: 75 })
  await act(id, 'reopen', {})
  expect(await stats()).toMatchObject({ schoolsCount: 0, childrenReached: 0 })
  await act(id, 'approve', { register_id: independent.id })
  await portal.deps.pool.query('update portal_figures set value = 3')
  await createSchool(portal.deps, { registerId: primary.id })
  await createSchool(portal.deps)
  expect(await settled()).toMatchObject({ schoolsCount: 3, childrenReached: 127, schoolsPercentageTotal: 33.33 })
  await portal.deps.db.deleteFrom('schools').where('registerId', '=', primary.id).execute()
  expect(await settled()).toMatchObject({ schoolsCount: 2, childrenReached: 7, schoolsPercentageTotal: 0 })
  expect(await drift()).toBe(0)
})

test('importing new pupil numbers from the register updates the figures of its schools', async () => {
  const path = join(tmpdir(), `${portal.database.connection.database}.csv`)
  const importRows = async (rows: string[]) => {
    await writeFile(path, toRegisterFile(rows))
    await importRegister(portal.deps.db, path)
  }
  const [row = '', infants = ''] = ownRegister.rows
  await importRows([row, infants])
  const record = await portal.deps.db
    .selectFrom('registerSchools')
    .select('id')
    .where('urn', '=', '900001')
    .executeTakeFirstOrThrow()
  await createSchool(portal.deps, { registerId: record.id })
  expect(await settled()).toMatchObject({ schoolsCount: 1, childrenReached: 120 })
  await importRows([row.replace(',210,', ',420,'), infants])
  await expect.poll(stats).toMatchObject({ schoolsCount: 1, childrenReached: 240 })
  expect(await details()).toMatchObject({
    register_time: expect.stringContaining('T'),
    areas: [{ region: 'South East', local_authority: 'Tideshire', schools: 1 }],
    squares: [{ east: 470, north: 130, schools: 1 }],
    growth: [{ schools: 0 }, { schools: 0 }, { schools: 0 }, { date: todayInUk(), schools: 1 }],
  })
  expect(await drift()).toBe(0)
})

test('the time of the last import is shown although no school of the portal has changed with it', async () => {
  const path = join(tmpdir(), `${portal.database.connection.database}.csv`)
  await writeFile(path, toRegisterFile(ownRegister.rows))
  expect((await details()).register_time).toBe('')
  await importRegister(portal.deps.db, path)
  await expect.poll(async () => (await details()).register_time).toContain('T')
})

test('parents count from the confirmation of their address to their deletion', async () => {
  const parent = await createUser(portal.deps, { status: 'not-active' })
  await createUser(portal.deps, { role: 'senior' })
  expect((await stats()).usersCount).toBe(0)
  const { db } = portal.deps
  const become = async (status: 'active' | 'disabled') => {
    await db.updateTable('users').set({ status }).where('id', '=', parent.id).execute()
    return (await settled()).usersCount
  }
  expect(await become('active')).toBe(1)
  expect(await become('disabled')).toBe(0)
  expect(await become('active')).toBe(1)
  await db.deleteFrom('users').execute()
  expect((await settled()).usersCount).toBe(0)
  expect(await drift()).toBe(0)
})

test('a user who logs in counts once a month, and last month’s log-ins do not count', async () => {
  const [one, other] = [await createUser(portal.deps), await createUser(portal.deps)]
  const logIn = (email: string) => portal.call('POST', '/api/auth/login', { body: { email, password } })
  for (const { email } of [one, one, other]) await logIn(email)
  expect((await stats()).loginCountThisMonth).toBe(2)
  const early = await createUser(portal.deps)
  await portal.deps.db
    .insertInto('sessions')
    .values({ keyHash: Buffer.from('x'), userId: early.id, createdAt: new Date(Date.now() - 32 * 86_400_000) })
    .execute()
  expect((await settled()).loginCountThisMonth).toBe(2)
  await portal.deps.db.deleteFrom('users').where('id', '=', other.id).execute()
  expect((await settled()).loginCountThisMonth).toBe(1)
  await recount(portal.deps)
  const { rows } = await portal.deps.pool.query('select user_id from monthly_logins')
  expect(rows).toEqual([{ user_id: one.id }])
  const past = await portal.deps.pool.query(
    `select sum(value)::integer as people from statistics_now where counter like 'logins%'`,
  )
  expect(past.rows).toEqual([{ people: 2 }])
})

test('bookings count unless they are cancelled', async () => {
  const { db } = portal.deps
  const booking = { name: 'Ada Birch', email: 'ada@example.org', school: 'Harbour Row' }
  for (const reference of ['B-1', 'B-2'])
    await db
      .insertInto('bookings')
      .values({ ...booking, reference })
      .execute()
  expect((await settled()).bookingsCount).toBe(2)
  await db.updateTable('bookings').set({ status: 'cancelled' }).where('reference', '=', 'B-1').execute()
  expect((await settled()).bookingsCount).toBe(1)
})

test('figures counted on one instance show on another, even while the change feed is down', async () => {
  const second = await buildTestApp({ database: portal.database })
  expect((await stats(second)).schoolsCount).toBe(0)
  await createSchool(portal.deps)
  await expect.poll(async () => (await stats(second)).schoolsCount).toBe(1)
  await createSession(portal.deps, (await createUser(portal.deps)).id)
  await expect.poll(() => stats(second)).toMatchObject({ usersCount: 1, loginCountThisMonth: 1 })
  await second.deps.changes.close()
  await createSchool(portal.deps)
  expect((await stats(second)).schoolsCount).toBe(2)
  const { id } = await createUser(portal.deps)
  await createSession(portal.deps, id)
  expect(await stats(second)).toMatchObject({ usersCount: 2, loginCountThisMonth: 2 })
  await second.close()
})

test('operators edit the number of schools, and the children of schools without a record', async () => {
  const { key } = await createActor(portal.deps, { role: 'admin' })
  const { id } = await createSchool(portal.deps, { title: 'Harbour Row', postcode: 'GU7 1AB' })
  const record = await createRecord(portal.deps, { lowAge: 4, highAge: 11, pupils: 210 })
  await createSchool(portal.deps, { registerId: record.id })
  const put = (url: string, body: object) => portal.call('PUT', url, { key, body })

  const view = await portal.call('GET', '/api/admin/statistics', { key })
  expect(view.json().data).toMatchObject({
    uk_schools: { count: 20739, year: '2023/24', source: expect.stringContaining('England 16,764') },
    schools: [{ id, title: 'Harbour Row', postcode: 'GU7 1AB', children: null }],
    total: 1,
  })
  await put(`/api/admin/schools/${id}/children`, { children: 80 })
  expect((await stats()).childrenReached).toBe(200)
  await put(`/api/admin/schools/${id}/children`, { children: null })
  expect((await stats()).childrenReached).toBe(120)
  const changed = await put('/api/admin/statistics/uk-schools', { count: 4, year: '2025/26', source: 'A census' })
  expect(changed.json().data.uk_schools).toMatchObject({ count: 4, year: '2025/26', source: 'A census' })
  expect((await stats()).schoolsPercentageTotal).toBe(25)
  expect((await details()).uk_schools).toEqual({ count: 4, year: '2025/26', source: 'A census' })
  const { rows } = await portal.deps.pool.query('select action from audit_log order by id')
  expect(rows.map(({ action }) => action)).toEqual([
    'school.children-counted',
    'school.children-counted',
    'statistics.changed',
  ])
})

test('an invalid figure is not stored', async () => {
  const { key } = await createActor(portal.deps, { role: 'admin' })
  const { id } = await createSchool(portal.deps)
  const refusedAt = async (url: string, body: object) => {
    const answer = await portal.call('PUT', url, { key, body })
    expect(answer.statusCode).toBe(422)
    return Object.keys(answer.json().errors)
  }
  const figure = { count: 20739, year: '2025/26', source: 'A census' }
  for (const count of [0, -1, 1.5, '20739', 10 ** 20, null]) {
    expect(await refusedAt('/api/admin/statistics/uk-schools', { ...figure, count })).toEqual(['count'])
  }
  expect(await refusedAt('/api/admin/statistics/uk-schools', { ...figure, year: ' ' })).toEqual(['year'])
  expect(await refusedAt('/api/admin/statistics/uk-schools', { ...figure, source: '' })).toEqual(['source'])
  for (const children of [-1, 5001, 'many', 0.5]) {
    expect(await refusedAt(`/api/admin/schools/${id}/children`, { children })).toEqual(['children'])
  }
  expect((await details()).uk_schools).toMatchObject({ count: 20739, year: '2023/24' })
  expect((await stats()).childrenReached).toBe(0)
  const nobody = '/api/admin/schools/11111111-1111-4111-8111-111111111111/children'
  expect((await portal.call('PUT', nobody, { key, body: { children: 3 } })).statusCode).toBe(404)
})

test('counters that drifted are repaired and reported', async () => {
  const { id } = await createUser(portal.deps)
  await createSession(portal.deps, id)
  await createSchool(portal.deps, { childrenCount: 60 })
  const before = await settled()
  await portal.deps.pool.query(`insert into statistic_changes (counter, delta) values ('parents', 5), ('schools', -3)`)
  await portal.deps.pool.query('update school_facts set children = 7')
  await expect.poll(async () => (await stats()).usersCount).toBe(6)
  const said: unknown[] = []
  await recount({ db: portal.deps.db, log: { error: (about: unknown) => said.push(about) } as never })
  expect(said).toEqual([{ repaired: 3 }])
  await expect.poll(stats).toEqual(before)
})
