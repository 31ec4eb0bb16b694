import { waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { logout, type User, viewUser } from '#contract/accounts.ts'
import { listInvitations, listParentLists, type ParentList } from '#contract/invitations.ts'
import { listMails } from '#contract/mailbox.ts'
import { pages } from '#contract/pages.ts'
import { listPeople } from '#contract/people.ts'
import { listResources } from '#contract/resources.ts'
import { viewVerification } from '#contract/schools.ts'
import { openPages } from '#contract/standings.ts'
import { sampleResource } from '#contract/testing/sample-resource.ts'
import { answer, failure } from '../testing/fake-api.ts'
import { renderPage } from '../testing/render-page.tsx'
import { noColleagues, sampleInvitations, sampleStaff, sampleUser, sampleVerification } from '../testing/samples.ts'
import { withText } from '../testing/with-text.ts'
import { detour, landingOf } from './landing.ts'

test('a visitor is redirected to the log-in page, which keeps the wanted path', async () => {
  const { screen, at } = renderPage('/profile/settings')
  expect(await screen.findByRole('heading', { level: 1, name: 'Log in' })).toBeVisible()
  expect(at()).toBe('/login?next=%2Fprofile%2Fsettings')
})

test.each([
  ['/school-rejected', sampleStaff('rejected', { status: 'not-active', emailVerified: false }), 'Account rejected'],
  [
    '/school-pending',
    sampleStaff('pending', { status: 'not-active', emailVerified: false }),
    'We are checking your school',
  ],
  ['/not-active', sampleUser({ status: 'not-active', emailVerified: false }), 'Pending approval'],
])('after the profile has come, the account’s state leads to %s', async (path, user, heading) => {
  const { screen, at } = renderPage('/', { user })
  expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeVisible()
  expect(at()).toBe(path)
})

test('staff with an unconfirmed address reach the free books by the menu, and a fetch of the profile leaves them there', async () => {
  const user = sampleStaff('pending', { status: 'not-active', emailVerified: false })
  const { screen, person, at, client } = renderPage('/school-pending', { user })
  answer(viewVerification, sampleVerification())
  answer(listResources, [sampleResource({ title: 'The Bath on Fern Street', is_free: true })])
  const menu = within(await screen.findByRole('navigation', { name: 'Main' }))
  await person.click(menu.getByRole('link', { name: 'Resources' }))
  expect(await screen.findByRole('link', { name: 'Open the book The Bath on Fern Street' })).toBeVisible()
  expect(at()).toBe('/not-active')
  const asked = answer(viewUser, user)
  await client.invalidateQueries({ queryKey: ['profile'] })
  await waitFor(() => expect(asked).toHaveLength(1))
  expect(at()).toBe('/not-active')
  await person.click(screen.getByRole('link', { name: 'See what we are checking about your school' }))
  await person.click(await screen.findByRole('link', { name: 'Read the free books' }))
  expect(at()).toBe('/not-active')
})

const notConfirmed = { status: 'not-active', emailVerified: false } as const
const waiting: Array<[string, User, string[]]> = [
  ['rejected', sampleStaff('rejected'), ['Shop', 'Contact']],
  ['pending', sampleStaff('pending'), ['Resources', 'Shop', 'Contact', 'Book Enterprise Session']],
  [
    'pending and not confirmed',
    sampleStaff('pending', notConfirmed),
    ['Resources', 'Shop', 'Contact', 'Book Enterprise Session'],
  ],
  ['not confirmed', sampleUser(notConfirmed), ['Resources', 'Shop', 'Contact']],
  ['before the second step', sampleStaff('approved', { second_step: 'needed' }), ['Contact']],
]

test.each(waiting)(
  '%s: what is offered opens, and the rest leads to the page that says why',
  async (_, user, offered) => {
    const { screen, person, at, router } = renderPage('/privacy', { user })
    answer(viewVerification, sampleVerification())
    const menu = within(await screen.findByRole('navigation', { name: 'Main' }))
    await waitFor(() => expect(menu.getAllByRole('link').map((link) => link.textContent)).toEqual(offered))
    await person.click(screen.getByRole('button', { name: /^Welcome/ }))
    await within(screen.getByRole('banner')).findByRole('button', { name: 'Log out' })
    const links = [screen.getByRole('banner'), screen.getByRole('navigation', { name: 'Quick menu' })]
      .flatMap((part) => within(part).getAllByRole('link'))
      .map((link) => link.getAttribute('href') ?? '')
      .filter((path) => path !== '/')
    for (const path of links) expect([null, '/not-active'], path).toContain(detour(user, path))
    await router.navigate('/add-users')
    await waitFor(() => expect(at()).toBe(landingOf(user, '/add-users')))
    await router.navigate('/no/such/page')
    expect(await screen.findByRole('heading', { level: 1, name: /^Page not found/ })).toBeVisible()
  },
)

test('a free book stays open over a reload, except for a rejected school', () => {
  expect(detour(sampleStaff('pending'), '/resources/view/3?page=2')).toBeNull()
  expect(detour(sampleStaff('pending'), '/resources/books/3')).toBeNull()
  expect(detour(sampleStaff('rejected'), '/resources/view/3')).toBe('/school-rejected')
  expect(landingOf(sampleStaff('approved'))).toBeNull()
})

test('the table of standings names pages of the portal', () => {
  const paths = pages.map(({ path }) => path)
  for (const { landing, others } of Object.values(openPages))
    expect(paths).toEqual(expect.arrayContaining([landing, ...others]))
})

test('others cannot open the operators’ pages', async () => {
  const { screen } = renderPage('/admin/mailbox', { user: sampleUser() })
  expect(await screen.findByText('Your account does not have access to this.')).toBeVisible()
})

test('a key that the server no longer knows ends the session and keeps the wanted path', async () => {
  const { screen, at, client, person } = renderPage('/admin/mailbox', { user: sampleUser({ role: 'admin' }) })
  answer(listMails, { mails: [], has_more: false })
  await screen.findByText(withText('No e-mails yet'))
  answer(listMails, () => failure('not-authorised'))
  await person.click(screen.getByRole('button', { name: 'Check for new e-mails' }))
  expect(await screen.findByText('You have been logged out')).toBeVisible()
  expect(at()).toBe('/login?next=%2Fadmin%2Fmailbox')
  expect(document.cookie).not.toContain('auth_key')
  expect(client.getQueryData(['profile'])).toBeUndefined()
})

test('logging out tells the server, clears the user’s data, and goes to the log-in page without a wanted path', async () => {
  const { screen, at, person } = renderPage('/profile/settings', { user: sampleUser() })
  const told = answer(logout, {})
  localStorage.setItem('intro_done', 'true')
  await person.click(await screen.findByRole('button', { name: 'Welcome, ada@example.org' }))
  await person.click(await within(screen.getByRole('banner')).findByRole('button', { name: 'Log out' }))
  await waitFor(() => expect(at()).toBe('/login'))
  expect(told[0]?.headers.get('Authorization')).toBe('Bearer sample-key')
  expect(document.cookie).not.toContain('auth_key')
  expect(localStorage.getItem('intro_done')).toBeNull()
})

test('somebody who logs out in another window is logged out here too', async () => {
  const { screen } = renderPage('/profile/settings', { user: sampleUser() })
  await screen.findByRole('heading', { level: 1, name: 'Settings' })
  // biome-ignore lint/suspicious/noDocumentCookie: as the other window does it
  document.cookie = 'auth_key=; Max-Age=0; Path=/'
  window.dispatchEvent(new StorageEvent('storage', { key: 'portal_state' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Log in' })).toBeVisible()
})

const idOfOther = 'b7e0a2f4-58a5-4f0c-8f0e-3f5f0a8f7c55'

const listOfFirst: ParentList = {
  id: '6f1c1f9e-3f0a-4a56-9a53-0d6f4c0c6a11',
  create_time: '2026-11-20T08:00:00.000Z',
  inviter: 'Priya Nair',
  invited: 5000,
  ...{ waiting: 0, kept: 0, sent: 5000, failed: 0, accepted: 0, withdrawn: 0, open: 5000 },
  is_visible: true,
  withdraw_time: '',
}

/** The invitations of a school, then `user` logs in, in another tab, with another key. */
async function logInElsewhere(user: User) {
  const page = renderPage('/add-users', { user: sampleStaff('approved') })
  answer(listPeople, noColleagues)
  answer(listInvitations, sampleInvitations())
  answer(listParentLists, { lists: [listOfFirst], total: 1 })
  await page.screen.findByText(/Priya Nair/)
  page.client.setQueryData(['left behind'], 'Priya Nair')
  const asked = answer(listParentLists, { lists: [], total: 0 })
  const askedWho = answer(viewUser, user)
  // biome-ignore lint/suspicious/noDocumentCookie: as the other tab does it
  document.cookie = 'auth_key=other-key; Path=/'
  window.dispatchEvent(new StorageEvent('storage', { key: 'portal_state' }))
  await waitFor(() => expect(askedWho.at(-1)?.headers.get('Authorization')).toBe('Bearer other-key'))
  return { ...page, asked }
}

test('when somebody else logs in in another tab, this one shows what is theirs and nothing that was fetched before', async () => {
  const { school } = sampleStaff('approved')
  const other = sampleStaff('approved', { id: idOfOther, school: school && { ...school, school_code: 'BEA5CODE' } })
  const { screen, client, asked, at } = await logInElsewhere(other)
  expect(await screen.findByText(/No list has been uploaded yet/)).toBeVisible()
  expect(screen.queryByText(/Priya Nair/)).toBeNull()
  expect(asked.map(({ headers }) => headers.get('Authorization'))).toEqual(['Bearer other-key'])
  expect(client.getQueryData(['left behind'])).toBeUndefined()
  expect(screen.getByText('BEA5CODE')).toBeVisible()
  expect(at()).toBe('/add-users')
})

test('when somebody without access logs in in another tab, this one no longer shows the page', async () => {
  const parent = sampleUser({ id: idOfOther })
  const { screen } = await logInElsewhere(parent)
  await waitFor(() => expect(screen.queryByText(/Priya Nair/)).toBeNull())
  expect(screen.queryByRole('region', { name: 'Lists you have uploaded' })).toBeNull()
})

test('when the same person logs in again in another tab, nothing is fetched a second time', async () => {
  const { screen, client, asked } = await logInElsewhere(sampleStaff('approved'))
  await waitFor(() => expect(client.isFetching()).toBe(0))
  expect(screen.getByText(/Priya Nair/)).toBeVisible()
  expect(client.getQueryData(['left behind'])).toBe('Priya Nair')
  expect(asked).toEqual([])
})
