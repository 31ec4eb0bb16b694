import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { createPasskey } from '../../../testing/authenticator.ts'
import { createActor, createLinkedSignIn, createSession, createUser, password } from '../../../testing/factories.ts'
import { mailsTo, tokenMailedTo } from '../../../testing/mails.ts'
import { setUpPortal } from '../../../testing/set-up-portal.ts'

const portal = setUpPortal({ withJobs: true })

const chosen = 'a small boat at sea 4'
const newEmail = () => `new-${randomUUID()}@home.example`
const post = (path: string, body: object, key?: string) => portal.call('POST', `/api/${path}`, { key, body })
const undo = (token: string) => post('auth/undo-new-email', { token })
const logIn = (email: string, given = password) => post('auth/login', { email, password: given })
const isLive = async (key: string) => (await portal.call('GET', '/api/user/view', { key })).statusCode === 200
const emailOf = async (id: string) =>
  (await portal.deps.db.selectFrom('users').select('email').where('id', '=', id).executeTakeFirstOrThrow()).email

/** Moves an account to another address; `count` mails have come there by then. */
async function move(key: string, email: string, count = 1): Promise<void> {
  expect((await post('user/change-email', { email, current_password: password }, key)).statusCode).toBe(200)
  const token = await tokenMailedTo(portal, email, count)
  expect((await post('auth/confirm-new-email', { token }, key)).statusCode).toBe(200)
}

/** Somebody whose account has been moved, and the token of the link in the mail to the old address. */
async function moved() {
  const actor = await createActor(portal.deps)
  const email = newEmail()
  await move(actor.key, email)
  return { ...actor, newEmail: email, token: await tokenMailedTo(portal, actor.email) }
}

test('the old address takes the account back once: every session ends, and a new password is chosen', async () => {
  const owner = await moved()
  const [mail] = await mailsTo(portal, owner.email, 1)
  expect(mail?.text).toMatch(/\/undo-new-email\?token=/)
  expect(mail?.text).toContain('within 14 days')
  const other = await createSession(portal.deps, owner.id)
  const answer = await undo(owner.token)
  expect(answer.json().data.email).toBe(owner.email)
  expect((await undo(owner.token)).json().code).toBe('account/link-expired')
  expect([await isLive(owner.key), await isLive(other)]).toEqual([false, false])
  expect([(await logIn(owner.email)).statusCode, (await logIn(owner.newEmail)).statusCode]).toEqual([401, 401])
  const reset = { token: answer.json().data.reset_token, password: chosen }
  expect((await post('auth/reset-password', reset)).statusCode).toBe(200)
  expect((await logIn(owner.email, chosen)).statusCode).toBe(200)
  const [, told] = await mailsTo(portal, owner.newEmail, 2)
  expect(told?.subject).toContain('has been undone')
  expect(told?.text).not.toContain('token=')
  const lines = portal.deps.db.selectFrom('auditLog').select('action').where('actorId', '=', owner.id)
  expect((await lines.execute()).map(({ action }) => action)).toContain('address.undone')
})

test('passkeys and linked sign-ins that were added since the change go with it, and earlier ones stay', async () => {
  const owner = await createActor(portal.deps)
  const earlier = await createPasskey(portal.deps, owner.id)
  const earlierLink = await createLinkedSignIn(portal.deps, owner.id)
  await move(owner.key, newEmail())
  await createPasskey(portal.deps, owner.id)
  await createLinkedSignIn(portal.deps, owner.id)
  expect((await undo(await tokenMailedTo(portal, owner.email))).statusCode).toBe(200)
  const left = portal.deps.db.selectFrom('passkeys').select('id').where('userId', '=', owner.id)
  expect(await left.execute()).toEqual([earlier])
  const links = portal.deps.db.selectFrom('linkedSignIns').select('id').where('userId', '=', owner.id)
  expect(await links.execute()).toEqual([earlierLink])
})

