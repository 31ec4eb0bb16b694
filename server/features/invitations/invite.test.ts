import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pageSize } from '#contract/paging.ts'
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts'
import { type ActorOptions, createActor, createSession, createUser } from '../../testing/factories.ts'
import { form } from '../../testing/form.ts'
import { type MailServer, startMailServer } from '../../testing/mail-server.ts'

let server: MailServer
let portal: TestApp
beforeAll(async () => {
  server = await startMailServer()
  const environment = { SMTP_URL: `smtp://127.0.0.1:${server.port}` }
  portal = await buildTestApp({ environment, limits: { invitationsPerPerson: 60 }, withJobs: true })
})
afterAll(async () => {
  await portal.close()
  await server.close()
})

const invite = (key: string, emails: string) =>
  portal.call('POST', '/api/user/invite', { key, ...form('emails', emails, { isFile: false }) })
const list = async (key: string) => (await portal.call('GET', '/api/invitations', { key })).json().data
const fresh = (count: number) => Array.from({ length: count }, () => `${randomUUID()}@example.org`).join('\n')

test('a parent invites other parents of the same school, and sees them listed', async () => {
  const actor = await createActor(portal.deps)
  const answer = await invite(actor.key, ' one@example.org \n\nTwo <two@example.org>\nnobody')
  expect(answer.statusCode).toBe(200)
  expect(answer.json().data).toMatchObject({ invited: 2, bad_rows: [{ line: 4, text: 'nobody' }] })
  const { invitations, total } = await list(actor.key)
  expect(total).toBe(2)
  expect(invitations[0]).toMatchObject({
    email: 'one@example.org',
    role: 'parent',
    state: 'open',
    inviter: 'Ada Birch',
  })
  const { schoolId } = await portal.deps.db
    .selectFrom('invitations')
    .select('schoolId')
    .where('id', '=', invitations[0].id)
    .executeTakeFirstOrThrow()
  expect(schoolId).toBe(actor.schoolId)
})

test.each<[string, ActorOptions]>([
  ['of a school', {}],
  ['without a school', { school: 'none' }],
])(
  'whether an address has an account shows neither in the answer nor, once the mails have arrived, in the list of a parent %s',
  async (_name, options) => {
    const actor = await createActor(portal.deps, options)
    const { email } = await createUser(portal.deps)
    const other = `${randomUUID()}@example.org`
    const arrived = () => [email, other].filter((one) => server.received.some(({ to }) => to.includes(one))).length
    const shown = async () => {
      const { invitations } = await list(actor.key)
      const own = (await portal.call('GET', '/api/user/export', { key: actor.key })).json().invitations_sent
      return [invitations, own].map((rows: object[]) => rows.map((row) => ({ ...row, id: 0, email: '' })))
    }
    const answer = await invite(actor.key, `${email}\n${other}`)
    expect(answer.json().data).toEqual({ invited: 2, bad_rows: [] })
    await expect.poll(arrived).toBe(2)
    for (const rows of await shown()) expect(rows[0]).toEqual(rows[1])
    // Sent again, too.
    const before = server.received.length
    for (const { id } of (await list(actor.key)).invitations) {
      expect(
        (await portal.call('POST', `/api/invitations/${id}/resend`, { key: actor.key, body: {} })).statusCode,
      ).toBe(200)
    }
    await expect.poll(() => server.received.length).toBe(before + 2)
    const open = expect.objectContaining({ state: 'open' })
    expect((await list(actor.key)).invitations).toEqual([open, open])
    // Each was sent again by a request of its own, a moment apart.
    for (const [one, another] of await shown()) {
      expect(Math.abs(lifetime(one) - lifetime(another))).toBeLessThan(60_000)
    }
  },
)

const lifetime = (row: unknown): number => {
  const { expire_time, expiresAt } = row as { expire_time?: string; expiresAt?: string }
  return Date.parse(expire_time ?? expiresAt ?? '')
}

test.each<[string, ActorOptions, string]>([
  ['an unconfirmed address', { status: 'not-active' }, 'not-allowed'],
  ['a rejected school', { school: 'rejected' }, 'not-allowed'],
  ['staff of a rejected school', { role: 'senior', school: 'rejected' }, 'not-allowed'],
  ['an operator', { role: 'admin' }, 'not-allowed'],
])('%s cannot invite', async (_name, options, code) => {
  const { key } = await createActor(portal.deps, options)
  expect((await invite(key, 'one@example.org')).json().code).toBe(code)
  expect((await list(key)).total).toBe(0)
})

test('a parent of a pending school can invite', async () => {
  const { key } = await createActor(portal.deps, { school: 'pending' })
  expect((await invite(key, 'one@example.org')).statusCode).toBe(200)
})

test('51 lines, and no line, are refused with a sentence', async () => {
  const { key } = await createActor(portal.deps)
  expect((await invite(key, fresh(51))).json().code).toBe('invitation/too-many')
  expect((await invite(key, '')).json().code).toBe('invitation/no-address')
  expect((await portal.call('POST', '/api/user/invite', { key, body: {} })).json().code).toBe('invitation/no-address')
  expect((await list(key)).total).toBe(0)
})

test('beyond the daily limit nothing is sent, also when two requests come at once', async () => {
  const { key } = await createActor(portal.deps)
  const answers = await Promise.all([invite(key, fresh(40)), invite(key, fresh(40))])
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 429])
  expect((await list(key)).total).toBe(40)
  expect((await invite(key, fresh(20))).statusCode).toBe(200)
  expect((await invite(key, fresh(1))).json().code).toBe('invitation/too-many')
  expect((await list(key)).total).toBe(60)
})

