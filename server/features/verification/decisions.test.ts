import { beforeAll, describe, expect, test } from 'vitest'
import { createActor, createResource, createSchool } from '../../testing/factories.ts'
import { setUpPortal } from '../../testing/set-up-portal.ts'
import { createRecord, mailsTo, schoolOf, signUpAndConfirm, subjectsTo } from '../schools/testing/sign-up.ts'

const portal = setUpPortal({ withJobs: true })
let operator: Awaited<ReturnType<typeof createActor>>
beforeAll(async () => {
  operator = await createActor(portal.deps, { role: 'admin' })
})

const versionOf = async (id: string | null): Promise<number> =>
  (await portal.call('GET', `/api/admin/schools/${id}`, { key: operator.key })).json().data?.version ?? 1
const act = async (id: string | null, action: string, body: object = {}, key = operator.key) =>
  portal.call('POST', `/api/admin/schools/${id}/${action}`, { key, body: { version: await versionOf(id), ...body } })
const view = async (key: string) => (await portal.call('GET', '/api/school/verification', { key })).json().data
const statusOf = async (key: string) => (await portal.call('GET', '/api/user/view', { key })).json().data.school.status

test('the whole life cycle: asked, replied, rejected, appealed, reopened, approved', async () => {
  const { id: book } = await createResource(portal.deps)
  const { key, schoolId, email } = await signUpAndConfirm(portal, { title: 'Winding Lane Primary School' })
  const pdf = async () => (await portal.call('GET', `/api/resources/${book}/pdf`, { key })).statusCode
  expect(await pdf()).toBe(403)

  const asked = await act(schoolId, 'ask', { question: 'Which <website> is yours?' })
  expect(asked.json().data).toMatchObject({ state: 'pending', question: 'Which <website> is yours?' })
  const [question] = await mailsTo(portal, email, 'A question about')
  expect(question?.html).toContain('Which &lt;website&gt; is yours?')
  expect(await view(key)).toMatchObject({ question: 'Which <website> is yours?', has_appealed: false })
  await portal.call('POST', '/api/school/appeal', { key, body: { message: 'winding-lane.example' } })
  const answered = (await portal.call('GET', `/api/admin/schools/${schoolId}`, { key: operator.key })).json().data
  expect(answered).toMatchObject({ has_message: true, question: '' })

  const rejected = await act(schoolId, 'reject', { reason: 'There is no such school.' })
  expect(rejected.json().data).toMatchObject({ state: 'rejected', has_message: false })
  expect(await statusOf(key)).toBe('rejected')
  const [refusal] = await mailsTo(portal, email, 'Account rejected')
  expect(refusal?.text).toMatch(/could not verify Winding Lane Primary School as a UK primary school/)
  expect(refusal?.text).toMatch(/register again with a school\s+e-mail/)
  expect(refusal?.text).toContain('There is no such school.')
  expect(await view(key)).toMatchObject({ status: 'rejected', reason: 'There is no such school.', has_appealed: false })

  await portal.call('POST', '/api/school/appeal', { key, body: { message: 'There is. Come and see.' } })
  expect(await view(key)).toMatchObject({ has_appealed: true, has_message: true })
  await mailsTo(portal, portal.deps.config.deskEmail, 'An appeal from Winding Lane')
  const waiting = (
    await portal.call('GET', '/api/admin/inbox?kind=schools&state=waiting', { key: operator.key })
  ).json()
  expect(waiting.data.cases).toMatchObject([{ id: schoolId, status: 'appealed', has_message: true }])
  expect(waiting.data.counts.schools).toMatchObject({ waiting: 1, decided: 0 })

  expect((await act(schoolId, 'approve', { register_id: null })).json().code).toBe('school/decided-already')
  expect((await act(schoolId, 'reopen')).json().data).toMatchObject({ state: 'reopened', reason: '' })
  await mailsTo(portal, email, 'again')
  expect(await statusOf(key)).toBe('pending')

  const approved = await act(schoolId, 'approve', { register_id: null })
  expect(approved.json().data).toMatchObject({ state: 'approved', linked: null })
  expect(await pdf()).toBe(200)
  await mailsTo(portal, email, 'Winding Lane Primary School is approved')
  const { messages, history } = approved.json().data
  expect(messages.map(({ from }: { from: string }) => from)).toEqual(['operator', 'school', 'operator', 'school'])
  expect(history.map(({ action }: { action: string }) => action)).toEqual([
    'school.signed-up',
    'school.compared',
    'school.asked',
    'school.wrote',
    'school.rejected',
    'school.appealed',
    'school.reopened',
    'school.approved',
  ])
  expect(history.at(-1).actor).toBe('Ada Birch')
})

