import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createMailer } from '../../../adapters/mailer.ts'
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts'
import { createActor, createUser } from '../../../testing/factories.ts'
import { type ImapServer, startImapServer } from '../../../testing/imap-server.ts'
import { type MailServer, startMailServer } from '../../../testing/mail-server.ts'
import { reportOf } from '../../../testing/reports.ts'
import { runJob } from '../../../testing/run-job.ts'
import { allChecks } from '../../monitoring/all-checks.ts'
import { sendMail } from '../service.ts'

let relay: MailServer
let imap: ImapServer
let portal: TestApp
beforeEach(async () => {
  relay = await startMailServer()
  imap = await startImapServer({ user: 'noreply', password: 'secret' })
  const settings = { from: 'noreply@portal.example', appName: 'Portal' }
  const mailer = createMailer({ smtpUrl: `smtp://127.0.0.1:${relay.port}`, ...settings })
  const environment = { BOUNCE_IMAP_URL: `imap://noreply:secret@127.0.0.1:${imap.port}` }
  portal = await buildTestApp({ environment, deps: { mailer }, withJobs: true })
})
afterEach(async () => {
  await portal.close()
  await relay.close()
  await imap.close()
})

/** Sends a mail, which the relay accepts. */
async function send(email: string): Promise<string> {
  const mail = { to: { name: '', email }, subject: 'Hello', html: '<p>Hello</p>', text: 'Hello' }
  const id = await sendMail(portal.deps.jobs, portal.deps.db, mail)
  await expect.poll(async () => (await find(id)).state).toBe('sent')
  return id
}
const find = (id: string) =>
  portal.deps.db.selectFrom('mails').select(['state', 'problem']).where('id', '=', id).executeTakeFirstOrThrow()
const bouncing = async () =>
  (await portal.deps.db.selectFrom('bouncingAddresses').select('email').orderBy('email').execute()).map(
    ({ email }) => email,
  )
const read = () => runJob(portal, 'read-returned-mails')
const state = async () => (await allChecks.find(({ name }) => name === 'returned')?.look(portal.deps, false))?.state

test('an address is marked when a report comes later, until somebody removes the mark', async () => {
  const [gone, there] = [await send('gone@example.org'), await send('there@example.org')]
  expect(relay.received.map(({ mail }) => mail.headers.find(({ key }) => key === 'x-mail-id')?.value)).toContain(gone)
  imap.mails.push(reportOf({ mailId: gone }))
  await read()
  expect(await bouncing()).toEqual(['gone@example.org'])
  expect(await find(gone)).toEqual({ state: 'sent', problem: expect.stringContaining('It came back: 550 5.1.1') })
  expect((await find(there)).problem).toBe('')
  const { key } = await createActor(portal.deps, { role: 'admin' })
  const [mail] = (await portal.call('GET', '/api/admin/mails?q=gone', { key })).json().data.mails
  expect(mail).toMatchObject({ state: 'sent', problem: expect.stringContaining('no such user') })
  const { id } = await createUser(portal.deps, { email: 'gone@example.org' })
  const account = (await portal.call('GET', `/api/admin/users/${id}`, { key })).json().data
  expect(account.bounce).toMatchObject({ problem: expect.stringContaining('no such user'), came_back: true })
  // A relay takes everything: that says nothing.
  await send('gone@example.org')
  expect(await bouncing()).toEqual(['gone@example.org'])
  await portal.deps.db.deleteFrom('bouncingAddresses').execute()
  await read()
  expect(await bouncing()).toEqual([])
  expect(await state()).toBe('well')
})

