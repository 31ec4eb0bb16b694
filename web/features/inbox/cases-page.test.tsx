import { within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { type CaseSummary, listCases } from '#contract/cases.ts'
import { viewOverview } from '#contract/overview.ts'
import { answer, failure } from '../../testing/fake-api.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { quietOverview, sampleCase, sampleCases, sampleUser } from '../../testing/samples.ts'

const quote: CaseSummary = {
  ...{ ...sampleCase, kind: 'quotes', status: 'received', id: 'q', title: 'Tidewell Primary', person: 'Ada Birch' },
  ...{ reference: 'Q-7KM2XPQ', item_count: 31, total: 586.99 },
}
const booking: CaseSummary = {
  ...{ ...sampleCase, kind: 'bookings', status: 'requested', id: 'b', title: 'Hill Lane', person: 'Ada Birch' },
  ...{ reference: 'B-7KM2XPQ', preferred_on: '2027-03-04' },
}
const school: CaseSummary = {
  ...{
    ...sampleCase,
    kind: 'schools',
    status: 'reopened',
    id: 's',
    title: 'Elm Bank',
    has_message: true,
    reference: '',
  },
  ...{ beginning: 'GU7 1AB', email: 'head@elm.example' },
}

function open(path: string, rights: 'support' | 'owner' = 'owner') {
  const page = renderPage(path, { user: sampleUser({ role: 'admin', rights }) })
  answer(viewOverview, quietOverview)
  const asked = answer(listCases, { ...sampleCases([sampleCase, quote, booking, school]), unconfirmed: 2 })
  return { ...page, asked, lastAsked: () => asked.at(-1)?.url.search }
}

test('the inbox has every kind in one list: who, what it is, and where it leads', async () => {
  const { screen, lastAsked } = open('/admin/inbox')
  const list = within(await screen.findByRole('list', { name: 'Cases' }))
  expect(list.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Bea Cole', `/admin/enquiries/${sampleCase.id}`],
    ['Tidewell Primary', '/admin/quotes/q'],
    ['Hill Lane', '/admin/bookings/b'],
    ['Elm Bank', '/admin/schools/s'],
  ])
  const [, second, third, fourth] = list.getAllByRole('listitem')
  expect(second).toHaveTextContent('Quote for 31 items, £586.99 · Ada Birch · Q-7KM2XPQ')
  expect(third).toHaveTextContent('Enterprise session · hopes for Thursday 4 March 2027 · Ada Birch · B-7KM2XPQ')
  expect(fourth).toHaveTextContent('School to verify · has written · reopened · GU7 1AB · head@elm.example')
  expect(lastAsked()).toBe('?state=waiting&q=&page=1')
  expect(screen.getByRole('link', { name: /^2 more schools have not confirmed/ })).toBeVisible()
})

test('filters are links, and stay in the address', async () => {
  const { screen, person, at, lastAsked } = open('/admin/inbox')
  const kinds = within(await screen.findByRole('navigation', { name: 'Kind' }))
  expect(await kinds.findByRole('link', { name: 'All 4' })).toHaveAttribute('aria-current', 'true')
  await person.click(kinds.getByRole('link', { name: 'Schools 1' }))
  expect(at()).toBe('/admin/inbox?kind=schools')
  expect(await screen.findByRole('link', { name: 'Elm Bank' })).toHaveAttribute('href', '/admin/schools/s?kind=schools')
  expect(screen.getByRole('link', { name: 'Schools whose record has closed' })).toBeVisible()
  await person.click(screen.getByRole('link', { name: 'Decided 0' }))
  await person.click(screen.getByRole('link', { name: 'Rejected' }))
  expect(at()).toBe('/admin/inbox?kind=schools&state=decided&status=rejected')
  await expect.poll(lastAsked).toBe('?kind=schools&state=decided&status=rejected&q=&page=1')
})

