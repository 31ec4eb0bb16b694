import { gzipSync } from 'node:zlib'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import type { RegisterImport } from '#contract/register.ts'
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts'
import { createActor } from '../../../testing/factories.ts'
import { form } from '../../../testing/form.ts'
import { ownRegister, toRegisterFile } from '../testing/register-file.ts'

let portal: TestApp
let key: string
beforeEach(async () => {
  portal = await buildTestApp({ withJobs: true })
  key = (await createActor(portal.deps, { role: 'admin' })).key
})
afterEach(() => portal.close())

/** As long as a poll waits. */
const patience = { timeout: 90_000, interval: 50 }
const url = '/api/admin/register/imports'
const give = (content: Buffer | string) => portal.call('POST', url, { key, ...withHeaders(form('file', content)) })
const withHeaders = ({ body, headers }: ReturnType<typeof form>) => ({ body, headers })
const state = async () => (await portal.call('GET', url, { key })).json().data
const kept = () => portal.deps.files.list('register')

async function ended(): Promise<RegisterImport> {
  // Of two imports the second may begin as soon as the first has ended, so the state is read once.
  return vi.waitFor(async () => {
    const { latest } = await state()
    expect(latest?.state).not.toBe('running')
    return latest
  }, patience)
}

test('before the first import there is nothing, and says so', async () => {
  expect(await state()).toEqual({ schools: 0, open_schools: 0, closed_on_portal: 0, lists: [], latest: null })
})

test.each([
  ['as it is', (file: Buffer) => file],
  ['gzipped', (file: Buffer) => gzipSync(file)],
])('a register that is sent %s is imported, and its file goes', async (_name, pack) => {
  const [first = '', ...others] = ownRegister.rows
  const answer = await give(pack(toRegisterFile([first, ...others, 'x,y'])))
  expect([answer.statusCode, answer.json().message]).toEqual([200, undefined])
  expect(await ended()).toMatchObject({ state: 'finished', part: 1, rows: 6, added: 5, bad_count: 1, problem: '' })
  expect(await state()).toMatchObject({ schools: 5, latest: { bad_rows: [{ line: 7, reason: expect.any(String) }] } })
  await expect.poll(kept).toEqual([])
  const audit = await portal.deps.db
    .selectFrom('auditLog')
    .selectAll()
    .where('action', '=', 'register.imported')
    .execute()
  expect(audit).toMatchObject([{ object: '6 rows, 5 added, 0 changed', address: '127.0.0.1' }])
  expect(audit[0]?.actorId).not.toBeNull()
})

test.each([
  ['a wrong header', 'a,b,c\n1,2,3\n', 'none of the lists of schools'],
  ['a workbook', Buffer.from('PK\u0003\u0004 and so on'), 'workbook is damaged'],
  ['UTF-16', Buffer.from('\ufeffURN,Name', 'utf16le'), 'UTF-16'],
  ['broken gzip', gzipSync(toRegisterFile(ownRegister.rows)).subarray(0, 60), 'damaged'],
  ['nothing', '', 'empty'],
])('%s is refused with a sentence, and leaves nothing behind', async (_name, content, sentence) => {
  const answer = await give(content)
  expect([answer.statusCode, answer.json().code]).toEqual([422, 'register/unreadable'])
  expect(answer.json().message).toContain(sentence)
  expect(await state()).toMatchObject({ latest: null })
  expect(await kept()).toEqual([])
})

test('last year’s list is refused, and imported for an operator who insists', async () => {
  const [first = '', ...others] = ownRegister.rows
  const lastYear = toRegisterFile([first, ...others, ''])
  for (const content of [lastYear, toRegisterFile([first.replace(',Open,,', ',Closed,31-08-2026,'), ...others])]) {
    await expect.poll(async () => (await give(content)).statusCode).toBe(200)
    expect(await ended()).toMatchObject({ state: 'finished' })
  }
  // The import before lets go a moment after it has finished.
  const answer = await vi.waitFor(async () => {
    const given = await give(lastYear)
    expect([given.statusCode, given.json().code]).toEqual([409, 'register/older'])
    return given
  }, patience)
  expect(answer.json().message).toContain('calls 1 school open that closed since')
  expect(await state()).toMatchObject({ open_schools: 3 })
  const insisted = { key, ...withHeaders(form('file', lastYear)) }
  expect((await portal.call('POST', `${url}?even_if_older=yes`, insisted)).statusCode).toBe(200)
  await expect.poll(async () => (await state()).open_schools).toBe(4)
  expect((await state()).lists).toMatchObject([{ register: 'gias', open_schools: 4 }])
})

test('what is no upload is refused', async () => {
  const answer = await portal.call('POST', url, { key, body: {} })
  expect(answer.json().code).toBe('register/no-file')
})

test('while an import runs, also on another instance, no second is taken', async () => {
  const client = await portal.deps.pool.connect()
  await client.query(`select pg_advisory_lock(hashtext('register import'))`)
  const answer = await give(toRegisterFile(ownRegister.rows))
  client.release(true)
  expect(answer.json().code).toBe('register/busy')
})

test('of two that are sent at once one is taken', async () => {
  const answers = await Promise.all([1, 2].map(() => give(toRegisterFile(ownRegister.rows))))
  expect(answers.map(({ statusCode }) => statusCode).filter((status) => status >= 500)).toEqual([])
  expect(await ended()).toMatchObject({ state: 'finished', rows: 5 })
  expect(await state()).toMatchObject({ schools: 5 })
})

/** Another instance on the same database and files. */
async function startAnother({ withJobs = true } = {}): Promise<TestApp> {
  const { dataDir } = portal.deps.config
  const another = await buildTestApp({ database: portal.database, environment: { DATA_DIR: dataDir }, withJobs })
  onTestFinished(() => another.close())
  return another
}

test('what one instance was given another one imports', async () => {
  await portal.deps.files.put('register/left-by-a-crash.csv', Buffer.from('URN'))
  const another = await startAnother({ withJobs: false })
  // It has nothing but the shared store in common with the one that imports.
  const sent = { key, ...withHeaders(form('file', toRegisterFile(ownRegister.rows))) }
  expect((await another.call('POST', url, sent)).statusCode).toBe(200)
  expect(await ended()).toMatchObject({ state: 'finished', rows: 5 })
  await expect.poll(kept).toEqual([])
})

test('an import whose instance stops in the middle is continued by another', async () => {
  const many = Array.from(
    { length: 30_000 },
    (_, index) => ownRegister.rows[0]?.replace(/^"?\d+"?/, String(200_000 + index)) ?? '',
  )
  await give(toRegisterFile(many))
  await expect.poll(async () => (await state()).latest?.rows).toBeGreaterThan(0)
  await portal.deps.jobs.stop()
  const { latest } = await state()
  expect([latest.state, latest.part < 1]).toEqual(['running', true])
  await startAnother()
  expect(await ended()).toMatchObject({ state: 'finished', rows: 30_000, problem: '' })
  await expect.poll(kept).toEqual([])
})
