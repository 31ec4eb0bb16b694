import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createActor, createUser } from '../factories.ts'
import { keyIn, type MailServer, never, startMailServer } from '../mail-server.ts'
import { type PortalProcess, startPortalProcess } from '../portal-process.ts'

let server: MailServer
let portal: PortalProcess
let settings: Record<string, string>
const killed: PortalProcess[] = []
let operator: { key: string }
let refused: { email: string }
beforeAll(async () => {
  server = await startMailServer()
  settings = { SMTP_URL: `smtp://127.0.0.1:${server.port}` }
  portal = await startPortalProcess({ settings })
  operator = await createActor(portal.deps, { role: 'admin' })
  refused = await createUser(portal.deps)
})
afterAll(async () => {
  await portal.stop()
  for (const one of killed) await one.stop()
  await server.close()
})

interface Mail {
  id: string
  to: string
  state: string
}

async function mails(): Promise<Mail[]> {
  const response = await portal.call('GET', '/api/admin/mails', { key: operator.key })
  return ((await response.json()) as { data: { mails: Mail[] } }).data.mails
}

/** Asks for a new password, which mails a link. */
async function askFor(email: string): Promise<void> {
  expect((await portal.call('GET', `/api/auth/reset-password?email=${email}`)).status).toBe(200)
}

const copiesTo = (email: string) => server.received.filter(({ to }) => to[0] === email).length

test('a mail server that takes 21 seconds to acknowledge an e-mail gets one copy', async () => {
  const { email } = await createUser(portal.deps)
  server.onContent = () => sleep(21_000).then(() => undefined)
  await askFor(email)
  await expect.poll(async () => (await mails()).find(({ to }) => to === email)?.state).toBe('sent')
  expect(copiesTo(email)).toBe(1)
  server.onContent = () => undefined
})

test('an address that is refused for good is tried once', async () => {
  const email = refused.email
  server.onRecipient = () => `550 5.1.1 <${email}> no such user`
  await askFor(email)
  await expect.poll(async () => (await mails()).find(({ to }) => to === email)?.state).toBe('failed')
  server.onRecipient = () => undefined
})

test('after an outage everything is sent once the first e-mail gets through', async () => {
  const port = server.port
  await server.close()
  const people = await Promise.all(Array.from({ length: 8 }, () => createUser(portal.deps)))
  for (const { email } of people) await askFor(email)
  const counts = async () =>
    ((await (await portal.call('GET', '/api/admin/mail-counts', { key: operator.key })).json()) as { data: object })
      .data
  await expect.poll(counts).toMatchObject({ waiting: 8, outage: { problem: expect.stringContaining('ECONNREFUSED') } })

  server = await startMailServer(port)
  const [one] = (await mails()).filter(({ state }) => state === 'waiting')
  expect((await portal.call('POST', `/api/admin/mails/${one?.id}/send`, { key: operator.key, body: {} })).status).toBe(
    200,
  )
  await expect.poll(() => people.map(({ email }) => copiesTo(email))).toEqual(Array(8).fill(1))
  await expect.poll(counts).toMatchObject({ waiting: 0, outage: null })
})

test('a mail that a killed portal had in hand is sent once more, as the same message', async () => {
  const { email } = await createUser(portal.deps)
  server.onContent = never
  await askFor(email)
  await expect.poll(() => copiesTo(email)).toBe(1)
  const { port, dataDir, database } = portal
  await portal.kill('SIGKILL')
  server.onContent = () => undefined
  // A quarter of an hour passes, and another instance finds that its time is over.
  const passed = `update pgboss.job set state = 'retry', start_after = now() where state = 'active' and name = 'send-mail' returning expire_in`
  const { rows } = (await database?.pool.query(passed)) ?? { rows: [] }
  expect(rows).toMatchObject([{ expire_in: { minutes: 15 } }])
  killed.push(portal)
  portal = await startPortalProcess({ settings, port, dataDir, ...(database && { database }) })
  await expect.poll(async () => (await mails()).find(({ to }) => to === email)?.state).toBe('sent')
  const copies = server.received.filter(({ to }) => to[0] === email)
  expect(copies).toHaveLength(2)
  expect(copies[0]?.mail.messageId).toBe(copies[1]?.mail.messageId)
  const [first = '', second = ''] = copies.map(keyIn)
  expect(first).not.toBe(second)
  const reset = { token: first, password: 'a small boat at sea 4' }
  expect((await portal.call('POST', '/api/auth/reset-password', { body: reset })).status).toBe(200)
})

test('the log has the server’s reply, and no addresses', async () => {
  await portal.kill('SIGTERM')
  const output = [...killed, portal].map((one) => one.output()).join('')
  expect(output).toContain('"code":"550"')
  expect(output).not.toContain(refused.email)
  expect(output).not.toContain('@example.org')
})
