import { randomBytes } from 'node:crypto'
import type { LightMyRequestResponse } from 'fastify'
import { expect, test } from 'vitest'
import { hashKey } from '../../http/session-store.ts'
import type { TestApp } from '../build-test-app.ts'
import { createActor, createUser, password } from '../factories.ts'
import { setUpPortal } from '../set-up-portal.ts'

/** A quarter of the default, so that there is less to hash. */
const perAccount = 6
const perNetwork = 25

const limits = {
  loginsPerNetwork: perNetwork,
  loginsPerAccountAndNetwork: perAccount,
  loginsPerAccount: perAccount,
  loginsPerDevice: perAccount,
}
const settings = { environment: { TRUSTED_PROXIES: '127.0.0.1' }, limits }
const portal = setUpPortal(settings)
const second = setUpPortal(() => ({ ...settings, database: portal.database }))

const attacker = '198.51.100.7'
const elsewhere = '203.0.113.9'
let networks = 0
/** A network that no other test has used. */
const newNetwork = () => `192.0.2.${++networks}`

interface From {
  ip: string
  given?: string
  cookie?: string
  on?: TestApp
}

const logIn = (email: string, { ip, given = password, cookie, on = portal }: From) =>
  on.call('POST', '/api/auth/login', {
    body: { email, password: given },
    headers: { 'x-forwarded-for': ip, ...(cookie && { cookie }) },
  })

async function fail(email: string, times: number, from: From): Promise<number[]> {
  const answers = await Promise.all(Array.from({ length: times }, () => logIn(email, { ...from, given: 'wrong' })))
  return answers.map(({ statusCode }) => statusCode)
}

/** The cookie that marks this browser as having signed in to the account, as the browser sends it. */
const deviceOf = (answer: LightMyRequestResponse) => (deviceLine(answer) ?? '').split(';')[0] ?? ''
const deviceLine = ({ headers }: LightMyRequestResponse) =>
  [headers['set-cookie'] ?? []].flat().find((line) => line.startsWith('device='))

async function resetPassword(userId: string, chosen: string): Promise<LightMyRequestResponse> {
  const token = randomBytes(32).toString('base64url')
  const expiresAt = new Date(Date.now() + 3_600_000)
  const row = { tokenHash: hashKey(token), purpose: 'reset-password', userId, expiresAt }
  await portal.deps.db.insertInto('tokens').values(row).execute()
  return portal.call('POST', '/api/auth/reset-password', { body: { token, password: chosen } })
}

test('wrong passwords from one network lock out nobody elsewhere, and a reset lets the owner in from there too', async () => {
  const { id, email } = await createUser(portal.deps)
  expect(await fail(email, perAccount, { ip: attacker })).toEqual(new Array(perAccount).fill(401))
  const refused = await logIn(email, { ip: attacker })
  expect(refused.statusCode).toBe(429)
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3000)
  expect(refused.json()).toMatchObject({ message: expect.stringMatching(/Try again in \d+ minutes/) })
  expect((await logIn(email, { ip: elsewhere })).statusCode).toBe(200)

  const chosen = 'a small boat at sea 4'
  const reset = await resetPassword(id, chosen)
  expect(reset.statusCode).toBe(200)
  expect((await logIn(email, { ip: attacker, given: chosen })).statusCode).toBe(200)
  await fail(email, perAccount + 1, { ip: attacker })
  expect((await logIn(email, { ip: attacker, given: chosen })).statusCode).toBe(429)
  expect((await logIn(email, { ip: attacker, given: chosen, cookie: deviceOf(reset) })).statusCode).toBe(200)
})

