import { Secret, TOTP } from 'otpauth'
import { expect, test } from 'vitest'
import type { SetUp } from '#contract/set-up.ts'
import { readSnapshot } from '../../../database/snapshot.ts'
import { hashKey } from '../../../http/session-store.ts'
import { createAuthenticator } from '../../../testing/authenticator.ts'
import { buildTestApp } from '../../../testing/build-test-app.ts'
import { createActor, createUser, password } from '../../../testing/factories.ts'
import { mailsTo } from '../../../testing/mails.ts'
import { setUpPortal } from '../../../testing/set-up-portal.ts'
import { untilWaiting } from '../../../testing/until-waiting.ts'
import { upsertOperator } from '../sign-up/queries.ts'

const portal = setUpPortal({ withJobs: true, asksForSecondStep: true })

const post = (path: string, key: string | undefined, body: object = {}) =>
  portal.call('POST', `/api/${path}`, { key, body })
const get = (path: string, key: string) => portal.call('GET', `/api/${path}`, { key })
const current_password = password

async function logIn(email: string) {
  const answer = await post('auth/login', undefined, { email, password })
  expect(answer.statusCode).toBe(200)
  return answer.json().data as { auth_key: string; user: { second_step?: string } }
}

/** The code that an app shows, now or a number of steps later. */
const codeOf = (secret: string, steps = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * 30_000 })

async function setUpApp(key: string) {
  const { set_up, secret } = (await post('user/authenticator-app/begin', key, { current_password })).json().data
  const answer = await post('user/authenticator-app', key, { set_up, code: codeOf(secret) })
  expect(answer.statusCode).toBe(200)
  // Otherwise the code of this half minute would be used up.
  await portal.deps.db.updateTable('authenticatorApps').set({ lastStep: 0 }).execute()
  return { secret: secret as string, codes: answer.json().data.recovery_codes as string[] }
}

/** An operator who has set an app up, and logs in again. */
async function createOperator() {
  const user = await createUser(portal.deps, { role: 'admin' })
  const app = await setUpApp((await logIn(user.email)).auth_key)
  return { ...user, ...app, key: (await logIn(user.email)).auth_key }
}

const isIn = async (key: string) => (await get('admin/overview', key)).statusCode === 200
const pass = (key: string, code: string) => post('user/second-step', key, { code })

test('an operator’s first log-in reaches the set-up only, and the set-up opens the console', async () => {
  const { email } = await createUser(portal.deps, { role: 'admin' })
  const { auth_key: key, user } = await logIn(email)
  expect(user.second_step).toBe('to-set-up')
  expect((await get('user/view', key)).json().data.second_step).toBe('to-set-up')
  expect((await get('admin/overview', key)).json().code).toBe('account/second-step')
  const { codes } = await setUpApp(key)
  expect(codes).toHaveLength(10)
  expect(new Set(codes).size).toBe(10)
  expect(codes[0]).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){3}[0-9A-HJKMNP-TV-Z]{4}$/)
  expect(await isIn(key)).toBe(true)
  expect((await get('user/view', key)).json().data).not.toHaveProperty('second_step')
  const [mail] = await mailsTo(portal, email, 1)
  expect(mail?.subject).toBe('Your account on Enterprise Bookshelf now asks for a code')
})

test('later log-ins take a code, and log-in still answers auth_key and user', async () => {
  const { email, secret } = await createOperator()
  const { auth_key: key, user } = await logIn(email)
  expect(user).toMatchObject({ role: 'admin', second_step: 'needed' })
  expect(await isIn(key)).toBe(false)
  const code = codeOf(secret)
  const answer = await pass(key, ` ${code.slice(0, 3)} ${code.slice(3)} `)
  expect([answer.statusCode, answer.json().data.second_step]).toEqual([200, undefined])
  expect(await isIn(key)).toBe(true)
})

test('whoever has only the password cannot add a factor, change the password, or see the ones there are', async () => {
  const { key } = await createOperator()
  const device = createAuthenticator({ origin: 'http://localhost:3000' })
  const refused = [
    await post('user/authenticator-app/begin', key, { current_password }),
    await post('user/passkeys/begin', key, { own_device: true, current_password }),
    await post('user/passkeys', key, {
      name: 'Mine',
      credential: device.create({ challenge: 'AA', user: { id: 'AA' } }),
    }),
    await post('user/authenticator-app/remove', key, { current_password }),
    await post('user/recovery-codes', key, { current_password }),
    await post('user/change-password', key, { current_password, password: 'a far longer lighthouse' }),
    await post('user/change-email', key, { current_password, email: 'thief@example.org' }),
    await get('user/passkeys', key),
    await get('user/export', key),
  ]
  const codes = refused.map((answer) => answer.json().code)
  expect(codes.filter((code) => code !== 'account/second-step')).toEqual(['account/passkey-not-added'])
  expect((await post('auth/logout', key)).statusCode).toBe(200)
  expect((await get('user/view', key)).statusCode).toBe(401)
})

