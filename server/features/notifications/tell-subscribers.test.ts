import { afterEach, expect, test } from 'vitest'
import type { ReadAccess } from '#contract/access.ts'
import type { Jobs } from '../../database/jobs.ts'
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts'
import { type ActorOptions, createActor, createResource } from '../../testing/factories.ts'
import { createBrowser, startPushService } from '../../testing/push-service.ts'
import { sendPushes } from './send-pushes.ts'
import { tellSubscribers } from './tell-subscribers.ts'

const opened: Array<() => Promise<unknown>> = []
afterEach(async () => {
  for (let close = opened.pop(); close; close = opened.pop()) await close()
})

/** The names of the jobs that were added where the test does by hand what they would. */
const added: string[] = []

/** Takes every job and does none. */
const idleJobs: Jobs = {
  define: () => undefined,
  every: () => undefined,
  add: async (_db, name) => void added.push(name),
  addAll: async (_db, name) => void added.push(name),
  bringForward: async () => undefined,
  createQueues: async () => undefined,
  start: async () => undefined,
  stop: async () => undefined,
}

/** `isByHand`: the test itself does what the jobs would. */
async function start({ isByHand = false } = {}) {
  const service = await startPushService()
  opened.push(service.close)
  const portal = await buildTestApp({
    environment: { PUSH_TEST_SERVICE: service.url },
    withJobs: !isByHand,
    ...(isByHand && { deps: { jobs: idleJobs } }),
  })
  opened.push(() => portal.close())
  return { service, portal }
}

async function subscribe(portal: TestApp, serviceUrl: string, options: ActorOptions = {}) {
  const browser = createBrowser(serviceUrl)
  const actor = await createActor(portal.deps, options)
  const body = { statusType: 'subscribe', ...browser.registration }
  const answer = await portal.call('POST', '/api/notification/register-user-browser', { key: actor.key, body })
  expect(answer.statusCode).toBe(200)
  return { ...browser, actor }
}

const byName = (one = '', other = '') => one.localeCompare(other)

const publish = ({ deps }: TestApp, resourceId: number) => deps.jobs.add(deps.db, 'tell-subscribers', { resourceId })
const stateOf = ({ deps }: TestApp) =>
  deps.db.selectFrom('pushDeliveries').select(['state', 'tries', 'problem', 'dueAt']).execute()
/** Tries are seconds and more apart: the next ones are brought forward, the clock stays as it is. */
const bringForward = ({ deps }: TestApp) =>
  deps.db
    .updateTable('pushDeliveries')
    .set({ dueAt: new Date(0) })
    .execute()

test('each subscriber is notified once, encrypted for that browser, without personal data', async () => {
  const { service, portal } = await start()
  const browser = await subscribe(portal, service.url)
  const { id } = await createResource(portal.deps, { title: 'The Paper Boat Fleet' })
  await publish(portal, id)
  await expect.poll(() => service.taken.length).toBe(1)
  const [pushed] = service.taken
  if (!pushed) throw new Error('nothing came')
  expect(pushed.browser).toBe(browser.name)
  expect(browser.open(pushed)).toEqual({
    title: 'New on the bookshelf',
    body: 'The Paper Boat Fleet',
    path: `/resources/view/${id}`,
    tag: `resource-${id}`,
  })
  expect(pushed.headers['content-encoding']).toBe('aes128gcm')
  expect(pushed.headers.authorization).toMatch(/^vapid t=/)
  expect(pushed.headers.topic).toBe(`resource-${id}`)

  await publish(portal, id)
  await expect.poll(async () => (await stateOf(portal)).map(({ state }) => state)).toEqual(['sent'])
  await tellSubscribers(portal.deps, id)
  await sendPushes(portal.deps)
  expect(service.taken).toHaveLength(1)
})

test('a run is followed by another only while somebody has still to be told', async () => {
  const { service, portal } = await start({ isByHand: true })
  added.length = 0
  await sendPushes(portal.deps)
  expect(added).toEqual([])
  await subscribe(portal, service.url)
  await tellSubscribers(portal.deps, (await createResource(portal.deps)).id)
  service.answer = () => ({ status: 503 })
  added.length = 0
  await sendPushes(portal.deps)
  expect(added).toEqual(['send-pushes'])
  service.answer = () => ({ status: 201 })
  await bringForward(portal)
  await sendPushes(portal.deps)
  expect(service.taken).toHaveLength(1)
  expect(added).toEqual(['send-pushes'])
})

