import { afterAll, beforeAll, expect, test } from 'vitest'
import { createActor, createUser } from '../factories.ts'
import { type ListeningPortal, startListening } from '../listening-portal.ts'
import { keyIn, type MailServer, startMailServer } from '../mail-server.ts'

let server: MailServer
let portal: ListeningPortal
beforeAll(async () => {
  server = await startMailServer()
  portal = await startListening({ withJobs: true, settings: { SMTP_URL: `smtp://127.0.0.1:${server.port}` } })
})
afterAll(async () => {
  await portal.stop()
  await server.close()
})

/** Every row of every table, as in a backup. */
async function dump(): Promise<string> {
  const { pool } = portal.database
  const { rows } = await pool.query<{ name: string }>(
    `select quote_ident(table_schema) || '.' || quote_ident(table_name) as name from information_schema.tables
     where table_schema in ('public', 'pgboss') and table_type = 'BASE TABLE'`,
  )
  const tables = await Promise.all(
    rows.map(({ name }) => pool.query<{ row: string }>(`select t::text as row from ${name} t`)),
  )
  return tables.flatMap((table) => table.rows.map(({ row }) => row)).join('\n')
}

const keys = /token=([\w-]{43})/

test('neither the console nor the database contains a link that opens somebody’s account; the e-mail that arrives does', async () => {
  const port = server.port
  await server.close()
  const operator = await createActor(portal.deps, { role: 'admin' })
  const victim = await createUser(portal.deps)
  const asked = await portal.call('POST', `/api/admin/users/${victim.id}/new-password`, { key: operator.key, body: {} })
  expect(asked.status).toBe(200)
  const head = await createActor(portal.deps, { role: 'senior' })
  await portal.call('POST', '/api/school/invite-colleague', { key: head.key, body: { email: 'colleague@example.org' } })
  await portal.call('POST', '/api/auth/sign-up', {
    body: { full_name: 'Owen Hughes', email: 'owen@home.example', password: 'a tall lighthouse 9', agreeTerms: true },
  })

  const seen = async () => (await portal.call('GET', '/api/admin/mails', { key: operator.key })).text()
  await expect.poll(async () => JSON.parse(await seen()).data.mails.length).toBe(3)
  expect(await seen()).not.toMatch(keys)
  expect(await seen()).toContain('/reset-password?token=…')
  for (const { id } of JSON.parse(await seen()).data.mails) {
    const frame = await portal.call('GET', `/api/admin/mails/${id}/html`, { key: operator.key })
    expect(frame.status).toBe(200)
    expect(await frame.text()).not.toMatch(keys)
  }
  expect(await dump()).not.toMatch(keys)

  server = await startMailServer(port)
  await portal.call('POST', '/api/admin/mails/send', { key: operator.key, body: { state: 'waiting' } })
  await expect.poll(() => server.received.length).toBe(3)
  const received = server.received.find(({ to }) => to[0] === victim.email)
  const token = received ? keyIn(received) : ''
  expect(token).toHaveLength(43)
  const everything = await dump()
  for (const mail of server.received) expect(everything).not.toContain(keyIn(mail))
  const reset = { token, password: 'a small boat at sea 4' }
  expect((await portal.call('POST', '/api/auth/reset-password', { body: reset })).status).toBe(200)
  expect((await portal.call('POST', '/api/auth/reset-password', { body: reset })).status).toBe(410)
})

test('what a visitor typed as a name is not sent to an unconfirmed address', async () => {
  const words = 'You have won! www.evil.example'
  await portal.call('POST', '/api/auth/sign-up', {
    body: { full_name: words, email: 'victim@home.example', password: 'a tall lighthouse 9', agreeTerms: true },
  })
  const received = () => server.received.find(({ to }) => to[0] === 'victim@home.example')
  await expect.poll(received).toBeDefined()
  expect(JSON.stringify(received()?.mail)).not.toContain('evil')
})
