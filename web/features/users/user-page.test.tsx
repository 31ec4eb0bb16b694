import { waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Session } from '#contract/accounts.ts'
import { viewOverview } from '#contract/overview.ts'
import {
  type AccountCase,
  changeRights,
  clearBounce,
  disableUser,
  enableUser,
  endSessionOf,
  listOperators,
  listUsers,
  mailNewPassword,
  viewAccount,
} from '#contract/users.ts'
import { answer, failure } from '../../testing/fake-api.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { quietOverview, sampleUser } from '../../testing/samples.ts'
import { withText } from '../../testing/with-text.ts'

const id = '0a52a0c4-7a4c-4f6e-9a7d-9f2b7f5f6f10'
const time = '2026-11-20T10:00:00.000Z'
const phone: Session = {
  id: '0b7e6d5e-1c1b-4a41-8f0d-3f1f0a9d5b01',
  device: 'Chrome on Android',
  create_time: time,
  last_used_time: time,
  is_current: false,
}
const tablet: Session = { ...phone, id: '0b7e6d5e-1c1b-4a41-8f0d-3f1f0a9d5b02', device: 'Safari on iPad' }
const line: AccountCase['history'][number] = {
  ...{ id: '1', action: 'login', actor: 'Ada Birch', actor_id: id, was_user: true, time },
  ...{ object: '', object_name: '', address: '192.0.2.1' },
}
const account: AccountCase = {
  ...{ id, email: 'ada@example.org', full_name: 'Ada Birch', role: 'senior', status: 'active', phone_number: '' },
  school: { id, title: 'Hill Lane Primary School', status: 'approved' },
  ...{ sessions: [phone, tablet], create_time: time, deletion_time: '', is_own: false, rights: '' },
  ...{ bounce: null, has_app: false },
  history: [line],
}

async function open(changes: Partial<AccountCase> = {}, user = sampleUser({ role: 'admin' })) {
  const page = renderPage(`/admin/users/${id}`, { user })
  answer(viewOverview, quietOverview)
  answer(viewAccount, { ...account, ...changes })
  await page.screen.findByRole('heading', { level: 1, name: 'Ada Birch' })
  return page
}

test('asks before disabling, reports it, and can undo it', async () => {
  const { screen, person } = await open()
  answer(disableUser, { ...account, status: 'disabled', sessions: [] })
  await person.click(screen.getByRole('button', { name: 'Disable the account' }))
  const dialog = within(screen.getByRole('dialog', { name: 'Disable Ada Birch?' }))
  await person.click(dialog.getByRole('button', { name: 'Disable the account' }))
  expect(await screen.findByText('School staff: disabled')).toBeVisible()
  answer(enableUser, account)
  await person.click(screen.getByRole('button', { name: 'Enable the account' }))
  expect(await screen.findByText('School staff: active')).toBeVisible()
})

test('says before disabling which accounts are deleted all the same', async () => {
  const asked = async (changes: Partial<AccountCase>) => {
    const { screen, person, unmount } = await open(changes)
    await person.click(screen.getByRole('button', { name: 'Disable the account' }))
    const said = screen.getByRole('dialog', { name: 'Disable Ada Birch?' }).textContent
    unmount()
    return said
  }
  const unconfirmed = /until we delete it\..*never confirmed, so we will delete it 19 days after sign-up/
  expect(await asked({})).toContain('Nothing is deleted: you can enable it again at any time.')
  expect(await asked({ status: 'not-active' })).toMatch(unconfirmed)
  const leaving = await asked({ deletion_time: time })
  expect(leaving).toMatch(/until we delete it\..*asked us to delete it, which we will still do: seven days after/)
  expect(leaving).not.toContain('Nothing is deleted')
})

test('says what happened in sentences, the newest ten first, without links to the page itself', async () => {
  const booking = { action: 'booking.confirmed', object: 'B-7KM2XPQ', actor: 'Priya Nair', actor_id: 'priya' } as const
  const { screen, person } = await open({
    history: [{ ...line, ...booking, id: '0' }, ...Array.from({ length: 11 }, (_, n) => ({ ...line, id: `${n + 1}` }))],
  })
  const list = within(screen.getByRole('list', { name: 'What happened' }))
  expect(list.getAllByRole('listitem')).toHaveLength(10)
  const [first, second] = list.getAllByRole('listitem')
  expect(first).toHaveTextContent('Priya Nair confirmed booking B-7KM2XPQ')
  expect(second).toHaveTextContent('Ada Birch logged infrom 192.0.2.1')
  expect(list.getAllByRole('link').map((link) => link.textContent)).toEqual(['Priya Nair', 'B-7KM2XPQ'])
  await person.click(screen.getByRole('button', { name: 'Show 2 more' }))
  expect(list.getAllByRole('listitem')).toHaveLength(12)
  expect(screen.getByRole('link', { name: 'Everything in the audit log' })).toHaveAttribute(
    'href',
    '/admin/audit?person=ada%40example.org',
  )
})

