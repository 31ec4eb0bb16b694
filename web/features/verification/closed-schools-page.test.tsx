import { expect, test } from 'vitest'
import { type ClosedSchool, followRecord, listClosed } from '#contract/verification.ts'
import { answer, failure } from '../../testing/fake-api.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { sampleUser } from '../../testing/samples.ts'

const record = {
  id: 1,
  register: 'gias' as const,
  urn: '910001',
  other_title: '',
  title: 'Millbrook Primary School',
  address_1: 'Mill Lane',
  address_2: '',
  city: 'Alton',
  county: '',
  postcode: 'GU34 2DR',
}
const millbrook: ClosedSchool = {
  id: '6a4c1de0-5b7e-4c8e-9d1f-000000000001',
  title: 'Millbrook Primary School',
  version: 4,
  closed_on: '2026-08-31',
  record,
  successors: [{ ...record, id: 2, urn: '910777', why: 'It is at the same address.', taken_by: '' }],
}
const path = '/admin/schools/closed'
const open = (rights: 'owner' | 'support' = 'owner') =>
  renderPage(path, { user: sampleUser({ role: 'admin', rights }) })

test('links a school to the record that followed with one press, and the list is done', async () => {
  answer(listClosed, { schools: [millbrook], total: 1 })
  const { screen, person } = open()
  await screen.findByRole('heading', { level: 1, name: 'Schools whose record has closed' })
  expect(await screen.findByText(/URN 910001, closed on Monday 31 August 2026/)).toBeVisible()
  const sent = answer(followRecord, {} as never)
  answer(listClosed, { schools: [], total: 0 })
  await person.click(screen.getByRole('button', { name: 'Link Millbrook Primary School to Millbrook Primary School' }))
  expect(await screen.findByText('No school on the portal has a record that has closed.')).toBeVisible()
  expect(sent.map(({ body }) => body)).toEqual([{ version: 4, register_id: 2 }])
})

test('a record that another school has is offered as one school, and a school without any is not hidden', async () => {
  const [successor] = millbrook.successors
  if (!successor) throw new Error('no successor')
  const taken = { ...millbrook, successors: [{ ...successor, taken_by: 'Millbrook Academy (approved)' }] }
  const alone = { ...millbrook, id: '6a4c1de0-5b7e-4c8e-9d1f-000000000002', title: 'Quay School', successors: [] }
  answer(listClosed, { schools: [taken, alone], total: 70 })
  const { screen, person } = open()
  expect(await screen.findByText('70 schools, of which these closed last:')).toBeVisible()
  expect(screen.getByText('Already on the portal as Millbrook Academy (approved).')).toBeVisible()
  expect(screen.getByText(/We found no record that may have followed/)).toBeVisible()
  answer(followRecord, () => failure('changed-meanwhile'))
  await person.click(screen.getByRole('button', { name: /^Count Millbrook Primary School and Millbrook Academy/ }))
  expect(await screen.findByText(/has been changed in another window or by somebody else/)).toBeVisible()
})

test('an operator without the right reads the list, and presses nothing', async () => {
  answer(listClosed, { schools: [millbrook], total: 1 })
  const { screen } = open('support')
  expect(await screen.findByText('It is at the same address.')).toBeVisible()
  expect(screen.queryByRole('button', { name: /^Link/ })).toBeNull()
})
