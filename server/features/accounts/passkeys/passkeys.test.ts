import { expect, test } from 'vitest'
import { createAuthenticator, createPasskey } from '../../../testing/authenticator.ts'
import { createActor, createSession, createUser, password } from '../../../testing/factories.ts'
import { setUpPortal } from '../../../testing/set-up-portal.ts'

const portal = setUpPortal({ withJobs: true })
const second = setUpPortal(() => ({ database: portal.database }))

const origin = 'http://localhost:3000'
const begin = (key: string, body: object = { own_device: true, current_password: password }) =>
  portal.call('POST', '/api/user/passkeys/begin', { key, body })

/** Somebody with a passkey, and the device that holds it. */
async function createHolder(options: Parameters<typeof createActor>[1] = {}, name = 'My phone') {
  const actor = await createActor(portal.deps, options)
  const device = createAuthenticator({ origin })
  const credential = device.create((await begin(actor.key)).json().data)
  const added = await portal.call('POST', '/api/user/passkeys', { key: actor.key, body: { name, credential } })
  expect(added.statusCode).toBe(200)
  return { ...actor, device }
}

const list = async (key: string) => (await portal.call('GET', '/api/user/passkeys', { key })).json().data
const askLogin = async () => (await portal.call('POST', '/api/auth/passkey/begin')).json().data
const logIn = (credential: object) => portal.call('POST', '/api/auth/passkey', { body: { credential } })
const mailsTo = (email: string) =>
  portal.deps.db.selectFrom('mails').select(['subject', 'text']).where('toAddress', '=', email).execute()

test('somebody adds a passkey with the password, is told by mail, and logs in with it', async () => {
  const { device, id, key, email } = await createHolder({ role: 'senior' }, ' My phone ')
  expect(await list(key)).toMatchObject([{ name: 'My phone', last_used_time: '', is_current: false }])
  const [mail] = await mailsTo(email)
  expect(mail?.subject).toBe('A passkey was added to your account on Enterprise Bookshelf')
  expect(mail?.text).toContain('“My phone”')

  const answer = await logIn(device.get(await askLogin()))
  expect(answer.statusCode).toBe(200)
  const { auth_key, user } = answer.json().data
  expect(user).toMatchObject({ id, email, role: 'senior' })
  expect(answer.cookies.map(({ name }) => name)).toEqual(['auth_key', 'XSRF-TOKEN', 'device', 'device'])
  expect(await list(auth_key)).toMatchObject([{ is_current: true, last_used_time: expect.stringContaining('T') }])
  const log = await portal.deps.db.selectFrom('auditLog').select('action').where('actorId', '=', id).execute()
  expect(log.map(({ action }) => action)).toEqual(['passkey.added', 'login'])
})

test('adding one takes the password, and the word that nobody else uses the device', async () => {
  const { key } = await createActor(portal.deps)
  const shared = await begin(key, { own_device: false, current_password: password })
  expect(shared.statusCode).toBe(422)
  expect(shared.json().errors).toEqual({ own_device: 'Add a passkey only on a device that nobody else uses.' })
  const wrong = await begin(key, { own_device: true, current_password: 'a wrong one' })
  expect([wrong.statusCode, wrong.json().code]).toEqual([403, 'account/wrong-password'])
})

test('an account whose address is not confirmed gets none: it may be somebody else’s address', async () => {
  const { key } = await createActor(portal.deps, { status: 'not-active' })
  expect((await begin(key)).json().code).toBe('account/not-confirmed')
})

test('the challenge of a new passkey is for one session, once, and only for a new passkey', async () => {
  const owner = await createActor(portal.deps)
  const device = createAuthenticator({ origin })
  const options = (await begin(owner.key)).json().data
  const add = (key: string, credential: object) =>
    portal.call('POST', '/api/user/passkeys', { key, body: { name: 'Mine', credential } })
  const refused = async (key: string, credential: object) =>
    expect((await add(key, credential)).json().code).toBe('account/passkey-not-added')

  await refused((await createActor(portal.deps)).key, device.create(options))
  await refused(await createSession(portal.deps, owner.id), device.create(options))
  await refused(owner.key, device.create({ ...options, ...(await askLogin()) }))
  await refused(owner.key, device.create(options, { origin: 'https://evil.example' }))
  await refused(owner.key, device.create(options, { rpId: 'evil.example' }))
  await refused(owner.key, device.create(options, { isVerified: false }))
  const credential = device.create(options)
  expect((await add(owner.key, credential)).statusCode).toBe(200)
  await refused(owner.key, credential)
  await refused(owner.key, createAuthenticator({ origin }).create(options))
  // A credential that somebody else has cannot become one's own.
  const thief = await createActor(portal.deps)
  const again = await add(thief.key, device.create((await begin(thief.key)).json().data))
  expect(again.json().code).toBe('account/passkey-added-already')
  expect(await list(thief.key)).toEqual([])
})

