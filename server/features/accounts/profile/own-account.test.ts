import { randomUUID } from 'node:crypto'
import { expect, onTestFinished, test } from 'vitest'
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts'
import { createActor, createSchool, createSession, createUser, password } from '../../../testing/factories.ts'
import { mailsTo, tokenMailedTo } from '../../../testing/mails.ts'
import { setUpPortal } from '../../../testing/set-up-portal.ts'

const portal = setUpPortal({ limits: { schoolCodesPerNetwork: 3 }, withJobs: true })
const second = setUpPortal(() => ({ database: portal.database }))

const chosen = 'a small boat at sea 4'
const newEmail = () => `new-${randomUUID()}@home.example`
const update = (key: string, body: object) => portal.call('PUT', '/api/user/update', { key, body })
const changePassword = (key: string, body: object) => portal.call('POST', '/api/user/change-password', { key, body })
const changeEmail = (key: string, email: string, current = password) =>
  portal.call('POST', '/api/user/change-email', { key, body: { email, current_password: current } })
const confirmNew = (token: string, key: string) =>
  portal.call('POST', '/api/auth/confirm-new-email', { key, body: { token } })
const join = (key: string, code: string) =>
  portal.call('POST', '/api/user/join-school', { key, body: { school_code: code } })
const logIn = (email: string, given = password) =>
  portal.call('POST', '/api/auth/login', { body: { email, password: given } })
const isAlive = async (on: TestApp, key: string) => (await on.call('GET', '/api/user/view', { key })).statusCode === 200

test('the profile takes the fields that are sent, ignores others, and is complete with a name and a postcode', async () => {
  const actor = await createActor(portal.deps)
  const sent = { full_name: 'Owen Hughes', phone_number: '+44 20 7946 0018', city: 'Tidewell', postcode: 'sw1a 2aa' }
  const privileged = { role: 'admin', status: 'disabled', school_id: randomUUID(), id: randomUUID(), is_completed: 0 }
  const answer = await update(actor.key, { ...sent, ...privileged, email: 'other@home.example', isSchool: true })
  expect(answer.statusCode).toBe(200)
  expect(answer.json().data).toMatchObject({
    id: actor.id,
    role: 'parent',
    status: 'active',
    email: actor.email,
    profile: { ...sent, postcode: 'SW1A 2AA', address_1: '', is_completed: 1 },
  })
  const later = (await update(actor.key, { address_1: '7 Mill Lane' })).json().data
  expect(later.profile).toMatchObject({ full_name: 'Owen Hughes', address_1: '7 Mill Lane', is_completed: 1 })
  expect((await update(actor.key, { postcode: '' })).json().data.profile.is_completed).toBe(0)
})

test('a profile that was changed in another window is kept, whichever field it was', async () => {
  const { key } = await createActor(portal.deps)
  const fields = {
    ...{ full_name: 'Ada', phone_number: '1', address_1: 'a', address_2: 'b', city: 'Ash', county: 'Surrey' },
    postcode: 'SW1A 2AA',
  }
  let version = 1
  for (const [field, value] of Object.entries(fields)) {
    const saved = (await update(key, { [field]: value, version })).json().data.profile
    expect(saved, field).toMatchObject({ [field]: value, version: version + 1 })
    const refused = await update(key, { city: 'Woking', version })
    expect([refused.statusCode, refused.json().code], field).toEqual([409, 'changed-meanwhile'])
    version = saved.version
  }
  const { profile } = (await update(key, { city: 'Woking', version })).json().data
  expect(profile).toMatchObject({ ...fields, city: 'Woking' })
})

test('what else changes about an account is no change of its profile', async () => {
  const { key } = await createActor(portal.deps)
  await portal.call('POST', '/api/notification/register-user-browser', { key, body: { statusType: 'subscribe' } })
  expect((await update(key, { city: 'Ash', version: 1 })).statusCode).toBe(200)
})

