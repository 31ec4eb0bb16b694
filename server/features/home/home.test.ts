import { expect, test } from 'vitest'
import { createActor, createResource } from '../../testing/factories.ts'
import { setUpPortal } from '../../testing/set-up-portal.ts'

const portal = setUpPortal({ withJobs: true })

const progress = async (key: string) => (await portal.call('GET', '/api/user/progress', { key })).json().data

test('says what an account has opened, once each, and nothing of others', async () => {
  const [one, two] = [await createActor(portal.deps), await createActor(portal.deps)]
  const { id } = await createResource(portal.deps)
  for (const _ of [1, 2]) {
    await portal.call('POST', '/api/resource/register-resource-download', { key: one.key, body: { resource_id: id } })
  }
  expect(await progress(one.key)).toEqual({ opened: [id], invited: 0, booked: 0 })
  expect(await progress(two.key)).toEqual({ opened: [], invited: 0, booked: 0 })
})

test('counts the parents that a school has invited, whoever of its staff did, and not its staff', async () => {
  const staff = await createActor(portal.deps, { role: 'senior' })
  const colleague = await createActor(portal.deps, { role: 'senior', school: 'none' })
  await portal.deps.db.updateTable('users').set({ schoolId: staff.schoolId }).where('id', '=', colleague.id).execute()
  const invitation = {
    schoolId: staff.schoolId ?? '',
    importId: '7d0c9a52-55f2-4d6c-8f4e-6a3f3d1a2b4c',
    expiresAt: new Date(),
  }
  await portal.deps.db
    .insertInto('invitations')
    .values([
      { ...invitation, email: 'one@example.org', role: 'parent', inviterId: colleague.id },
      { ...invitation, email: 'two@example.org', role: 'senior', inviterId: staff.id },
    ])
    .execute()
  expect((await progress(staff.key)).invited).toBe(1)
})

test('counts what the school has booked, but for what was cancelled', async () => {
  const staff = await createActor(portal.deps, { role: 'senior' })
  const booking = { name: 'Ada', email: 'ada@example.org', school: 'Tidewell', schoolId: staff.schoolId }
  await portal.deps.db
    .insertInto('bookings')
    .values([
      { ...booking, reference: 'B-1', status: 'requested' },
      { ...booking, reference: 'B-2', status: 'cancelled' },
    ])
    .execute()
  expect((await progress(staff.key)).booked).toBe(1)
})
