import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import type { Waiting } from '#contract/overview.ts'
import { dayAfter, todayInUk } from '#contract/school-days.ts'
import { createActor, createResource, createSchool, createUser } from '../../testing/factories.ts'
import { setUpPortal } from '../../testing/set-up-portal.ts'

const portal = setUpPortal()
let key: string
beforeAll(async () => {
  key = (await createActor(portal.deps, { role: 'admin' })).key
})

async function overview(): Promise<Record<string, [number, string]>> {
  const { waiting } = (await portal.call('GET', '/api/admin/overview', { key })).json().data
  return Object.fromEntries(waiting.map(({ queue, count, oldest_time }: Waiting) => [queue, [count, oldest_time]]))
}

test('a portal with nothing waiting reports empty queues', async () => {
  const none = [0, '']
  expect(await overview()).toEqual({
    schools: none,
    enquiries: none,
    requests: none,
    bookings: none,
    quotes: none,
    mails: none,
  })
})

test('operators see warnings until they expire', async () => {
  const { warnings } = portal.deps
  const told = async () => (await portal.call('GET', '/api/admin/overview', { key })).json().data.warnings
  expect(await told()).toEqual([])
  warnings.raise({ code: 'over', sentence: 'This is over.' }, 0)
  warnings.raise({ code: 'disk', sentence: 'The disk is nearly full. Make room.' })
  warnings.raise({ code: 'disk', sentence: 'The disk is full. Make room.' })
  expect(await told()).toEqual([{ code: 'disk', sentence: 'The disk is full. Make room.' }])
})

test('the console has a shop from the first product on, and a list of rights from the third operator on', async () => {
  const { db } = portal.deps
  const parts = async () => (await portal.call('GET', '/api/admin/overview', { key })).json().data.parts
  expect(await parts()).toEqual([])
  await createActor(portal.deps, { role: 'admin' })
  expect(await parts()).toEqual([])
  await createActor(portal.deps, { role: 'admin' })
  const product = { title: 'A badge', pricePence: 80, deletedAt: new Date() }
  await db.insertInto('products').values(product).execute()
  expect(await parts()).toEqual(['third-operator'])
  await db.updateTable('products').set({ deletedAt: null }).execute()
  expect(await parts()).toEqual(['first-product', 'third-operator'])
})

test('counts the last 12 weeks, with this week and the previous one separate', async () => {
  const { db } = portal.deps
  const lastWeek = new Date(`${dayAfter(todayInUk(), -7)}T12:00:00Z`)
  await createActor(portal.deps, { role: 'parent' })
  const { id: resourceId } = await createResource(portal.deps)
  for (const [schools, viewedAt] of [
    [5, lastWeek],
    [4, new Date()],
  ] as const)
    for (let count = 0; count < schools; count++) {
      const school = await createSchool(portal.deps)
      const { id: userId } = await createUser(portal.deps, { role: 'senior', schoolId: school.id })
      await db.insertInto('resourceViews').values({ resourceId, userId, viewedAt }).execute()
    }
  const person = { name: 'Ada Birch', email: 'ada@example.org', school: 'Tidewell', createdAt: lastWeek }
  const bookings = [
    { ...person, reference: randomUUID(), status: 'confirmed' as const },
    { ...person, reference: randomUUID(), status: 'cancelled' as const },
  ]
  await db.insertInto('bookings').values(bookings).execute()
  const weeks = (await portal.call('GET', '/api/admin/trends', { key })).json().data
  expect(weeks).toHaveLength(12)
  expect(weeks.at(-2)).toMatchObject({ active_schools: 5, active_parents: null, bookings: 1, sign_ups: 0, children: 0 })
  expect(weeks.at(-1)).toMatchObject({ active_schools: null, active_parents: null, bookings: 0 })
  expect(weeks.at(-1).sign_ups).toBeGreaterThan(0)
  expect(new Date(weeks.at(-1).begins_on).getUTCDay()).toBe(1)
  await db.deleteFrom('bookings').execute()
})

test('counts what waits for an operator, with the time of the oldest', async () => {
  const { db } = portal.deps
  const old = new Date('2026-01-05T09:00:00.000Z')
  const older = new Date('2026-01-04T09:00:00.000Z')
  const compared = { status: 'pending', comparedAt: new Date() } as const
  await createSchool(portal.deps, { ...compared, createdAt: old })
  await createSchool(portal.deps, { ...compared, createdAt: new Date() })
  // Schools with an unconfirmed address, or that owe an answer, do not wait for us.
  await createSchool(portal.deps, { status: 'pending', createdAt: older })
  await createSchool(portal.deps, { ...compared, question: 'Which site?', createdAt: older })
  const person = { name: 'Ada Birch', email: 'ada@example.org', message: 'Hello' }
  const enquiry = () => ({ ...person, reference: randomUUID() })
  await db
    .insertInto('enquiries')
    .values({ ...enquiry(), createdAt: old })
    .execute()
  await db
    .insertInto('enquiries')
    .values({ ...enquiry(), status: 'closed', createdAt: older })
    .execute()
  const request = { kind: 'access', createdAt: older } as const
  await db
    .insertInto('enquiries')
    .values([
      { ...enquiry(), ...request, dueOn: '2026-02-09' },
      // Answered, but not closed with an outcome.
      { ...enquiry(), ...request, dueOn: '2026-02-03', status: 'answered' },
      { ...enquiry(), ...request, dueOn: '2026-02-02', status: 'closed' },
    ])
    .execute()
  const booking = () => ({ ...person, reference: randomUUID(), school: 'Tidewell' })
  await db
    .insertInto('bookings')
    .values({ ...booking(), createdAt: old })
    .execute()
  await db
    .insertInto('bookings')
    .values({ ...booking(), status: 'cancelled', createdAt: older })
    .execute()
  const quote = () => ({ ...person, reference: randomUUID(), postalAddress: '1 Harbour Road', asked: '[]' })
  await db
    .insertInto('quotes')
    .values([
      { ...quote(), createdAt: old },
      { ...quote(), status: 'quoted', createdAt: older },
    ])
    .execute()
  const mail = { toAddress: 'ada@example.org', subject: 'Hello', html: '', text: '' }
  await db
    .insertInto('mails')
    .values({ ...mail, state: 'failed', createdAt: old })
    .execute()
  await db
    .insertInto('mails')
    .values([
      { ...mail, state: 'sent', createdAt: older },
      // Nobody knows whether it has arrived: the list of those that failed leaves it out.
      { ...mail, state: 'failed', mayHaveArrived: true, createdAt: older },
    ])
    .execute()
  const failed = (await portal.call('GET', '/api/admin/mails?state=failed', { key })).json().data.mails
  expect(failed).toHaveLength(1)
  const since = old.toISOString()
  expect(await overview()).toEqual({
    schools: [2, since],
    enquiries: [1, since],
    requests: [2, older.toISOString()],
    bookings: [1, since],
    quotes: [1, since],
    mails: [1, since],
  })
  const { waiting } = (await portal.call('GET', '/api/admin/overview', { key })).json().data
  expect(waiting.filter((one: Waiting) => one.due_on)).toEqual([
    { queue: 'requests', count: 2, oldest_time: older.toISOString(), due_on: '2026-02-03' },
  ])
})
