import { waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { listSessions, logoutEverywhere, revokeSession, type Session } from '#contract/accounts.ts'
import { listPasskeys } from '#contract/passkeys.ts'
import { viewSecondStep } from '#contract/second-step.ts'
import { answer, answerLater, failure } from '../../testing/fake-api.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { noSecondStep, sampleStaff, sampleUser } from '../../testing/samples.ts'

const here: Session = {
  id: '0b7e6d5e-1c1b-4a41-8f0d-3f1f0a9d5b01',
  device: 'Chrome on Chrome OS',
  create_time: '2026-11-20T08:00:00.000Z',
  last_used_time: '2026-11-20T10:00:00.000Z',
  is_current: true,
}
const iPad: Session = {
  ...here,
  id: '0b7e6d5e-1c1b-4a41-8f0d-3f1f0a9d5b02',
  device: 'Safari on iPad',
  is_current: false,
}

function open(sessions: Session[] = [here, iPad]) {
  const page = renderPage('/profile/settings', { user: sampleUser() })
  answer(viewSecondStep, noSecondStep)
  answer(listPasskeys, [])
  answer(listSessions, sessions)
  return page
}

test('lists the devices, marks this one, and logs another out', async () => {
  const { screen, person } = open()
  const row = (await screen.findByText('Chrome on Chrome OS')).closest('li')
  expect(within(row as HTMLElement).getByText('This device')).toBeVisible()
  const revoked = answer(revokeSession, {})
  const button = screen.getByRole('button', { name: 'Log out Safari on iPad' })
  answer(viewSecondStep, noSecondStep)
  answer(listPasskeys, [])
  answer(listSessions, [here])
  await person.click(button)
  await waitFor(() => expect(screen.queryByText('Safari on iPad')).not.toBeInTheDocument())
  expect(revoked.map(({ url }) => url.pathname)).toEqual([`/api/user/sessions/${iPad.id}`])
  expect(screen.getByRole('heading', { name: 'Where you are logged in' })).toHaveFocus()
})

test('logs out everywhere after confirmation', async () => {
  const { screen, person, at } = open()
  const received = answer(logoutEverywhere, {})
  await person.click(await screen.findByRole('button', { name: 'Log out everywhere' }))
  const dialog = screen.getByRole('dialog', { name: 'Log out everywhere?' })
  expect(received).toEqual([])
  await person.click(within(dialog).getByRole('button', { name: 'Log out everywhere' }))
  await waitFor(() => expect(at()).toBe('/login'))
  expect(received).toHaveLength(1)
})

test('the button that logs out everywhere comes with the list, which would move it from under the pointer', async () => {
  const { screen } = open()
  const { release } = answerLater(listSessions, [here])
  await screen.findByRole('heading', { name: 'Where you are logged in' })
  expect(screen.queryByRole('button', { name: 'Log out everywhere' })).toBeNull()
  release()
  expect(await screen.findByRole('button', { name: 'Log out everywhere' })).toBeVisible()
})

test('offers a retry when the list fails to load', async () => {
  const { screen, person } = open()
  answer(viewSecondStep, noSecondStep)
  answer(listPasskeys, [])
  answer(listSessions, () => failure('internal'))
  const again = await screen.findByRole('button', { name: 'Try again' })
  answer(viewSecondStep, noSecondStep)
  answer(listPasskeys, [])
  answer(listSessions, [here])
  await person.click(again)
  expect(await screen.findByText('Chrome on Chrome OS')).toBeVisible()
})

test('leads staff of approved schools to what their school has done', async () => {
  const { screen } = renderPage('/profile/settings', { user: sampleStaff('approved') })
  answer(viewSecondStep, noSecondStep)
  answer(listPasskeys, [])
  answer(listSessions, [here])
  const link = await screen.findByRole('link', { name: 'See and print what your school has done here' })
  expect(link).toHaveAttribute('href', '/your-school')
})

test('shows everybody else no link to the figures of a school', async () => {
  const { screen } = renderPage('/profile/settings', { user: sampleStaff('pending') })
  answer(viewSecondStep, noSecondStep)
  answer(listPasskeys, [])
  answer(listSessions, [here])
  expect(await screen.findByText('Chrome on Chrome OS')).toBeVisible()
  expect(screen.queryByRole('link', { name: /your school has done/ })).toBeNull()
})

test('the ways to log in are one line, which opens', async () => {
  const { screen, person } = open()
  answer(listPasskeys, [
    {
      id: '0b7e6d5e-1c1b-4a41-8f0d-3f1f0a9d5b03',
      name: 'My phone',
      create_time: here.create_time,
      last_used_time: '',
      is_current: false,
    },
  ])
  const line = await screen.findByText('Password and a passkey')
  expect(screen.getByText('Authenticator app')).not.toBeVisible()
  await person.click(line)
  expect(screen.getByText('Authenticator app')).toBeVisible()
  expect(screen.getByRole('link', { name: 'How you log in' })).toHaveAttribute('href', '#log-in')
})
