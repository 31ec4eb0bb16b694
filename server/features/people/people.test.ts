import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { pageSize } from '#contract/paging.ts'
import type { Person } from '#contract/people.ts'
import { dayAfter, todayInUk } from '#contract/school-days.ts'
import { startOfDay } from '../../data-protection/retention.ts'
import type { TestApp } from '../../testing/build-test-app.ts'
import { createActor, createResource, createSession, createUser, password } from '../../testing/factories.ts'
import { form } from '../../testing/form.ts'
import { mailsTo, tokenMailedTo } from '../../testing/mails.ts'
import { runJob } from '../../testing/run-job.ts'
import { setUpPortal } from '../../testing/set-up-portal.ts'
import { untilWaiting } from '../../testing/until-waiting.ts'

const portal = setUpPortal({ withJobs: true })
const second = setUpPortal(() => ({ database: portal.database }))

const newLead = () => createActor(portal.deps, { role: 'senior' })
const ask = (key: string, query = '') => portal.call('GET', `/api/school/people${query}`, { key })
const list = async (key: string, query = '') => (await ask(key, query)).json().data
const names = ({ people }: { people: Person[] }) => people.map(({ name }) => name)
const act = (key: string, id: string, what: 'end-access' | 'restore-access') =>
  portal.call('POST', `/api/school/people/${id}/${what}`, { key, body: {} })
const statusOf = async (on: TestApp, key: string, url: string) => (await on.call('GET', url, { key })).statusCode

/** A parent or a colleague of somebody, signed in. */
async function join(lead: { schoolId: string | null }, role: 'parent' | 'senior', fullName = 'Owen Hughes') {
  const user = await createUser(portal.deps, { role, schoolId: lead.schoolId, fullName })
  return { ...user, key: await createSession(portal.deps, user.id) }
}

async function accept(email: string, name: string): Promise<string> {
  const token = await tokenMailedTo(portal, email)
  const body = { token, full_name: name, password, agreeTerms: true }
  return (await portal.call('POST', '/api/invitation/accept', { body })).json().data.auth_key
}

test('the lead sees how everybody joined, and the addresses that the school itself has entered', async () => {
  const lead = await newLead()
  const address = (word: string) => `${word}-${randomUUID()}@home.example`
  const [listed, invited, friend, colleague] = [
    address('list'),
    address('by-staff'),
    address('friend'),
    address('staff'),
  ]
  await portal.call('POST', '/api/school/add-users-csv', { key: lead.key, ...form('file', listed) })
  await portal.call('POST', '/api/user/invite', { key: lead.key, ...form('emails', invited, { isFile: false }) })
  await portal.call('POST', '/api/school/invite-colleague', { key: lead.key, body: { email: colleague } })
  const parentKey = await accept(listed, 'From List')
  await accept(invited, 'By Staff')
  await accept(colleague, 'Moira Lamb')
  await portal.call('POST', '/api/user/invite', { key: parentKey, ...form('emails', friend, { isFile: false }) })
  await accept(friend, 'A Friend')
  const byCode = await join(lead, 'parent', 'With Code')

  const staff = await list(lead.key)
  expect(staff).toMatchObject({ total: 2, counts: { staff: 2, parents: 4, ended: 0, review: 0 }, is_lead: true })
  expect(staff.people).toMatchObject([
    { name: 'Ada Birch', is_lead: true, is_own: true, joined_by: 'sign-up', email: lead.email },
    { name: 'Moira Lamb', is_lead: false, joined_by: 'invitation', email: colleague },
  ])
  expect(staff.people[1].last_used_month).toBe(todayInUk().slice(0, 7))
  const parents = await list(lead.key, '?show=parents')
  expect(parents.people.map(({ name, joined_by, email }: Person) => [name, joined_by, email])).toEqual([
    ['A Friend', 'parent', ''],
    ['By Staff', 'invitation', invited],
    ['From List', 'list', listed],
    ['With Code', 'code', ''],
  ])
  expect(JSON.stringify(parents)).not.toContain(byCode.email)
  expect(JSON.stringify(parents)).not.toContain(friend)
  // Nor does the search tell whether a guessed address is there.
  const searched = async (q: string) => names(await list(lead.key, `?show=parents&q=${encodeURIComponent(q)}`))
  expect(await searched(byCode.email)).toEqual([])
  expect(await searched(friend)).toEqual([])
  expect(await searched(listed.slice(0, 20))).toEqual(['From List'])
  expect(await searched('wITH c')).toEqual(['With Code'])
})