test('every case of a kind, in any state, is one list and one download', async () => {
  const { screen, person, at, lastAsked } = open('/admin/inbox?kind=requests')
  await person.click(await screen.findByRole('link', { name: /^In any state/ }))
  expect(at()).toBe('/admin/inbox?kind=requests&state=any')
  expect(screen.getByText(/The newest comes first\.$/)).toBeVisible()
  await expect.poll(lastAsked).toBe('?kind=requests&q=&page=1')
  expect(screen.getByRole('link', { name: /^In any state/ })).toHaveAttribute('aria-current', 'true')
  expect(screen.getByRole('link', { name: 'Download this list (CSV)' })).toHaveAttribute(
    'href',
    '/api/admin/enquiries/export?kind=data-request&q=',
  )
})

test('a search looks in every state, and says so', async () => {
  const { screen, person, at, lastAsked } = open('/admin/inbox?kind=quotes&state=decided')
  await person.type(await screen.findByRole('searchbox', { name: 'Find a case' }), '7km2{Enter}')
  expect(at()).toBe('/admin/inbox?kind=quotes&q=7km2')
  await expect.poll(lastAsked).toBe('?kind=quotes&q=7km2&page=1')
  expect(screen.getByRole('link', { name: /^In any state/ })).toHaveAttribute('aria-current', 'true')
  answer(listCases, sampleCases([]))
  await person.clear(screen.getByRole('searchbox', { name: 'Find a case' }))
  await person.type(screen.getByRole('searchbox', { name: 'Find a case' }), 'nobody{Enter}')
  expect(await screen.findByText('No case matches this search')).toBeVisible()
})

test('moderators download a list of one kind; support does not', async () => {
  const { screen } = open('/admin/inbox?kind=bookings&state=decided&status=done')
  expect(await screen.findByRole('link', { name: 'Download this list (CSV)' })).toHaveAttribute(
    'href',
    '/api/admin/bookings/export?state=decided&status=done&q=',
  )
})

test('what is downloaded has every status of the state that is shown', async () => {
  const { screen } = open('/admin/inbox?kind=quotes&state=decided')
  expect(await screen.findByRole('link', { name: 'Download this list (CSV)' })).toHaveAttribute(
    'href',
    '/api/admin/quotes/export?state=decided&q=',
  )
})

test('support sees the list without the download', async () => {
  const { screen } = open('/admin/inbox?kind=bookings', 'support')
  expect(await screen.findByRole('link', { name: 'Hill Lane' })).toBeVisible()
  expect(screen.queryByRole('link', { name: /CSV/ })).toBeNull()
})

test.each([
  ['/admin/schools', '/admin/inbox?kind=schools'],
  ['/admin/schools?state=rejected&q=elm', '/admin/inbox?kind=schools&state=decided&status=rejected&q=elm'],
  ['/admin/enquiries?status=new&kind=erasure', '/admin/inbox?kind=requests'],
  ['/admin/enquiries?status=answered', '/admin/inbox?kind=enquiries&state=decided&status=answered'],
  ['/admin/bookings?status=confirmed', '/admin/inbox?kind=bookings&state=decided&status=confirmed'],
  ['/admin/quotes?status=quoted', '/admin/inbox?kind=quotes&state=with-them&status=quoted'],
])('the list that was at %s is now at %s', async (before, now) => {
  const { at, screen } = open(before)
  expect(await screen.findByRole('heading', { level: 1, name: 'Inbox' })).toBeVisible()
  expect(at()).toBe(now)
})

test('nothing waiting, and a list that cannot be loaded', async () => {
  const { screen, client, person } = open('/admin/inbox?kind=quotes')
  answer(listCases, sampleCases([]))
  await client.invalidateQueries()
  expect(await screen.findByText('Nothing needs you right now')).toBeVisible()
  answer(listCases, () => failure('internal'))
  await person.click(screen.getByRole('link', { name: /^Sessions \d/ }))
  expect(await screen.findByText('We could not load the inbox')).toBeVisible()
})

test('parents have no inbox', async () => {
  const { screen } = renderPage('/admin/inbox', { user: sampleUser({ role: 'parent' }) })
  expect(await screen.findByRole('heading', { level: 1 })).not.toHaveTextContent('Inbox')
})