test('a browser that has signed in before is let through from the attacked network, for its account and until the password changes', async () => {
  const { id, email } = await createUser(portal.deps)
  const { email: neighbour } = await createUser(portal.deps)
  const ip = newNetwork()
  const first = await logIn(email, { ip })
  const cookie = deviceOf(first)
  expect(deviceLine(first)).toMatch(/^device=[\w.-]+;.*HttpOnly/)
  expect(deviceLine(first)).toContain('SameSite=Lax')
  expect(`${cookie} ${Buffer.from(cookie.slice('device='.length), 'base64url')}`).not.toContain(email)
  // The same browser, a shared one: a second account does not push the first out.
  const shared = deviceOf(await logIn(neighbour, { ip, cookie }))
  await fail(email, perAccount, { ip })
  expect((await logIn(email, { ip })).statusCode).toBe(429)
  expect((await logIn(email, { ip, cookie })).statusCode).toBe(200)
  expect((await logIn(email, { ip, cookie: shared })).statusCode).toBe(200)
  const forged = cookie.replace(/.$/, (last) => (last === 'A' ? 'Q' : 'A'))
  expect((await logIn(email, { ip, cookie: forged })).statusCode).toBe(429)
  const foreign = deviceOf(await logIn(neighbour, { ip: elsewhere }))
  expect((await logIn(email, { ip, cookie: foreign })).statusCode).toBe(429)

  // A stolen cookie allows as many guesses as a network has, and none after a reset.
  expect(await fail(email, perAccount, { ip: newNetwork(), cookie })).toEqual(new Array(perAccount).fill(401))
  expect((await logIn(email, { ip: newNetwork(), cookie })).statusCode).toBe(429)
  const chosen = 'a small boat at sea 5'
  await resetPassword(id, chosen)
  await fail(email, perAccount, { ip })
  expect((await logIn(email, { ip, given: chosen, cookie: shared })).statusCode).toBe(429)
})

test('a stranger’s failures do not keep a signed-in user from changing the password, and this browser is let through afterwards', async () => {
  const { email, key } = await createActor(portal.deps)
  const ip = newNetwork()
  await fail(email, perAccount, { ip })
  const chosen = 'a small boat at sea 6'
  const body = { current_password: password, password: chosen }
  const headers = { 'x-forwarded-for': ip }
  const changed = await portal.call('POST', '/api/user/change-password', { key, body, headers })
  expect(changed.statusCode).toBe(200)
  expect((await logIn(email, { ip, given: chosen })).statusCode).toBe(429)
  expect((await logIn(email, { ip, given: chosen, cookie: deviceOf(changed) })).statusCode).toBe(200)
})

test('the addresses of one /64 are one network, and IPv4 written as IPv6 is IPv4', async () => {
  const { email } = await createUser(portal.deps)
  const statuses = async (ips: string[], to: (index: number) => string) =>
    (await Promise.all(ips.map((ip, index) => logIn(to(index), { ip, given: 'wrong' })))).map(
      ({ statusCode }) => statusCode,
    )
  const ips = Array.from({ length: perNetwork + 8 }, (_, index) => `2001:db8:7:1:${index.toString(16)}::${index + 1}`)
  const answered = await statuses(ips, (index) => `nobody-${index}@example.org`)
  expect(answered.filter((status) => status === 401)).toHaveLength(perNetwork)
  expect(answered.filter((status) => status === 429)).toHaveLength(8)

  expect(
    await statuses(
      ips.slice(0, perAccount).map((ip) => ip.replace(':7:1:', ':7:2:')),
      () => email,
    ),
  ).not.toContain(429)
  expect((await logIn(email, { ip: '2001:db8:7:2::ffff' })).statusCode).toBe(429)
  expect((await logIn(email, { ip: '2001:db8:7:3::1' })).statusCode).toBe(200)

  const { email: other } = await createUser(portal.deps)
  const ip = newNetwork()
  await fail(other, perAccount, { ip: `::ffff:${ip}` })
  expect((await logIn(other, { ip })).statusCode).toBe(429)
})

test('an account that is attacked from many networks is slowed down and lets its owner in; so is an unknown account', async () => {
  const { email } = await createUser(portal.deps)
  const attack = async (attacked: string) => {
    await Promise.all([newNetwork(), newNetwork()].map((ip) => fail(attacked, perAccount / 2, { ip })))
    const started = performance.now()
    const { statusCode: status } = await logIn(attacked, { ip: newNetwork() })
    return { status, isSlowed: performance.now() - started > 990 }
  }
  const answers = await Promise.all([attack(email), attack('nobody-at-all@example.org')])
  expect(answers).toEqual([
    { status: 200, isSlowed: true },
    { status: 401, isSlowed: true },
  ])
})

test('two instances share their counts, and many requests to both at once do not get round it', async () => {
  const { email } = await createUser(portal.deps)
  const ip = newNetwork()
  await Promise.all([fail(email, 3, { ip }), fail(email, 2, { ip, on: second })])
  expect((await logIn(email, { ip, given: 'wrong', on: second })).statusCode).toBe(401)
  expect((await logIn(email, { ip })).statusCode).toBe(429)
  expect((await logIn(email, { ip, on: second })).statusCode).toBe(429)
  expect(await fail(email, 20, { ip, on: second })).toEqual(new Array(20).fill(429))
})
