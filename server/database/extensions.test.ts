import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import pg from 'pg'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createDiskStore } from '../adapters/files/disk-store.ts'
import { erasureLogBeside } from '../backups/erasure-log.ts'
import { makeBackup } from '../backups/make-backup.ts'
import { restoreBackup } from '../backups/restore-backup.ts'
import { createRecord, schoolForm, schoolOf, signUpAndConfirm } from '../features/schools/testing/sign-up.ts'
import { buildTestApp, type TestApp } from '../testing/build-test-app.ts'
import { createActor, createResource, createSession, createUser, password } from '../testing/factories.ts'
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts'
import { enableTrigrams } from './extensions.ts'
import { migrate } from './migrate.ts'

const migrationsFolder = resolve(import.meta.dirname, 'migrations')
const role = `test_role_${randomBytes(5).toString('hex')}`

/** Of the database's owner: the portal itself is another user, who may create tables and nothing else. */
let owned: TestDatabase
let portal: TestApp
let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-extensions-'))
  owned = await createTestDatabase({ isEmpty: true })
  const secret = randomBytes(16).toString('hex')
  await owned.pool.query(`create role ${role} login password '${secret}';
    grant usage, create on schema public to ${role}; create schema pgboss authorization ${role}`)
  const connection = as(owned.connection, role, secret)
  await migrate(connection, { folder: migrationsFolder })
  const pool = new pg.Pool(connection)
  portal = await buildTestApp({ database: { pool, connection, drop: () => pool.end() }, withJobs: true })
})
afterAll(async () => {
  await portal.close()
  await portal.database.drop()
  await owned.pool.query(`drop owned by ${role}`)
  await owned.pool.query(`drop role ${role}`)
  await owned.drop()
  await rm(folder, { recursive: true, force: true })
})

function as({ connectionString, ...connection }: pg.ClientConfig, user: string, secret: string): pg.ClientConfig {
  if (!connectionString) return { ...connection, user, password: secret }
  const url = new URL(connectionString)
  Object.assign(url, { username: user, password: secret })
  return { ...connection, connectionString: url.href }
}

/** The indexes of a database that need pg_trgm. */
async function trigramIndexesOf({ pool }: Pick<TestDatabase, 'pool'>): Promise<string[]> {
  const { rows } = await pool.query<{ indexdef: string }>(
    `select indexdef from pg_indexes where indexdef like '%gin_trgm_ops%' order by indexname`,
  )
  return rows.map(({ indexdef }) => indexdef)
}

const login = (email: string) => portal.call('POST', '/api/auth/login', { body: { email, password } })

async function search(key: string, words: string) {
  const { found, corrected } = (
    await portal.call('GET', `/api/resources/search?q=${encodeURIComponent(words)}`, { key })
  ).json().data
  return { corrected, titles: found.map(({ resource }: { resource: { title: string } }) => resource.title) }
}

test('accounts are found and kept apart whatever the case of their e-mail address', async () => {
  const { rows } = await owned.pool.query(`select extname from pg_extension where extname in ('citext', 'pg_trgm')`)
  expect(rows).toEqual([])
  await createUser(portal.deps, { email: 'Mina.Okoro@Example.org', role: 'senior' })
  expect((await login('mina.OKORO@example.org')).statusCode).toBe(200)
  expect((await login('mina.okoro@example.com')).statusCode).not.toBe(200)
  const again = await portal.call('POST', '/api/school/sign-up', {
    body: schoolForm({ email: 'MINA.okoro@example.org' }),
  })
  expect(again.json()).toMatchObject({ code: 'account/address-taken' })
  await expect(createUser(portal.deps, { email: 'mina.okoro@EXAMPLE.org' })).rejects.toMatchObject({ code: '23505' })
})

test('operators are warned, and find people and schools', async () => {
  const { key } = await createActor(portal.deps, { role: 'admin' })
  const data = async (url: string) => (await portal.call('GET', url, { key })).json().data
  expect((await data('/api/admin/overview')).warnings).toMatchObject([{ code: 'extension-missing' }])
  await createUser(portal.deps, { email: 'Tolu.Bello@example.org', fullName: 'Tolu Bello' })
  expect(JSON.stringify(await data('/api/admin/users?q=tolu.bello'))).toContain('Tolu.Bello@example.org')
  for (const list of ['schools?q=tolu', 'enquiries?q=tolu', 'bookings?q=tolu', 'audit?person=tolu', 'mails?q=tolu']) {
    expect((await portal.call('GET', `/api/admin/${list}`, { key })).statusCode, list).toBe(200)
  }
})