test('a parent who changes the address is shown with the one that the school knows', async () => {
  const lead = await newLead()
  const email = `known-${randomUUID()}@home.example`
  await portal.call('POST', '/api/user/invite', { key: lead.key, ...form('emails', email, { isFile: false }) })
  await accept(email, 'Noor Khan')
  const moved = `secret-${randomUUID()}@home.example`
  await portal.deps.db.updateTable('users').set({ email: moved }).where('email', '=', email).execute()
  expect((await list(lead.key, '?show=parents')).people).toMatchObject([{ email, joined_by: 'invitation' }])
  expect(names(await list(lead.key, '?show=parents&q=secret'))).toEqual([])
})

test('colleagues see the names of the staff and how many parents there are, and no more', async () => {
  const lead = await newLead()
  const colleague = await join(lead, 'senior', 'Moira Lamb')
  await join(lead, 'parent')
  const seen = await list(colleague.key)
  expect(seen).toMatchObject({ is_lead: false, counts: { staff: 2, parents: 1, ended: 0, review: 0 } })
  expect(names(seen)).toEqual(['Ada Birch', 'Moira Lamb'])
  expect(seen.people.map(({ email, last_used_month }: Person) => email + last_used_month)).toEqual(['', ''])
  expect(names(await list(colleague.key, `?q=${encodeURIComponent(lead.email)}`))).toHaveLength(2)
  for (const show of ['parents', 'ended']) {
    expect((await ask(colleague.key, `?show=${show}`)).json().code).toBe('people/not-lead')
  }
  const answer = await act(colleague.key, lead.id, 'end-access')
  expect([answer.statusCode, answer.json().code]).toEqual([403, 'people/not-lead'])
  expect((await act(lead.key, lead.id, 'end-access')).json().code).toBe('people/own-access')
})

test('pages by name', async () => {
  const lead = await newLead()
  for (let count = 0; count <= pageSize; count++) await join(lead, 'parent', `Parent ${String(count).padStart(2, '0')}`)
  const first = await list(lead.key, '?show=parents')
  expect([first.people.length, first.total]).toEqual([pageSize, pageSize + 1])
  expect(names(await list(lead.key, '?show=parents&page=2'))).toEqual([`Parent ${pageSize}`])
})

test('an ended access is dead on every instance at once; the account stays, and reads the free books', async () => {
  const lead = await newLead()
  const { id: full } = await createResource(portal.deps, { title: 'Full' })
  const { id: free } = await createResource(portal.deps, { title: 'Free', isFree: true })
  for (const role of ['senior', 'parent'] as const) {
    const person = await join(lead, role)
    const pdf = (id: number) => `/api/resources/${id}/pdf`
    // The other instance has none of the files, so it answers 503 where it lets somebody in.
    expect([await statusOf(portal, person.key, pdf(full)), await statusOf(second, person.key, pdf(full))]).toEqual([
      200, 503,
    ])
    expect((await act(lead.key, person.id, 'end-access')).statusCode).toBe(200)
    // The other instance is told by the change feed, with nobody helping it.
    await expect.poll(() => statusOf(second, person.key, pdf(full)), { interval: 5 }).toBe(403)
    expect(await statusOf(portal, person.key, pdf(full))).toBe(403)
    expect(await statusOf(portal, person.key, pdf(free))).toBe(200)
    expect(await statusOf(second, person.key, '/api/school/people')).toBe(403)
    const user = (await portal.call('GET', '/api/user/view', { key: person.key })).json().data
    expect(user).toMatchObject({ role, status: 'active', school: null, isSchool: role === 'senior' })
    expect((await portal.call('POST', '/api/auth/login', { body: { email: person.email, password } })).statusCode).toBe(
      200,
    )
    const [mail] = await mailsTo(portal, person.email, 1)
    expect(mail?.text).toContain('has ended your access')
    expect(mail?.text).toContain('You keep your account')
    expect(mail?.text).not.toContain(lead.email)
  }
})