test('however many runs there are, one follows, when the next message is due', async () => {
  const { service, portal } = await start()
  const waiting = async () => {
    const text = `select extract(epoch from start_after - now())::float8 as seconds from pgboss.job where name = 'send-pushes' and state < 'active'`
    return (await portal.deps.pool.query<{ seconds: number }>(text)).rows.map(({ seconds }) => seconds)
  }
  await subscribe(portal, service.url)
  service.answer = () => ({ status: 429, headers: { 'retry-after': '1200' } })
  await publish(portal, (await createResource(portal.deps)).id)
  await expect.poll(async () => (await waiting()).length).toBe(1)
  await expect.poll(async () => (await waiting())[0]).toBeGreaterThan(1000)
  await Promise.all([sendPushes(portal.deps), sendPushes(portal.deps), sendPushes(portal.deps)])
  expect(await waiting()).toHaveLength(1)
  service.answer = () => ({ status: 429, headers: { 'retry-after': '300' } })
  await publish(portal, (await createResource(portal.deps)).id)
  await expect.poll(waiting).toEqual([expect.closeTo(300, -2)])
})

const people: Array<[string, ActorOptions, ReadAccess]> = [
  ['an operator', { role: 'admin' }, 'drafts'],
  ['staff of an approved school', { role: 'senior' }, 'full'],
  ['a parent of an approved school', { role: 'parent' }, 'full'],
  ['a parent without a school', { role: 'parent', school: 'none' }, 'free'],
  ['staff of a pending school', { role: 'senior', school: 'pending' }, 'free'],
  ['somebody who has not confirmed an address', { role: 'parent', status: 'not-active' }, 'free-only'],
  ['staff of a rejected school', { role: 'senior', school: 'rejected' }, 'none'],
]

test('only users who may read it are notified', async () => {
  const { service, portal } = await start({ isByHand: true })
  const browsers: Array<[string, string]> = []
  for (const [name, options] of people) browsers.push([(await subscribe(portal, service.url, options)).name, name])
  const told = async (id: number) => {
    service.taken.length = 0
    await tellSubscribers(portal.deps, id)
    await sendPushes(portal.deps)
    return service.taken.map(({ browser }) => browsers.find(([address]) => address === browser)?.[1]).toSorted(byName)
  }
  const named = (...readings: ReadAccess[]) =>
    people
      .filter(([, , reading]) => readings.includes(reading))
      .map(([name]) => name)
      .toSorted(byName)
  expect(await told((await createResource(portal.deps)).id)).toEqual(named('drafts', 'full'))
  expect(await told((await createResource(portal.deps, { isFree: true })).id)).toEqual(
    named('drafts', 'full', 'free', 'free-only'),
  )
  expect(await told((await createResource(portal.deps, { isDraft: true })).id)).toEqual([])
  expect(await told((await createResource(portal.deps, { deletedAt: new Date() })).id)).toEqual([])
  const { schoolId } = await createActor(portal.deps, { role: 'senior' })
  expect(await told((await createResource(portal.deps, { schoolId })).id)).toEqual(named('drafts'))
})

test('users who unsubscribed, logged out or came later are not notified', async () => {
  const { service, portal } = await start({ isByHand: true })
  const changed = await subscribe(portal, service.url)
  const loggedOut = await subscribe(portal, service.url)
  const { id } = await createResource(portal.deps)
  await tellSubscribers(portal.deps, id)
  await portal.call('POST', '/api/notification/register-user-browser', {
    key: changed.actor.key,
    body: { statusType: 'unsubscribe' },
  })
  await portal.call('POST', '/api/auth/logout', { key: loggedOut.actor.key })
  await subscribe(portal, service.url)
  await tellSubscribers(portal.deps, id)
  await sendPushes(portal.deps)
  expect(service.taken).toEqual([])
})

test.each([404, 410])('a browser that is gone (%i) is deleted', async (status) => {
  const { service, portal } = await start()
  service.answer = () => ({ status })
  await subscribe(portal, service.url)
  await publish(portal, (await createResource(portal.deps)).id)
  await expect.poll(() => portal.deps.db.selectFrom('pushSubscriptions').selectAll().execute()).toEqual([])
})

test.each([
  [403, 'the key in the authorization header does not correspond to the sender ID used to subscribe this user'],
  [400, '{"reason":"VapidPkHashMismatch"}'],
  [401, '{"code":401,"errno":109,"error":"Unauthorized","message":"VAPID public key mismatch"}'],
])('a subscription that was made with another key (%i) is deleted', async (status, body) => {
  const { service, portal } = await start({ isByHand: true })
  service.answer = () => ({ status, body })
  await subscribe(portal, service.url)
  await tellSubscribers(portal.deps, (await createResource(portal.deps)).id)
  await sendPushes(portal.deps)
  expect(await portal.deps.db.selectFrom('pushSubscriptions').selectAll().execute()).toEqual([])
})