test('opening the link uses nothing up, and it expires after 14 days', async () => {
  const { id, token, newEmail: now } = await moved()
  expect((await portal.call('GET', `/undo-new-email?token=${token}`)).statusCode).toBe(200)
  expect((await portal.call('GET', `/api/auth/undo-new-email?token=${token}`)).statusCode).toBe(404)
  const { expiresAt, tokenHash } = await portal.deps.db
    .selectFrom('tokens')
    .select(['expiresAt', 'tokenHash'])
    .where('userId', '=', id)
    .executeTakeFirstOrThrow()
  expect(Math.round((expiresAt.getTime() - Date.now()) / 3_600_000)).toBe(14 * 24)
  expect(tokenHash?.toString('base64url')).not.toBe(token)
  await portal.deps.db
    .updateTable('tokens')
    .set({ expiresAt: new Date(Date.now() - 1000) })
    .where('userId', '=', id)
    .execute()
  expect((await undo(token)).statusCode).toBe(410)
  expect(await emailOf(id)).toBe(now)
})

test('two uses of one link at once: one wins', async () => {
  const { token } = await moved()
  const answers = await Promise.all([undo(token), undo(token), undo(token)])
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 410, 410])
})

test('of a chain of changes the first undo wins, whichever was used before it', async () => {
  const owner = await createActor(portal.deps)
  const [b, c] = [newEmail(), newEmail()]
  await move(owner.key, b)
  await move(owner.key, c)
  const first = await tokenMailedTo(portal, owner.email)
  const second = await tokenMailedTo(portal, b, 2)
  const early = await undo(second)
  expect([early.statusCode, await emailOf(owner.id)]).toEqual([200, b])
  const answer = await undo(first)
  expect([answer.statusCode, await emailOf(owner.id)]).toEqual([200, owner.email])
  const reset = { token: early.json().data.reset_token, password: chosen }
  expect((await post('auth/reset-password', reset)).statusCode).toBe(410)
})

test('once the first undo has been used, the later ones no longer work', async () => {
  const owner = await createActor(portal.deps)
  const b = newEmail()
  await move(owner.key, b)
  await move(owner.key, newEmail())
  const first = await tokenMailedTo(portal, owner.email)
  const second = await tokenMailedTo(portal, b, 2)
  expect((await undo(first)).statusCode).toBe(200)
  expect((await undo(second)).statusCode).toBe(410)
  expect(await emailOf(owner.id)).toBe(owner.email)
})

test('an owner who moves the account back leaves no undo to whoever had moved it', async () => {
  const owner = await moved()
  await move(owner.key, owner.email, 2)
  const mails = await mailsTo(portal, owner.newEmail, 2)
  expect(mails.at(-1)?.subject).toContain('has been changed')
  expect(mails.at(-1)?.text).not.toContain('undo-new-email')
  expect((await undo(owner.token)).statusCode).toBe(410)
  expect(await isLive(owner.key)).toBe(true)
  const open = portal.deps.db.selectFrom('tokens').select('purpose').where('userId', '=', owner.id)
  expect(await open.execute()).toEqual([])
})

test('undo links outlive a reset, logging out everywhere and a deletion that was asked for', async () => {
  const owner = await moved()
  await portal.call('GET', `/api/auth/reset-password?email=${owner.newEmail}`)
  const reset = { token: await tokenMailedTo(portal, owner.newEmail, 2), password: chosen }
  expect((await post('auth/reset-password', reset)).statusCode).toBe(200)
  const { auth_key: key } = (await logIn(owner.newEmail, chosen)).json().data
  expect((await post('auth/logout-everywhere', {}, key)).statusCode).toBe(200)
  const again = (await logIn(owner.newEmail, chosen)).json().data.auth_key
  expect((await post('user/delete', { current_password: chosen }, again)).statusCode).toBe(200)
  const mails = await mailsTo(portal, owner.newEmail, 4)
  const inDays = (days: number) =>
    new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'Europe/London' }).format(
      Date.now() + days * 86_400_000,
    )
  expect(mails.at(-1)?.text).toContain(inDays(14))
  const eightDaysAgo = new Date(Date.now() - 8 * 86_400_000)
  await portal.deps.db
    .updateTable('users')
    .set({ deletionRequestedAt: eightDaysAgo })
    .where('id', '=', owner.id)
    .execute()
  await portal.deps.jobs.add(portal.deps.db, 'delete-due-accounts', {})
  await settled()
  expect((await undo(owner.token)).statusCode).toBe(200)
  const kept = portal.deps.db.selectFrom('users').select(['email', 'deletionRequestedAt']).where('id', '=', owner.id)
  expect(await kept.execute()).toEqual([{ email: owner.email, deletionRequestedAt: null }])
})

