import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createSchool, createSession, createUser } from '../../testing/factories.ts'
import { setUpPortal } from '../../testing/set-up-portal.ts'
import { createRecord } from './testing/create-record.ts'

const portal = setUpPortal()

const query = (text: string, values: unknown[] = []) => portal.deps.pool.query(text, values)
const nth = (table: string) => `(select id from ${table} order by id offset $1 limit 1)`

/** Events in the portal, each with a number that selects a row or an amount. */
const writes: Record<string, (number: number) => Promise<unknown>> = {
  'a school signs up': () => createSchool(portal.deps, { status: 'pending' }),
  'an approved school is added': (number) => createSchool(portal.deps, { childrenCount: number }),
  'a record is added': (number) => createRecord(portal.deps, { lowAge: number % 9, highAge: 11, pupils: number * 7 }),
  'a school is approved': (number) =>
    query(`update schools set status = 'approved', decided_at = now() where id = ${nth('schools')}`, [number]),
  'a school is rejected': (number) =>
    query(`update schools set status = 'rejected' where id = ${nth('schools')}`, [number]),
  'a school is linked': (number) =>
    query(
      `update schools set register_id = (select id from register_schools order by id desc offset $1 limit 1)
       where id = ${nth('schools')}`,
      [number],
    ),
  'a school is deleted': (number) => query(`delete from schools where id = ${nth('schools')}`, [number]),
  'pupils change': (number) =>
    query('update register_schools set pupils = $1, phase = $2 where id % 3 = $1 % 3', [
      number,
      number % 2 ? 'Primary' : 'Secondary',
    ]),
  'records close and another follows': (number) =>
    query(
      `update register_schools set is_open = not is_open, successor_id =
         (select id from register_schools order by id offset $1 limit 1) where id % 3 = $1 % 3`,
      [number],
    ),
  'ages are unknown': (number) =>
    query(`update register_schools set high_age = null where id = ${nth('register_schools')}`, [number]),
  'a parent is added': async (number) =>
    createSession(portal.deps, (await createUser(portal.deps, { status: number % 2 ? 'active' : 'not-active' })).id),
  'accounts are confirmed': (number) =>
    query(`update users set status = 'active' where hashtext(email::text) % 3 = $1 % 3`, [number]),
  'an account is disabled': (number) =>
    query(`update users set status = 'disabled' where id = ${nth('users')}`, [number]),
  'a user changes role': (number) => query(`update users set role = 'senior' where id = ${nth('users')}`, [number]),
  'accounts are deleted': (number) => query('delete from users where hashtext(id::text) % 5 = $1 % 5', [number]),
  'many accounts are added at once': (number) =>
    query(
      `insert into users (email, password_hash, role, status)
       select gen_random_uuid() || '@example.org', '', 'parent', 'active' from generate_series(1, $1)`,
      [number],
    ),
  'a session is booked': (number) =>
    query(
      `insert into bookings (reference, status, name, email, school) values (gen_random_uuid(), $1, '', 'a@example.org', '')`,
      [number % 4 ? 'requested' : 'cancelled'],
    ),
  'bookings are cancelled': (number) =>
    query(`update bookings set status = 'cancelled' where hashtext(id::text) % 3 = $1 % 3`, [number]),
  'bookings are confirmed again': (number) =>
    query(`update bookings set status = 'confirmed' where hashtext(id::text) % 4 = $1 % 4`, [number]),
  'a booking is deleted': (number) => query(`delete from bookings where id = ${nth('bookings')}`, [number]),
  'a message is sent': (number) =>
    query(
      `insert into enquiries (reference, name, email, message, kind) values (gen_random_uuid(), '', 'a@example.org', '', $1)`,
      [number % 3 ? 'message' : 'access'],
    ),
  'messages are answered': (number) =>
    query(`update enquiries set status = 'answered' where hashtext(id::text) % 3 = $1 % 3`, [number]),
  'messages are deleted': (number) => query('delete from enquiries where hashtext(id::text) % 4 = $1 % 4', [number]),
  'a school is looked at again': (number) =>
    query(`update schools set status = 'pending', reopened_at = now() where id = ${nth('schools')}`, [number]),
  'a write is rolled back': async () => {
    const client = await portal.deps.pool.connect()
    await client.query('begin')
    await client.query(
      `insert into users (email, password_hash, role, status) values (gen_random_uuid() || '@example.org', '', 'parent', 'active')`,
    )
    await client.query('rollback')
    client.release()
  },
}

/** Expected errors: two schools with one record, which the database refuses, and deadlocks of our own crude writes. */
const refusals = new Set(['23505', '40P01', '23503'])

const counted = async () =>
  (await query(`select counter, trim_scale(value) as value from statistics_now where value <> 0 order by 1`)).rows
const truth = async () =>
  (await query(`select counter, trim_scale(value) as value from statistics_truth where value <> 0 order by 1`)).rows

const numbers = fc.integer({ min: 0, max: 12 })
const write = fc.tuple(fc.constantFrom(...Object.keys(writes)), numbers)

test('after any writes, in any order and concurrently, the counters match the rows', async () => {
  const isFolded = async () =>
    (await query('select count(*)::integer as rows from statistic_changes')).rows[0].rows < 400
  await fc.assert(
    fc.asyncProperty(fc.array(fc.array(write, { maxLength: 6 }), { minLength: 3, maxLength: 10 }), async (rounds) => {
      for (const together of rounds) {
        const outcomes = await Promise.allSettled(together.map(([name, number]) => writes[name]?.(number)))
        for (const outcome of outcomes) {
          if (outcome.status === 'rejected' && !refusals.has(outcome.reason.code)) throw outcome.reason
        }
        expect(await counted()).toEqual(await truth())
      }
      expect((await query('select repair_statistics() as repaired')).rows).toEqual([{ repaired: 0 }])
      expect(await isFolded()).toBe(true)
    }),
    { numRuns: 25, endOnFailure: true },
  )
  // The deltas were folded along the way, not only appended.
  expect((await query('select value from statistics')).rows.length).toBeGreaterThan(3)
})

test('a counter of a state that nothing is in is put right too', async () => {
  await query(`insert into statistic_changes (counter, delta) values ('quotes accepted', 2)`)
  expect((await query('select repair_statistics() as repaired')).rows).toEqual([{ repaired: 1 }])
  expect(await counted()).toEqual(await truth())
})

test('a record and its school change at the same time: the later transaction sees both', async () => {
  for (let round = 0; round < 20; round++) {
    const record = await createRecord(portal.deps, { lowAge: 6, highAge: 10, pupils: 100 })
    const school = await createSchool(portal.deps, { status: 'pending' })
    await Promise.all([
      query(`update register_schools set pupils = $2 where id = $1`, [record.id, 200 + round]),
      query(`update schools set status = 'approved', register_id = $2 where id = $1`, [school.id, record.id]),
    ])
    const { rows } = await query('select children::integer from school_facts where school_id = $1', [school.id])
    expect(rows).toEqual([{ children: 200 + round }])
  }
})

test('log-ins wait neither for each other nor for an open transaction that has counted something', async () => {
  const lingering = await portal.deps.pool.connect()
  await lingering.query('begin')
  await lingering.query(
    `insert into users (email, password_hash, role, status) values ('linger@example.org', '', 'parent', 'active')`,
  )
  const people = await Promise.all(Array.from({ length: 8 }, () => createUser(portal.deps)))
  await Promise.all(people.map(({ id }) => createSession(portal.deps, id)))
  await lingering.query('rollback')
  lingering.release()
  expect(await counted()).toEqual(await truth())
})
