import { beforeEach, describe, expect, test } from 'vitest'
import { readConfig } from '../../config/config.ts'
import { createActor, createSession } from '../../testing/factories.ts'
import { createBrowser } from '../../testing/push-service.ts'
import { setUpPortal } from '../../testing/set-up-portal.ts'

const service = 'https://updates.push.services.mozilla.com/wpush/v2'
const portal = setUpPortal()
beforeEach(() => portal.deps.db.deleteFrom('pushSubscriptions').execute())

const register = (key: string, statusType: string, browser: object = {}) =>
  portal.call('POST', '/api/notification/register-user-browser', { key, body: { statusType, ...browser } })
const kept = () => portal.deps.db.selectFrom('pushSubscriptions').select(['id', 'endpoint', 'sessionId']).execute()
const allows = async (key: string) =>
  (await portal.call('GET', '/api/user/view', { key })).json().data.allow_notifications

test('subscribing allows notifications; unsubscribing withdraws both', async () => {
  const { key } = await createActor(portal.deps)
  const { registration } = createBrowser(service)
  const answer = await register(key, 'subscribe', registration)
  expect([answer.statusCode, answer.json().data]).toEqual([200, { allow_notifications: true }])
  expect(await allows(key)).toBe(true)
  expect(await kept()).toHaveLength(1)
  expect((await register(key, 'unsubscribe', registration)).json().data).toEqual({ allow_notifications: false })
  expect(await allows(key)).toBe(false)
  expect(await kept()).toEqual([])
})

test('a session start says what the browser has, and changes no choice', async () => {
  const { key } = await createActor(portal.deps)
  const { registration } = createBrowser(service)
  expect((await register(key, 'init')).json().data).toEqual({ allow_notifications: false })
  expect((await register(key, 'init', registration)).json().data).toEqual({ allow_notifications: false })
  const [first] = await kept()
  await register(key, 'init', registration)
  expect((await kept()).map(({ id }) => id)).toEqual([first?.id])
  await register(key, 'init', createBrowser(service).registration)
  expect(await kept()).toHaveLength(1)
  await register(key, 'init')
  expect(await kept()).toEqual([])
})

test('a browser belongs to whoever is logged in there, and to one session', async () => {
  const [one, other] = [await createActor(portal.deps), await createActor(portal.deps)]
  const { registration } = createBrowser(service)
  await register(one.key, 'subscribe', registration)
  await register(other.key, 'subscribe', registration)
  expect(await kept()).toHaveLength(1)
  await portal.call('POST', '/api/auth/logout', { key: one.key })
  expect(await kept()).toHaveLength(1)
})

test.each([
  ['logging out', 'POST', '/api/auth/logout'],
  ['logging out everywhere', 'POST', '/api/auth/logout-everywhere'],
] as const)('%s stops notifications on the device, and leaves the choice as it was', async (_name, method, path) => {
  const person = await createActor(portal.deps)
  await register(person.key, 'subscribe', createBrowser(service).registration)
  await portal.call(method, path, { key: person.key })
  expect(await kept()).toEqual([])
  expect(await allows(await createSession(portal.deps, person.id))).toBe(true)
})

test('twenty registrations at once end in one subscription', async () => {
  const { key } = await createActor(portal.deps)
  const browsers = Array.from({ length: 20 }, (_, at) => createBrowser(`${service}/${at % 2}`))
  const answers = await Promise.all(browsers.map(({ registration }) => register(key, 'subscribe', registration)))
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(browsers.map(() => 200))
  expect(await kept()).toHaveLength(1)
})

describe('invalid input is refused at the field, and nothing is stored', () => {
  const { registration } = createBrowser(service)
  const at = (end_point: string) => ({ ...registration, end_point })
  test.each([
    ['no address', at(''), 'end_point'],
    ['loopback', at('https://127.0.0.1/push'), 'end_point'],
    ['loopback by name', at('https://localhost/push'), 'end_point'],
    ['http', at('http://updates.push.services.mozilla.com/wpush/v2/a'), 'end_point'],
    ['another port', at('https://updates.push.services.mozilla.com:8443/a'), 'end_point'],
    ['another host', at('https://evil.example/push'), 'end_point'],
    ['the metadata of a cloud', at('http://169.254.169.254/latest/meta-data/'), 'end_point'],
    ['too long an address', at(`${service}/${'x'.repeat(2000)}`), 'end_point'],
    ['a short secret', { ...registration, auth_secret: 'abc' }, 'notification_key'],
    ['no key', { ...registration, notification_key: '' }, 'notification_key'],
    [
      'a key that lies on no curve',
      { ...registration, notification_key: Buffer.alloc(65, 4).toString('base64url') },
      'notification_key',
    ],
  ])('%s', async (_name, browser, field) => {
    const { key } = await createActor(portal.deps)
    const answer = await register(key, 'subscribe', browser)
    expect(answer.statusCode).toBe(422)
    expect(Object.keys(answer.json().errors)).toEqual([field])
    expect(answer.json().errors[field]).toMatch(/^[A-Z].*\.$/)
    expect(await kept()).toEqual([])
    expect(await allows(key)).toBe(false)
  })

  test('an unknown status', async () => {
    const { key } = await createActor(portal.deps)
    expect((await register(key, 'maybe', registration)).statusCode).toBe(422)
  })
})

test('the key of the portal is a point of P-256, and stays the same', async () => {
  const { key } = await createActor(portal.deps)
  const ask = async () => (await portal.call('GET', '/api/notification/public-key', { key })).json().data.public_key
  const first = await ask()
  expect(Buffer.from(first, 'base64url')).toHaveLength(65)
  expect(await ask()).toBe(first)
})

test('a configured key has to come with its other half', () => {
  expect(() => readConfig({ PUSH_PUBLIC_KEY: 'abc' })).toThrow('PUSH_PUBLIC_KEY')
  expect(() => readConfig({ PUSH_PRIVATE_KEY: 'abc', PUSH_PUBLIC_KEY: 'abc' })).toThrow('PUSH_PUBLIC_KEY')
  expect(() => readConfig({ PUSH_TEST_SERVICE: 'http://10.0.0.1:80' })).toThrow('PUSH_TEST_SERVICE')
})
