import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts'
import { createActor, createResource } from '../../testing/factories.ts'
import { backUp } from './make-backup.ts'
import { fileOf, nightOf } from './nights-to-keep.ts'

const tonight = nightOf(new Date())

/** A portal that makes backups, whose jobs have not started. */
async function createPortal(environment: Record<string, string> = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'portal-backups-'))
  const portal = await buildTestApp({ environment: { BACKUP_TO: folder, ...environment } })
  onTestFinished(async () => {
    await portal.deps.jobs.stop()
    await portal.close()
    await rm(folder, { recursive: true, force: true })
  })
  await createActor(portal.deps, { role: 'senior' })
  await createResource(portal.deps)
  return { portal, folder }
}

/** The result of tonight, once there is one of this kind. */
async function resultOf({ deps }: TestApp, isGood: (problem: string) => boolean) {
  const find = () =>
    deps.db.selectFrom('backups').selectAll().where('finishedAt', 'is not', null).orderBy('night', 'desc').limit(1)
  await expect.poll(async () => (await find().execute()).map(({ problem }) => isGood(problem))).toEqual([true])
  return find().executeTakeFirstOrThrow()
}

const good = (problem: string) => problem === ''
const saying = (words: string) => (problem: string) => problem.includes(words)

async function databasesLeft({ deps }: TestApp) {
  const { rows } = await deps.pool.query(
    `select datname from pg_database where starts_with(datname, left(current_database(), 40) || '_tried_')`,
  )
  return rows
}

/** Begins the round again, some hours later. */
async function beginLater({ deps }: TestApp, hours: number) {
  await sql`update backups set begun_at = begun_at - ${hours} * interval '1 hour'`.execute(deps.db)
  await deps.jobs.add(deps.db, 'begin-backup', {})
}

test('each night makes one backup, restores it as a test, and deletes the old ones', async () => {
  const { portal, folder } = await createPortal({ BACKUP_KEY: 'a key of the operators, long enough' })
  const old = Array.from({ length: 20 }, (_, day) => fileOf(`2019-12-${String(day + 1).padStart(2, '0')}`))
  for (const name of [...old, 'before-the-update.backup']) await writeFile(join(folder, name), '')
  await portal.deps.jobs.start()
  const { file, triedAt, rows, tables, files, bytes } = await resultOf(portal, good)
  expect(file).toBe(fileOf(tonight))
  expect(triedAt).not.toBeNull()
  const users = await portal.deps.db.selectFrom('users').select('id').execute()
  expect(Number(rows)).toBeGreaterThan(users.length)
  expect([tables > 40, files]).toEqual([true, 3])
  const written = await readFile(join(folder, file))
  expect(written.length).toBe(Number(bytes))
  // Encrypted, by the mark in its header.
  expect(written.subarray(0, 9)).toEqual(Buffer.from('PORTALB2\u0001'))
  expect(await databasesLeft(portal)).toEqual([])
  // The last seven with tonight's; the weeks before them are years old.
  const kept = old.filter((name) => name >= fileOf('2019-12-15'))
  expect(new Set(await readdir(folder))).toEqual(
    new Set(['before-the-update.backup', 'erasures.log', 'portal.json', ...kept, fileOf(tonight)]),
  )
  await beginLater(portal, 3)
  await expect
    .poll(() => sql`select from pgboss.job where name = 'begin-backup' and state < 'completed'`.execute(portal.deps.db))
    .toMatchObject({ rows: [] })
  const made = await sql`select from pgboss.job where name = 'make-backup'`.execute(portal.deps.db)
  expect(made.rows).toHaveLength(1)
})

test('a backup that cannot be restored is reported, and made again two hours later', async () => {
  const { portal, folder } = await createPortal()
  await writeFile(join(folder, fileOf(tonight)), 'Dear all, see you on Monday.')
  await portal.deps.jobs.start()
  const { problem, triedAt } = await resultOf(portal, saying('could not be restored'))
  expect(problem).toContain(`The backup of ${tonight} could not be restored`)
  expect(triedAt).toBeNull()
  expect(new Set(await readdir(folder))).toEqual(new Set(['portal.json', 'refused.backup']))
  await beginLater(portal, 3)
  await resultOf(portal, good)
  expect(new Set(await readdir(folder))).toEqual(new Set(['erasures.log', 'portal.json', fileOf(tonight)]))
  expect(await databasesLeft(portal)).toEqual([])
})

