import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { afterEach, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts'
import { sendMail } from './service.ts'

interface Received {
  to: string[]
  mail: Email
}

const opened: Array<() => Promise<unknown>> = []
afterEach(async () => {
  for (let close = opened.pop(); close; close = opened.pop()) await close()
})

/** A mail server that keeps what it takes; while `isDown` it refuses every mail. */
async function startMailServer(port = 0) {
  const state = { isDown: false, received: [] as Received[], port: 0, connections: 0 }
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onConnect(_session, welcome) {
      state.connections++
      welcome()
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        if (state.isDown) {
          done(new Error('not now'))
          return
        }
        void PostalMime.parse(Buffer.concat(chunks)).then((mail) => {
          state.received.push({ to: session.envelope.rcptTo.map(({ address }) => address), mail })
          done()
        })
      })
    },
  })
  server.listen(port, '127.0.0.1')
  await once(server.server, 'listening')
  opened.push(async () => new Promise<void>((closed) => server.close(closed)))
  state.port = (server.server.address() as AddressInfo).port
  return state
}

async function startPortal(port: number, environment: Record<string, string> = {}): Promise<TestApp> {
  const portal = await buildTestApp({
    environment: { SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'noreply@portal.example', ...environment },
    withJobs: true,
  })
  opened.push(() => portal.close())
  return portal
}

const mail = (address: string, name = 'Ada Birch') => ({
  to: { name, address },
  subject: 'Choose a new password',
  html: '<p>Hello</p>',
  text: 'Hello',
})

const stateOf = async ({ deps }: TestApp) => deps.db.selectFrom('mails').selectAll().executeTakeFirstOrThrow()

test('a mail goes to the one address it is for, and its content does not stay behind', async () => {
  const server = await startMailServer()
  const portal = await startPortal(server.port)
  await sendMail(
    portal.deps.jobs,
    portal.deps.db,
    mail('ada@example.org', 'Birch, "Ada" <evil@example.org>\r\nBcc: x@example.org'),
  )
  await expect.poll(() => server.received.length).toBe(1)
  const [received] = server.received
  expect(received?.to).toEqual(['ada@example.org'])
  expect(received?.mail.subject).toBe('Choose a new password')
  expect(received?.mail.bcc ?? []).toEqual([])
  await expect.poll(async () => (await stateOf(portal)).state).toBe('sent')
  const { id, html, text } = await stateOf(portal)
  expect([html, text]).toEqual(['', ''])
  expect(received?.mail.messageId).toBe(`<${id}@portal.example>`)
})

test('a mail that belongs to a write that was rolled back is never sent', async () => {
  const server = await startMailServer()
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

test('while the mail server refuses, the mail waits and says why, and goes out once it takes it', async () => {
  const server = await startMailServer()
  server.isDown = true
  const portal = await startPortal(server.port)
  await sendMail(portal.deps.jobs, portal.deps.db, mail('ada@example.org'))
  await expect.poll(async () => (await stateOf(portal)).problem).toContain('not now')
  expect((await stateOf(portal)).state).toBe('waiting')
  server.isDown = false
  // Tries are half a minute and more apart: the next one is brought forward, the clock stays as it is.
  await portal.database.pool.query(`update pgboss.job set start_after = now() where name = 'send-mail'`)
  await expect.poll(async () => (await stateOf(portal)).state).toBe('sent')
  expect(server.received).toHaveLength(1)
})

test('mails follow each other at the pace that is set, over connections that stay open', async () => {
  const server = await startMailServer()
  const portal = await startPortal(server.port, { SMTP_MAILS_PER_SECOND: '20' })
  const began = performance.now()
  await portal.deps.db.transaction().execute(async (db) => {
    for (let number = 0; number < 41; number++) await sendMail(portal.deps.jobs, db, mail(`p${number}@example.org`))
  })
  await expect.poll(() => server.received.length).toBe(41)
  // Seconds are counted from the first mail of each: the first twenty may come late in theirs, the next need one of their own.
  expect(performance.now() - began).toBeGreaterThan(1000)
  expect(server.connections).toBeLessThanOrEqual(2)
})
