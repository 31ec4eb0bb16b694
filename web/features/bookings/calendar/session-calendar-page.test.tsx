import { within } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { type CalendarSession, listCalendarFeeds, listSessions } from '#contract/calendar.ts'
import { viewOverview } from '#contract/overview.ts'
import { todayInUk } from '#contract/school-days.ts'
import { answer, failure } from '../../../testing/fake-api.ts'
import { renderPage } from '../../../testing/render-page.tsx'
import { quietOverview, sampleUser } from '../../../testing/samples.ts'
import { monthAfter, monthFrom, monthInWords } from './month.ts'

const session = (changes: Partial<CalendarSession> = {}): CalendarSession => ({
  ...{ id: '0a52a0c4-7a4c-4f6e-9a7d-9f2b7f5f6f10', reference: 'B-7KM2XPQ', status: 'confirmed' },
  ...{ school: 'Hill Lane Primary School', session_on: '2027-03-04', starts_at: '09:30', minutes: 90 },
  ...{ format: 'in-person', visitor: 'Rosalind Achebe-Hart', place: 'The school hall' },
  ...changes,
})

async function open(search: string, sessions: CalendarSession[]) {
  const page = renderPage(`/admin/calendar${search}`, { user: sampleUser({ role: 'admin' }) })
  answer(viewOverview, quietOverview)
  answer(listCalendarFeeds, [])
  const asked = answer(listSessions, sessions)
  await page.screen.findByRole('heading', { level: 1, name: 'Session calendar' })
  return { ...page, asked }
}

test('shows each session in the cell of its day, with a link to its booking', async () => {
  vi.setSystemTime('2027-02-01T09:00:00Z')
  onTestFinished(() => void vi.useRealTimers())
  const cancelled = session({ id: '2', status: 'cancelled', session_on: '2027-03-31', starts_at: '', minutes: 0 })
  const { screen } = await open('?month=2027-03', [session(), cancelled])
  const table = within(await screen.findByRole('table', { name: 'Sessions in March 2027' }))
  expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent?.slice(3))).toEqual([
    ...['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
  ])
  const cells = table.getAllByRole('cell')
  expect(cells).toHaveLength(35)
  // 1 March 2027 is a Monday.
  expect(cells[3]).toHaveTextContent(/^4/)
  const link = within(cells[3] as HTMLElement).getByRole('link')
  expect(link).toHaveAttribute('href', '/admin/bookings/0a52a0c4-7a4c-4f6e-9a7d-9f2b7f5f6f10')
  for (const word of ['09:30, 90 minutes', 'Hill Lane', 'Rosalind Achebe-Hart', 'The school hall', 'Confirmed'])
    expect(link).toHaveTextContent(word)
  expect(cells[30]).toHaveTextContent(/^31.*Time not agreed.*Cancelled$/)
  expect(cells[25]).toHaveTextContent(/^26Good Friday$/)
  expect(cells[28]).toHaveTextContent('Easter Monday (England and Wales, Northern Ireland)')
  expect(screen.getByRole('heading', { level: 3, name: 'Thursday 4 March 2027' })).toBeVisible()
})

test('the next month is a link that keeps the focus; an empty month says so', async () => {
  const { screen, person, at, asked } = await open('?month=2026-12', [])
  expect(await screen.findByText('There are no sessions in December 2026')).toBeVisible()
  const next = screen.getByRole('link', { name: 'January 2027' })
  await person.click(next)
  expect(at()).toBe('/admin/calendar?month=2027-01')
  expect(await screen.findByRole('heading', { level: 2, name: 'January 2027' })).toBeVisible()
  expect(await screen.findByRole('link', { name: 'February 2027' })).toHaveFocus()
  expect(asked.map(({ url }) => url.search)).toEqual(['?month=2026-12', '?month=2027-01'])
})

test('the names of the links have the letters that phones show', async () => {
  const { screen } = await open('?month=2026-12', [])
  for (const [name, shown] of [
    ['November 2026', 'Nov'],
    ['January 2027', 'Jan'],
  ] as const) {
    const link = await screen.findByRole('link', { name })
    expect(link.querySelector('[aria-hidden]:not(svg)')).toHaveTextContent(shown)
  }
})

test('opens at this week if it is below the first screen, and stays where it is otherwise', async () => {
  const scrolled = vi.fn()
  Element.prototype.scrollIntoView = scrolled
  const bottom = vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue({ bottom: 900 } as DOMRect)
  const inView = await open('', [])
  await inView.screen.findByRole('table')
  expect(scrolled).toHaveBeenCalledTimes(1)
  expect(scrolled.mock.contexts[0]).toHaveTextContent('Today')
  inView.unmount()
  const earlier = await open('?month=2026-01', [])
  await earlier.screen.findByRole('table')
  // The links of the page keep their focus in sight.
  await earlier.person.click(earlier.screen.getByRole('link', { name: 'This month' }))
  await earlier.screen.findByText('Today')
  expect(scrolled).toHaveBeenCalledTimes(1)
  bottom.mockRestore()
})

test('the link to this month stays where it is, and keeps the focus', async () => {
  const { screen, person } = await open('?month=2026-01', [])
  const link = await screen.findByRole('link', { name: 'This month' })
  expect(link).not.toHaveAttribute('aria-current')
  await person.click(link)
  await screen.findByRole('heading', { level: 2, name: monthInWords(todayInUk().slice(0, 7)) })
  expect(link).toHaveFocus()
  expect(link).toHaveAttribute('aria-current', 'date')
})

test.each(['', '?month=soon', '?month=2027-13'])('shows this month for “%s”', async (search) => {
  const { screen } = await open(search, [])
  const month = monthInWords(todayInUk().slice(0, 7))
  expect(await screen.findByRole('heading', { level: 2, name: month })).toBeVisible()
  expect(screen.getByRole('link', { name: 'This month' })).toHaveAttribute('aria-current', 'date')
})

test('a failure is said, and can be retried', async () => {
  const { screen, person } = renderPage('/admin/calendar?month=2027-03', { user: sampleUser({ role: 'admin' }) })
  answer(viewOverview, quietOverview)
  answer(listCalendarFeeds, [])
  answer(listSessions, () => failure('internal'))
  expect(await screen.findByText('We could not load the sessions')).toBeVisible()
  answer(listSessions, [session()])
  await person.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('table', { name: 'Sessions in March 2027' })).toBeVisible()
})

test('the months end with the years that the portal knows', () => {
  expect(monthAfter('2199-12', 1)).toBeNull()
  expect(monthAfter('2000-01', -1)).toBeNull()
  expect(monthAfter('2027-12', 1)).toBe('2028-01')
  expect(monthFrom('2027-12')).toBe('2027-12')
})
