import { generateKeyPairSync } from 'node:crypto'
import { expect, test } from 'vitest'
import { createAuthenticator, type Forgery } from '../../../testing/authenticator.ts'
import { buildTestApp } from '../../../testing/build-test-app.ts'
import { createActor, password } from '../../../testing/factories.ts'
import { setUpPortal } from '../../../testing/set-up-portal.ts'
import { untilWaiting } from '../../../testing/until-waiting.ts'

const origin = 'https://books.example.org'
const environment = { PUBLIC_URL: origin }
const portal = setUpPortal({ environment, limits: { loginsPerNetwork: 1000 }, withJobs: true })
const second = setUpPortal(() => ({ environment, database: portal.database }))

async function createHolder() {
  const actor = await createActor(portal.deps)
  const body = { own_device: true, current_password: password }
  const options = (await portal.call('POST', '/api/user/passkeys/begin', { key: actor.key, body })).json().data
  const device = createAuthenticator({ origin })
  const credential = device.create(options)
  await portal.call('POST', '/api/user/passkeys', { key: actor.key, body: { name: 'Mine', credential } })
  return { ...actor, device, handle: options.user.id as string }
}

const ask = async () => (await portal.call('POST', '/api/auth/passkey/begin')).json().data as { challenge: string }
const answer = (credential: object, at = portal) => at.call('POST', '/api/auth/passkey', { body: { credential } })

async function expectRefused(credential: object, at = portal) {
  const { statusCode, cookies, ...response } = await answer(credential, at)
  expect([statusCode, response.json().code, cookies]).toEqual([401, 'account/passkey-refused', []])
}

const forgeries: Array<[string, Forgery]> = [
  ['made on another site', { origin: 'https://books.example.org.evil.example' }],
  ['made on a page of the same host without encryption', { origin: 'http://books.example.org' }],
  ['made for another relying party', { rpId: 'evil.example' }],
  ['by somebody who could not unlock the device', { isVerified: false }],
  ['signed with another key', { signedBy: generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey }],
]

test.each(forgeries)('an answer %s is refused', async (_, forgery) => {
  const { device } = await createHolder()
  await expectRefused(device.get(await ask(), forgery))
  expect((await answer(device.get(await ask()))).statusCode).toBe(200)
})

test('an answer that is sent again is refused, on another instance too', async () => {
  const { device } = await createHolder()
  const credential = device.get(await ask(), { counter: 0 })
  // A counter that stays 0, as most phones have it, protects from nothing.
  await portal.deps.db.updateTable('passkeys').set({ counter: 0 }).execute()
  expect((await answer(credential)).statusCode).toBe(200)
  await expectRefused(credential)
  await expectRefused(credential, second)
})

test('of two answers to one challenge at the same moment, one gets in', async () => {
  const { device } = await createHolder()
  const challenge = await ask()
  const both = [device.get(challenge), device.get(challenge)]
  const statuses = await Promise.all(both.map(async (one, at) => (await answer(one, at ? second : portal)).statusCode))
  expect(statuses.toSorted()).toEqual([200, 401])
})

test('a copy of an authenticator is refused, because its counter is behind', async () => {
  const { device } = await createHolder()
  expect((await answer(device.get(await ask(), { counter: 40 }))).statusCode).toBe(200)
  await expectRefused(device.get(await ask(), { counter: 40 }))
  await expectRefused(device.get(await ask(), { counter: 12 }))
})

test('one’s own answer under the passkey of somebody else is refused, and under their name', async () => {
  const [mine, theirs] = [await createHolder(), await createHolder()]
  const credentialId = theirs.device.credentialId
  await expectRefused(mine.device.get(await ask(), { credentialId, userHandle: theirs.handle }))
  await expectRefused(mine.device.get(await ask(), { userHandle: theirs.handle }))
  await expectRefused(mine.device.get(await ask(), { userHandle: 'AA' }))
})

test('a challenge that we did not make is refused, one for something else, and one that has expired', async () => {
  const { device, key } = await createHolder()
  await expectRefused(device.get({ challenge: Buffer.alloc(54).toString('base64url') }))
  await expectRefused(device.get({ challenge: 'AAAA' }))
  const body = { own_device: true, current_password: password }
  const adding = (await portal.call('POST', '/api/user/passkeys/begin', { key, body })).json().data
  await expectRefused(device.get(adding))
  // The challenge contains the time, and changing it breaks the signature.
  const { challenge } = await ask()
  const bytes = Buffer.from(challenge, 'base64url')
  bytes.writeUIntBE(Date.now() + 86_400_000, 16, 6)
  await expectRefused(device.get({ challenge: bytes.toString('base64url') }))
  const now = Date.now
  Date.now = () => now() - 5 * 60_000 - 1
  const old = await ask().finally(() => {
    Date.now = now
  })
  await expectRefused(device.get(old))
})

test('a signature that was tampered with is refused', async () => {
  const { device } = await createHolder()
  const credential = device.get(await ask())
  const data = Buffer.from(credential.response.authenticatorData, 'base64url')
  data.writeUInt32BE(999, 33)
  await expectRefused({
    ...credential,
    response: { ...credential.response, authenticatorData: data.toString('base64url') },
  })
  await expectRefused({ ...credential, response: { ...credential.response, signature: 'MAA' } })
})

test('the passkey of a deleted account opens nothing, and that of a disabled one says so', async () => {
  const { device, id } = await createHolder()
  const disabled = { status: 'disabled', disabledFrom: 'active' } as const
  await portal.deps.db.updateTable('users').set(disabled).where('id', '=', id).execute()
  expect((await answer(device.get(await ask()))).json().code).toBe('account/disabled')
  await portal.deps.db.deleteFrom('users').where('id', '=', id).execute()
  await expectRefused(device.get(await ask()))
})

test('a passkey that is removed while it logs in opens nothing', async () => {
  const { device, id } = await createHolder()
  const credential = device.get(await ask())
  const removing = await portal.deps.pool.connect()
  try {
    await removing.query('begin')
    await removing.query('select 1 from users where id = $1 for update', [id])
    const answering = answer(credential)
    await untilWaiting(portal)
    await removing.query('delete from passkeys where user_id = $1', [id])
    await removing.query('commit')
    const { statusCode, cookies, ...response } = await answering
    expect([statusCode, response.json().code, cookies]).toEqual([401, 'account/wrong-credentials', []])
  } finally {
    removing.release()
  }
})

test('a passkey that was never added opens nothing', async () => {
  const device = createAuthenticator({ origin })
  await expectRefused(device.get(await ask(), { userHandle: 'AAAAAAAAAAAAAAAAAAAAAA' }))
})

test('failures are limited by network, like wrong passwords', async () => {
  const strict = await buildTestApp({
    environment: { PUBLIC_URL: origin },
    limits: { loginsPerNetwork: 2 },
    database: portal.database,
  })
  await portal.deps.pool.query('delete from rate_limits')
  const device = createAuthenticator({ origin })
  const attempt = async () => (await answer(device.get(await ask(), { userHandle: 'AAAA' }), strict)).statusCode
  expect([await attempt(), await attempt(), await attempt()]).toEqual([401, 401, 429])
  await strict.close()
})
