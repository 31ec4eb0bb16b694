import { act, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { type Statistics, type StatisticsDetails, viewStatistics, viewStatisticsDetails } from '#contract/statistics.ts'
import { answer, failure } from '../../testing/fake-api.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { ceilingOf } from '../../ui/figures/format-figure.ts'
import { placePoints } from './growth-chart.tsx'

const statistics: Statistics = {
  childrenReached: 164_287,
  weeksSinceLaunch: 10,
  schoolsCount: 3,
  schoolsPercentageTotal: 6.1,
  loginCountThisMonth: 12_480,
  bookingsCount: 1,
  usersCount: 40,
}
const details: StatisticsDetails = {
  children_in_classes: 2350,
  today: '2026-11-21',
  launched_on: '2026-09-07',
  register_time: '2026-11-02T09:00:00.000Z',
  uk_schools: { count: 20_739, year: '2023/24', source: 'The school censuses of the four nations.' },
  nations: [
    { nation: 'england', state_primaries: 3, all: 16_764, year: '2023/24', source: 'Department for Education' },
    { nation: 'scotland', state_primaries: 497, all: 1988, year: '2023/24', source: 'Scottish Government' },
  ],
  growth: [
    { date: '2026-09-07', schools: 0 },
    { date: '2026-11-21', schools: 3 },
  ],
  areas: [
    { region: '', local_authority: '', schools: 1 },
    { region: 'South East', local_authority: 'Hampshire', schools: 1 },
    { region: 'South East', local_authority: 'Surrey', schools: 1 },
  ],
  squares: [{ east: 490, north: 140, schools: 2 }],
}

function open(given: { statistics?: Partial<Statistics>; details?: Partial<StatisticsDetails> } = {}) {
  const rendered = renderPage('/charts')
  answer(viewStatistics, { ...statistics, ...given.statistics })
  answer(viewStatisticsDetails, { ...details, ...given.details })
  return rendered
}

/** The text of a counter: its digits and separators. */
const shown = (element: Element | null | undefined) =>
  [...(element?.querySelectorAll('.counter-digit, .counter-sign') ?? [])]
    .map((sign) => sign.getAttribute('data-digit') ?? sign.textContent)
    .join('')

test('visitors see seven numbers: children with seven digits, the percentage with two decimals', async () => {
  const { screen } = open()
  const board = await screen.findByRole('region', { name: 'Children reached' })
  expect(within(board).getByText('164,287')).toBeInTheDocument()
  expect(shown(board)).toBe('0,164,287')
  const cards = within(screen.getAllByRole('list').find((list) => list.textContent?.includes('Weeks')) as HTMLElement)
  const numbers = cards
    .getAllByRole('listitem')
    .map((card) => [card.querySelector('.sr-only')?.textContent, shown(card)])
  expect(numbers).toEqual([
    ['3', '3'],
    ['6.10%', '6.10%'],
    ['40', '40'],
    ['1', '1'],
    ['12,480', '12,480'],
    ['10', '10'],
  ])
  expect(screen.getByRole('link', { name: 'Statistics' })).toHaveAttribute('href', '/charts')
})

test('each number expands to its definition, source and date', async () => {
  const { screen, person } = open()
  await screen.findByRole('region', { name: 'Children reached' })
  const openers = await screen.findAllByText(/^How we count/)
  expect(openers).toHaveLength(8)
  for (const opener of openers) {
    const panel = opener.closest('details')
    expect(panel).not.toHaveAttribute('open')
    await person.click(opener)
    expect(panel).toHaveAttribute('open')
    expect(panel).toHaveTextContent(/Source: .+As of: \d+ \w+ 2026/)
  }
  const share = screen.getByText(/of the 20,739 state-funded primary schools/)
  expect(share).toHaveTextContent('that the United Kingdom had in 2023/24')
  expect(share.parentElement).toHaveTextContent('The school censuses of the four nations.')
  expect(screen.getByText(/since 1 November 2026/)).toBeInTheDocument()
})

test('the curve and the map have text alternatives and tables', async () => {
  const { screen } = open()
  const [curve] = await screen.findAllByRole('img', { name: /Approved schools over time/ })
  expect(curve).toHaveAccessibleName(/from 0 schools on 7 September 2026 to 3 schools on 21 November 2026/)
  expect(screen.getByRole('img', { name: /Where the approved schools are/ })).toHaveAccessibleName(
    /South East, 2 schools and Not in the register, 1 school/,
  )
  const rows = (name: string) =>
    within(screen.getByRole('table', { name, hidden: true }))
      .getAllByRole('row', { hidden: true })
      .map((row) => row.textContent)
  expect(rows('Approved schools over time')).toEqual(['OnSchools', '7 September 20260', '21 November 20263'])
  expect(rows('Approved schools by region')).toEqual(['RegionSchools', 'South East2', 'Not in the register1', 'All3'])
  expect(rows('Approved schools by local authority')).toEqual([
    'Local authoritySchools',
    'South East2',
    'Hampshire1',
    'Surrey1',
    'Not in the register1',
  ])
})

test('before the first school the page says so, and invites schools to sign up', async () => {
  const { screen } = open({ details: { growth: [], areas: [], squares: [] } })
  expect(await screen.findByRole('heading', { name: 'Be the first in your county' })).toBeVisible()
  expect(screen.getByText(/No school has joined yet/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Register your school' })).toHaveAttribute('href', '/register')
  expect(screen.queryByRole('heading', { name: 'Across the country' })).toBeNull()
})

test('a failure can be retried and leaves the rest intact', async () => {
  const { screen, person } = open()
  answer(viewStatisticsDetails, () => failure('internal'))
  expect(await screen.findByText('We could not load the chart and the map')).toBeVisible()
  expect(screen.getByRole('region', { name: 'Children reached' })).toBeVisible()
  answer(viewStatisticsDetails, details)
  await person.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('heading', { name: 'Across the country' })).toBeVisible()
})

test('a counter starts at zero when it is seen, rolls up once, and does not move with reduced motion', async () => {
  const seen: Array<() => void> = []
  const observer = vi.fn(function observe(notice: (entries: object[]) => void) {
    return {
      observe: () => void seen.push(() => notice([{ isIntersecting: true }])),
      disconnect: () => undefined,
    }
  })
  vi.stubGlobal('IntersectionObserver', observer)
  const { screen, unmount } = open()
  const board = await screen.findByRole('region', { name: 'Children reached' })
  const phase = () => board.querySelector('.counter')?.getAttribute('data-phase')
  expect(phase()).toBe('waiting')
  act(() => seen[0]?.())
  expect(phase()).toBe('rolling')
  unmount()

  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('reduced-motion'),
    addEventListener() {},
    removeEventListener() {},
  }))
  const still = open()
  const stillBoard = await still.screen.findByRole('region', { name: 'Children reached' })
  expect(stillBoard.querySelector('.counter')).toHaveAttribute('data-phase', 'shown')
})

test.each([
  [1, 4],
  [4, 4],
  [5, 8],
  [9, 20],
  [1318, 2000],
  [20_001, 40_000],
])('an axis for %i ends at %i', (highest, ceiling) => {
  expect(ceilingOf(highest)).toBe(ceiling)
})

test('with a single day, the point is at the end', () => {
  const { points } = placePoints([{ date: '2026-09-07', schools: 2 }], { width: 336, height: 260 })
  expect(points).toEqual([{ x: 316, y: 130 }])
})

test('each nation has its own total, with its source', async () => {
  const { screen } = open()
  const table = await screen.findByRole('table', { name: 'State-funded primary schools by nation' })
  const rows = within(table).getAllByRole('row').slice(1)
  expect(rows.map((row) => row.textContent)).toEqual(['England316,7640%', 'Scotland4971,98825%'])
  expect(screen.getByText('Scotland, 2023/24: Scottish Government.')).toBeVisible()
})
