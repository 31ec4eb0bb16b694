import { screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { viewProgress } from '#contract/home.ts'
import { listCategories, listResources } from '#contract/resources.ts'
import { listTestimonials } from '#contract/testimonials.ts'
import { answer, failure } from '../../testing/fake-api.ts'
import { fakeLayout } from '../../testing/fake-layout.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { sampleProfile, sampleStaff } from '../../testing/samples.ts'

const testimonial = { id: 1, quote: 'More!', author: 'Ada', author_role: '', is_example: true }

beforeEach(() => {
  fakeLayout()
  answer(listResources, [])
  answer(listCategories, [])
  answer(listTestimonials, [testimonial])
  answer(viewProgress, { opened: [], invited: 0, booked: 0 })
})

test('greets the user by name, and shows the next step, new resources and testimonials', async () => {
  renderPage('/', { user: sampleStaff('approved', { profile: sampleProfile }) })
  expect(await screen.findByRole('heading', { level: 1, name: 'Hello, Ada' })).toBeVisible()
  expect(await screen.findByRole('heading', { name: 'Give parents access' })).toBeVisible()
  expect(screen.getByText('No books found')).toBeVisible()
  expect(screen.getByRole('heading', { name: 'More resources' })).toBeVisible()
  expect(await screen.findByRole('heading', { name: 'Enterprise for all' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Add parents' })).toHaveAttribute('href', '/add-users')
})

test('renders even when the user’s progress cannot be fetched', async () => {
  answer(viewProgress, () => failure('not-allowed'))
  renderPage('/', { user: sampleStaff('approved') })
  expect(await screen.findByText('You are all up to date. Choose a book from the shelf.')).toBeVisible()
})

test('redirects visitors to the log-in page', async () => {
  const { at } = renderPage('/')
  expect(await screen.findByRole('heading', { level: 1, name: 'Log in' })).toBeVisible()
  expect(at()).toMatch(/^\/login/)
})
