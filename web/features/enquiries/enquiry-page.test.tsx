import { expect, test } from 'vitest'
import { changeEnquiry, type Enquiry, listEnquiries, replyToEnquiry, viewEnquiry } from '#contract/enquiries.ts'
import { viewOverview } from '#contract/overview.ts'
import { answer, failure, ok } from '../../testing/fake-api.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { quietOverview, sampleUser } from '../../testing/samples.ts'

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
  expect(sent[0]?.body).toEqual({ version: 1, text: 'Yes, you can.' })
})

test('an answer leads on to the message that has waited longest', async () => {
  const { screen, person, router } = await open()
  const summary = { ...enquiry, beginning: 'Where', name: 'Bea Cole', id: '0a52a0c4-7a4c-4f6e-9a7d-9f2b7f5f6f11' }
  const counts = { new: 12, answered: 1, closed: 0 }
  answer(listEnquiries, { enquiries: [enquiry, summary].map((one) => ({ ...one, beginning: '' })), total: 13, counts })
  answer(replyToEnquiry, { ...enquiry, status: 'answered', version: 2 })
  expect(screen.queryByRole('link', { name: /^Next message/ })).toBeNull()
  await person.type(await screen.findByLabelText('To Ada Birch'), 'Yes, you can.')
  await person.click(screen.getByRole('button', { name: 'Send the answer' }))
  await expect.poll(() => document.activeElement?.textContent).toBe('Next message: Bea Cole')
  expect(screen.getByText('12 waiting')).toBeVisible()
  answer(viewEnquiry, { ...enquiry, id: summary.id, name: 'Bea Cole' })
  await person.keyboard('{Enter}')
  expect(await screen.findByLabelText('To Bea Cole')).toHaveValue('')
  expect(router.state.location.pathname).toBe(`/admin/enquiries/${summary.id}`)
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
  await expect.poll(() => again[0]?.body).toEqual({ version: 2, text: 'Yes.' })
})

test('a closed message can be reopened', async () => {
  const { screen, person } = await open()
  answer(changeEnquiry, ({ body }) => ok({ ...enquiry, ...(body as object), version: 2 }))
  await person.click(await screen.findByRole('button', { name: 'Close without an answer' }))
  expect(await screen.findByRole('button', { name: 'Reopen' })).toBeVisible()
})

test('a missing message says so and links back to the list', async () => {
  const { screen } = renderPage(`/admin/enquiries/${id}`, { user: sampleUser({ role: 'admin' }) })
  answer(viewOverview, quietOverview)
  answer(viewEnquiry, () => failure('not-found'))
  expect(await screen.findByRole('link', { name: 'Back to enquiries' })).toHaveAttribute('href', '/admin/enquiries')
})

test('the list keeps its filter in the URL and can be exported', async () => {
  const { screen, person, at } = renderPage('/admin/enquiries', { user: sampleUser({ role: 'admin' }) })
  answer(viewOverview, quietOverview)
  const { message, history, version, telephone, postcode, user_id, ...rest } = enquiry
  const { acknowledged_time, outcome, outcome_text, ...summary } = rest
  const asked = answer(listEnquiries, {
    enquiries: [{ ...summary, beginning: message }],
    total: 1,
    counts: { new: 1, answered: 4, closed: 0 },
  })
  expect(await screen.findByRole('link', { name: /^Ada Birch/ })).toHaveAttribute('href', `/admin/enquiries/${id}`)
  await person.click(screen.getByRole('button', { name: 'Answered (4)' }))
  await person.type(screen.getByRole('searchbox', { name: 'Find a message' }), 'print{Enter}')
  await expect.poll(at).toBe('/admin/enquiries?status=answered&q=print')
  await expect.poll(() => asked.at(-1)?.url.search).toBe('?status=answered&q=print&page=1')
  expect(await screen.findByRole('link', { name: 'Download this list (CSV)' })).toHaveAttribute(
    'href',
    '/api/admin/enquiries/export?status=answered&q=print',
  )
})
