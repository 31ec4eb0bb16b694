import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { dayAfter, todayInUk } from '#contract/school-days.ts'
import { startOfDay } from '../../../data-protection/retention.ts'
import type { JobWithoutData } from '../../../database/job-data.ts'
import { hashKey } from '../../../http/session-store.ts'
import { createActor, createResource, createSession, createUser, password } from '../../../testing/factories.ts'
import { form } from '../../../testing/form.ts'
import { mailsTo, tokenMailedTo } from '../../../testing/mails.ts'
import { runJob } from '../../../testing/run-job.ts'
import { setUpPortal } from '../../../testing/set-up-portal.ts'
import { dateInWords } from './request-deletion.ts'

const portal = setUpPortal({ withJobs: true })

const ask = (key: string, current = password) =>
  portal.call('POST', '/api/user/delete', { key, body: { current_password: current } })
const logIn = (email: string) => portal.call('POST', '/api/auth/login', { body: { email, password } })
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000)

/** Begins a round of cleaning up, and waits until it is done. */
const cleanUp = (name: JobWithoutData) => runJob(portal, name)

async function isThere(table: 'users' | 'schools', id: string): Promise<boolean> {
  return (await portal.deps.db.selectFrom(table).select('id').where('id', '=', id).execute()).length > 0
}

const askedOn = (id: string, moment: Date) =>
  portal.deps.db.updateTable('users').set({ deletionRequestedAt: moment }).where('id', '=', id).execute()
const askedDaysAgo = (id: string, days: number) => askedOn(id, daysAgo(days))

test('an account is deleted seven days after it was asked for, with what is its own', async () => {
  const actor = await createActor(portal.deps, { role: 'senior' })
  const tablet = await createSession(portal.deps, actor.id)
  const resource = await createResource(portal.deps, { ownerId: actor.id, schoolId: actor.schoolId })
  expect((await ask(actor.key, 'wrong')).json().code).toBe('account/wrong-password')
  const answer = await ask(actor.key)
  expect(answer.statusCode).toBe(200)
  expect(answer.cookies.map(({ value }) => value)).toEqual(['', ''])
  for (const key of [actor.key, tablet]) {
    expect((await portal.call('GET', '/api/user/view', { key })).statusCode).toBe(401)
  }
  const [told] = await mailsTo(portal, actor.email, 1)
  expect(told?.subject).toContain('will be deleted')
  expect(told?.text.replace(/\s+/g, ' ')).toContain(`after ${dateInWords(dayAfter(todayInUk(), 7))} we will`)

  // Until that day is over.
  await askedOn(actor.id, startOfDay(7))
  await cleanUp('delete-due-accounts')
  expect(await isThere('users', actor.id)).toBe(true)
  await askedOn(actor.id, new Date(startOfDay(7).getTime() - 1))
  await cleanUp('delete-due-accounts')
  expect(await isThere('users', actor.id)).toBe(false)
  await mailsTo(portal, actor.email, 0)
  expect((await logIn(actor.email)).json().code).toBe('account/wrong-credentials')
  const { db } = portal.deps
  const left = await db.selectFrom('resources').select('ownerId').where('id', '=', resource.id).executeTakeFirst()
  expect(left).toEqual({ ownerId: null })
  const lines = await db.selectFrom('auditLog').select('action').where('object', '=', actor.id).execute()
  expect(lines).toEqual([{ action: 'account.deleted' }])
})

test('what a deleted parent without a school sent is withdrawn, and a school’s invitations stay open', async () => {
  const alone = await createActor(portal.deps, { school: 'none' })
  const inSchool = await createActor(portal.deps)
  const left = []
  for (const { id, key } of [alone, inSchool]) {
    const email = `${id}@friend.example`
    await portal.call('POST', '/api/user/invite', { key, ...form('emails', email, { isFile: false }) })
    await ask(key)
    await askedDaysAgo(id, 9)
    await cleanUp('delete-due-accounts')
    const { db } = portal.deps
    const columns = ['inviterId', 'withdrawnAt'] as const
    left.push(await db.selectFrom('invitations').select(columns).where('email', '=', email).executeTakeFirst())
  }
  expect(left).toEqual([
    { inviterId: null, withdrawnAt: expect.any(Date) },
    { inviterId: null, withdrawnAt: null },
  ])
})

