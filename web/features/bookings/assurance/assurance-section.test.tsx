import { fireEvent, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { type Assurance, confirmAssurance, viewAssurance } from '#contract/assurance.ts'
import { type Booking, viewBooking } from '#contract/bookings.ts'
import { viewOverview } from '#contract/overview.ts'
import { answer, failure } from '../../../testing/fake-api.ts'
import { renderPage } from '../../../testing/render-page.tsx'
import { quietOverview, sampleUser } from '../../../testing/samples.ts'

const id = '0a52a0c4-7a4c-4f6e-9a7d-9f2b7f5f6f10'
const booking: Booking = {
  ...{ id, reference: 'B-7KM2XPQ', status: 'confirmed', version: 2, name: 'Ada Birch', email: 'ada@example.org' },
  ...{ phone: '', school: 'Hill Lane Primary School', message: '', session_on: '2027-03-04', preferred_dates: [] },
  ...{ starts_at: '09:30', minutes: 90, format: '', visitor: 'Nell Finch', place: '', year_groups: [] },
  ...{
    class_sizes: '',
    nation: 'england-and-wales',
    years: [],
    school_id: '',
    user_id: '',
    is_school_rejected: false,
    history: [],
    contact: { name: 'Ada Birch', email: 'ada@example.org' },
  },
  create_time: '2026-11-20T10:00:00.000Z',
}
const unchecked: Assurance = {
  ...{ identity_checked: true, right_to_work_checked: true, references_taken: false, visitor: 'Nell Finch' },
  ...{ dbs_level: 'enhanced', dbs_issued_on: '', confirmed_by: '', confirmed_on: '' },
  ...{ confirm_time: '', operator: '', earlier: null, other_letters: [] },
  missing: ['enter the date of the DBS certificate', 'confirm that references were taken up', 'enter who confirms it'],
}
const confirmation = { confirmed_on: '2026-11-23', confirm_time: '2026-11-23T09:00:00.000Z', operator: 'Nia Rees' }
const checked: Assurance = { ...unchecked, ...confirmation, missing: [] }

async function open(assurance: Assurance) {
  const page = renderPage(`/admin/bookings/${id}`, { user: sampleUser({ role: 'admin' }) })
  answer(viewOverview, quietOverview)
  answer(viewBooking, { ...booking, visitor: assurance.visitor })
  answer(viewAssurance, assurance)
  const section = await page.screen.findByRole('region', { name: 'Letter of assurance' })
  return { ...page, section, inside: within(section) }
}

test('says what is missing, and confirms the checks', async () => {
  const { inside, section, person, screen } = await open(unchecked)
  expect(await inside.findByText('There is no letter yet')).toBeVisible()
  expect(inside.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(unchecked.missing)
  await person.click(inside.getByLabelText('References were taken up'))
  fireEvent.change(inside.getByLabelText('Date of the certificate'), { target: { value: '2026-09-01' } })
  await person.type(inside.getByLabelText('Confirmed by'), 'Sam Okafor')
  answer(confirmAssurance, () => failure('request/invalid', { dbs_issued_on: 'Enter a real date.' }))
  await person.click(inside.getByRole('button', { name: 'Confirm these checks today' }))
  await expect
    .poll(() => inside.getByLabelText('Date of the certificate'))
    .toHaveAccessibleDescription('Enter a real date.')
  const sent = answer(confirmAssurance, checked)
  await person.click(inside.getByRole('button', { name: 'Confirm these checks today' }))
  expect(await screen.findByText('The letter of assurance is ready.')).toBeVisible()
  expect(sent[0]?.body).toMatchObject({ references_taken: true, dbs_issued_on: '2026-09-01', visitor: 'Nell Finch' })
  expect(section).toHaveTextContent('The checks of Nell Finch were confirmed on Monday 23 November 2026 by Nia Rees.')
  expect(section.querySelector('[tabindex="-1"]')).toHaveFocus()
  expect(inside.getByRole('link', { name: 'Open the letter (PDF)' })).toHaveAttribute(
    'href',
    `/api/admin/bookings/${id}/letter`,
  )
})

test('without a visitor there is nothing to check', async () => {
  const { inside } = await open({ ...unchecked, visitor: '' })
  expect(await inside.findByText(/has no visitor yet/)).toBeVisible()
  expect(inside.queryByRole('button')).not.toBeInTheDocument()
})

test('earlier checks are a suggestion that says whose they are, and one press confirms them', async () => {
  const earlier = { booking_id: '7', reference: 'B-2', confirmed_on: '2026-11-02', operator: 'Nia Rees' }
  const { inside, section, person } = await open({ ...unchecked, earlier, missing: ['confirm the checks'] })
  await expect
    .poll(() => section.textContent)
    .toContain('Checked on Monday 2 November 2026 by Nia Rees, for booking B-2.')
  expect(inside.getByRole('link', { name: 'B-2' })).toHaveAttribute('href', '/admin/bookings/7')
  const sent = answer(confirmAssurance, checked)
  await person.click(inside.getByRole('button', { name: 'Confirm these checks today' }))
  expect(await inside.findByRole('link', { name: 'Open the letter (PDF)' })).toBeVisible()
  expect(sent[0]?.body).toMatchObject({ identity_checked: true, dbs_level: 'enhanced', confirm_time: '' })
})

test('checks that somebody else has changed are shown as they are now', async () => {
  const { inside, person } = await open({ ...unchecked, ...confirmation })
  expect(await inside.findByLabelText('References were taken up')).not.toBeChecked()
  const sent = answer(confirmAssurance, () => failure('changed-meanwhile'))
  const theirs = { ...unchecked, ...confirmation, confirm_time: '2026-11-23T10:00:00.000Z', references_taken: true }
  answer(viewAssurance, theirs)
  await person.click(inside.getByRole('button', { name: 'Confirm these checks today' }))
  expect(await inside.findByText(/This has been changed in another window/)).toBeVisible()
  expect(sent[0]?.body).toMatchObject({ confirm_time: confirmation.confirm_time })
  expect(inside.getByLabelText('References were taken up')).toBeChecked()
  const again = answer(confirmAssurance, { ...theirs, missing: [] })
  await person.click(inside.getByRole('button', { name: 'Confirm these checks today' }))
  expect(await inside.findByRole('link', { name: 'Open the letter (PDF)' })).toBeVisible()
  expect(again[0]?.body).toMatchObject({ confirm_time: theirs.confirm_time })
})

test('incomplete checks name the other sessions of the visitor that still have a letter', async () => {
  const other = { id: '9', reference: 'B-9', school: 'Tidewell Primary School', session_on: '2027-03-11' }
  const { inside } = await open({ ...unchecked, ...confirmation, other_letters: [other] })
  expect(
    await inside.findByRole('link', { name: 'Tidewell Primary School, Thursday 11 March 2027 (B-9)' }),
  ).toHaveAttribute('href', '/admin/bookings/9')
})
