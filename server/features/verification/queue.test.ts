import { afterAll, beforeAll, expect, test } from 'vitest'
import { pageSize } from '#contract/paging.ts'
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts'
import { createActor, createSchool, createUser } from '../../testing/factories.ts'
import { createRecord } from '../schools/testing/sign-up.ts'

let portal: TestApp
let key: string
beforeAll(async () => {
  portal = await buildTestApp()
  key = (await createActor(portal.deps, { role: 'admin' })).key
})
afterAll(() => portal.close())

const list = async (query = '') => (await portal.call('GET', `/api/admin/schools?${query}`, { key })).json().data
const titles = ({ schools }: { schools: { title: string }[] }) => schools.map(({ title }) => title)

test('the queue: states, counts, longest wait first, and a search that treats input as plain text', async () => {
  const day = (date: number) => new Date(Date.UTC(2026, 0, date))
  const make = (title: string, values: object = {}) =>
    createSchool(portal.deps, { title, status: 'pending', ...values })
  await make('Second', { createdAt: day(2), postcode: 'GU7 1AB' })
  await make('First', { createdAt: day(1) })
  const waits = await make('Waits for an answer', { createdAt: day(3), hasMessage: true })
  await make('Again', { reopenedAt: day(4) })
  await make('In', { status: 'approved', reopenedAt: day(4) })
  await make('Out', { status: 'rejected' })
  await make('100% _Wool_ School', { status: 'approved' })
  await createUser(portal.deps, {
    role: 'senior',
    schoolId: waits.id,
    email: 'head@waits.example',
    status: 'not-active',
  })

  const all = await list()
  expect(all).toMatchObject({ total: 7, counts: { pending: 3, approved: 2, rejected: 1, reopened: 1 } })
  expect(titles(await list('state=pending'))).toEqual(['Waits for an answer', 'First', 'Second'])
  expect(titles(await list('state=reopened'))).toEqual(['Again'])
  expect(titles(await list('q=gu71a'))).toEqual(['Second'])
  expect(titles(await list('q=GU7%201'))).toEqual(['Second'])
  expect(titles(await list('q=HEAD@waits'))).toEqual(['Waits for an answer'])
  expect(titles(await list('q=%25'))).toEqual(['100% _Wool_ School'])
  expect(titles(await list('q=_wool'))).toEqual(['100% _Wool_ School'])
  expect(await list('q=nothing%20like%20it')).toMatchObject({ schools: [], total: 0 })
  expect((await list('state=pending&q=waits')).schools[0]).toMatchObject({
    email: 'head@waits.example',
    is_email_confirmed: false,
    has_message: true,
    state: 'pending',
  })
})

test('a page at a time, in order, without gaps', async () => {
  const total = pageSize + 10
  for (let nth = 0; nth < total; nth++) {
    await createSchool(portal.deps, { title: `Paged ${nth}`, createdAt: new Date(Date.UTC(2020, 0, 1, 0, nth)) })
  }
  const [one, two, three] = [await list('q=paged'), await list('q=paged&page=2'), await list('q=paged&page=3')]
  expect([one.total, one.schools.length, two.schools.length, three.schools.length]).toEqual([total, pageSize, 10, 0])
  expect([...titles(one), ...titles(two)]).toEqual(Array.from({ length: total }, (_, nth) => `Paged ${nth}`))
})

test('a case shows the entered details beside the register, and which school already has a record', async () => {
  const record = await createRecord(portal.deps, {
    name: 'Mole End Primary School',
    postcode: 'RH5 6AB',
    website: 'moleend.example',
  })
  await createSchool(portal.deps, { title: 'Mole End, again', registerId: record.id })
  const school = await createSchool(portal.deps, {
    title: 'Mole End Primary School',
    postcode: 'RH5 6AB',
    status: 'pending',
    registerId: record.id,
    phoneNumber: '01483 000000',
  })
  await createUser(portal.deps, {
    role: 'senior',
    schoolId: school.id,
    email: 'head@moleend.example',
    fullName: 'Mo Le',
  })
  const { data } = (await portal.call('GET', `/api/admin/schools/${school.id}`, { key })).json()
  expect(data).toMatchObject({
    entered: { title: 'Mole End Primary School', postcode: 'RH5 6AB' },
    applicant: 'Mo Le',
    email: 'head@moleend.example',
    is_email_confirmed: true,
    phone_number: '01483 000000',
    linked: { id: record.id },
  })
  expect(data.candidates[0]).toMatchObject({
    id: record.id,
    ages: '4 to 11',
    status: 'Open',
    taken_by: 'Mole End, again (approved)',
  })
  expect(data.candidates[0].reasons.length).toBeGreaterThan(1)
})

test('operators can search the register for another record', async () => {
  await createRecord(portal.deps, { name: 'Wild Wood Primary School', postcode: 'RH5 7CD' })
  const answer = await portal.call('GET', '/api/admin/register?q=RH5%207CD', { key })
  expect(answer.json().data).toMatchObject([{ title: 'Wild Wood Primary School', postcode: 'RH5 7CD' }])
})
