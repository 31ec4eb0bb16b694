import { expect, test } from 'vitest'
import { createSchool, createUser } from '../../testing/factories.ts'
import { createNewPortal } from './testing/new-portal.ts'

test('a school that went all the way is deleted with its accounts, and proves the step', async () => {
  const { portal, operator, view, step, open } = await createNewPortal()
  const { deps } = portal
  const end = (id: string) => portal.call('DELETE', `/api/admin/set-up/schools/${id}`, { key: operator.key })
  const school = await createSchool(deps, { title: 'Our own', status: 'pending' })
  await createUser(deps, { role: 'senior', schoolId: school.id, status: 'not-active' })
  expect((await view()).schools).toEqual([
    { id: school.id, title: 'Our own', is_confirmed: false, is_approved: false, has_parent: false },
  ])
  expect((await end(school.id)).json().code).toBe('set-up/no-test-school')
  await deps.db.updateTable('users').set({ status: 'active' }).where('schoolId', '=', school.id).execute()
  await deps.db.updateTable('schools').set({ status: 'approved' }).execute()
  expect((await end(school.id)).statusCode).toBe(409)
  await createUser(deps, { schoolId: school.id })

  // One with more accounts than an operator makes to try is a real one.
  const real = await createSchool(deps, { title: 'Real' })
  for (const role of ['senior', 'parent', 'parent', 'parent', 'parent', 'parent'] as const)
    await createUser(deps, { role, schoolId: real.id })
  expect((await view()).schools.map(({ title }) => title)).toEqual(['Our own'])
  expect((await end(real.id)).statusCode).toBe(404)

  const session = { name: 'Ada Birch', email: 'ada@example.org', school: 'Our own', sessionOn: '2026-03-04' }
  await deps.db
    .insertInto('bookings')
    .values({ ...session, reference: 'B-7KM2XPQ', status: 'done', schoolId: school.id })
    .execute()
  const sessions = async () =>
    (await portal.call('GET', '/api/admin/calendar?month=2026-03', { key: operator.key })).json().data
  const buyer = { name: 'Ada Birch', email: 'ada@example.org', postalAddress: '1 Harbour Road', asked: '[]' }
  await deps.db
    .insertInto('quotes')
    .values({ ...buyer, reference: 'Q-7KM2XPQ', status: 'accepted', orderNumber: 'PO 1', schoolId: school.id })
    .execute()
  const decidedQuotes = async () =>
    (await portal.call('GET', '/api/admin/inbox', { key: operator.key })).json().data.counts.quotes.decided
  expect(await sessions()).toHaveLength(1)
  expect(await decidedQuotes()).toBe(1)
  expect((await end(school.id)).statusCode).toBe(200)
  expect(await sessions()).toEqual([])
  expect(await decidedQuotes()).toBe(0)
  expect(await step('school')).toMatchObject({ state: 'done' })
  expect((await view()).schools).toEqual([])
  const left = await deps.db.selectFrom('users').select('id').where('schoolId', '=', school.id).execute()
  expect([left, await deps.db.selectFrom('schools').select('title').execute()]).toEqual([[], [{ title: 'Real' }]])
  const { schoolsCount } = (await portal.call('GET', '/api/page/stats')).json().data
  expect(schoolsCount).toBe(1)

  const late = await createSchool(deps, { title: 'Late' })
  await createUser(deps, { role: 'senior', schoolId: late.id })
  await createUser(deps, { schoolId: late.id })
  const unproven = (await view()).steps.filter(({ state }) => state !== 'done').map(({ code }) => code)
  expect((await open(unproven)).statusCode).toBe(200)
  expect((await end(late.id)).json().code).toBe('set-up/no-test-school')
})
