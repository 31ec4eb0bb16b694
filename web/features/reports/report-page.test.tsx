import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import {
  createReportLink,
  endReportLink,
  listReportLinks,
  openReport,
  type Report,
  viewReport,
} from '#contract/reports.ts'
import { listSponsors } from '#contract/sponsors.ts'
import { answer, failure } from '../../testing/fake-api.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { sampleUser } from '../../testing/samples.ts'

const period = { id: 'all', name: 'September 2026 to November 2026', from: '2026-09', to: '2026-11' }
const report: Report = {
  ...{
    as_of: '2026-11-28T09:00:00.000Z',
    portal: 'Enterprise Bookshelf',
    organisation: 'Bright & Early Trust',
    period,
  },
  sponsor: { name: 'Wren & Sons', logo: '', quote: 'Begin small.', quote_author: 'Ada Wren' },
  ...{ schools: 8, new_schools: 3, enrolled: 960, schools_taught: 5, classes: 10, children: 285, readings: 15 },
  ...{ lessons: null, sessions: null, waiting: '2026-11', testimonials: [], squares: [], fifths: [] },
  stretches: [{ from: '2026-09', to: '2026-10', classes: 10, children: 285 }],
  books: [{ id: 1, title: 'Harbour Lights', image: '', classes: 10 }],
  regions: [{ name: 'South East', schools: 8, classes: 10 }],
  movement: {
    ...{ classes: 10, children: 285, changed_minds: null, quiet_voices: 5, will_try: 10 },
    first: { towards: 140, expected: 95, beyond: 45 },
    second: { towards: 45, expected: 155, beyond: 80 },
  },
}
const link = {
  ...{ id: '11111111-1111-4111-8111-111111111111', sponsor: 'Wren & Sons', period: 'All months', opens: 0 },
  ...{ create_time: '2026-11-28T09:00:00.000Z', end_time: '2026-12-28T09:00:00.000Z', last_open_time: '' as const },
}

beforeEach(() => {
  answer(viewReport, { report, periods: [period] })
  answer(listSponsors, [])
  answer(listReportLinks, [])
})
const operator = sampleUser({ role: 'admin' })

test('every figure has its number, whether it is enough, and what it counts', async () => {
  renderPage('/admin/report', { user: operator })
  const table = within(await screen.findByRole('region', { name: 'Every figure, and what it counts' }))
  for (const row of [
    /^Children in classes that read or were taught 285 Yes .+/,
    /^Children enrolled at member schools 960 Public facts .+/,
    /^Lessons led – Too few .+/,
    /^Classes that read or were taught 10 Yes .+/,
  ])
    expect(table.getByRole('row', { name: row })).toBeVisible()
  expect(screen.getByRole('heading', { name: 'What came of the support of Wren & Sons' })).toBeVisible()
  // 140 of 280 before, 235 of 280 after, of what is shown.
  expect(screen.getByText(/^Before the lesson,/)).toHaveTextContent('Before the lesson, 5 in 10 were')
  expect(screen.getByText(/^Before the lesson,/)).toHaveTextContent('After it, 8 in 10 were.')
  expect(screen.getByText(/From November 2026 on there are too few so far/)).toBeVisible()
})

test('makes a link, shows it once, and ends one', async () => {
  const made = answer(createReportLink, { url: 'https://portal.example/report?token=abc' })
  const { person } = renderPage('/admin/report?sponsor=7', { user: operator })
  await person.click(await screen.findByRole('button', { name: 'Make a link' }))
  const dialog = within(screen.getByRole('dialog'))
  await person.selectOptions(dialog.getByLabelText('It works for'), 'A year')
  answer(listReportLinks, [link])
  await person.click(dialog.getByRole('button', { name: 'Make the link' }))
  expect(await dialog.findByLabelText('The link')).toHaveValue('https://portal.example/report?token=abc')
  expect(made[0]?.body).toEqual({ sponsor: 7, period: 'all', days: 365 })
  await person.keyboard('{Escape}')
  const row = within(await screen.findByRole('list', { name: 'Links that work' }))
  expect(row.getByRole('listitem')).toHaveTextContent('Not opened yetUntil 28 December 2026')
  const ended = answer(endReportLink, {})
  answer(listReportLinks, [])
  await person.click(row.getByRole('button', { name: 'End' }))
  await waitFor(() => expect(screen.queryByRole('list', { name: 'Links that work' })).toBeNull())
  expect(ended).toHaveLength(1)
})

test('who may only look makes and ends no links', async () => {
  answer(listReportLinks, [link])
  renderPage('/admin/report', { user: sampleUser({ role: 'admin', rights: 'support' }) })
  expect(await screen.findByRole('list', { name: 'Links that work' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Make a link' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'End' })).toBeNull()
})

test('a link opens the report for a visitor, and takes its token out of the address', async () => {
  const opened = answer(openReport, { report, end_time: '2026-12-28T09:00:00.000Z' })
  renderPage('/report?token=abc')
  expect(await screen.findByRole('heading', { level: 1, name: /support of Wren & Sons/ })).toBeVisible()
  expect(screen.getByText('This link works until 28 December 2026.')).toBeVisible()
  expect(opened.map(({ body }) => body)).toEqual([{ token: 'abc' }])
  expect(screen.queryByRole('navigation')).toBeNull()
})

test('a link that has ended says so', async () => {
  answer(openReport, () => failure('report/link-ended'))
  renderPage('/report?token=abc')
  expect(await screen.findByRole('heading', { level: 1, name: 'This link has ended' })).toBeVisible()
})
