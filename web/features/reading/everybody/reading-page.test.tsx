import { fireEvent, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { viewOverview } from '#contract/overview.ts'
import { type Reading, viewReading } from '#contract/reading.ts'
import { answer, failure } from '../../../testing/fake-api.ts'
import { renderPage } from '../../../testing/render-page.tsx'
import { rowsOf } from '../../../testing/rows-of.ts'
import { quietOverview, sampleUser } from '../../../testing/samples.ts'

const operator = sampleUser({ role: 'admin' })
const week = { confirmed: 5, approved: 5, opened: null, active_parents: null }
const reading: Reading = {
  resources: [
    {
      ...{ id: 1, title: 'Harbour Lights', category: 'Storybook', image: '/covers/1' },
      ...{ schools: 35, school_reads: 1240, parents: null, parent_reads: null, classes: 25, class_readings: 40 },
    },
    {
      ...{ id: 2, title: 'A Kite for Ada', category: 'Storybook', image: '' },
      ...{ schools: null, school_reads: null, parents: null, parent_reads: null, classes: null, class_readings: null },
    },
  ],
  weeks: [
    { ...week, begins_on: '2026-11-02', registered: 10, active_schools: null },
    { ...week, begins_on: '2026-11-09', registered: 10, active_schools: 1200 },
    { ...week, begins_on: '2026-11-16', registered: null, active_schools: 35 },
  ],
  journey: { registered: 20, confirmed: 15, approved: 10, opened: null },
  active_schools: 40,
  active_parents: null,
}

function open() {
  const page = renderPage('/admin/reading', { user: operator })
  answer(viewOverview, quietOverview)
  return page
}
test('columns, bars and covers say the same as their tables, and no small figure is there', async () => {
  const { screen } = open()
  answer(viewReading, reading)
  const schools = await screen.findByRole('figure', { name: 'Schools that read, week by week' })
  expect(rowsOf(within(schools).getByRole('table'))).toEqual([
    ['Week from', 'Schools'],
    ['2 November 2026', 'Too few to show'],
    ['9 November 2026', '1,200'],
    ['16 November 2026', '35'],
  ])
  const columns = [...schools.querySelectorAll('.columns-column')].map((one) => [
    one.getAttribute('data-name'),
    one.getAttribute('data-value'),
    one.getAttribute('height'),
  ])
  // The axis ends at 2,000.
  expect(columns).toEqual([
    ['9 November 2026', '1200', '60%'],
    ['16 November 2026', '35', '1.75%'],
  ])
  expect(schools.querySelector('.columns-hidden')).toHaveAttribute('data-name', '2 November 2026')
  expect(within(schools).getByRole('img')).toHaveAccessibleName(
    'Schools that read, week by week Most in the week from 9 November 2026, with 1,200 schools. 1 of 3 weeks have too few to show.',
  )
  const parents = screen.getByRole('figure', { name: 'Parents who read, week by week' })
  expect(parents).toHaveTextContent('In none of 3 weeks were there enough parents to show how many.')
  const opened = screen.getByRole('figure', { name: 'What is opened most' })
  expect(rowsOf(within(opened).getByRole('table'))).toEqual([
    ['Book or paper', 'Schools', 'Opened in schools', 'Parents', 'Opened by parents', 'Classes', 'Class readings'],
    ['Harbour LightsStorybook', '35', '1,240', 'Too few to show', 'Too few to show', '25', '40'],
  ])
  expect([...opened.querySelectorAll('.bar')].map(({ textContent }) => textContent)).toEqual([
    'Harbour LightsStorybook35 schools, 1,240 timesToo few parents to show25 classes, 40 times',
  ])
  expect(opened.querySelector('.bar-picture img')).toHaveAttribute('src', '/covers/1')
  expect(opened).toHaveTextContent('1 other book or paper was opened by too few to show, or by nobody.')
  const journey = within(screen.getByRole('figure', { name: 'From sign-up to the first book' }))
  expect(rowsOf(journey.getByRole('table')).slice(1)).toEqual([
    ['Registered', '20'],
    ['Confirmed their e-mail address', '15'],
    ['Were approved', '10'],
    ['Opened a first storybook', 'Too few to show'],
  ])
  expect(screen.getByText('schools have read in these weeks').closest('li')).toHaveTextContent(/^40/)
  expect(screen.getByText('parents have read in these weeks').closest('li')).toHaveTextContent(/^Too few to show/)
  expect(screen.getByRole('link', { name: /^Download the weeks/ })).toHaveAttribute(
    'href',
    '/api/admin/reading/weeks/export',
  )
})

test('a cover that does not come is bound in cloth', async () => {
  const { screen } = open()
  answer(viewReading, reading)
  const opened = await screen.findByRole('figure', { name: 'What is opened most' })
  fireEvent.error(opened.querySelector('.bar-picture img') as Element)
  expect(opened.querySelector('.bar-picture')).toHaveTextContent('H')
})

test('while everything is about too few, an example shows what will be here', async () => {
  const { screen } = open()
  const none = { registered: null, confirmed: null, approved: null, opened: null }
  answer(viewReading, {
    resources: reading.resources.slice(1),
    weeks: reading.weeks.map(({ begins_on }) => ({ ...none, begins_on, active_schools: null, active_parents: null })),
    journey: none,
    active_schools: null,
    active_parents: null,
  })
  const example = await screen.findByRole('region', { name: 'The first figures come with five schools' })
  expect(within(example).getByText('Example', { selector: 'p' })).toBeVisible()
  expect(screen.queryByRole('figure')).toBeNull()
})

test('says that nothing was opened by enough', async () => {
  const { screen } = open()
  answer(viewReading, { ...reading, resources: reading.resources.slice(1) })
  expect(
    await screen.findByText(/No book or paper has been opened by enough schools, parents or classes/),
  ).toBeVisible()
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
