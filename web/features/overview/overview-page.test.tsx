import { expect, test } from 'vitest'
import type { Answer } from '#contract/endpoint.ts'
import { viewOverview, viewTrends, type Waiting } from '#contract/overview.ts'
import { todayInUk } from '#contract/school-days.ts'
import { answer, failure } from '../../testing/fake-api.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { quietOverview, sampleUser } from '../../testing/samples.ts'

const operator = sampleUser({ role: 'admin' })
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000 - 60_000).toISOString()
const inDays = (days: number) => {
  const day = new Date(`${todayInUk()}T00:00:00Z`)
  day.setUTCDate(day.getUTCDate() + days)
  return day.toISOString().slice(0, 10)
}
const none = { count: 0, oldest_time: '' }
const queues = (changes: Partial<Record<Waiting['queue'], Omit<Waiting, 'queue'>>>): Answer<typeof viewOverview> => ({
  ...quietOverview,
  waiting: (['schools', 'enquiries', 'requests', 'bookings', 'mails'] as const).map((queue) => ({
    queue,
    ...none,
    ...changes[queue],
  })),
})

test('each queue links to its page, the one that has waited longest first', async () => {
  const { screen } = renderPage('/admin', { user: operator })
  answer(
    viewOverview,
    queues({ schools: { count: 3, oldest_time: daysAgo(1) }, mails: { count: 1, oldest_time: daysAgo(5) } }),
  )
  await screen.findByRole('heading', { level: 1, name: 'Today' })
  const trays = (await screen.findAllByRole('link', { name: /from/ })).map((link) => [
    link.getAttribute('href'),
    link.textContent,
  ])
  expect(trays).toEqual([
    ['/admin/mailbox?state=failed', '1e-mail not deliveredfrom 5 days ago'],
    ['/admin/schools', '3schools to verifythe oldest from yesterday'],
  ])
})

test('data requests come first, with the day on which the first is due', async () => {
  const { screen } = renderPage('/admin', { user: operator })
  const due_on = inDays(5)
  answer(
    viewOverview,
    queues({ schools: { count: 3, oldest_time: daysAgo(9) }, requests: { count: 2, oldest_time: daysAgo(2), due_on } }),
  )
  const [first] = await screen.findAllByRole('link', { name: /data requests|schools to verify/ })
  expect(first).toHaveTextContent(/^2data requests to answerthe first by .* \(in 5 days\)$/)
  expect(first).toHaveAttribute('href', '/admin/enquiries?kind=data-request')
})

test('the curves have a text alternative', async () => {
  const { screen } = renderPage('/admin', { user: operator })
  answer(viewOverview, queues({}))
  answer(viewTrends, [
    { begins_on: '2026-11-09', sign_ups: 1200, log_ins: 0, bookings: 2 },
    { begins_on: '2026-11-16', sign_ups: 34, log_ins: 7, bookings: 0 },
  ])
  const signUps = (await screen.findByText('Sign-ups')).closest('figure')
  expect(signUps).toHaveTextContent('Sign-ups1,23434 this week so farWeek of 9 November: 1200. Week of 16 November: 34')
})

test('shows set-up warnings with what to do, even with empty queues', async () => {
  const { screen, client } = renderPage('/admin', { user: operator })
  answer(viewOverview, queues({}))
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
  const { screen } = renderPage('/admin', { user: operator })
  answer(viewOverview, queues({}))
  expect(await screen.findByRole('heading', { name: 'Nothing needs you right now' })).toBeVisible()
})

test('offers a retry when loading fails', async () => {
  const { screen, person } = renderPage('/admin', { user: operator })
  answer(viewOverview, () => failure('internal'))
  expect(await screen.findByText('We could not load your overview')).toBeVisible()
  answer(viewOverview, queues({}))
  await person.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('heading', { name: 'Nothing needs you right now' })).toBeVisible()
})

test('says when the console has no page at a URL', async () => {
  const { screen } = renderPage('/admin/nowhere', { user: operator })
  answer(viewOverview, queues({}))
  expect(await screen.findByText('The page you are looking for does not exist.')).toBeVisible()
})
