import { afterEach, beforeEach, expect, test } from 'vitest'
import { createMailer } from '../../../adapters/mailer.ts'
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts'
import { createActor } from '../../../testing/factories.ts'
import { keyIn, type MailServer, never, startMailServer } from '../../../testing/mail-server.ts'
import { sendMail } from '../service.ts'

/** In milliseconds. A test in which the server says nothing after the content waits less for it. */
const patience = { beforeContent: 60_000, content: 60_000, afterContent: 60_000 }
let server: MailServer
let portal: TestApp
beforeEach(async () => {
  patience.afterContent = 60_000
  server = await startMailServer()
  const settings = { from: 'noreply@portal.example', appName: 'Portal' }
  const mailer = createMailer({ smtpUrl: `smtp://127.0.0.1:${server.port}`, patience, ...settings })
  portal = await buildTestApp({ deps: { mailer }, withJobs: true })
})
afterEach(async () => {
  await portal.close()
  await server.close()
})

const send = (email: string, options = {}) =>
  sendMail(
    portal.deps.jobs,
    portal.deps.db,
    { to: { name: '', email }, subject: `To ${email}`, html: '<p>Hello</p>', text: 'Hello' },
    options,
  )
const find = (id: string) =>
  portal.deps.db.selectFrom('mails').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const stateOf = async (id: string) => (await find(id)).state
const outage = () => portal.deps.db.selectFrom('mailOutage').selectAll().executeTakeFirst()
/** Lets what waits for its time be tried now, once nothing is being tried or about to be. */
async function skipPauses(): Promise<void> {
  const busy = `select from pgboss.job where name = 'send-mail' and (state = 'active' or (state < 'active' and start_after <= now()))`
  await expect.poll(async () => (await portal.deps.pool.query(busy)).rowCount).toBe(0)
  await portal.deps.jobs.bringForward(portal.deps.db, 'send-mail')
}
/** How many seconds from now the jobs of mails start that are not begun. */
async function waits(): Promise<number[]> {
  const text = `
    select extract(epoch from start_after - now())::float8 as seconds from pgboss.job
    where name = 'send-mail' and state < 'active' order by 1`
  const { rows } = await portal.deps.pool.query<{ seconds: number }>(text)
  return rows.map(({ seconds }) => seconds)
}

test('while the mail server is away each mail waits, and all are due at once when one gets through', async () => {
  await server.close()
  const ids: string[] = []
  for (let number = 0; number < 6; number++) ids.push(await send(`p${number}@example.org`))
  await expect.poll(async () => (await waits()).filter((seconds) => seconds > 0).length).toBe(6)
  expect(await outage()).toMatchObject({ problem: expect.stringContaining('ECONNREFUSED') })
  expect(await find(ids[0] ?? '')).toMatchObject({ state: 'waiting', problem: expect.stringContaining('ECONNREFUSED') })
  const [soonest = 0] = await waits()
  expect(soonest).toBeGreaterThan(30)

  server = await startMailServer(server.port)
  ids.push(await send('late@example.org'))
  await expect.poll(() => server.received.length).toBe(7)
  await expect.poll(async () => Promise.all(ids.map(stateOf))).toEqual(Array(7).fill('sent'))
  expect([await outage(), await waits()]).toEqual([undefined, []])
})

test('a mail server that does not begin with encryption is told apart from one that is away', async () => {
  const settings = { from: 'noreply@portal.example', appName: 'Portal' }
  const mailer = createMailer({ smtpUrl: `smtps://127.0.0.1:${server.port}`, ...settings })
  const mail = { id: '1', to: { name: '', email: 'a@example.org' }, subject: 'Hello', html: '', text: 'Hello' }
  await expect(mailer.deliver(mail)).rejects.toThrow('Let SMTP_URL begin with smtp:')
  mailer.close()
})

