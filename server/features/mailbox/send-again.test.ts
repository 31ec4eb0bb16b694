import { afterEach, expect, test } from 'vitest'
import type { OutgoingMail } from '../../adapters/mailer.ts'
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts'
import { createActor } from '../../testing/factories.ts'
import { sendMail } from './service.ts'

let portal: TestApp
const opened: TestApp[] = []
afterEach(async () => {
  for (let app = opened.pop(); app; app = opened.pop()) await app.close()
})

/** A portal with a mail server that takes everything, or without one; on the database of another, or on its own. */
async function start(delivers: boolean, before?: TestApp) {
  const delivered: OutgoingMail[] = []
  const deliver = async (mail: OutgoingMail) => void delivered.push(mail)
  const mailer = { delivers, deliver, close: () => undefined }
  portal = await buildTestApp({ withJobs: true, deps: { mailer }, ...(before && { database: before.database }) })
  opened.push(portal)
  const { key } = await createActor(portal.deps, { role: 'admin' })
  const call = (path: string, body?: object) => portal.call(body ? 'POST' : 'GET', path, { key, body })
  return { delivered, call }
}

const keep = (state: 'failed' | 'sent', count = 1, mayHaveArrived = false) =>
  portal.deps.db
    .insertInto('mails')
    .values(
      Array.from({ length: count }, (_, number) => ({
        toAddress: `ada-${number}@example.org`,
        subject: 'Hello',
        html: '<p>Hello</p>',
        text: 'Hello',
        ...{ state, mayHaveArrived },
        problem: state === 'failed' ? 'not now' : '',
      })),
    )
    .returning('id')
    .execute()

test('one that failed is sent again, once, and it is written down', async () => {
  const { delivered, call } = await start(true)
  const [failed] = await keep('failed')
  const answer = await call(`/api/admin/mails/${failed?.id}/send`, {})
  expect(answer.json().data).toMatchObject({ state: 'waiting', problem: '' })
  await expect.poll(() => delivered.map(({ id }) => id)).toEqual([failed?.id])
  const again = await call(`/api/admin/mails/${failed?.id}/send`, {})
  expect([again.statusCode, again.json().code]).toEqual([409, 'mail/not-failed'])
  const audit = await portal.deps.db.selectFrom('auditLog').select(['action', 'object']).execute()
  expect(audit).toContainEqual({ action: 'mail.sent-again', object: failed?.id })
})

test('all that failed are sent again, each once, and what was sent or may have arrived is left alone', async () => {
  const { delivered, call } = await start(true)
  await keep('failed', 30)
  await keep('failed', 2, true)
  await keep('sent', 2)
  expect((await call('/api/admin/mail-counts')).json().data).toMatchObject({ can_send: true, failed: 30, unknown: 2 })
  expect((await call('/api/admin/mails/send', { state: 'failed' })).json().data).toEqual({ count: 30 })
  await expect.poll(() => delivered.length).toBe(30)
  expect(new Set(delivered.map(({ id }) => id)).size).toBe(30)
  await expect.poll(async () => (await call('/api/admin/mail-counts')).json().data.waiting).toBe(0)
  expect((await call('/api/admin/mail-counts')).json().data).toMatchObject({ waiting: 0, failed: 0, unknown: 2 })
  expect((await call('/api/admin/mails/send', { state: 'unknown' })).json().data).toEqual({ count: 2 })
  await expect.poll(() => delivered.length).toBe(32)
})

test('what was written without a mail server is sent once there is one, unless it has waited for four days', async () => {
  const { call } = await start(false)
  const without = portal
  const { jobs, db } = without.deps
  const write = (email: string) =>
    sendMail(jobs, db, { to: { name: '', email }, subject: 'Hello', html: '<p>Hello</p>', text: 'Hello' })
  const [fresh, old] = [await write('ada@example.org'), await write('ben@example.org')]
  await db
    .updateTable('mails')
    .set({ waitingSince: new Date(Date.now() - 5 * 86_400_000) })
    .where('id', '=', old)
    .execute()
  expect((await call('/api/admin/mail-counts')).json().data).toMatchObject({ can_send: false, waiting: 0, kept: 2 })
  expect((await call('/api/admin/mails?state=kept')).json().data.mails).toMatchObject([
    { state: 'kept' },
    { state: 'kept' },
  ])
  const { delivered, call: callWith } = await start(true, without)
  await expect.poll(() => delivered.map(({ id }) => id)).toEqual([fresh])
  const failed = { id: old, state: 'failed', problem: 'No mail server was set up.' }
  await expect
    .poll(async () => (await callWith('/api/admin/mails?state=failed')).json().data.mails)
    .toMatchObject([failed])
})

test('without a mail server nothing is tried, and it says what to do', async () => {
  const { call } = await start(false)
  const [failed] = await keep('failed')
  for (const [path, body] of [
    [`/api/admin/mails/${failed?.id}/send`, {}],
    ['/api/admin/mails/send', { state: 'waiting' }],
  ] as const)
    expect((await call(path, body)).json().message).toBe(
      'No mail server is set up. Set SMTP_URL, then start the portal again.',
    )
  expect((await call('/api/admin/mail-counts')).json().data).toMatchObject({ can_send: false, failed: 1, kept: 0 })
})

test('the list shows those of a state', async () => {
  const { call } = await start(false)
  await keep('failed', 2)
  await keep('sent')
  expect((await call('/api/admin/mails?state=failed')).json().data.mails).toHaveLength(2)
  expect((await call('/api/admin/mails')).json().data.mails).toHaveLength(3)
})
