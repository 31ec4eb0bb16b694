import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, onTestFinished, test } from 'vitest'
import { type PortalProcess, spawnPortalProcess } from '../portal-process.ts'
import { createTestDatabase, type TestDatabase } from '../test-database.ts'
import { runCommand } from './run-command.ts'

let database: TestDatabase
let portal: PortalProcess
afterEach(async () => {
  await portal.stop()
  await database.drop()
})

async function spawnWaiting() {
  database = await createTestDatabase({ isEmpty: true })
  portal = await spawnPortalProcess({ database, settings: { MIGRATE_AT_START: 'false' } })
}

const isReady = async () => (await portal.call('GET', '/readyz').catch(() => undefined))?.ok ?? false

test('an instance that does not migrate waits until the command has, and then serves', async () => {
  await spawnWaiting()
  await expect.poll(() => portal.output()).toContain('waiting for \\"npm run migrate\\"')
  expect(await isReady()).toBe(false)
  const { rows } = await database.pool.query(`select to_regclass('users') as users`)
  expect(rows).toEqual([{ users: null }])

  const { dataDir } = portal
  const first = await runCommand('migrate', [], { database, dataDir })
  expect(first).toMatchObject({ code: 0, output: expect.stringContaining('applied 0001-schools-and-register.sql') })
  await expect.poll(isReady).toBe(true)
  const again = await runCommand('migrate', [], { database, dataDir })
  expect(again).toEqual({ code: 0, output: 'The database was up to date.\n' })
})

test('after the command an instance creates nothing, so that its role needs no right to', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'portal-migrated-'))
  onTestFinished(() => rm(dataDir, { recursive: true }))
  database = await createTestDatabase({ isEmpty: true })
  expect(await runCommand('migrate', [], { database, dataDir })).toMatchObject({ code: 0 })
  const listTables = async () => (await database.pool.query('select oid::regclass from pg_class order by oid')).rows
  const created = await listTables()
  portal = await spawnPortalProcess({ database, settings: { MIGRATE_AT_START: 'false' } })
  await expect.poll(isReady).toBe(true)
  expect(await listTables()).toEqual(created)
})

test('neither the command nor an instance takes a database of a newer release', async () => {
  database = await createTestDatabase()
  await database.pool.query(
    `insert into migrations (name, checksum, is_compatible) values ('9999-later.sql', 'x', false)`,
  )
  portal = await spawnPortalProcess({ database, settings: { MIGRATE_AT_START: 'false' } })
  const sentence = 'The database was made by a newer version of the portal'
  expect(await portal.ended).toEqual({ code: 1, signal: null })
  expect(portal.output()).toContain(sentence)
  const refused = await runCommand('migrate', [], { database, dataDir: portal.dataDir })
  expect(refused).toMatchObject({ code: 1, output: expect.stringContaining(sentence) })
})
