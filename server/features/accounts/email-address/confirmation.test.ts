import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { createActor, createUser, password } from '../../../testing/factories.ts'
import { mailsTo, tokenMailedTo } from '../../../testing/mails.ts'
import { setUpPortal } from '../../../testing/set-up-portal.ts'

const portal = setUpPortal({ withJobs: true })

const confirm = (token: string, key: string) => portal.call('POST', '/api/auth/confirm-email', { key, body: { token } })
const resend = (key: string) => portal.call('POST', '/api/auth/resend-confirmation', { key, body: {} })
const correct = (key: string, email: string) => portal.call('POST', '/api/auth/correct-email', { key, body: { email } })
const newEmail = () => `new-${randomUUID()}@home.example`

/** Somebody who has just signed up as a parent without a school. */
async function newcomer() {
  const email = newEmail()
  const body = { full_name: 'Owen Hughes', email, password, agreeTerms: true }
  const answer = await portal.call('POST', '/api/auth/sign-up', { body })
  const { auth_key: key, user } = answer.json().data
  return { id: user.id as string, email, key: key as string }
}

async function statusOf(id: string): Promise<string> {
  const { status } = await portal.deps.db
    .selectFrom('users')
    .select('status')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return status
}

test('the link confirms once; a parent is welcomed, and the audit log has a line', async () => {
  const { id, email, key } = await newcomer()
  const token = await tokenMailedTo(portal, email)
  expect((await confirm(token, key)).statusCode).toBe(200)
  expect(await statusOf(id)).toBe('active')
  expect((await confirm(token, key)).json()).toMatchObject({ code: 'account/link-expired' })
  const [, welcome] = await mailsTo(portal, email, 2)
  expect(welcome?.subject).toBe('Welcome to Enterprise Bookshelf')
  const lines = await portal.deps.db.selectFrom('auditLog').select('action').where('actorId', '=', id).execute()
  expect(lines.map(({ action }) => action)).toContain('address.confirmed')
})

test('a parent whose school has been rejected meanwhile is welcomed as somebody without a school', async () => {
  const parent = await createActor(portal.deps, { status: 'not-active', school: 'rejected' })
  await resend(parent.key)
  expect((await confirm(await tokenMailedTo(portal, parent.email), parent.key)).statusCode).toBe(200)
  const text = (await mailsTo(portal, parent.email, 2)).at(-1)?.text.replace(/\s+/g, ' ')
  expect(text).toContain('ask your child’s school for its invite code')
  expect(text).not.toContain('verified')
})

test('two uses of one link at once: one wins, one welcome', async () => {
  const { email, key } = await newcomer()
  const token = await tokenMailedTo(portal, email)
  const answers = await Promise.all([confirm(token, key), confirm(token, key), confirm(token, key)])
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 410, 410])
  await mailsTo(portal, email, 2)
})

test('opening the page with the link uses nothing up', async () => {
  const { id, email } = await newcomer()
  const token = await tokenMailedTo(portal, email)
  expect((await portal.call('GET', `/confirm-email?token=${token}`)).statusCode).toBe(200)
  expect((await portal.call('GET', `/api/auth/confirm-email?token=${token}`)).statusCode).toBe(404)
  expect(await statusOf(id)).toBe('not-active')
})

test('a link expires after 24 hours', async () => {
  const { id, email, key } = await newcomer()
  const token = await tokenMailedTo(portal, email)
  const stored = await portal.deps.db
    .selectFrom('tokens')
    .selectAll()
    .where('userId', '=', id)
    .executeTakeFirstOrThrow()
  expect(Math.round((stored.expiresAt.getTime() - Date.now()) / 60_000)).toBe(24 * 60)
  expect(stored.tokenHash?.toString('base64url')).not.toBe(token)
  await portal.deps.db
    .updateTable('tokens')
    .set({ expiresAt: new Date(Date.now() - 1000) })
    .execute()
  expect((await confirm(token, key)).json().code).toBe('account/link-expired')
  expect(await statusOf(id)).toBe('not-active')
})

