import { within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { type CaseSummary, listCases } from '#contract/cases.ts'
import type { Answer } from '#contract/endpoint.ts'
import type { Trouble } from '#contract/monitoring.ts'
import { viewOverview, viewTrends, type Waiting } from '#contract/overview.ts'
import { dayAfter, todayInUk } from '#contract/school-days.ts'
import { answer, failure } from '../../testing/fake-api.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { quietOverview, sampleCase, sampleCases, sampleUser } from '../../testing/samples.ts'

const operator = sampleUser({ role: 'admin' })
const daysAgo = (days: number) => `${dayAfter(todayInUk(), -days)}T00:00:00.000Z`
const inDays = (days: number) => dayAfter(todayInUk(), days)
const none = { count: 0, oldest_time: '' }
const queues = (changes: Partial<Record<Waiting['queue'], Omit<Waiting, 'queue'>>>): Answer<typeof viewOverview> => ({
  ...quietOverview,
  waiting: (['schools', 'enquiries', 'requests', 'bookings', 'mails'] as const).map((queue) => ({
    queue,
    ...none,
    ...changes[queue],
  })),
})

async function open(cases: CaseSummary[], total = cases.length) {
  const page = renderPage('/admin', { user: operator })
  answer(viewOverview, queues({}))
  answer(listCases, sampleCases(cases, total))
  await page.screen.findByRole('heading', { level: 1, name: 'Today' })
  return page
}

const request: CaseSummary = {
  ...{ ...sampleCase, kind: 'requests', id: 'r', title: '', subject: 'erasure', due_on: inDays(5) },
  create_time: daysAgo(25),
}

test('today lists the cases that wait as the inbox does, each with what it is, its day and what to do', async () => {
  const { screen } = await open([request, { ...sampleCase, due_on: inDays(-1), create_time: daysAgo(1) }])
  const list = within(await screen.findByRole('region', { name: '2 cases are waiting' }))
  expect(list.getAllByRole('listitem').map((row) => row.textContent)).toEqual([
    'Somebody who has leftdue in 5 days by law · from 25 days agoAsks to have their data deleted · Where do you come to?Answer',
    'Bea Cole1 day late · from yesterdayMessage · Where do you come to?Answer',
  ])
  expect(list.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/admin/enquiries/r',
    `/admin/enquiries/${sampleCase.id}`,
  ])
})

test('a long day shows its first twelve cases, and leads to the inbox for the rest', async () => {
  const many = Array.from({ length: 25 }, (_, nth) => ({ ...sampleCase, id: `${nth}`, title: `Nr ${nth}` }))
  const { screen } = await open(many, 31)
  expect(
    within(await screen.findByRole('region', { name: '31 cases are waiting' })).getAllByRole('listitem'),
  ).toHaveLength(12)
  expect(screen.getByRole('link', { name: 'See all 31 in the inbox' })).toHaveAttribute('href', '/admin/inbox')
})

test('what is broken is red, undelivered mails stand above the cases; an old register and unconfirmed schools are quiet lines', async () => {
  const { screen, client } = await open([])
  const trouble = (name: Trouble['name'], what: string): Trouble => ({
    ...{ name, what, title: 'Title', remedy: '', since_time: daysAgo(1) },
  })
  answer(listCases, { ...sampleCases([]), unconfirmed: 2 })
  answer(viewOverview, {
    ...queues({ mails: { count: 3, oldest_time: daysAgo(1) } }),
    troubles: [trouble('register', 'The register was imported 363 days ago.')],
  })
  await client.invalidateQueries()
  const quiet = within(await screen.findByRole('list', { name: 'Also' }))
  await expect
    .poll(() => quiet.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]))
    .toEqual([
      [
        '2 more schools have not confirmed their address yet.',
        '/admin/inbox?kind=schools&state=with-them&status=unconfirmed',
      ],
      ['The register was imported 363 days ago.', '/admin/health'],
    ])
  expect(screen.getByRole('link', { name: '3 e-mails were not delivered' })).toHaveAttribute(
    'href',
    '/admin/mailbox?state=failed',
  )
  expect(screen.queryByText(/wrong with the portal/)).toBeNull()
  answer(viewOverview, { ...queues({}), troubles: [trouble('backups', 'The last backup failed.')] })
  await client.invalidateQueries()
  expect(await screen.findByText('Something is wrong with the portal')).toBeVisible()
})

test('the curves say what their table says', async () => {
  const { screen } = await open([])
  const weeks = [
    { begins_on: '2026-11-02', sign_ups: 1200, bookings: 2, children: 900, active_schools: null, active_parents: 5 },
    { begins_on: '2026-11-09', sign_ups: 30, bookings: 2, children: 1_000, active_schools: 15, active_parents: null },
    { begins_on: '2026-11-16', sign_ups: 34, bookings: 0, children: 1_250, active_schools: 25, active_parents: null },
  ]
  answer(viewTrends, weeks)
  const figureOf = async (label: string) =>
    (await screen.findByText(label, { selector: 'figcaption *' })).closest('figure')
  expect(await figureOf('Sign-ups')).toHaveTextContent('Sign-ups34 so far this week1,20002 Nov16 Nov')
  expect(await figureOf('Children reached')).toHaveTextContent('Children reached1,250 so far1,25002 Novnow')
  expect(await figureOf('Parents who read')).toHaveTextContent('Parents who readToo few to show this week')
  const table = screen.getByRole('table', { name: 'The last 12 weeks' })
  const rows = within(table).getAllByRole('row')
  expect(rows.map((row) => [...row.children].map(({ textContent }) => textContent))).toEqual([
    ['Week from', 'Schools that read', 'Parents who read', 'Children reached', 'Sign-ups', 'Session requests'],
    ['2 November', 'Too few to show', '5', '900', '1,200', '2'],
    ['9 November', '15', 'Too few to show', '1,000', '30', '2'],
    ['16 November', '25', 'Too few to show', '1,250', '34', '0'],
  ])
})

test('shows set-up warnings with what to do, even with empty queues', async () => {
  const { screen, client } = await open([])
  expect(await screen.findByRole('heading', { name: 'Nothing needs you right now' })).toBeVisible()
  expect(screen.queryByText(/attention/)).toBeNull()
  const warnings = [
    { code: 'public-url-missing', sentence: 'PUBLIC_URL is not set. Set it.' },
    { code: 'mail-unencrypted', sentence: 'The connection to the mail server is not encrypted.' },
  ]
  answer(viewOverview, { ...queues({}), warnings })
  await client.invalidateQueries()
  expect(await screen.findByText('2 things need attention')).toBeVisible()
  expect(screen.getByText('PUBLIC_URL is not set. Set it.')).toBeVisible()
})

test('says when nothing is waiting', async () => {
  const { screen } = await open([])
  expect(await screen.findByRole('heading', { name: 'Nothing needs you right now' })).toBeVisible()
})

test('offers a retry when loading fails', async () => {
  const { screen, person } = renderPage('/admin', { user: operator })
  answer(viewOverview, queues({}))
  answer(listCases, () => failure('internal'))
  expect(await screen.findByText('We could not load what waits')).toBeVisible()
  answer(listCases, sampleCases([]))
  await person.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('heading', { name: 'Nothing needs you right now' })).toBeVisible()
})

test('says when the console has no page at a URL', async () => {
  const { screen } = renderPage('/admin/nowhere', { user: operator })
  answer(viewOverview, queues({}))
  expect(await screen.findByText('The page you are looking for does not exist.')).toBeVisible()
})
