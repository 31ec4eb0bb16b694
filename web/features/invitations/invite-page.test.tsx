import { waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { logout } from '#contract/accounts.ts'
import { inviteUsers, listInvitations } from '#contract/invitations.ts'
import { pageSize } from '#contract/paging.ts'
import { answer, failure } from '../../testing/fake-api.ts'
import { fakeUploads } from '../../testing/fake-upload.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { sampleInvitations, sampleStaff, sampleUser } from '../../testing/samples.ts'

beforeEach(fakeUploads)

const { school } = sampleStaff('approved')

async function open(user = sampleUser({ school })) {
  const page = renderPage('/invite', { user })
  answer(listInvitations, sampleInvitations())
  const field = await page.screen.findByLabelText('E-mail addresses')
  return { ...page, field, submit: page.screen.getByRole('button', { name: 'Invite' }) }
}

test('sends the addresses as typed and reports success', async () => {
  const { screen, person, field, submit } = await open()
  const bad = { line: 2, text: 'nobody', reason: 'There is no e-mail address on this line.' }
  const received = answer(inviteUsers, { invited: 1, bad_rows: [bad] })
  await person.type(field, 'one@example.org\nnobody')
  await person.click(submit)
  expect((await screen.findAllByText('Users invited successfully.'))[0]).toBeVisible()
  expect(screen.getByText('Line 2:')).toBeVisible()
  expect(field).toHaveValue('')
  expect(received[0]?.body).toEqual({ emails: 'one@example.org\nnobody' })
})

test('a failure shows the server’s message and keeps the input, after a reload too', async () => {
  const { screen, person, field, submit, unmount } = await open()
  answer(inviteUsers, () => failure('invitation/too-many'))
  await person.type(field, 'one@example.org')
  await person.click(submit)
  const sentence = /That is more invitations than you can send at once/
  const alerts = await screen.findAllByRole('alert')
  expect(alerts.some((alert) => sentence.test(alert.textContent))).toBe(true)
  expect(field).toHaveValue('one@example.org')
  unmount()
  expect((await open()).field).toHaveValue('one@example.org')
})

test('another account that logs in in this tab does not see the addresses', async () => {
  const { person, field, unmount } = await open()
  await person.type(field, 'one@example.org')
  unmount()
  const other = await open(sampleUser({ school, id: 'b7e0a2f4-58a5-4f0c-8f0e-3f5f0a8f7c55' }))
  expect(other.field).toHaveValue('')
  other.unmount()
  expect((await open()).field).toHaveValue('one@example.org')
})

test('logging out removes the addresses from the browser', async () => {
  const { screen, person, field, at } = await open()
  answer(logout, {})
  await person.type(field, 'one@example.org')
  await person.click(screen.getByRole('button', { name: 'Welcome, ada@example.org' }))
  await person.click(await within(screen.getByRole('banner')).findByRole('button', { name: 'Log out' }))
  await waitFor(() => expect(at()).toBe('/login'))
  expect(JSON.stringify(sessionStorage)).not.toContain('one@example.org')
})

test('sends nothing without an address', async () => {
  const { person, field, submit } = await open()
  const received = answer(inviteUsers, { invited: 0, bad_rows: [] })
  await person.click(submit)
  expect(field).toHaveAccessibleDescription(/Enter at least one e-mail address.$/)
  expect(received).toEqual([])
})

test('a parent without a school invites too, and reads what the others get', async () => {
  const { screen } = renderPage('/invite', { user: sampleUser() })
  answer(listInvitations, sampleInvitations())
  expect(await screen.findByLabelText('E-mail addresses')).toBeVisible()
  expect(screen.getByText(/can read the free books/)).toBeVisible()
})

test('an operator is told who invites', async () => {
  const { screen } = renderPage('/invite', { user: sampleUser({ role: 'admin' }) })
  expect(await screen.findByText('You cannot invite parents from an operator’s account')).toBeVisible()
  expect(screen.queryByLabelText('E-mail addresses')).not.toBeInTheDocument()
})

test('what is searched for is in the address', async () => {
  const { screen } = renderPage('/invite?q=one&state=open&page=2', { user: sampleUser({ school }) })
  const received = answer(listInvitations, sampleInvitations())
  expect(await screen.findByLabelText('Find somebody')).toHaveValue('one')
  const asked = received.at(-1)?.url.searchParams
  expect([asked?.get('q'), asked?.get('state'), asked?.get('page')]).toEqual(['one', 'open', '2'])
})

test('an address that is none shows everybody', async () => {
  renderPage('/invite?state=nothing&list=x&page=-3', { user: sampleUser({ school }) })
  const received = answer(listInvitations, sampleInvitations())
  await expect.poll(() => received.length).toBeGreaterThan(0)
  const asked = received.at(-1)?.url.searchParams
  expect([asked?.get('state'), asked?.get('list'), asked?.get('page')]).toEqual([null, null, '1'])
})

test.each([
  ['20000', '10000'],
  ['Infinity', '10000'],
  ['3', '3'],
])('page %s, past the end of the list, becomes the last page', async (page, first) => {
  const { at } = renderPage(`/invite?page=${page}`, { user: sampleUser({ school }) })
  const received = answer(listInvitations, sampleInvitations([], pageSize + 1))
  await waitFor(() => expect(at()).toBe('/invite?page=2'))
  await waitFor(() => expect(received.at(-1)?.url.searchParams.get('page')).toBe('2'))
  expect(received[0]?.url.searchParams.get('page')).toBe(first)
})
