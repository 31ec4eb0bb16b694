import { beforeAll, expect, test } from 'vitest'
import { daysAgo, retention, startOfDay } from '../../data-protection/retention.ts'
import { createActor } from '../../testing/factories.ts'
import { runJob } from '../../testing/run-job.ts'
import { setUpPortal } from '../../testing/set-up-portal.ts'

const portal = setUpPortal({ withJobs: true })
let key: string
beforeAll(async () => {
  key = (await createActor(portal.deps, { role: 'admin' })).key
})

const outcome = { outcome: 'refused', outcome_text: 'Ada Birch still has an order.' }
const stored = (reference: string) =>
  portal.deps.db.selectFrom('enquiries').selectAll().where('reference', '=', reference).executeTakeFirstOrThrow()
const act = (method: 'POST' | 'PUT', id: string, path: string, body: object) =>
  portal.call(method, `/api/admin/enquiries/${id}${path}`, { key, body })
const gone = { name: '', email: '', message: '', userId: null, outcomeText: '' }

async function ask(asker: { key: string; email: string }, kind: string) {
  const body = { kind, name: 'Ada Birch', email: asker.email, message: 'About Ada Birch' }
  const sent = await portal.call('POST', '/api/page/data-requests', { key: asker.key, body })
  return stored(sent.json().data.reference)
}

test('of a deleted account the record of a request stays, and an open one keeps the person until it is closed', async () => {
  const { db } = portal.deps
  const asker = await createActor(portal.deps, { role: 'parent' })
  const closed = await ask(asker, 'objection')
  const open = await ask(asker, 'complaint')
  expect(closed.userId).toBe(asker.id)
  await act('POST', closed.id, '/reply', { version: 1, text: 'Dear Ada Birch' })
  await act('PUT', closed.id, '', { version: 2, status: 'closed', ...outcome })
  await db
    .updateTable('users')
    .set({ deletionRequestedAt: daysAgo(9) })
    .where('id', '=', asker.id)
    .execute()
  await runJob(portal, 'delete-due-accounts')

  const record = await stored(closed.reference)
  expect(record).toMatchObject({ ...gone, kind: 'objection', status: 'closed', outcome: 'refused' })
  expect(record).toMatchObject({ dueOn: closed.dueOn, acknowledgedAt: closed.acknowledgedAt })
  expect(record.closedAt).not.toBeNull()
  const entries = () => db.selectFrom('deskEntries').select('text').orderBy('id')
  const words = await entries().where('enquiryId', '=', closed.id).execute()
  expect(words.map(({ text }) => text)).toEqual([
    'A receipt with the reference',
    'closed',
    'Outcome: Refused, with the reason',
  ])
  const refused = await act('POST', closed.id, '/reply', { version: 3, text: 'Hello?' })
  expect(refused.json().code).toBe('desk/nobody-there')
  const reopened = await act('PUT', closed.id, '', { version: 3, status: 'new' })
  expect(reopened.json().code).toBe('desk/nobody-there')

  expect(await stored(open.reference)).toMatchObject({ email: asker.email, status: 'new', userId: null })
  const answered = await act('POST', open.id, '/reply', { version: 1, text: 'Dear Ada Birch' })
  expect(answered.statusCode).toBe(200)
  await act('PUT', open.id, '', { version: 2, status: 'closed', ...outcome })
  expect(await stored(open.reference)).toMatchObject({ ...gone, kind: 'complaint', outcome: 'refused' })
  const left = await entries().where('enquiryId', '=', open.id).execute()
  expect(JSON.stringify(left)).not.toContain('Ada Birch')
})

test('a request is deleted two years after it was closed, and never before', async () => {
  const { db } = portal.deps
  const { days } = retention.dataRequest
  const asked = {
    name: 'Ada',
    email: 'ada@example.org',
    message: 'Hello',
    kind: 'access',
    dueOn: '2024-01-05',
  } as const
  await db
    .insertInto('enquiries')
    .values([
      { ...asked, reference: 'D-OLD', status: 'closed', outcome: 'done', updatedAt: startOfDay(days + 1) },
      { ...asked, reference: 'D-YOUNGER', status: 'closed', outcome: 'done', updatedAt: startOfDay(days) },
      { ...asked, reference: 'D-ANSWERED', status: 'answered', updatedAt: startOfDay(days + 1) },
    ])
    .execute()
  await runJob(portal, 'forget-old-messages')
  const left = db.selectFrom('enquiries').select('reference').where('email', '=', asked.email).orderBy('reference')
  expect((await left.execute()).map(({ reference }) => reference)).toEqual(['D-ANSWERED', 'D-YOUNGER'])
})
