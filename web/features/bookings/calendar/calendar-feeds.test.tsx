import { within } from '@testing-library/react'
import { expect, test } from 'vitest'
import {
  type CalendarFeed,
  createCalendarFeed,
  listCalendarFeeds,
  listSessions,
  revokeCalendarFeed,
} from '#contract/calendar.ts'
import { viewOverview } from '#contract/overview.ts'
import { answer, failure } from '../../../testing/fake-api.ts'
import { renderPage } from '../../../testing/render-page.tsx'
import { quietOverview, sampleUser } from '../../../testing/samples.ts'

const time = '2026-11-20T10:00:00.000Z'
const own: CalendarFeed = { id: '1', name: 'Sam Okafor', is_own: true, create_time: time, last_read_time: '' }
const other: CalendarFeed = { id: '2', name: 'Nia Rees', is_own: false, create_time: time, last_read_time: time }
const url = 'https://books.example/api/calendar/q7q7.ics'

async function open(feeds: CalendarFeed[]) {
  const page = renderPage('/admin/calendar', { user: sampleUser({ role: 'admin' }) })
  answer(viewOverview, quietOverview)
  answer(listSessions, [])
  answer(listCalendarFeeds, feeds)
  const section = within(await page.screen.findByRole('region', { name: 'In your own calendar' }))
  await section.findByRole('button', { name: /^(Create|Replace) your link$/ })
  return { ...page, section }
}

test('creates a link, shows it once, and copies it', async () => {
  const { section, person, screen } = await open([])
  answer(createCalendarFeed, { url })
  answer(listCalendarFeeds, [own])
  await person.click(section.getByRole('button', { name: 'Create your link' }))
  expect(await section.findByLabelText('Your link')).toHaveValue(url)
  expect(section.getByLabelText('Your link')).toHaveFocus()
  expect(await section.findByText(/not read yet/)).toBeVisible()
  await person.click(section.getByRole('button', { name: 'Copy the link' }))
  expect(await screen.findByText('Link copied.')).toBeVisible()
  expect(await navigator.clipboard.readText()).toBe(url)
})

test('replacing asks first; a failure stays in the dialog', async () => {
  const { section, person, screen } = await open([own])
  expect(section.queryByLabelText('Your link')).not.toBeInTheDocument()
  await person.click(section.getByRole('button', { name: 'Replace your link' }))
  const dialog = within(screen.getByRole('dialog', { name: 'Replace your link?' }))
  answer(createCalendarFeed, () => failure('internal'))
  await person.click(dialog.getByRole('button', { name: 'Replace it' }))
  expect(await dialog.findByText('Nothing was changed')).toBeVisible()
  answer(createCalendarFeed, { url })
  await person.click(dialog.getByRole('button', { name: 'Replace it' }))
  expect(await section.findByLabelText('Your link')).toHaveValue(url)
  await expect.poll(() => section.getByLabelText('Your link')).toHaveFocus()
})

test('revokes the link of a colleague', async () => {
  const { section, person, screen } = await open([own, other])
  expect(section.getByText('Nia Rees')).toBeVisible()
  await person.click(section.getByRole('button', { name: 'Revoke the link of Nia Rees' }))
  const sent = answer(revokeCalendarFeed, {})
  answer(listCalendarFeeds, [own])
  const dialog = within(screen.getByRole('dialog', { name: 'Revoke this link?' }))
  await person.click(dialog.getByRole('button', { name: 'Revoke it' }))
  expect(await screen.findByText('The link has been revoked.')).toBeVisible()
  expect(sent.map(({ url: { pathname } }) => pathname)).toEqual(['/api/admin/calendar/feeds/2'])
  await expect.poll(() => section.queryByText('Nia Rees')).toBeNull()
  await expect.poll(() => screen.getByRole('heading', { name: 'In your own calendar' })).toHaveFocus()
})

test('the list can fail and be retried', async () => {
  const { screen, person } = renderPage('/admin/calendar', { user: sampleUser({ role: 'admin' }) })
  answer(viewOverview, quietOverview)
  answer(listSessions, [])
  answer(listCalendarFeeds, () => failure('internal'))
  expect(await screen.findByText('We could not load the private links')).toBeVisible()
  answer(listCalendarFeeds, [other])
  await person.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Nia Rees')).toBeVisible()
})