test('an appeal can be turned down once and for all, and nobody is invited to make another', async () => {
  const { key, schoolId, email } = await signUpAndConfirm(portal, { title: 'Mallard Lane Primary School' })
  await act(schoolId, 'reject', { reason: 'There is no such school.' })
  expect((await act(schoolId, 'reject', { reason: 'Again.' })).json().code).toBe('school/decided-already')
  await portal.call('POST', '/api/school/appeal', { key, body: { message: 'There is.' } })
  const appealed = await portal.call('GET', `/api/admin/schools/${schoolId}`, { key: operator.key })
  expect(appealed.json().data).toMatchObject({ state: 'appealed', is_waiting: true, has_appealed: true })
  const kept = await act(schoolId, 'reject', { reason: 'It is a nursery.' })
  expect(kept.json().data).toMatchObject({ state: 'rejected', is_waiting: false, reason: 'It is a nursery.' })
  expect(await view(key)).toMatchObject({ status: 'rejected', has_appealed: true, has_message: false })
  const [first, second] = await mailsTo(portal, email, 'Account rejected')
  expect(first?.text).toContain('log in and write to us')
  expect(second?.text).not.toContain('write to us')
  expect(second?.text).toContain('It is a nursery.')
  expect((await portal.call('POST', '/api/school/appeal', { key, body: { message: 'No.' } })).json().code).toBe(
    'school/already-appealed',
  )
})

test('a school that was approved after its appeal can appeal again when it is rejected for another reason', async () => {
  const { key, schoolId, email } = await signUpAndConfirm(portal, { title: 'Heron Lane Primary School' })
  const appeal = (message: string) => portal.call('POST', '/api/school/appeal', { key, body: { message } })
  await act(schoolId, 'reject', { reason: 'There is no such school.' })
  await appeal('There is.')
  await act(schoolId, 'reopen')
  const approved = await act(schoolId, 'approve', { register_id: null })
  expect(approved.json().data).toMatchObject({ state: 'approved', has_appealed: false })
  await act(schoolId, 'reject', { reason: 'It has closed.' })
  const [, second] = await mailsTo(portal, email, 'Account rejected')
  expect(second?.text).toContain('log in and write to us')
  expect(await view(key)).toMatchObject({ status: 'rejected', has_appealed: false })
  expect((await appeal('It has not.')).statusCode).toBe(200)
})

test('approval takes effect at once for everybody signed in, and reopening reverses it', async () => {
  const { id: book } = await createResource(portal.deps)
  const staff = await createActor(portal.deps, { role: 'senior', school: 'pending' })
  const pdf = async () => (await portal.call('GET', `/api/resources/${book}/pdf`, { key: staff.key })).statusCode
  const statuses = [await pdf()]
  await act(staff.schoolId, 'approve', { register_id: null })
  statuses.push(await pdf())
  await act(staff.schoolId, 'reopen')
  statuses.push(await pdf())
  await act(staff.schoolId, 'reject', { reason: 'No.' })
  statuses.push(await pdf())
  expect(statuses).toEqual([403, 200, 403, 403])
  expect((await portal.call('GET', '/api/resources', { key: staff.key })).json().data).toEqual([])
})

