import { expect, onTestFinished, test, vi } from 'vitest'
import { dayAfter, todayInUk } from '#contract/school-days.ts'
import type { JobWithoutData } from '../database/job-data.ts'
import { createSchool, createUser } from '../testing/factories.ts'
import { textOfHtml } from '../testing/html-text.ts'
import { runJob } from '../testing/run-job.ts'
import { setUpPortal } from '../testing/set-up-portal.ts'
import { daysAgo, firstDayKept, listPromises, retention } from './retention.ts'

const portal = setUpPortal({ withJobs: true })

const run = (name: JobWithoutData) => runJob(portal, name)

test('the privacy page says how long each kind of data is kept', async () => {
  const { details } = (await portal.call('GET', '/api/page/privacy')).json().data
  const text = textOfHtml(details)
  for (const promise of listPromises()) expect(text).toContain(promise)
  expect(listPromises()).toHaveLength(Object.keys(retention).length)
  expect(text).toContain('An account whose address was never confirmed: 19 days.')
  expect(text).toContain('two years')
  expect(text).not.toContain('{period}')
})

test('the first day that is kept is counted in days of the calendar, also in the hour that summer time moves', () => {
  onTestFinished(() => void vi.useRealTimers())
  // 91 days before an evening in winter, the same hour is that day's last in Greenwich and the next day in London.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-29T23:30:00Z') })
  expect(firstDayKept('classUse')).toBe('2026-08-30')
})

test('only entries of the audit log that are two years old can be deleted', async () => {
  const { pool, db } = portal.deps
  const { days } = retention.auditLog
  await db
    .insertInto('auditLog')
    .values([
      { action: 'younger', at: daysAgo(days - 1) },
      { action: 'older', at: daysAgo(days + 2) },
    ])
    .execute()
  const refusal = 'the audit log is append-only'
  await expect(pool.query('delete from audit_log')).rejects.toThrow(refusal)
  await expect(pool.query(`delete from audit_log where action = 'younger'`)).rejects.toThrow(refusal)
  await expect(pool.query(`update audit_log set address = '' where action = 'older'`)).rejects.toThrow(refusal)
  await expect(pool.query('truncate audit_log')).rejects.toThrow(refusal)
  await run('delete-old-audit-lines')
  const { rows } = await pool.query(`select action from audit_log where action in ('younger', 'older')`)
  expect(rows).toEqual([{ action: 'younger' }])
})

test('an invitation that nobody accepted is deleted 30 days after its last e-mail', async () => {
  const { db } = portal.deps
  const { id: schoolId } = await createSchool(portal.deps)
  const { id: inviterId } = await createUser(portal.deps, { role: 'senior', schoolId })
  const importId = 'f7c3bc1d-808e-4732-adf6-7965ccc34ca7'
  // Asked for and sent so many days ago; open for 14 days after each.
  for (const [asked, sent] of [
    [29, null],
    [31, null],
    [45, 29],
    [45, 31],
  ] as const) {
    const [expiresAt, linkExpiresAt] = [daysAgo(asked - 14), sent && daysAgo(sent - 14)]
    const email = `asked-${asked}-sent-${sent}@example.org`
    await db
      .insertInto('invitations')
      .values({ schoolId, email, role: 'parent', inviterId, importId, expiresAt, linkExpiresAt })
      .execute()
  }
  await run('delete-stale-invitations')
  const left = await db.selectFrom('invitations').select('email').orderBy('email').execute()
  expect(left.map(({ email }) => email)).toEqual(['asked-29-sent-null@example.org', 'asked-45-sent-29@example.org'])
})

test('what was checked about a visitor is deleted two years later, whatever the state of the booking', async () => {
  const { db } = portal.deps
  const { days } = retention.assurance
  for (const age of [days - 1, days + 1]) {
    const asked = { reference: `B-${age}`, name: 'Ada', email: 'ada@example.org', school: 'Tidewell', visitor: 'Nell' }
    const { id } = await db
      .insertInto('bookings')
      .values({ ...asked, status: 'confirmed', sessionOn: todayInUk() })
      .returning('id')
      .executeTakeFirstOrThrow()
    const checks = { identityChecked: true, rightToWorkChecked: true, referencesTaken: true, confirmedBy: 'Sam Okafor' }
    const levels = { dbsLevel: 'enhanced', dbsIssuedOn: '2023-09-01' } as const
    const confirmedOn = dayAfter(todayInUk(), -age)
    await db
      .insertInto('assurances')
      .values({ bookingId: id, visitor: 'Nell', ...checks, ...levels, confirmedOn })
      .execute()
  }
  await run('forget-old-checks')
  const left = await db.selectFrom('assurances').select('confirmedOn').execute()
  expect(left).toEqual([{ confirmedOn: dayAfter(todayInUk(), 1 - days) }])
})

test('messages about a school are deleted two years after the decision', async () => {
  const { db } = portal.deps
  const { days } = retention.schoolMessage
  for (const [status, age] of [
    ['approved', days + 1],
    ['approved', days - 1],
    ['pending', days + 1],
  ] as const) {
    const decidedAt = status === 'approved' ? daysAgo(age) : null
    const school = await createSchool(portal.deps, { status, decidedAt })
    const text = `${status} ${age}`
    await db
      .insertInto('schoolMessages')
      .values({ schoolId: school.id, author: 'school', text, createdAt: daysAgo(age) })
      .execute()
  }
  await run('delete-old-school-messages')
  const left = await db.selectFrom('schoolMessages').select('text').orderBy('id').execute()
  expect(left).toEqual([{ text: `approved ${days - 1}` }, { text: `pending ${days + 1}` }])
})