test('a good backup is kept when only its test fails, and tested again', async () => {
  const { portal, folder } = await createPortal()
  const { deps } = portal
  await deps.jobs.start()
  await resultOf(portal, good)
  const before = await readFile(join(folder, fileOf(tonight)))
  // PostgreSQL creates the database, and then takes no connection to it.
  await backUp({ ...deps, connection: { ...deps.connection, host: '127.0.0.1', port: 9 } }, folder, tonight)
  const { problem } = await resultOf(portal, saying('could not be tested'))
  expect(problem).toContain(`The backup of ${tonight} was made, but it could not be tested: `)
  expect(await readFile(join(folder, fileOf(tonight)))).toEqual(before)
  await beginLater(portal, 3)
  await resultOf(portal, good)
  expect(await readFile(join(folder, fileOf(tonight)))).toEqual(before)
  expect(await databasesLeft(portal)).toEqual([])
})

test('a folder that is gone is not created, and used again when it is back', async () => {
  const { portal, folder } = await createPortal()
  await rm(folder, { recursive: true })
  await portal.deps.jobs.start()
  const { problem } = await resultOf(portal, saying('could not be made'))
  expect(problem).toBe(`The backup of ${tonight} could not be made: the folder ${folder} is not there.`)
  await mkdir(folder)
  await beginLater(portal, 3)
  await resultOf(portal, good)
})

test('no backup of an empty store takes the place of an older one', async () => {
  const { portal, folder } = await createPortal()
  const { files } = portal.deps
  const old = Array.from({ length: 8 }, (_, day) => fileOf(`2019-12-0${day + 1}`))
  for (const name of old) await writeFile(join(folder, name), '')
  await files.remove('resources')
  await portal.deps.jobs.start()
  const { problem } = await resultOf(portal, saying('could not be made'))
  expect(problem).toContain(
    'None of the files that the database names is there (1), so the backup would have none of them. Is the disk of DATA_DIR mounted',
  )
  expect(new Set(await readdir(folder))).toEqual(new Set(['portal.json', ...old]))
})

test('while a file is missing, no older backup is deleted: it may have it', async () => {
  const { portal, folder } = await createPortal()
  const { version } = await createResource(portal.deps)
  const old = Array.from({ length: 8 }, (_, day) => fileOf(`2019-12-0${day + 1}`))
  for (const name of old) await writeFile(join(folder, name), '')
  await portal.deps.files.remove(`resources/${version}`)
  await portal.deps.jobs.start()
  await resultOf(portal, good)
  expect(await readdir(folder)).toEqual(expect.arrayContaining([...old, fileOf(tonight)]))
})

test('two portals do not share a folder, and one that has moved is told what to delete', async () => {
  const { portal, folder } = await createPortal()
  const owner = join(folder, 'portal.json')
  const other = (usedAt: Date) => JSON.stringify({ portal: 'https://other.example.org', usedAt: usedAt.toISOString() })
  await writeFile(owner, other(new Date()))
  await portal.deps.jobs.start()
  const { problem } = await resultOf(portal, saying('could not be made'))
  expect(problem).toContain(`the portal at https://other.example.org keeps its backups in ${folder}`)
  expect(problem).toContain(`delete ${owner}`)
  expect(await readdir(folder)).toEqual(['portal.json'])
  // It has not been seen for two days.
  await writeFile(owner, other(new Date(Date.now() - 2 * 86_400_000)))
  await beginLater(portal, 3)
  await resultOf(portal, good)
})

test('where the disk has no room for the database a second time, the backup is kept and not tested', async () => {
  const { portal, folder } = await createPortal()
  portal.deps.files.space = async () => ({ free: 0.9e9, size: 10e9 })
  await portal.deps.jobs.start()
  const { problem } = await resultOf(portal, saying('could not be tested'))
  expect(problem).toContain('the disk has 900 MB.')
  expect(await readdir(folder)).toContain(fileOf(tonight))
})

test('without BACKUP_TO no backup is begun', async () => {
  const portal = await buildTestApp({ withJobs: true })
  onTestFinished(() => portal.close())
  const { rows } = await sql`select from pgboss.queue where name in ('begin-backup', 'make-backup')`.execute(
    portal.deps.db,
  )
  expect(rows).toEqual([])
})
