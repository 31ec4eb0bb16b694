import { within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { type SchoolReading, viewSchoolReading } from '#contract/reading.ts'
import { readingPeriods } from '#contract/reading-periods.ts'
import { answer, failure } from '../../testing/fake-api.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { rowsOf } from '../../testing/rows-of.ts'
import { sampleStaff, sampleUser } from '../../testing/samples.ts'

const staff = sampleStaff('approved')
const periods = readingPeriods('2026-11-22')
const reading: SchoolReading = {
  school: 'Hill Lane Primary School',
  period: 'last-12-months',
  periods,
  opened: [
    { id: 1, title: 'Harbour Lights', category: 'Storybooks', image: '/covers/1', days: 12, parents: 15 },
    { id: 2, title: 'Harbour Lights: lesson plan', category: 'Lesson plans', image: '', days: 1, parents: null },
    { id: 3, title: 'The Penny Jar', category: 'Storybooks', image: '', days: 0, parents: 5 },
  ],
  days: ['2026-01-08', '2026-09-10', '2026-09-11', '2026-11-05'],
  parents_reading: 20,
  parents_joined: 3,
  parents: 35,
  sessions_booked: 2,
  sessions_held: 1,
  classes: { nation: null, books: [], outcomes: [] },
}

test('shows what the school opened, and prints it', async () => {
  const { screen, person } = renderPage('/your-school', { user: staff })
  answer(viewSchoolReading, reading)
  expect(await screen.findByText('1 December 2025 to 22 November 2026')).toBeVisible()
  expect(screen.getByRole('heading', { level: 1, name: 'Your school' })).toBeVisible()
  const figure = (name: string) => screen.getByText(name).closest('li')
  expect(figure('Books and papers opened by staff')).toHaveTextContent(/^2/)
  expect(figure('Days on which staff opened one')).toHaveTextContent(/^4/)
  expect(figure('Parents who joined')).toHaveTextContent(/^3.*35 have joined so far/)
  expect(figure('Enterprise sessions held')).toHaveTextContent(/^1.*2 booked in this period/)
  const print = vi.fn()
  vi.stubGlobal('print', print)
  await person.click(screen.getByRole('button', { name: 'Print this page' }))
  expect(print).toHaveBeenCalledOnce()
})

test('the days and the covers say the same as their tables', async () => {
  const { screen } = renderPage('/your-school', { user: staff })
  answer(viewSchoolReading, reading)
  const bars = within(await screen.findByRole('figure', { name: 'What was opened' }))
  expect(rowsOf(bars.getByRole('table', { name: 'Books and papers that were opened' }))).toEqual([
    ['Book or paper', 'Days opened by staff', 'Parents who opened it'],
    ['Harbour LightsStorybooks', '12', '15'],
    ['Harbour Lights: lesson planLesson plans', '1', 'Too few to show'],
    ['The Penny JarStorybooks', '0', '5'],
  ])
  const drawn = [...document.querySelectorAll('.bar')].map((bar) => [
    bar.querySelector('.bar-title')?.textContent,
    ...[...bar.querySelectorAll('.bar-value')].map((words) => words.textContent),
  ])
  expect(drawn).toEqual([
    ['Harbour Lights', '12 days', '15 parents'],
    ['Harbour Lights: lesson plan', '1 day', 'Too few parents to show'],
    ['The Penny Jar', '0 days', '5 parents'],
  ])
  const calendar = within(screen.getByRole('figure', { name: 'The days' }))
  expect(
    calendar.getByRole('img', {
      name: '4 days from 1 December 2025 to 22 November 2026. Most in September 2026, 2 days.',
    }),
  ).toBeVisible()
  const marked = [...document.querySelectorAll('.day[data-marked]')].map((day) => day.getAttribute('data-date'))
  expect(marked).toEqual(reading.days)
  const months = rowsOf(calendar.getByRole('table', { name: /by month/ }))
  expect(months).toHaveLength(13)
  expect(months.filter(([, days]) => days !== '0')).toEqual([
    ['Month', 'Days'],
    ['January 2026', '1'],
    ['September 2026', '2'],
    ['November 2026', '1'],
  ])
})

test('a school that has done nothing yet sees what its page will look like, and no zeros', async () => {
  const { screen } = renderPage('/your-school', { user: staff })
  answer(viewSchoolReading, {
    ...reading,
    ...{ opened: [], days: [], parents_reading: null, parents_joined: 1, parents: 1 },
    ...{ sessions_booked: 0, sessions_held: 0 },
  })
  const example = within(await screen.findByRole('region', { name: 'Your first book starts this page' }))
  expect(example.getByText('Example')).toBeVisible()
  expect(example.getByRole('link', { name: 'Choose a book from the shelf' })).toHaveAttribute('href', '/resources')
  expect(example.getByText('1 parent has joined so far.')).toBeVisible()
  expect(screen.queryByText('Parents who joined')).toBeNull()
})

test('another period is kept in the address', async () => {
  const { screen, person, at } = renderPage('/your-school', { user: staff })
  const calls = answer(viewSchoolReading, ({ url }) => {
    const period = url.searchParams.get('period') ?? reading.period
    return Response.json({ data: { ...reading, period, opened: period === reading.period ? reading.opened : [] } })
  })
  await person.click(await screen.findByRole('button', { name: 'Spring term 2026' }))
  expect(await screen.findByText('1 January 2026 to 31 March 2026')).toBeVisible()
  expect(screen.getByText(/Your staff opened nothing in this period/)).toBeVisible()
  expect(at()).toBe('/your-school?period=spring-2026')
  await person.click(screen.getByRole('button', { name: 'Last 12 months' }))
  expect(at()).toBe('/your-school')
  expect(calls.map(({ url }) => url.search)).toEqual(['', '?period=spring-2026'])
})

test('a period that is no longer on offer leads to the last 12 months', async () => {
  const { screen, person, at } = renderPage('/your-school?period=autumn-2001', { user: staff })
  answer(viewSchoolReading, ({ url }) =>
    url.searchParams.has('period') ? failure('not-found') : Response.json({ data: reading }),
  )
  await person.click(await screen.findByRole('button', { name: 'Show the last 12 months' }))
  expect(await screen.findAllByText('Harbour Lights')).not.toHaveLength(0)
  expect(at()).toBe('/your-school')
})

test('says who it is for, and makes no call for anybody else', async () => {
  const { screen } = renderPage('/your-school', { user: sampleUser() })
  expect(await screen.findByText('This page is for staff of approved schools')).toBeVisible()
})

test('offers a retry when loading fails', async () => {
  const { screen, person } = renderPage('/your-school', { user: staff })
  answer(viewSchoolReading, () => failure('internal'))
  expect(await screen.findByText('We could not load your school’s figures')).toBeVisible()
  answer(viewSchoolReading, reading)
  await person.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findAllByText('Harbour Lights')).not.toHaveLength(0)
})
