import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import type { Enquiry } from '#contract/enquiries.ts'
import { buildTestApp } from '../../testing/build-test-app.ts'
import { createActor } from '../../testing/factories.ts'
import { mailsTo } from '../../testing/mails.ts'
import { setUpPortal } from '../../testing/set-up-portal.ts'

const portal = setUpPortal({ limits: { messagesPerNetwork: 1000 }, withJobs: true })
let key: string
beforeAll(async () => {
  key = (await createActor(portal.deps, { role: 'admin' })).key
})

const sent = () => ({
  name: 'Ada Birch',
  email: `${randomUUID()}@example.org`,
  telephone: '020 7946 0123',
  postcode: 'GU1 1AA',
  message: 'Can we print the books?\nWe have no tablets.',
})
const write = (body: object) => portal.call('POST', '/api/page/contact-us', { body })
const stored = (email: string) =>
  portal.deps.db.selectFrom('enquiries').selectAll().where('email', '=', email).execute()

/** Sends a message and answers it as the operator sees it. */
async function arrive(body = sent()): Promise<Enquiry> {
  const { reference } = (await write(body)).json().data
  const found = portal.deps.db.selectFrom('enquiries').select('id').where('reference', '=', reference)
  const { id } = await found.executeTakeFirstOrThrow()
  return (await portal.call('GET', `/api/admin/enquiries/${id}`, { key })).json().data
}

test('a message is stored, mailed to the desk, and its sender gets a receipt without a word of it', async () => {
  const body = sent()
  const answer = await write(body)
  expect(answer.statusCode).toBe(200)
  const { reference } = answer.json().data
  expect(reference).toMatch(/^M-[A-Z2-9]{7}$/)
  expect(await stored(body.email)).toMatchObject([{ ...body, reference, status: 'new', userId: null }])
  const [receipt] = await mailsTo(portal, body.email, 1)
  expect(receipt).toMatchObject({ subject: `We have your message (${reference})`, toName: '' })
  for (const word of [body.name, body.message, 'tablets', body.telephone]) expect(receipt?.html).not.toContain(word)
  expect(receipt?.html).toContain(`<span style="white-space:nowrap">${reference}</span>`)
  const desk = await portal.deps.db
    .selectFrom('mails')
    .selectAll()
    .where('subject', '=', `Message ${reference}`)
    .executeTakeFirstOrThrow()
  expect(desk).toMatchObject({ toAddress: portal.deps.config.deskEmail, replyTo: body.email })
  expect(desk.text).toContain('We have no tablets.')
})

test.each([
  [{ name: '  ' }, { name: 'Enter your name.' }],
  [{ email: '' }, { email: 'Enter your e-mail address.' }],
  [{ email: 'nobody' }, { email: 'Enter an e-mail address in the form name@example.org.' }],
  [{ email: 'a@b.example, c@d.example' }, { email: 'Enter an e-mail address in the form name@example.org.' }],
  [{ email: 'a@b.example\r\nBcc: c@d.example' }, { email: 'Enter an e-mail address in the form name@example.org.' }],
  [{ message: '' }, { message: 'Write your message.' }],
  [{ message: 'x'.repeat(5001) }, { message: 'Use at most 5,000 characters.' }],
  [{ telephone: '0'.repeat(31) }, { telephone: 'Use at most 30 characters.' }],
])('%j gets a sentence at the field, and nothing is stored', async (wrong, errors) => {
  const body = { ...sent(), ...wrong }
  const answer = await write(body)
  expect([answer.statusCode, answer.json().errors]).toEqual([422, errors])
  expect(await stored(body.email)).toEqual([])
})

test('4 MB are refused, and nothing is stored', async () => {
  const body = { ...sent(), message: 'x'.repeat(4_000_000) }
  expect((await write(body)).statusCode).toBe(413)
  expect(await stored(body.email)).toEqual([])
})

test('no field adds a line to the head of a mail', async () => {
  const body = { ...sent(), name: 'Ada\r\nBcc: everybody@example.org' }
  await write(body)
  expect((await stored(body.email))[0]?.name).toBe('Ada Bcc: everybody@example.org')
})

test('markup is text in the mail', async () => {
  const body = { ...sent(), message: '<img src=x onerror=alert(1)>' }
  const { reference } = (await write(body)).json().data
  const mails = portal.deps.db.selectFrom('mails').selectAll()
  const desk = await mails.where('subject', '=', `Message ${reference}`).executeTakeFirstOrThrow()
  expect(desk.html).not.toContain('<img src=x')
  expect(desk.html).toContain('&lt;img src=x')
})

test('the same words within minutes are one message', async () => {
  const body = sent()
  const answers = await Promise.all([write(body), write(body), write(body)])
  expect(new Set(answers.map((answer) => answer.json().data.reference)).size).toBe(1)
  expect(await stored(body.email)).toHaveLength(1)
  await mailsTo(portal, body.email, 1)
})

test('what only a robot fills in is kept for a look, and nobody is mailed', async () => {
  const body = { ...sent(), website: 'https://pills.example' }
  const { reference } = (await write(body)).json().data
  expect(await stored(body.email)).toMatchObject([{ reference, status: 'closed' }])
  const mails = portal.deps.db.selectFrom('mails').select('id')
  expect(await mails.where('subject', 'like', `%${reference}%`).execute()).toEqual([])
})

