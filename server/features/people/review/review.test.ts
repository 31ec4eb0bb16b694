import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { pageSize } from '#contract/paging.ts'
import type { Person } from '#contract/people.ts'
import { sampleTermDates } from '#contract/testing/sample-term-dates.ts'
import { createActor, createSession, createUser } from '../../../testing/factories.ts'
import { mailsTo } from '../../../testing/mails.ts'
import { setUpPortal } from '../../../testing/set-up-portal.ts'
import { remindOfReviews, reviewedSince } from './review.ts'

const portal = setUpPortal({ withJobs: true })

/** Long before any school year that a test runs in. */
const longAgo = new Date('2020-03-04T10:00:00Z')

/** A school whose lead, a colleague and a parent have been there for years, and one parent since today. */
async function createOldSchool() {
  const lead = await createActor(portal.deps, { role: 'senior' })
  const { schoolId } = lead
  const colleague = await createUser(portal.deps, { role: 'senior', schoolId, fullName: 'Moira Lamb' })
  const parent = await createUser(portal.deps, { schoolId, fullName: 'Owen Hughes' })
  await portal.deps.db.updateTable('memberships').set({ joinedAt: longAgo }).where('schoolId', '=', schoolId).execute()
  await createUser(portal.deps, { schoolId, fullName: 'New This Year' })
  return { lead, colleague, parent }
}

const toReview = async (key: string) => {
  const { people, counts } = (await portal.call('GET', '/api/school/people?show=review', { key })).json().data
  return { names: people.map(({ name }: Person) => name), count: counts.review }
}
const confirm = (key: string, ids: string[]) =>
  portal.call('POST', '/api/school/people/confirm', { key, body: { ids } })

test('the lead looks through those who were there before September, and nobody’s access ends by itself', async () => {
  const { lead, colleague, parent } = await createOldSchool()
  expect(await toReview(lead.key)).toEqual({ names: ['Moira Lamb', 'Owen Hughes'], count: 2 })
  expect((await confirm(lead.key, [colleague.id])).statusCode).toBe(200)
  expect(await toReview(lead.key)).toEqual({ names: ['Owen Hughes'], count: 1 })
  await remindOfReviews(portal.deps, '2026-10-31')
  const { db } = portal.deps
  expect(await db.selectFrom('users').select('schoolId').where('id', '=', parent.id).executeTakeFirst()).toEqual({
    schoolId: lead.schoolId,
  })
  await portal.call('POST', `/api/school/people/${parent.id}/end-access`, { key: lead.key, body: {} })
  expect(await toReview(lead.key)).toEqual({ names: [], count: 0 })
})

test('only the lead confirms, and only people of the own school', async () => {
  const [own, other] = [await createOldSchool(), await createOldSchool()]
  const key = await createSession(portal.deps, own.colleague.id)
  expect((await confirm(key, [own.parent.id])).json().code).toBe('people/not-lead')
  expect((await portal.call('GET', '/api/school/people?show=review', { key })).json().code).toBe('people/not-lead')
  expect((await confirm(own.lead.key, [other.parent.id, randomUUID()])).statusCode).toBe(200)
  expect((await toReview(other.lead.key)).count).toBe(2)
  for (const ids of [[], Array.from({ length: pageSize + 1 }, () => randomUUID()), ['x']])
    expect((await confirm(own.lead.key, ids)).statusCode).toBe(422)
})

test('the lead is reminded three times in September and October, as long as somebody is left', async () => {
  const { lead, colleague, parent } = await createOldSchool()
  const remind = (day: string) => remindOfReviews(portal.deps, `2026-${day}`)
  await remind('08-31')
  await mailsTo(portal, lead.email, 0)
  await Promise.all([remind('09-01'), remind('09-01')])
  const [first] = await mailsTo(portal, lead.email, 1)
  expect(first?.text).toContain('2 people have had access')
  expect(first?.text).toContain('ends by itself')
  await remind('09-21')
  await mailsTo(portal, lead.email, 1)
  await remind('09-22')
  await remind('10-12')
  await mailsTo(portal, lead.email, 2)
  await remind('10-13')
  await remind('10-31')
  await mailsTo(portal, lead.email, 3)
  await mailsTo(portal, colleague.email, 0)
  await remindOfReviews(portal.deps, '2027-09-01')
  await mailsTo(portal, lead.email, 4)
  await portal.deps.db
    .updateTable('memberships')
    .set({ confirmedAt: new Date('2028-09-02T10:00:00Z') })
    .where('userId', 'in', [colleague.id, parent.id])
    .execute()
  await portal.deps.db.deleteFrom('users').where('fullName', '=', 'New This Year').execute()
  await remindOfReviews(portal.deps, '2028-09-22')
  await mailsTo(portal, lead.email, 4)
})

test('in the holidays that its school has entered, the lead is reminded once they are over', async () => {
  const { lead } = await createOldSchool()
  const { terms } = sampleTermDates(2026)
  const dates = { schoolId: lead.schoolId ?? '', year: 2026, closedDays: '[]' }
  await portal.deps.db
    .insertInto('termDates')
    .values({ ...dates, terms: JSON.stringify(terms) })
    .execute()
  await remindOfReviews(portal.deps, '2026-09-01')
  await mailsTo(portal, lead.email, 0)
  await remindOfReviews(portal.deps, terms[0]?.starts_on)
  await mailsTo(portal, lead.email, 1)
})

test('missed reminders are not made up for, and from November nobody is reminded', async () => {
  const { lead } = await createOldSchool()
  await remindOfReviews(portal.deps, '2026-11-01')
  await mailsTo(portal, lead.email, 0)
  await remindOfReviews(portal.deps, '2026-10-20')
  await mailsTo(portal, lead.email, 1)
})

test('a school year begins on the first of September, London time', () => {
  expect(reviewedSince('2026-08-31').toISOString()).toBe('2025-08-31T23:00:00.000Z')
  expect(reviewedSince('2026-09-01').toISOString()).toBe('2026-08-31T23:00:00.000Z')
})
