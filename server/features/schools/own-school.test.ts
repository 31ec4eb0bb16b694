import { expect, test } from 'vitest'
import { createActor, createUser } from '../../testing/factories.ts'
import { setUpPortal } from '../../testing/set-up-portal.ts'
import { createRecord, mailsTo, schoolOf, signUp, signUpAndConfirm } from './testing/sign-up.ts'

const portal = setUpPortal({ withJobs: true, environment: { DESK_EMAIL: 'desk@portal.example' } })

const details = {
  title: 'Tidewell Primary School',
  address_1: '4 Harbour Row',
  address_2: '',
  city: 'Tidewell',
  county: 'Tideshire',
  postcode: 'GU7 1AB',
  logo: '',
}
const view = (key: string) => portal.call('GET', '/api/school/verification', { key })
/** Corrects a school as somebody who sees it as it is now. */
const update = async (key: string, body: object) => {
  const version = (await view(key)).json().data?.version ?? 1
  return portal.call('PUT', '/api/school/update', { key, body: { ...body, version } })
}
const write = (key: string, message: string) => portal.call('POST', '/api/school/appeal', { key, body: { message } })
const change = (id: string | null, values: object) =>
  portal.deps.db.updateTable('schools').set(values).where('id', '=', id).execute()

test('the applicant sees what was sent', async () => {
  const { key } = await signUp(portal, { title: 'Anchor Lane School', city: 'Tidewell' })
  const { data } = (await view(key)).json()
  expect(data).toMatchObject({ status: 'pending', question: '', reason: '', has_appealed: false, checked: [] })
  expect(data.sent).toMatchObject({ title: 'Anchor Lane School', address_1: '4 Harbour Row', city: 'Tidewell' })
})

test('correcting the details compares the school with the register again, at once', async () => {
  await createRecord(portal.deps, {
    name: 'Lantern Street Primary School',
    postcode: 'GU7 2XY',
    website: 'lantern.example',
  })
  const { key, schoolId, email } = await signUpAndConfirm(portal, {
    title: 'Lantern Street Primary School',
    email: 'head@lantern.example',
  })
  expect((await schoolOf(portal, schoolId)).status).toBe('pending')
  const still = await update(key, { ...details, title: 'Lantern Street Primary School', city: 'Tidewell' })
  expect(still.json().data).toMatchObject({ status: 'pending', sent: { city: 'Tidewell' } })
  const answer = await update(key, { ...details, title: 'Lantern Street Primary School', postcode: 'gu72xy' })
  expect(answer.json().data).toMatchObject({ status: 'approved', sent: { postcode: 'GU7 2XY' } })
  const told = await mailsTo(portal, email, '')
  expect(told.filter(({ subject }) => subject.startsWith('We are checking'))).toHaveLength(1)
  expect(told.at(-1)?.subject).toContain('Welcome')
  // Taken in by the very next request.
  expect((await portal.call('GET', '/api/school/parent-letter', { key })).statusCode).toBe(200)
})

test('details that a colleague has changed are kept until they are seen', async () => {
  const { key } = await signUp(portal, { title: 'Ferry Lane School', city: 'Tidewell' })
  const { sent, version } = (await view(key)).json().data
  const save = (city: string, seen: number) =>
    portal.call('PUT', '/api/school/update', { key, body: { ...sent, city, version: seen } })
  const saved = (await save('Ash', version)).json().data
  const refused = await save('Woking', version)
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'changed-meanwhile'])
  expect((await view(key)).json().data.sent).toEqual({ ...sent, city: 'Ash' })
  expect((await save('Woking', saved.version)).json().data.sent.city).toBe('Woking')
})

test('an unconfirmed address corrects without a decision', async () => {
  await createRecord(portal.deps, { name: 'Quay Primary School', postcode: 'GU7 3AA', website: 'quay.example' })
  const { key } = await signUp(portal, { email: 'head@quay.example' })
  const answer = await update(key, { ...details, title: 'Quay Primary School', postcode: 'GU7 3AA' })
  expect(answer.json().data.status).toBe('pending')
})

test('once an operator has asked something, the register alone approves no more', async () => {
  await createRecord(portal.deps, { name: 'Pier Primary School', postcode: 'GU7 4AA', website: 'pier.example' })
  const { key, schoolId } = await signUpAndConfirm(portal, { email: 'head@pier.example', title: 'Another' })
  const { key: operator } = await createActor(portal.deps, { role: 'admin' })
  const { version } = await schoolOf(portal, schoolId)
  const body = { version, question: 'Who are you?' }
  await portal.call('POST', `/api/admin/schools/${schoolId}/ask`, { key: operator, body })
  const answer = await update(key, { ...details, title: 'Pier Primary School', postcode: 'GU7 4AA' })
  expect(answer.json().data).toMatchObject({ status: 'pending', question: 'Who are you?' })
  expect(answer.json().data.checked.at(-1)).toContain('We are looking at your school')
})