test('an operator decides about what they have seen', async () => {
  const staff = await createActor(portal.deps, { role: 'senior', school: 'pending' })
  const version = await versionOf(staff.schoolId)
  const details = {
    title: 'Elm Academy',
    address_1: '1 Elm Lane',
    address_2: '',
    city: '',
    county: '',
    postcode: 'GU7 1AB',
    logo: '',
  }
  expect(
    (await portal.call('PUT', '/api/school/update', { key: staff.key, body: { ...details, version } })).statusCode,
  ).toBe(200)
  const id = staff.schoolId
  const bodies = {
    approve: { register_id: null },
    reject: { reason: 'No.' },
    ask: { question: 'Who?' },
    link: { register_id: null },
  }
  for (const [action, body] of Object.entries(bodies))
    expect([action, (await act(id, action, { version, ...body })).json().code]).toEqual([action, 'changed-meanwhile'])
  const correction = { version, title: 'Elm School', postcode: 'GU7 1AB' }
  const corrected = await portal.call('PUT', `/api/admin/schools/${id}`, { key: operator.key, body: correction })
  expect(corrected.json().code).toBe('changed-meanwhile')
  expect((await act(id, 'approve', { register_id: null })).json().data).toMatchObject({
    title: 'Elm Academy',
    state: 'approved',
  })
  expect((await act(id, 'reopen', { version })).json().code).toBe('changed-meanwhile')
})

test('an address that nobody has confirmed gets no e-mail with a stranger’s words', async () => {
  const staff = await createActor(portal.deps, { role: 'senior', school: 'pending', status: 'not-active' })
  const answer = await act(staff.schoolId, 'ask', { question: 'Which website is yours?' })
  expect(answer.json().data).toMatchObject({ question: 'Which website is yours?', is_email_confirmed: false })
  expect(await subjectsTo(portal, staff.email)).toEqual([])
})

test('when two operators decide at once, one decides, the other gets an error, and one mail is sent', async () => {
  const other = await createActor(portal.deps, { role: 'admin' })
  const staff = await createActor(portal.deps, { role: 'senior', school: 'pending' })
  const answers = await Promise.all([
    act(staff.schoolId, 'approve', { register_id: null }),
    act(staff.schoolId, 'reject', { reason: 'No.' }, other.key),
    act(staff.schoolId, 'approve', { register_id: null }, other.key),
    act(staff.schoolId, 'reject', { reason: 'No.' }),
  ])
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409, 409])
  for (const answer of answers.filter(({ statusCode }) => statusCode === 409)) {
    expect(answer.json().code).toMatch(/^(school\/decided-already|changed-meanwhile)$/)
  }
  expect(await subjectsTo(portal, staff.email)).toHaveLength(1)
})

describe('a register record', () => {
  const record = () => createRecord(portal.deps, { name: 'Linked Primary School', postcode: 'SP1 1AA' })

  test('is linked on approval, and other values are refused', async () => {
    const { id } = await record()
    const [one, two] = [
      await createSchool(portal.deps, { status: 'pending' }),
      await createSchool(portal.deps, { status: 'pending', registerId: id }),
    ]
    const answer = await act(one.id, 'approve', { register_id: id })
    expect(answer.json().data.linked).toMatchObject({ id, title: 'Linked Primary School' })
    for (const action of ['approve', 'link']) {
      expect((await act(two.id, action, { register_id: id })).json().code).toBe('school/record-taken')
    }
    expect(await schoolOf(portal, two.id)).toMatchObject({ status: 'pending', registerId: id })
  })

  test('that a pending school is already linked to is approved with it', async () => {
    const { id } = await record()
    const school = await createSchool(portal.deps, { status: 'pending', registerId: id })
    const answer = await act(school.id, 'approve', { register_id: id })
    expect(answer.json().data).toMatchObject({ state: 'approved', linked: { id } })
  })

  test('is approved for one school only, even in concurrent requests', async () => {
    const { id } = await record()
    const schools = await Promise.all(Array.from({ length: 6 }, () => createSchool(portal.deps, { status: 'pending' })))
    const answers = await Promise.all(schools.map((school) => act(school.id, 'approve', { register_id: id })))
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409, 409, 409, 409])
  })

  test('can be replaced or removed later', async () => {
    const [first, second] = [await record(), await record()]
    const school = await createSchool(portal.deps, { registerId: first.id })
    expect((await act(school.id, 'link', { register_id: second.id })).json().data.linked.id).toBe(second.id)
    expect((await act(school.id, 'link', { register_id: null })).json().data.linked).toBeNull()
  })

  test.each([0, -1, 1.5, 2_147_483_648, '1', undefined])('%j is not a record id', async (id) => {
    const school = await createSchool(portal.deps, { status: 'pending' })
    expect((await act(school.id, 'approve', { register_id: id })).statusCode).toBe(422)
    expect((await act(school.id, 'approve', { register_id: 2_000_000_000 })).statusCode).toBe(404)
  })
})

