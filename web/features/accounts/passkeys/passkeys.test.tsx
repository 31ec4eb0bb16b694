import { waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { listSessions } from '#contract/accounts.ts'
import {
  beginPasskey,
  declinePasskey,
  listPasskeys,
  type Passkey,
  removePasskey,
  renamePasskey,
  viewPasskeyOffer,
} from '#contract/passkeys.ts'
import { listResources } from '#contract/resources.ts'
import { viewSecondStep } from '#contract/second-step.ts'
import { answer, failure } from '../../../testing/fake-api.ts'
import { renderPage } from '../../../testing/render-page.tsx'
import { noSecondStep, sampleStaff, sampleUser } from '../../../testing/samples.ts'

afterEach(() => vi.unstubAllGlobals())

const phone: Passkey = {
  id: '0b7e6d5e-1c1b-4a41-8f0d-3f1f0a9d5b01',
  name: 'My phone',
  create_time: '2026-11-20T08:00:00.000Z',
  last_used_time: '',
  is_current: false,
}

async function open(passkeys: Passkey[] = [phone]) {
  const { screen, person } = renderPage('/profile/settings', { user: sampleUser() })
  vi.stubGlobal('PublicKeyCredential', class {})
  answer(listSessions, [])
  answer(viewSecondStep, noSecondStep)
  answer(listPasskeys, passkeys)
  await person.click(await screen.findByText(/^Change the password, address/))
  await screen.findByRole('button', { name: 'Add a passkey' })
  return { screen, person }
}

test('nobody is led to add a passkey on a device that others use', async () => {
  const { screen, person } = await open([])
  const received = answer(beginPasskey, () => failure('account/wrong-password'))
  await person.click(screen.getByRole('button', { name: 'Add a passkey' }))
  const dialog = within(screen.getByRole('dialog'))
  await person.click(dialog.getByRole('button', { name: 'Create the passkey' }))
  expect(dialog.getAllByText('Say who can unlock this device.')[0]).toBeVisible()
  await person.click(dialog.getByRole('radio', { name: /Other people too/ }))
  expect(dialog.getByText('Do not add a passkey here')).toBeVisible()
  expect(dialog.queryByRole('button', { name: 'Create the passkey' })).toBeNull()
  await person.click(dialog.getByRole('radio', { name: 'Only me' }))
  await person.type(dialog.getByLabelText('Current password'), 'a wrong one')
  await person.click(dialog.getByRole('button', { name: 'Create the passkey' }))
  await waitFor(() =>
    expect(dialog.getByLabelText('Current password')).toHaveAccessibleDescription('The password is incorrect.'),
  )
  expect(received.map(({ body }) => body)).toEqual([{ own_device: true, current_password: 'a wrong one' }])
})

test('a passkey is renamed, and removed with the password', async () => {
  const { screen, person } = await open()
  expect(screen.getByText(/Not used yet/)).toBeVisible()
  const renamed = answer(renamePasskey, {})
  await person.click(screen.getByRole('button', { name: 'Rename My phone' }))
  const name = screen.getByLabelText('Name of the passkey')
  await person.clear(name)
  await person.type(name, 'Old phone')
  answer(listPasskeys, [{ ...phone, name: 'Old phone' }])
  await person.click(screen.getByRole('button', { name: 'Save the name' }))
  await person.click(await screen.findByRole('button', { name: 'Remove Old phone' }))
  expect(renamed.map(({ body }) => body)).toEqual([{ name: 'Old phone' }])
  const removed = answer(removePasskey, {})
  answer(listPasskeys, [])
  await person.type(screen.getByLabelText('Current password'), 'my password')
  await person.click(screen.getByRole('button', { name: 'Remove the passkey' }))
  await waitFor(() => expect(screen.queryByText('Old phone')).not.toBeInTheDocument())
  expect(removed.map(({ body }) => body)).toEqual([{ current_password: 'my password' }])
})

test('the home page asks staff whether they want a passkey, and takes no for an answer', async () => {
  const { screen, person } = renderPage('/', { user: sampleStaff('approved') })
  vi.stubGlobal('PublicKeyCredential', class {})
  answer(listResources, [])
  answer(viewPasskeyOffer, { is_offered: true })
  const declined = answer(declinePasskey, {})
  await screen.findByRole('heading', { name: 'Log in without your password' })
  await person.click(screen.getByRole('button', { name: 'Not now' }))
  await waitFor(() => expect(screen.queryByText('Log in without your password')).not.toBeInTheDocument())
  expect(declined).toHaveLength(1)
})
