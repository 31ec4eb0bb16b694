import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { startPortalProcess } from '../portal-process.ts'
import { createTestDatabase } from '../test-database.ts'
import { type DatabaseProxy, startDatabaseProxy } from './database-proxy.ts'

/** Statements a second, measured over a number of seconds. */
async function rate(proxy: DatabaseProxy, seconds: number): Promise<number> {
  const before = proxy.statements()
  await sleep(seconds * 1000)
  return (proxy.statements() - before) / seconds
}

test('an idle portal hardly queries its database', { timeout: 300_000 }, async () => {
  const database = await createTestDatabase()
  const proxy = await startDatabaseProxy(database.connection)
  const portal = await startPortalProcess({ database, settings: { DATABASE_URL: proxy.url } })
  onTestFinished(async () => {
    await portal.stop()
    await proxy.close()
    await database.drop()
  })
  await expect.poll(proxy.connections, { timeout: 120_000, interval: 500 }).toBeLessThanOrEqual(5)
  expect(await rate(proxy, 5)).toBeLessThan(6)
})
