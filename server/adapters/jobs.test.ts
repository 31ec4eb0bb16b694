import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
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
  await expect.poll(finished, { timeout: 10_000 }).toEqual(['completed'])
  await startInstance(count)
  expect(await finished()).toEqual(['completed'])

  await database.pool.query(`update rounds set begun_at = now() - interval '24 hours'`)
  await startInstance(count)
  await expect.poll(finished, { timeout: 10_000 }).toEqual(['completed', 'completed'])
  expect(times).toBe(2)
})