test('invitations that are sent again count towards the daily limit, and lists of parents do not', async () => {
  const head = await createActor(portal.deps, { role: 'senior' })
  await portal.call('POST', '/api/school/add-users-csv', { key: head.key, ...form('file', fresh(70)) })
  expect((await invite(head.key, fresh(50))).statusCode).toBe(200)
  expect((await invite(head.key, fresh(8))).statusCode).toBe(200)
  const [first, second, third] = (await list(head.key)).invitations
  const resend = ({ id }: { id: number }) =>
    portal.call('POST', `/api/invitations/${id}/resend`, { key: head.key, body: {} })
  const answers = await Promise.all([first, second, third].map(resend))
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 200, 429])
  expect((await invite(head.key, fresh(1))).json().code).toBe('invitation/too-many')
  const aDayAgo = new Date(Date.now() - 86_400_000)
  await portal.deps.db.updateTable('invitationCounts').set({ sentAt: aDayAgo }).execute()
  expect((await resend(first)).statusCode).toBe(200)
})

test('the lead sees what the school has sent, a parent the own ones, strangers none', async () => {
  const head = await createActor(portal.deps, { role: 'senior' })
  const parent = await createUser(portal.deps, { schoolId: head.schoolId })
  const parentKey = await createSession(portal.deps, parent.id)
  await portal.call('POST', '/api/school/add-users-csv', { key: head.key, ...form('file', 'one@example.org') })
  await invite(parentKey, 'two@example.org')
  expect((await list(head.key)).total).toBe(1)
  const own = (await list(parentKey)).invitations
  expect(own.map(({ email }: { email: string }) => email)).toEqual(['two@example.org'])

  const { id } = (await list(head.key)).invitations.find(({ email }: { email: string }) => email === 'one@example.org')
  const stranger = await createActor(portal.deps, { role: 'senior' })
  for (const key of [stranger.key, parentKey]) {
    expect((await portal.call('POST', `/api/invitations/${id}/resend`, { key, body: {} })).statusCode).toBe(404)
    expect((await portal.call('DELETE', `/api/invitations/${id}`, { key })).statusCode).toBe(404)
  }
  expect((await portal.call('DELETE', `/api/invitations/${id}`, { key: head.key })).statusCode).toBe(200)
  expect((await portal.call('DELETE', `/api/invitations/${id}`, { key: head.key })).statusCode).toBe(404)
  expect((await list(head.key)).total).toBe(0)
})

test('an invitation is sent again four times, then no more', async () => {
  const { key } = await createActor(portal.deps)
  await invite(key, 'one@example.org')
  const [{ id }] = (await list(key)).invitations
  const resend = () => portal.call('POST', `/api/invitations/${id}/resend`, { key, body: {} })
  for (let time = 0; time < 4; time++) expect((await resend()).statusCode).toBe(200)
  expect((await resend()).json().code).toBe('invitation/asked-enough')
  await portal.call('DELETE', `/api/invitations/${id}`, { key })
  expect((await resend()).json().code).toBe('invitation/gone')
})

test('only staff of an approved school invite colleagues, who join its staff', async () => {
  const invited = (key: string, email: string) =>
    portal.call('POST', '/api/school/invite-colleague', { key, body: { email } })
  const parent = await createActor(portal.deps)
  expect((await invited(parent.key, 'new@example.org')).json().code).toBe('not-allowed')
  const head = await createActor(portal.deps, { role: 'senior' })
  await portal.call('POST', '/api/school/add-users-csv', { key: head.key, ...form('file', 'new@example.org') })
  expect((await invited(head.key, 'New@example.org')).json().data.successfully_imported).toBe(1)
  expect((await list(head.key)).invitations).toMatchObject([{ email: 'new@example.org', role: 'senior' }])
  expect((await invited(head.key, parent.email)).json().data.exists_email).toEqual([parent.email])
})

test('the list comes a page at a time', async () => {
  const head = await createActor(portal.deps, { role: 'senior' })
  await portal.call('POST', '/api/school/add-users-csv', { key: head.key, ...form('file', fresh(3 * pageSize)) })
  const pages = await Promise.all(
    [1, 2, 3, 4].map(
      async (page) => (await portal.call('GET', `/api/invitations?page=${page}`, { key: head.key })).json().data,
    ),
  )
  expect(pages.map(({ invitations }) => invitations.length)).toEqual([pageSize, pageSize, pageSize, 0])
  expect(new Set(pages.map(({ total }) => total))).toEqual(new Set([3 * pageSize]))
})

test('somebody who has accepted and is at the school stays accepted when staff invite the address again', async () => {
  const { db } = portal.deps
  const staff = await createActor(portal.deps, { role: 'senior' })
  const { email } = await createUser(portal.deps, { schoolId: staff.schoolId })
  const row = { schoolId: staff.schoolId, email, role: 'parent', inviterId: staff.id, importId: randomUUID() } as const
  await db
    .insertInto('invitations')
    .values({ ...row, acceptedAt: new Date(), expiresAt: new Date(Date.now() + 1e6) })
    .execute()
  await invite(staff.key, email)
  const states = async () => (await list(staff.key)).invitations.map(({ state }: { state: string }) => state)
  expect(await states()).toEqual(['accepted'])
})
