import { waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { viewUser } from '#contract/accounts.ts'
import { acceptInvitation, declineInvitation, joinByInvitation, openInvitation } from '#contract/invitations.ts'
import { listResources } from '#contract/resources.ts'
import { answer, failure, ok } from '../../testing/fake-api.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { sampleUser } from '../../testing/samples.ts'

const offer = {
  email: 'ada@example.org',
  school: 'Hill Lane Primary School',
  inviter: 'Priya Nair',
  role: 'parent',
  joins_account: false,
} as const

async function open() {
  const page = renderPage('/invitation?token=a-token')
  answer(openInvitation, offer)
  const submit = await page.screen.findByRole('button', { name: 'Accept the invitation' })
  return { ...page, submit, password: page.screen.getByLabelText('Password') }
}

test('shows who invites whom; accepting signs in and opens the books', async () => {
  const { screen, person, password, submit, at } = await open()
  const names = ['Priya Nair', 'Hill Lane Primary School'].map((name) => screen.getByText(name))
  expect(names.map(({ tagName }) => tagName)).toEqual(['BDI', 'BDI'])
  expect(names[0]?.parentElement).toHaveTextContent(/^Priya Nair of Hill Lane Primary School has given you access/)
  expect(screen.getByLabelText('E-mail address')).toHaveValue('ada@example.org')
  expect(password).toHaveAccessibleDescription('At least 7 characters with a number, a capital and a symbol.')
  const user = sampleUser()
  const received = answer(acceptInvitation, () => {
    // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store
    document.cookie = 'auth_key=sample-key; Path=/'
    return ok({ auth_key: 'sample-key', user })
  })
  answer(viewUser, user)
  answer(listResources, [])
  const reopened = answer(openInvitation, () => failure('invitation/gone'))
  await person.type(screen.getByLabelText('Full name'), 'Ada Birch')
  await person.type(password, 'Six-teen16')
  await person.click(screen.getByRole('checkbox'))
  await person.click(submit)
  await waitFor(() => expect(at()).toBe('/'))
  expect(received.map(({ body }) => body)).toEqual([
    { token: 'a-token', full_name: 'Ada Birch', password: 'Six-teen16', agreeTerms: true },
  ])
  expect(reopened).toEqual([])
})

test('asks for the password and the terms before sending anything', async () => {
  const { screen, person, password, submit } = await open()
  const received = answer(acceptInvitation, () => failure('internal'))
  await person.click(submit)
  expect(password).toHaveAccessibleDescription(/Password is required and should be more then 6 characters$/)
  expect(screen.getByRole('checkbox')).toHaveAccessibleDescription('Please confirm you agree terms')
  expect(received).toEqual([])
})

test('an invitation without a school names none, and says what it opens', async () => {
  const { screen } = renderPage('/invitation?token=a-token')
  answer(openInvitation, { ...offer, school: '' })
  const name = await screen.findByText('Priya Nair')
  expect(name.parentElement).toHaveTextContent(
    'Priya Nair has invited you to read the free storybooks. You can open the others with a code from your child’s school. They are free too.',
  )
})

test('tells a colleague which school it is', async () => {
  const { screen } = renderPage('/invitation?token=a-token')
  answer(openInvitation, { ...offer, inviter: '', role: 'senior' })
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Join the staff of Hill Lane Primary School' }),
  ).toBeVisible()
})

test('No, thank you asks for confirmation, then is final', async () => {
  const { screen, person } = await open()
  const received = answer(declineInvitation, {})
  await person.click(screen.getByRole('button', { name: 'No, thank you' }))
  const dialog = screen.getByRole('dialog', { name: 'Decline for good?' })
  expect(received).toEqual([])
  await person.click(within(dialog).getByRole('button', { name: 'Never invite me again' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'You will not be invited again' })).toBeVisible()
  expect(received[0]?.body).toEqual({ token: 'a-token' })
})

test('an invitation that no longer works links to the log-in and sign-up pages', async () => {
  const { screen } = renderPage('/invitation?token=a-token')
  answer(openInvitation, () => failure('invitation/gone'))
  await screen.findByRole('heading', { level: 1, name: 'This invitation no longer works' })
  const main = within(screen.getByRole('main'))
  expect(main.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login')
  expect(main.getByRole('link', { name: 'Register' })).toHaveAttribute('href', '/register')
})

test('one that fails to load can be retried', async () => {
  const { screen, person } = renderPage('/invitation?token=a-token')
  answer(openInvitation, () => failure('internal'))
  const again = await screen.findByRole('button', { name: 'Try again' })
  answer(openInvitation, offer)
  await person.click(again)
  expect(await screen.findByRole('heading', { level: 1, name: 'You are invited' })).toBeVisible()
})

test('staff without a school join with the account that they have, logged in to it', async () => {
  const colleague = { ...offer, role: 'senior', joins_account: true } as const
  answer(openInvitation, colleague)
  const visitor = renderPage('/invitation?token=a-token')
  expect(await visitor.screen.findByText(/^Log in as ada@example.org, and open the link/)).toBeVisible()
  expect(visitor.screen.queryByLabelText('Password')).toBeNull()
  visitor.unmount()
  const user = sampleUser({ role: 'senior', isSchool: true, email: 'Ada@example.org' })
  answer(viewUser, user)
  const { screen, person } = renderPage('/invitation?token=a-token', { user })
  const joined = answer(joinByInvitation, {})
  await person.click(await screen.findByRole('button', { name: 'Join the school' }))
  await waitFor(() => expect(joined.map(({ body }) => body)).toEqual([{ token: 'a-token' }]))
})
