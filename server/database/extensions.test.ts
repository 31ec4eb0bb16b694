import { randomBytes } from 'node:crypto'
import { resolve } from 'node:path'
import type pg from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts'
import { migrate } from './migrate.ts'

const folder = resolve(import.meta.dirname, 'migrations')
const role = `test_role_${randomBytes(5).toString('hex')}`
const secret = randomBytes(16).toString('hex')

/** Of the database's owner: the portal itself is another user, who may create tables and nothing else. */
let owned: TestDatabase

beforeEach(async () => {
  owned = await createTestDatabase({ isEmpty: true })
  await owned.pool.query(`create role ${role} login password '${secret}';
    grant usage, create on schema public to ${role}; create schema pgboss authorization ${role}`)
})
afterEach(async () => {
  await owned.pool.query(`drop owned by ${role}; drop role ${role}`)
  await owned.drop()
})

/** The connection of the portal's user. */
function asPortal(): pg.ClientConfig {
  const { connectionString, ...connection } = owned.connection
  if (!connectionString) return { ...connection, user: role, password: secret }
  const url = new URL(connectionString)
  Object.assign(url, { username: role, password: secret })
  return { ...connection, connectionString: url.href }
}

test('a database without an extension that the portal may not add is refused, with what to do', async () => {
  const refused = (name: string) =>
    new RegExp(`no extension ${name}, and the portal may not add it .*permission denied.*"create extension ${name}"`)
  await expect(migrate(asPortal(), { folder })).rejects.toThrow(refused('citext'))
  await owned.pool.query('create extension citext')
  await expect(migrate(asPortal(), { folder })).rejects.toThrow(refused('pg_trgm'))
  const { rows } = await owned.pool.query(`select from pg_class where relname = 'users'`)
  expect(rows).toEqual([])
})

test('a user who is not the owner needs no more than the extensions', async () => {
  await owned.pool.query('create extension citext; create extension pg_trgm')
  expect(await migrate(asPortal(), { folder })).not.toEqual([])
})

test('the search for people finds its index of trigrams', async () => {
  const { pool, drop } = await createTestDatabase()
  const client = await pool.connect()
  await client.query('begin; set local enable_seqscan = off')
  const { rows } = await client.query<{ 'QUERY PLAN': string }>(
    `explain select from users where email::text || ' ' || full_name ilike '%ada birch%'`,
  )
  expect(rows.map((row) => row['QUERY PLAN']).join()).toContain('users_search')
  await client.query('rollback')
  client.release()
  await drop()
})
