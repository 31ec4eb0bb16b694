import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { pageSize } from '#contract/paging.ts'
import type { AccountSummary } from '#contract/users.ts'
import { createActor, createSchool, createSession, createUser, password } from '../../testing/factories.ts'
import { mailsTo } from '../../testing/mails.ts'
import { setUpPortal } from '../../testing/set-up-portal.ts'

const portal = setUpPortal({ withJobs: true })
let key: string
let own: string
beforeAll(async () => {
  const operator = await createActor(portal.deps, { role: 'admin' })
  key = operator.key
  own = operator.id
})

const list = async (q = '', page = 1) =>
  (await portal.call('GET', `/api/admin/users?q=${encodeURIComponent(q)}&page=${page}`, { key })).json().data
const emails = (users: AccountSummary[]) => users.map(({ email }) => email)
const view = async (id: string) => (await portal.call('GET', `/api/admin/users/${id}`, { key })).json().data
const act = (id: string, what: string, by = key) =>
  portal.call('POST', `/api/admin/users/${id}/${what}`, { key: by, body: {} })
const logIn = (email: string) => portal.call('POST', '/api/auth/login', { body: { email, password } })

test('finds accounts by part of the e-mail address, name or school', async () => {
  const school = await createSchool(portal.deps, { title: 'Quillfeather Primary School' })
  const { email } = await createUser(portal.deps, { fullName: 'Zadie Thistlewood', schoolId: school.id })
  for (const q of [email.slice(7, 30).toUpperCase(), 'thistle', 'uillfeath'])
    expect(emails((await list(q)).users)).toEqual([email])
  expect((await list('100%_nobody')).users).toEqual([])
  const short = await portal.call('GET', '/api/admin/users?q=ab', { key })
  expect([short.statusCode, short.json().errors]).toEqual([422, { q: 'Type at least 3 letters.' }])
})

test('pages accounts, newest first', async () => {
  const word = randomUUID().slice(0, 13)
  for (let count = 0; count <= pageSize; count++)
    await createUser(portal.deps, {
      fullName: word,
      email: `${word}-${count}@example.org`,
      createdAt: new Date(2026, 0, 1, 0, count),
    })
  const first = await list(word)
  expect([first.users.length, first.has_more, first.is_cut]).toEqual([pageSize, true, false])
  expect(first.users[0].email).toBe(`${word}-${pageSize}@example.org`)
  const second = await list(word, 2)
  expect([emails(second.users), second.has_more]).toEqual([[`${word}-0@example.org`], false])
  await portal.deps.db.deleteFrom('users').where('email', '=', `${word}-0@example.org`).execute()
  const full = await list(word)
  expect([full.users.length, full.has_more]).toEqual([pageSize, false])
  expect((await list()).users).toHaveLength(pageSize)
})

test('an account shows its state, without its password', async () => {
  const actor = await createActor(portal.deps, { role: 'senior' })
  await createSession(portal.deps, actor.id)
  const answer = await portal.call('GET', `/api/admin/users/${actor.id}`, { key })
  expect(answer.json().data).toMatchObject({
    email: actor.email,
    role: 'senior',
    status: 'active',
    sessions: [{ is_current: false }, { is_current: false }],
    school: { title: 'Tidewell Primary School', status: 'approved' },
    is_own: false,
  })
  expect(answer.body).not.toMatch(/argon2|password_?hash/i)
})

test('disabling ends every session and link at once, is audited and can be reversed', async () => {
  const actor = await createActor(portal.deps)
  await portal.call('GET', `/api/auth/reset-password?email=${actor.email}`)
  await mailsTo(portal, actor.email, 1)
  const disabled = (await act(actor.id, 'disable')).json().data
  expect(disabled).toMatchObject({ status: 'disabled', sessions: [] })
  expect(disabled.history[0]).toMatchObject({ action: 'user.disabled', actor: 'Ada Birch' })
  expect((await portal.call('GET', '/api/user/view', { key: actor.key })).statusCode).toBe(401)
  expect((await logIn(actor.email)).json().code).toBe('account/disabled')
  const tokens = portal.deps.db.selectFrom('tokens').select('purpose').where('userId', '=', actor.id)
  expect(await tokens.execute()).toEqual([])
  expect((await act(actor.id, 'disable')).statusCode).toBe(200)
  expect((await act(actor.id, 'new-password')).json().code).toBe('user/is-disabled')
  expect((await act(actor.id, 'enable')).json().data.status).toBe('active')
  expect((await logIn(actor.email)).statusCode).toBe(200)
})

