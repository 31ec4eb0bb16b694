import { within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { OperatorRights } from '#contract/access.ts'
import type { Answer } from '#contract/endpoint.ts'
import { viewOverview } from '#contract/overview.ts'
import { pages } from '#contract/pages.ts'
import { answer } from '../../testing/fake-api.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { quietOverview, sampleBrand, sampleUser } from '../../testing/samples.ts'

const operator = (rights: OperatorRights) => sampleUser({ role: 'admin', rights })
const all: Answer<typeof viewOverview>['parts'] = ['first-product', 'third-operator']

async function open(path: string, rights: OperatorRights = 'owner', overview: Partial<typeof quietOverview> = {}) {
  const page = renderPage(path, { user: operator(rights) })
  answer(viewOverview, { ...quietOverview, ...overview })
  await page.screen.findByRole('heading', { level: 1 })
  const menu = within(page.screen.getByRole('navigation', { name: 'Console' }))
  const doors = () => menu.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])
  return { ...page, menu, doors }
}

const tabsIn = (nav: HTMLElement) =>
  within(nav)
    .getAllByRole('link')
    .map((link) => link.textContent)

test('the console has a frame of its own: a bar, and nothing of the site', async () => {
  const { screen, person } = await open('/admin')
  expect(screen.queryByRole('complementary', { name: 'Sponsor' })).toBeNull()
  expect(screen.queryByRole('contentinfo')).toBeNull()
  expect(screen.queryByRole('navigation', { name: 'Main' })).toBeNull()
  expect(screen.queryByText(new RegExp(sampleBrand.quote))).toBeNull()
  const bar = within(screen.getByRole('banner'))
  expect(bar.getByRole('link', { name: 'Enterprise Bookshelf Console' })).toHaveAttribute('href', '/admin')
  expect(bar.getByRole('link', { name: 'Back to the site' })).toHaveAttribute('href', '/')
  await person.click(bar.getByRole('button', { name: /^Welcome/ }))
  expect(await bar.findByRole('link', { name: 'Settings' })).toBeVisible()
  expect(bar.getByRole('button', { name: 'Log out' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Skip to main content' })).toHaveAttribute('href', '#main')
})

test('an owner of a small portal has eight doors, each to its first page', async () => {
  const { doors } = await open('/admin')
  expect(doors()).toEqual([
    ['Today', '/admin'],
    ['Inbox', '/admin/inbox'],
    ['Sessions', '/admin/calendar'],
    ['People', '/admin/users'],
    ['Library', '/admin/library'],
    ['Words', '/admin/pages'],
    ['Figures', '/admin/reading'],
    ['Set-up', '/admin/set-up'],
  ])
})

test.each([
  ['support', ['Today', 'Inbox', 'Sessions', 'People', 'Figures', 'Set-up'], '/admin/register'],
  [
    'editor',
    ['Today', 'Inbox', 'Sessions', 'People', 'Library', 'Shop', 'Words', 'Figures', 'Set-up'],
    '/admin/register',
  ],
  [
    'moderator',
    ['Today', 'Inbox', 'Sessions', 'People', 'Library', 'Shop', 'Words', 'Figures', 'Set-up'],
    '/admin/register',
  ],
  ['owner', ['Today', 'Inbox', 'Sessions', 'People', 'Library', 'Shop', 'Words', 'Figures', 'Set-up'], '/admin/set-up'],
] as const)('with the rights of %s only doors with something behind them', async (rights, labels, setUp) => {
  const { menu, doors } = await open('/admin', rights, { parts: all })
  if (rights !== 'support') await menu.findByRole('link', { name: 'Shop' })
  expect(doors().map(([label]) => label)).toEqual(labels)
  expect(menu.getByRole('link', { name: 'Set-up' })).toHaveAttribute('href', setUp)
})

test('the pages behind a door are tabs, as far as the rights go', async () => {
  const owner = await open('/admin/health')
  expect(owner.menu.getByRole('link', { name: 'Set-up' })).toHaveAttribute('aria-current', 'true')
  const tabs = owner.screen.getByRole('navigation', { name: 'Set-up' })
  expect(tabsIn(tabs)).toEqual(
    expect.arrayContaining(['Organisation', 'Register', 'Log-in', 'Health', 'Mailbox', 'Audit log']),
  )
  expect(within(tabs).getByRole('link', { current: 'page' })).toHaveTextContent('Health')
  owner.unmount()
  const support = await open('/admin/health', 'support')
  expect(tabsIn(support.screen.getByRole('navigation', { name: 'Set-up' }))).toEqual(['Register', 'Health', 'Mailbox'])
})

test('the list of rights comes with the third operator', async () => {
  const few = await open('/admin/users')
  expect(few.screen.queryByRole('navigation', { name: 'People' })).toBeNull()
  few.unmount()
  const many = await open('/admin/users', 'owner', { parts: ['third-operator'] })
  expect(tabsIn(await many.screen.findByRole('navigation', { name: 'People' }))).toEqual(['Users', 'Operators'])
})

test('before the first product the shop is in the library', async () => {
  const { menu } = await open('/admin/products/new')
  expect(menu.queryByRole('link', { name: 'Shop' })).toBeNull()
  expect(menu.getByRole('link', { name: 'Library' })).toHaveAttribute('aria-current', 'true')
})

test('what waits is counted at one place, and troubles at the door behind which they are mended', async () => {
  const since_time = new Date().toISOString()
  const queue = (name: 'schools' | 'requests' | 'mails', count: number) => ({
    queue: name,
    count,
    oldest_time: since_time,
  })
  const { menu } = await open('/admin', 'owner', {
    waiting: [queue('schools', 1200), queue('requests', 2), queue('mails', 7)],
    troubles: [{ name: 'disk', title: 'Disk space', what: 'Full.', remedy: 'Make room.', since_time }],
  })
  expect(await menu.findByRole('link', { name: 'Inbox, 999+ waiting' })).toBeVisible()
  expect(menu.getByRole('link', { name: 'Set-up, 1 problem, 7 e-mails not delivered' })).toBeVisible()
  expect(menu.getAllByText('waiting')).toHaveLength(1)
  expect(menu.getByRole('link', { name: 'Today' })).toHaveAttribute('aria-current', 'page')
})

test('people without rights read why in the frame of the site', async () => {
  const { screen } = renderPage('/admin/health', { user: sampleUser() })
  expect(await screen.findByRole('heading', { level: 1, name: 'Your account cannot open this page' })).toBeVisible()
  expect(screen.getByRole('navigation', { name: 'Main' })).toBeVisible()
  expect(screen.queryByRole('navigation', { name: 'Console' })).toBeNull()
})

test('every page of the console is behind a door, and no other page is', () => {
  for (const { path, access, console: place } of pages)
    expect([path, place !== undefined]).toEqual([path, /^\/admin\b/.test(path) && access !== 'user'])
})
