import { expect, test } from 'vitest'
import { createActor, createSchool, createUser, password } from '../../../testing/factories.ts'
import { setUpPortal } from '../../../testing/set-up-portal.ts'

const portal = setUpPortal({ limits: { loginsPerAccountAndNetwork: 3 } })

const logIn = (email: string, given = password) =>
  portal.call('POST', '/api/auth/login', { body: { email, password: given } })

test('a teacher logs in by e-mail address, in any case, and gets a key, cookies and the own user', async () => {
  const school = await createSchool(portal.deps, { title: 'Tidewell Primary School', schoolCode: 'K7MPQ2XW' })
  await createUser(portal.deps, { email: 'priya@tidewell.example', role: 'senior', schoolId: school.id })
  const answer = await logIn(' Priya@Tidewell.EXAMPLE ')
  expect(answer.statusCode).toBe(200)
  const { auth_key, user } = answer.json().data
  expect(Buffer.from(auth_key, 'base64url')).toHaveLength(32)
  expect(user).toMatchObject({
    role: 'senior',
    status: 'active',
    username: 'priya@tidewell.example',
    isSchool: true,
    isVerified: true,
    emailVerified: true,
    school: { title: 'Tidewell Primary School', status: 'approved', school_code: 'K7MPQ2XW' },
    profile: { full_name: 'Ada Birch', is_completed: 0 },
  })
  expect(JSON.stringify(user)).not.toContain('argon2')
  const names = answer.cookies.map(({ name }) => name)
  expect(names).toEqual(['auth_key', 'XSRF-TOKEN', 'device', 'device'])
  expect(answer.cookies.slice(2).map(({ path }) => path)).toEqual(['/api', '/login'])
  expect(answer.cookies[0]).toMatchObject({ value: auth_key, sameSite: 'Lax', path: '/' })
  expect(answer.cookies[0]).not.toHaveProperty('httpOnly')
  expect(answer.headers['cache-control']).toBe('no-store')
})

test('username means the same as email', async () => {
  const { email } = await createUser(portal.deps)
  const answer = await portal.call('POST', '/api/auth/login', { body: { username: email, password } })
  expect(answer.statusCode).toBe(200)
})

test.each([
  ['Windows', 'crème brûlée', 'macOS', 'cre\u0300me bru\u0302le\u0301e'],
  ['macOS', 'A\u030angstro\u0308m per Stunde', 'Windows', 'Ångström per Stunde'],
])('a password that was chosen on %s, as %j, is the same one on %s', async (_, chosen, __, typed) => {
  const { key, email } = await createActor(portal.deps)
  const body = { current_password: password, password: chosen }
  expect((await portal.call('POST', '/api/user/change-password', { key, body })).statusCode).toBe(200)
  expect((await logIn(email, typed)).statusCode).toBe(200)
  expect((await logIn(email, chosen)).statusCode).toBe(200)
})

test('a wrong password and an unknown address get the same answer', async () => {
  const { email } = await createUser(portal.deps)
  const wrong = await logIn(email, 'not the password')
  const unknown = await logIn('nobody@example.org')
  expect(wrong.statusCode).toBe(401)
  expect(wrong.json()).toEqual({
    code: 'account/wrong-credentials',
    message: 'The e-mail address or password is incorrect.',
  })
  expect(unknown.json()).toEqual(wrong.json())
  expect(wrong.cookies).toEqual([])
})

test('too many failures lock the account for a while, not others, and successes do not count', async () => {
  const { email } = await createUser(portal.deps)
  const { email: other } = await createUser(portal.deps)
  for (let attempt = 0; attempt < 5; attempt++) expect((await logIn(other)).statusCode).toBe(200)
  for (let attempt = 0; attempt < 3; attempt++) expect((await logIn(email, 'wrong')).statusCode).toBe(401)
  const refused = await logIn(email)
  expect(refused.statusCode).toBe(429)
  expect(refused.json().code).toBe('request/too-many')
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3000)
  expect((await logIn(other)).statusCode).toBe(200)
})

test('asking many times at once does not beat the limit', async () => {
  const { email } = await createUser(portal.deps)
  const answers = await Promise.all(Array.from({ length: 12 }, () => logIn(email, 'wrong')))
  expect(answers.filter(({ statusCode }) => statusCode === 401)).toHaveLength(3)
  expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(9)
})

test('a disabled account cannot log in, and its open sessions stop working', async () => {
  const actor = await createActor(portal.deps)
  expect((await portal.call('GET', '/api/user/view', { key: actor.key })).statusCode).toBe(200)
  await portal.deps.db.updateTable('users').set({ status: 'disabled' }).where('id', '=', actor.id).execute()
  await portal.deps.changes.catchUp()
  expect((await portal.call('GET', '/api/user/view', { key: actor.key })).statusCode).toBe(401)
  expect((await logIn(actor.email)).json().code).toBe('account/disabled')
})

test.each([
  ['no address', { password: 'x' }, 'email'],
  ['an array for a string', { email: ['a@b.example'], password: 'x' }, 'email'],
  ['no password', { email: 'a@b.example' }, 'password'],
])('%s is refused at the field', async (_name, body, field) => {
  const answer = await portal.call('POST', '/api/auth/login', { body })
  expect(answer.statusCode).toBe(422)
  expect(answer.json().errors).toHaveProperty(field)
})

test('log-in writes the audit log, without secrets', async () => {
  const { email, id } = await createUser(portal.deps)
  await logIn(email)
  await logIn(email, 'wrong')
  const lines = await portal.deps.db
    .selectFrom('auditLog')
    .selectAll()
    .where('actorId', '=', id)
    .orderBy('id')
    .execute()
  expect(lines.map(({ action }) => action)).toEqual(['login', 'login.refused'])
  expect(JSON.stringify(lines)).not.toContain(password)
  await expect(portal.deps.db.deleteFrom('auditLog').execute()).rejects.toThrow('append-only')
})
