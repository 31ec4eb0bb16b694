import { expect, test } from 'vitest'
import { listAddedLately, resetPassword } from '#contract/accounts.ts'
import { answer, failure } from '../../testing/fake-api.ts'
import { renderPage } from '../../testing/render-page.tsx'

const day = '2026-11-20T10:00:00.000Z'
const added = [
  { id: '0b9f6a52-6f0e-4d5f-9a39-3f7a4c8d1100', kind: 'passkey', name: 'My phone', create_time: day },
  { id: '0b9f6a52-6f0e-4d5f-9a39-3f7a4c8d1101', kind: 'sign-in', name: 'Google a@b.example', create_time: day },
] as const

async function open(lately: readonly (typeof added)[number][] = []) {
  answer(listAddedLately, [...lately])
  const page = renderPage('/reset-password?token=a-token')
  const password = await page.screen.findByLabelText('New password')
  return { ...page, password, submit: page.screen.getByRole('button', { name: 'Save the new password' }) }
}

test('opening the link sends nothing; the button resets the password and leads to the log-in page', async () => {
  const { password, submit, person, screen, at } = await open()
  const received = answer(resetPassword, {})
  expect(received).toEqual([])
  expect(password).toHaveAccessibleDescription('At least 7 characters with a number, a capital and a symbol.')
  await person.type(password, 'Six-teen16')
  await person.click(submit)
  expect(await screen.findByRole('heading', { level: 1, name: 'Log in' })).toBeVisible()
  expect(at()).toBe('/login')
  expect(received.map(({ body }) => body)).toEqual([{ token: 'a-token', password: 'Six-teen16', keep: [] }])
})

test('refuses fewer than six characters without sending anything', async () => {
  const { password, submit, person } = await open()
  const received = answer(resetPassword, {})
  await person.type(password, 'short')
  await person.click(submit)
  expect(password).toHaveAccessibleDescription(/Password is required and should be more then 6 characters$/)
  expect(received).toEqual([])
})

test('reports a common password at the field', async () => {
  const { password, submit, person, screen } = await open()
  answer(resetPassword, () => failure('account/password-common'))
  await person.type(password, 'password1')
  await person.click(submit)
  await screen.findByRole('heading', { name: 'There is a problem' })
  expect(password).toHaveAccessibleDescription(/That password is too easy to guess/)
})

test('an expired link offers a new one', async () => {
  const { password, submit, person, screen } = await open()
  answer(resetPassword, () => failure('account/link-expired'))
  await person.type(password, 'Six-teen16')
  await person.click(submit)
  await screen.findByRole('heading', { level: 1, name: 'This link no longer works' })
  expect(screen.getAllByText('This link has expired or has already been used. Ask for a new one.')[0]).toBeVisible()
  expect(screen.getByRole('link', { name: 'Ask for a new link' })).toHaveAttribute('href', '/forget-password')
})

test('what was added lately is ticked for removal, and stays if it is unticked', async () => {
  const { password, submit, person, screen } = await open(added)
  const received = answer(resetPassword, {})
  const boxes = screen.getAllByRole('checkbox')
  expect(boxes).toHaveLength(2)
  for (const box of boxes) expect(box).toBeChecked()
  await person.click(screen.getByRole('checkbox', { name: /^Passkey My phone, added 20 Nov 2026/ }))
  await person.type(password, 'Six-teen16')
  await person.click(submit)
  await screen.findByRole('heading', { level: 1, name: 'Log in' })
  expect(received.map(({ body }) => body)).toEqual([{ token: 'a-token', password: 'Six-teen16', keep: [added[0].id] }])
})

test('a link that has expired says so before anything is typed, and a fault can be tried again', async () => {
  answer(listAddedLately, () => failure('internal'))
  const { screen, person } = renderPage('/reset-password?token=a-token')
  const retry = await screen.findByRole('button', { name: 'Try again' })
  expect(screen.queryByLabelText('New password')).toBeNull()
  answer(listAddedLately, () => failure('account/link-expired'))
  await person.click(retry)
  await screen.findByRole('heading', { level: 1, name: 'This link no longer works' })
})