test('the lead undoes it for 30 days, and nobody else can', async () => {
  const lead = await newLead()
  const colleague = await join(lead, 'senior')
  const person = await join(lead, 'parent', 'Noor Khan')
  await act(lead.key, person.id, 'end-access')
  const { people, counts } = await list(lead.key, '?show=ended')
  expect(counts).toMatchObject({ parents: 0, ended: 1 })
  expect(people).toMatchObject([{ name: 'Noor Khan', ended_by: 'Ada Birch', email: '' }])
  expect(people[0].undo_until).toBe(dayAfter(todayInUk(), 30))
  expect((await act(colleague.key, person.id, 'restore-access')).json().code).toBe('people/not-lead')
  expect((await act((await newLead()).key, person.id, 'restore-access')).statusCode).toBe(404)
  const age = (days: number) =>
    portal.deps.db
      .updateTable('memberships')
      .set({ endedAt: startOfDay(days) })
      .where('userId', '=', person.id)
      .execute()
  await age(31)
  expect((await list(lead.key, '?show=ended')).total).toBe(0)
  expect((await act(lead.key, person.id, 'restore-access')).json().message).toContain('30 days are over')
  await age(30)
  expect((await act(lead.key, person.id, 'restore-access')).statusCode).toBe(200)
  const [, again] = await mailsTo(portal, person.email, 2)
  expect(again?.text).toContain('given you back your access')
  expect((await list(lead.key, '?show=parents')).people).toMatchObject([{ name: 'Noor Khan', joined_by: 'code' }])
  expect((await act(lead.key, person.id, 'restore-access')).statusCode).toBe(200)
})

test('the code that they know does not let parents in again, until the school has a new one', async () => {
  const lead = await newLead()
  const { schoolCode } = await portal.deps.db
    .selectFrom('schools')
    .select('schoolCode')
    .where('id', '=', lead.schoolId)
    .executeTakeFirstOrThrow()
  const parent = await join(lead, 'parent')
  const enter = (school_code: string) =>
    portal.call('POST', '/api/user/join-school', { key: parent.key, body: { school_code } })
  await act(lead.key, parent.id, 'end-access')
  expect((await enter(schoolCode)).json().code).toBe('school/access-ended')
  await forget(40)
  expect((await enter(schoolCode)).json().code).toBe('school/access-ended')
  const renewed = await portal.call('POST', '/api/school/renew-code', { key: lead.key, body: {} })
  expect((await enter(renewed.json().data.school_code)).statusCode).toBe(200)
  expect((await list(lead.key, '?show=parents')).people).toMatchObject([{ joined_by: 'code', end_time: '' }])

  async function forget(days: number) {
    await portal.deps.db
      .updateTable('memberships')
      .set({ endedAt: startOfDay(days) })
      .where('endedAt', 'is not', null)
      .execute()
    await runJob(portal, 'forget-ended-access')
  }
})

test('somebody who enters the code while the lead ends their access does not get back in by it', async () => {
  const lead = await createActor(portal.deps, { role: 'senior' })
  const parent = await join(lead, 'parent')
  const { schoolCode } = await portal.deps.db
    .selectFrom('schools')
    .select('schoolCode')
    .where('id', '=', lead.schoolId)
    .executeTakeFirstOrThrow()
  // Lets the request look at what there is, and holds it before it changes anything.
  const ending = await portal.deps.pool.connect()
  try {
    await ending.query('begin')
    await ending.query('lock table users in exclusive mode')
    const body = { school_code: schoolCode }
    const entering = portal.call('POST', '/api/user/join-school', { key: parent.key, body })
    await untilWaiting(portal)
    await ending.query('update users set school_id = null where id = $1', [parent.id])
    await ending.query(
      `update memberships set ended_at = now(), ended_by = $2, ended_join_id = schools.join_id
      from schools where memberships.user_id = $1 and schools.id = $3`,
      [parent.id, lead.id, lead.schoolId],
    )
    await ending.query('commit')
    expect((await entering).json().code).toBe('school/access-ended')
  } finally {
    ending.release()
  }
})