test('what was accepted from a deleted parent without a school is deleted, and of a school kept', async () => {
  const { db } = portal.deps
  const left = []
  for (const { id, key } of [await createActor(portal.deps, { school: 'none' }), await createActor(portal.deps)]) {
    const email = `${id}@joined.example`
    await portal.call('POST', '/api/user/invite', { key, ...form('emails', email, { isFile: false }) })
    await db.updateTable('invitations').set({ acceptedAt: new Date() }).where('email', '=', email).execute()
    await ask(key)
    await askedDaysAgo(id, 9)
    await cleanUp('delete-due-accounts')
    left.push(await db.selectFrom('invitations').select('inviterId').where('email', '=', email).executeTakeFirst())
  }
  expect(left).toEqual([undefined, { inviterId: null }])
})

test('logging in keeps the account and says so by mail, once', async () => {
  const actor = await createActor(portal.deps)
  await ask(actor.key)
  expect((await logIn(actor.email)).statusCode).toBe(200)
  expect((await logIn(actor.email)).statusCode).toBe(200)
  const [, kept] = await mailsTo(portal, actor.email, 2)
  expect(kept?.subject).toContain('We have kept your account')
  await cleanUp('delete-due-accounts')
  expect(await isThere('users', actor.id)).toBe(true)
})

test('a wrong password does not keep an account', async () => {
  const actor = await createActor(portal.deps)
  await ask(actor.key)
  await portal.call('POST', '/api/auth/login', { body: { email: actor.email, password: 'wrong' } })
  await askedDaysAgo(actor.id, 9)
  await cleanUp('delete-due-accounts')
  expect(await isThere('users', actor.id)).toBe(false)
})

test('an approved school outlives its last member of staff, and the desk is told', async () => {
  const actor = await createActor(portal.deps, { role: 'senior' })
  const colleague = await createUser(portal.deps, { role: 'senior', schoolId: actor.schoolId })
  const parent = await createUser(portal.deps, { schoolId: actor.schoolId })
  const { deskEmail } = portal.deps.config
  const before = await portal.deps.db.selectFrom('mails').select('id').where('toAddress', '=', deskEmail).execute()
  await askedDaysAgo(actor.id, 9)
  await cleanUp('delete-due-accounts')
  await mailsTo(portal, deskEmail, before.length)
  await askedDaysAgo(colleague.id, 9)
  await cleanUp('delete-due-accounts')
  const mails = await mailsTo(portal, deskEmail, before.length + 1)
  expect(mails.at(-1)?.subject).toContain('no member of staff left')
  expect(await isThere('schools', actor.schoolId ?? '')).toBe(true)
  const { schoolId } = await portal.deps.db
    .selectFrom('users')
    .select('schoolId')
    .where('id', '=', parent.id)
    .executeTakeFirstOrThrow()
  expect(schoolId).toBe(actor.schoolId)
})

test.each(['pending', 'rejected'] as const)('a %s school goes with its last member of staff', async (school) => {
  const actor = await createActor(portal.deps, { role: 'senior', school })
  const parent = await createUser(portal.deps, { schoolId: actor.schoolId })
  await askedDaysAgo(actor.id, 9)
  await cleanUp('delete-due-accounts')
  expect(await isThere('schools', actor.schoolId ?? '')).toBe(false)
  expect(await isThere('users', parent.id)).toBe(true)
})

test.each(['pending', 'rejected'] as const)(
  'of a %s school that stays for its resources the desk is not told that it is approved',
  async (school) => {
    const actor = await createActor(portal.deps, { role: 'senior', school })
    await createResource(portal.deps, { schoolId: actor.schoolId })
    const { deskEmail } = portal.deps.config
    const before = await portal.deps.db.selectFrom('mails').select('id').where('toAddress', '=', deskEmail).execute()
    await askedDaysAgo(actor.id, 9)
    await cleanUp('delete-due-accounts')
    expect(await isThere('schools', actor.schoolId ?? '')).toBe(true)
    await mailsTo(portal, deskEmail, before.length)
  },
)

test('an unconfirmed account is reminded after 7 and 14 days, and deleted after 19', async () => {
  const signedUp = (days: number) =>
    portal.deps.db
      .updateTable('users')
      .set({ createdAt: daysAgo(days) })
      .where('id', '=', person.id)
      .execute()
  const person = await createUser(portal.deps, { status: 'not-active' })
  const confirmed = await createUser(portal.deps, { createdAt: daysAgo(30) })
  const remindTwice = async () => {
    await cleanUp('remind-unconfirmed')
    await cleanUp('remind-unconfirmed')
  }
  await signedUp(6.9)
  await remindTwice()
  await mailsTo(portal, person.email, 0)
  await signedUp(7.1)
  await remindTwice()
  await mailsTo(portal, person.email, 1)
  await portal.deps.db
    .updateTable('users')
    .set({ remindedAt: daysAgo(7) })
    .where('id', '=', person.id)
    .execute()
  await signedUp(14.1)
  await remindTwice()
  const token = await tokenMailedTo(portal, person.email, 2)
  expect(token).toHaveLength(43)
  await signedUp(18.9)
  await remindTwice()
  await cleanUp('delete-due-accounts')
  await mailsTo(portal, person.email, 2)
  await signedUp(21)
  await cleanUp('delete-due-accounts')
  expect([await isThere('users', person.id), await isThere('users', confirmed.id)]).toEqual([false, true])
  await mailsTo(portal, confirmed.email, 0)
})

