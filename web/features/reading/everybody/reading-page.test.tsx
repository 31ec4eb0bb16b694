import { within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { viewOverview } from '#contract/overview.ts'
import { type Reading, viewReading } from '#contract/reading.ts'
import { answer, failure } from '../../../testing/fake-api.ts'
import { renderPage } from '../../../testing/render-page.tsx'
import { quietOverview, sampleUser } from '../../../testing/samples.ts'

const operator = sampleUser({ role: 'admin' })
const week = { confirmed: 5, approved: 5, opened: 0, active_schools: 1200, active_parents: 15 }
const reading: Reading = {
  resources: [
    {
      ...{ id: 1, title: 'Harbour Lights', category: 'Storybook' },
      ...{ schools: 35, school_reads: 1240, parents: 0, parent_reads: 0 },
    },
  ],
  weeks: [
    { ...week, begins_on: '2026-11-09', registered: 10 },
    { ...week, begins_on: '2026-11-16', registered: 0 },
  ],
  journey: { registered: 20, confirmed: 15, approved: 10, opened: 0 },
  active_schools: 40,
  active_parents: 0,
}

function open() {
  const page = renderPage('/admin/reading', { user: operator })
  answer(viewOverview, quietOverview)
  return page
}
const rowsOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => textContent))

test('shows the journey, the weeks and what is read, and names no small figure', async () => {
  const { screen } = open()
  answer(viewReading, reading)
  const weeks = await screen.findByRole('table', { name: 'Sign-ups and active schools and parents by week' })
  const none = '< 5Fewer than 5'
  expect(rowsOf(weeks).slice(1)).toEqual([
    ['16 November 2026', none, '5+', '5+', none, '1,200+', '15+'],
    ['9 November 2026', '10+', '5+', '5+', none, '1,200+', '15+'],
  ])
  const resources = screen.getByRole('table', { name: 'Openings of books and papers' })
  expect(rowsOf(resources)[1]).toEqual(['Harbour LightsStorybook', '35+', '1,240+', none, none])
  const steps = within(screen.getByRole('region', { name: 'From sign-up to the first book' })).getAllByRole('listitem')
  expect(steps.map(({ textContent }) => textContent)).toEqual([
    'Registered20 or more',
    'Confirmed their e-mail address15 or more',
    'Were approved10 or more',
    'Opened a first storybookFewer than 5',
  ])
  expect(screen.getByRole('link', { name: 'Download the weeks (CSV)' })).toHaveAttribute(
    'href',
    '/api/admin/reading/weeks/export',
  )
})

test('says that the shelf is empty', async () => {
  const { screen } = open()
  answer(viewReading, { ...reading, resources: [] })
  expect(await screen.findByText('There is nothing on the shelf yet.')).toBeVisible()
})

test('offers a retry when loading fails', async () => {
  const { screen, person } = open()
  answer(viewReading, () => failure('internal'))
  expect(await screen.findByText('We could not load the figures')).toBeVisible()
  answer(viewReading, reading)
  await person.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('heading', { name: 'By week' })).toBeVisible()
})
