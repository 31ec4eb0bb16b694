import { fireEvent, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { cancelOwnBooking, changeOwnBooking, listOwnBookings, type OwnBooking } from '#contract/bookings.ts'
import { viewBrand } from '#contract/brand.ts'
import { viewPage } from '#contract/general-pages.ts'
import { dayInWords, dayProblem } from '#contract/school-days.ts'
import { answer, failure } from '../../testing/fake-api.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { sampleBrand, sampleProfile, sampleStaff } from '../../testing/samples.ts'

/** The first school day that is at least that many days ahead. */
function schoolDay(ahead: number): string {
  const day = new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10)
  return dayProblem(day, 'england-and-wales') ? schoolDay(ahead + 1) : day
}
const agreed = schoolDay(20)
const other = schoolDay(40)

const booking = (changes: Partial<OwnBooking> = {}): OwnBooking => ({
  id: '0a52a0c4-7a4c-4f6e-9a7d-9f2b7f5f6f10',
  reference: 'B-7KM2XPQ',
  status: 'confirmed',
  version: 2,
  name: 'Carys Llewellyn-Davies',
  session_on: agreed,
  starts_at: '09:30',
  minutes: 90,
  format: 'in-person',
  visitor: 'Rosalind Achebe-Hart',
  place: 'The school hall',
  preferred_dates: [agreed],
  year_groups: ['Year 3'],
  class_sizes: '28',
  message: 'In the hall.',
  can_change: true,
  has_letter: false,
  create_time: '2026-11-20T08:00:00.000Z',
  ...changes,
})
const cancelled = booking({ id: '1', reference: 'B-2222222', status: 'cancelled', session_on: '', can_change: false })

async function open(bookings: OwnBooking[]) {
  const page = renderPage('/book-session', { user: sampleStaff('approved', { profile: sampleProfile }) })
  answer(viewPage, { name: 'book-session', title: 'Book', details: '<p>We come to you.</p>' })
  answer(viewBrand, sampleBrand)
  answer(listOwnBookings, bookings)
  await page.screen.findByRole('button', { name: 'Send the booking request' })
  return page
}

test('shows sessions ahead first, and those that are over on demand', async () => {
  const { screen, person } = await open([booking(), cancelled])
  const section = await screen.findByRole('region', { name: 'Your bookings' })
  expect(await within(section).findByRole('heading', { name: dayInWords(agreed) })).toBeVisible()
  expect(section).toHaveTextContent('B-7KM2XPQ · requested by Carys Llewellyn-Davies on 20 November 2026')
  expect(section).toHaveTextContent('09:30, 90 minutes')
  expect(section).toHaveTextContent('Rosalind Achebe-Hart')
  expect(within(section).getByRole('link', { name: /Add to your calendar/ })).toHaveAttribute(
    'href',
    `/api/bookings/${booking().id}/calendar`,
  )
  expect(within(section).queryByRole('link', { name: /Letter of assurance/ })).not.toBeInTheDocument()
  expect(section).not.toHaveTextContent('B-2222222')
  await person.click(within(section).getByRole('button', { name: 'Show one session that is over' }))
  expect(section).toHaveTextContent('B-2222222')
  expect(
    within(section).queryByRole('button', { name: 'Cancel the session (booking B-2222222)' }),
  ).not.toBeInTheDocument()
})

test('links to the letter of assurance once there is one', async () => {
  const { screen } = await open([booking({ has_letter: true })])
  const letter = await screen.findByRole('link', { name: /^Letter of assurance for your school office \(PDF\)/ })
  expect(letter).toHaveAttribute('href', `/api/bookings/${booking().id}/letter`)
})

