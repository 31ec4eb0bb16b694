import { afterAll, beforeAll, expect, test } from 'vitest'
import { createActor } from '../factories.ts'
import { type ListeningPortal, startListening } from '../listening-portal.ts'
import { findFreePort } from '../portal-process.ts'

let portal: ListeningPortal
beforeAll(async () => {
  // A mail server that does not answer, so that the e-mails of a list wait.
  const SMTP_URL = `smtp://127.0.0.1:${await findFreePort()}`
  portal = await startListening({ withJobs: true, settings: { SMTP_URL } })
})
afterAll(() => portal.stop())

const addresses = (name: string, count: number) => Array.from({ length: count }, (_, n) => `${name}-${n}@example.org`)

async function upload(key: string, lines: string[]) {
  const body = new FormData()
  body.append('file', new Blob([lines.join('\n')]), 'parents.csv')
  const answer = await fetch(`${portal.url}/api/school/add-users-csv`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}` },
    body,
  })
  return { status: answer.status, ...((await answer.json()) as { code?: string; message: string; data: Report }) }
}

interface Report {
  successfully_imported: number
  bad_rows: Array<{ line: number; text: string; reason: string }>
}

async function firstList(key: string) {
  const answer = await portal.call('GET', '/api/school/parent-lists', { key })
  return ((await answer.json()) as { data: { lists: Array<{ id: string; waiting: number; withdrawn: number }> } }).data
    .lists[0]
}

test('a list of 5,000 parents is undone in one request, and its e-mails are stopped', async () => {
  const { key } = await createActor(portal.deps, { role: 'senior' })
  expect((await upload(key, addresses('mistake', 5000))).data.successfully_imported).toBe(5000)
  const list = await firstList(key)
  expect(list?.waiting).toBe(5000)
  await portal.deps.db
    .updateTable('invitations')
    .set({ acceptedAt: new Date() })
    .where('email', '=', 'mistake-7@example.org')
    .execute()
  const path = `/api/school/parent-lists/${list?.id}/withdraw`
  const undone = (await (await portal.call('POST', path, { key, body: {} })).json()) as { data: { stopped: number } }
  expect(undone.data).toMatchObject({ withdrawn: 4999, accepted: ['mistake-7@example.org'] })
  // Two e-mails at a time are being sent.
  expect(undone.data.stopped).toBeGreaterThanOrEqual(4997)
  expect(await firstList(key)).toMatchObject({ waiting: 0, withdrawn: 4999 })
  const count = async () =>
    (await portal.deps.db.selectFrom('mails').select('id').where('toAddress', 'like', 'mistake-%').execute()).length
  // At most the one to the parent who accepted and the two that were being sent, and none that was written later.
  expect(await count()).toBeLessThanOrEqual(3)
})

test('a row with two addresses invites both, and an unusable line is returned unchanged', async () => {
  const { key } = await createActor(portal.deps, { role: 'senior' })
  const long = `"Aurelia ${'Constantina '.repeat(20)}",Year 3,no address here`
  const { data } = await upload(key, ['Maple class', 'one@home.example;two@home.example', long])
  expect(data.successfully_imported).toBe(2)
  expect(data.bad_rows.find(({ line }) => line === 3)?.text).toBe(long)
})

test('a school cannot e-mail thousands every day: its lists are limited', async () => {
  const { key } = await createActor(portal.deps, { role: 'senior' })
  for (let list = 1; list <= 20; list++) expect((await upload(key, addresses(`list-${list}`, 2))).status).toBe(200)
  const { status, code, message } = await upload(key, addresses('one-too-many', 2))
  expect([status, code]).toEqual([429, 'invitation/too-many-lists'])
  expect(message).toContain('nothing was imported')
})
