import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { type OpenPoint, viewBeforeYouOpen, viewOverview } from '#contract/overview.ts'
import { answer, failure } from '../../testing/fake-api.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { quietOverview, sampleUser } from '../../testing/samples.ts'

const operator = sampleUser({ role: 'admin' })
const point = (changes: Partial<OpenPoint>): OpenPoint => ({
  code: 'mail',
  is_done: true,
  sentence: 'E-mails go out through your mail server.',
  path: '',
  ...changes,
})

test('says of each point whether it is done, and links to where it is done', async () => {
  answer(viewBeforeYouOpen, [
    point({ code: 'organisation', is_done: false, sentence: 'Missing: legal name.', path: '/admin/organisation' }),
    point({}),
  ])
  renderPage('/admin/before-you-open', { user: operator })
  expect(await screen.findByText('1 of 2 done')).toBeVisible()
  expect(screen.getByRole('heading', { name: /^Who runs the portal ?: to do$/ })).toBeVisible()
  expect(screen.getByRole('heading', { name: /^Mail server ?: done$/ })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Who runs the portal' })).toHaveAttribute('href', '/admin/organisation')
})

test('a banner leads there from every page of the console, until nothing is left', async () => {
  answer(viewOverview, { ...quietOverview, open_points: 2 })
  answer(viewBeforeYouOpen, [point({})])
  const { person } = renderPage('/admin', { user: operator })
  expect(await screen.findByText('This portal is not ready for schools yet.')).toBeVisible()
  await person.click(screen.getByRole('link', { name: 'See the 2 things left to do' }))
  expect(await screen.findByText('Everything is done. You can open the portal.')).toBeVisible()
  expect(screen.queryByText('This portal is not ready for schools yet.')).toBeNull()
})

test('offers a retry when loading fails', async () => {
  answer(viewBeforeYouOpen, () => failure('internal'))
  const { person } = renderPage('/admin/before-you-open', { user: operator })
  expect(await screen.findByText('We could not load this list')).toBeVisible()
  answer(viewBeforeYouOpen, [point({})])
  await person.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Everything is done. You can open the portal.')).toBeVisible()
})
