import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { dayAfter, todayInUk } from '#contract/school-days.ts'
import { createActor } from '../../testing/factories.ts'
import { runJob } from '../../testing/run-job.ts'
import { setUpPortal } from '../../testing/set-up-portal.ts'
import { remindOfRequests } from './remind-of-requests.ts'

const portal = setUpPortal({ withJobs: true })
let key: string
beforeAll(async () => {
  key = (await createActor(portal.deps, { role: 'admin' })).key
})

const inDays = (days: number) => dayAfter(todayInUk(), days)

async function arrive() {
  const body = { kind: 'access', name: 'Ada Birch', email: `${randomUUID()}@example.org`, message: 'Please send it.' }
  const { reference } = (await portal.call('POST', '/api/page/data-requests', { body })).json().data as {
    reference: string
  }
  const { id } = await portal.deps.db
    .selectFrom('enquiries')
    .select('id')
    .where('reference', '=', reference)
    .executeTakeFirstOrThrow()
  return { id, reference }
}

const dueIn = (id: string, days: number) =>
  portal.deps.db
    .updateTable('enquiries')
    .set({ dueOn: inDays(days) })
    .where('id', '=', id)
    .execute()

/** Two instances at once, each twice. */
const remind = () => Promise.all(Array.from({ length: 4 }, () => remindOfRequests(portal.deps)))

async function reminders(reference: string): Promise<string[]> {
  const mails = portal.deps.db.selectFrom('mails').select(['subject', 'toAddress', 'text'])
  const found = await mails.where('subject', 'like', `%${reference}%`).orderBy('createdAt').execute()
  const about = found.filter(({ subject }) => /^(Answer|Late)/.test(subject))
  for (const { toAddress, text } of about) {
    expect(toAddress).toBe(portal.deps.config.deskEmail)
    // They outlive the person's account.
    expect(text).not.toContain('Ada Birch')
  }
  return about.map(({ subject }) => subject.slice(0, 4))
}

test('operators are reminded 14, 7 and 1 days before and on the first day late, once each, by two instances', async () => {
  const { id, reference } = await arrive()
  const seen: number[] = []
  for (const days of [15, 14, 13, 8, 7, 6, 2, 1, 0, -1, -2]) {
    await dueIn(id, days)
    await remind()
    seen.push((await reminders(reference)).length)
  }
  expect(seen).toEqual([0, 1, 1, 1, 2, 2, 2, 3, 3, 4, 4])
  expect(await reminders(reference)).toEqual(['Answ', 'Answ', 'Answ', 'Late'])
  const { history } = (await portal.call('GET', `/api/admin/enquiries/${id}`, { key })).json().data
  expect(history.map(({ text }: { text: string }) => text).slice(1)).toEqual([
    ...Array.from({ length: 3 }, () => 'The desk was reminded of the due date'),
    'The desk was told that this is late',
  ])
})

test('a portal that was off sends only the last of those that it missed', async () => {
  const { id, reference } = await arrive()
  await dueIn(id, -3)
  await remind()
  expect(await reminders(reference)).toEqual(['Late'])
})

test('what is answered but not closed is reminded of, what is closed is not', async () => {
  const [answered, closed] = [await arrive(), await arrive()]
  const body = { version: 1, text: 'Here it is.' }
  await portal.call('POST', `/api/admin/enquiries/${answered.id}/reply`, { key, body })
  const end = { version: 1, status: 'closed', outcome: 'done', outcome_text: 'Sent.' }
  await portal.call('PUT', `/api/admin/enquiries/${closed.id}`, { key, body: end })
  for (const { id } of [answered, closed]) await dueIn(id, 1)
  await remind()
  expect(await reminders(answered.reference)).toEqual(['Answ'])
  expect(await reminders(closed.reference)).toEqual([])
})

test('the hourly job reminds', async () => {
  const { id, reference } = await arrive()
  await dueIn(id, 7)
  await runJob(portal, 'remind-of-data-requests')
  expect(await reminders(reference)).toEqual(['Answ'])
})