test('whoever leaves cannot come back by an invitation that they sent, nor see what they booked for the school', async () => {
  const { db } = portal.deps
  const lead = await newLead()
  const teacher = await join(lead, 'senior')
  const invite = (email: string) =>
    portal.call('POST', '/api/school/invite-colleague', { key: teacher.key, body: { email } })
  const [email, friend] = [`self-${randomUUID()}@home.example`, `friend-${randomUUID()}@home.example`]
  await invite(email)
  await portal.call('POST', '/api/user/invite', { key: teacher.key, ...form('emails', friend, { isFile: false }) })
  const token = await tokenMailedTo(portal, email)
  const booking = { name: 'Ada', email: teacher.email, school: 'Tidewell', reference: `T-${teacher.id}` }
  await db
    .insertInto('bookings')
    .values({ ...booking, userId: teacher.id, schoolId: teacher.schoolId })
    .execute()
  const booked = async (key: string) => (await portal.call('GET', '/api/bookings', { key })).json().data?.length
  expect([await booked(teacher.key), await booked(lead.key)]).toEqual([1, 1])
  await act(lead.key, teacher.id, 'end-access')
  const body = { token, full_name: 'Me Again', password, agreeTerms: true }
  expect((await portal.call('POST', '/api/invitation/accept', { body })).json().code).toBe('invitation/gone')
  const open = db.selectFrom('invitations').select('withdrawnAt').where('email', '=', friend)
  expect(await open.executeTakeFirst()).toEqual({ withdrawnAt: null })
  expect([await booked(teacher.key), await booked(lead.key)]).toEqual([0, 1])
})

test('people of other schools, strangers and operators cannot be reached', async () => {
  const lead = await newLead()
  const other = await createActor(portal.deps)
  const alone = await createActor(portal.deps, { school: 'none' })
  const operator = await createActor(portal.deps, { role: 'admin' })
  for (const { id } of [other, alone, operator, { id: randomUUID() }]) {
    expect((await act(lead.key, id, 'end-access')).statusCode).toBe(404)
    expect((await act(lead.key, id, 'restore-access')).statusCode).toBe(404)
  }
  expect((await act(lead.key, 'not-an-id', 'end-access')).statusCode).toBe(404)
})

test('nobody is mailed without end: three times a day for one person', async () => {
  const lead = await newLead()
  const parent = await join(lead, 'parent')
  for (let times = 0; times < 3; times++) {
    expect((await act(lead.key, parent.id, 'end-access')).statusCode).toBe(200)
    expect((await act(lead.key, parent.id, 'restore-access')).statusCode).toBe(200)
  }
  expect((await act(lead.key, parent.id, 'end-access')).json().code).toBe('people/too-often')
  await mailsTo(portal, parent.email, 6)
})

test('ten clicks at once end the access once, with one mail', async () => {
  const lead = await newLead()
  const parent = await join(lead, 'parent')
  const answers = await Promise.all(Array.from({ length: 10 }, () => act(lead.key, parent.id, 'end-access')))
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, ...Array(9).fill(404)])
  await mailsTo(portal, parent.email, 1)
})

test('when the lead’s account is gone, whoever has been there longest is the lead', async () => {
  const { db } = portal.deps
  const lead = await newLead()
  const next = await join(lead, 'senior', 'Next')
  const last = await join(lead, 'senior', 'Last')
  expect((await list(next.key)).is_lead).toBe(false)
  await db.updateTable('users').set({ deletionRequestedAt: new Date() }).where('id', '=', lead.id).execute()
  expect([(await list(next.key)).is_lead, (await list(last.key)).is_lead]).toEqual([true, false])
  await db.updateTable('users').set({ status: 'not-active' }).where('id', '=', next.id).execute()
  expect((await list(last.key)).is_lead).toBe(true)
})
