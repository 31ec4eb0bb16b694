import { expect, test } from 'vitest'
import { changeEnquiry, type Enquiry, replyToEnquiry, viewEnquiry } from '#contract/enquiries.ts'
import { viewOverview } from '#contract/overview.ts'
import { dayAfter, todayInUk } from '#contract/school-days.ts'
import { answer, ok } from '../../testing/fake-api.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { quietOverview, sampleUser } from '../../testing/samples.ts'

const id = '0a52a0c4-7a4c-4f6e-9a7d-9f2b7f5f6f10'
const time = '2026-11-20T10:00:00.000Z'
const inDays = (days: number) => dayAfter(todayInUk(), days)
const request: Enquiry = {
  ...{ id, reference: 'D-7KM2XPQ', kind: 'erasure', status: 'new', version: 1, due_on: inDays(12) },
  ...{
    name: 'Ada Birch',
    email: 'ada@example.org',
    telephone: '',
    postcode: '',
    message: 'Delete it all.',
    user_id: '',
  },
  ...{ create_time: time, acknowledged_time: time, outcome: '', outcome_text: '' },
  history: [{ id: '1', kind: 'note', text: 'A receipt with the reference', author: '', time, mail: 'sent' }],
}

async function open(enquiry: Enquiry) {
  const page = renderPage(`/admin/enquiries/${id}`, { user: sampleUser({ role: 'admin' }) })
  answer(viewOverview, quietOverview)
  answer(viewEnquiry, enquiry)
  await page.screen.findByRole('heading', { level: 1 })
  return page
}

test('a request says what it is and by when it has to be answered', async () => {
  const { screen } = await open(request)
  expect(await screen.findByText('Asks to have their data deleted · D-7KM2XPQ · New')).toBeVisible()
  expect(screen.queryByRole('button', { name: /^Close without/ })).toBeNull()
})

test('is closed with an outcome and words only, which then show', async () => {
  const { screen, person } = await open(request)
  const sent = answer(changeEnquiry, ({ body }) => {
    const { outcome, outcome_text } = body as Enquiry
    const words = {
      kind: 'note',
      text: `Outcome: Partly done\n${outcome_text}`,
      author: 'Sam Okafor',
      time,
      mail: '',
    } as const
    const history = [...request.history, { id: '2', ...words }]
    return ok({ ...request, status: 'closed', version: 2, outcome, outcome_text, history })
  })
  const close = await screen.findByRole('button', { name: 'Close the request' })
  await person.click(close)
  const asked = screen.getByRole('group', { name: 'How did it end?' })
  expect(asked).toHaveAccessibleDescription('Choose how this request ended.')
  expect(screen.getByLabelText('What was done, or why not')).toBeInvalid()
  await person.click(screen.getByRole('radio', { name: 'Partly done' }))
  await person.type(screen.getByLabelText('What was done, or why not'), 'The order stays.')
  await person.click(close)
  expect(await screen.findByRole('button', { name: 'Reopen' })).toBeVisible()
  expect(sent[0]?.body).toEqual({
    version: 1,
    status: 'closed',
    outcome: 'partly-done',
    outcome_text: 'The order stays.',
  })
  expect(screen.getByText('Outcome: Partly done')).toBeVisible()
  // In the history and among the facts.
  expect(screen.getAllByText('The order stays.')).toHaveLength(2)
  expect(screen.queryByRole('heading', { name: 'Close the request another way' })).toBeNull()
  expect(screen.queryByText(/Answer due by/)).toBeNull()
})

test('is answered and closed by one press, or answered and kept open', async () => {
  const { screen, person } = await open(request)
  const sent = answer(replyToEnquiry, { ...request, status: 'answered', version: 2 })
  await person.type(await screen.findByLabelText('To Ada Birch'), 'Which order?')
  await person.click(screen.getByRole('button', { name: 'Answer, and keep it open' }))
  expect(await screen.findByText(/· Answered$/)).toBeVisible()
  answer(replyToEnquiry, ({ body }) => {
    sent.push({ url: new URL('http://portal'), headers: new Headers(), body })
    return ok({ ...request, status: 'closed', version: 3 })
  })
  await person.type(screen.getByLabelText('To Ada Birch'), 'Deleted.')
  await person.click(screen.getByRole('button', { name: 'Answer and close as done' }))
  expect(await screen.findByText(/· Closed$/)).toBeVisible()
  expect(sent.map(({ body }) => body)).toEqual([
    { version: 1, text: 'Which order?', closes: false },
    { version: 2, text: 'Deleted.', closes: true },
  ])
})

test('nobody can be written to when the account has gone', async () => {
  const gone = { name: '', email: '', message: '', status: 'closed', outcome: 'done' } as const
  const { screen } = await open({ ...request, ...gone })
  expect(await screen.findByRole('heading', { level: 1, name: 'Somebody who has left' })).toBeVisible()
  expect(screen.queryByRole('heading', { name: 'Answer' })).toBeNull()
})