test('a code works once, half a minute early or late, and no more', async () => {
  const { secret, email, id } = await createOperator()
  const enter = async (code: string) => (await pass((await logIn(email)).auth_key, code)).statusCode
  const reset = () =>
    portal.deps.db.updateTable('authenticatorApps').set({ lastStep: 0 }).where('userId', '=', id).execute()
  await reset()
  expect(await enter(codeOf(secret, -3))).toBe(403)
  expect(await enter(codeOf(secret, 3))).toBe(403)
  const [now, next] = [codeOf(secret), codeOf(secret, 1)]
  expect(await enter(next)).toBe(200)
  expect(await enter(next)).toBe(403)
  // An earlier one than the last that was used may have been seen over a shoulder.
  expect(await enter(now)).toBe(403)
  await reset()
  const twice = [(await logIn(email)).auth_key, (await logIn(email)).auth_key]
  const code = codeOf(secret)
  const statuses = await Promise.all(twice.map(async (key) => (await pass(key, code)).statusCode))
  expect(statuses.toSorted()).toEqual([200, 403])
})

test('a recovery code opens the console once, and its owner is told', async () => {
  const { email, codes, key } = await createOperator()
  const [first = '', second = ''] = codes
  const typed = first.toLowerCase().replaceAll('-', ' ')
  expect((await pass(key, typed)).statusCode).toBe(200)
  expect(await isIn(key)).toBe(true)
  expect((await get('user/second-step', key)).json().data).toMatchObject({ recovery_codes: 9, state: 'done' })
  const mails = await mailsTo(portal, email, 2)
  expect(mails.map(({ subject }) => subject)).toContain(
    'A recovery code for your account on Enterprise Bookshelf was used',
  )
  const again = (await logIn(email)).auth_key
  expect((await pass(again, typed)).statusCode).toBe(403)
  const renewed = (await post('user/recovery-codes', key, { current_password })).json().data.recovery_codes
  expect((await pass(again, second)).statusCode).toBe(403)
  expect((await pass(again, renewed[0])).statusCode).toBe(200)
  const stored = await portal.deps.db.selectFrom('recoveryCodes').select('codeHash').execute()
  expect(stored.every(({ codeHash }) => codeHash.length === 32)).toBe(true)
})