test.each([
  ['Postfix, no such domain', { status: '5.4.4', said: 'X-Postfix; Host or domain name not found' }, true],
  ['a full mailbox', { status: '5.2.2', said: 'smtp; 552 5.2.2 mailbox full' }, true],
  ['Exchange, the whole mail', { status: '5.1.10', returned: 'message/rfc822' }, true],
  ['a server without codes of its own', { status: '5.0.0', said: 'smtp; 550 user unknown' }, true],
  ['an address in another script', { returned: 'message/global-headers' }, true],
  ['a policy', { status: '5.7.1', said: 'smtp; 550 5.7.1 not allowed' }, false],
  ['a server that was away for days', { status: '4.4.7', said: 'smtp; 421 4.4.7 delivery time expired' }, false],
])('%s: whose fault it is', async (_name, words, isMarked) => {
  const mailId = await send('ada@example.org')
  imap.mails.push(reportOf({ mailId, ...words }))
  await read()
  expect((await find(mailId)).problem).toContain('It came back: ')
  expect(await bouncing()).toEqual(isMarked ? ['ada@example.org'] : [])
})

test.each(['delayed', 'relayed', 'delivered', 'expanded'])('"%s" is no bounce', async (action) => {
  const mailId = await send('ada@example.org')
  imap.mails.push(reportOf({ mailId, action, status: '5.1.1' }))
  await read()
  expect([(await find(mailId)).problem, await bouncing()]).toEqual(['', []])
})

test('a report is believed only about a mail of the portal, and every other mail is let be', async () => {
  const mailId = await send('ada@example.org')
  imap.mails.push(
    reportOf({ mailId: randomUUID() }),
    reportOf({ mailId, header: 'X-Other: none' }),
    // Somebody who only quotes the id in a body.
    `From: eve@example.org\r\nSubject: Failed\r\n\r\nX-Mail-Id: ${mailId}\r\nAction: failed\r\n`,
    'no mail at all',
    `\u0000\u0001 ${'x'.repeat(300_000)}`,
    `Content-Type: multipart/report; boundary=b\r\n\r\n--b\r\nContent-Type: message/delivery-status\r\n\r\n`,
  )
  await read()
  expect([(await find(mailId)).problem, await bouncing()]).toEqual(['', []])
  imap.mails.push(reportOf({ mailId, header: `Message-ID: <${mailId}@portal.example>` }))
  await read()
  expect(await bouncing()).toEqual(['ada@example.org'])
  expect(imap.commands.filter((command) => /STORE|EXPUNGE|SELECT|APPEND|MOVE|COPY/i.test(command))).toEqual([])
})

test('hundreds are read in parts, each once, and again only when the server has numbered them anew', async () => {
  const mailId = await send('ada@example.org')
  for (let number = 0; number < 250; number++) imap.mails.push(reportOf({ mailId: randomUUID() }))
  imap.mails.push(reportOf({ mailId }))
  await read()
  expect(await bouncing()).toEqual(['ada@example.org'])
  const fetches = () => imap.commands.filter((command) => command.startsWith('UID FETCH')).length
  expect(fetches()).toBe(3)
  await read()
  expect(fetches()).toBe(3)
  imap.validity = 2
  await read()
  expect(fetches()).toBe(6)
})

test('a mailbox that cannot be read is a trouble after two hours, and is read on when it can be', async () => {
  const mailId = await send('ada@example.org')
  imap.mails.push(reportOf({ mailId }))
  const { port } = imap
  await imap.close()
  await read()
  const { db } = portal.deps
  const reading = () => db.selectFrom('reportReading').selectAll().executeTakeFirstOrThrow()
  expect((await reading()).problem).toContain('ECONNREFUSED')
  expect(await state()).toBe('well')
  await db
    .updateTable('reportReading')
    .set({ failingSince: new Date(Date.now() - 130 * 60_000) })
    .execute()
  await read()
  expect(await state()).toBe('trouble')
  const wrong = await startImapServer({ user: 'noreply', password: 'another' }, port)
  await read()
  expect((await reading()).problem).toContain('That is not allowed.')
  await wrong.close()
  imap = await startImapServer({ user: 'noreply', password: 'secret' }, port)
  imap.mails.push(reportOf({ mailId }))
  await read()
  expect([await bouncing(), await state()]).toEqual([['ada@example.org'], 'well'])
})