test('a phone number is digits for parents; staff may add an extension, and need no postcode of their own', async () => {
  const parent = await createActor(portal.deps)
  const refused = await update(parent.key, { phone_number: '020 7946 0018 ext 4' })
  expect(refused.json()).toMatchObject({ code: 'request/invalid', errors: { phone_number: 'Use digits only.' } })
  const staff = await createActor(portal.deps, { role: 'senior' })
  const { profile } = (await update(staff.key, { phone_number: '020 7946 0018 ext 4' })).json().data
  expect(profile).toMatchObject({ phone_number: '020 7946 0018 ext 4', is_completed: 1 })
})

test('a password change ends all other sessions of that user on every instance, and nobody else’s', async () => {
  const actor = await createActor(portal.deps)
  const other = await createSession(portal.deps, actor.id)
  const stranger = await createActor(portal.deps)
  expect(await isAlive(second, other)).toBe(true)
  const answer = await changePassword(actor.key, { current_password: password, password: chosen })
  expect(answer.statusCode).toBe(200)
  await second.deps.changes.catchUp()
  expect(await isAlive(portal, actor.key)).toBe(true)
  expect([await isAlive(portal, other), await isAlive(second, other)]).toEqual([false, false])
  expect(await isAlive(portal, stranger.key)).toBe(true)
  expect((await logIn(actor.email)).statusCode).toBe(401)
  expect((await logIn(actor.email, chosen)).statusCode).toBe(200)
  const [mail] = await mailsTo(portal, actor.email, 1)
  expect(mail?.subject).toContain('has been changed')
})

test('a password change kills a reset link that is under way, and not the confirmation of the address', async () => {
  const email = newEmail()
  const form = { full_name: 'Owen Hughes', email, password, agreeTerms: true }
  const { auth_key: key } = (await portal.call('POST', '/api/auth/sign-up', { body: form })).json().data
  const confirmation = await tokenMailedTo(portal, email)
  await portal.call('GET', `/api/auth/reset-password?email=${email}`)
  const reset = await tokenMailedTo(portal, email, 2)
  await changePassword(key, { current_password: password, password: chosen })
  const body = { token: reset, password: 'another boat at sea 5' }
  expect((await portal.call('POST', '/api/auth/reset-password', { body })).statusCode).toBe(410)
  const confirm = { key, body: { token: confirmation } }
  expect((await portal.call('POST', '/api/auth/confirm-email', confirm)).statusCode).toBe(200)
})

test.each([
  ['a wrong current password', { current_password: 'wrong', password: chosen }, 'account/wrong-password'],
  ['a common new one', { current_password: password, password: 'password1' }, 'account/password-common'],
  ['a short new one', { current_password: password, password: '12345' }, 'request/invalid'],
  ['no current password', { password: chosen }, 'request/invalid'],
])('%s changes nothing', async (_name, body, code) => {
  const actor = await createActor(portal.deps)
  const other = await createSession(portal.deps, actor.id)
  expect((await changePassword(actor.key, body)).json().code).toBe(code)
  expect(await isAlive(portal, other)).toBe(true)
  expect((await logIn(actor.email)).statusCode).toBe(200)
})

test('a password change that was under way when a reset ended its session changes nothing', async () => {
  const { deps } = portal
  const actor = await createActor(deps)
  const hashOf = async () =>
    (await deps.db.selectFrom('users').select('passwordHash').where('id', '=', actor.id).executeTakeFirstOrThrow())
      .passwordHash
  const before = await hashOf()
  const { hash } = deps.passwords
  onTestFinished(() => void Object.assign(deps.passwords, { hash }))
  deps.passwords.hash = async (...given) => {
    await deps.db.deleteFrom('sessions').where('userId', '=', actor.id).execute()
    return hash(...given)
  }
  const answer = await changePassword(actor.key, { current_password: password, password: chosen })
  expect([answer.statusCode, await hashOf()]).toEqual([401, before])
})

