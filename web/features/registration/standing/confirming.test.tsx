import { expect, test } from 'vitest'
import { viewUser } from '#contract/accounts.ts'
import { confirmEmail, confirmNewEmail, correctEmail, resendConfirmation } from '#contract/membership.ts'
import { listResources } from '#contract/resources.ts'
import { viewVerification } from '#contract/schools.ts'
import { answer, failure, ok } from '../../../testing/fake-api.ts'
import { renderPage } from '../../../testing/render-page.tsx'
import { sampleStaff, sampleUser, sampleVerification } from '../../../testing/samples.ts'

const unconfirmed = sampleUser({ status: 'not-active', emailVerified: false, isVerified: false })
const button = { name: 'Confirm my address' }

test('opening the link confirms nothing; the button does, and a visitor may log in', async () => {
  const { screen, person } = renderPage('/confirm-email?token=a-token')
  const received = answer(confirmEmail, {})
  const confirm = await screen.findByRole('button', button)
  expect(received).toEqual([])
  await person.click(confirm)
  expect(await screen.findByRole('heading', { level: 1, name: 'Your address is confirmed' })).toBeVisible()
  expect(received.map(({ body }) => body)).toEqual([{ token: 'a-token' }])
})

test('an unconfirmed account may open the link, and goes on from there', async () => {
  const { screen, person, at } = renderPage('/confirm-email?token=a-token', { user: unconfirmed })
  answer(confirmEmail, () => {
    answer(viewUser, sampleUser())
    return ok({})
  })
  await person.click(await screen.findByRole('button', button))
  expect(await screen.findByText('Thank you. Your account is ready.')).toBeVisible()
  expect(at()).toBe('/confirm-email?token=a-token')
})

test('a school that the register confirms is let in at once and told what was checked', async () => {
  const pending = sampleStaff('pending', { status: 'not-active', emailVerified: false })
  const { screen, person } = renderPage('/confirm-email?token=a-token', { user: pending })
  answer(confirmEmail, () => {
    const answers = [sampleStaff('pending'), sampleStaff('approved')]
    answer(viewUser, () => ok(answers.length > 1 ? answers.shift() : answers[0]))
    return ok({})
  })
  const checked = ['The name and the postcode are those of a school of the register.']
  answer(viewVerification, sampleVerification({ status: 'approved', checked }))
  await person.click(await screen.findByRole('button', button))
  expect(await screen.findByText(/We are comparing your school/)).toBeVisible()
  expect(await screen.findByRole('heading', { level: 1, name: 'Your school is in' })).toBeVisible()
  expect(await screen.findByText(checked[0] ?? '')).toBeVisible()
})

test('a used link offers a new one to who is signed in', async () => {
  const { screen, person } = renderPage('/confirm-email?token=used', { user: unconfirmed })
  answer(confirmEmail, () => failure('account/link-expired'))
  const sent = answer(resendConfirmation, {})
  await person.click(await screen.findByRole('button', button))
  await screen.findByRole('heading', { level: 1, name: 'This link does not work any more' })
  await person.click(screen.getByRole('button', { name: 'Send the link again' }))
  expect(await screen.findByText(/A new link is on its way to ada@example.org/)).toBeVisible()
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
  await person.type(screen.getByLabelText('The right e-mail address'), 'ada@hilllane.sch.uk')
  await person.click(screen.getByRole('button', { name: 'Send the link there' }))
  expect(await screen.findByText(/A new link is on its way to ada@hilllane.sch.uk/)).toBeVisible()
  expect(screen.queryByText('Too many attempts. Wait a few minutes and try again.')).not.toBeInTheDocument()
  expect(received.map(({ body }) => body)).toEqual([{ email: 'ada@hilllane.sch.uk' }])
})

test('the link to a new address makes it count', async () => {
  const { screen, person } = renderPage('/confirm-new-email?token=a-token')
  answer(confirmNewEmail, () => failure('account/address-taken'))
  const confirm = await screen.findByRole('button', { name: 'Confirm my new address' })
  await person.click(confirm)
  expect(await screen.findByText(/There is already an account/)).toBeVisible()
  answer(confirmNewEmail, {})
  await person.click(confirm)
  expect(await screen.findByRole('heading', { level: 1, name: 'Your new address counts' })).toBeVisible()
})