test('the same words from another telephone number, or after a robot’s, are a message of their own', async () => {
  const body = sent()
  const references = [
    (await write({ ...body, website: 'filled in by a browser' })).json().data.reference,
    (await write(body)).json().data.reference,
    (await write({ ...body, telephone: '020 7946 0999' })).json().data.reference,
  ]
  expect(new Set(references).size).toBe(3)
  await mailsTo(portal, body.email, 2)
})

test('an operator answers: the mail continues the receipt’s thread, and the history has it', async () => {
  const enquiry = await arrive()
  expect(enquiry).toMatchObject({ status: 'new', version: 1, telephone: '020 7946 0123', user_id: '' })
  const url = `/api/admin/enquiries/${enquiry.id}`
  const body = { version: 1, text: 'Yes, you can.\nOpen one, and choose Print.' }
  const answered = (await portal.call('POST', `${url}/reply`, { key, body })).json().data
  expect(answered).toMatchObject({ status: 'answered', version: 2 })
  const [receipt, reply] = await mailsTo(portal, enquiry.email, 2)
  expect(reply).toMatchObject({
    subject: `Re: We have your message (${enquiry.reference})`,
    replyTo: portal.deps.config.deskEmail,
    thread: [receipt?.id],
  })
  expect(reply?.text).toContain('Open one, and choose Print.')
  expect(answered.history).toMatchObject([
    { kind: 'note', author: '', text: 'A receipt with the reference' },
    { kind: 'reply', author: 'Ada Birch', text: body.text },
  ])
  const audit = await portal.deps.db.selectFrom('auditLog').select(['action', 'object']).execute()
  expect(audit).toContainEqual({ action: 'enquiry.replied', object: enquiry.reference })
})

test('of two operators at once the second is told, and nothing is mailed twice', async () => {
  const { id, email } = await arrive()
  const reply = (text: string) =>
    portal.call('POST', `/api/admin/enquiries/${id}/reply`, { key, body: { version: 1, text } })
  const answers = await Promise.all([reply('Yes.'), reply('No.')])
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
  await mailsTo(portal, email, 2)
  const late = await portal.call('PUT', `/api/admin/enquiries/${id}`, { key, body: { version: 1, status: 'closed' } })
  expect(late.json()).toMatchObject({
    code: 'changed-meanwhile',
    message: expect.stringMatching(/^This message has been changed/),
  })
})

test('a message is closed and opened again', async () => {
  const { id } = await arrive()
  const change = (version: number, status: string) =>
    portal.call('PUT', `/api/admin/enquiries/${id}`, { key, body: { version, status } })
  expect((await change(1, 'closed')).json().data).toMatchObject({ status: 'closed', version: 2 })
  const opened = (await change(2, 'new')).json().data
  expect(opened.status).toBe('new')
  expect(opened.history.map(({ text }: { text: string }) => text).slice(1)).toEqual(['closed', 'new'])
})

test('the export is a CSV in which nothing is computed, and is written to the audit log', async () => {
  const formulas = {
    name: '=HYPERLINK("https://evil.example")',
    telephone: '+44 20 7946 0123',
    message: '@SUM(A1)\n"x"',
  }
  const { reference } = await arrive({ ...sent(), ...formulas })
  const answer = await portal.call('GET', `/api/admin/enquiries/export?q=${reference}`, { key })
  expect(answer.headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': 'attachment; filename="messages.csv"',
    'cache-control': 'no-store',
  })
  const [head, line] = answer.body.split(/\r\n/)
  expect(head).toBe(
    '\uFEFFReference,Status,Received,Name,E-mail,Telephone,Postcode,Message,Kind,Acknowledged,Due,Closed,Outcome,Outcome in words',
  )
  expect(line).toContain(`"'=HYPERLINK(""https://evil.example"")"`)
  expect(line).toContain(`"'+44 20 7946 0123"`)
  expect(line).toContain(`"'@SUM(A1)\n""x"""`)
  const audit = await portal.deps.db.selectFrom('auditLog').select('action').execute()
  expect(audit).toContainEqual({ action: 'enquiries.exported' })
})

test('the export goes on beyond one portion, in order and without a double', async () => {
  const word = randomUUID()
  const rows = Array.from({ length: 1100 }, (_, index) => ({
    ...sent(),
    message: `${word} ${index}`,
    reference: `${word}-${index}`,
    createdAt: new Date(Date.UTC(2026, 0, 1) + Math.floor(index / 7) * 1000),
  }))
  for (let at = 0; at < rows.length; at += 100)
    await portal.deps.db
      .insertInto('enquiries')
      .values(rows.slice(at, at + 100))
      .execute()
  const { body } = await portal.call('GET', `/api/admin/enquiries/export?q=${word}`, { key })
  const references = body.match(new RegExp(`^${word}-\\d+`, 'gm')) ?? []
  expect(new Set(references).size).toBe(1100)
  expect(references).toHaveLength(1100)
})

test('the limits are those of the sender’s address and of the network address', async () => {
  const strict = await buildTestApp({ limits: { messagesPerNetwork: 7 }, withJobs: true })
  try {
    const body = sent()
    const send = (message: string, email = body.email) =>
      strict.call('POST', '/api/page/contact-us', { body: { ...body, email, message } })
    for (let count = 0; count < 5; count++) expect((await send(`${count}`)).statusCode).toBe(200)
    expect((await send('one more')).statusCode).toBe(429)
    expect((await send('somebody else', 'other@example.org')).statusCode).toBe(200)
    const refused = await send('a third', 'third@example.org')
    expect(refused.statusCode).toBe(429)
    expect(refused.headers['retry-after']).toBeDefined()
  } finally {
    await strict.close()
  }
})