test('an operator ends one session, which is audited; expired sessions are not listed', async () => {
  const actor = await createActor(portal.deps)
  const other = await createSession(portal.deps, actor.id)
  const end = (id: string, sessionId: string) =>
    portal.call('DELETE', `/api/admin/users/${id}/sessions/${sessionId}`, { key })
  const [first, second] = (await view(actor.id)).sessions
  expect((await end(own, first.id)).statusCode).toBe(404)
  const answer = await end(actor.id, first.id)
  expect(answer.json().data.sessions).toEqual([second])
  expect(answer.json().data.history[0]).toMatchObject({ action: 'user.session-ended', actor: 'Ada Birch' })
  expect((await end(actor.id, first.id)).statusCode).toBe(404)
  const statuses = [actor.key, other].map(
    async (one) => (await portal.call('GET', '/api/user/view', { key: one })).statusCode,
  )
  expect((await Promise.all(statuses)).sort()).toEqual([200, 401])
  const createdAt = new Date(Date.now() - 91 * 86_400_000)
  await portal.deps.db.updateTable('sessions').set({ createdAt }).where('userId', '=', actor.id).execute()
  expect((await view(actor.id)).sessions).toEqual([])
  expect((await view(own)).sessions).toMatchObject([{ is_current: true }])
})

test('an unconfirmed account is still unconfirmed after being disabled and enabled', async () => {
  const { id } = await createActor(portal.deps, { status: 'not-active' })
  await act(id, 'disable')
  expect((await act(id, 'enable')).json().data.status).toBe('not-active')
})

test('operators cannot disable themselves, and two operators cannot disable each other', async () => {
  expect((await act(own, 'disable')).json().code).toBe('user/own-account')
  const other = await createActor(portal.deps, { role: 'admin' })
  const answers = await Promise.all([act(other.id, 'disable'), act(own, 'disable', other.key)])
  expect(answers.map(({ statusCode }) => statusCode).sort()).not.toEqual([200, 200])
  const operators = portal.deps.db.selectFrom('users').select('id').where('role', '=', 'admin')
  expect(await operators.where('status', '=', 'active').execute()).toHaveLength(1)
  // Whichever of the two it was.
  await portal.deps.db.updateTable('users').set({ status: 'active' }).where('role', '=', 'admin').execute()
  key = await createSession(portal.deps, own)
})

test('of two operators who disable each other at once, the second is refused as the operator they no longer are', async () => {
  const other = await createActor(portal.deps, { role: 'admin' })
  const { pool } = portal.database
  const holder = await pool.connect()
  await holder.query('begin')
  await holder.query(`select 1 from users where role = 'admin' for update`)
  const answers = Promise.all([act(other.id, 'disable'), act(own, 'disable', other.key)])
  // Both have passed the check of the endpoint when the first of them is let in.
  const waiting = `select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`
  await expect.poll(async () => (await pool.query(waiting)).rowCount).toBe(2)
  await holder.query('rollback')
  holder.release()
  const codes = (await answers).map((answer) => answer.json().code ?? answer.statusCode)
  expect(codes.toSorted()).toEqual([200, 'not-allowed'])
  await portal.deps.db.updateTable('users').set({ status: 'active' }).where('role', '=', 'admin').execute()
  key = await createSession(portal.deps, own)
})

test('resends the confirmation and a password link', async () => {
  const { id, email } = await createActor(portal.deps, { status: 'not-active' })
  expect((await act(id, 'resend-confirmation')).statusCode).toBe(200)
  const [confirmation] = await mailsTo(portal, email, 1)
  expect(confirmation?.text).toContain('/confirm-email?token=')
  expect((await act(id, 'new-password')).statusCode).toBe(200)
  expect((await mailsTo(portal, email, 2)).at(-1)?.text).toContain('/reset-password?token=')
  const confirmed = await createActor(portal.deps)
  expect((await act(confirmed.id, 'resend-confirmation')).json().code).toBe('account/confirmed-already')
  expect((await view(id)).history.map(({ action }: { action: string }) => action)).toEqual([
    'user.password-mailed',
    'user.confirmation-resent',
  ])
})
