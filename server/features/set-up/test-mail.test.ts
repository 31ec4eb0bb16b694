import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createActor } from '../../testing/factories.ts'
import { type MailServer, startMailServer } from '../../testing/mail-server.ts'
import { callsOf, createNewPortal } from './testing/new-portal.ts'

let server: MailServer
beforeAll(async () => {
  server = await startMailServer()
})
afterAll(() => server.close())
beforeEach(() => {
  server.received.length = 0
})

const arrived = async (count: number) => {
  await expect.poll(() => server.received.length).toBe(count)
  return server.received.map(({ mail, to }) => ({
    to,
    token: /test-mail\?token=([\w-]{43})/.exec(mail.text ?? '')?.[1] ?? '',
  }))
}

const newPortal = (environment = {}) =>
  createNewPortal({ environment: { SMTP_URL: `smtp://127.0.0.1:${server.port}`, ...environment }, withJobs: true })

test('a test e-mail proves that e-mails arrive when somebody presses the button in it, once', async () => {
  const { portal, operator, tries, step } = await newPortal()
  expect((await step('mail')).what).toBe('No e-mail has been seen to arrive yet.')
  expect((await tries('mail')).state).toBe('waiting')
  const [mail] = await arrived(1)
  expect(mail?.to).toEqual([operator.email])
  // A mail server that accepts and loses: nothing comes back.
  await expect.poll(async () => (await step('mail')).what).toMatch(/^Sent to .* at .*, and not come back yet\.$/)
  expect((await step('mail')).state).toBe('waiting')
  const press = (token: string) => portal.call('POST', '/api/set-up/test-mail', { body: { token } })
  expect((await press('x'.repeat(43))).json().code).toBe('account/link-expired')
  expect((await press(mail?.token ?? '')).statusCode).toBe(200)
  expect(await step('mail')).toMatchObject({ state: 'done', what: `The test e-mail to ${operator.email} arrived.` })
  expect((await press(mail?.token ?? '')).json().code).toBe('account/link-expired')
  const trouble = { name: 'mail', state: 'trouble' as const, what: 'The mail server has been away.', remedy: 'Look.' }
  await portal.deps.db.insertInto('healthChecks').values(trouble).execute()
  expect(await step('mail')).toMatchObject({ state: 'open', what: 'The mail server has been away.' })
})

test('two operators who try at once cause one e-mail; a later one replaces its link', async () => {
  const { portal, tries, step } = await newPortal()
  const other = callsOf(portal, (await createActor(portal.deps, { role: 'admin' })).key)
  await Promise.all([tries('mail'), other.tries('mail'), tries('mail')])
  const [first] = await arrived(1)
  const count = portal.deps.db.selectFrom('mails').select('id')
  expect(await count.execute()).toHaveLength(1)
  const ago = (hours: number) =>
    portal.deps.pool.query("update set_up_proofs set asked_at = asked_at - $1 * interval '1 hour'", [hours])
  await ago(1)
  await other.tries('mail')
  const [, second] = await arrived(2)
  const press = (token = '') => portal.call('POST', '/api/set-up/test-mail', { body: { token } })
  expect((await press(first?.token)).statusCode).not.toBe(200)
  await ago(25)
  expect((await press(second?.token)).statusCode).not.toBe(200)
  expect(await step('mail')).toMatchObject({
    state: 'open',
    what: expect.stringMatching(/^The e-mail to .* has not come back within a day, and its button no longer works\.$/),
  })
})

test('what the mail server refuses is said, and another server has proven nothing', async () => {
  server.onRecipient = () => '550 5.1.1 no such user'
  const { portal, tries, step } = await newPortal()
  await tries('mail')
  await expect.poll(async () => (await step('mail')).what).toContain('no such user')
  expect((await step('mail')).state).toBe('open')
  server.onRecipient = () => undefined
  await portal.deps.db
    .updateTable('setUpProofs')
    .set({ seenAt: new Date(), about: 'old.example books@old.example' })
    .execute()
  expect((await step('mail')).what).toBe('No e-mail has been seen to arrive yet.')
})
