import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { listOwnBookings, type OwnBooking } from '#contract/bookings.ts'
import { type ClassCode, listClassCodes } from '#contract/class-codes.ts'
import { viewProgress } from '#contract/home.ts'
import { viewPasskeyOffer } from '#contract/passkeys.ts'
import { listCategories, listResources } from '#contract/resources.ts'
import { listTestimonials } from '#contract/testimonials.ts'
import { sampleResource } from '#contract/testing/sample-resource.ts'
import { answer, failure } from '../../testing/fake-api.ts'
import { fakeLayout } from '../../testing/fake-layout.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { sampleProfile, sampleStaff, sampleUser } from '../../testing/samples.ts'

const testimonial = { id: 1, quote: 'More!', author: 'Ada', author_role: '', is_example: true }
const code: ClassCode = {
  ...{ id: 'c1', code: 'GULL-LAMP-7342', url: 'https://books.example/read#GULL-LAMP-7342', resource_id: 2 },
  ...{
    title: 'Kites',
    image: '',
    sheets: 1,
    opens_today: 27,
    is_for_families: false,
    is_closed: false,
    is_of_former_school: false,
  },
  ...{ create_time: '2027-03-01T09:00:00.000Z', until_time: '2027-03-05T16:00:00.000Z' },
}
const session: OwnBooking = {
  ...{ id: 'b1', reference: 'B-7KM2XPQ', status: 'confirmed', version: 1, name: 'Ada', session_on: '2026-12-30' },
  ...{ starts_at: '09:30', minutes: 90, format: 'in-person', visitor: '', place: '', preferred_dates: [] },
  ...{ year_groups: [], class_sizes: '', message: '', can_change: true, has_letter: false },
  create_time: '2026-11-20T08:00:00.000Z',
}

beforeEach(() => {
  fakeLayout()
  answer(listResources, [])
  answer(listCategories, [])
  answer(listTestimonials, [testimonial])
  answer(listClassCodes, [])
  answer(listOwnBookings, [])
  answer(viewPasskeyOffer, { is_offered: false })
  answer(viewProgress, { opened: [], invited: 0, booked: 0 })
})

test('greets the user by name, and shows where their things are, new resources and testimonials', async () => {
  renderPage('/', { user: sampleStaff('approved', { profile: sampleProfile }) })
  expect(await screen.findByRole('heading', { level: 1, name: 'Hello, Ada' })).toBeVisible()
  expect(await screen.findByRole('heading', { name: 'Give parents access' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Give parents access' })).toHaveAttribute('href', '/add-users')
  expect(screen.getByRole('link', { name: 'Class codes' })).toHaveAttribute('href', '/class-codes')
  expect(screen.getByRole('link', { name: 'Your school' })).toHaveAttribute('href', '/your-school')
  expect(screen.getByRole('link', { name: 'Book an enterprise session' })).toHaveAttribute('href', '/book-session')
  expect(screen.getByText('No books found')).toBeVisible()
  expect(screen.getByRole('heading', { name: 'More resources' })).toBeVisible()
  expect(await screen.findByRole('heading', { name: 'Enterprise for all' })).toBeVisible()
})

test('a teacher’s running class code and agreed session are cards, and the book lies open', async () => {
  const book = sampleResource()
  answer(listResources, [book, sampleResource({ id: 2, title: 'Kites', create_time: '2020-01-01T00:00:00Z' })])
  answer(listClassCodes, [code])
  answer(listOwnBookings, [session])
  renderPage('/', { user: sampleStaff('approved') })
  const open = within(await screen.findByRole('region', { name: book.title }))
  expect(open.getByRole('link', { name: `Teach it: ${book.title}` })).toHaveAttribute('href', '/resources/books/1')
  expect(open.getByRole('link', { name: `Open the book ${book.title}` })).toHaveAttribute('href', '/resources/view/1')
  const running = await screen.findByRole('link', { name: 'Your class reads Kites' })
  expect(running).toHaveAttribute('href', '/class-codes/c1')
  expect(await screen.findByRole('link', { name: 'Enterprise session on Wednesday 30 December 2026' })).toBeVisible()
  // The other book is the new one, although it came first.
  expect(within(screen.getByRole('region', { name: 'New on the shelf' })).getByText('Kites')).toBeVisible()
})

test('a parent’s home has the parents’ shelf', async () => {
  const book = sampleResource()
  const plan = sampleResource({ id: 2, title: 'A shop for a day', category: 'lesson-plan', belongs_to: 1 })
  answer(listResources, [book, plan])
  renderPage('/', { user: sampleUser({ school: sampleStaff('approved').school }) })
  expect(await screen.findByRole('link', { name: `Read it: ${book.title}` })).toBeVisible()
  expect(await screen.findByRole('button', { name: `Talk about it: 1 paper: ${book.title}` })).toBeVisible()
  expect(screen.queryByRole('link', { name: plan.title })).toBeNull()
  expect(screen.queryByText('Teach it')).toBeNull()
  expect(screen.getByRole('link', { name: 'Invite another family' })).toHaveAttribute('href', '/invite')
})

test('renders even when the user’s progress cannot be fetched', async () => {
  answer(viewProgress, () => failure('not-allowed'))
  renderPage('/', { user: sampleStaff('approved') })
  expect(await screen.findByRole('link', { name: 'Your school' })).toBeVisible()
})

test('redirects visitors to the log-in page', async () => {
  const { at } = renderPage('/')
  expect(await screen.findByRole('heading', { level: 1, name: 'Log in' })).toBeVisible()
  expect(at()).toMatch(/^\/login/)
})
