import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createMailer } from '../../../adapters/mailer.ts'
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts'
import { createActor } from '../../../testing/factories.ts'
import { keyIn, type MailServer, never, startMailServer } from '../../../testing/mail-server.ts'
import { sendMail } from '../service.ts'
import { probe } from './outage.ts'

let server: MailServer
let portal: TestApp
beforeEach(async () => {
  server = await startMailServer()
  const settings = { from: 'noreply@portal.example', appName: 'Portal', perSecond: 100 }
  const patience = { beforeContent: 5_000, content: 5_000, afterContent: 1_000 }
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
/** Lets what waits for its time be tried now: the rows' dates are moved, not the clock, and the workers are woken. */
async function skipPauses(): Promise<void> {
  const { db, pool } = portal.deps
  await db
    .updateTable('mails')
    .set({ nextTryAt: new Date(0) })
    .where('nextTryAt', 'is not', null)
    .execute()
  await pool.query(
    `with due as (
       update pgboss.job set start_after = now()
       where name in ('send-mail', 'probe-mail-server') and state in ('created', 'retry') returning name
     ) select pg_notify('changes', 'job:' || name) from (select distinct name from due) as queues`,
  )
}

test('a mail server that is away is asked with one mail at a time, and all go when it answers', async () => {
  await server.close()
  const first = await send('first@example.org')
  await expect.poll(outage).toBeDefined()
  expect((await find(first)).problem).toContain('ECONNREFUSED')
  const others: string[] = []
  for (let number = 0; number < 5; number++) others.push(await send(`p${number}@example.org`))
  const failed = async () =>
    (await portal.deps.db.selectFrom('mails').select('triedAt').execute()).filter((m) => m.triedAt)
  await skipPauses()
  await expect.poll(async () => (await failed()).length).toBe(2)
  const nextProbe = sql`select from pgboss.job where name = 'probe-mail-server' and state = 'created'`
  await expect.poll(async () => (await nextProbe.execute(portal.deps.db)).rows.length).toBe(1)

  server = await startMailServer(server.port)
  await skipPauses()
  await expect.poll(() => server.received.length).toBe(6)
  await expect.poll(async () => Promise.all([first, ...others].map(stateOf))).toEqual(Array(6).fill('sent'))
  expect(await outage()).toBeUndefined()
})

test('a mail that is written just before an outage ends for want of mails is sent', async () => {
  const { db, pool } = portal.deps
  await sql`insert into mail_outage (problem) values ('away')`.execute(db)
  const unwanted = await send('unwanted@example.org')
  const client = await pool.connect()
  const push = async (id: string) => {
    await sql`update mails set state = 'cancelled' where id = ${id}`.execute(db)
    await client.query('begin')
    await client.query('select from mail_outage for update')
    return false
  }
  const probing = probe(portal.deps, push, {})
  await expect.poll(() => stateOf(unwanted)).toBe('cancelled')
  const ending = sql`select from pg_stat_activity where wait_event_type = 'Lock' and query ilike 'delete from "mail_outage"%'`
  await expect.poll(async () => (await ending.execute(db)).rows.length).toBe(1)
  const late = await send('late@example.org')
  const tried = sql`select from pgboss.job where data ->> 'mailId' = ${late} and state = 'completed'`
  await expect.poll(async () => (await tried.execute(db)).rows.length).toBe(1)
  await client.query('commit')
  client.release()
  await probing
  await expect.poll(() => stateOf(late)).toBe('sent')
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
  await expect.poll(async () => (await find(full)).nextTryAt).not.toBeNull()
  expect(await stateOf(full)).toBe('waiting')
  expect(await portal.deps.db.selectFrom('bouncingAddresses').selectAll().execute()).toEqual([])
  server.onRecipient = () => undefined
  await skipPauses()
  await expect.poll(() => stateOf(full)).toBe('sent')
})

test('what was put off a while ago is tried again as soon as another mail goes through', async () => {
  server.onContent = () => '451 4.3.0 not now'
  const id = await send('first@example.org')
  await expect.poll(async () => (await find(id)).nextTryAt).not.toBeNull()
  server.onContent = () => undefined
  await portal.deps.db
    .updateTable('mails')
    .set({ triedAt: new Date(Date.now() - 600_000) })
    .execute()
  await send('second@example.org')
  await expect.poll(() => stateOf(id)).toBe('sent')
})

test('a mail whose fate the server does not tell is sent once more, as the same message, and then no more', async () => {
  server.onContent = never
  const id = await send('slow@example.org')
  await expect.poll(async () => (await find(id)).uncertainTries).toBe(1)
  expect(await stateOf(id)).toBe('waiting')
  await expect.poll(outage).toBeDefined()
  await skipPauses()
  await expect.poll(() => stateOf(id)).toBe('unknown')
  await skipPauses()
  server.onContent = () => undefined
  const other = await send('other@example.org')
  await skipPauses()
  await expect.poll(() => stateOf(other)).toBe('sent')
  const copies = server.received.filter(({ to }) => to[0] === 'slow@example.org')
  expect(copies.map(({ mail }) => mail.messageId)).toEqual(Array(2).fill(`<${id}@portal.example>`))
})

test('a mail that a killed instance had in hand is sent once more', async () => {
  server.onContent = never
  const id = await send('ada@example.org')
  await expect.poll(() => server.received.length).toBe(1)
  server.onContent = () => undefined
  await portal.deps.db
    .updateTable('mails')
    .set({ sendingUntil: new Date(0) })
    .where('id', '=', id)
    .execute()
  await portal.deps.jobs.add(portal.deps.db, 'look-after-mails', {})
  await expect.poll(() => stateOf(id)).toBe('sent')
  expect(server.received).toHaveLength(2)
})

test('a mail whose job an instance had taken up when it was killed, and no more, is sent soon', async () => {
  const { db, jobs } = portal.deps
  await server.close()
  const id = await send('ada@example.org')
  await expect.poll(outage).toBeDefined()
  await sql`delete from mail_outage`.execute(db)
  await sql`update mails set waiting_since = now() - interval '2 minutes', next_try_at = null where id = ${id}`.execute(
    db,
  )
  await sql`
    update pgboss.job set state = 'active', started_on = now() - interval '2 minutes', completed_on = null
    where name = 'send-mail' and data ->> 'mailId' = ${id}`.execute(db)
  server = await startMailServer(server.port)
  await jobs.add(db, 'look-after-mails', {})
  await expect.poll(() => stateOf(id)).toBe('sent')
  expect(server.received).toHaveLength(1)
})

test('a mail that has waited for an hour gets a job if it has lost its own, and no second one otherwise', async () => {
  const { db, jobs } = portal.deps
  await server.close()
  const [lost, queued] = [await send('ada@example.org'), await send('ben@example.org')]
  await expect.poll(outage).toBeDefined()
  await sql`delete from mail_outage`.execute(db)
  await sql`update mails set waiting_since = now() - interval '2 hours', next_try_at = null`.execute(db)
  await sql`delete from pgboss.job where name = 'send-mail' and data ->> 'mailId' = ${lost}`.execute(db)
  const later = sql`now() + interval '1 hour'`
  await sql`update pgboss.job set state = 'created', start_after = ${later} where data ->> 'mailId' = ${queued}`.execute(
    db,
  )
  server = await startMailServer(server.port)
  await jobs.add(db, 'look-after-mails', {})
  await expect.poll(() => stateOf(lost)).toBe('sent')
  const left = await sql`select from pgboss.job where name = 'send-mail' and data ->> 'mailId' = ${queued}`.execute(db)
  expect([await stateOf(queued), left.rows.length]).toEqual(['waiting', 1])
})

test('either copy of a link opens, and using one uses up both', async () => {
  server.onContent = never
  const { email } = await createActor(portal.deps)
  await portal.call('GET', `/api/auth/reset-password?email=${email}`)
  await expect.poll(() => server.received.length).toBe(1)
  await expect.poll(outage).toBeDefined()
  server.onContent = () => undefined
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
  await ask()
  await expect.poll(async () => (await mails()).length).toBe(2)
  await expect.poll(outage).toBeDefined()
  await portal.deps.db
    .updateTable('mails')
    .set({ createdAt: new Date(Date.now() - 7_200_000) })
    .execute()

  server = await startMailServer(server.port)
  await skipPauses()
  await expect.poll(async () => (await mails()).map(({ state }) => state).sort()).toEqual(['cancelled', 'sent'])
  expect(server.received).toHaveLength(1)
  const tokens = await portal.deps.db.selectFrom('tokens').select('expiresAt').where('userId', '=', userId).execute()
  expect(tokens.map(({ expiresAt }) => Math.round((expiresAt.getTime() - Date.now()) / 60_000))).toEqual([60])
})
