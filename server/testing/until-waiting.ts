import { expect } from 'vitest'
import type { TestApp } from './build-test-app.ts'

/** Resolves once a statement on the database of a portal waits for what another transaction has locked. */
export async function untilWaiting({ deps }: Pick<TestApp, 'deps'>): Promise<void> {
  const waiting = `select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`
  await expect.poll(async () => (await deps.pool.query(waiting)).rowCount).toBeGreaterThan(0)
}
