import { waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import {
  approveSchool,
  correctSchool,
  makeLetterCode,
  type QueueCase,
  rejectSchool,
  viewCase,
} from '#contract/verification.ts'
import { answer, answerLater, failure } from '../../testing/fake-api.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { sampleUser } from '../../testing/samples.ts'

const id = '11111111-1111-4111-8111-111111111111'
const record = {
  id: 7,
  register: 'gias' as const,
  urn: '115851',
  other_title: '',
  title: 'Harbour Road Primary School',
  address_1: '1 Harbour Road',
  address_2: '',
  city: 'Tidewell',
  county: '',
  postcode: 'ZZ99 3WZ',
}
const school: QueueCase = {
  id,
  title: 'Harbour Road Primary',
  postcode: 'ZZ99 3WZ',
  state: 'pending',
  version: 3,
  email: 'head@harbour.example',
  is_email_confirmed: true,
  has_message: false,
  is_waiting: true,
  has_appealed: false,
  create_time: '2026-11-18T09:00:00.000Z',
  entered: {
    title: 'Harbour Road Primary',
    address_1: '1 Harbour Rd',
    address_2: '',
    city: 'Tidewell',
    county: '',
    postcode: 'ZZ99 3WZ',
    logo: '',
  },
  applicant: 'Ada Birch',
  phone_number: '',
  reason: '',
  question: '',
  linked: null,
  letter: null,
  letter_ways: [],
  candidates: [
    {
      ...record,
      status: 'Open',
      phase: 'Primary',
      ages: '4 to 11',
      website: 'https://harbour.example',
      local_authority: 'Tidewell',
      score: 0.9,
      reasons: [
        { fits: true, sentence: 'The postcode is the same.' },
        { fits: false, sentence: 'The e-mail address is not the school’s own.' },
      ],
      taken_by: '',
    },
  ],
  messages: [],
  history: [{ action: 'school.signed-up', actor: 'Ada Byron', time: '2026-11-20T08:00:00.000Z' }],
}
const operator = sampleUser({ role: 'admin' })

test('the operator sees the evidence and approves with a record', async () => {
  const { screen, person } = renderPage(`/admin/schools/${id}`, { user: operator })
  answer(viewCase, school)
  const calls = answer(approveSchool, { ...school, state: 'approved', linked: record })
  expect(await screen.findByText('The postcode is the same.')).toBeVisible()
  expect(screen.getByText('Signed up')).toBeVisible()
  expect(screen.getByLabelText('Does not match:')).toBeInTheDocument()
  await person.click(screen.getByRole('button', { name: 'Approve with Harbour Road Primary School' }))
  expect(await screen.findByText('This record is linked.')).toBeVisible()
  expect(calls).toMatchObject([{ body: { version: 3, register_id: 7 } }])
})

test('a pending school that is already linked is approved with its record', async () => {
  const { screen, person } = renderPage(`/admin/schools/${id}`, { user: operator })
  answer(viewCase, { ...school, linked: record })
  const calls = answer(approveSchool, { ...school, state: 'approved', linked: record })
  expect(await screen.findByText('This record is linked.')).toBeVisible()
  await person.click(screen.getByRole('button', { name: 'Approve with Harbour Road Primary School' }))
  await waitFor(() => expect(calls).toMatchObject([{ body: { register_id: 7 } }]))
})

test('a rejection needs a reason; another operator’s faster decision is reported', async () => {
  const { screen, person } = renderPage(`/admin/schools/${id}`, { user: operator })
  answer(viewCase, school)
  const calls = answer(rejectSchool, () => failure('school/decided-already'))
  await person.click(await screen.findByRole('button', { name: 'Reject' }))
  await person.click(screen.getByRole('button', { name: 'Reject the school' }))
  expect(screen.getByText('Write a few words.')).toBeVisible()
  await person.type(screen.getByLabelText('Why can we not verify it?'), 'It is a nursery.')
  await person.click(screen.getByRole('button', { name: 'Reject the school' }))
  expect(
    await screen.findByText('Somebody else has made a decision about this school in the meantime. Look at it again.'),
  ).toBeVisible()
  expect(calls).toHaveLength(1)
})

test('an appeal is answered by keeping the rejection, or by reopening', async () => {
  const { screen, person } = renderPage(`/admin/schools/${id}`, { user: operator })
  answer(viewCase, { ...school, state: 'appealed', has_message: true, has_appealed: true, reason: 'It is a nursery.' })
  const calls = answer(rejectSchool, { ...school, state: 'rejected', has_appealed: true, is_waiting: false })
  await person.click(await screen.findByRole('button', { name: 'Keep the rejection' }))
  const dialog = within(screen.getByRole('dialog', { name: 'Keep the rejection?' }))
  await person.type(dialog.getByLabelText('What do you answer to the appeal?'), 'The register says nursery.')
  expect(dialog.getByLabelText(/^What do you answer/)).toHaveAccessibleDescription(/cannot appeal again/)
  await person.click(dialog.getByRole('button', { name: 'Keep the rejection' }))
  expect(await screen.findByText('The appeal has been answered.')).toBeVisible()
  expect(calls).toMatchObject([{ body: { reason: 'The register says nursery.' } }])
  expect(screen.getByRole('button', { name: 'Reopen' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Keep the rejection' })).toBeNull()
})

test('the operator corrects the name and the postcode', async () => {
  const { screen, person } = renderPage(`/admin/schools/${id}`, { user: operator })
  answer(viewCase, school)
  const calls = answer(correctSchool, () => failure('school/bad-postcode'))
  await person.click(await screen.findByRole('button', { name: 'Correct name and postcode' }))
  const name = screen.getByLabelText('School name')
  await person.clear(name)
  await person.click(screen.getByRole('button', { name: 'Save the correction' }))
  expect(name).toHaveAccessibleDescription('School name is required')
  await person.type(name, 'Harbour Road School')
  await person.click(screen.getByRole('button', { name: 'Save the correction' }))
  await waitFor(() => expect(calls).toHaveLength(1))
  answer(correctSchool, { ...school, title: 'Harbour Road School' })
  await person.click(screen.getByRole('button', { name: 'Save the correction' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Harbour Road School' })).toBeVisible()
  expect(calls).toMatchObject([{ body: { title: 'Harbour Road School', postcode: 'ZZ99 3WZ' } }])
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('what is typed while a correction is being saved stays open', async () => {
  const { screen, person } = renderPage(`/admin/schools/${id}`, { user: operator })
  answer(viewCase, school)
  const { release } = answerLater(correctSchool, { ...school, version: school.version + 1 })
  await person.click(await screen.findByRole('button', { name: 'Correct name and postcode' }))
  await person.type(screen.getByLabelText('School name'), 's')
  await person.click(screen.getByRole('button', { name: 'Save the correction' }))
  await person.type(screen.getByLabelText('School name'), ' Academy')
  release()
  const save = await screen.findByRole('button', { name: 'Save the correction' })
  const calls = answer(correctSchool, school)
  await person.click(save)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(calls).toMatchObject([{ body: { version: school.version + 1, title: expect.stringMatching(/s Academy$/) } }])
})

test('a letter with a code is made, printed, or told by telephone, and nothing else needs deciding', async () => {
  const due = {
    ...{
      state: 'due' as const,
      by: 'post' as const,
      address: ['Leith School', '1 Kirk Wynd', 'EH6 8RS'],
      ends_on: '' as const,
    },
    ...{ tries_left: 5, can_ask: false, code: '', phone: '0131 496 0000', letters: 0 },
  }
  const { screen, person } = renderPage(`/admin/schools/${id}`, { user: operator })
  answer(viewCase, { ...school, letter_ways: ['post', 'telephone'], letter: due })
  expect(await screen.findByText('1 Kirk Wynd')).toBeVisible()
  const made = { ...due, state: 'made' as const, ends_on: '2026-12-28', code: 'ABCDEFGHJK', letters: 1 }
  const calls = answer(makeLetterCode, { ...school, letter_ways: ['post', 'telephone'], letter: made })
  await person.click(screen.getByRole('button', { name: 'Make the letter' }))
  expect(await screen.findByRole('link', { name: 'Print the letter' })).toHaveAttribute(
    'href',
    `/api/admin/schools/${id}/letter`,
  )
  expect(screen.queryByText('ABCDE FGHJK')).toBeNull()
  answer(makeLetterCode, { ...school, letter_ways: ['post', 'telephone'], letter: { ...made, by: 'telephone' } })
  await person.click(screen.getByRole('button', { name: 'Tell a code by telephone' }))
  expect(await screen.findByText('ABCDE FGHJK')).toBeVisible()
  expect(screen.getByRole('link', { name: '0131 496 0000' })).toBeVisible()
  expect(calls.map(({ body }) => body)).toEqual([{ version: 3, by: 'post' }])
})