test('the link of a reminder confirms, and keeps an account that was to be deleted', async () => {
  const person = await createUser(portal.deps, { status: 'not-active', createdAt: daysAgo(8) })
  await cleanUp('remind-unconfirmed')
  const token = await tokenMailedTo(portal, person.email)
  await ask(await createSession(portal.deps, person.id))
  expect(
    (await portal.call('POST', '/api/auth/confirm-email', { body: { token, current_password: password } })).statusCode,
  ).toBe(200)
  const asked = portal.deps.db.selectFrom('users').select('deletionRequestedAt').where('id', '=', person.id)
  expect(await asked.execute()).toEqual([{ deletionRequestedAt: null }])
  expect((await mailsTo(portal, person.email, 4)).map(({ subject }) => subject)).toContainEqual(
    expect.stringContaining('We have kept your account'),
  )
})

test('dead links and sessions, and mails of long ago, are forgotten', async () => {
  const { db } = portal.deps
  const { id, email, key } = await createActor(portal.deps)
  await portal.call('POST', '/api/user/change-email', {
    key,
    body: { email: `x-${email}`, current_password: password },
  })
  await mailsTo(portal, `x-${email}`, 1)
  await createSession(portal.deps, id)
  await db
    .updateTable('tokens')
    .set({ expiresAt: daysAgo(1) })
    .where('userId', '=', id)
    .execute()
  await db
    .updateTable('sessions')
    .set({ lastUsedAt: daysAgo(31) })
    .where('userId', '=', id)
    .execute()
  // Used to the last, and begun too long ago.
  const old = hashKey(await createSession(portal.deps, id))
  await db
    .updateTable('sessions')
    .set({ createdAt: daysAgo(91) })
    .where('keyHash', '=', old)
    .execute()
  await cleanUp('delete-dead-keys')
  expect(await db.selectFrom('tokens').selectAll().where('userId', '=', id).execute()).toEqual([])
  expect(await db.selectFrom('sessions').selectAll().where('userId', '=', id).execute()).toEqual([])

  const age = (days: number, state: 'failed' | 'waiting') =>
    db
      .updateTable('mails')
      .set({ createdAt: startOfDay(days), state })
      .where('toAddress', '=', `x-${email}`)
      .execute()
  await age(90, 'failed')
  await cleanUp('delete-old-mails')
  await mailsTo(portal, `x-${email}`, 1)
  // Only for want of a mail server can one have waited for so long.
  await age(91, 'waiting')
  await cleanUp('delete-old-mails')
  await mailsTo(portal, `x-${email}`, 0)
})

test('what somebody wrote to the desk goes with the account; a session stays without them, and counts', async () => {
  const { db } = portal.deps
  const { id, email } = await createActor(portal.deps, { role: 'senior' })
  const sent = { name: 'Ada Birch', email, message: 'Hello', userId: id }
  await db
    .insertInto('enquiries')
    .values([
      { ...sent, reference: `M-${id}` },
      { ...sent, userId: null, reference: `N-${id}` },
    ])
    .execute()
  const quote = { ...sent, postalAddress: '1 Harbour Road', asked: '[]', reference: `Q-${id}` }
  const order = { ...quote, reference: `R-${id}`, status: 'accepted', orderNumber: 'PO 1' } as const
  await db.insertInto('quotes').values([quote, order]).execute()
  const booked = { ...sent, reference: `B-${id}`, school: 'Tidewell', sessionOn: '2027-03-04', status: 'done' } as const
  const { id: bookingId } = await db.insertInto('bookings').values(booked).returning('id').executeTakeFirstOrThrow()
  const reply = { bookingId, enquiryId: null, kind: 'reply', text: 'Dear Ada', authorId: null, mailId: null } as const
  await db.insertInto('deskEntries').values(reply).execute()
  await db
    .updateTable('users')
    .set({ deletionRequestedAt: daysAgo(9) })
    .where('id', '=', id)
    .execute()
  const counted = () => sql`select value from statistics_now where counter = 'bookings'`.execute(db)
  const before = await counted()
  await cleanUp('delete-due-accounts')
  await expect.poll(() => isThere('users', id)).toBe(false)
  expect((await counted()).rows).toEqual(before.rows)
  expect(await db.selectFrom('enquiries').select('id').where('email', '=', email).execute()).toEqual([])
  expect(await db.selectFrom('quotes').select('id').where('email', '=', email).execute()).toEqual([])
  const ordered = db.selectFrom('quotes').selectAll().where('reference', '=', order.reference)
  expect(await ordered.executeTakeFirstOrThrow()).toMatchObject({
    ...{ name: '', email: '', message: '', userId: null, orderNumber: 'PO 1', postalAddress: '1 Harbour Road' },
  })
  const kept = await db.selectFrom('bookings').selectAll().where('id', '=', bookingId).executeTakeFirstOrThrow()
  expect(kept).toMatchObject({ school: 'Tidewell', status: 'done', name: '', email: '', message: '', userId: null })
  expect(await db.selectFrom('deskEntries').select('id').where('bookingId', '=', bookingId).execute()).toEqual([])
})