test('of two password changes at once that gave the same password, one counts and the other is refused', async () => {
  const { deps } = portal
  const actor = await createActor(deps)
  const { hash } = deps.passwords
  onTestFinished(() => void Object.assign(deps.passwords, { hash }))
  const later = 'another boat at sea 5'
  deps.passwords.hash = async (...given) => {
    deps.passwords.hash = hash
    const faster = await changePassword(actor.key, { current_password: password, password: later })
    expect(faster.statusCode).toBe(200)
    return hash(...given)
  }
  const slower = await changePassword(actor.key, { current_password: password, password: chosen })
  expect([slower.statusCode, slower.json().code]).toEqual([403, 'account/wrong-password'])
  expect([(await logIn(actor.email, chosen)).statusCode, (await logIn(actor.email, later)).statusCode]).toEqual([
    401, 200,
  ])
})

test.each([
  ['another address', 'change-email', { email: newEmail() }],
  ['new recovery codes', 'recovery-codes', {}],
  ['the removal of the app', 'authenticator-app/remove', {}],
  ['the removal of a passkey', `passkeys/${randomUUID()}/remove`, {}],
  ['the removal of a linked sign-in', `linked-sign-ins/${randomUUID()}/remove`, {}],
  ['the deletion of the account', 'delete', {}],
])('%s that was asked for when a reset ended the session is refused', async (_name, path, more) => {
  const { deps } = portal
  const actor = await createActor(deps)
  const { verify } = deps.passwords
  onTestFinished(() => void Object.assign(deps.passwords, { verify }))
  deps.passwords.verify = async (...given) => {
    const isRight = await verify(...given)
    await deps.db.deleteFrom('sessions').where('userId', '=', actor.id).execute()
    return isRight
  }
  const body = { current_password: password, ...more }
  const answer = await portal.call('POST', `/api/user/${path}`, { key: actor.key, body })
  expect([answer.statusCode, answer.json().code]).toEqual([401, 'not-authorised'])
})

test('a stolen session cannot guess the password, and neither it nor a stranger who guesses keeps the owner out', async () => {
  const strict = await buildTestApp({
    database: portal.database,
    limits: { loginsPerAccountAndNetwork: 2, loginsPerDevice: 2 },
  })
  const { key, email } = await createActor(portal.deps)
  const guess = () =>
    strict.call('POST', '/api/user/delete', { key, body: { current_password: `guess ${randomUUID()}` } })
  expect([(await guess()).statusCode, (await guess()).statusCode, (await guess()).statusCode]).toEqual([403, 403, 429])
  const right = { email, password }
  expect((await strict.call('POST', '/api/auth/login', { body: right })).statusCode).toBe(200)
  const { email: other, key: otherKey } = await createActor(portal.deps)
  const wrong = { body: { email: other, password: 'wrong' } }
  for (let time = 0; time < 3; time++) await strict.call('POST', '/api/auth/login', wrong)
  expect((await strict.call('POST', '/api/auth/login', wrong)).statusCode).toBe(429)
  const body = { current_password: password, password: chosen }
  expect((await strict.call('POST', '/api/user/change-password', { key: otherKey, body })).statusCode).toBe(200)
  await strict.close()
})

test('a new address counts once it has been confirmed there, and the old one is told', async () => {
  const actor = await createActor(portal.deps)
  const wanted = newEmail()
  expect((await changeEmail(actor.key, wanted, 'wrong')).json().code).toBe('account/wrong-password')
  expect((await changeEmail(actor.key, actor.email)).json().code).toBe('account/same-address')
  expect((await changeEmail(actor.key, wanted)).statusCode).toBe(200)
  expect((await logIn(actor.email)).statusCode).toBe(200)
  const token = await tokenMailedTo(portal, wanted)
  expect((await confirmNew(token, actor.key)).statusCode).toBe(200)
  expect((await confirmNew(token, actor.key)).json().code).toBe('account/link-expired')
  expect([(await logIn(actor.email)).statusCode, (await logIn(wanted)).statusCode]).toEqual([401, 200])
  expect((await portal.call('GET', '/api/user/view', { key: actor.key })).json().data.email).toBe(wanted)
  const [told] = await mailsTo(portal, actor.email, 1)
  expect(told?.text).toContain(wanted)
})

