import { expect, test } from 'vitest'
import { requestPasswordReset } from '#contract/accounts.ts'
import { answer, failure } from '../../testing/fake-api.ts'
import { renderPage } from '../../testing/render-page.tsx'

async function open() {
  const page = renderPage('/forget-password')
  const email = await page.screen.findByLabelText('E-mail address')
  return { ...page, email, submit: page.screen.getByRole('button', { name: 'Send the link' }) }
}

test('asks for a link and says that it is on its way', async () => {
  const { email, submit, person, screen } = await open()
  const received = answer(requestPasswordReset, {})
  await person.type(email, 'ada@example.org')
  await person.click(submit)
  expect((await screen.findAllByText('Email has been sent to recover password.'))[0]).toBeVisible()
  expect(received.map(({ url }) => url.searchParams.get('email'))).toEqual(['ada@example.org'])
})

test('sends nothing without an address', async () => {
  const { email, submit, person, screen } = await open()
  const received = answer(requestPasswordReset, {})
  await person.click(submit)
  await screen.findByRole('heading', { name: 'There is a problem' })
  expect(email).toHaveAccessibleDescription('Enter your e-mail address.')
  expect(received).toEqual([])
})

test('puts what the server says about the address at the address', async () => {
  const { email, submit, person, screen } = await open()
  const sentence = 'Enter an e-mail address in the form name@example.org.'
  answer(requestPasswordReset, () => failure('request/invalid', { email: sentence }))
  await person.type(email, 'ada')
  await person.click(submit)
  await screen.findByRole('heading', { name: 'There is a problem' })
  expect(email).toHaveAccessibleDescription(sentence)
})
