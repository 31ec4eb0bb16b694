import { fireEvent, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { login } from '#contract/accounts.ts'
import { viewOverview } from '#contract/overview.ts'
import { answer, answerLater, failure, ok } from '../../testing/fake-api.ts'
import { renderPage, signIn } from '../../testing/render-page.tsx'
import { quietOverview, sampleStaff, sampleUser } from '../../testing/samples.ts'

async function open(path = '/login') {
  const page = renderPage(path)
  await page.screen.findByRole('heading', { level: 1, name: 'Log in' })
  const email = page.screen.getByLabelText('E-mail address')
  const password = page.screen.getByLabelText('Password')
  const submit = page.screen.getByRole('button', { name: 'Log in' })
  return { ...page, email, password, submit }
}

/** The server sets the cookie in its response. */
const acceptAs = (user = sampleUser()) =>
  answer(login, () => {
    signIn(user)
    return ok({ auth_key: 'sample-key', user })
  })

test('redirects to the page that was asked for', async () => {
  const { email, password, submit, person, at, screen } = await open('/login?next=%2Fprofile%2Fsettings')
  const received = acceptAs()
  await person.type(email, 'ada@example.org')
  await person.type(password, 'a good password{Enter}')
  expect(await screen.findByRole('heading', { level: 1, name: 'Settings' })).toBeVisible()
  expect(at()).toBe('/profile/settings')
  expect(received.map(({ body }) => body)).toEqual([{ email: 'ada@example.org', password: 'a good password' }])
  expect(submit).not.toBeInTheDocument()
})

test('a form that is sent again while it is under way is sent once', async () => {
  const { email, password, submit, person, screen } = await open()
  const { received, release } = answerLater(login, () => failure('account/wrong-credentials'))
  await person.type(email, 'ada@example.org')
  await person.type(password, 'a good password{Enter}{Enter}')
  // As password managers do, past the busy button.
  const { form } = submit as HTMLButtonElement
  form?.requestSubmit()
  release()
  await screen.findAllByText('The e-mail address or password is incorrect.')
  expect(received).toHaveLength(1)
})

test('takes staff of a pending school to the page about its verification', async () => {
  const { email, password, person, at, screen } = await open('/login?next=%2Fresources')
  acceptAs(sampleStaff('pending'))
  await person.type(email, 'ada@example.org')
  await person.type(password, 'a good password{Enter}')
  await screen.findByRole('heading', { level: 1, name: 'We are checking your school' })
  expect(at()).toBe('/school-pending')
})

test('takes operators to their console, unless they asked for another page', async () => {
  const { email, password, person, at, screen } = await open()
  answer(viewOverview, quietOverview)
  acceptAs(sampleUser({ role: 'admin' }))
  await person.type(email, 'ada@example.org')
  await person.type(password, 'a good password{Enter}')
  await screen.findByRole('heading', { level: 1, name: 'Today' })
  expect(at()).toBe('/admin')
})

test('sends nothing until both fields are filled; errors show at the fields and in a focused summary', async () => {
  const { email, submit, person, screen } = await open()
  const received = acceptAs()
  await person.click(submit)
  const summary = await screen.findByRole('alert')
  expect(summary).toHaveFocus()
  expect(summary).toHaveTextContent('Enter your e-mail address.Enter your password.')
  expect(email).toHaveAccessibleDescription('Enter your e-mail address.')
  expect(email).toBeInvalid()
  expect(received).toEqual([])
})

test('shows the server’s message in the form and as a toast, and keeps the e-mail address after a reload', async () => {
  const { email, password, submit, person, screen, unmount } = await open()
  answer(login, () => failure('account/wrong-credentials'))
  await person.type(email, 'ada@example.org')
  await person.type(password, 'wrong')
  await person.click(submit)
  expect(await screen.findAllByText('The e-mail address or password is incorrect.')).not.toHaveLength(0)
  expect(screen.getByRole('heading', { name: 'There is a problem' }).parentElement).toHaveFocus()
  expect(password).toHaveValue('wrong')
  unmount()
  const again = await open()
  expect(again.email).toHaveValue('ada@example.org')
  expect(again.password).toHaveValue('')
})

test('a new attempt takes the toast of the one before away', async () => {
  const { email, password, submit, person, screen } = await open()
  answer(login, () => failure('account/wrong-credentials'))
  await person.type(email, 'ada@example.org')
  await person.type(password, 'wrong')
  await person.click(submit)
  const toasts = () => [...document.querySelectorAll('.Toastify__toast')]
  await waitFor(() => expect(toasts()).toHaveLength(1))
  answerLater(login, () => failure('account/wrong-credentials'))
  await person.click(submit)
  await waitFor(() => {
    // jsdom plays no animations: this ends that of the toast on its way out.
    for (const toast of toasts()) fireEvent.animationEnd(toast)
    expect(toasts()).toHaveLength(0)
  })
  expect(screen.getByRole('button', { name: 'Logging in…' })).toBeVisible()
})

test('says what to do when the portal cannot be reached', async () => {
  const { email, password, submit, person, screen } = await open()
  answer(login, () => {
    throw new TypeError('Failed to fetch')
  })
  await person.type(email, 'ada@example.org')
  await person.type(password, 'a good password')
  await person.click(submit)
  expect(await screen.findAllByText(/We could not reach the portal \(Failed to fetch\)/)).not.toHaveLength(0)
})

test('shows the password on demand', async () => {
  const { password, person, screen } = await open()
  expect(password).toHaveAttribute('type', 'password')
  await person.click(screen.getByRole('button', { name: 'Show password' }))
  expect(password).toHaveAttribute('type', 'text')
})