test('an address that was taken in between is refused, and asking for a taken one tells nothing', async () => {
  const actor = await createActor(portal.deps)
  const wanted = newEmail()
  await changeEmail(actor.key, wanted)
  const token = await tokenMailedTo(portal, wanted)
  await createUser(portal.deps, { email: wanted })
  expect((await confirmNew(token, actor.key)).json()).toMatchObject({ code: 'account/address-taken' })
  expect((await logIn(actor.email)).statusCode).toBe(200)
  expect((await changeEmail(actor.key, wanted)).statusCode).toBe(200)
})

test('two who want one address: one gets it', async () => {
  const wanted = newEmail()
  const [one, two] = [await createActor(portal.deps), await createActor(portal.deps)]
  await changeEmail(one.key, wanted)
  const first = await tokenMailedTo(portal, wanted)
  await changeEmail(two.key, wanted)
  const other = await tokenMailedTo(portal, wanted, 2)
  const answers = await Promise.all([confirmNew(first, one.key), confirmNew(other, two.key)])
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
})

test('a parent adds a school by its code, once; a rejected school can be replaced', async () => {
  const school = await createSchool(portal.deps)
  const { key } = await createActor(portal.deps, { school: 'none' })
  const spelt = school.schoolCode.toLowerCase().replace(/^(.{4})/, ' $1-')
  expect((await join(key, spelt)).json().data.school).toMatchObject({ id: school.id, school_code: '' })
  const another = await createSchool(portal.deps)
  expect((await join(key, another.schoolCode)).json().code).toBe('school/joined-already')
  await portal.deps.db.updateTable('schools').set({ status: 'rejected' }).where('id', '=', school.id).execute()
  await portal.deps.changes.catchUp()
  expect((await join(key, another.schoolCode)).json().data.school.id).toBe(another.id)
})

test('staff do not change their school by a code, and a rejected school takes nobody', async () => {
  const school = await createSchool(portal.deps)
  const staff = await createActor(portal.deps, { role: 'senior' })
  expect((await join(staff.key, school.schoolCode)).json().code).toBe('not-allowed')
  const rejected = await createSchool(portal.deps, { status: 'rejected' })
  const { key } = await createActor(portal.deps, { school: 'none' })
  const refused = (await join(key, rejected.schoolCode)).json()
  expect(refused).toMatchObject({ message: 'Invalid invite code', errors: { school_code: 'Not found' } })
})

test('wrong codes are limited', async () => {
  await portal.deps.pool.query('delete from rate_limits')
  const { key } = await createActor(portal.deps, { school: 'none' })
  const statuses = []
  for (let time = 0; time < 4; time++) statuses.push((await join(key, 'ZZZZ9999')).statusCode)
  expect(statuses).toEqual([404, 404, 404, 429])
})

test('a pending school is considered again when its staff confirm another address', async () => {
  const { jobs } = portal.deps
  const add = jobs.add.bind(jobs)
  const asked: object[] = []
  jobs.add = async (within, name, data) => {
    if (name === 'consider-school') asked.push(data)
    await add(within, name, data)
  }
  const staff = await createActor(portal.deps, { role: 'senior', school: 'pending' })
  const wanted = newEmail()
  await changeEmail(staff.key, wanted)
  expect((await confirmNew(await tokenMailedTo(portal, wanted), staff.key)).statusCode).toBe(200)
  jobs.add = add
  expect(asked).toEqual([{ userId: staff.id }])
})
