import { expect, test } from 'vitest'
import { listMails, listTryItMails, type Mail } from '#contract/mailbox.ts'
import { answer, failure } from '../../testing/fake-api.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { sampleUser } from '../../testing/samples.ts'

const mail: Mail = {
  id: 'one',
  to: 'ada@example.org',
  subject: 'Choose a new password',
  html: '<p>Hello</p>',
  text: 'Open https://example.org/reset-password?token=abc.',
  state: 'kept',
  problem: '',
  create_time: '2026-11-20T10:00:00.000Z',
}

test('the operator reads a mail and can follow its link', async () => {
  const { screen, person } = renderPage('/admin/mailbox', { user: sampleUser({ role: 'admin' }) })
  answer(listMails, [mail, { ...mail, id: 'two', subject: 'Welcome', text: '', html: '', state: 'sent' }])
  const link = await screen.findByRole('link', { name: 'https://example.org/reset-password?token=abc' })
  expect(link).toHaveAttribute('href', 'https://example.org/reset-password?token=abc')
  await person.click(screen.getByRole('link', { name: /^Welcome/ }))
  expect(await screen.findByText('It has been sent, so its words are no longer kept here.')).toBeVisible()
  expect(screen.getByRole('heading', { level: 2, name: 'Welcome' })).toHaveFocus()
})

test('an empty mailbox says what will stand there', async () => {
  const { screen } = renderPage('/dev/mailbox')
  answer(listTryItMails, [])
  expect(await screen.findByText('No mails yet')).toBeVisible()
})

test('outside of try-it mode there is no such page', async () => {
  const { screen } = renderPage('/dev/mailbox')
  answer(listTryItMails, () => failure('not-found'))
  expect(await screen.findByText('The page you are looking for does not exist.')).toBeVisible()
})
