import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { Person } from '#contract/people.ts'
import { createActor, createSession, createUser, password } from '../../testing/factories.ts'
import { mailsTo } from '../../testing/mails.ts'
import { setUpPortal } from '../../testing/set-up-portal.ts'

const portal = setUpPortal({ withJobs: true })

const newLead = () => createActor(portal.deps, { role: 'senior' })

async function join(lead: { schoolId: string | null }, changes: Partial<Parameters<typeof createUser>[1]> = {}) {
  const user = await createUser(portal.deps, {
    role: 'senior',
    schoolId: lead.schoolId,
    fullName: 'Moira Lamb',
    ...changes,
  })
  return { ...user, key: await createSession(portal.deps, user.id) }
}

const post = (key: string, path: string, body: object = {}) => portal.call('POST', path, { key, body })
const handOver = (key: string, id: string) => post(key, `/api/school/people/${id}/hand-over`)
const leave = (key: string) => post(key, '/api/school/leave')
const remove = (key: string) => post(key, '/api/user/delete', { current_password: password })
const isLead = async (key: string) => (await portal.call('GET', '/api/school/people', { key })).json().data?.is_lead

test('the lead is handed over to a colleague, at once; both get a mail', async () => {
  const lead = await newLead()
  const [first, second] = [await join(lead), await join(lead, { fullName: 'Tom Reed' })]
  expect((await handOver(lead.key, second.id)).statusCode).toBe(200)
  expect([await isLead(lead.key), await isLead(first.key), await isLead(second.key)]).toEqual([false, false, true])
  expect((await mailsTo(portal, second.email, 1))[0]?.text).toContain('Ada Birch has handed the lead')
  expect((await mailsTo(portal, lead.email, 1))[0]?.text).toContain('Tom Reed is now the lead')
  const answer = await handOver(lead.key, lead.id)
  expect([answer.statusCode, answer.json().code]).toEqual([403, 'people/not-lead'])
  expect((await handOver(second.key, first.id)).statusCode).toBe(200)
  expect(await isLead(first.key)).toBe(true)
})

test('only a confirmed member of staff of the same school can take over', async () => {
  const lead = await newLead()
  const other = await newLead()
  const unconfirmed = await join(lead, { status: 'not-active' })
  const leaving = await join(lead, { deletionRequestedAt: new Date() })
  const parent = await join(lead, { role: 'parent' })
  const disabled = await join(lead, { status: 'disabled' })
  const { people } = (await portal.call('GET', '/api/school/people', { key: lead.key })).json().data as {
    people: Person[]
  }
  expect(people.filter(({ can_lead }) => can_lead).map(({ id }) => id)).toEqual([lead.id])
  for (const { id } of [unconfirmed, leaving, parent])
    expect((await handOver(lead.key, id)).json().code).toBe('people/not-confirmed')
  for (const id of [other.id, disabled.id, randomUUID()]) expect((await handOver(lead.key, id)).statusCode).toBe(404)
  expect(await isLead(lead.key)).toBe(true)
})

test('the lead neither leaves nor deletes the account while there is a colleague to hand over to', async () => {
  const lead = await newLead()
  expect((await leave(lead.key)).json().code).toBe('people/needs-successor')
  const colleague = await join(lead)
  expect((await leave(lead.key)).json().code).toBe('people/needs-successor')
  expect((await remove(lead.key)).json().code).toBe('people/needs-successor')
  expect((await portal.call('GET', '/api/user/view', { key: lead.key })).statusCode).toBe(200)
  await handOver(lead.key, colleague.id)
  expect((await remove(lead.key)).statusCode).toBe(200)
})

test('a lead without confirmed colleagues deletes the account, as before', async () => {
  const lead = await newLead()
  await join(lead, { status: 'not-active' })
  await join(lead, { role: 'parent' })
  expect((await remove(lead.key)).statusCode).toBe(200)
})

test('colleagues and parents delete their accounts without asking anybody', async () => {
  const lead = await newLead()
  for (const role of ['senior', 'parent'] as const)
    expect((await remove((await join(lead, { role })).key)).statusCode).toBe(200)
})

test('of a lead and a colleague who delete their accounts at once, at least one stays', async () => {
  const lead = await newLead()
  const colleague = await join(lead)
  const answers = await Promise.all([remove(lead.key), remove(colleague.key), handOver(lead.key, colleague.id)])
  expect(answers.every(({ statusCode }) => statusCode < 500)).toBe(true)
  const { db } = portal.deps
  const left = db
    .selectFrom('users')
    .select('id')
    .where('schoolId', '=', lead.schoolId)
    .where('deletionRequestedAt', 'is', null)
  const refused = answers.slice(0, 2).filter(({ statusCode }) => statusCode !== 200)
  expect(await left.execute()).toHaveLength(refused.length)
  for (const { statusCode } of refused) expect([401, 409]).toContain(statusCode)
})

test('a colleague leaves; the lead is told, and can undo it', async () => {
  const lead = await newLead()
  const colleague = await join(lead)
  expect((await leave(colleague.key)).statusCode).toBe(200)
  expect((await portal.call('GET', '/api/school/people', { key: colleague.key })).statusCode).toBe(403)
  expect((await mailsTo(portal, lead.email, 1))[0]?.text).toContain('Moira Lamb has left the staff')
  expect((await post(lead.key, `/api/school/people/${colleague.id}/restore-access`)).statusCode).toBe(200)
  expect((await portal.call('GET', '/api/school/people', { key: colleague.key })).statusCode).toBe(200)
  expect((await leave((await createActor(portal.deps)).key)).statusCode).toBe(403)
})

test('a lead whose access is ended by the next lead is not the lead again when it is undone', async () => {
  const lead = await newLead()
  const colleague = await join(lead)
  await handOver(lead.key, colleague.id)
  await post(colleague.key, `/api/school/people/${lead.id}/end-access`)
  await post(colleague.key, `/api/school/people/${lead.id}/restore-access`)
  expect([await isLead(lead.key), await isLead(colleague.key)]).toEqual([false, true])
})