test('a school is found in the register by the words of its name', async () => {
  const { id } = await createRecord(portal.deps, {
    name: 'Gull Cove Primary School',
    postcode: 'PL30 4AA',
    website: 'gullcove.sch.example',
  })
  const changes = { title: 'Gull Cove', postcode: 'PL30 4AA', email: 'head@gullcove.sch.example' }
  const { schoolId } = await signUpAndConfirm(portal, changes)
  expect(await schoolOf(portal, schoolId)).toMatchObject({ status: 'approved', registerId: id })
})

test('the shelf is searched by exact words, and by misspelt ones once the server has pg_trgm', async () => {
  const { key } = await createActor(portal.deps, { role: 'senior' })
  await createResource(portal.deps, { title: 'The Lantern Parade', isFree: true })
  expect(await search(key, 'lantern')).toEqual({ corrected: '', titles: ['The Lantern Parade'] })
  expect(await search(key, 'lant')).toEqual({ corrected: '', titles: ['The Lantern Parade'] })
  expect(await search(key, 'latnern')).toEqual({ corrected: '', titles: [] })

  await owned.pool.query('create extension pg_trgm')
  const { connection } = portal.database
  const log = pino({ level: 'silent' })
  expect(await Promise.all([enableTrigrams(connection, log), enableTrigrams(connection, log)])).toEqual([true, true])
  const usual = await createTestDatabase()
  const inDefaultCollation = (index: string) => index.replace(' COLLATE "default"', '')
  expect((await trigramIndexesOf(owned)).map(inDefaultCollation)).toEqual(await trigramIndexesOf(usual))
  // Both kinds of database find the console's index for a search for people.
  for (const { pool } of [owned, usual]) {
    const client = await pool.connect()
    await client.query('begin; set local enable_seqscan = off')
    const { rows } = await client.query<{ 'QUERY PLAN': string }>(
      `explain select from users where (email::text || ' ' || full_name)::text collate "default" ilike '%ada birch%'`,
    )
    expect(rows.map((row) => row['QUERY PLAN']).join()).toContain('users_search')
    await client.query('rollback')
    client.release()
  }
  await usual.drop()

  const restarted = await buildTestApp({ database: portal.database })
  const found = await restarted.call('GET', '/api/resources/search?q=latnern', { key })
  expect(found.json().data).toMatchObject({
    corrected: 'lantern',
    found: [{ resource: { title: 'The Lantern Parade' } }],
  })
  expect(restarted.deps.warnings.list()).toEqual([])
  await restarted.close()
})

test('a backup is restored into a database with the extensions', async () => {
  const key = { secret: randomBytes(32).toString('base64url'), isEncrypted: false }
  const { id } = await createUser(portal.deps, { email: 'Moved@example.org' })
  const backup = join(folder, 'portal.backup')
  const { deps, database } = portal
  await makeBackup({ ...database, files: deps.files, dataDir: deps.config.dataDir }, backup, key)
  const usual = await createTestDatabase({ isEmpty: true })
  const into = { ...usual, dataDir: folder, files: createDiskStore(join(folder, 'files')), migrationsFolder }
  await restoreBackup(
    { ...into, log: pino({ level: 'silent' }) },
    { path: backup, erasureLog: erasureLogBeside(backup), secrets: [key.secret], isUnchecked: false, keyFile: '' },
  )
  const moved = await buildTestApp({ database: usual })
  expect(await moved.call('GET', '/api/user/view', { key: await createSession(moved.deps, id) })).toMatchObject({
    statusCode: 200,
  })
  const body = { email: 'moved@EXAMPLE.org', password }
  expect(await moved.call('POST', '/api/auth/login', { body })).toMatchObject({ statusCode: 200 })
  await moved.close()
  await usual.drop()
})
