import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { buildTestApp } from '../../../testing/build-test-app.ts'
import { createResource, createSchool, createUser, password } from '../../../testing/factories.ts'
import { mailsTo, tokenMailedTo } from '../../../testing/mails.ts'
import { setUpPortal } from '../../../testing/set-up-portal.ts'

const portal = setUpPortal({ environment: { PUBLIC_URL: 'https://portal.example' }, withJobs: true })

const form = (more: object = {}) => ({
  full_name: 'Owen Hughes',
  address_1: '7 Mill Lane',
  postcode: 'sw1a2aa',
  phone_number: '020 7946 0018',
  email: `owen-${randomUUID()}@home.example`,
  password,
  agreeTerms: true,
  ...more,
})
const signUp = (body: object) => portal.call('POST', '/api/auth/sign-up', { body })
const signUpUser = (body: object) => portal.call('POST', '/api/school/sign-up-user', { body })
const userOf = (email: string) =>
  portal.deps.db.selectFrom('users').selectAll().where('email', '=', email).executeTakeFirstOrThrow()

test('a parent signs up with a school, is signed in, reads what is free, and the rest after confirming', async () => {
  const school = await createSchool(portal.deps)
  const free = await createResource(portal.deps, { title: 'The free book', isFree: true })
  await createResource(portal.deps, { title: 'The full book' })
  const body = form({ school_id: school.joinId, school_code: school.schoolCode.toLowerCase() })
  const answer = await signUpUser(body)
  expect(answer.statusCode).toBe(200)
  const { auth_key: key, user } = answer.json().data
  expect(user).toMatchObject({
    role: 'parent',
    status: 'not-active',
    isVerified: false,
    emailVerified: false,
    isSchool: false,
    email: body.email,
    username: body.email,
    school: { id: school.id, school_code: '' },
    profile: { full_name: 'Owen Hughes', postcode: 'SW1A 2AA', city: '', is_completed: 1 },
  })
  expect(answer.cookies.map(({ name }) => name)).toEqual(['auth_key', 'XSRF-TOKEN', 'device', 'device'])

  const titles = async () =>
    (await portal.call('GET', '/api/resources', { key })).json().data.map(({ title }: { title: string }) => title)
  expect(await titles()).toEqual([free.title])
  const token = await tokenMailedTo(portal, body.email)
  expect((await portal.call('POST', '/api/auth/confirm-email', { key, body: { token } })).statusCode).toBe(200)
  expect(await titles()).toContain('The full book')
  const view = await portal.call('GET', '/api/user/view', { key })
  expect(view.json().data).toMatchObject({ status: 'active', isVerified: true, emailVerified: true })
})

test('a parent without a school signs up by the default form', async () => {
  const body = form()
  const { user } = (await signUp(body)).json().data
  expect(user).toMatchObject({ role: 'parent', status: 'not-active', school: null })
  const [mail] = await mailsTo(portal, body.email, 1)
  expect(mail?.text).toContain('https://portal.example/confirm-email?token=')
})

test('role, status and school in the body change nothing', async () => {
  const school = await createSchool(portal.deps)
  const body = form({
    role: 'admin',
    status: 'active',
    isSchool: true,
    emailVerified: true,
    isVerified: true,
    school_id: school.joinId,
    id: randomUUID(),
    is_completed: 0,
  })
  expect((await signUp(body)).statusCode).toBe(200)
  expect(await userOf(body.email)).toMatchObject({ role: 'parent', status: 'not-active', schoolId: null })
})

test.each([
  ['an unknown school', () => ({ school_id: randomUUID() })],
  ['a rejected school', async () => ({ school_id: (await createSchool(portal.deps, { status: 'rejected' })).joinId })],
  ['another code', async () => ({ school_id: (await createSchool(portal.deps)).joinId, school_code: 'ZZZZ9999' })],
])('%s is an invalid invite code', async (_name, make) => {
  const body = form(await make())
  const answer = await signUpUser(body)
  expect(answer.statusCode).toBe(404)
  expect(answer.json()).toEqual({
    code: 'school/not-found',
    message: 'Invalid invite code',
    errors: { school_code: 'Not found' },
  })
  await mailsTo(portal, body.email, 0)
})