test('pauses grow with the time that a mail has waited, to a quarter of an hour, and end after four days', async () => {
  await server.close()
  const id = await send('ada@example.org')
  const waitFor = async (minutes: number) => {
    await expect.poll(async () => (await find(id)).problem).toContain('ECONNREFUSED')
    const waitingSince = new Date(Date.now() - minutes * 60_000)
    await portal.deps.db.updateTable('mails').set({ waitingSince, problem: '' }).execute()
    await skipPauses()
    await expect.poll(async () => (await find(id)).problem).toContain('ECONNREFUSED')
    await expect.poll(async () => (await waits()).length).toBe(1)
    return (await waits()).map((seconds) => Math.round(seconds / 60))
  }
  expect(await waitFor(5)).toEqual([5])
  expect(await waitFor(60)).toEqual([15])
  const waitingSince = new Date(Date.now() - 4.1 * 86_400_000)
  await portal.deps.db.updateTable('mails').set({ waitingSince }).execute()
  await skipPauses()
  await expect.poll(() => stateOf(id)).toBe('failed')
  expect((await find(id)).problem).toContain('ECONNREFUSED')
  expect(await waits()).toEqual([])
})

test('an operator sends what waits now, one mail or all of them', async () => {
  await server.close()
  const ids = [await send('one@example.org'), await send('two@example.org'), await send('three@example.org')]
  await expect.poll(outage).toBeDefined()
  const { key } = await createActor(portal.deps, { role: 'admin' })
  const counts = (await portal.call('GET', '/api/admin/mail-counts', { key })).json().data
  expect(counts).toMatchObject({ waiting: 3, outage: { problem: expect.stringContaining('ECONNREFUSED') } })
  expect(counts.oldest_waiting_time).not.toBe('')

  server = await startMailServer(server.port)
  await portal.call('POST', `/api/admin/mails/${ids[2]}/send`, { key, body: {} })
  await expect.poll(() => server.received.length).toBe(3)
  await expect.poll(async () => Promise.all(ids.map(stateOf))).toEqual(['sent', 'sent', 'sent'])

  await server.close()
  const late = await send('late@example.org')
  await expect.poll(outage).toBeDefined()
  server = await startMailServer(server.port)
  const all = await portal.call('POST', '/api/admin/mails/send', { key, body: { state: 'waiting' } })
  expect(all.json().data).toEqual({ count: 1 })
  await expect.poll(() => stateOf(late)).toBe('sent')
})

test('an address that the server refuses fails at once and bounces, until a mail goes through', async () => {
  server.onRecipient = (address) => (address === 'gone@example.org' ? '550 5.1.1 no such user' : undefined)
  const id = await send('gone@example.org')
  await expect.poll(() => stateOf(id)).toBe('failed')
  const bouncing = () => portal.deps.db.selectFrom('bouncingAddresses').selectAll().execute()
  expect(await bouncing()).toMatchObject([{ email: 'gone@example.org', problem: expect.stringContaining('550 5.1.1') }])
  expect(await outage()).toBeUndefined()
  server.onRecipient = () => undefined
  const next = await send('gone@example.org')
  await expect.poll(() => stateOf(next)).toBe('sent')
  expect(await bouncing()).toEqual([])
})

test('what a server refuses for other reasons fails, or waits, and is no fault of the address', async () => {
  const answers: Record<string, string> = {
    'policy@example.org': '550 5.7.1 relaying denied',
    'full@example.org': '450 4.2.2 mailbox full',
  }
  server.onRecipient = (address) => answers[address]
  const [policy, full] = [await send('policy@example.org'), await send('full@example.org')]
  await expect.poll(() => stateOf(policy)).toBe('failed')
  await expect.poll(async () => (await find(full)).problem).toContain('450 4.2.2')
  expect(await stateOf(full)).toBe('waiting')
  expect(await portal.deps.db.selectFrom('bouncingAddresses').selectAll().execute()).toEqual([])
  server.onRecipient = () => undefined
  await skipPauses()
  await expect.poll(() => stateOf(full)).toBe('sent')
})

test('a mail that the server takes in silence is sent once more, as the same message, and then no more', async () => {
  server.onContent = never
  patience.afterContent = 1000
  const id = await send('slow@example.org')
  await expect.poll(async () => (await find(id)).mayHaveArrived).toBe(true)
  expect(await stateOf(id)).toBe('waiting')
  expect(Math.round(((await waits())[0] ?? 0) / 60)).toBe(15)
  expect(await outage()).toBeDefined()
  await skipPauses()
  await expect.poll(() => stateOf(id)).toBe('failed')
  expect((await find(id)).mayHaveArrived).toBe(true)
  server.onContent = () => undefined
  patience.afterContent = 60_000
  const other = await send('other@example.org')
  await expect.poll(() => stateOf(other)).toBe('sent')
  expect(await waits()).toEqual([])
  const copies = server.received.filter(({ to }) => to[0] === 'slow@example.org')
  expect(copies.map(({ mail }) => mail.messageId)).toEqual(Array(2).fill(`<${id}@portal.example>`))
})

