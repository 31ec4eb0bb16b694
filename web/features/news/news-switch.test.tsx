import { waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { listSessions } from '#contract/accounts.ts'
import { chooseNews, viewNewsChoice } from '#contract/news.ts'
import { listPasskeys } from '#contract/passkeys.ts'
import { viewSecondStep } from '#contract/second-step.ts'
import { answer, failure, ok } from '../../testing/fake-api.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { noSecondStep, sampleStaff, sampleUser } from '../../testing/samples.ts'

function open(user = sampleStaff('pending')) {
  const page = renderPage('/profile/settings', { user })
  answer(viewSecondStep, noSecondStep)
  answer(listPasskeys, [])
  answer(listSessions, [])
  return page
}

test('staff of any school switch news on and off; it is off until they do', async () => {
  const { screen, person } = open()
  answer(viewNewsChoice, { wants_news: false })
  const chosen = answer(chooseNews, ({ body }) => ok(body as { wants_news: boolean }))
  const news = await screen.findByRole('switch', { name: 'Tell me about new books' })
  expect(news).not.toBeChecked()
  await person.click(news)
  expect(await screen.findByText('We will tell you about new books by e-mail.')).toBeVisible()
  expect(news).toBeChecked()
  await person.click(news)
  expect(await screen.findByText('We will send you no more news of books.')).toBeVisible()
  expect(news).not.toBeChecked()
  expect(chosen.map(({ body }) => body)).toEqual([{ wants_news: true }, { wants_news: false }])
})

test('a choice that could not be saved is taken back', async () => {
  const { screen, person } = open()
  answer(viewNewsChoice, { wants_news: true })
  answer(chooseNews, () => failure('server/unavailable'))
  const news = await screen.findByRole('switch', { name: 'Tell me about new books' })
  await person.click(news)
  await screen.findByText(/not available at the moment/)
  await waitFor(() => expect(news).toBeChecked())
})

test('parents are not asked', async () => {
  const { screen } = open(sampleUser())
  await screen.findByRole('heading', { name: 'Notifications' })
  expect(screen.queryByRole('link', { name: 'News by e-mail' })).not.toBeInTheDocument()
  expect(screen.queryByRole('switch', { name: 'Tell me about new books' })).not.toBeInTheDocument()
})