test('a parent form without a school is refused at the field', async () => {
  const answer = await signUpUser(form())
  expect(answer.statusCode).toBe(422)
  expect(answer.json().errors).toEqual({ school_id: 'Enter your school’s invite code first.' })
})

test.each([
  [{ email: 'nobody' }, 'email', 'Enter an e-mail address in the form name@example.org.'],
  [{ password: '12345' }, 'password', 'Password is required and should be more then 6 characters'],
  [{ agreeTerms: false }, 'agreeTerms', 'Please confirm you agree terms'],
  [{ agreeTerms: undefined }, 'agreeTerms', 'Please confirm you agree terms'],
  [{ phone_number: 'ring me' }, 'phone_number', 'Use digits only.'],
])('%j is refused at the field', async (wrong, field, sentence) => {
  const answer = await signUp(form(wrong))
  expect(answer.statusCode).toBe(422)
  expect(answer.json()).toMatchObject({ message: sentence, errors: { [field]: sentence } })
})

test('a common password is refused', async () => {
  expect((await signUp(form({ password: 'password1' }))).json().code).toBe('account/password-common')
})

test('a taken address is refused at the field, in any case, and its account stays as it was', async () => {
  const taken = await createUser(portal.deps)
  const answer = await signUp(form({ email: taken.email.toUpperCase() }))
  expect(answer.statusCode).toBe(409)
  expect(answer.json().code).toBe('account/address-taken')
  expect(answer.json().errors).toHaveProperty('email')
  expect(answer.cookies).toEqual([])
  expect(await userOf(taken.email)).toEqual(taken)
})

test('twenty sign-ups at once with one address make one account and one mail', async () => {
  const body = form({ role: 'senior' })
  const answers = await Promise.all(Array.from({ length: 20 }, () => signUp(body)))
  const codes = answers.map((answer) => (answer.statusCode === 200 ? 'made' : answer.json().code))
  expect(codes.filter((code) => code === 'made')).toHaveLength(1)
  expect(codes.filter((code) => code === 'account/address-taken')).toHaveLength(19)
  await mailsTo(portal, body.email, 1)
  expect((await userOf(body.email)).role).toBe('parent')
})

test('a network signs up 60 people an hour without a school’s valid code, and others with one all the same', async () => {
  const passwords = { hash: async () => 'a hash', verify: async () => true }
  const server = await buildTestApp({ deps: { passwords }, limits: { signUpsPerNetwork: 4 } })
  const school = await createSchool(server.deps)
  let number = 0
  const signUp = async (joining?: { school_id: string; school_code?: string }) => {
    const body = {
      full_name: 'Ada Birch',
      email: `p${number++}@evening.example`,
      password,
      agreeTerms: true,
      ...joining,
    }
    return (await server.call('POST', joining ? '/api/school/sign-up-user' : '/api/auth/sign-up', { body })).statusCode
  }
  const withCode = { school_id: school.joinId, school_code: school.schoolCode }
  const kinds = [
    () => signUp(),
    () => signUp({ school_id: randomUUID() }),
    () => signUp({ ...withCode, school_code: '00000000' }),
  ]
  const open: number[] = []
  for (let time = 0; time < 20; time++) open.push(...(await Promise.all(kinds.map((kind) => kind()))))
  expect(open.filter((status) => status === 429)).toEqual([])
  for (const kind of kinds) expect(await kind()).toBe(429)
  const closed = [await signUp(withCode), await signUp({ school_id: school.joinId }), await signUp(withCode)]
  expect(closed).toEqual([200, 200, 200])
  expect([await signUp(withCode), await signUp(withCode)]).toEqual([200, 429])
  await server.close()
})
