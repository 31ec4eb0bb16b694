import { expect, test } from 'vitest'
import { chooseMails } from '#contract/mailbox.ts'
import { answer, failure, ok } from '../../testing/fake-api.ts'
import { renderPage } from '../../testing/render-page.tsx'

const mails = { email: 'ada@example.org', list: 'reminders' } as const

test('opening the link stops nothing; a button stops the e-mails, and another resumes them', async () => {
  let isStopped = false
  const calls = answer(chooseMails, ({ body }) => {
    const { choice } = body as { choice: string }
    if (choice !== 'look') isStopped = choice === 'stop'
    return ok({ ...mails, is_stopped: isStopped })
  })
  const { screen, person } = renderPage('/unsubscribe?token=a-token')
  await person.click(await screen.findByRole('button', { name: 'Send me no reminders' }))
  await screen.findByRole('heading', { level: 1, name: 'We have stopped these e-mails' })
  expect(screen.getByText('ada@example.org')).toBeVisible()
  await person.click(screen.getByRole('button', { name: 'Send them again' }))
  await screen.findByRole('heading', { level: 1, name: 'Stop e-mails' })
  expect(calls.map(({ body }) => (body as { choice: string }).choice)).toEqual(['look', 'stop', 'resume'])
})

test('an address can be invited again, and hears that what was open stays closed', async () => {
  answer(chooseMails, { ...mails, list: 'invitations', is_stopped: true })
  const { screen } = renderPage('/unsubscribe?token=a-token')
  expect(await screen.findByText(/stay closed if you change your mind/)).toBeVisible()
  expect(screen.getByRole('button', { name: 'Let people invite me again' })).toBeVisible()
})

test('a link that the portal did not make, or an address without one, offers our contact page', async () => {
  answer(chooseMails, () => failure('mail/unknown-link'))
  for (const path of ['/unsubscribe?token=b', '/unsubscribe']) {
    const { screen, unmount } = renderPage(path)
    await screen.findByRole('heading', { level: 1, name: 'This link no longer works' })
    expect(screen.getByRole('link', { name: 'Write to us' })).toHaveAttribute('href', '/contact')
    unmount()
  }
})

test('a failure says so, and can be tried again', async () => {
  answer(chooseMails, ({ body }) =>
    (body as { choice: string }).choice === 'look'
      ? ok({ ...mails, is_stopped: false })
      : failure('server/unavailable'),
  )
  const { screen, person } = renderPage('/unsubscribe?token=a-token')
  await person.click(await screen.findByRole('button', { name: 'Send me no reminders' }))
  expect(await screen.findByText('Nothing has been changed')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Send me no reminders' })).toBeEnabled()
})
