import { expect, test } from 'vitest'
import { createActor, createUser, password } from '../../../testing/factories.ts'
import { tokenOfMail } from '../../../testing/mails.ts'
import { setUpPortal } from '../../../testing/set-up-portal.ts'

const portal = setUpPortal({ environment: { PUBLIC_URL: 'https://portal.example' }, withJobs: true })

const ask = (email: string, headers = {}) =>
  portal.call('GET', `/api/auth/reset-password?email=${encodeURIComponent(email)}`, { headers })
const reset = (token: string, chosen = 'a small boat at sea 4') =>
  portal.call('POST', '/api/auth/reset-password', { body: { token, password: chosen } })

/** The mails to an address, once there are as many as expected. */
async function mailsTo(email: string, count: number) {
  const find = () =>
    portal.deps.db.selectFrom('mails').selectAll().where('toAddress', '=', email).orderBy('createdAt').execute()
  await expect.poll(async () => (await find()).length).toBe(count)
  return find()
}

async function tokenMailedTo(email: string): Promise<string> {
  await ask(email)
  const [mail] = await mailsTo(email, 1)
  expect(mail?.text).toContain('https://portal.example/reset-password?token=')
  return tokenOfMail(portal, mail?.id ?? '')
}

test('a forgotten password is replaced by a mailed link, once, and every session ends', async () => {
  const actor = await createActor(portal.deps)
  const token = await tokenMailedTo(actor.email)
  expect((await reset(token)).statusCode).toBe(200)
  expect((await portal.call('GET', '/api/user/view', { key: actor.key })).statusCode).toBe(401)
  expect((await reset(token)).json().code).toBe('account/link-expired')
  const logIn = (given: string) =>
    portal.call('POST', '/api/auth/login', { body: { email: actor.email, password: given } })
  expect((await logIn(password)).statusCode).toBe(401)
  expect((await logIn('a small boat at sea 4')).statusCode).toBe(200)
  const [, told] = await mailsTo(actor.email, 2)
  expect(told?.subject).toContain('has been changed')
})

test('asking for an unknown address answers the same and sends nothing', async () => {
  const { email } = await createUser(portal.deps)
  const known = await ask(email)
  const unknown = await ask('nobody@example.org')
  expect([unknown.statusCode, unknown.body]).toEqual([known.statusCode, known.body])
  await mailsTo(email, 1)
  await mailsTo('nobody@example.org', 0)
})

test('the link names the configured address, whatever host was asked', async () => {
  const { email } = await createUser(portal.deps)
  expect((await ask(email, { host: 'evil.example' })).statusCode).toBe(421)
  await ask(email, { 'x-forwarded-host': 'evil.example' })
  const [mail] = await mailsTo(email, 1)
  expect(mail?.text).toContain('https://portal.example/reset-password')
  expect(mail?.html).not.toContain('evil.example')
})

test('an expired link, a newer link and a link of a disabled account do not work', async () => {
  const { email, id } = await createUser(portal.deps)
  const first = await tokenMailedTo(email)
  await ask(email)
  const [, newer] = await mailsTo(email, 2)
  const second = /token=([\w-]+)/.exec(newer?.text ?? '')?.[1] ?? ''
  expect((await reset(first)).statusCode).toBe(410)
  await portal.deps.db
    .updateTable('tokens')
    .set({ expiresAt: new Date(Date.now() - 1000) })
    .where('userId', '=', id)
    .execute()
  expect((await reset(second)).statusCode).toBe(410)
  await portal.deps.db
    .updateTable('tokens')
    .set({ expiresAt: new Date(Date.now() + 60_000) })
    .where('userId', '=', id)
    .execute()
  await portal.deps.db.updateTable('users').set({ status: 'disabled' }).where('id', '=', id).execute()
  expect((await reset(second)).statusCode).toBe(410)
})

test.each([
  ['too short', 'abc12', 'Password is required and should be more then 6 characters'],
  ['common', 'Password1', 'That password is too easy to guess. Choose another one.'],
  ['our own word', 'Bookshelf2026!', 'That password is too easy to guess. Choose another one.'],
])('a password that is %s is refused at the field, and the link still works', async (_name, chosen, sentence) => {
  const { email } = await createUser(portal.deps)
  const token = await tokenMailedTo(email)
  const refused = await reset(token, chosen)
  expect(refused.statusCode).toBe(422)
  expect(refused.json().errors).toEqual({ password: sentence })
  expect((await reset(token, `${'ü'.repeat(255)}☂`)).statusCode).toBe(200)
})

test('another site cannot make us send mail, and one address gets five an half hour', async () => {
  const { email } = await createUser(portal.deps)
  expect((await ask(email, { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403)
  const statuses = []
  for (let time = 0; time < 6; time++) statuses.push((await ask(email)).statusCode)
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
})

test('two uses of one link at once: one wins', async () => {
  const { email } = await createUser(portal.deps)
  const token = await tokenMailedTo(email)
  const statuses = await Promise.all([reset(token), reset(token)]).then((both) =>
    both.map(({ statusCode }) => statusCode),
  )
  expect(statuses.sort()).toEqual([200, 410])
})