test('a mail that is refused after a silence stays uncertain, because its first copy may have arrived', async () => {
  const { key } = await createActor(portal.deps, { role: 'admin' })
  const shown = async (state: string) =>
    (await portal.call('GET', `/api/admin/mails?state=${state}`, { key })).json().data.mails
  const replies = [never, () => '554 5.7.1 not wanted']
  server.onContent = () => replies.shift()?.()
  patience.afterContent = 1000
  const id = await send('slow@example.org')
  await expect.poll(async () => (await find(id)).mayHaveArrived).toBe(true)
  await skipPauses()
  await expect.poll(() => shown('unknown')).toMatchObject([{ id, problem: '554 5.7.1 not wanted' }])
})

test('a mail that is sent now while it is being sent is sent once', async () => {
  let accept = (_: undefined) => {}
  server.onContent = () => new Promise((accepted) => (accept = accepted))
  const id = await send('ada@example.org')
  await expect.poll(() => server.received.length).toBe(1)
  const { key } = await createActor(portal.deps, { role: 'admin' })
  await portal.call('POST', `/api/admin/mails/${id}/send`, { key, body: {} })
  const completed = `select from pgboss.job where name = 'send-mail' and state = 'completed'`
  await expect.poll(async () => (await portal.deps.pool.query(completed)).rowCount).toBe(1)
  accept(undefined)
  await expect.poll(() => stateOf(id)).toBe('sent')
  await expect.poll(async () => (await portal.deps.pool.query(completed)).rowCount).toBe(2)
  expect(server.received).toHaveLength(1)
})

test('either copy of a link opens, and using one uses up both', async () => {
  server.onContent = never
  patience.afterContent = 1000
  const { email } = await createActor(portal.deps)
  await portal.call('GET', `/api/auth/reset-password?email=${email}`)
  await expect.poll(() => server.received.length).toBe(1)
  await expect.poll(outage).toBeDefined()
  server.onContent = () => undefined
  patience.afterContent = 60_000
  await skipPauses()
  await expect.poll(() => server.received.length).toBe(2)
  const [first = '', second = ''] = server.received.map(keyIn)
  expect(first).not.toBe(second)
  const reset = (token: string) =>
    portal.call('POST', '/api/auth/reset-password', { body: { token, password: 'a small boat at sea 4' } })
  expect((await reset(first)).statusCode).toBe(200)
  expect((await reset(second)).json().code).toBe('account/link-expired')
})

test('a link that came late lasts from when it was sent, and one that was replaced is not sent', async () => {
  await server.close()
  const { email, id: userId } = await createActor(portal.deps)
  const ask = () => portal.call('GET', `/api/auth/reset-password?email=${email}`)
  const mails = () => portal.deps.db.selectFrom('mails').select(['id', 'state', 'text']).orderBy('createdAt').execute()
  await ask()
  await expect.poll(async () => (await mails()).length).toBe(1)
  const [first] = await mails()
  await ask()
  // The first may be gone by now.
  await expect.poll(async () => (await mails()).some(({ id }) => id !== first?.id)).toBe(true)
  await expect.poll(outage).toBeDefined()
  await portal.deps.db
    .updateTable('mails')
    .set({ createdAt: new Date(Date.now() - 7_200_000) })
    .execute()

  server = await startMailServer(server.port)
  await skipPauses()
  await expect.poll(async () => (await mails()).map(({ state }) => state)).toEqual(['sent'])
  expect(server.received).toHaveLength(1)
  const tokens = await portal.deps.db.selectFrom('tokens').select('expiresAt').where('userId', '=', userId).execute()
  expect(tokens.map(({ expiresAt }) => Math.round((expiresAt.getTime() - Date.now()) / 60_000))).toEqual([60])
})
