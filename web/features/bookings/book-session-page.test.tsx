import { fireEvent } from '@testing-library/react'
import { expect, test } from 'vitest'
import { bookSession, listOwnBookings } from '#contract/bookings.ts'
import { viewBrand } from '#contract/brand.ts'
import { viewPage } from '#contract/general-pages.ts'
import { bankHolidays, dayAfter, todayInUk } from '#contract/school-days.ts'
import { answer, answerLater, failure } from '../../testing/fake-api.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { sampleBrand, sampleProfile, sampleStaff, sampleUser } from '../../testing/samples.ts'

const staff = sampleStaff('approved', { profile: { ...sampleProfile, phone_number: '02079460123' } })

/** The path of `viewPage` also matches the brand's, which the page fetches too. */
function answerIntro() {
  answer(viewPage, intro)
  answer(viewBrand, sampleBrand)
  answer(listOwnBookings, [])
}

async function open(user = staff) {
  const page = renderPage('/book-session', { user })
  answerIntro()
  const submit = await page.screen.findByRole('button', { name: 'Send the booking request' })
  return { ...page, submit }
}

const intro = { name: 'book-session', title: 'Book an enterprise session', details: '<p>We come to you.</p>' }

const year = Number(todayInUk().slice(0, 4)) + 1
const holidays = [...bankHolidays(year, 'england-and-wales')]
const goodFriday = holidays.find(([, name]) => name === 'Good Friday')?.[0] ?? ''
/** Two weeks before Easter: a Friday outside the holidays. */
const aFriday = new Date(Date.parse(goodFriday) - 14 * 86_400_000).toISOString().slice(0, 10)

test('the form comes with the bookings, which would move it', async () => {
  const { screen } = renderPage('/book-session', { user: staff })
  answerIntro()
  const { release } = answerLater(listOwnBookings, [])
  await screen.findByRole('heading', { level: 1, name: 'Book an enterprise session' })
  expect(screen.queryByLabelText('Your name')).toBeNull()
  release()
  expect(await screen.findByLabelText('Your name')).toBeVisible()
})

test('the form starts with the profile’s details and sends the booking', async () => {
  const { screen, person, submit } = await open()
  const received = answer(bookSession, { reference: 'B-7KM2XPQ' })
  expect(await screen.findByText('We come to you.')).toBeVisible()
  expect(screen.getByLabelText('School')).toHaveValue('Hill Lane Primary School')
  expect(screen.getByLabelText('First choice')).toHaveAttribute('min', dayAfter(todayInUk(), 1))
  fireEvent.change(screen.getByLabelText('First choice'), { target: { value: aFriday } })
  await person.click(screen.getByRole('checkbox', { name: 'Year 4' }))
  await person.click(screen.getByRole('checkbox', { name: 'Year 3' }))
  await person.type(screen.getByLabelText('How many children'), '58')
  await person.click(submit)
  expect(await screen.findByRole('heading', { name: 'Your booking request has been sent.' })).toHaveFocus()
  expect(screen.getByText('B-7KM2XPQ')).toBeVisible()
  expect(received.map(({ body }) => body)).toEqual([
    {
      name: 'Ada Byron',
      email: 'ada@example.org',
      phone: '02079460123',
      school: 'Hill Lane Primary School',
      message: '',
      preferred_dates: [aFriday, '', ''],
      year_groups: ['Year 3', 'Year 4'],
      class_sizes: '58',
      website: '',
    },
  ])
})

test('reports an impossible date when its field loses focus, and sends nothing', async () => {
  const { screen, person, submit } = await open()
  const received = answer(bookSession, { reference: 'B-7KM2XPQ' })
  const second = screen.getByLabelText('Second choice')
  fireEvent.change(second, { target: { value: goodFriday } })
  expect(second).not.toBeInvalid()
  fireEvent.blur(second)
  expect(second).toHaveAccessibleDescription(/is a bank holiday \(Good Friday\)\. Choose another day\.$/)
  await person.click(submit)
  expect(screen.getByRole('link', { name: /is a bank holiday/ })).toHaveAttribute('href', '#preferred_dates.1')
  expect(received).toEqual([])
})

test('shows the server’s error about a date at that date', async () => {
  const { screen, person, submit } = await open()
  answer(bookSession, () => failure('request/invalid', { 'preferred_dates.2': 'Choose a day after today.' }))
  await person.click(submit)
  await screen.findByRole('link', { name: 'Choose a day after today.' })
  expect(screen.getByLabelText('Third choice')).toHaveAccessibleDescription('Choose a day after today.')
})

test('names the classes as in the school’s nation', async () => {
  const school = { ...staff.school, postcode: 'EH1 1AA' } as NonNullable<typeof staff.school>
  const { screen } = await open({ ...staff, school })
  expect(screen.getByRole('checkbox', { name: 'Primary 4' })).toBeVisible()
  expect(screen.queryByRole('checkbox', { name: 'Year 4' })).not.toBeInTheDocument()
})

test('only schools see it in the menu; parents who open it read who it is for', async () => {
  const asStaff = await open()
  expect(asStaff.screen.getAllByRole('link', { name: 'Book Enterprise Session' })[0]).toHaveAttribute(
    'data-tour',
    'book-session',
  )
  asStaff.unmount()
  const { screen } = renderPage('/book-session', { user: sampleUser() })
  answerIntro()
  expect(await screen.findByText('Only schools can book a session')).toBeVisible()
  expect(screen.queryByRole('link', { name: 'Book Enterprise Session' })).not.toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Send the booking request' })).not.toBeInTheDocument()
})
