import { waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { type User, viewUser } from '#contract/accounts.ts'
import { confirmEmail, confirmNewEmail, correctEmail, resendConfirmation } from '#contract/membership.ts'
import { listResources } from '#contract/resources.ts'
import { viewVerification } from '#contract/schools.ts'
import { answer, failure, ok } from '../../../testing/fake-api.ts'
import { renderPage, signIn } from '../../../testing/render-page.tsx'
import { sampleStaff, sampleUser, sampleVerification } from '../../../testing/samples.ts'

const unconfirmed = sampleUser({ status: 'not-active', emailVerified: false, isVerified: false })
const button = { name: 'Confirm my address' }

/** The server logs in the person who confirms, and answers the account as it is then. */
function confirms(user: User) {
  return answer(confirmEmail, () => {
    signIn(user)
    return ok({ auth_key: 'sample-key', user })
  })
}

test('opening the link confirms nothing; the button does, where somebody signed up, and goes on from there', async () => {
  const { screen, person, at } = renderPage('/confirm-email?token=a-token', { user: unconfirmed })
  const received = confirms(sampleUser())
  const confirm = await screen.findByRole('button', button)
  expect(screen.queryByLabelText('Password')).not.toBeInTheDocument()
  expect(received).toEqual([])
  await person.click(confirm)
  expect(await screen.findByText('Thank you. Your account is ready.')).toBeVisible()
  expect(received.map(({ body }) => body)).toEqual([{ token: 'a-token' }])
  expect(at()).toBe('/confirm-email?token=a-token')
  expect(screen.queryByText(/log in again there/)).not.toBeInTheDocument()
})

test('on another device the password of the sign-up confirms, and logs in', async () => {
  const { screen, person } = renderPage('/confirm-email?token=a-token')
  answer(confirmEmail, () => failure('account/wrong-password'))
  await screen.findByText(/You are not logged in here. Enter the password that you chose/)
  const confirm = screen.getByRole('button', button)
  const password = screen.getByLabelText('Password')
  await person.click(confirm)
  expect(password).toHaveAccessibleDescription('Enter your password.')
  await person.type(password, 'not the password')
  await person.click(confirm)
  await waitFor(() => expect(password).toHaveAccessibleDescription('The password is incorrect.'))
  const received = confirms(sampleUser())
  await person.click(confirm)
  expect(await screen.findByText('Thank you. Your account is ready.')).toBeVisible()
  expect(screen.getByText(/If you signed up on another device, log in again there/)).toBeVisible()
  expect(received.map(({ body }) => body)).toEqual([{ token: 'a-token', current_password: 'not the password' }])
})

test('whoever did not choose that password chooses one', async () => {
  const { screen, person } = renderPage('/confirm-email?token=a-token')
  await person.click(await screen.findByRole('button', { name: 'Choose a new password' }))
  const confirm = screen.getByRole('button', { name: 'Save it and confirm my address' })
  const password = screen.getByLabelText('New password')
  await person.type(password, 'short')
  await person.click(confirm)
  expect(password).toHaveAccessibleDescription(/should be more then 6 characters$/)
  answer(confirmEmail, () => failure('account/password-common'))
  await person.type(password, ' password')
  await person.click(confirm)
  await waitFor(() => expect(password).toHaveAccessibleDescription(/too easy to guess/))
  const received = confirms(sampleUser())
  await person.click(confirm)
  expect(await screen.findByText('Thank you. Your account is ready.')).toBeVisible()
  expect(received.map(({ body }) => body)).toEqual([{ token: 'a-token', password: 'short password' }])
})

test('a browser in which somebody else is logged in is asked for the password too', async () => {
  const { screen, person } = renderPage('/confirm-email?token=a-token', { user: sampleUser({ id: 'another' }) })
  answer(confirmEmail, () => failure('account/password-needed'))
  await person.click(await screen.findByRole('button', button))
  expect(await screen.findByText(/You are logged in to another account here/)).toBeVisible()
  confirms(sampleUser({ email: 'owen@example.org' }))
  await person.type(screen.getByLabelText('Password'), 'the password')
  await person.click(screen.getByRole('button', button))
  expect(await screen.findByText('Thank you. Your account is ready.')).toBeVisible()
})

test('a link that died while the password was typed is said to be dead', async () => {
  const { screen, person } = renderPage('/confirm-email?token=used')
  answer(confirmEmail, () => failure('account/link-expired'))
  await person.type(await screen.findByLabelText('Password'), 'the password')
  await person.click(screen.getByRole('button', button))
  await screen.findByRole('heading', { level: 1, name: 'This link no longer works' })
  expect(screen.getByRole('link', { name: 'Log in to ask for a new link' })).toBeVisible()
})

test('a school that the register confirms is let in at once and told what was checked', async () => {
  const pending = sampleStaff('pending', { status: 'not-active', emailVerified: false })
  const { screen, person } = renderPage('/confirm-email?token=a-token', { user: pending })
  answer(confirmEmail, () => {
    const answers = [sampleStaff('pending'), sampleStaff('approved')]
    answer(viewUser, () => ok(answers.length > 1 ? answers.shift() : answers[0]))
    return ok({ auth_key: 'sample-key', user: sampleStaff('pending') })
  })
  const checked = ['The name and the postcode are those of a school of the register.']
  answer(viewVerification, sampleVerification({ status: 'approved', checked }))
  await person.click(await screen.findByRole('button', button))
  expect(await screen.findByText(/We are comparing your school/)).toBeVisible()
  expect(await screen.findByRole('heading', { level: 1, name: 'Your school is approved' })).toBeVisible()
  expect(await screen.findByText(checked[0] ?? '')).toBeVisible()
})

test('a used link offers a new one to somebody who is signed in', async () => {
  const { screen, person } = renderPage('/confirm-email?token=used', { user: unconfirmed })
  answer(confirmEmail, () => failure('account/link-expired'))
  const sent = answer(resendConfirmation, {})
  await person.click(await screen.findByRole('button', button))
  await screen.findByRole('heading', { level: 1, name: 'This link no longer works' })
  await person.click(screen.getByRole('button', { name: 'Send the link again' }))
  expect(await screen.findByText(/We have sent a new link to ada@example.org/)).toBeVisible()
  expect(sent).toHaveLength(1)
})

test('sending again has its limit, and a mistyped address is corrected', async () => {
  const { screen, person } = renderPage('/not-active', { user: unconfirmed })
  answer(listResources, [])
  answer(resendConfirmation, () => failure('request/too-many'))
  await person.click(await screen.findByRole('button', { name: 'Send the link again' }))
  expect(await screen.findByText('Too many attempts. Wait a few minutes and try again.')).toBeVisible()
  const corrected = { ...unconfirmed, email: 'ada@hilllane.sch.uk' }
  const received = answer(correctEmail, () => {
    answer(viewUser, corrected)
    return ok(corrected)
  })
  await person.click(screen.getByRole('button', { name: 'Correct the address' }))
  await person.type(screen.getByLabelText('Correct e-mail address'), 'ada@hilllane.sch.uk')
  await person.click(screen.getByRole('button', { name: 'Send the link there' }))
  expect(await screen.findByText(/We have sent a new link to ada@hilllane.sch.uk/)).toBeVisible()
  expect(screen.queryByText('Too many attempts. Wait a few minutes and try again.')).not.toBeInTheDocument()
  expect(received.map(({ body }) => body)).toEqual([{ email: 'ada@hilllane.sch.uk' }])
})

test('the link to a new address makes it count', async () => {
  const { screen, person } = renderPage('/confirm-new-email?token=a-token', { user: sampleUser() })
  answer(confirmNewEmail, () => failure('account/address-taken'))
  const confirm = await screen.findByRole('button', { name: 'Confirm my new address' })
  await person.click(confirm)
  expect(await screen.findByText(/There is already an account/)).toBeVisible()
  answer(confirmNewEmail, { auth_key: 'sample-key', user: sampleUser() })
  await person.click(confirm)
  expect(await screen.findByRole('heading', { level: 1, name: 'Your new address is confirmed' })).toBeVisible()
})

test('where nobody is logged in, a new address counts with the password of the account', async () => {
  const { screen, person } = renderPage('/confirm-new-email?token=a-token')
  const confirm = await screen.findByRole('button', { name: 'Confirm my new address' })
  answer(confirmNewEmail, () => failure('account/wrong-password', { current_password: 'The password is incorrect.' }))
  const password = screen.getByLabelText('Password')
  await person.type(password, 'the password')
  await person.click(confirm)
  await waitFor(() => expect(password).toHaveAccessibleDescription('The password is incorrect.'))
  const received = answer(confirmNewEmail, () => {
    signIn(sampleUser())
    return ok({ auth_key: 'sample-key', user: sampleUser() })
  })
  await person.click(confirm)
  expect(await screen.findByRole('heading', { level: 1, name: 'Your new address is confirmed' })).toBeVisible()
  expect(received.map(({ body }) => body)).toEqual([{ token: 'a-token', current_password: 'the password' }])
})
