import { afterEach, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts'
import { createUser } from '../../testing/factories.ts'
import { startMailServer } from '../../testing/mail-server.ts'
import { sendMail } from './service.ts'

const opened: Array<() => Promise<unknown>> = []
afterEach(async () => {
  for (let close = opened.pop(); close; close = opened.pop()) await close()
})

async function startServer() {
  const server = await startMailServer()
  opened.push(() => server.close())
  return server
}

async function startPortal(port: number, environment: Record<string, string> = {}): Promise<TestApp> {
  const portal = await buildTestApp({
    environment: { SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'noreply@portal.example', ...environment },
    withJobs: true,
  })
  opened.push(() => portal.close())
  return portal
}

const mail = (email: string, name = 'Ada Birch') => ({
  to: { name, email },
  subject: 'Choose a new password',
  html: '<p>Hello</p>',
  text: 'Hello',
})

test('a file goes with its mail, and does not stay behind', async () => {
  const server = await startServer()
  const portal = await startPortal(server.port)
  const { jobs, db } = portal.deps
  const attachment = { name: 'quote-Q-7.pdf', mediaType: 'application/pdf', content: Buffer.from('%PDF-1.7') }
  await sendMail(jobs, db, { ...mail('ada@example.org'), attachment })
  await expect.poll(() => server.received.length).toBe(1)
  const [file] = server.received[0]?.mail.attachments ?? []
  expect(file).toMatchObject({ filename: 'quote-Q-7.pdf', mimeType: 'application/pdf', disposition: 'attachment' })
  expect(Buffer.from(file?.content as ArrayBuffer).toString()).toBe('%PDF-1.7')
  await expect.poll(async () => (await stateOf(portal)).state).toBe('sent')
  expect(await db.selectFrom('mailAttachments').select('name').execute()).toEqual([])
})

const stateOf = async ({ deps }: TestApp) => deps.db.selectFrom('mails').selectAll().executeTakeFirstOrThrow()

test('a mail goes to the one address it is for, and its content does not stay behind', async () => {
  const server = await startServer()
  const portal = await startPortal(server.port)
  const fullName = 'Birch, "Ada" <evil@example.org>\r\nBcc: x@example.org'
  const { email } = await createUser(portal.deps, { fullName })
  await sendMail(portal.deps.jobs, portal.deps.db, mail(email, fullName))
  await expect.poll(() => server.received.length).toBe(1)
  const [received] = server.received
  expect(received?.to).toEqual([email])
  expect(received?.mail.to?.[0]?.name).toContain('Birch, "Ada"')
  expect(received?.mail.subject).toBe('Choose a new password')
  expect(received?.mail.bcc ?? []).toEqual([])
  await expect.poll(async () => (await stateOf(portal)).state).toBe('sent')
  const { id, html, text } = await stateOf(portal)
  expect([html, text]).toEqual(['', ''])
  expect(received?.mail.messageId).toBe(`<${id}@portal.example>`)
})

test('the name of nobody else, and of no unconfirmed account, travels to an address', async () => {
  const portal = await startPortal(1)
  const words = 'You have won! www.evil.example'
  const unconfirmed = await createUser(portal.deps, { status: 'not-active', fullName: words })
  const { email } = await createUser(portal.deps)
  for (const to of ['stranger@example.org', unconfirmed.email, email]) {
    await sendMail(portal.deps.jobs, portal.deps.db, mail(to, words))
  }
  const mails = await portal.deps.db.selectFrom('mails').select('toName').execute()
  expect(mails.map(({ toName }) => toName)).toEqual(['', '', ''])
})

test('a mail with a key in it is refused: it would lie in the database', async () => {
  const portal = await startPortal(1)
  const text = `https://portal.example/reset-password?token=${'k'.repeat(43)}`
  const sending = sendMail(portal.deps.jobs, portal.deps.db, { ...mail('ada@example.org'), text })
  await expect(sending).rejects.toThrow('must not hold the key')
})

test('a mail that belongs to a write that was rolled back is never sent', async () => {
  const server = await startServer()
  const portal = await startPortal(server.port)
  const write = portal.deps.db.transaction().execute(async (db) => {
    await sendMail(portal.deps.jobs, db, mail('ada@example.org'))
    throw new Error('the write failed')
  })
  await expect(write).rejects.toThrow('the write failed')
  await sendMail(portal.deps.jobs, portal.deps.db, mail('bea@example.org'))
  await expect.poll(() => server.received.length).toBe(1)
  expect(server.received[0]?.to).toEqual(['bea@example.org'])
})

test('mails follow each other at the pace that is set, over connections that stay open', async () => {
  const server = await startServer()
  const portal = await startPortal(server.port, {
    SMTP_URL: `smtp://127.0.0.1:${server.port}?rateLimit=20`,
  })
  const began = performance.now()
  await portal.deps.db.transaction().execute(async (db) => {
    for (let number = 0; number < 41; number++) await sendMail(portal.deps.jobs, db, mail(`p${number}@example.org`))
  })
  await expect.poll(() => server.received.length).toBe(41)
  // Seconds are counted from the first mail of each: the first twenty may come late in theirs, the next need one of their own.
  expect(performance.now() - began).toBeGreaterThan(1000)
  expect(server.connections).toBeLessThanOrEqual(2)
})
