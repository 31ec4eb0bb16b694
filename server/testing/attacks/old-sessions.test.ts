import { expect, test } from 'vitest'
import { createActor, createSession } from '../factories.ts'
import { setUpListening } from '../set-up-portal.ts'

const portal = setUpListening()

const statusOf = async (key: string) => (await portal.call('GET', '/api/user/view', { key })).status

test('a stolen key that is used every day stops working 90 days after the log-in', async () => {
  const { key, id } = await createActor(portal.deps)
  const begun = (days: number) =>
    portal.deps.db
      .updateTable('sessions')
      .set({ createdAt: new Date(Date.now() - days * 86_400_000), lastUsedAt: new Date() })
      .where('userId', '=', id)
      .execute()
  await begun(91)
  expect(await statusOf(key)).toBe(401)
  await begun(89)
  expect(await statusOf(key)).toBe(200)
})

test('an operator sees the sessions of an account and ends the one that is not its owner’s', async () => {
  const owner = await createActor(portal.deps)
  const thief = await createSession(portal.deps, owner.id)
  const { key } = await createActor(portal.deps, { role: 'admin' })
  const account = `/api/admin/users/${owner.id}`
  const view = async () => (await (await portal.call('GET', account, { key })).json()) as { data: { sessions: [] } }
  expect((await view()).data.sessions).toHaveLength(2)
  const { id } = await portal.deps.db
    .selectFrom('sessions')
    .select('id')
    .where('userId', '=', owner.id)
    .orderBy('createdAt', 'desc')
    .executeTakeFirstOrThrow()
  expect((await portal.call('DELETE', `${account}/sessions/${id}`, { key: owner.key })).status).toBe(403)
  expect((await portal.call('DELETE', `${account}/sessions/${id}`, { key })).status).toBe(200)
  expect([await statusOf(thief), await statusOf(owner.key)]).toEqual([401, 200])
  expect((await view()).data.sessions).toHaveLength(1)
})
