import { expect } from 'vitest'
import type { JobWithoutData } from '../database/job-data.ts'
import type { TestApp } from './build-test-app.ts'

/** Queues a job, and waits until none of that name is left to run. None may fail. The portal has to be built `withJobs`. */
export async function runJob({ deps: { db, jobs, pool } }: TestApp, name: JobWithoutData): Promise<void> {
  await jobs.add(db, name, {})
  const open = `select 1 from pgboss.job where name = $1 and state not in ('completed', 'failed')`
  await expect.poll(async () => (await pool.query(open, [name])).rowCount).toBe(0)
  const failed = await pool.query(`select output from pgboss.job where name = $1 and state = 'failed'`, [name])
  expect(failed.rows).toEqual([])
}
