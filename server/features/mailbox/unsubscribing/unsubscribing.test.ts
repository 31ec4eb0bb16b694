import { afterEach, beforeEach, expect, test } from 'vitest'
import { createMailer } from '../../../adapters/mailer.ts'
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts'
import { createActor, createUser } from '../../../testing/factories.ts'
import { keyIn, type MailServer, startMailServer } from '../../../testing/mail-server.ts'
import { mailsTo } from '../../../testing/mails.ts'
import { runJob } from '../../../testing/run-job.ts'
import { sendMail } from '../service.ts'

let server: MailServer
let portal: TestApp
beforeEach(async () => {
  server = await startMailServer()
  const settings = { from: 'noreply@portal.example', appName: 'Portal' }
  const mailer = createMailer({ smtpUrl: `smtp://127.0.0.1:${server.port}`, ...settings })
  portal = await buildTestApp({
    environment: { PUBLIC_URL: 'https://books.example.org' },
    deps: { mailer },
    withJobs: true,
  })
})
afterEach(async () => {
  await portal.close()
  await server.close()
})

const headersTo = async (email: string) => {
  const sent = () => server.received.filter(({ to }) => to[0] === email)
  await expect.poll(() => sent().length).toBeGreaterThan(0)
  const mail = sent().at(-1)?.mail
  const header = (key: string) => mail?.headers.find((one) => one.key === key)?.value
  const link = /^<(.*)>$/.exec(header('list-unsubscribe') ?? '')?.[1] ?? ''
  return { header, link, text: mail?.text ?? '' }
}
const choose = (link: string, choice: string) => {
  const token = new URL(link).searchParams.get('token') ?? ''
  return portal.call('POST', '/api/mail-choice', { body: { token, choice } })
}
const post = (link: string, type?: string, payload = '') =>
  portal.app.inject({
    method: 'POST',
    url: link.replace('https://books.example.org', ''),
    headers: { host: 'books.example.org', ...(type && { 'content-type': type }) },
    ...(payload && { payload }),
  })
const invite = async (email: string) => {
  const { key } = await createActor(portal.deps, { role: 'senior' })
  const body = { email }
  return (await portal.call('POST', '/api/school/invite-colleague', { key, body })).json().data
}

test('what no person wrote says so, and a personal answer of the desk does not', async () => {
  const { deps } = portal
  const mail = { subject: 'Hello', html: '<p>Hello</p>', text: 'Hello' }
  for (const isPersonal of [false, true])
    await sendMail(deps.jobs, deps.db, { to: { name: '', email: `${isPersonal}@example.org` }, ...mail, isPersonal })
  const byProgram = (await headersTo('false@example.org')).header
  expect([byProgram('auto-submitted'), byProgram('x-auto-response-suppress')]).toEqual([
    'auto-generated',
    'OOF, AutoReply',
  ])
  const byPerson = (await headersTo('true@example.org')).header
  expect([byPerson('auto-submitted'), byPerson('x-auto-response-suppress')]).toEqual([undefined, undefined])
  expect([byProgram('list-unsubscribe'), byProgram('list-unsubscribe-post')]).toEqual([undefined, undefined])
})

test('an answer that an operator writes is personal, the receipt before it is not', async () => {
  const { key } = await createActor(portal.deps, { role: 'admin' })
  const message = { name: 'Ada', email: 'ada@example.org', message: 'Hello?' }
  expect((await portal.call('POST', '/api/page/contact-us', { body: message })).statusCode).toBe(200)
  expect((await headersTo('ada@example.org')).header('auto-submitted')).toBe('auto-generated')
  const { id } = await portal.deps.db.selectFrom('enquiries').select('id').executeTakeFirstOrThrow()
  const body = { version: 1, text: 'Good morning, Ada.' }
  expect((await portal.call('POST', `/api/admin/enquiries/${id}/reply`, { key, body })).statusCode).toBe(200)
  await expect.poll(() => server.received.filter(({ to }) => to[0] === 'ada@example.org').length).toBe(2)
  expect((await headersTo('ada@example.org')).header('auto-submitted')).toBeUndefined()
})

test.each([
  ['application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
  [
    'multipart/form-data; boundary=x',
    '--x\r\ncontent-disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n',
  ],
  ['application/json', 'no json'],
  [undefined, ''],
])('a mail program stops invitations with one POST (%s), without a session', async (type, payload) => {
  await invite('sian@example.org')
  const { link, header, text } = await headersTo('sian@example.org')
  expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
  expect(link).toMatch(/^https:\/\/books\.example\.org\/unsubscribe\?token=[\w-]+$/)
  expect(Buffer.from(link.split('=')[1] ?? '', 'base64url').toString('latin1')).not.toContain('sian')
  expect(text).toContain('/unsubscribe?token=')
  expect((await portal.call('GET', '/unsubscribe?token=x')).statusCode).toBe(200)
  expect((await post(link, type, payload)).statusCode).toBe(200)
  const sian = { email: 'sian@example.org', list: 'invitations' }
  expect((await choose(link, 'look')).json().data).toEqual({ ...sian, is_stopped: true })
  expect(await invite('sian@example.org')).toMatchObject({ successfully_imported: 0, not_asked_again: 1 })
  expect((await choose(link, 'resume')).json().data).toEqual({ ...sian, is_stopped: false })
  expect(await invite('sian@example.org')).toMatchObject({ successfully_imported: 1 })
})

test('an invitation that is open does not work any more once its address wants none', async () => {
  await invite('sian@example.org')
  const { link } = await headersTo('sian@example.org')
  const [mail] = server.received
  const open = () => portal.call('POST', '/api/invitation/open', { body: { token: mail ? keyIn(mail) : '' } })
  expect((await open()).statusCode).toBe(200)
  expect((await post(link)).statusCode).toBe(200)
  expect((await open()).json().code).toBe('invitation/gone')
})

test('reminders stop, also one that is waiting, and other e-mails still come', async () => {
  const createdAt = new Date(Date.now() - 7.5 * 86_400_000)
  const { email } = await createUser(portal.deps, { status: 'not-active', createdAt })
  await runJob(portal, 'remind-unconfirmed')
  const { link } = await headersTo(email)
  expect((await post(link)).statusCode).toBe(200)
  const { jobs, db } = portal.deps
  const mail = { to: { name: '', email }, subject: 'Hello', html: '<p>Hello</p>', text: 'Hello' }
  await sendMail(jobs, db, { ...mail, list: 'reminders' })
  await sendMail(jobs, db, { ...mail, subject: 'Your new password' })
  await expect.poll(() => server.received.length).toBe(2)
  await mailsTo(portal, email, 2)
  expect(server.received.at(-1)?.mail.subject).toBe('Your new password')
})

test('a token that the portal did not make stops nothing', async () => {
  const unknown = await post('https://books.example.org/unsubscribe?token=AAAA')
  expect(unknown.json().code).toBe('mail/unknown-link')
  expect((await post('https://books.example.org/unsubscribe')).statusCode).toBe(410)
  expect(await portal.deps.db.selectFrom('unwantedMails').selectAll().execute()).toEqual([])
})
