import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { buildTestApp } from '../../../testing/build-test-app.ts'
import { createActor, createSession, password } from '../../../testing/factories.ts'
import { mailsTo, tokenMailedTo } from '../../../testing/mails.ts'
import { setUpPortal } from '../../../testing/set-up-portal.ts'

const portal = setUpPortal({ withJobs: true })

const chosen = 'a small boat at sea 4'
const newEmail = () => `new-${randomUUID()}@home.example`
const confirm = (body: object, key?: string) => portal.call('POST', '/api/auth/confirm-email', { key, body })
const logIn = (email: string, given: string) =>
  portal.call('POST', '/api/auth/login', { body: { email, password: given } })
const isLive = async (key: string) => (await portal.call('GET', '/api/user/view', { key })).statusCode === 200

/** Somebody who has just signed up, on a laptop, and the token that was mailed. */
async function newcomer(email = newEmail()) {
  const body = { full_name: 'Owen Hughes', email, password, agreeTerms: true }
  const { auth_key: key, user } = (await portal.call('POST', '/api/auth/sign-up', { body })).json().data
  return { id: user.id as string, email, key: key as string, token: await tokenMailedTo(portal, email) }
}

test('the browser that signed up confirms with one press, and its session goes on', async () => {
  const { email, key, token } = await newcomer()
  const answer = await confirm({ token }, key)
  expect(answer.json().data).toMatchObject({ auth_key: key, user: { email, status: 'active' } })
  expect(answer.cookies).toEqual([])
  expect(await isLive(key)).toBe(true)
})

test('a phone without the session gives the password of the sign-up, and is logged in', async () => {
  const { email, key, token } = await newcomer()
  const needed = await confirm({ token })
  expect([needed.statusCode, needed.json().code]).toEqual([403, 'account/password-needed'])
  const wrong = await confirm({ token, current_password: 'not the password' })
  expect(wrong.json()).toMatchObject({
    code: 'account/wrong-password',
    errors: { current_password: 'The password is incorrect.' },
  })
  const answer = await confirm({ token, current_password: password })
  expect(answer.json().data.user).toMatchObject({ email, status: 'active' })
  expect(answer.cookies.map(({ name }) => name)).toEqual(['auth_key', 'XSRF-TOKEN', 'device', 'device'])
  expect([await isLive(answer.json().data.auth_key), await isLive(key)]).toEqual([true, false])
})

test('whoever did not choose the password sets one; that of the sign-up and its sessions end', async () => {
  const { email, key, token } = await newcomer()
  expect((await confirm({ token, password: 'password1' })).json().code).toBe('account/password-common')
  const answer = await confirm({ token, password: chosen })
  expect(answer.json().data.user).toMatchObject({ email, status: 'active' })
  expect([await isLive(answer.json().data.auth_key), await isLive(key)]).toEqual([true, false])
  expect([(await logIn(email, password)).statusCode, (await logIn(email, chosen)).statusCode]).toEqual([401, 200])
  expect((await confirm({ token, password: 'another boat at sea 5' })).json().code).toBe('account/link-expired')
})

test('somebody else’s session does not count, and confirming replaces it in this browser', async () => {
  const { email, token } = await newcomer()
  const other = await createActor(portal.deps)
  expect((await confirm({ token }, other.key)).json().code).toBe('account/password-needed')
  const answer = await confirm({ token, current_password: password }, other.key)
  expect(answer.json().data.user.email).toBe(email)
  expect(answer.json().data.auth_key).not.toBe(other.key)
  expect(await isLive(other.key)).toBe(true)
})

test('a password beside the session of the account changes nothing', async () => {
  const { email, key, token } = await newcomer()
  expect((await confirm({ token, password: chosen }, key)).statusCode).toBe(200)
  expect((await logIn(email, password)).statusCode).toBe(200)
})

