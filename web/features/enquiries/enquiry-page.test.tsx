import { within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { listCases } from '#contract/cases.ts'
import { changeEnquiry, type Enquiry, replyToEnquiry, viewEnquiry } from '#contract/enquiries.ts'
import { viewOverview } from '#contract/overview.ts'
import { answer, failure, ok } from '../../testing/fake-api.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { quietOverview, sampleCase, sampleCases, sampleUser } from '../../testing/samples.ts'

const id = '0a52a0c4-7a4c-4f6e-9a7d-9f2b7f5f6f10'
const time = '2026-11-20T10:00:00.000Z'
const enquiry: Enquiry = {
  ...{ kind: 'message', due_on: '', acknowledged_time: '', outcome: '', outcome_text: '' },
  ...{ id, reference: 'M-7KM2XPQ', status: 'new', version: 1, name: 'Ada Birch', email: 'ada@example.org' },
  ...{ telephone: '', postcode: 'GU1 1AA', message: 'Can we print them?', user_id: '', create_time: time },
  history: [{ id: '1', kind: 'note', text: 'A receipt with the reference', author: '', time, mail: 'sent' }],
}

async function open(path = `/admin/enquiries/${id}`) {
  const page = renderPage(path, { user: sampleUser({ role: 'admin' }) })
  answer(viewOverview, quietOverview)
  answer(viewEnquiry, enquiry)
  await page.screen.findByRole('heading', { level: 1 })
  return page
}

test('an operator reads a message with its history and replies', async () => {
  const { screen, person } = await open()
  expect(await screen.findByText('Can we print them?')).toBeVisible()
  expect(screen.getByText('A receipt with the reference was sent')).toBeVisible()
  const sent = answer(replyToEnquiry, {
    ...enquiry,
    status: 'answered',
    version: 2,
    history: [{ id: '2', kind: 'reply', text: 'Yes, you can.', author: 'Sam Okafor', time, mail: 'failed' }],
  })
  const words = screen.getByLabelText('To Ada Birch')
  await person.type(words, 'Yes, you can.')
  await person.click(screen.getByRole('button', { name: 'Send the answer' }))
  expect(await screen.findByText('Sam Okafor wrote')).toBeVisible()
  expect(screen.getByText(/The e-mail could not be delivered/)).toBeVisible()
  expect(screen.getByLabelText('To Ada Birch')).toHaveValue('')
  expect(sent[0]?.body).toEqual({ version: 1, text: 'Yes, you can.', closes: false })
})

test('an answer leads on to the most urgent case of any kind', async () => {
  const { screen, person, router } = await open()
  const school = { ...sampleCase, kind: 'schools', status: 'pending', title: 'Elm Bank', id: sampleCase.id } as const
  // The list still has the message itself when it has been read a moment ago.
  const asked = answer(listCases, sampleCases([{ ...sampleCase, id }, school], 13))
  answer(replyToEnquiry, { ...enquiry, status: 'answered', version: 2 })
  expect(screen.queryByRole('link', { name: /^Next/ })).toBeNull()
  await person.type(await screen.findByLabelText('To Ada Birch'), 'Yes, you can.')
  await person.click(screen.getByRole('button', { name: 'Send the answer' }))
  await expect.poll(() => document.activeElement?.textContent).toBe('Next: Elm Bank (verify)')
  expect(screen.getByText('12 waiting')).toBeVisible()
  expect(asked.at(-1)?.url.search).toBe('?state=waiting&q=&page=1')
  await person.keyboard('{Enter}')
  await expect.poll(() => router.state.location.pathname).toBe(`/admin/schools/${school.id}`)
})

test('within a filter of the inbox, the next case and the way back are of the same kind', async () => {
  const { screen, person, at } = await open(`/admin/enquiries/${id}?kind=enquiries`)
  const asked = answer(listCases, sampleCases([sampleCase]))
  answer(changeEnquiry, { ...enquiry, status: 'closed', version: 2 })
  const trail = within(screen.getByRole('navigation', { name: 'Breadcrumb' }))
  const crumb = trail.getByRole('link', { name: 'Inbox' })
  expect(crumb).toHaveAttribute('href', '/admin/inbox?kind=enquiries')
  await person.click(await screen.findByRole('button', { name: 'Close without an answer' }))
  await expect.poll(() => document.activeElement?.textContent).toBe('Next: Bea Cole (answer)')
  expect(asked.at(-1)?.url.search).toBe('?kind=enquiries&state=waiting&q=&page=1')
  answer(viewEnquiry, { ...enquiry, id: sampleCase.id, name: 'Bea Cole' })
  await person.keyboard('{Enter}')
  expect(await screen.findByLabelText('To Bea Cole')).toHaveValue('')
  expect(at()).toBe(`/admin/enquiries/${sampleCase.id}?kind=enquiries`)
})

test('after the last case it leads back to today', async () => {
  const { screen, person } = await open()
  answer(listCases, sampleCases([]))
  answer(changeEnquiry, { ...enquiry, status: 'closed', version: 2 })
  await person.click(await screen.findByRole('button', { name: 'Close without an answer' }))
  await expect.poll(() => document.activeElement?.textContent).toBe('Back to today')
  expect(screen.getByRole('link', { name: 'Back to today' })).toHaveAttribute('href', '/admin')
})

test('when another operator was faster it says so, shows the current state and keeps the reply', async () => {
  const { screen, person } = await open()
  answer(replyToEnquiry, () => failure('changed-meanwhile'))
  const words = await screen.findByLabelText('To Ada Birch')
  await person.type(words, 'Yes.')
  answer(viewEnquiry, { ...enquiry, status: 'answered', version: 2 })
  await person.click(screen.getByRole('button', { name: 'Send the answer' }))
  expect(await screen.findByText(/This has been changed in another window/)).toBeVisible()
  expect(await screen.findByText('M-7KM2XPQ · Answered')).toBeVisible()
  expect(words).toHaveValue('Yes.')
  const again = answer(replyToEnquiry, { ...enquiry, version: 3 })
  await person.click(screen.getByRole('button', { name: 'Send the answer' }))
  await expect.poll(() => again[0]?.body).toEqual({ version: 2, text: 'Yes.', closes: false })
})

test('a closed message can be reopened', async () => {
  const { screen, person } = await open()
  answer(changeEnquiry, ({ body }) => ok({ ...enquiry, ...(body as object), version: 2 }))
  await person.click(await screen.findByRole('button', { name: 'Close without an answer' }))
  expect(await screen.findByRole('button', { name: 'Reopen' })).toBeVisible()
})

test('a missing message says so and links back to the inbox', async () => {
  const { screen } = renderPage(`/admin/enquiries/${id}`, { user: sampleUser({ role: 'admin' }) })
  answer(viewOverview, quietOverview)
  answer(viewEnquiry, () => failure('not-found'))
  expect(await screen.findByRole('link', { name: 'Back to the inbox' })).toHaveAttribute('href', '/admin/inbox')
})
