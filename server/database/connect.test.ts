import { once } from 'node:events'
import { createServer } from 'node:net'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts'
import { connectDatabase, createKysely } from './connect.ts'

const log = pino({ level: 'silent' })
let database: TestDatabase

beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

it('turns snake_case into camelCase and back, but not inside JSON', async () => {
  const db = createKysely(database.pool)
  await database.pool.query('create table brand_test (is_only boolean, details jsonb)')
  await database.pool.query(`insert into brand_test values (true, '{"logo_path": {"alt_text": "x"}}')`)
  const rows = await db
    .selectFrom('brandTest' as 'brand')
    .selectAll()
    .where('isOnly', '=', true)
    .execute()
  expect(rows).toEqual([{ isOnly: true, details: { logo_path: { alt_text: 'x' } } }])
})

it.concurrent.each([
  ['postgres://ann:secret-word@127.0.0.1:9/portal', /The database server 127\.0\.0\.1:9 does not answer\. Check/],
  ['postgres://ann:secret-word@no-such-host.invalid/portal', /no-such-host\.invalid, cannot be resolved\. Check/],
  ['postgres://ann:secret-word#@host/portal', /is not an address\. Write it as/],
])('says what to do about %s, without the password', async (databaseUrl, sentence) => {
  const failure = await connectDatabase({ databaseUrl, dataDir: '', log }).catch((error: Error) => error)
  expect(String(failure)).toMatch(sentence)
  expect(String(failure)).not.toContain('secret-word')
})

it.concurrent('gives up on a server that accepts the connection and says nothing', async () => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  const databaseUrl = `postgres://ann:x@127.0.0.1:${port}/portal`
  const start = connectDatabase({ databaseUrl, dataDir: '', log, patience: { refused: 100, silent: 200 } })
  await expect(start).rejects.toThrow(/does not answer/)
  server.close()
})
