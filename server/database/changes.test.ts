import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startDatabaseProxy } from '../testing/lifecycle/database-proxy.ts'
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts'
import { type Changes, followChanges, type Topic } from './changes.ts'

let database: TestDatabase
let changes: Changes
const heard: Array<[Topic, string]> = []
beforeAll(async () => {
  database = await createTestDatabase()
  changes = await followChanges(database.connection, pino({ level: 'silent' }), { within: 5000 })
  changes.onInvalidate((topic, id) => heard.push([topic, id]))
})
afterAll(async () => {
  await changes.close()
  await database.drop()
})

test('catching up waits for every change committed before the call', async () => {
  for (let round = 0; round < 50; round++) {
    await database.pool.query(`select pg_notify('changes', 'resources:${round}')`)
    await changes.catchUp()
    expect(heard.slice(-2)).toEqual([
      ['resources', `${round}`],
      ['own', ''],
    ])
  }
})

test('a hanging feed is detected, invalidates everything, and reconnects', async () => {
  const { rows } = await database.pool.query<{ pid: number }>(
    `select pid from pg_stat_activity where application_name = 'portal changes' and datname = current_database()`,
  )
  const [feed] = rows
  if (!feed) throw new Error('the feed has no connection')
  process.kill(feed.pid, 'SIGSTOP')
  try {
    await expect.poll(() => [changes.isLive(), heard.at(-1)?.[0]], { interval: 10 }).toEqual([false, '*'])
  } finally {
    process.kill(feed.pid, 'SIGCONT')
  }
  await expect.poll(() => changes.isLive()).toBe(true)
})

test('a server that takes LISTEN and delivers nothing is refused', async () => {
  const pooler = await startDatabaseProxy(database.connection, { withoutNotifications: true })
  const connection = { connectionString: pooler.url }
  const following = followChanges(connection, pino({ level: 'silent' }), { patience: 3000 })
  await expect(following).rejects.toThrow(/does not deliver notifications/)
  await pooler.close()
})
