import { expect, test } from 'vitest'
import {
  countMails,
  listMails,
  listTryItMails,
  type Mail,
  type MailCounts,
  sendMailAgain,
  sendMailsAgain,
} from '#contract/mailbox.ts'
import { answer, failure } from '../../testing/fake-api.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { sampleUser } from '../../testing/samples.ts'
import { withText } from '../../testing/with-text.ts'

const mail: Mail = {
  id: 'one',
  to: 'ada@example.org',
  subject: 'Choose a new password',
  text: 'Open https://example.org/reset-password?token=abc.',
  state: 'kept',
  problem: '',
  is_link_hidden: false,
  attachments: [],
  create_time: '2026-11-20T10:00:00.000Z',
  sent_time: '',
}

const page = (...mails: Mail[]) => ({ mails, has_more: false })

const none: MailCounts = {
  can_send: true,
  ...{ waiting: 0, failed: 0, kept: 0, unknown: 0 },
  ...{ oldest_waiting_time: '', outage: null },
}

test('a user can follow the link in the plain text of a mail', async () => {
  const { screen, person } = renderPage('/admin/mailbox', { user: sampleUser({ role: 'admin' }) })
  answer(listMails, page(mail, { ...mail, id: 'two', subject: 'Welcome', text: '', state: 'sent' }))
  await person.click(await screen.findByRole('button', { name: 'Plain text' }))
  const link = screen.getByRole('link', { name: 'https://example.org/reset-password?token=abc' })
  expect(link).toHaveAttribute('href', 'https://example.org/reset-password?token=abc')
  await person.click(screen.getByRole('link', { name: /^Welcome/ }))
  expect(await screen.findByText('This e-mail has been sent, so its text is no longer kept here.')).toBeVisible()
  expect(screen.getByRole('heading', { level: 2, name: 'Welcome' })).toHaveFocus()
})

test('the files that travel with a mail are listed with their sizes', async () => {
  const { screen } = renderPage('/admin/mailbox', { user: sampleUser({ role: 'admin' }) })
  const attachments = [
    { name: 'quote-Q-7KM2XPQ.pdf', size: 48_201 },
    { name: 'session.ics', size: 1_250_000 },
  ]
  answer(listMails, page({ ...mail, attachments }))
  expect(await screen.findByText('quote-Q-7KM2XPQ.pdf (49 kB)')).toBeVisible()
  expect(screen.getByText('session.ics (1.3 MB)')).toBeVisible()
})

test('an empty mailbox says what it will contain', async () => {
  const { screen } = renderPage('/dev/mailbox')
  answer(listTryItMails, [])
  expect(await screen.findByText(withText('No e-mails yet'))).toBeVisible()
})

test('says that there is no such page outside try-it mode', async () => {
  const { screen } = renderPage('/dev/mailbox')
  answer(listTryItMails, () => failure('not-found'))
  expect(await screen.findByText('The page you are looking for does not exist.')).toBeVisible()
})

const operator = sampleUser({ role: 'admin' })

test('sends a failed mail again', async () => {
  const { screen, person } = renderPage('/admin/mailbox?state=failed', { user: operator })
  const failed: Mail = { ...mail, state: 'failed', problem: 'connect ECONNREFUSED' }
  const listed = answer(listMails, page(failed))
  answer(countMails, { ...none, failed: 1 })
  const button = await screen.findByRole('button', { name: 'Send again' })
  expect(listed[0]?.url.search).toBe('?state=failed&q=&page=1')
  answer(sendMailAgain, { ...failed, state: 'waiting', problem: '' })
  answer(listMails, page())
  answer(countMails, none)
  await person.click(button)
  expect(await screen.findByText('The e-mail is being sent.')).toBeVisible()
  expect(await screen.findByText(withText('No e-mails here'))).toBeVisible()
})

test('does not offer to send stored mail without a mail server', async () => {
  const { screen } = renderPage('/admin/mailbox', { user: operator })
  answer(listMails, page(mail))
  answer(countMails, { ...none, can_send: false, kept: 214 })
  expect(await screen.findByRole('button', { name: 'Kept (214)' })).toBeVisible()
  expect(screen.queryByRole('button', { name: /^Send/ })).not.toBeInTheDocument()
})