test('messages and sessions of long ago are forgotten, except for sessions that are still to come', async () => {
  const { db } = portal.deps
  const { email } = await createActor(portal.deps)
  const tomorrow = daysAgo(-1).toISOString().slice(0, 10)
  const old = { name: 'Ada Birch', email, createdAt: daysAgo(800), updatedAt: startOfDay(731) }
  await db
    .insertInto('enquiries')
    .values([
      { ...old, reference: `A-${email}`, message: 'Old', status: 'closed' },
      { ...old, reference: `B-${email}`, message: 'Waiting', status: 'new' },
      { ...old, reference: `C-${email}`, message: 'Younger', status: 'closed', updatedAt: startOfDay(730) },
    ])
    .execute()
  await db
    .insertInto('bookings')
    .values([
      { ...old, reference: `D-${email}`, school: 'Held', status: 'done' },
      { ...old, reference: `E-${email}`, school: 'Waiting', status: 'requested' },
      { ...old, reference: `F-${email}`, school: 'Held, nobody said so', status: 'confirmed', sessionOn: '2019-03-04' },
      { ...old, reference: `G-${email}`, school: 'To be held', status: 'confirmed', sessionOn: tomorrow },
    ])
    .execute()
  await cleanUp('forget-old-messages')
  await cleanUp('forget-old-bookings')
  const messages = db.selectFrom('enquiries').select('message').where('email', '=', email).orderBy('reference')
  expect(await messages.execute()).toEqual([{ message: 'Younger' }])
  const request = db.selectFrom('bookings').select(['status', 'name']).where('reference', '=', `E-${email}`)
  expect(await request.execute()).toEqual([{ status: 'cancelled', name: '' }])
  const sessions = db.selectFrom('bookings').select('school').where('email', '=', email).orderBy('reference')
  expect(await sessions.execute()).toEqual([{ school: 'To be held' }])
})

test('people export what is held about them, as a file, without secrets', async () => {
  const actor = await createActor(portal.deps, { role: 'senior' })
  const { id: resource_id } = await createResource(portal.deps, { title: 'The read one' })
  await portal.call('POST', '/api/resource/register-resource-download', { key: actor.key, body: { resource_id } })
  const sent = { name: 'Ada Birch', email: actor.email, userId: actor.id }
  await portal.deps.db
    .insertInto('enquiries')
    .values([
      { ...sent, reference: `M-${actor.id}`, message: 'Can we print them?' },
      { ...sent, reference: `N-${actor.id}`, message: 'As a visitor', userId: null, createdAt: daysAgo(1) },
    ])
    .execute()
  await portal.deps.db
    .insertInto('bookings')
    .values({ ...sent, reference: `B-${actor.id}`, school: 'Tidewell' })
    .execute()
  const stranger = await createActor(portal.deps)
  const answer = await portal.call('GET', '/api/user/export', { key: actor.key })
  expect(answer.statusCode).toBe(200)
  expect(answer.headers).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'content-disposition': 'attachment; filename="my-data.json"',
    'cache-control': 'no-store',
  })
  expect(answer.json()).toMatchObject({
    account: { email: actor.email, fullName: 'Ada Birch', role: 'senior' },
    school: { title: 'Tidewell Primary School' },
    devices_logged_in: [{ device: 'Chrome on Chrome OS' }],
    messages_written: [{ message: 'As a visitor' }, { message: 'Can we print them?' }],
    sessions_booked: [{ school: 'Tidewell' }],
    resources_opened: [{ title: 'The read one' }],
    activity: [{ action: 'data.exported' }],
  })
  expect(answer.body).not.toMatch(/argon2|hash/i)
  expect(answer.body).not.toContain(actor.key)
  expect(answer.body).not.toContain(stranger.email)
})
