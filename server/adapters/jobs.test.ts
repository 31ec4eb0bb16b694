import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createKysely } from '../database/connect.ts'
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts'
import { createJobs, type Jobs } from './jobs.ts'

let database: TestDatabase
const running: Jobs[] = []
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(async () => {
  for (const jobs of running) await jobs.stop()
  await database.drop()
})

async function startInstance(work: () => void): Promise<void> {
  const jobs = createJobs(database.pool, pino({ level: 'silent' }))
  jobs.every(24, 'round', async () => work())
  running.push(jobs)
  await jobs.start()
}

const finished = async () => {
  const { rows } = await database.pool.query(`select state from pgboss.job where name = 'round'`)
  return rows.map(({ state }) => state)
}

test('work that comes round is done once over all instances, and again when its time has come', async () => {
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

test('a job that ends while the database is away is marked as done once it is back, and not run again', async () => {
  let isAway = false
  let times = 0
  const { pool } = database
  const query = (...asked: Parameters<typeof pool.query>) =>
    isAway ? Promise.reject(Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' })) : pool.query(...asked)
  const jobs = createJobs(Object.create(pool, { query: { value: query } }), pino({ level: 'silent' }))
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
