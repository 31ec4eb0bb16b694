import { expect, test } from 'vitest'
import { createActor, createSession, createUser } from '../../../testing/factories.ts'
import { mailsTo, tokenMailedTo } from '../../../testing/mails.ts'
import { setUpPortal } from '../../../testing/set-up-portal.ts'

const portal = setUpPortal({ withJobs: true })

const school = { title: 'Anchor Lane Primary School', address_1: '1 Anchor Lane', postcode: 'GU7 1AB' }
const register = (key: string, more: object = {}) =>
  portal.call('POST', '/api/school/register-next', { key, body: { ...school, confirmStaffMember: true, ...more } })
const view = async (key: string) => (await portal.call('GET', '/api/user/view', { key })).json().data

/** A school with a lead, and a colleague whose access she has just ended. */
async function ended() {
  const lead = await createActor(portal.deps, { role: 'senior' })
  const { id, email } = await createUser(portal.deps, { role: 'senior', schoolId: lead.schoolId })
  const key = await createSession(portal.deps, id)
  const end = await portal.call('POST', `/api/school/people/${id}/end-access`, { key: lead.key, body: {} })
  expect(end.statusCode).toBe(200)
  return { lead, id, email, key }
}

test('staff whose access has ended register another school, which an operator decides about', async () => {
  const { lead, id, email, key } = await ended()
  expect((await register(key, { confirmStaffMember: false })).json().errors).toHaveProperty('confirmStaffMember')
  const answers = await Promise.all([register(key), register(key)])
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
  expect(await view(key)).toMatchObject({ id, school: { title: school.title, status: 'pending' }, isVerified: false })
  const mails = await mailsTo(portal, email, 2)
  expect(mails.at(-1)?.subject).toContain(school.title)
  const { db } = portal.deps
  const stored = await db.selectFrom('schools').selectAll().where('title', '=', school.title).execute()
  expect(stored).toMatchObject([{ status: 'pending', email }])
  const { text } = await db
    .selectFrom('schoolMessages')
    .select('text')
    .where('schoolId', '=', stored[0]?.id ?? '')
    .executeTakeFirstOrThrow()
  expect(text).toContain('was at Tidewell Primary School before')
  // The lead of the earlier school cannot take them back, and they see nothing of it.
  const path = `/api/school/people/${id}/restore-access`
  expect((await portal.call('POST', path, { key: lead.key, body: {} })).statusCode).toBe(404)
  expect((await portal.call('GET', '/api/school/people', { key })).statusCode).toBe(403)
})

test('whoever belongs to a school, is no staff or is not confirmed registers none', async () => {
  const staff = await createActor(portal.deps, { role: 'senior' })
  expect((await register(staff.key)).json().code).toBe('school/joined-already')
  const rejected = await createActor(portal.deps, { role: 'senior', school: 'rejected' })
  expect((await register(rejected.key)).json().code).toBe('school/joined-already')
  for (const actor of [
    await createActor(portal.deps, { school: 'none' }),
    await createActor(portal.deps, { role: 'admin' }),
    await createActor(portal.deps, { role: 'senior', school: 'none', status: 'not-active' }),
  ])
    expect((await register(actor.key)).json().code).toBe('not-allowed')
})

/** A colleague invites an address, and the token of the mail that it got. */
async function invite(by: { key: string }, email: string, mails: number) {
  const answer = await portal.call('POST', '/api/school/invite-colleague', { key: by.key, body: { email } })
  return { report: answer.json().data, token: await tokenMailedTo(portal, email, mails) }
}
const join = (key: string, token: string) => portal.call('POST', '/api/invitation/join', { key, body: { token } })

test('a colleague at another school invites them, and they join with the account that they have', async () => {
  const { email, key } = await ended()
  const other = await createActor(portal.deps, { role: 'senior' })
  const { report, token } = await invite(other, email, 2)
  expect(report).toMatchObject({ successfully_imported: 1, exists_email: [] })
  const opened = await portal.call('POST', '/api/invitation/open', { body: { token } })
  expect(opened.json().data).toMatchObject({ email, role: 'senior', joins_account: true })
  const stranger = await ended()
  expect((await join(stranger.key, token)).json().code).toBe('not-allowed')
  expect((await join(other.key, token)).json().code).toBe('not-allowed')
  const answers = await Promise.all([join(key, token), join(key, token)])
  expect(answers.map(({ statusCode }) => statusCode === 200).sort()).toEqual([false, true])
  expect(await view(key)).toMatchObject({ school: { id: other.schoolId }, isVerified: true })
  const people = (await portal.call('GET', '/api/school/people', { key: other.key })).json().data.people
  expect(people.find((one: { email: string }) => one.email === email)).toMatchObject({ joined_by: 'invitation' })
})

test('a colleague of the school that ended the access cannot let them back in', async () => {
  const { lead, email, key } = await ended()
  const { id } = await createUser(portal.deps, { role: 'senior', schoolId: lead.schoolId })
  const colleague = await createSession(portal.deps, id)
  const body = { email }
  const answer = await portal.call('POST', '/api/school/invite-colleague', { key: colleague, body })
  expect(answer.json().data).toMatchObject({ successfully_imported: 0, exists_email: [email] })
  // Invited elsewhere, and meanwhile at another school: the link opens nothing any more.
  const other = await createActor(portal.deps, { role: 'senior' })
  const { token } = await invite(other, email, 2)
  await register(key)
  expect((await join(key, token)).json().code).toBe('not-allowed')
})
