import { beforeAll, expect, test } from 'vitest'
import type { AuditEntry } from '#contract/audit.ts'
import { createActor, createSchool, createUser } from '../../testing/factories.ts'
import { setUpPortal } from '../../testing/set-up-portal.ts'

const portal = setUpPortal()
let key: string
beforeAll(async () => {
  key = (await createActor(portal.deps, { role: 'admin' })).key
})

async function list(query = ''): Promise<{ entries: AuditEntry[]; has_more: boolean }> {
  const answer = await portal.call('GET', `/api/admin/audit${query}`, { key })
  expect(answer.statusCode).toBe(200)
  return answer.json().data
}

const record = (lines: Array<{ action: string; object?: string; actorId?: string; at?: Date }>) =>
  portal.deps.db
    .insertInto('auditLog')
    .values(lines.map((line) => ({ actorId: null, address: '192.0.2.7', ...line })))
    .execute()

test('lists the newest first, with the actor and the name of the school', async () => {
  const operator = await createActor(portal.deps, { role: 'admin' })
  const school = await createSchool(portal.deps, { title: 'Wren Lane School', status: 'pending' })
  await portal.call('POST', `/api/admin/schools/${school.id}/link`, {
    key: operator.key,
    body: { version: 1, register_id: null },
  })
  const { entries } = await list()
  expect(entries[0]).toMatchObject({
    ...{ action: 'school.linked', object: school.id, object_name: 'Wren Lane School' },
    ...{ actor: 'Ada Birch', actor_id: operator.id, was_user: true, address: '127.0.0.1' },
  })
  expect(await list('?page=9999')).toEqual({ entries: [], has_more: false })
})

test('shows the names of accounts, marks deleted ones, and copes with objects that have no name', async () => {
  const owner = await createUser(portal.deps, { fullName: 'Zoë Quill' })
  const gone = '0b9f6a52-6f0e-4d5f-9a39-3f7a4c8d1100'
  await record([
    { action: 'second-step.removed', object: owner.id },
    { action: 'user.disabled', object: owner.id },
    { action: 'user.enabled', object: gone, actorId: gone },
    { action: 'resource.deleted', object: '999999' },
    { action: 'enquiry.replied', object: 'EB-4711' },
  ])
  const { entries } = await list()
  expect(entries.slice(0, 5).map(({ object_name, actor, was_user }) => [object_name, actor, was_user])).toEqual([
    ['', '', false],
    ['', '', false],
    ['', '', true],
    ['Zoë Quill', '', false],
    ['Zoë Quill', '', false],
  ])
})

test('shows one kind, and one person’s entries: what they did and what was done to them', async () => {
  const priya = await createUser(portal.deps, { fullName: 'Priya Nair' })
  await record([
    { action: 'login', actorId: priya.id },
    { action: 'booking.confirmed', object: 'EB-1', actorId: priya.id },
    { action: 'user.disabled', object: priya.id },
    { action: 'login' },
  ])
  const actions = async (query: string) => (await list(query)).entries.map(({ action }) => action)
  expect(await actions('?person=priya%20n')).toEqual(['user.disabled', 'booking.confirmed', 'login'])
  expect(await actions('?person=priya%20n&kind=messages')).toEqual(['booking.confirmed'])
  expect(await actions('?person=nobody%25')).toEqual([])
  expect((await portal.call('GET', '/api/admin/audit?kind=everything', { key })).statusCode).toBe(422)
})

test('days begin and end at midnight in London', async () => {
  const at = (time: string) => ({ action: 'brand.saved', at: new Date(time) })
  await record([
    at('2025-07-01T22:59:00Z'),
    at('2025-07-01T23:00:00Z'),
    at('2025-07-02T22:59:00Z'),
    at('2025-07-02T23:00:00Z'),
  ])
  const { entries } = await list('?from=2025-07-02&to=2025-07-02')
  expect(entries.map(({ time }) => time)).toEqual(['2025-07-02T22:59:00.000Z', '2025-07-01T23:00:00.000Z'])
  expect((await portal.call('GET', '/api/admin/audit?from=2025-02-30', { key })).statusCode).toBe(422)
})