test('a link for one purpose does not serve another', async () => {
  const { email } = await newcomer()
  const token = await tokenMailedTo(portal, email)
  const reset = { token, password: 'a small boat at sea 4' }
  expect((await portal.call('POST', '/api/auth/reset-password', { body: reset })).statusCode).toBe(410)
  expect((await portal.call('POST', '/api/auth/confirm-new-email', { body: { token } })).statusCode).toBe(410)
})

test('staff who confirm have their school considered, in the same transaction', async () => {
  const { db, jobs } = portal.deps
  const add = jobs.add.bind(jobs)
  const asked: object[] = []
  jobs.add = async (within, name, data) => {
    if (name === 'consider-school') asked.push(data)
    await add(within, name, data)
  }
  const staff = await createActor(portal.deps, { role: 'senior', status: 'not-active', school: 'pending' })
  await resend(staff.key)
  const token = await tokenMailedTo(portal, staff.email)
  expect((await confirm(token, staff.key)).statusCode).toBe(200)
  jobs.add = add
  expect(asked).toEqual([{ userId: staff.id }])
  const { status } = await db.selectFrom('users').select('status').where('id', '=', staff.id).executeTakeFirstOrThrow()
  expect(status).toBe('active')
})

test('a newer link kills the older, and there are five in half an hour', async () => {
  const { email, key } = await newcomer()
  const first = await tokenMailedTo(portal, email)
  for (let time = 0; time < 5; time++) expect((await resend(key)).statusCode).toBe(200)
  expect((await resend(key)).statusCode).toBe(429)
  expect((await confirm(first, key)).statusCode).toBe(410)
  expect((await confirm(await tokenMailedTo(portal, email, 6), key)).statusCode).toBe(200)
})

test('a confirmed account is not confirmed again, nor corrected', async () => {
  const { key, email } = await createActor(portal.deps)
  expect((await resend(key)).json().code).toBe('account/confirmed-already')
  expect((await correct(key, newEmail())).json().code).toBe('account/confirmed-already')
  await mailsTo(portal, email, 0)
})

test('a mistyped address is corrected: the old link stops working, the new one confirms', async () => {
  const { email, key } = await newcomer()
  const old = await tokenMailedTo(portal, email)
  const right = newEmail()
  const answer = await correct(key, right.toUpperCase())
  expect(answer.json().data).toMatchObject({ email: right, username: right, status: 'not-active' })
  expect((await confirm(old, key)).statusCode).toBe(410)
  expect((await confirm(await tokenMailedTo(portal, right), key)).statusCode).toBe(200)
  const logIn = (address: string) => portal.call('POST', '/api/auth/login', { body: { email: address, password } })
  expect((await logIn(right)).statusCode).toBe(200)
  expect((await logIn(email)).statusCode).toBe(401)
})

test('an address that is taken is refused, also when two want it at once', async () => {
  const taken = await createUser(portal.deps)
  const [one, two] = await Promise.all([newcomer(), newcomer()])
  expect((await correct(one.key, taken.email)).json().code).toBe('account/address-taken')
  const wanted = newEmail()
  const answers = await Promise.all([correct(one.key, wanted), correct(two.key, wanted)])
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
  await mailsTo(portal, wanted, 1)
})

test('correcting and confirming at once never confirms an address that nobody followed', async () => {
  for (let round = 0; round < 5; round++) {
    const { id, email, key } = await newcomer()
    const token = await tokenMailedTo(portal, email)
    const [confirmed, corrected] = await Promise.all([confirm(token, key), correct(key, newEmail())])
    const outcome = [confirmed.statusCode, corrected.statusCode, await statusOf(id)]
    expect([
      [200, 409, 'active'],
      [410, 200, 'not-active'],
    ]).toContainEqual(outcome)
  }
})
