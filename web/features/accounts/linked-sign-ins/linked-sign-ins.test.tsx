import { waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { listSessions } from '#contract/accounts.ts'
import {
  askToJoin,
  beginLinking,
  joinPendingSignIn,
  linkPendingSignIn,
  viewPendingSignIn,
} from '#contract/identity-providers.ts'
import { type LinkedSignIn, listLinkedSignIns, removeLinkedSignIn } from '#contract/linked-sign-ins.ts'
import { listPasskeys } from '#contract/passkeys.ts'
import { viewSecondStep } from '#contract/second-step.ts'
import { listOfferedProviders } from '#contract/sign-in-providers.ts'
import { answer, failure, ok } from '../../../testing/fake-api.ts'
import { renderPage, signIn } from '../../../testing/render-page.tsx'
import { noSecondStep, sampleStaff, sampleUser } from '../../../testing/samples.ts'

const google = { id: '0b7e6d5e-1c1b-4a41-8f0d-3f1f0a9d5b0a', preset: 'google', label: 'Google' } as const
const linked: LinkedSignIn = {
  id: '0b7e6d5e-1c1b-4a41-8f0d-3f1f0a9d5b0b',
  label: 'Google',
  name: 'a.birch@tidewell.example',
  create_time: '2026-11-20T08:00:00.000Z',
  last_used_time: '',
  is_current: false,
}

test('the log-in page has a link for each service, with the page that was wanted', async () => {
  const { screen } = renderPage('/login?next=%2Fresources')
  answer(listOfferedProviders, [google])
  const link = await screen.findByRole('link', { name: 'Continue with Google' })
  expect(link).toHaveAttribute('href', `/api/auth/providers/${google.id}/start?next=%2Fresources`)
})

test('without a service there is no button, and what went wrong is told in a sentence', async () => {
  const { screen } = renderPage('/login?problem=sign-in/personal-account')
  expect(await screen.findByRole('alert')).toHaveTextContent('That is a personal account, not a school account.')
  expect(screen.queryByRole('link', { name: /Continue with/ })).not.toBeInTheDocument()
})

test('links the account with the same address once its password is right', async () => {
  answer(viewPendingSignIn, {
    state: 'link',
    label: 'Google',
    email: 'ada@tidewell.example',
    school: '',
    is_new: false,
  })
  const { screen, person, at } = renderPage('/login/continue')
  answer(linkPendingSignIn, () => failure('account/wrong-password', { current_password: 'Your password is wrong.' }))
  await person.type(await screen.findByLabelText('Current password'), 'a guess{Enter}')
  expect(await screen.findByLabelText('Current password')).toHaveAccessibleDescription(/Your password is wrong/)
  const user = sampleUser()
  const received = answer(linkPendingSignIn, () => {
    signIn(user)
    return ok({ auth_key: 'sample-key', user })
  })
  await person.type(screen.getByLabelText('Current password'), ' better{Enter}')
  expect(await screen.findByRole('heading', { level: 1, name: /^Hello/ })).toBeVisible()
  expect([at(), received[0]?.body]).toEqual(['/', { current_password: 'a guess better' }])
})

test.each([
  ['unknown', 'We do not know this Google account yet'],
  ['none', 'Start again'],
] as const)('says what to do next: %s', async (state, heading) => {
  answer(viewPendingSignIn, { state, label: 'Google', email: '', school: '', is_new: false })
  const { screen } = renderPage('/login/continue')
  expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeVisible()
  expect(screen.getAllByRole('link', { name: /log-in page|Log in with your password/ })[0]).toBeVisible()
})

test('a teacher whose school is known by its domain is in with one press', async () => {
  const pending = { state: 'join', label: 'Google', email: 'ada@tidewell.example', is_new: true } as const
  answer(viewPendingSignIn, { ...pending, school: 'Tidewell Primary School, Tidewell' })
  const { screen, person } = renderPage('/login/continue')
  const heading = { level: 1, name: 'Do you work at Tidewell Primary School, Tidewell?' }
  expect(await screen.findByRole('heading', heading)).toBeVisible()
  const user = sampleStaff('approved')
  const received = answer(joinPendingSignIn, () => {
    signIn(user)
    return ok({ auth_key: 'sample-key', user })
  })
  await person.click(screen.getByRole('button', { name: 'Yes, I work there' }))
  expect(await screen.findByRole('heading', { level: 1, name: /^Hello/ })).toBeVisible()
  expect(received[0]?.body).toEqual({ confirmStaffMember: true })
})

test('somebody who may be a pupil is shown the way that children have', async () => {
  const pending = { state: 'pupil', label: 'Google', email: '21ada@tidewell.example', is_new: true } as const
  answer(viewPendingSignIn, { ...pending, school: 'Tidewell Primary School, Tidewell' })
  const { screen } = renderPage('/login/continue')
  expect(await screen.findByRole('link', { name: 'I have a class code' })).toHaveAttribute('href', '/read')
  expect(screen.queryByRole('button', { name: 'Yes, I work there' })).not.toBeInTheDocument()
})

test('whoever registers a school is shown the quicker way first', async () => {
  const { screen, person } = renderPage('/register')
  answer(listOfferedProviders, [google])
  await person.click(await screen.findByRole('radio', { name: /^School/ }))
  expect(await screen.findByRole('link', { name: 'Continue with Google' })).toBeVisible()
})

function openSettings(path = '/profile/settings', user = sampleUser()) {
  const page = renderPage(path, { user })
  answer(viewSecondStep, noSecondStep)
  answer(listPasskeys, [])
  answer(listSessions, [])
  return { ...page, providers: answer(listOfferedProviders, [google]) }
}

test('is linked from the settings, where the provider sends the browser back to', async () => {
  const { screen, person } = openSettings('/profile/settings?linked=Google')
  answer(listLinkedSignIns, [])
  expect(await screen.findByRole('alert')).toHaveTextContent('From now on you can log in with Google.')
  const begun = answer(beginLinking, { url: '#at-google' })
  await person.click(await screen.findByRole('button', { name: 'Link Google' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Link Google' }))
  await person.type(dialog.getByLabelText('Current password'), 'a good password{Enter}')
  await expect.poll(() => window.location.hash).toBe('#at-google')
  expect(begun[0]?.body).toEqual({ provider_id: google.id, current_password: 'a good password' })
})

test.each([
  ['operators', sampleUser({ role: 'admin' })],
  ['accounts whose address is not confirmed', sampleUser({ status: 'not-active', emailVerified: false })],
])('%s can remove what is linked, and are offered nothing to link', async (_who, user) => {
  const { screen, providers } = openSettings('/profile/settings', user)
  answer(listLinkedSignIns, [linked])
  await waitFor(() => expect(providers).not.toHaveLength(0))
  expect(await screen.findByRole('button', { name: /^Remove Google/ })).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Link Google' })).not.toBeInTheDocument()
})

test('the settings say why nothing was linked, in words for somebody who is logged in', async () => {
  const { screen } = openSettings('/profile/settings?problem=sign-in/cancelled')
  answer(listLinkedSignIns, [])
  const told = await screen.findByRole('alert')
  expect(told).toHaveTextContent('You did not finish logging in there, so nothing was linked.')
  expect(told).not.toHaveTextContent('password')
})

test('is removed in the settings, with the password', async () => {
  const { screen, person } = openSettings()
  answer(listLinkedSignIns, [linked])
  await person.click(await screen.findByRole('button', { name: 'Remove Google a.birch@tidewell.example' }))
  const removed = answer(removeLinkedSignIn, {})
  answer(listLinkedSignIns, [])
  const dialog = within(await screen.findByRole('dialog', { name: 'Remove Google?' }))
  expect(dialog.getByLabelText('Current password')).toHaveAccessibleDescription(
    /^If you never chose one, log out first/,
  )
  await person.type(dialog.getByLabelText('Current password'), 'a good password{Enter}')
  expect(await screen.findByText('You can no longer log in with Google.')).toBeVisible()
  expect(removed[0]?.body).toEqual({ current_password: 'a good password' })
  expect(screen.getByRole('heading', { name: 'How you log in' })).toHaveFocus()
})

test('a teacher of a trust asks the lead of the school that the address names', async () => {
  const pending = { state: 'ask', label: 'Google', email: 'priya.nair@dell.example', is_new: false } as const
  answer(viewPendingSignIn, { ...pending, school: 'Dell Primary School, Tidewell' })
  const { screen, person } = renderPage('/login/continue')
  const asked = answer(askToJoin, {})
  await person.click(await screen.findByRole('button', { name: 'Yes, ask them' }))
  expect(await screen.findByRole('heading', { name: 'We have asked' })).toBeVisible()
  expect(asked.map(({ body }) => body)).toEqual([{ confirmStaffMember: true }])
})