test('hides a link that opens somebody’s account, and says so', async () => {
  const { screen } = renderPage('/admin/mailbox', { user: operator })
  const text = 'Open https://example.org/reset-password?token=….'
  answer(listMails, page({ ...mail, text, is_link_hidden: true }))
  answer(countMails, none)
  expect(await screen.findByText(/^The link is hidden, because anyone who has it/)).toBeVisible()
  expect(screen.queryByRole('link', { name: /reset-password/ })).not.toBeInTheDocument()
})

test('while the mail server is down, shows since when and how many mails are queued; one press retries', async () => {
  const { screen, person } = renderPage('/admin/mailbox', { user: operator })
  const waiting: Mail = { ...mail, state: 'waiting', problem: 'connect ECONNREFUSED 192.0.2.1:587' }
  answer(listMails, page(waiting))
  const outage = { since_time: '2026-11-20T14:05:00.000Z', problem: waiting.problem }
  answer(countMails, { ...none, waiting: 12, oldest_waiting_time: outage.since_time, outage })
  expect(await screen.findByText(withText('The mail server is not accepting e-mails'))).toBeVisible()
  expect(screen.getByText(/^It has not accepted any since 20 Nov 2026, 14:05/)).toBeVisible()
  expect(
    screen.getByText(
      withText(
        /^12 e-mails are waiting.* e-mails are sent when the server is back, unless they have waited for more than 4 days/,
      ),
    ),
  ).toBeVisible()
  const sent = answer(sendMailsAgain, { count: 12 })
  await person.click(screen.getByRole('button', { name: 'Try the mail server now' }))
  expect(await screen.findByText('We are trying the mail server again.')).toBeVisible()
  expect(sent[0]?.body).toEqual({ state: 'waiting' })
  const one = answer(sendMailAgain, waiting)
  await person.click(screen.getByRole('button', { name: 'Send now' }))
  await expect.poll(() => one.length).toBe(1)
})

test('finds e-mails by part of the address or subject, a page at a time', async () => {
  const { screen, person, at } = renderPage('/admin/mailbox', { user: operator })
  const asked = answer(listMails, { mails: [mail], has_more: true })
  answer(countMails, none)
  await person.type(await screen.findByRole('searchbox', { name: /^Find an e-mail/ }), 'ada@{Enter}')
  await expect.poll(() => asked.at(-1)?.url.search).toBe('?q=ada%40&page=1')
  await person.click(await screen.findByRole('button', { name: 'Next page' }))
  await expect.poll(() => asked.at(-1)?.url.search).toBe('?q=ada%40&page=2')
  expect(at()).toBe('/admin/mailbox?q=ada%40&page=2')
  expect(await screen.findByText('Page 2')).toBeVisible()
})

test('says when nothing matches, and shows all again', async () => {
  const { screen, person, at } = renderPage('/admin/mailbox?q=nobody', { user: operator })
  answer(listMails, page())
  answer(countMails, none)
  expect(await screen.findByText(withText('No e-mails match “nobody”'))).toBeVisible()
  await person.click(screen.getByRole('button', { name: 'Show all e-mails' }))
  expect(at()).toBe('/admin/mailbox')
})

test('shows a mail that has not been sent as it looks, in both schemes, and when the mail server accepted the others', async () => {
  const { screen, person } = renderPage('/admin/mailbox', { user: operator })
  const sent: Mail = { ...mail, id: 'two', subject: 'Welcome', text: '', state: 'sent', sent_time: mail.create_time }
  answer(listMails, page(mail, sent))
  answer(countMails, none)
  const shown = await screen.findByTitle('The e-mail “Choose a new password” as the recipient sees it')
  expect(shown).toHaveAttribute('src', '/api/admin/mails/one/html?scheme=light')
  expect(shown).toHaveAttribute('sandbox', 'allow-same-origin allow-top-navigation-by-user-activation')
  await person.click(screen.getByRole('button', { name: 'Dark' }))
  expect(shown).toHaveAttribute('src', '/api/admin/mails/one/html?scheme=dark')
  await person.click(screen.getByRole('button', { name: 'Plain text' }))
  expect(shown).not.toBeInTheDocument()
  await person.click(screen.getByRole('link', { name: /^Welcome/ }))
  expect(await screen.findByText(/the mail server accepted it on/)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Plain text' })).not.toBeInTheDocument()
})