test('a recovery code is used up only if it strengthens the session, and no code outlives the list that replaces it', async () => {
  const { id, codes, email, key } = await createOperator()
  const weak = (await logIn(email)).auth_key
  const locking = await portal.deps.pool.connect()
  try {
    await locking.query('begin')
    await locking.query('select 1 from users where id = $1 for update', [id])
    const passing = pass(weak, codes[0] ?? '')
    await untilWaiting(portal)
    await locking.query('delete from sessions where key_hash = $1', [hashKey(weak)])
    await locking.query('commit')
    expect((await passing).statusCode).toBe(401)
  } finally {
    locking.release()
  }
  expect((await pass(key, codes[0] ?? '')).statusCode).toBe(200)
  expect((await get('user/second-step', key)).json().data.recovery_codes).toBe(9)
  const renew = () => post('user/recovery-codes', key, { current_password })
  const renewed = await Promise.all([renew(), renew(), renew()])
  expect(renewed.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
  expect((await get('user/second-step', key)).json().data.recovery_codes).toBe(10)
})

test('after ten wrong codes a plain sentence asks to wait, for this session alone', async () => {
  const { key, secret, email } = await createOperator()
  for (let wrong = 0; wrong < 10; wrong++) expect((await pass(key, '000000')).json().code).toBe('account/wrong-code')
  const answer = await pass(key, codeOf(secret))
  expect([answer.statusCode, answer.json().message]).toEqual([429, 'Too many attempts. Try again in 15 minutes.'])
  const other = await createOperator()
  expect((await pass(other.key, codeOf(other.secret))).statusCode).toBe(200)
  await mailsTo(portal, other.email, 1)
  const told = async () => (await mailsTo(portal, email, 2)).map(({ subject }) => subject)
  expect((await told()).filter((subject) => subject.startsWith('10 wrong codes'))).toHaveLength(1)
  // The pause ends by itself.
  await portal.deps.pool.query('update rate_limits set expire = 0')
  expect((await pass(key, codeOf(secret))).statusCode).toBe(200)
})

test('a passkey is a first factor too, and logs in past the second step', async () => {
  const { email } = await createUser(portal.deps, { role: 'admin' })
  const { auth_key: key } = await logIn(email)
  const device = createAuthenticator({ origin: 'http://localhost:3000' })
  const options = (await post('user/passkeys/begin', key, { own_device: true, current_password })).json().data
  const added = await post('user/passkeys', key, { name: 'My phone', credential: device.create(options) })
  expect(added.json().data.recovery_codes).toHaveLength(10)
  expect(await isIn(key)).toBe(true)

  const { auth_key: weak, user } = await logIn(email)
  expect(user.second_step).toBe('needed')
  const challenge = (await post('auth/passkey/begin', weak)).json().data
  const answer = await post('auth/passkey', weak, { credential: device.get(challenge) })
  expect(answer.json().data.user).not.toHaveProperty('second_step')
  expect(await isIn(answer.json().data.auth_key)).toBe(true)
  expect((await get('user/view', weak)).statusCode).toBe(401)
  // The last one stays, because an operator cannot be without.
  const [{ id }] = (await get('user/passkeys', key)).json().data
  expect((await post(`user/passkeys/${id}/remove`, key, { current_password })).json().code).toBe('account/last-factor')
  // An operator is still asked for a second step without an app.
  await setUpApp(key)
  expect((await post('user/authenticator-app/remove', key, { current_password })).statusCode).toBe(200)
  const told = portal.deps.db.selectFrom('mails').select(['subject', 'text']).where('toAddress', '=', email)
  const removed = (await told.execute()).filter(({ text }) => text.includes('has been removed'))
  expect(removed.map(({ subject }) => subject)).toEqual([
    'Your account on Enterprise Bookshelf has no authenticator app any more',
  ])
  await setUpApp(key)
  expect((await post(`user/passkeys/${id}/remove`, key, { current_password })).statusCode).toBe(200)
  expect((await post('user/authenticator-app/remove', key, { current_password })).json().code).toBe(
    'account/last-factor',
  )
})

test('staff log in with the password alone until they set up an app, and again once they have removed it', async () => {
  const staff = await createActor(portal.deps, { role: 'senior' })
  const before = await logIn(staff.email)
  expect(before.user).not.toHaveProperty('second_step')
  expect((await get('school/verification', before.auth_key)).statusCode).toBe(200)
  const { secret } = await setUpApp(staff.key)
  // Devices that had given the password only are logged out.
  expect((await get('user/view', before.auth_key)).statusCode).toBe(401)
  const { auth_key: key, user } = await logIn(staff.email)
  expect(user.second_step).toBe('needed')
  expect((await get('user/export', key)).json().code).toBe('account/second-step')
  expect((await pass(key, codeOf(secret))).statusCode).toBe(200)
  expect((await get('user/export', key)).json().authenticator_app).toMatchObject({ recoveryCodes: '10' })
  expect((await post('user/authenticator-app/remove', key, { current_password })).statusCode).toBe(200)
  expect((await logIn(staff.email)).user).not.toHaveProperty('second_step')
})

test('an operator removes the second step of a teacher who has lost everything, and of no other operator', async () => {
  const staff = await createActor(portal.deps, { role: 'senior' })
  await setUpApp(staff.key)
  const { key, secret, id } = await createOperator()
  await pass(key, codeOf(secret))
  const remove = (whose: string) => post(`admin/users/${whose}/remove-second-step`, key)
  expect((await get(`admin/users/${staff.id}`, key)).json().data.has_app).toBe(true)
  expect((await remove(staff.id)).json().data.has_app).toBe(false)
  expect((await get('user/view', staff.key)).statusCode).toBe(401)
  expect((await logIn(staff.email)).user).not.toHaveProperty('second_step')
  const mails = await mailsTo(portal, staff.email, 2)
  expect(mails.at(-1)?.subject).toBe('Your account on Enterprise Bookshelf no longer asks for a code')
  expect((await remove((await createOperator()).id)).json().code).toBe('user/is-operator')
  expect((await remove(id)).json().code).toBe('user/is-operator')
})

test('a set-up is for one session and ten minutes, and takes a right code', async () => {
  const [mine, theirs] = [await createActor(portal.deps), await createActor(portal.deps)]
  const { set_up, secret } = (await post('user/authenticator-app/begin', mine.key, { current_password })).json().data
  const add = (key: string, code: string) => post('user/authenticator-app', key, { set_up, code })
  expect((await add(theirs.key, codeOf(secret))).json().code).toBe('account/set-up-expired')
  expect((await add(mine.key, '000000')).json().code).toBe('account/wrong-code')
  const now = Date.now
  const code = codeOf(secret)
  Date.now = () => now() + 10 * 60_000 + 1000
  const late = await add(mine.key, code).finally(() => {
    Date.now = now
  })
  expect(late.json().code).toBe('account/set-up-expired')
  const wrong = await post('user/authenticator-app/begin', mine.key, { current_password: 'a wrong one' })
  expect(wrong.json().code).toBe('account/wrong-password')
})

test('the secret is sealed in the database', async () => {
  const { id, secret } = await createOperator()
  const { sealedSecret } = await portal.deps.db
    .selectFrom('authenticatorApps')
    .select('sealedSecret')
    .where('userId', '=', id)
    .executeTakeFirstOrThrow()
  for (const bytes of [Buffer.from(secret), Buffer.from(Secret.fromBase32(secret).bytes)])
    expect(sealedSecret.includes(bytes)).toBe(false)
})

test('operators choose passwords of at least 12 characters, everybody else of six', async () => {
  const { key, secret } = await createOperator()
  await pass(key, codeOf(secret))
  const short = await post('user/change-password', key, { current_password, password: 'elevenchars' })
  expect([short.statusCode, short.json().errors]).toEqual([
    422,
    { password: 'The people who run the portal need a password of at least 12 characters.' },
  ])
  const parent = await createActor(portal.deps)
  expect((await post('user/change-password', parent.key, { current_password, password: 'gulls6' })).statusCode).toBe(
    200,
  )
})

test('operator:create lets an operator back in who has lost everything', async () => {
  const { id, email, fullName, passwordHash, key } = await createOperator()
  await upsertOperator(portal.deps.db, { email, fullName, passwordHash, operatorRights: 'owner' })
  expect((await get('user/view', key)).statusCode).toBe(401)
  expect((await logIn(email)).user.second_step).toBe('to-set-up')
  const codes = portal.deps.db.selectFrom('recoveryCodes').select('codeHash').where('userId', '=', id)
  expect(await codes.execute()).toEqual([])
})

test('the set-up names the operators with a password only', async () => {
  const { key, secret } = await createOperator()
  await pass(key, codeOf(secret))
  await createUser(portal.deps, { role: 'admin', fullName: 'Sam Okafor' })
  const point = async () =>
    ((await get('admin/set-up', key)).json().data as SetUp).steps.find(({ code }) => code === 'operators')
  expect(await point()).toMatchObject({ state: 'open', what: expect.stringContaining('Sam Okafor') })
  await portal.deps.db.deleteFrom('users').where('fullName', '=', 'Sam Okafor').execute()
})

test('trying the portal out never takes a second step', async () => {
  const trying = await buildTestApp({ database: portal.database })
  const { email } = await createOperator()
  const answer = await trying.call('POST', '/api/auth/login', { body: { email, password } })
  const { auth_key: key, user } = answer.json().data
  expect(user).not.toHaveProperty('second_step')
  expect((await trying.call('GET', '/api/admin/overview', { key })).statusCode).toBe(200)
  await trying.close()
})

test('a backup has no key to the secret: a restored portal asks for a recovery code, and never for less than before', async () => {
  const { email, secret, codes, id } = await createOperator()
  const copied: Record<string, string> = {}
  const tables = ['authenticator_apps', 'server_keys', 'used_challenges', 'recovery_codes']
  for await (const [name, bytes] of readSnapshot(portal.database.connection, async function* (description, read) {
    for (const table of description.tables.filter(({ name }) => tables.includes(name)))
      for await (const chunk of read(table)) yield [table.name, String(chunk)] as const
  }))
    copied[name] = `${copied[name] ?? ''}${bytes}`
  expect(new Set(Object.keys(copied))).toEqual(new Set(['authenticator_apps', 'recovery_codes', 'server_keys']))
  expect(copied.authenticator_apps).toContain(id)
  expect(copied.server_keys).toContain('known devices')
  expect(copied.server_keys).not.toContain('secrets')

  await portal.deps.db.deleteFrom('serverKeys').where('name', '=', 'secrets').execute()
  const { auth_key: key, user } = await logIn(email)
  expect(user.second_step).toBe('needed')
  expect((await get('user/second-step', key)).json().data).toMatchObject({ app_works: false, state: 'needed' })
  expect((await pass(key, codeOf(secret, 1))).json().code).toBe('account/wrong-code')
  expect((await post('user/authenticator-app/begin', key, { current_password })).json().code).toBe(
    'account/second-step',
  )
  expect((await pass(key, codes[0] ?? '')).statusCode).toBe(200)
  await setUpApp(key)
  expect((await get('user/second-step', key)).json().data).toMatchObject({ app_works: true, recovery_codes: 9 })
})
