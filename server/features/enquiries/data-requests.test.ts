import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import type { Enquiry } from '#contract/enquiries.ts'
import { dayInWords, daysBetween, todayInUk } from '#contract/school-days.ts'
import { createActor } from '../../testing/factories.ts'
import { mailsTo } from '../../testing/mails.ts'
import { setUpPortal } from '../../testing/set-up-portal.ts'
import { dueDay } from './due-day.ts'

const portal = setUpPortal({ limits: { messagesPerNetwork: 1000 }, withJobs: true })
let key: string
beforeAll(async () => {
  key = (await createActor(portal.deps, { role: 'admin' })).key
})

const sent = () => ({
  kind: 'erasure',
  name: 'Ada Birch',
  email: `${randomUUID()}@example.org`,
  message: 'Please delete my telephone number.',
})
const ask = (body: object) => portal.call('POST', '/api/page/data-requests', { body })
const url = (id: string) => `/api/admin/enquiries/${id}`
const view = async (id: string): Promise<Enquiry> => (await portal.call('GET', url(id), { key })).json().data
const find = async (reference: string): Promise<Enquiry> => {
  const found = portal.deps.db.selectFrom('enquiries').select('id').where('reference', '=', reference)
  return view((await found.executeTakeFirstOrThrow()).id)
}
const change = (id: string, body: object) => portal.call('PUT', url(id), { key, body })

async function arrive(body = sent()): Promise<Enquiry> {
  const { reference } = (await ask(body)).json().data
  return find(reference)
}

const outcome = { outcome: 'refused', outcome_text: 'We need it for the order of 3 November.' }

test('a request gets a receipt with the reference and the day, and nothing that was written', async () => {
  const body = sent()
  const answer = await ask(body)
  expect(answer.statusCode).toBe(200)
  const { reference, due_on } = answer.json().data
  expect(reference).toMatch(/^D-[A-Z2-9]{7}$/)
  expect(due_on).toBe(dueDay())
  expect(daysBetween(todayInUk(), due_on)).toBeGreaterThanOrEqual(28)
  const [receipt] = await mailsTo(portal, body.email, 1)
  expect(receipt).toMatchObject({ subject: `We have your request about your data (${reference})`, toName: '' })
  expect(receipt?.text).toContain(`by ${dayInWords(due_on)} at the latest`)
  for (const word of [body.name, 'telephone']) expect(receipt?.html).not.toContain(word)
  const mails = portal.deps.db.selectFrom('mails').selectAll()
  const desk = await mails.where('subject', '=', `Data request ${reference}`).executeTakeFirstOrThrow()
  expect(desk).toMatchObject({ toAddress: portal.deps.config.deskEmail, replyTo: body.email })
  expect(desk.text).toContain('What it is: Asks to have their data deleted')
  expect(desk.text).toContain(`Answer by: ${dayInWords(due_on)}`)
  const found = { kind: 'erasure', status: 'new', due_on, acknowledged_time: expect.stringMatching(/Z$/), outcome: '' }
  expect(await find(reference)).toMatchObject(found)
})

test('a complaint is called one', async () => {
  const body = { ...sent(), kind: 'complaint' }
  await ask(body)
  const [receipt] = await mailsTo(portal, body.email, 1)
  expect(receipt?.subject).toMatch(/^We have your complaint about your data/)
  expect(receipt?.text).toContain('ico.org.uk/make-a-complaint')
})

test.each([
  // 30 days; the last is a Sunday.
  ['2026-12-04', '2027-01-04'],
  // A Friday and Christmas Day, then Saturday, Sunday, and the day made up for Boxing Day.
  ['2026-11-25', '2026-12-29'],
  ['2026-12-02', '2027-01-04'],
  ['2026-03-04', '2026-04-07'],
  ['2026-06-01', '2026-07-01'],
  // A month is shorter than 30 days here, and ends on a Sunday, on a Monday and on the last day of February.
  ['2027-01-31', '2027-03-01'],
  ['2027-02-01', '2027-03-01'],
  ['2028-01-31', '2028-02-29'],
])('what came on %s is due on %s', (received, due) => {
  expect(dueDay(received)).toBe(due)
})

test.each([
  [{ kind: undefined }, { kind: 'Choose what it is about.' }],
  [{ kind: 'message' }, { kind: 'Choose what it is about.' }],
  [{ name: ' ' }, { name: 'Enter your name.' }],
  [{ email: 'nobody' }, { email: 'Enter an e-mail address in the form name@example.org.' }],
  [{ message: '' }, { message: 'Say what you are asking for, or what is wrong.' }],
])('%j gets a sentence at the field', async (wrong, errors) => {
  const answer = await ask({ ...sent(), ...wrong })
  expect([answer.statusCode, answer.json().errors]).toEqual([422, errors])
})