test('changes a confirmed session, after saying that its day is given up', async () => {
  const { screen, person } = await open([booking()])
  await person.click(await screen.findByRole('button', { name: 'Change booking B-7KM2XPQ' }))
  const dialog = screen.getByRole('form', { name: 'Change booking B-7KM2XPQ' })
  expect(dialog).toHaveTextContent(`${dayInWords(agreed)} is agreed.`)
  fireEvent.change(within(dialog).getByLabelText('First choice'), { target: { value: other } })
  const sent = answer(changeOwnBooking, booking({ status: 'requested', session_on: '', preferred_dates: [other] }))
  answer(listOwnBookings, [booking({ status: 'requested', session_on: '', preferred_dates: [other], version: 3 })])
  await person.click(within(dialog).getByRole('button', { name: 'Save the changes' }))
  expect(await screen.findByRole('heading', { name: 'Waiting for a day' })).toBeVisible()
  expect(sent[0]?.body).toEqual({
    version: 2,
    preferred_dates: [other, '', ''],
    year_groups: ['Year 3'],
    class_sizes: '28',
    message: 'In the hall.',
  })
  expect(screen.getByRole('heading', { name: 'Your bookings' })).toHaveFocus()
})

test('a booking that was changed elsewhere is shown, what was entered stays, and a second press replaces it', async () => {
  const { screen, person } = await open([booking()])
  await person.click(await screen.findByRole('button', { name: 'Change booking B-7KM2XPQ' }))
  const form = within(screen.getByRole('form', { name: 'Change booking B-7KM2XPQ' }))
  await person.type(form.getByLabelText('Message (optional)'), ' Ring the bell.')
  answer(changeOwnBooking, () => failure('changed-meanwhile'))
  answer(listOwnBookings, [booking({ session_on: other, message: 'In the library.', version: 3 })])
  await person.click(form.getByRole('button', { name: 'Save the changes' }))
  expect(await form.findByText('In the library.')).toBeVisible()
  expect(form.getByText(`${dayInWords(other)} is agreed.`, { exact: false })).toBeVisible()
  expect(form.getByLabelText('Message (optional)')).toHaveValue('In the hall. Ring the bell.')
  const sent = answer(changeOwnBooking, booking({ version: 4 }))
  await person.click(form.getByRole('button', { name: 'Save the changes' }))
  expect(await screen.findByText('Your booking has been changed.')).toBeVisible()
  expect(sent[0]?.body).toMatchObject({ version: 3, message: 'In the hall. Ring the bell.' })
})

test('cancels a session with a message; a failure stays in the dialog', async () => {
  const { screen, person } = await open([booking()])
  await person.click(await screen.findByRole('button', { name: 'Cancel the session (booking B-7KM2XPQ)' }))
  const dialog = screen.getByRole('dialog', { name: 'Cancel this session?' })
  answer(cancelOwnBooking, () => failure('changed-meanwhile'))
  await person.type(within(dialog).getByLabelText(/Add a message/), 'Half the class is ill.')
  const button = within(dialog).getByRole('button', { name: 'Cancel the session' })
  await person.click(button)
  expect(await within(dialog).findByText(/This has been changed in another window/)).toBeVisible()
  const sent = answer(cancelOwnBooking, cancelled)
  answer(listOwnBookings, [cancelled])
  await person.click(button)
  expect(await screen.findByText('You have no upcoming sessions.')).toBeVisible()
  expect(sent[0]?.body).toEqual({ version: 2, text: 'Half the class is ill.' })
})

test('the list can fail and be retried; without a booking there is none', async () => {
  const { screen, person } = renderPage('/book-session', { user: sampleStaff('approved', { profile: sampleProfile }) })
  answer(viewPage, { name: 'book-session', title: 'Book', details: '<p>We come to you.</p>' })
  answer(viewBrand, sampleBrand)
  answer(listOwnBookings, () => failure('internal'))
  expect(await screen.findByText('We could not load your bookings')).toBeVisible()
  answer(listOwnBookings, [])
  await person.click(screen.getByRole('button', { name: 'Try again' }))
  await expect.poll(() => screen.queryByRole('heading', { name: 'Your bookings' })).toBeNull()
})