const bounce = { since_time: time, problem: '550 5.1.1 no such user', came_back: false }

test('marks an address whose mail bounces; the mark can be removed', async () => {
  const { screen, person } = await open({ bounce })
  expect(screen.getByText(withText(/The mark disappears once an e-mail gets through/))).toBeVisible()
  expect(screen.getByText(/^Its mail server has refused them since 20 Nov 2026, 10:00.*550 5.1.1/)).toBeVisible()
  answer(clearBounce, account)
  await person.click(screen.getByRole('button', { name: 'Remove the mark' }))
  await waitFor(() => expect(screen.queryByText('E-mails to this address bounce')).not.toBeInTheDocument())
})

test('a mark of e-mails that came back is for the operator to remove', async () => {
  const { screen } = await open({ bounce: { ...bounce, came_back: true } })
  expect(screen.getByText(withText(/^E-mails have come back since.*550 5.1.1/))).toBeVisible()
  expect(screen.getByText(/Remove the mark once you know that the address works/)).toBeVisible()
  expect(screen.queryByText(/disappears/)).not.toBeInTheDocument()
})

test('an owner of a portal that two people run finds them above everybody else', async () => {
  const one = {
    id,
    email: 'ada@example.org',
    full_name: 'Ada Birch',
    status: 'active',
    rights: 'owner',
    last_used_time: time,
  } as const
  const show = async (operators: (typeof one)[], rights: 'owner' | 'moderator') => {
    const page = renderPage('/admin/users', { user: sampleUser({ role: 'admin', rights }) })
    answer(viewOverview, quietOverview)
    answer(listUsers, { users: [], has_more: false, is_cut: false })
    answer(listOperators, { operators })
    await page.screen.findByText('Nobody matches your search')
    return page
  }
  const owner = await show([one], 'owner')
  expect(await owner.screen.findByRole('link', { name: 'Ada Birch' })).toHaveAttribute('href', `/admin/users/${id}`)
  owner.unmount()
  const moderator = await show([one], 'moderator')
  expect(moderator.screen.queryByRole('link', { name: 'Ada Birch' })).toBeNull()
})

test('a failed action shows its message and changes nothing', async () => {
  const { screen, person } = await open()
  answer(mailNewPassword, () => failure('user/is-disabled'))
  await person.click(screen.getByRole('button', { name: 'Send a link for a new password' }))
  expect(await screen.findByText('This account has been disabled. Enable it first.')).toBeVisible()
})

test('logs out one device of a user, and leaves the others', async () => {
  const { screen, person } = await open()
  const ended = answer(endSessionOf, { ...account, sessions: [phone] })
  await person.click(screen.getByRole('button', { name: 'Log out Safari on iPad' }))
  await waitFor(() => expect(screen.queryByText('Safari on iPad')).not.toBeInTheDocument())
  expect(ended.map(({ url }) => url.pathname)).toEqual([`/api/admin/users/${id}/sessions/${tablet.id}`])
  expect(screen.getByRole('heading', { name: 'Devices logged in' })).toHaveFocus()
  expect(screen.getByRole('button', { name: 'Log out Chrome on Android' })).toBeVisible()
  answer(viewAccount, { ...account, sessions: [] })
  answer(endSessionOf, () => failure('not-found'))
  await person.click(screen.getByRole('button', { name: 'Log out Chrome on Android' }))
  expect(await screen.findByText('That device had already been logged out.')).toBeVisible()
  expect(await screen.findByText('No device is logged in to this account.')).toBeVisible()
})

test('operators cannot disable themselves; only an unconfirmed account gets its confirmation again', async () => {
  const own = await open({ is_own: true })
  expect(own.screen.queryByRole('button', { name: 'Disable the account' })).not.toBeInTheDocument()
  expect(own.screen.queryByRole('button', { name: 'Send the confirmation again' })).not.toBeInTheDocument()
  own.unmount()
  const { screen } = await open({ status: 'not-active' })
  expect(screen.getByRole('button', { name: 'Send the confirmation again' })).toBeVisible()
})