test('wrong passwords count as failed log-ins, and choosing another is still open', async () => {
  const strict = await buildTestApp({
    database: portal.database,
    limits: { loginsPerAccountAndNetwork: 2 },
  })
  const { token } = await newcomer()
  const guess = (body: object) => strict.call('POST', '/api/auth/confirm-email', { body: { token, ...body } })
  const statuses = []
  for (let time = 0; time < 3; time++) {
    statuses.push((await guess({ current_password: `guess ${randomUUID()}` })).statusCode)
  }
  expect(statuses).toEqual([403, 403, 429])
  expect((await guess({ password: chosen })).statusCode).toBe(200)
  await strict.close()
})

test('what a stranger began with the address dies when it is confirmed', async () => {
  const { email, key, token } = await newcomer()
  const elsewhere = newEmail()
  const asked = { email: elsewhere, current_password: password }
  expect((await portal.call('POST', '/api/user/change-email', { key, body: asked })).statusCode).toBe(200)
  const change = await tokenMailedTo(portal, elsewhere)
  expect((await confirm({ token, password: chosen })).statusCode).toBe(200)
  const body = { token: change, current_password: password }
  expect((await portal.call('POST', '/api/auth/confirm-new-email', { body })).statusCode).toBe(410)
  expect((await logIn(email, chosen)).statusCode).toBe(200)
})

test('a reset confirms the address too, since its link was mailed there', async () => {
  const { id, email, token } = await newcomer()
  await portal.call('GET', `/api/auth/reset-password?email=${email}`)
  const reset = { token: await tokenMailedTo(portal, email, 2), password: chosen }
  expect((await portal.call('POST', '/api/auth/reset-password', { body: reset })).statusCode).toBe(200)
  expect((await logIn(email, chosen)).json().data.user.status).toBe('active')
  expect((await confirm({ token, current_password: chosen })).statusCode).toBe(410)
  const lines = await portal.deps.db.selectFrom('auditLog').select('action').where('actorId', '=', id).execute()
  expect(lines.map(({ action }) => action)).toContain('password.reset')
})

test('a new address counts outside a session only with the password of the account', async () => {
  const actor = await createActor(portal.deps)
  const wanted = newEmail()
  const asked = { email: wanted, current_password: password }
  await portal.call('POST', '/api/user/change-email', { key: actor.key, body: asked })
  const token = await tokenMailedTo(portal, wanted)
  const confirmNew = (body: object, key?: string) =>
    portal.call('POST', '/api/auth/confirm-new-email', { key, body: { token, ...body } })
  const stranger = await createActor(portal.deps)
  expect((await confirmNew({})).json().code).toBe('account/password-needed')
  expect((await confirmNew({}, stranger.key)).json().code).toBe('account/password-needed')
  expect((await confirmNew({ current_password: 'not the password' })).json().code).toBe('account/wrong-password')
  const answer = await confirmNew({ current_password: password })
  expect(answer.json().data.user.email).toBe(wanted)
  expect([await isLive(answer.json().data.auth_key), await isLive(actor.key)]).toEqual([true, true])
})

test('a log-in that is under way while the password is reset opens nothing', async () => {
  const { passwords } = portal.deps
  const verify = passwords.verify.bind(passwords)
  const actor = await createActor(portal.deps)
  await portal.call('GET', `/api/auth/reset-password?email=${actor.email}`)
  const reset = { token: await tokenMailedTo(portal, actor.email), password: chosen }
  const counted = async () => {
    const sessions = portal.deps.db.selectFrom('sessions').select('id').where('userId', '=', actor.id)
    return (await sessions.execute()).length
  }
  // Found right just before the reset, and answered just after.
  passwords.verify = async (hash, given, network) => {
    const isRight = await verify(hash, given, network)
    expect((await portal.call('POST', '/api/auth/reset-password', { body: reset })).statusCode).toBe(200)
    return isRight
  }
  const answer = await logIn(actor.email, password)
  passwords.verify = verify
  expect([answer.statusCode, answer.cookies, await counted()]).toEqual([401, [], 0])
  await createSession(portal.deps, actor.id)
  expect(await counted()).toBe(1)
  await mailsTo(portal, actor.email, 2)
})
