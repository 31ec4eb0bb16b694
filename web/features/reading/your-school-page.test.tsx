import { within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { type SchoolReading, viewSchoolReading } from '#contract/reading.ts'
import { readingPeriods } from '#contract/reading-periods.ts'
import { answer, failure } from '../../testing/fake-api.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { sampleStaff, sampleUser } from '../../testing/samples.ts'

const staff = sampleStaff('approved')
const periods = readingPeriods('2026-11-22')
const reading: SchoolReading = {
  school: 'Hill Lane Primary School',
  period: 'last-12-months',
  periods,
  opened: [
    { id: 1, title: 'Harbour Lights', category: 'Storybooks', days: 12, parents: 15 },
    { id: 2, title: 'Harbour Lights: lesson plan', category: 'Lesson plans', days: 1, parents: 0 },
    { id: 3, title: 'The Penny Jar', category: 'Storybooks', days: 0, parents: 5 },
  ],
  days: 13,
  parents_reading: 20,
  parents_joined: 0,
  parents: 35,
  sessions_booked: 2,
  sessions_held: 1,
}

test('shows what the school opened, and prints it', async () => {
  const { screen, person } = renderPage('/your-school', { user: staff })
  answer(viewSchoolReading, reading)
  expect(await screen.findByText('1 December 2025 to 22 November 2026')).toBeVisible()
  expect(screen.getByRole('heading', { level: 1, name: 'Your school' })).toBeVisible()
  const figure = (name: string) => screen.getByText(name).closest('div')
  expect(figure('Books and papers opened by staff')).toHaveTextContent(/2$/)
  expect(figure('Parents who joined')).toHaveTextContent('Fewer than 535 or more have joined so far')
  expect(figure('Enterprise sessions held')).toHaveTextContent('12 booked in this period')
  const table = within(screen.getByRole('table', { name: 'Books and papers that were opened' }))
  expect(table.getAllByRole('row').map((row) => row.textContent)).toEqual([
    'Book or paperDays opened by staffParents who opened it',
    'Harbour LightsStorybooks1215 or more',
    'Harbour Lights: lesson planLesson plans1Fewer than 5',
    'The Penny JarStorybooks05 or more',
  ])
  const print = vi.fn()
  vi.stubGlobal('print', print)
  await person.click(screen.getByRole('button', { name: 'Print this page' }))
  expect(print).toHaveBeenCalledOnce()
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
  expect(await screen.findByText('Harbour Lights')).toBeVisible()
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
  expect(await screen.findByText('Harbour Lights')).toBeVisible()
})
