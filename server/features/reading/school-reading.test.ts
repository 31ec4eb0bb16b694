import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { SchoolReading } from '#contract/reading.ts'
import { readingPeriods } from '#contract/reading-periods.ts'
import { todayInUk } from '#contract/school-days.ts'
import { createActor, createResource, createUser } from '../../testing/factories.ts'
import { setUpPortal } from '../../testing/set-up-portal.ts'

const portal = setUpPortal()

const [year, term, earlierTerm] = readingPeriods(todayInUk())
const [now, earlier] = [new Date(), new Date(`${earlierTerm?.from}T12:00:00Z`)]

async function reading(key: string, period?: string): Promise<SchoolReading> {
  const url = `/api/school/reading${period ? `?period=${period}` : ''}`
  return (await portal.call('GET', url, { key })).json().data
}
const dayOf = (moment: Date) => moment.toLocaleDateString('en-CA', { timeZone: 'Europe/London' })
const colleague = (schoolId: string | null) => createUser(portal.deps, { role: 'senior', schoolId })
async function parents(schoolId: string | null, count: number, joinedAt = now) {
  const made = await Promise.all(Array.from({ length: count }, () => createUser(portal.deps, { schoolId })))
  const ids = made.map(({ id }) => id)
  await portal.deps.db.updateTable('memberships').set({ joinedAt }).where('userId', 'in', ids).execute()
  return made
}
const open = (resourceId: number, users: Array<{ id: string }>, viewedAt = now) =>
  portal.deps.db
    .insertInto('resourceViews')
    .values(users.map(({ id: userId }) => ({ resourceId, userId, viewedAt })))
    .execute()

test('counts the days on which staff opened a book, all of them together', async () => {
  const staff = await createActor(portal.deps, { role: 'senior' })
  const other = await createActor(portal.deps, { role: 'senior' })
  const book = await createResource(portal.deps, { title: 'Harbour Lights' })
  const plan = await createResource(portal.deps, { title: 'Harbour Lights: lesson plan', category: 'lesson-plan' })
  await open(book.id, [staff, staff, await colleague(staff.schoolId)])
  await open(book.id, [staff], earlier)
  await open(plan.id, [staff])
  await open(plan.id, [other], earlier)
  expect(await reading(staff.key)).toMatchObject({
    school: 'Tidewell Primary School',
    period: 'last-12-months',
    opened: [
      { id: book.id, title: 'Harbour Lights', category: 'storybook', days: 2, parents: null },
      { id: plan.id, title: 'Harbour Lights: lesson plan', category: 'lesson-plan', days: 1, parents: null },
    ],
    days: [dayOf(earlier), dayOf(now)],
  })
  expect(await reading(staff.key, earlierTerm?.id)).toMatchObject({
    opened: [{ id: book.id, days: 1 }],
    days: [dayOf(earlier)],
  })
  expect((await reading(other.key)).opened).toMatchObject([{ id: plan.id, days: 1 }])
})

test('a book that only a few parents opened is not listed; at five it is', async () => {
  const staff = await createActor(portal.deps, { role: 'senior' })
  const { id } = await createResource(portal.deps)
  const [last, ...four] = await parents(staff.schoolId, 5)
  await open(id, four)
  await open(id, four)
  expect(await reading(staff.key)).toMatchObject({ opened: [], parents_reading: null, parents: 5 })
  await open(id, [last ?? staff])
  expect(await reading(staff.key)).toMatchObject({ opened: [{ id, days: 0, parents: 5 }], parents_reading: 5 })
})

test('no difference between two figures tells about fewer than five parents', async () => {
  const staff = await createActor(portal.deps, { role: 'senior' })
  const [one, other] = [await createResource(portal.deps), await createResource(portal.deps)]
  const present = await parents(staff.schoolId, 6)
  const [past] = await parents(staff.schoolId, 1, earlier)
  await open(one.id, present)
  const before = await reading(staff.key)
  // One parent opens another book, the same book in another term, and joined in another term.
  await open(other.id, present.slice(0, 1))
  await open(one.id, [past ?? staff], earlier)
  await open(one.id, [past ?? staff])
  const all = await reading(staff.key)
  expect(all).toEqual(before)
  const inTerm = await reading(staff.key, term?.id)
  expect([inTerm.parents_reading, all.parents_reading]).toEqual([5, 5])
  // How many have joined the school knows anyway: it is its own figure.
  expect([inTerm.parents_joined, all.parents_joined, all.parents]).toEqual([6, 7, 7])
  expect((await reading(staff.key, earlierTerm?.id)).opened).toEqual([])
})

test('operators, parents of other schools and closed accounts do not count', async () => {
  const staff = await createActor(portal.deps, { role: 'senior' })
  const { id } = await createResource(portal.deps)
  await open(id, [await createUser(portal.deps, { role: 'admin' }), ...(await parents(null, 6))])
  const gone = await colleague(staff.schoolId)
  await open(id, [gone])
  expect((await reading(staff.key)).days).toHaveLength(1)
  await portal.deps.db.deleteFrom('users').where('id', '=', gone.id).execute()
  expect(await reading(staff.key)).toMatchObject({ opened: [], days: [], parents: 0 })
})

test('counts sessions by the day they were asked for, and by the day they took place', async () => {
  const staff = await createActor(portal.deps, { role: 'senior' })
  const day = (daysAhead: number) => new Date(now.getTime() + daysAhead * 86_400_000).toISOString().slice(0, 10)
  const booking = { name: 'Ada Birch', email: 'ada@example.org', school: 'Tidewell', schoolId: staff.schoolId }
  const bookings = [
    { status: 'done', sessionOn: earlierTerm?.from ?? '', createdAt: earlier },
    { status: 'confirmed', sessionOn: day(20) },
    { status: 'requested' },
    { status: 'cancelled', sessionOn: earlierTerm?.from ?? '' },
  ] as const
  await portal.deps.db
    .insertInto('bookings')
    .values(bookings.map((one) => ({ ...booking, ...one, reference: randomUUID() })))
    .execute()
  expect(await reading(staff.key)).toMatchObject({ sessions_booked: 3, sessions_held: 1 })
  expect(await reading(staff.key, earlierTerm?.id)).toMatchObject({ sessions_booked: 1, sessions_held: 1 })
  expect(await reading(staff.key, term?.id)).toMatchObject({ sessions_booked: 2, sessions_held: 0 })
})

test('offers its periods, and no other', async () => {
  const { key } = await createActor(portal.deps, { role: 'senior' })
  const { periods } = await reading(key)
  expect(periods).toEqual(readingPeriods(todayInUk()))
  expect(periods[0]).toEqual(year)
  for (const period of ['autumn-1066', "'", '1'.repeat(21)]) {
    const { statusCode } = await portal.call('GET', `/api/school/reading?period=${encodeURIComponent(period)}`, { key })
    expect(statusCode).toBe(period.length > 20 ? 422 : 404)
  }
})