test.each([
  [400, 'a subscription'],
  [403, '{"reason":"BadJwtToken"}'],
  [413, ''],
])('a browser that is refused three times in a row (%i) is deleted', async (status, body) => {
  const { service, portal } = await start({ isByHand: true })
  const { actor, registration } = await subscribe(portal, service.url)
  const kept = async () => (await portal.deps.db.selectFrom('pushSubscriptions').select('id').execute()).length
  const tell = async (answered: number) => {
    service.answer = () => ({ status: answered, body })
    await tellSubscribers(portal.deps, (await createResource(portal.deps)).id)
    await sendPushes(portal.deps)
    return kept()
  }
  // One that was taken, and a new start of the session, let it begin again.
  for (const answered of [status, status, 201, status, status]) expect(await tell(answered)).toBe(1)
  const init = { key: actor.key, body: { statusType: 'init', ...registration } }
  await portal.call('POST', '/api/notification/register-user-browser', init)
  expect([await tell(status), await tell(status), await tell(status)]).toEqual([1, 1, 0])
})

test.each([
  ['429 with seconds', { status: 429, headers: { 'retry-after': '120' } }, 120],
  ['500', { status: 500 }, 2],
  ['503 with a date', { status: 503, inMs: 600_000 }, 600],
])('after %s it is tried again, and then told once', async (_name, answer, seconds) => {
  const { service, portal } = await start({ isByHand: true })
  const { status, headers, inMs } = answer as { status: number; headers?: Record<string, string>; inMs?: number }
  const inTime = (ms: number) => ({ 'retry-after': new Date(Date.now() + ms).toUTCString() })
  service.answer = () => ({ status, headers: inMs ? inTime(inMs) : (headers ?? {}) })
  await subscribe(portal, service.url)
  await tellSubscribers(portal.deps, (await createResource(portal.deps)).id)
  const before = Date.now()
  await sendPushes(portal.deps)
  const after = Date.now()
  const [waiting] = await stateOf(portal)
  expect(waiting).toMatchObject({ state: 'waiting', problem: expect.stringContaining(`${status}`) })
  const dueAt = waiting?.dueAt.getTime() ?? 0
  // A date is written in whole seconds.
  expect(dueAt).toBeGreaterThan(before + (0.8 * seconds - 1) * 1000)
  expect(dueAt).toBeLessThanOrEqual(after + seconds * 1000)
  service.answer = () => ({ status: 201 })
  await bringForward(portal)
  await sendPushes(portal.deps)
  expect((await stateOf(portal)).map(({ state }) => state)).toEqual(['sent'])
  expect(service.taken).toHaveLength(1)
})

test('a refusal is given up at once, and a service that never answers after a while', async () => {
  const { service, portal } = await start({ isByHand: true })
  await subscribe(portal, service.url)
  service.answer = () => ({ status: 413 })
  await tellSubscribers(portal.deps, (await createResource(portal.deps)).id)
  await sendPushes(portal.deps)
  expect((await stateOf(portal)).map(({ state }) => state)).toEqual(['failed'])
  service.answer = () => new Promise(() => {})
  await tellSubscribers(portal.deps, (await createResource(portal.deps)).id)
  await sendPushes(portal.deps)
  expect((await stateOf(portal)).map(({ state }) => state).toSorted(byName)).toEqual(['failed', 'waiting'])
})

test('what a portal that died was sending is sent by another', async () => {
  const { service, portal } = await start({ isByHand: true })
  await subscribe(portal, service.url)
  await tellSubscribers(portal.deps, (await createResource(portal.deps)).id)
  await portal.deps.db
    .updateTable('pushDeliveries')
    .set({ state: 'sending', dueAt: new Date(Date.now() + 60_000) })
    .execute()
  await sendPushes(portal.deps)
  expect(service.taken).toEqual([])
  await bringForward(portal)
  await sendPushes(portal.deps)
  expect(service.taken).toHaveLength(1)
})

test('two instances at once notify 300 browsers once each', async () => {
  const { service, portal } = await start({ isByHand: true })
  const browsers = await Promise.all(Array.from({ length: 300 }, () => subscribe(portal, service.url)))
  let asked = 0
  service.answer = () => ({ status: asked++ % 5 === 0 ? 500 : 201 })
  const { id } = await createResource(portal.deps)
  await Promise.all([tellSubscribers(portal.deps, id), tellSubscribers(portal.deps, id)])
  for (let round = 0; round < 13; round++) {
    await Promise.all([sendPushes(portal.deps), sendPushes(portal.deps)])
    await portal.deps.db
      .updateTable('pushDeliveries')
      .set({ dueAt: new Date(0) })
      .where('state', '=', 'waiting')
      .execute()
  }
  expect(service.taken.map(({ browser }) => browser).toSorted(byName)).toEqual(
    browsers.map(({ name }) => name).toSorted(byName),
  )
})
