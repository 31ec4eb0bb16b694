import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts'
import { findUnapplied, migrate } from './migrate.ts'

let database: TestDatabase
let folder: string

beforeEach(async () => {
  database = await createTestDatabase({ isEmpty: true })
  folder = mkdtempSync(join(tmpdir(), 'portal-migrations-'))
  write('0001-trees.sql', 'create table trees (name text); create table log (line text);')
  write('0002-oak.sql', `insert into trees values ('oak'); select pg_sleep(0.05);`)
})

afterEach(async () => {
  await database.drop()
  rmSync(folder, { recursive: true })
})

it('applies each file once when eight instances start together', async () => {
  const applied = await Promise.all(Array.from({ length: 8 }, run))
  expect(applied.flat().sort()).toEqual(['0001-trees.sql', '0002-oak.sql'])
  expect(await trees()).toEqual(['oak'])
})

it('applies only new files, whatever the line endings of the checkout', async () => {
  await run()
  write('0001-trees.sql', 'create table trees (name text); create table log (line text);')
  write('0002-oak.sql', `insert into trees values ('oak'); select pg_sleep(0.05);`.replaceAll('\n', '\r\n'))
  write('0003-elm.sql', `insert into trees values ('elm')`)
  expect(await run()).toEqual(['0003-elm.sql'])
  expect(await trees()).toEqual(['oak', 'elm'])
})

it('rolls back a file that fails, and keeps those before it', async () => {
  write('0003-wrong.sql', `insert into trees values ('ash'); insert into nowhere values (1)`)
  await expect(run()).rejects.toThrow(/0003-wrong.sql failed .*nowhere.* Nothing of it was kept/)
  expect(await trees()).toEqual(['oak'])
})

it('refuses a file that was changed after it was applied', async () => {
  await run()
  write('0001-trees.sql', 'create table shrubs (name text)')
  await expect(run()).rejects.toThrow(/0001-trees.sql was changed after/)
})

it('refuses a database of a newer version', async () => {
  await run()
  rmSync(join(folder, '0002-oak.sql'))
  await expect(run()).rejects.toThrow(/made by a newer version .*0002-oak.sql/)
})

it('goes back to a release before migrations that say they are compatible', async () => {
  write('0003-ash.sql', `insert into trees values ('ash')`)
  write('0004-elm.sql', `-- compatible\ninsert into trees values ('elm')`)
  await run()
  rmSync(join(folder, '0004-elm.sql'))
  expect(await run()).toEqual([])
  rmSync(join(folder, '0003-ash.sql'))
  await expect(run()).rejects.toThrow(/made by a newer version .*0003-ash.sql\)/)
})

it.each(['name text', 'name text, is_compatible boolean not null default false'])(
  'refuses a database of a version that was never released (%s), and changes nothing',
  async (columns) => {
    await database.pool.query(`create table migrations (${columns}, checksum text)`)
    await database.pool.query(`insert into migrations (name, checksum) values ('0001-ground-floor.sql', 'x')`)
    await expect(run()).rejects.toThrow(/never released .*0001-ground-floor.sql.* Start with an empty database/)
    const looks = findUnapplied(database.connection, { folder })
    await expect(looks).rejects.toThrow(/never released/)
    expect((await database.pool.query(`select to_regclass('trees') as trees`)).rows).toEqual([{ trees: null }])
  },
)

it('lets others use a table while it waits for a lock on it', async () => {
  await run()
  write('0003-height.sql', 'alter table trees add column height int')
  const backup = await database.pool.connect()
  await backup.query('begin; lock table trees in access share mode')
  const patience = { eachTime: 50, between: 20, altogether: 60_000 }
  const migrating = migrate(database.connection, { folder, patience })
  // A reader would wait behind a migration that waits, until the backup has ended.
  for (let read = 0; read < 20; read++) expect(await trees()).toEqual(['oak'])
  await backup.query('rollback')
  backup.release()
  expect(await migrating).toEqual(['0003-height.sql'])

  const reader = await database.pool.connect()
  await reader.query('begin; lock table trees in access share mode')
  write('0004-girth.sql', 'alter table trees add column girth int')
  const impatient = migrate(database.connection, { folder, patience: { ...patience, altogether: 100 } })
  await expect(impatient).rejects.toThrow(/0004-girth.sql failed .*lock timeout/)
  await reader.query('rollback')
  reader.release()
})

it('refuses a new file that sorts before an applied one', async () => {
  await run()
  write('0001-ash.sql', `insert into trees values ('ash')`)
  await expect(run()).rejects.toThrow(/0001-ash.sql comes before 0002-oak.sql/)
})

function run(): Promise<string[]> {
  return migrate(database.connection, { folder })
}

function write(name: string, sql: string): void {
  writeFileSync(join(folder, name), sql)
}

async function trees(): Promise<string[]> {
  const { rows } = await database.pool.query<{ name: string }>('select name from trees')
  return rows.map((row) => row.name)
}