/** Waits until no clean-up is left to be done. */
async function settled(): Promise<void> {
  const waiting = async () => {
    const { rows } = await portal.deps.pool.query(
      `select id from pgboss.job where name = 'delete-due-accounts' and state in ('created', 'active', 'retry')`,
    )
    return rows.length
  }
  await expect.poll(waiting).toBe(0)
}

test('a disabled account is not taken back until it is enabled, and its link goes on working', async () => {
  const owner = await moved()
  const operator = await createActor(portal.deps, { role: 'admin' })
  const act = (what: string) => post(`admin/users/${owner.id}/${what}`, {}, operator.key)
  expect((await act('disable')).statusCode).toBe(200)
  expect((await undo(owner.token)).json().code).toBe('account/disabled')
  expect((await act('enable')).statusCode).toBe(200)
  expect((await undo(owner.token)).statusCode).toBe(200)
})

test('an address that can take its account back cannot be used for another account', async () => {
  const owner = await moved()
  const form = { full_name: 'Owen Hughes', email: owner.email, password, agreeTerms: true }
  expect((await post('auth/sign-up', form)).json().code).toBe('account/address-taken')
  const stranger = await createActor(portal.deps)
  await post('user/change-email', { email: owner.email, current_password: password }, stranger.key)
  const token = await tokenMailedTo(portal, owner.email, 2)
  expect((await post('auth/confirm-new-email', { token }, stranger.key)).json().code).toBe('account/address-taken')
  expect((await undo(owner.token)).statusCode).toBe(200)
})

test('releasing an address and signing up with it at once does not take it from its owner', async () => {
  for (let round = 0; round < 5; round++) {
    const owner = await createActor(portal.deps)
    const elsewhere = newEmail()
    await post('user/change-email', { email: elsewhere, current_password: password }, owner.key)
    const token = await tokenMailedTo(portal, elsewhere)
    const form = { full_name: 'Owen Hughes', email: owner.email, password, agreeTerms: true }
    const [confirmed, ...signedUp] = await Promise.all([
      post('auth/confirm-new-email', { token }, owner.key),
      ...Array.from({ length: 4 }, () => post('auth/sign-up', form)),
    ])
    expect([confirmed?.statusCode, ...signedUp.map(({ statusCode }) => statusCode)]).toEqual([200, 409, 409, 409, 409])
  }
})

test('where an operator has given the address to somebody else, the link says so and is not used up', async () => {
  const owner = await moved()
  const { id } = await createUser(portal.deps, { email: owner.email })
  expect((await undo(owner.token)).json().code).toBe('account/address-taken')
  await portal.deps.db.deleteFrom('users').where('id', '=', id).execute()
  expect((await undo(owner.token)).statusCode).toBe(200)
})

test('an address that was never confirmed gets no link: it may be a stranger’s', async () => {
  const newcomer = await createActor(portal.deps, { status: 'not-active' })
  await move(newcomer.key, newEmail())
  await mailsTo(portal, newcomer.email, 0)
  const open = portal.deps.db.selectFrom('tokens').select('purpose').where('userId', '=', newcomer.id)
  expect(await open.execute()).toEqual([])
})
