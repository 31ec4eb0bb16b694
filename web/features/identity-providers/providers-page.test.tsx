import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import {
  createIdentityProvider,
  deleteIdentityProvider,
  type IdentityProvider,
  listIdentityProviders,
  presetIssuers,
  updateIdentityProvider,
} from '#contract/identity-providers.ts'
import { answer, failure } from '../../testing/fake-api.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { sampleUser } from '../../testing/samples.ts'

const owner = sampleUser({ role: 'admin' })
const callback = 'https://books.example.org/api/auth/callback'
const google: IdentityProvider = {
  id: '0b7e6d5e-1c1b-4a41-8f0d-3f1f0a9d5b0a',
  preset: 'google',
  issuer: presetIssuers.google,
  client_id: 'portal',
  label: 'Google',
  has_secret: true,
  accounts: 3,
  create_time: '2026-11-20T08:00:00.000Z',
}

test('adds a service, which is asked first whether it is there', async () => {
  answer(listIdentityProviders, { providers: [], callback })
  const { person } = renderPage('/admin/log-in', { user: owner })
  expect(await screen.findByText('No services yet')).toBeVisible()
  expect(screen.getByText(callback)).toBeVisible()
  await person.click(screen.getByRole('button', { name: 'Add a service' }))
  await person.selectOptions(screen.getByLabelText('Service'), 'Another service')
  await person.type(screen.getByLabelText('Issuer'), 'https://id.example.org')
  await person.type(screen.getByLabelText('Button label'), 'Wren Trust')
  await person.type(screen.getByLabelText('Client ID'), 'portal')
  await person.type(screen.getByLabelText('Client secret'), 'a secret')
  answer(createIdentityProvider, () => failure('identity-provider/away', { issuer: 'Nothing answered.' }))
  await person.click(screen.getByRole('button', { name: 'Add it' }))
  expect(await screen.findByLabelText('Issuer')).toHaveAccessibleDescription(/Nothing answered/)
  const wren = { ...google, preset: 'generic' as const, label: 'Wren Trust', accounts: 0 }
  const added = answer(createIdentityProvider, wren)
  answer(listIdentityProviders, { providers: [wren], callback })
  await person.click(screen.getByRole('button', { name: 'Add it' }))
  expect(await screen.findByText('The log-in page now says “Continue with Wren Trust”.')).toBeVisible()
  expect(added[0]?.body).toEqual({
    preset: 'generic',
    issuer: 'https://id.example.org',
    label: 'Wren Trust',
    client_id: 'portal',
    client_secret: 'a secret',
  })
})

test('changes one without its secret, and says what removing it does', async () => {
  answer(listIdentityProviders, { providers: [google], callback })
  const { person } = renderPage('/admin/log-in', { user: owner })
  await person.click(await screen.findByRole('button', { name: 'Change Google' }))
  const changes = answer(updateIdentityProvider, { ...google, label: 'Google Workspace' })
  const dialog = within(await screen.findByRole('dialog', { name: 'Change Google' }))
  await person.type(dialog.getByLabelText('Button label'), ' Workspace{Enter}')
  expect(await screen.findByText('Google Workspace has been saved.')).toBeVisible()
  expect(changes[0]?.body).toEqual({ label: 'Google Workspace', client_id: 'portal', client_secret: '' })

  await person.click(screen.getByRole('button', { name: 'Remove Google' }))
  const removal = within(await screen.findByRole('dialog', { name: 'Remove Google?' }))
  expect(removal.getByText(/3 accounts will be unlinked/)).toBeVisible()
  const removed = answer(deleteIdentityProvider, {})
  answer(listIdentityProviders, { providers: [], callback })
  await person.click(removal.getByRole('button', { name: 'Remove Google' }))
  expect(await screen.findByText('No services yet')).toBeVisible()
  expect(removed).toHaveLength(1)
})

test('says when a restore has lost a secret, and offers a retry when loading fails', async () => {
  answer(listIdentityProviders, () => failure('internal'))
  const { person } = renderPage('/admin/log-in', { user: owner })
  expect(await screen.findByText('We could not load the services')).toBeVisible()
  answer(listIdentityProviders, { providers: [{ ...google, has_secret: false }], callback })
  await person.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText(/client secret was not in the backup/)).toBeVisible()
})
