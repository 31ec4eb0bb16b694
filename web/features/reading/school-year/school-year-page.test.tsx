import { within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { type SchoolYearRecord, viewSchoolYear } from '#contract/school-year.ts'
import { schoolYears } from '#contract/school-years.ts'
import { answer, failure } from '../../../testing/fake-api.ts'
import { renderPage } from '../../../testing/render-page.tsx'
import { rowsOf } from '../../../testing/rows-of.ts'
import { sampleStaff, sampleUser } from '../../../testing/samples.ts'
import { rowsOnPaper } from './fit-on-paper.ts'

const years = schoolYears('2026-11-28', '2025-10-01')
const statement = { edition: '1999', area: 'Key stage 1', statement: 'to realise that money comes', is_quoted: true }
const source = { covers: 'A loan.', source: 'https://a.example', read_on: '2026-11-28' }
const record: SchoolYearRecord = {
  ...{ school: 'Hill Lane Primary School', nation: 'scotland', year: years[0], years },
  as_of_time: '2026-11-28T14:05:00.000Z',
  books: [
    {
      ...{ id: 1, title: 'Harbour Lights', image: '', classes: 3, readings: 4, opens: 112 },
      ...{ lessons: 2, finished: 1, minutes: 110, boards: 1, papers: 6, editions: 2 },
    },
  ],
  year_groups: [
    { year: 3, classes: 2, children: 55 },
    { year: 0, classes: 1, children: 20 },
  ],
  covered: [
    {
      ...{ ...statement, document: 'Citizenship', code: '2i' },
      books: [
        { title: 'Harbour Lights', ...source },
        { title: 'A Kite for Ada', ...source },
      ],
    },
    {
      ...{ ...statement, document: 'PSHE', code: '', is_quoted: false },
      books: [{ title: 'Harbour Lights', ...source }],
    },
  ],
  movement: {
    classes: 2,
    first: { towards: 70, expected: 20, beyond: 8 },
    second: { towards: 8, expected: 28, beyond: 62 },
  },
  statements: [
    { statement: 'changed-minds', classes: 2 },
    { statement: 'quiet-voices', classes: 0 },
    { statement: 'will-try', classes: 1 },
  ],
  outcomes: [
    {
      ...{ id: 'f7c3bc1d-808e-4732-adf6-7965ccc34ca7', title: 'Harbour Lights', day: '2026-11-20', month: '2026-11' },
      ...{ is_open: true, version: 1, year: 3, children: 75, first: null, second: null, statements: [] },
    },
  ],
  sessions: [{ day: '2026-10-05', format: 'in-person', year_groups: ['Primary 4'] }],
}
const open = (path = '/your-school/year') => renderPage(path, { user: sampleStaff('approved') })
test('answers what, which years, what it covered and what changed, with a file of each', async () => {
  answer(viewSchoolYear, record)
  const { screen, person } = open()
  expect(await screen.findByRole('heading', { name: 'School year 2026/27' })).toBeVisible()
  expect(screen.getByText(/^1 September 2026 to 28 November 2026\. As of 28 Nov 2026, 14:05/)).toBeVisible()
  const figure = (name: string) => screen.getByText(name, { selector: '.big-number span' }).closest('li')
  expect(figure('Class readings')).toHaveTextContent(/^4.*opened 112 times/)
  expect(figure('Lessons led')).toHaveTextContent(/^2.*1 to the last step/)
  expect(figure('Children in the classes entered')).toHaveTextContent(/^75.*1 class/)
  expect(figure('Enterprise sessions held')).toHaveTextContent(/^1/)
  expect(rowsOf(screen.getByRole('table', { name: 'Classes and children by year' })).slice(1)).toEqual([
    ['P4', '2', '55'],
    ['Mixed years', '1', '20'],
  ])
  const changed = screen.getByRole('figure', { name: 'What changed' })
  expect(rowsOf(within(changed).getByRole('table')).at(-1)).toEqual(['Beyond', '8', '62'])
  expect(changed).toHaveTextContent('2 classes: Some children changed their mind.')
  const covered = screen.getByRole('region', { name: 'What it covered' })
  expect(covered).toHaveTextContent('2 rows of the curriculum of Scotland')
  expect(within(covered).getByRole('region', { name: 'Citizenship' })).toHaveTextContent(
    'Key stage 1 · 2i“to realise that money comes”Taught with: Harbour Lights, A Kite for Ada',
  )
  expect(screen.getByRole('region', { name: 'Enterprise sessions' })).toHaveTextContent(
    '5 October 2026, at the school, Primary 4',
  )
  const files = screen.getAllByRole('link', { name: /CSV/ }).map((link) => link.getAttribute('href'))
  expect(files).toEqual(
    ['books', 'sessions', 'year-groups', 'movement', 'covered', 'classes'].map(
      (each) => `/api/school/year/${each}/export?year=2026-27`,
    ),
  )
  expect(screen.getByRole('link', { name: /^Evidence \(PDF\): P4, 75 children/ })).toHaveAttribute(
    'href',
    '/api/school/outcomes/f7c3bc1d-808e-4732-adf6-7965ccc34ca7/evidence',
  )
  const print = vi.spyOn(window, 'print').mockReturnValue()
  await person.click(screen.getByRole('button', { name: 'Print on two pages' }))
  expect(print).toHaveBeenCalledOnce()
})

test('another year is chosen in the address, and one from before the school joined is said to be none', async () => {
  const asked = answer(viewSchoolYear, ({ url }) =>
    url.searchParams.get('year') === '2019-20'
      ? failure('not-found')
      : Response.json({ data: { ...record, year: years[url.searchParams.has('year') ? 1 : 0] } }),
  )
  const { screen, person } = open('/your-school/year?year=2019-20')
  await person.click(await screen.findByRole('button', { name: 'Show this school year' }))
  await person.click(await screen.findByRole('button', { name: '2025/26' }))
  expect(await screen.findByRole('heading', { name: 'School year 2025/26' })).toBeVisible()
  expect(asked.at(-1)?.url.search).toBe('?year=2025-26')
})

const nothing = { books: [], year_groups: [], covered: [], movement: null, statements: [], outcomes: [], sessions: [] }

test('a school that has done nothing sees how to begin, and no zeros', async () => {
  answer(viewSchoolYear, { ...record, ...nothing })
  const { screen } = open()
  const begin = await screen.findByRole('region', { name: 'Your first lesson starts this page' })
  expect(within(begin).getAllByRole('listitem')).toHaveLength(3)
  expect(within(begin).getByRole('link', { name: 'Choose a book from the shelf' })).toHaveAttribute(
    'href',
    '/resources',
  )
  expect(screen.queryByRole('button', { name: 'Print on two pages' })).toBeNull()
})

test('of an earlier year nothing is promised', async () => {
  answer(viewSchoolYear, { ...record, ...nothing, year: years[1] ?? years[0] })
  const { screen } = open('/your-school/year?year=2025-26')
  expect(await screen.findByText(/^In 2025\/26 no class of your school read/)).toBeVisible()
})

test('what is missing is said where it would stand', async () => {
  const { books, sessions } = record
  answer(viewSchoolYear, {
    ...record,
    ...nothing,
    sessions,
    books: books.map((book) => ({ ...book, readings: 0, lessons: 0 })),
  })
  const { screen } = open()
  expect(await screen.findByText(/^Nobody has entered a class yet/)).toBeVisible()
  expect(screen.getByText(/^No class has been entered with both colours/)).toBeVisible()
  expect(screen.getByText(/^What a book covers stands here once a class has read it/)).toBeVisible()
})

test('parents are told whose page it is', async () => {
  const { screen } = renderPage('/your-school/year', { user: sampleUser() })
  expect(await screen.findByText('This page is for staff of approved schools')).toBeVisible()
})

test('as many rows are printed as one page has room for', () => {
  const [row] = record.covered
  if (!row) throw new Error('no row')
  const rows = (count: number, length: number) =>
    Array.from({ length: count }, () => ({ ...row, statement: 'x'.repeat(length) }))
  expect(rowsOnPaper([])).toBe(0)
  expect(rowsOnPaper(rows(12, 100))).toBe(12)
  expect(rowsOnPaper(rows(60, 100))).toBeLessThan(25)
  expect(rowsOnPaper(rows(3, 10_000))).toBe(0)
})
