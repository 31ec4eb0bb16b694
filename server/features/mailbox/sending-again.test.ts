import { afterEach, expect, test } from 'vitest'
import type { OutgoingMail } from '../../adapters/mailer.ts'
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts'
import { createActor } from '../../testing/factories.ts'

let portal: TestApp
afterEach(() => portal.close())

/** A portal with a mail server that takes everything, or without one. */
async function start(delivers: boolean) {
  const delivered: OutgoingMail[] = []
  const deliver = async (mail: OutgoingMail) => void delivered.push(mail)
  const mailer = { delivers, deliver, close: () => undefined }
  portal = await buildTestApp({ withJobs: true, deps: { mailer } })
  const { key } = await createActor(portal.deps, { role: 'admin' })
  const call = (path: string, body?: object) => portal.call(body ? 'POST' : 'GET', path, { key, body })
  return { delivered, call }
}

const keep = (state: 'failed' | 'kept' | 'sent', count = 1) =>
  portal.deps.db
    .insertInto('mails')
    .values(
      Array.from({ length: count }, (_, number) => ({
        toAddress: `ada-${number}@example.org`,
        subject: 'Hello',
        html: '<p>Hello</p>',
        text: 'Hello',
        state,
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

test('all that were kept are sent once there is a mail server, each once, and what was sent is left alone', async () => {
  const { delivered, call } = await start(true)
  await keep('kept', 30)
  await keep('failed', 2)
  await keep('sent', 2)
  expect((await call('/api/admin/mail-counts')).json().data).toMatchObject({ can_send: true, failed: 2, kept: 30 })
  expect((await call('/api/admin/mails/send', { state: 'kept' })).json().data).toEqual({ count: 30 })
  await expect.poll(() => delivered.length).toBe(30)
  expect(new Set(delivered.map(({ id }) => id)).size).toBe(30)
  expect((await call('/api/admin/mail-counts')).json().data).toMatchObject({ failed: 2, kept: 0 })
})

test('without a mail server nothing is tried, and it says what to do', async () => {
  const { call } = await start(false)
  const [failed] = await keep('failed')
  for (const [path, body] of [
    [`/api/admin/mails/${failed?.id}/send`, {}],
    ['/api/admin/mails/send', { state: 'kept' }],
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
