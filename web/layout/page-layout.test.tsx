import { within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { viewBrand } from '#contract/brand.ts'
import { answer, failure } from '../testing/fake-api.ts'
import { renderPage } from '../testing/render-page.tsx'
import { sampleBrand, sampleUser } from '../testing/samples.ts'

test('an unknown path says so, in the sponsor’s frame', async () => {
  const { screen } = renderPage('/nowhere')
  const heading = await screen.findByRole('heading', { level: 1 })
  expect(heading).toHaveTextContent('Page not found: The page you are looking for does not exist.')
  expect(await screen.findByRole('link', { name: 'Free, thanks to Finch & Fable' })).toHaveAttribute(
    'href',
    sampleBrand.website,
  )
  expect(screen.getByRole('contentinfo')).toHaveTextContent(`“${sampleBrand.quote}”`)
  expect(document.title).toBe('Page not found – Enterprise Bookshelf')
})

test('visitors are offered the log-in and the sign-up, operators their console', async () => {
  const visitor = renderPage('/nowhere')
  const menu = within(await visitor.screen.findByRole('navigation', { name: 'Main' }))
  expect(menu.getAllByRole('link').map((link) => link.textContent)).toEqual(['Log in', 'Register', 'Contact'])
  visitor.unmount()
  const operator = renderPage('/nowhere', { user: sampleUser({ role: 'admin' }) })
  expect(await operator.screen.findAllByRole('link', { name: 'Console' })).toHaveLength(2)
  expect(operator.screen.queryByRole('link', { name: 'Log in' })).not.toBeInTheDocument()
})

test('the welcome drop-down opens by keyboard, and Escape gives the focus back', async () => {
  const { screen, person } = renderPage('/nowhere', { user: sampleUser() })
  const button = await screen.findByRole('button', { name: 'Welcome, ada@example.org' })
  button.focus()
  await person.keyboard('{Enter}')
  expect(button).toHaveAttribute('aria-expanded', 'true')
  expect(await screen.findByRole('link', { name: 'Settings' })).toBeVisible()
  await person.keyboard('{Escape}')
  expect(button).toHaveAttribute('aria-expanded', 'false')
  expect(button).toHaveFocus()
})

test('after a navigation the new page’s heading has the focus', async () => {
  const { screen, person } = renderPage('/login')
  await person.click(await screen.findByRole('link', { name: 'Forgotten your password?' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Forgotten password' })).toHaveFocus()
})

test('a portal that does not respond is reported', async () => {
  const { screen } = renderPage('/login')
  answer(viewBrand, () => {
    throw new TypeError('Failed to fetch')
  })
  expect(await screen.findByText(/The portal is not responding/)).toBeVisible()
  answer(viewBrand, () => failure('internal'))
})
