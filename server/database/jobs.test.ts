import { pino } from 'pino'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts'
import { followChanges } from './changes.ts'
import { createKysely } from './connect.ts'
import type { NoData } from './job-data.ts'
import { createJobs, type Jobs } from './jobs.ts'

/** The jobs of these tests. */
interface TestData {
  round: NoData
  lonely: NoData
  unspeakable: NoData
  awaited: NoData
  failing: { isExpected: boolean }
}

let database: TestDatabase
const running: Pick<Jobs, 'stop'>[] = []
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(async () => {
  for (const jobs of running) await jobs.stop()
  await database.drop()
})

async function startInstance(work: () => void): Promise<void> {
  const jobs = createJobs<TestData>(database.pool, pino({ level: 'silent' }))
  jobs.every(24, 'round', async () => work())
  running.push(jobs)
  await jobs.start()
}

const finished = async () => {
  const { rows } = await database.pool.query(`select state from pgboss.job where name = 'round'`)
  return rows.map(({ state }) => state)
}

test('periodic work runs once across all instances, and again when it is next due', async () => {
  let times = 0
  const count = () => void times++
  await Promise.all([startInstance(count), startInstance(count), startInstance(count)])
  await expect.poll(finished).toEqual(['completed'])
  await startInstance(count)
  expect(await finished()).toEqual(['completed'])

  await database.pool.query(`update rounds set begun_at = now() - interval '24 hours'`)
  await startInstance(count)
  await expect.poll(finished).toEqual(['completed', 'completed'])
  expect(times).toBe(2)
})

test('a misspelt name or wrong data does not compile, and a job that nothing defines is refused', async () => {
  const db = createKysely(database.pool)
  const jobs = createJobs<TestData>(database.pool, pino({ level: 'silent' }))
  running.push(jobs)
  await jobs.start()
  // @ts-expect-error the name
  await expect(jobs.add(db, 'lonley', {})).rejects.toThrow('The job lonley is not defined.')
  // @ts-expect-error the data
  const misspelt = () => jobs.add(db, 'failing', { isExpectd: true })
  // @ts-expect-error data that the job does not take
  const unwanted = () => jobs.add(db, 'lonely', { isExpected: true })
  // @ts-expect-error a name in the definition
  const unknown = () => jobs.define('lonley', async () => undefined)
  // @ts-expect-error the data in the definition
  const wrong = () => jobs.define('failing', async ({ isExpectd }) => void isExpectd)
  // @ts-expect-error periodic work has no data
  const periodic = () => jobs.every(1, 'failing', async () => undefined)
  expect([misspelt, unwanted, unknown, wrong, periodic]).toHaveLength(5)
})

test('a job that ends while the database is unavailable is marked as done later, and not run again', async () => {
  let isAway = false
  let times = 0
  const { pool } = database
  const query = (...asked: Parameters<typeof pool.query>) =>
    isAway ? Promise.reject(Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' })) : pool.query(...asked)
  const jobs = createJobs<TestData>(Object.create(pool, { query: { value: query } }), pino({ level: 'silent' }))
  jobs.define('lonely', async () => {
    times += 1
    isAway = true
    setTimeout(() => {
      isAway = false
    }, 300)
  })
  running.push(jobs)
  await jobs.start()
  await jobs.add(createKysely(pool), 'lonely', {})
  const states = async () => (await pool.query(`select state from pgboss.job where name = 'lonely'`)).rows
  await expect.poll(states).toEqual([{ state: 'completed' }])
  expect(times).toBe(1)
})

test('a job whose outcome the database refuses does not end the process, and is retried', async () => {
  const lines: string[] = []
  const log = pino({ level: 'error' }, { write: (line) => void lines.push(line) })
  const { pool } = database
  let isRefusing = true
  const query = (text: string, values: unknown[]) =>
    isRefusing && text.includes(`state = 'completed'`) && text.includes('$3::jsonb')
      ? Promise.reject(Object.assign(new Error('denied by a trigger'), { code: 'P0001', severity: 'ERROR' }))
      : pool.query(text, values)
  const jobs = createJobs<TestData>(Object.create(pool, { query: { value: query } }), log)
  let times = 0
  jobs.define('unspeakable', async () => {
    times += 1
    if (times === 1) throw new Error('a NUL: \u0000')
  })
  running.push(jobs)
  await jobs.start()
  await jobs.add(createKysely(pool), 'unspeakable', {})
  await expect.poll(() => lines.length).toBe(2)
  expect(times).toBe(2)
  expect(lines[0]).toContain('could not be stored')
  expect(JSON.parse(lines[1] ?? '')).toMatchObject({
    job: 'unspeakable',
    err: { message: expect.stringMatching('denied') },
  })
  const states = async () => (await pool.query(`select state from pgboss.job where name = 'unspeakable'`)).rows
  expect(await states()).toEqual([{ state: 'active' }])
  isRefusing = false
})

test('a job starts when it is announced, and a failed one when its retry is due', async () => {
  const { pool } = database
  const log = pino({ level: 'silent' })
  const changes = await followChanges(database.connection, log, { within: 10_000 })
  onTestFinished(() => changes.close())
  let areLooksBlind = true
  // The query for due jobs finds none, so only the announcement can wake the worker.
  const query = (text: string, values: unknown[]) =>
    areLooksBlind && text.includes('min(start_after)') ? Promise.resolve({ rows: [] }) : pool.query(text, values)
  const jobs = createJobs<TestData>(Object.create(pool, { query: { value: query } }), log, changes)
  let times = 0
  jobs.define(
    'awaited',
    async () => {
      times += 1
      if (times === 2) throw new Error('not yet')
    },
    { delay: 1 },
  )
  running.push(jobs)
  await jobs.start()
  // Its worker has found no job and waits.
  await expect.poll(async () => (await pool.query(`select from pgboss.queue where name = 'awaited'`)).rowCount).toBe(1)
  await jobs.add(createKysely(pool), 'awaited', {})
  await expect.poll(() => times).toBe(1)

  areLooksBlind = false
  await jobs.add(createKysely(pool), 'awaited', {})
  await expect.poll(() => times).toBe(3)
})

test('the log of a failed job names nobody, and gives only the code of an expected failure', async () => {
  const lines: string[] = []
  const log = pino({ level: 'warn' }, { write: (line) => void lines.push(line) })
  const jobs = createJobs<TestData>(database.pool, log)
  jobs.define(
    'failing',
    async ({ isExpected }) => {
      const bounce = new Error('550 5.1.1 <ann.teacher@school.example> User unknown')
      throw isExpected ? Object.assign(bounce, { expected: true, code: 'EENVELOPE' }) : bounce
    },
    { retries: 0 },
  )
  running.push(jobs)
  await jobs.start()
  for (const isExpected of [true, false]) {
    await jobs.add(createKysely(database.pool), 'failing', { isExpected })
    await expect.poll(() => lines.length).toBe(isExpected ? 1 : 2)
  }
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ job: 'failing', reason: 'EENVELOPE' })
  expect(lines[0]).not.toMatch(/stack|ann\.teacher/)
  expect(JSON.parse(lines[1] ?? '')).toMatchObject({ err: { message: '550 5.1.1 <[e-mail address]> User unknown' } })
  expect(lines[1]).not.toContain('ann.teacher')
})
