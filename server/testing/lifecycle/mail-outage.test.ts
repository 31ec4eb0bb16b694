import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createActor, createUser } from '../factories.ts'
import { type MailServer, startMailServer } from '../mail-server.ts'
import { type PortalProcess, startPortalProcess } from '../portal-process.ts'

let server: MailServer
let portal: PortalProcess
let operator: { key: string }
let refused: { email: string }
beforeAll(async () => {
  server = await startMailServer()
  portal = await startPortalProcess({ settings: { SMTP_URL: `smtp://127.0.0.1:${server.port}` } })
  operator = await createActor(portal.deps, { role: 'admin' })
  refused = await createUser(portal.deps)
})
afterAll(async () => {
  await portal.stop()
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
  await expect.poll(async () => (await mails()).find(({ to }) => to === email)?.state, { timeout: 60_000 }).toBe('sent')
  expect(copiesTo(email)).toBe(1)
  server.onContent = () => undefined
}, 90_000)

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

test('the log has the server’s reply, and no addresses', async () => {
  await portal.kill('SIGTERM')
  expect(portal.output()).toContain('"code":"550"')
  expect(portal.output()).not.toContain(refused.email)
  expect(portal.output()).not.toContain('@example.org')
})
