import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { dayAfter, timeInUk, todayInUk } from '#contract/school-days.ts'
import { buildTestApp, type TestApp } from '../build-test-app.ts'
import { createActor, createUser } from '../factories.ts'

/** A Wednesday: the lead of a school is asked from the first of September who has access. */
const night = timeInUk('2027-09-01', '02:30')
const before = (days: number) => new Date(night.getTime() - days * 86_400_000)

const running: TestApp[] = []
afterEach(async () => {
  for (const portal of running.splice(0).reverse()) await portal.close()
})

/** Starts an instance at this time, and waits for the rounds that it begins. */
async function startAt(now: Date, first?: TestApp): Promise<TestApp> {
  vi.useFakeTimers({ toFake: ['Date'], now })
  const portal = await buildTestApp({ withJobs: true, ...(first && { database: first.database }) })
  running.push(portal)
  const open = `select 1 from pgboss.job where name <> 'send-mail' and start_after <= now() and state not in ('completed', 'failed')`
  await expect.poll(async () => (await portal.deps.pool.query(open)).rowCount).toBe(0)
  return portal
}

const subjects = async ({ deps }: TestApp) =>
  (await deps.db.selectFrom('mails').select('subject').execute()).map(({ subject }) => subject).sort()

test('reminders wait for the morning, and none leaves late in the evening', async () => {
  onTestFinished(() => void vi.useRealTimers())
  const first = await startAt(night)
  const { db } = first.deps
  const lead = await createActor(first.deps, { role: 'senior' })
  await createUser(first.deps, { role: 'senior', schoolId: lead.schoolId, status: 'active' })
  await db
    .updateTable('memberships')
    .set({ joinedAt: before(900) })
    .execute()
  await createUser(first.deps, { status: 'not-active', createdAt: before(7.5) })
  const session = { name: 'Ada', email: lead.email, schoolId: lead.schoolId, userId: lead.id, school: 'Tidewell' }
  await db
    .insertInto('bookings')
    .values({ ...session, message: '', reference: 'B-2345678', status: 'confirmed', sessionOn: '2027-09-02' })
    .execute()

  for (const time of ['02:30', '07:59', '21:00', '23:50']) {
    await db.deleteFrom('rounds').execute()
    await startAt(timeInUk('2027-09-01', time), first)
    expect(await subjects(first)).toEqual([])
  }
  await db.deleteFrom('rounds').execute()
  await startAt(timeInUk('2027-09-01', '08:00'), first)
  expect(await subjects(first)).toEqual([
    expect.stringContaining('A new school year'),
    expect.stringContaining('Your e-mail address'),
    expect.stringContaining('Your enterprise session is tomorrow'),
  ])
})

test('a digest that is late because the portal was off waits for the morning too', async () => {
  onTestFinished(() => void vi.useRealTimers())
  const first = await startAt(timeInUk(todayInUk(), '02:30'))
  const { db } = first.deps
  await createActor(first.deps, { role: 'admin' })
  for (const [time, expected] of [
    ['02:30', 0],
    ['08:00', 1],
  ] as const) {
    await db.deleteFrom('rounds').execute()
    await db.deleteFrom('digests').execute()
    await db
      .insertInto('digests')
      .values({ week: dayAfter(todayInUk(), -21) })
      .execute()
    await startAt(timeInUk(todayInUk(), time), first)
    // The portal's own trouble with the false clock is told at any hour.
    const digests = (await subjects(first)).filter((subject) => subject.startsWith('Your portal last week'))
    expect(digests).toHaveLength(expected)
  }
})