test('the list searches from three letters on, and says when there are more matches than it shows', async () => {
  const { screen, person, at } = renderPage('/admin/users', { user: sampleUser({ role: 'admin' }) })
  answer(viewOverview, quietOverview)
  const { email, full_name, role, status, create_time } = account
  const summary = { id, email, full_name, role, status, create_time, school: 'Hill Lane Primary School' }
  const asked = answer(listUsers, { users: [summary], has_more: true, is_cut: true })
  expect(await screen.findByRole('link', { name: /^Ada Birch/ })).toHaveAttribute('href', `/admin/users/${id}`)
  expect(screen.getByText('Many accounts match. Type more letters to narrow them down.')).toBeVisible()
  await person.type(screen.getByRole('searchbox'), 'ad{Enter}')
  expect(await screen.findByText('Type at least 3 letters.')).toBeVisible()
  expect(asked).toHaveLength(1)
  await person.type(screen.getByRole('searchbox'), 'a{Enter}')
  await person.click(await screen.findByRole('button', { name: 'Next page' }))
  expect(at()).toBe('/admin/users?q=ada&page=2')
})

test('an owner changes what another operator may do', async () => {
  const { screen, person } = await open({ role: 'admin', rights: 'support', school: null })
  const form = within(screen.getByRole('group', { name: 'What Ada Birch may do' }))
  expect(form.getByRole('radio', { name: /^Support/ })).toBeChecked()
  const sent = answer(changeRights, { ...account, role: 'admin', rights: 'moderator', school: null })
  await person.click(form.getByRole('radio', { name: /^Moderator/ }))
  await person.click(screen.getByRole('button', { name: 'Save the rights' }))
  expect(await screen.findByText('The rights have been saved. We will tell Ada Birch by e-mail.')).toBeVisible()
  expect(sent.map(({ body }) => body)).toEqual([{ rights: 'moderator' }])
})

test('an operator for support can help, but neither disable an account nor change rights', async () => {
  const rights = { role: 'admin', rights: 'support' } as const
  const { screen } = await open({ ...rights, school: null }, sampleUser(rights))
  expect(screen.getByRole('button', { name: 'Send a link for a new password' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Disable the account' })).toBeNull()
  expect(screen.queryByRole('radio')).toBeNull()
  expect(screen.getByText('Support.')).toBeVisible()
})

test('an operator with more rights than the one who looks can only be looked at', async () => {
  const { screen } = await open(
    { role: 'admin', rights: 'owner', school: null, bounce },
    sampleUser({ role: 'admin', rights: 'moderator' }),
  )
  expect(screen.getByText(/^This operator has more rights than you\./)).toBeVisible()
  expect(screen.getByText('Safari on iPad')).toBeVisible()
  for (const name of [/new password/, /Disable/, /Remove the mark/, /Log out Safari/])
    expect(screen.queryByRole('button', { name })).toBeNull()
})

test('only a moderator removes the second step of somebody', async () => {
  const seen = async (rights: 'support' | 'moderator') => {
    const { screen, unmount } = await open({ has_app: true }, sampleUser({ role: 'admin', rights }))
    const count = screen.queryAllByRole('button', { name: 'Remove the second step' }).length
    unmount()
    return count
  }
  expect(await seen('support')).toBe(0)
  expect(await seen('moderator')).toBe(1)
})

test('a page that needs more rights says who can give them', async () => {
  const { screen } = renderPage('/admin/audit', { user: sampleUser({ role: 'admin', rights: 'editor' }) })
  answer(viewOverview, quietOverview)
  expect(await screen.findByRole('heading', { level: 1, name: 'Your account cannot open this page' })).toBeVisible()
  expect(screen.getByText(/An owner of the portal can give them to you/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Go to Today' })).toBeVisible()
})

test('the list of operators names what each may do', async () => {
  const { screen } = renderPage('/admin/operators', { user: sampleUser({ role: 'admin' }) })
  answer(viewOverview, quietOverview)
  answer(listOperators, {
    operators: [
      { id, email: 'ada@example.org', full_name: 'Ada Birch', status: 'active', rights: 'owner', last_used_time: time },
      {
        id: tablet.id,
        email: 'b@example.org',
        full_name: '',
        status: 'disabled',
        rights: 'editor',
        last_used_time: '',
      },
    ],
  })
  const owner = await screen.findByRole('link', { name: /Ada Birch/ })
  expect(owner).toHaveAttribute('href', `/admin/users/${id}`)
  expect(owner.closest('li')).toHaveTextContent('Owner')
  expect(screen.getByRole('link', { name: /b@example.org/ }).closest('li')).toHaveTextContent(
    /Editor.*Disabled.*Not logged in/,
  )
})
