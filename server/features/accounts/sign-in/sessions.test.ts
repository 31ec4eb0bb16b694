import { expect, test } from 'vitest'
import { xsrfTokenOf } from '../../../http/session.ts'
import { hashKey } from '../../../http/session-store.ts'
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts'
import { createActor, createSession } from '../../../testing/factories.ts'
import { setUpPortal } from '../../../testing/set-up-portal.ts'

const portal = setUpPortal()
const second = setUpPortal(() => ({ database: portal.database }))

const view = (on: TestApp, key: string) =>
  on.call('GET', '/api/user/view', { key }).then(({ statusCode }) => statusCode)

test('a key is taken from the header, the query parameter and the cookie', async () => {
  const { key } = await createActor(portal.deps)
  expect((await portal.call('GET', '/api/user/view', { key })).statusCode).toBe(200)
  expect((await portal.call('GET', `/api/user/view?access-token=${key}`)).statusCode).toBe(200)
  expect((await portal.call('GET', '/api/user/view', { headers: { cookie: `auth_key=${key}` } })).statusCode).toBe(200)
  const none = await portal.call('GET', '/api/user/view')
  expect(none.statusCode).toBe(401)
  expect(none.json().code).toBe('not-authorised')
})

test('the profile comes when it is asked for, and only staff see their school code', async () => {
  const { key } = await createActor(portal.deps, { role: 'parent' })
  const bare = await portal.call('GET', '/api/user/view', { key })
  expect(bare.json().data).not.toHaveProperty('profile')
  const whole = await portal.call('GET', '/api/user/view?expand=profile', { key })
  expect(whole.json().data).toMatchObject({ profile: { full_name: 'Ada Birch' }, school: { school_code: '' } })
})

test('an unsafe request that the cookie vouches for needs the anti-forgery pair; a junk token beside it does not help', async () => {
  const { key } = await createActor(portal.deps)
  const cookie = `auth_key=${key}`
  const post = (url: string, headers: Record<string, string>) => portal.call('POST', url, { headers, body: {} })
  expect((await post('/api/auth/logout-everywhere', { cookie })).json().code).toBe('request/forged')
  expect((await post('/api/auth/logout-everywhere?access-token=junk', { cookie })).json().code).toBe('request/forged')
  expect(
    (await post('/api/auth/logout-everywhere', { cookie, 'x-xsrf-token': xsrfTokenOf('another') })).json().code,
  ).toBe('request/forged')
  expect((await post('/api/auth/logout-everywhere', { cookie, 'x-xsrf-token': xsrfTokenOf(key) })).statusCode).toBe(200)
})

test.each(['https://evil.example', 'null'])('unsafe requests from %s are refused', async (origin) => {
  const { key } = await createActor(portal.deps)
  const answer = await portal.call('POST', '/api/auth/logout-everywhere', { key, headers: { origin }, body: {} })
  expect(answer.json().code).toBe('request/foreign-origin')
  expect(await view(portal, key)).toBe(200)
})

test('log-out kills the key at once on every instance, and no other', async () => {
  const actor = await createActor(portal.deps)
  const other = await createSession(portal.deps, actor.id)
  expect([await view(portal, actor.key), await view(second, actor.key), await view(second, other)]).toEqual([
    200, 200, 200,
  ])
  await portal.call('POST', '/api/auth/logout', { key: actor.key, body: {} })
  expect(await view(portal, actor.key)).toBe(401)
  await second.deps.changes.catchUp()
  expect(await view(second, actor.key)).toBe(401)
  expect(await view(second, other)).toBe(200)
})

test('sessions are listed with their devices, ended one by one, and all together', async () => {
  const actor = await createActor(portal.deps)
  const tablet = await createSession(portal.deps, actor.id)
  const listed = (await portal.call('GET', '/api/user/sessions', { key: actor.key })).json().data
  expect(listed).toHaveLength(2)
  expect(listed.filter((session: { is_current: boolean }) => session.is_current)).toHaveLength(1)
  const { id } = listed.find((session: { is_current: boolean }) => !session.is_current)
  const stranger = await createActor(portal.deps)
  expect((await portal.call('DELETE', `/api/user/sessions/${id}`, { key: stranger.key })).statusCode).toBe(404)
  expect((await portal.call('DELETE', `/api/user/sessions/${id}`, { key: actor.key })).statusCode).toBe(200)
  expect(await view(portal, tablet)).toBe(401)
  await portal.call('POST', '/api/auth/logout-everywhere', { key: actor.key, body: {} })
  expect(await view(portal, actor.key)).toBe(401)
  expect(await view(portal, stranger.key)).toBe(200)
})

test('a session ends after 30 days without use, and use keeps it', async () => {
  const { key, id } = await createActor(portal.deps)
  const age = (days: number) =>
    portal.deps.db
      .updateTable('sessions')
      .set({ lastUsedAt: new Date(Date.now() - days * 86_400_000) })
      .where('userId', '=', id)
      .execute()
  await age(29)
  expect(await view(portal, key)).toBe(200)
  await age(31)
  expect(await view(second, key)).toBe(401)
})

test('a session ends 90 days after its log-in, however much it is used, and its cookies with it', async () => {
  const { key, id } = await createActor(portal.deps)
  const begin = (days: number) =>
    portal.deps.db
      .updateTable('sessions')
      .set({ createdAt: new Date(Date.now() - days * 86_400_000) })
      .where('userId', '=', id)
      .execute()
  const cookie = { cookie: `auth_key=${key}` }
  const daysOfCookie = async (on: TestApp) => {
    const answer = await on.call('GET', '/api/user/view', { headers: cookie })
    return answer.cookies.map(({ maxAge = 0 }) => Math.round(maxAge / 86_400))
  }
  expect(await daysOfCookie(portal)).toEqual([30, 30])
  await begin(88)
  expect(await daysOfCookie(second)).toEqual([2, 2])
  const listed = async () => (await portal.call('GET', '/api/user/sessions', { key: anotherKey })).json().data
  const anotherKey = await createSession(portal.deps, id)
  expect(await listed()).toHaveLength(2)
  await portal.deps.db
    .updateTable('sessions')
    .set({ createdAt: new Date(Date.now() - 91 * 86_400_000) })
    .where('keyHash', '=', hashKey(key))
    .execute()
  expect(await listed()).toHaveLength(1)
  const third = await buildTestApp({ database: portal.database })
  expect(await view(third, key)).toBe(401)
  await third.close()
})

test('while the change feed is down, every request asks the database', async () => {
  const { key, id } = await createActor(portal.deps)
  expect(await view(portal, key)).toBe(200)
  const { pool } = portal.database
  const feeds = `application_name = 'portal changes' and datname = current_database()`
  await pool.query(`select pg_terminate_backend(pid) from pg_stat_activity where ${feeds}`)
  await expect.poll(() => portal.deps.changes.isLive()).toBe(false)
  await portal.deps.db.deleteFrom('sessions').where('userId', '=', id).execute()
  expect(await view(portal, key)).toBe(401)
  await expect.poll(() => portal.deps.changes.isLive()).toBe(true)
})