test('an approved school keeps its verified name and postcode, and changes the rest', async () => {
  const record = await createRecord(portal.deps, { name: 'Tidewell CofE Primary School', postcode: 'GU7 1AB' })
  const { key, schoolId } = await createActor(portal.deps, { role: 'senior' })
  await change(schoolId, { postcode: 'GU7 9AA', registerId: record.id })
  const moved = await update(key, { ...details, postcode: 'GU7 5ZZ' })
  expect([moved.statusCode, moved.json().code]).toEqual([422, 'school/name-is-checked'])
  expect(Object.keys(moved.json().errors)).toEqual(['postcode'])
  expect((await update(key, { ...details, title: 'Eton College', postcode: 'GU7 9AA' })).json().errors).toHaveProperty(
    'title',
  )
  const same = await update(key, { ...details, postcode: 'GU7 9AA', address_1: '5 Harbour Row' })
  expect(same.json().data).toMatchObject({ status: 'approved', sent: { address_1: '5 Harbour Row' } })
  const asRecorded = await update(key, { ...details, title: 'Tidewell CofE Primary School' })
  expect(asRecorded.json().data.sent).toMatchObject({ title: 'Tidewell CofE Primary School', postcode: 'GU7 1AB' })
})

test('a rejected school stays as it was judged, and what is wrong is said at the field', async () => {
  const rejected = await createActor(portal.deps, { role: 'senior', school: 'rejected' })
  expect((await update(rejected.key, details)).json().code).toBe('school/decided-already')
  const { key } = await createActor(portal.deps, { role: 'senior', school: 'pending' })
  const answer = await update(key, { ...details, title: ' ', postcode: '' })
  expect(answer.json().message).toBe('School name is required')
  expect(Object.keys(answer.json().errors)).toEqual(['title', 'postcode'])
  expect((await update(key, { ...details, postcode: 'nonsense' })).json().errors).toHaveProperty('postcode')
})

test('a new logo takes the place of the old, and nobody else’s picture is taken', async () => {
  const { key, id, schoolId } = await createActor(portal.deps, { role: 'senior', school: 'pending' })
  const stranger = await createUser(portal.deps)
  const upload = async (ownerId: string | null) => {
    const image = portal.deps.db.insertInto('images').values({ ownerId }).returning('id')
    return `/api/images/${(await image.executeTakeFirstOrThrow()).id}`
  }
  const [first, second, foreign] = [await upload(id), await upload(id), await upload(stranger.id)]
  expect((await update(key, { ...details, logo: first })).json().data.sent.logo).toBe(first)
  expect((await update(key, { ...details, logo: foreign })).json().errors).toHaveProperty('logo')
  expect((await update(key, { ...details, logo: second })).json().data.sent.logo).toBe(second)
  const images = await portal.deps.db.selectFrom('images').select(['id', 'isUsed']).execute()
  const used = images.filter(({ isUsed }) => isUsed).map((image) => `/api/images/${image.id}`)
  expect(used).toEqual([second])
  expect((await schoolOf(portal, schoolId ?? '')).logo).toBe(second)
})

test('a pending school writes once until it is answered; the desk gets the mail', async () => {
  const { key, schoolId } = await createActor(portal.deps, { role: 'senior', school: 'pending' })
  const answer = await write(key, 'Our website is <b>new</b>.')
  expect(answer.json().data).toMatchObject({ has_appealed: true })
  const mail = (await mailsTo(portal, 'desk@portal.example', 'A message from')).at(-1)
  expect(mail?.html).toContain('&lt;b&gt;new&lt;/b&gt;')
  expect((await write(key, 'And another thing.')).json().code).toBe('school/already-appealed')
  expect((await write(key, ' ')).statusCode).toBe(422)
  await change(schoolId, { hasMessage: false, question: 'Which website?' })
  expect((await write(key, 'This one.')).json().data).toMatchObject({ question: '', has_appealed: true })
})

test('ten appeals at once are one', async () => {
  const { key } = await createActor(portal.deps, { role: 'senior', school: 'rejected' })
  const answers = await Promise.all(Array.from({ length: 10 }, (_, nth) => write(key, `Look again, ${nth}.`)))
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 409]))
})

test('an approved school has nothing to appeal', async () => {
  const { key } = await createActor(portal.deps, { role: 'senior' })
  expect((await write(key, 'Hello')).json().code).toBe('school/decided-already')
})

test.each([
  ['a parent', { role: 'parent', school: 'pending' }],
  ['a parent without a school', { role: 'parent', school: 'none' }],
  ['an operator', { role: 'admin' }],
] as const)('%s has no verification', async (_name, options) => {
  const { key } = await createActor(portal.deps, options)
  for (const answer of [await view(key), await update(key, details), await write(key, 'x')]) {
    expect([answer.statusCode, answer.json().code]).toEqual([403, 'not-allowed'])
  }
})

test('each sees the own school only, whatever is sent along', async () => {
  const other = await createActor(portal.deps, { role: 'senior', school: 'pending' })
  const own = await createActor(portal.deps, { role: 'senior', school: 'pending' })
  await update(own.key, {
    ...details,
    title: 'Mine',
    id: other.schoolId,
    school_id: other.schoolId,
    status: 'approved',
  })
  expect((await view(other.key)).json().data.sent.title).toBe('Tidewell Primary School')
  expect((await view(own.key)).json().data).toMatchObject({ status: 'pending', sent: { title: 'Mine' } })
})
