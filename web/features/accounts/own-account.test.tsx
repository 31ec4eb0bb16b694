import { waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { listSessions } from '#contract/accounts.ts'
import { changeEmail, changePassword, deleteAccount } from '#contract/membership.ts'
import { listPasskeys } from '#contract/passkeys.ts'
import { viewSecondStep } from '#contract/second-step.ts'
import { answer, failure } from '../../testing/fake-api.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { noSecondStep, sampleUser } from '../../testing/samples.ts'

async function open(buttonName: string) {
  const { screen, person, at } = renderPage('/profile/settings', { user: sampleUser() })
  answer(viewSecondStep, noSecondStep)
  answer(listPasskeys, [])
  answer(listSessions, [])
  await person.click(await screen.findByText(/^Change the password, address/))
  await person.click(await screen.findByRole('button', { name: buttonName }))
  return { screen, person, at, dialog: within(screen.getByRole('dialog')) }
}

test('changing the password requires the old one', async () => {
  const { screen, person, dialog } = await open('Change the password')
  answer(changePassword, () => failure('account/wrong-password'))
  expect(dialog.getByLabelText('Current password')).toHaveFocus()
  const save = dialog.getByRole('button', { name: 'Save the new password' })
  await person.click(save)
  expect(dialog.getByLabelText('New password')).toHaveAccessibleDescription(/should be more then 6 characters$/)
  await person.type(dialog.getByLabelText('Current password'), 'the old one')
  await person.type(dialog.getByLabelText('New password'), 'the new one, longer')
  await person.click(save)
  await waitFor(() => expect(dialog.getByLabelText('Current password')).toHaveAccessibleDescription(/is incorrect/))
  const received = answer(changePassword, {})
  await person.click(save)
  expect(await screen.findByText(/Your password has been changed/)).toBeVisible()
  expect(received.map(({ body }) => body)).toEqual([
    { current_password: 'the old one', password: 'the new one, longer' },
  ])
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

test('the password strength shows while typing', async () => {
  const { person, dialog } = await open('Change the password')
  const field = dialog.getByLabelText('New password')
  await person.type(field, 'password1')
  expect(await dialog.findByText('Very easy to guess')).toBeVisible()
  await person.clear(field)
  await person.type(field, 'seven brass kettles hum')
  expect(await dialog.findByText('Very good')).toBeVisible()
})

test('a new e-mail address takes effect once its link has been opened', async () => {
  const { person, dialog } = await open('Change the e-mail address')
  const received = answer(changeEmail, {})
  await person.type(dialog.getByLabelText('New e-mail address'), 'ada@hilllane.sch.uk')
  await person.type(dialog.getByLabelText('Current password'), 'a good password')
  await person.click(dialog.getByRole('button', { name: 'Send the link' }))
  expect(await dialog.findByText(/We sent a link to/)).toHaveTextContent('ada@hilllane.sch.uk')
  expect(received.map(({ body }) => body)).toEqual([
    { email: 'ada@hilllane.sch.uk', current_password: 'a good password' },
  ])
})

test('deleting an account needs the password and can be undone for seven days', async () => {
  const { screen, person, dialog, at } = await open('Delete my account')
  expect(dialog.getByText(/delete your account and everything in it/)).toBeVisible()
  answer(deleteAccount, {})
  await person.type(dialog.getByLabelText('Current password'), 'a good password')
  await person.click(dialog.getByRole('button', { name: 'Delete my account' }))
  await waitFor(() => expect(at()).toBe('/login'))
  expect(await screen.findByText(/after the day named in the e-mail/)).toBeVisible()
  expect(document.cookie).not.toContain('auth_key')
})

test('users can download their data', async () => {
  const { screen } = renderPage('/profile/settings', { user: sampleUser() })
  answer(viewSecondStep, noSecondStep)
  answer(listPasskeys, [])
  answer(listSessions, [])
  expect(await screen.findByRole('link', { name: 'Download my data' })).toHaveAttribute('href', '/api/user/export')
})