test('an account has at most 20', async () => {
  const actor = await createActor(portal.deps)
  for (let count = 0; count < 20; count++) await createPasskey(portal.deps, actor.id)
  expect((await begin(actor.key)).json().code).toBe('account/too-many-passkeys')
})

test('removing one takes the password, ends its sessions on every instance, and is told by mail', async () => {
  const { device, key, email } = await createHolder()
  const begun = (await logIn(device.get(await askLogin()))).json().data.auth_key as string
  expect((await second.call('GET', '/api/user/view', { key: begun })).statusCode).toBe(200)
  const [{ id }] = await list(key)
  const remove = (current_password: string) =>
    portal.call('POST', `/api/user/passkeys/${id}/remove`, { key, body: { current_password } })
  expect((await remove('a wrong one')).json().code).toBe('account/wrong-password')
  expect((await remove(password)).statusCode).toBe(200)
  expect((await portal.call('GET', '/api/user/view', { key: begun })).statusCode).toBe(401)
  await expect
    .poll(async () => (await second.call('GET', '/api/user/view', { key: begun })).statusCode, { interval: 20 })
    .toBe(401)
  expect((await portal.call('GET', '/api/user/view', { key })).statusCode).toBe(200)
  expect((await logIn(device.get(await askLogin()))).json().code).toBe('account/passkey-refused')
  const subject = 'A passkey was removed from your account on Enterprise Bookshelf'
  const mail = (await mailsTo(email)).find((one) => one.subject === subject)
  expect(mail?.text.replace(/\s+/g, ' ')).toContain('has been logged out, except on the device where it was removed.')
})

test('the session that removes its own passkey stays valid', async () => {
  const { device } = await createHolder()
  const key = (await logIn(device.get(await askLogin()))).json().data.auth_key as string
  const [{ id }] = await list(key)
  const body = { current_password: password }
  expect((await portal.call('POST', `/api/user/passkeys/${id}/remove`, { key, body })).statusCode).toBe(200)
  expect(await list(key)).toEqual([])
})

test('one can be renamed, by its owner only', async () => {
  const { key } = await createHolder()
  const [{ id }] = await list(key)
  const rename = (by: string) => portal.call('PUT', `/api/user/passkeys/${id}`, { key: by, body: { name: 'Laptop' } })
  expect((await rename((await createActor(portal.deps)).key)).statusCode).toBe(404)
  expect((await rename(key)).statusCode).toBe(200)
  expect(await list(key)).toMatchObject([{ name: 'Laptop' }])
})

test('they are in the file with everything about oneself, and go with the account', async () => {
  const { id, key } = await createHolder()
  const file = (await portal.call('GET', '/api/user/export', { key })).json()
  expect(file.passkeys).toMatchObject([{ name: 'My phone' }])
  await portal.deps.db.deleteFrom('users').where('id', '=', id).execute()
  expect(await portal.deps.db.selectFrom('passkeys').select('id').where('userId', '=', id).execute()).toEqual([])
})

test('logging in with one keeps an account that was to be deleted', async () => {
  const { device, id } = await createHolder()
  await portal.deps.db.updateTable('users').set({ deletionRequestedAt: new Date() }).where('id', '=', id).execute()
  expect((await logIn(device.get(await askLogin()))).statusCode).toBe(200)
  const { deletionRequestedAt } = await portal.deps.db
    .selectFrom('users')
    .select('deletionRequestedAt')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  expect(deletionRequestedAt).toBeNull()
})

test('staff are asked once a term whether they want a passkey, until they have one; parents and operators are not', async () => {
  const isOffered = async (key: string) =>
    (await portal.call('GET', '/api/user/passkey-offer', { key })).json().data.is_offered as boolean
  const { key, id } = await createActor(portal.deps, { role: 'senior' })
  expect(await isOffered(key)).toBe(true)
  expect((await portal.call('POST', '/api/user/passkey-offer/decline', { key })).statusCode).toBe(200)
  expect(await isOffered(key)).toBe(false)
  const declinedAt = new Date(Date.now() - 160 * 86_400_000)
  await portal.deps.db.updateTable('users').set({ passkeyDeclinedAt: declinedAt }).where('id', '=', id).execute()
  expect(await isOffered(key)).toBe(true)
  await createPasskey(portal.deps, id)
  expect(await isOffered(key)).toBe(false)
  for (const role of ['parent', 'admin'] as const)
    expect(await isOffered((await createActor(portal.deps, { role })).key)).toBe(false)
})

test('without a public address, passkeys belong to the address that the browser uses', async () => {
  const { id } = await createUser(portal.deps)
  const key = await createSession(portal.deps, id)
  const body = { own_device: true, current_password: password }
  const url = '/api/user/passkeys/begin'
  const options = (await portal.call('POST', url, { key, body, headers: { host: 'localhost:4173' } })).json().data
  const credential = createAuthenticator({ origin: 'http://localhost:4173' }).create(options)
  const headers = { host: 'localhost:4173' }
  const added = await portal.call('POST', '/api/user/passkeys', { key, headers, body: { name: 'Mine', credential } })
  expect(added.statusCode).toBe(200)
})
