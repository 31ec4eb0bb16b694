import { beforeAll, expect, test } from 'vitest'
import { createActor, createSchool, createUser } from '../../testing/factories.ts'
import { setUpPortal } from '../../testing/set-up-portal.ts'
import { createRecord } from '../schools/testing/sign-up.ts'

const portal = setUpPortal()
let key: string
beforeAll(async () => {
  key = (await createActor(portal.deps, { role: 'admin' })).key
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
