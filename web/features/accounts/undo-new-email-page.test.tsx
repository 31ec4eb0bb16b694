import { expect, test } from 'vitest'
import { listAddedLately, resetPassword } from '#contract/accounts.ts'
import { undoNewEmail } from '#contract/membership.ts'
import { answer, failure } from '../../testing/fake-api.ts'
import { renderPage } from '../../testing/render-page.tsx'

const button = { name: 'Take my account back' }

async function open(path = '/undo-new-email?token=a-token') {
  const page = renderPage(path)
  await page.screen.findByRole('heading', { level: 1 })
  return page
}

test('opening the link changes nothing; the button restores the account and asks for a new password', async () => {
  const { screen, person, at } = await open()
  answer(listAddedLately, [])
  const undone = answer(undoNewEmail, { email: 'ada@example.org', reset_token: 'a-reset-token' })
  expect(undone).toEqual([])
  await person.click(screen.getByRole('button', button))
  await screen.findByRole('heading', { level: 1, name: 'You have your account back' })
  expect(undone.map(({ body }) => body)).toEqual([{ token: 'a-token' }])
  expect(screen.getByText('ada@example.org')).toBeVisible()
  const reset = answer(resetPassword, {})
  await person.type(await screen.findByLabelText('New password'), 'Six-teen16')
  await person.click(screen.getByRole('button', { name: 'Save the new password' }))
  await screen.findByRole('heading', { level: 1, name: 'Log in' })
  expect(at()).toBe('/login')
  expect(reset.map(({ body }) => body)).toEqual([{ token: 'a-reset-token', password: 'Six-teen16', keep: [] }])
})

test('an expired link offers our contact page; so does an address without a token', async () => {
  const { screen, person, unmount } = await open()
  answer(undoNewEmail, () => failure('account/link-expired'))
  await person.click(screen.getByRole('button', button))
  await screen.findByRole('heading', { level: 1, name: 'This link no longer works' })
  expect(screen.getByRole('link', { name: 'Write to us' })).toHaveAttribute('href', '/contact')
  unmount()
  const bare = await open('/undo-new-email')
  expect(bare.screen.queryByRole('button', button)).not.toBeInTheDocument()
})

test('a failure shows its message and can be retried', async () => {
  const { screen, person } = await open()
  answer(undoNewEmail, () => failure('account/address-taken'))
  await person.click(screen.getByRole('button', button))
  expect(await screen.findByText(/Another account now uses that address/)).toBeVisible()
  answer(undoNewEmail, () => failure('account/disabled'))
  await person.click(screen.getByRole('button', button))
  expect(await screen.findByText(/This account has been disabled/)).toBeVisible()
})

test('offers a link when the time for the new password has run out', async () => {
  const { screen, person } = await open()
  answer(listAddedLately, [])
  answer(undoNewEmail, { email: 'ada@example.org', reset_token: 'a-reset-token' })
  await person.click(screen.getByRole('button', button))
  answer(resetPassword, () => failure('account/link-expired'))
  await person.type(await screen.findByLabelText('New password'), 'Six-teen16')
  await person.click(screen.getByRole('button', { name: 'Save the new password' }))
  expect(await screen.findByRole('link', { name: 'Ask for a link' })).toHaveAttribute('href', '/forget-password')
})