test('an operator corrects the name and postcode', async () => {
  const school = await createSchool(portal.deps)
  const correct = async (details: object) => {
    const body = { version: await versionOf(school.id), ...details }
    return portal.call('PUT', `/api/admin/schools/${school.id}`, { key: operator.key, body })
  }
  const answer = await correct({ title: 'Tidewell Junior School', postcode: 'gu71ab' })
  expect(answer.json().data.entered).toMatchObject({ title: 'Tidewell Junior School', postcode: 'GU7 1AB' })
  expect((await correct({ title: 'x', postcode: '?' })).json().errors).toHaveProperty('postcode')
})

test.each([
  ['reject', { reason: '' }],
  ['ask', { question: '  ' }],
])('%s needs words', async (action, body) => {
  const school = await createSchool(portal.deps, { status: 'pending' })
  expect((await act(school.id, action, body)).statusCode).toBe(422)
})

test.each(['approve', 'reject', 'ask', 'reopen', 'link'])('%s returns 404 for an unknown school', async (action) => {
  const body = { register_id: null, reason: 'x', question: 'x' }
  for (const id of ['7d0c9a52-55f2-4d6c-8f4e-6a3f3d1a2b4c', '1']) {
    expect((await act(id, action, body)).statusCode).toBe(404)
  }
})

test.each([
  ['approve', ['pending']],
  ['reject', ['pending', 'approved']],
  ['ask', ['pending']],
  ['reopen', ['approved', 'rejected']],
  ['link', ['pending', 'approved', 'rejected']],
] as const)('%s is for a school that is %j', async (action, from) => {
  const body = { register_id: null, reason: 'x', question: 'x' }
  for (const status of ['pending', 'approved', 'rejected'] as const) {
    const school = await createSchool(portal.deps, { status })
    const expected = (from as readonly string[]).includes(status) ? 200 : 409
    expect([status, (await act(school.id, action, body)).statusCode]).toEqual([status, expected])
  }
})

test.each([
  ['a visitor', null, 401],
  ['a parent', { role: 'parent' }, 403],
  ['approved staff', { role: 'senior' }, 403],
  ['rejected staff', { role: 'senior', school: 'rejected' }, 403],
] as const)('%s is no operator', async (_name, options, status) => {
  const key = options ? (await createActor(portal.deps, options)).key : undefined
  const school = await createSchool(portal.deps, { status: 'pending' })
  const body = { version: 1, register_id: null, reason: 'x', question: 'x' }
  for (const action of ['approve', 'reject', 'ask', 'reopen', 'link']) {
    expect((await portal.call('POST', `/api/admin/schools/${school.id}/${action}`, { key, body })).statusCode).toBe(
      status,
    )
  }
  for (const path of ['inbox', `schools/${school.id}`, 'register?q=abc', 'audit']) {
    const answer = await portal.call('GET', `/api/admin/${path}`, { key })
    expect([path, answer.statusCode]).toEqual([path, status])
    expect(answer.body).not.toContain('Tidewell')
  }
  expect((await schoolOf(portal, school.id)).status).toBe('pending')
})
