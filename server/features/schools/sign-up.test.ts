import { expect, test } from 'vitest'
import { createUser } from '../../testing/factories.ts'
import { setUpPortal } from '../../testing/set-up-portal.ts'
import { schoolForm, schoolOf, signUp } from './testing/sign-up.ts'

const portal = setUpPortal({ withJobs: true })

const post = (body: unknown) => portal.call('POST', '/api/school/sign-up', { body })
const schoolsTitled = (title: string) =>
  portal.deps.db.selectFrom('schools').selectAll().where('title', '=', title).execute()

test('a school signs up: pending, its person not active, signed in with key and cookies', async () => {
  const answer = await post(schoolForm({ title: ' Anchor Lane Primary School ', postcode: 'gu71ab', city: 'Tidewell' }))
  expect(answer.statusCode).toBe(200)
  const { auth_key, user } = answer.json().data
  expect(answer.cookies.map(({ name }) => name)).toEqual(['auth_key', 'XSRF-TOKEN', 'device', 'device'])
  expect(user).toMatchObject({
    role: 'senior',
    status: 'not-active',
    isSchool: true,
    isVerified: false,
    emailVerified: false,
    school: { title: 'Anchor Lane Primary School', status: 'pending', postcode: 'GU7 1AB', city: 'Tidewell' },
  })
  expect(user.school.school_code).toMatch(/^[A-HJKMNP-Z2-9]{8}$/)
  const seen = await portal.call('GET', '/api/user/view?expand=profile', { key: auth_key })
  expect(seen.json().data).toMatchObject({ id: user.id, profile: { full_name: 'Priya Nair' } })
  expect(answer.body).not.toContain('argon2')
})

/** The eight checks of the specification, letter by letter. */
const checks = [
  { field: 'full_name', sentence: 'Full name is required' },
  { field: 'title', sentence: 'School name is required' },
  { field: 'address_1', sentence: 'Address is required' },
  { field: 'postcode', sentence: 'Postcode is required' },
  { field: 'email', sentence: 'School email is required' },
  { field: 'password', sentence: 'Password is required and should be more then 6 characters' },
  { field: 'confirmStaffMember', sentence: 'Please confirm you are school staff member' },
  { field: 'agreeTerms', sentence: 'Please confirm you agree terms' },
] as const

test('the eight checks fail in their order, and the first is the message', async () => {
  const passing = schoolForm()
  const body: Record<string, unknown> = {}
  for (const { field, sentence } of checks) {
    const answer = await post(body)
    expect([answer.statusCode, answer.json().code, answer.json().message]).toEqual([422, 'request/invalid', sentence])
    const failing = checks.slice(checks.findIndex((check) => check.field === field))
    expect(answer.json().errors).toEqual(Object.fromEntries(failing.map((check) => [check.field, check.sentence])))
    body[field] = passing[field]
  }
  expect((await post(body)).statusCode).toBe(200)
})

test.each([
  ['spaces for a name', { full_name: '   ' }, 'full_name', 'Full name is required'],
  ['5 characters', { password: 'abc12' }, 'password', 'Password is required and should be more then 6 characters'],
  ['a common password', { password: 'password1' }, 'password', /too easy to guess/],
  ['a ticked box that is a word', { agreeTerms: 'true' }, 'agreeTerms', 'Please confirm you agree terms'],
  ['no address', { email: 'office at school' }, 'email', /name@example\.org/],
  ['a foreign postcode', { postcode: '75001' }, 'postcode', /UK postcode/],
  ['a logo from elsewhere', { logo: 'https://evil.example/x.png' }, 'logo', /logo again/],
  ['a logo that is not there', { logo: '/api/images/7d0c9a52-55f2-4d6c-8f4e-6a3f3d1a2b4c' }, 'logo', /logo again/],
])('%s is refused at the field, and nothing is made', async (name, changes, field, sentence) => {
  const answer = await post(schoolForm({ title: name, ...changes }))
  expect(answer.statusCode).toBe(422)
  expect(answer.json().errors[field]).toMatch(sentence)
  expect(await schoolsTitled(name)).toEqual([])
})

test('six characters are enough', async () => {
  expect((await post(schoolForm({ password: 'zq7!kf' }))).statusCode).toBe(200)
})

test('a taken address is said, in any case, and no school is left behind', async () => {
  const { email } = await createUser(portal.deps)
  const answer = await post(schoolForm({ title: 'Taken Primary School', email: email.toUpperCase() }))
  expect([answer.statusCode, answer.json().code]).toEqual([409, 'account/address-taken'])
  expect(answer.json().errors).toHaveProperty('email')
  expect(await schoolsTitled('Taken Primary School')).toEqual([])
})

test('the same form sent twenty times at once makes one school and one account', async () => {
  const form = schoolForm({ title: 'Many Times Primary School' })
  const answers = await Promise.all(Array.from({ length: 20 }, () => post(form)))
  const statuses = answers.map(({ statusCode }) => statusCode).sort()
  expect(statuses).toEqual([200, ...Array<number>(19).fill(409)])
  expect(await schoolsTitled('Many Times Primary School')).toHaveLength(1)
})

test('what a form may not say changes nothing', async () => {
  const { schoolId: other } = await signUp(portal)
  const { user, schoolId } = await signUp(portal, {
    role: 'admin',
    status: 'active',
    school_id: other,
    schoolId: other,
    id: other,
    school_code: 'AAAAAAAA',
    isSchool: false,
    emailVerified: true,
    school: { status: 'approved' },
  })
  expect(schoolId).not.toBe(other)
  expect(user).toMatchObject({ role: 'senior', status: 'not-active', school: { status: 'pending' } })
  expect(user.school.school_code).not.toBe('AAAAAAAA')
})

test('an uploaded logo becomes the school’s, once', async () => {
  const { id } = await portal.deps.db
    .insertInto('images')
    .values({ ownerId: null })
    .returning('id')
    .executeTakeFirstOrThrow()
  const logo = `/api/images/${id}`
  const { schoolId } = await signUp(portal, { logo })
  expect((await schoolOf(portal, schoolId)).logo).toBe(logo)
  const image = await portal.deps.db.selectFrom('images').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  expect(image.isUsed).toBe(true)
  expect((await post(schoolForm({ logo }))).json().errors).toHaveProperty('logo')
})

test('signing up is in the audit log', async () => {
  const { user, schoolId } = await signUp(portal)
  const line = await portal.deps.db.selectFrom('auditLog').selectAll().where('object', '=', schoolId).execute()
  expect(line).toMatchObject([{ action: 'school.signed-up', actorId: user.id, address: '127.0.0.1' }])
})
