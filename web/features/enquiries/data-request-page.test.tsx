import { within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { sendDataRequest } from '#contract/enquiries.ts'
import { answer, failure } from '../../testing/fake-api.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { sampleProfile, sampleUser } from '../../testing/samples.ts'

async function open(options: Parameters<typeof renderPage>[1] = {}) {
  const page = renderPage('/data-requests', options)
  const name = await page.screen.findByLabelText('Your name')
  const email = page.screen.getByLabelText('E-mail address')
  const message = page.screen.getByLabelText('What are you asking for, or what is wrong?')
  const submit = page.screen.getByRole('button', { name: 'Send' })
  return { ...page, name, email, message, submit }
}

test('a visitor chooses what it is about, and reads the reference and the day of the answer', async () => {
  const { screen, person, name, email, message, submit } = await open()
  const received = answer(sendDataRequest, { reference: 'D-7KM2XPQ', due_on: '2027-01-04' })
  const choices = within(screen.getByRole('group', { name: 'What is it about?' })).getAllByRole('radio')
  expect(choices).toHaveLength(6)
  await person.click(screen.getByRole('radio', { name: /^Complain/ }))
  await person.type(name, 'Ada Birch')
  await person.type(email, 'ada@example.org')
  await person.type(message, 'You wrote to me again.')
  await person.click(submit)
  const done = await screen.findByRole('heading', { level: 2, name: 'We have received what you sent us.' })
  expect(done).toHaveFocus()
  expect(screen.getByText('D-7KM2XPQ')).toBeVisible()
  expect(screen.getByText('Monday 4 January 2027')).toBeVisible()
  const sent = { kind: 'complaint', name: 'Ada Birch', email: 'ada@example.org', message: 'You wrote to me again.' }
  expect(received.map(({ body }) => body)).toEqual([{ ...sent, website: '' }])
  await person.click(screen.getByRole('button', { name: 'Write again' }))
  expect(await screen.findByLabelText('Your name')).toHaveValue('')
  for (const choice of screen.getAllByRole('radio')) expect(choice).not.toBeChecked()
})

test('asks for what is missing, and leads to the first choice', async () => {
  const { screen, person, submit } = await open()
  const received = answer(sendDataRequest, { reference: 'D-7KM2XPQ', due_on: '2027-01-04' })
  await person.click(submit)
  const summary = screen.getByRole('heading', { name: 'There is a problem' }).parentElement
  expect(summary).toHaveFocus()
  expect(summary).toHaveTextContent(
    'Choose what it is about.Enter your name.Enter your e-mail address.Say what you are asking for, or what is wrong.',
  )
  expect(screen.getByRole('link', { name: 'Choose what it is about.' })).toHaveAttribute('href', '#kind')
  expect(screen.getByRole('radio', { name: /^See my data/ })).toHaveAttribute('id', 'kind')
  expect(screen.getByRole('group', { name: 'What is it about?' })).toHaveAccessibleDescription(
    'Choose what it is about.',
  )
  expect(received).toEqual([])
})

test('what was chosen and typed survives a failure and a reload', async () => {
  const { screen, person, name, email, message, submit, unmount } = await open()
  answer(sendDataRequest, () => failure('request/too-many'))
  await person.click(screen.getByRole('radio', { name: 'Delete my data' }))
  await person.type(name, 'Ada Birch')
  await person.type(email, 'ada@example.org')
  await person.type(message, 'All of it')
  await person.click(submit)
  expect(await screen.findByRole('heading', { name: 'There is a problem' })).toBeVisible()
  unmount()
  const again = await open()
  expect(again.screen.getByRole('radio', { name: 'Delete my data' })).toBeChecked()
  expect(again.message).toHaveValue('All of it')
})

test('name and address of who is logged in are filled in', async () => {
  const { screen, name, email } = await open({ user: sampleUser({ profile: sampleProfile }) })
  await expect.poll(() => (name as HTMLInputElement).value).toBe('Ada Byron')
  expect(email).toHaveValue('ada@example.org')
  expect(screen.getByRole('link', { name: 'settings' })).toHaveAttribute('href', '/profile/settings')
})

test('says that a form that was posted without JavaScript has arrived', async () => {
  const { screen } = renderPage('/data-requests?sent')
  expect(await screen.findByRole('heading', { name: 'We have received what you sent us.' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Write again' })).toHaveAttribute('href', '/data-requests')
})