test('the same words within minutes are one request, and other words or another wish are not', async () => {
  const body = sent()
  const twice = await Promise.all([ask(body), ask(body)])
  const [first, second] = twice.map((answer) => answer.json().data)
  expect(second).toEqual(first)
  expect((await ask({ ...body, kind: 'access' })).json().data.reference).not.toBe(first.reference)
  await mailsTo(portal, body.email, 2)
})

test('what only a robot fills in is kept for a look, nobody is mailed, and nothing is due', async () => {
  const { reference } = (await ask({ ...sent(), website: 'https://pills.example' })).json().data
  expect(await find(reference)).toMatchObject({ status: 'closed', acknowledged_time: '' })
  const mails = portal.deps.db.selectFrom('mails').select('id')
  expect(await mails.where('subject', 'like', `%${reference}%`).execute()).toEqual([])
})

test('the answer goes to the person in the thread of the receipt', async () => {
  const { id, email, reference } = await arrive()
  const body = { version: 1, text: 'We have deleted it.' }
  expect((await portal.call('POST', `${url(id)}/reply`, { key, body })).json().data.status).toBe('answered')
  const [receipt, reply] = await mailsTo(portal, email, 2)
  expect(reply).toMatchObject({ subject: `Re: ${receipt?.subject}`, thread: [receipt?.id] })
  expect(reply?.text).toContain(reference)
})

test('an answer that is all they asked for closes the request, and one to a message closes nothing', async () => {
  const { id, email } = await arrive()
  const body = { version: 1, text: 'We have deleted it.', closes: true }
  const { data } = (await portal.call('POST', `${url(id)}/reply`, { key, body })).json()
  expect(data).toMatchObject({ status: 'closed', outcome: 'done', outcome_text: 'We answered by e-mail.', version: 2 })
  expect(data.history.map(({ text }: { text: string }) => text).slice(1)).toEqual([
    'We have deleted it.',
    'closed',
    'Outcome: Done, or put right\nWe answered by e-mail.',
  ])
  const [, reply] = await mailsTo(portal, email, 2)
  expect(reply?.text).toContain('We have deleted it.')
  const audit = portal.deps.db.selectFrom('auditLog').select('action').where('object', '=', data.reference)
  expect((await audit.orderBy('id').execute()).map(({ action }) => action)).toEqual([
    'enquiry.closed',
    'enquiry.replied',
  ])

  const message = { name: 'Rosa', email: `${randomUUID()}@example.org`, message: 'Hello' }
  const { reference } = (await portal.call('POST', '/api/page/contact-us', { body: message })).json().data
  const written = await find(reference)
  const answered = await portal.call('POST', `${url(written.id)}/reply`, { key, body })
  expect(answered.json().data).toMatchObject({ status: 'answered', outcome: '' })
})

test('closing takes an outcome and words, which are kept and shown', async () => {
  const { id } = await arrive()
  const refused = await change(id, { version: 1, status: 'closed' })
  expect([refused.statusCode, refused.json()]).toEqual([
    422,
    {
      code: 'enquiry/outcome-needed',
      message: 'Choose how this request ended, and write what was done or why not. Then close it.',
      errors: { outcome: 'Choose how this request ended.', outcome_text: 'Write what was done, or why not.' },
    },
  ])
  const half = await change(id, { version: 1, status: 'closed', outcome: 'done', outcome_text: '  ' })
  expect(half.json().errors).toEqual({ outcome_text: 'Write what was done, or why not.' })
  expect(await view(id)).toMatchObject({ status: 'new', version: 1 })
  const closed = (await change(id, { version: 1, status: 'closed', ...outcome })).json().data
  expect(closed).toMatchObject({ status: 'closed', ...outcome })
  expect(closed.history.map(({ text }: { text: string }) => text).slice(1)).toEqual([
    'closed',
    `Outcome: Refused, with the reason\n${outcome.outcome_text}`,
  ])
  const reopened = (await change(id, { version: 2, status: 'new' })).json().data
  expect(reopened).toMatchObject({ status: 'new', outcome: '', outcome_text: '' })
  expect(reopened.history).toHaveLength(4)
})

test('the export has the dates and the outcome', async () => {
  const { id, reference, due_on, create_time, acknowledged_time } = await arrive()
  await change(id, { version: 1, status: 'closed', ...outcome })
  const { body } = await portal.call('GET', `/api/admin/enquiries/export?q=${reference}&kind=erasure`, { key })
  const line = (body as string).split('\r\n')[1]
  const closedAt = await portal.deps.db.selectFrom('enquiries').select('closedAt').where('id', '=', id).execute()
  expect(line).toContain(`${reference},closed,${create_time},`)
  expect(
    line?.endsWith(
      `,erasure,${acknowledged_time},${due_on},${closedAt[0]?.closedAt?.toISOString()},refused,${outcome.outcome_text}`,
    ),
  ).toBe(true)
  const other = await portal.call('GET', `/api/admin/enquiries/export?q=${reference}&kind=complaint`, { key })
  expect(other.body).not.toContain(reference)
})
