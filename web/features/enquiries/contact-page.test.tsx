import { waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { sendMessage } from '#contract/enquiries.ts'
import { answer, failure } from '../../testing/fake-api.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { sampleProfile, sampleUser } from '../../testing/samples.ts'

async function open(options: Parameters<typeof renderPage>[1] = {}) {
  const page = renderPage('/contact', options)
  const name = await page.screen.findByLabelText('Your name')
  const email = page.screen.getByLabelText('E-mail address')
  const message = page.screen.getByLabelText('Your message')
  const submit = page.screen.getByRole('button', { name: 'Send the message' })
  return { ...page, name, email, message, submit }
}

test('a visitor writes, reads the reference, and can write again', async () => {
  const { screen, person, name, email, message, submit } = await open()
  const received = answer(sendMessage, { reference: 'M-7KM2XPQ' })
  await person.type(name, 'Ada Birch')
  await person.type(email, 'ada@example.org')
  await person.type(screen.getByLabelText('Postcode (optional)'), 'gu11aa')
  await person.type(message, 'Can we print the books?')
  await person.click(submit)
  const done = await screen.findByRole('heading', { level: 2, name: 'Your message has been sent.' })
  expect(done).toHaveFocus()
  expect(screen.getByText('M-7KM2XPQ')).toBeVisible()
  await waitFor(() => expect(screen.getAllByText('Your message has been sent.')).toHaveLength(2))
  expect(received.map(({ body }) => body)).toEqual([
    {
      name: 'Ada Birch',
      email: 'ada@example.org',
      telephone: '',
      postcode: 'GU1 1AA',
      message: 'Can we print the books?',
      website: '',
    },
  ])
  await person.click(screen.getByRole('button', { name: 'Write another message' }))
  expect(await screen.findByLabelText('Your message')).toHaveValue('')
})

test('sends nothing until it has a name, an address and a message, and says so at the fields', async () => {
  const { screen, person, submit, name, message } = await open()
  const received = answer(sendMessage, { reference: 'M-7KM2XPQ' })
  await person.click(submit)
  const summary = screen.getByRole('heading', { name: 'There is a problem' }).parentElement
  expect(summary).toHaveFocus()
  expect(summary).toHaveTextContent('Enter your name.Enter your e-mail address.Write your message.')
  expect(name).toHaveAccessibleDescription('Enter your name.')
  expect(message).toBeInvalid()
  expect(received).toEqual([])
})

test('shows the server’s message at its field, and keeps what was typed after a reload', async () => {
  const { screen, person, name, email, message, submit, unmount } = await open()
  const sentence = 'Enter an e-mail address in the form name@example.org.'
  answer(sendMessage, () => failure('request/invalid', { email: sentence }))
  await person.type(name, 'Ada Birch')
  await person.type(email, 'nobody')
  await person.type(message, 'Hello')
  await person.click(submit)
  expect(await screen.findByRole('link', { name: sentence })).toBeVisible()
  expect(email).toHaveAccessibleDescription(`We will reply to this address. ${sentence}`)
  unmount()
  const again = await open()
  expect(again.message).toHaveValue('Hello')
})

test('a message that is too large for the server is said so at the message', async () => {
  const { person, name, email, message, submit, screen } = await open()
  answer(sendMessage, () => failure('request/too-large'))
  await person.type(name, 'Ada Birch')
  await person.type(email, 'ada@example.org')
  await person.type(message, 'Hello')
  await person.click(submit)
  expect(await screen.findByRole('link', { name: 'That is too large for us to accept.' })).toHaveAttribute(
    'href',
    '#message',
  )
})

test('who is logged in need not say again what the account knows', async () => {
  const { screen } = await open({ user: sampleUser({ profile: sampleProfile }) })
  expect(await screen.findByDisplayValue('Ada Byron')).toBe(screen.getByLabelText('Your name'))
  expect(screen.getByLabelText('E-mail address')).toHaveValue('ada@example.org')
})

test('a visitor who logs in keeps the message, which is then theirs alone', async () => {
  const { person, message, unmount } = await open()
  await person.type(message, 'Hello')
  unmount()
  const user = sampleUser({ profile: sampleProfile })
  const signedIn = await open({ user })
  await waitFor(() => expect(signedIn.screen.getByLabelText('Your message')).toHaveValue('Hello'))
  await signedIn.screen.findByDisplayValue('Ada Byron')
  signedIn.unmount()
  const other = await open({
    user: sampleUser({ id: 'b7e0a2f4-58a5-4f0c-8f0e-3f5f0a8f7c55', email: 'sam@example.org' }),
  })
  await other.screen.findByDisplayValue('sam@example.org')
  expect(other.screen.getByLabelText('Your message')).toHaveValue('')
})

test('the field for robots is out of everybody’s way', async () => {
  const { container, screen } = await open()
  expect(screen.queryByRole('textbox', { name: 'Leave this empty' })).not.toBeInTheDocument()
  expect(container.querySelector('#further-page')).toHaveAttribute('tabindex', '-1')
})
