import { randomBytes } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { gzipSync } from 'node:zlib'
import pg from 'pg'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { buildTestApp, type TestApp } from '../testing/build-test-app.ts'
import { createUser } from '../testing/factories.ts'
import { makeBackup } from './make-backup.ts'
import { openBackup, type Source } from './restore-backup.ts'
import { seal } from './seal.ts'
import { joined, packTar, type TarFile } from './tar.ts'
import { tryBackup } from './try-backup.ts'

let portal: TestApp
let folder: string
let source: Source
const key = { secret: randomBytes(32).toString('base64url'), isEncrypted: true }
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-tried-'))
  portal = await buildTestApp({ withJobs: true })
  for (const name of ['Ada\nBirch', 'Zoë\\N', 'Sam']) await createUser(portal.deps, { fullName: name })
  const path = join(folder, 'portal.backup')
  await makeBackup({ ...portal.deps, dataDir: portal.deps.config.dataDir }, path, key)
  source = { path, erasureLog: null, secrets: [key.secret], isUnchecked: false, keyFile: 'backup.key' }
})
afterAll(async () => {
  await portal.close()
  await rm(folder, { recursive: true, force: true })
})

const trying = () => ({ ...portal.deps, ...portal.deps.config })

/** The backup with one of its entries changed, and sealed again as a portal would. */
async function altered(change: (file: TarFile) => TarFile): Promise<Source> {
  const files: TarFile[] = []
  for await (const { name, body } of openBackup(source)) files.push(change({ name, bytes: await joined(body) }))
  const path = join(folder, `${randomBytes(4).toString('hex')}.backup`)
  const packed = gzipSync(await buffer(Readable.from(packTar(Readable.from(files)))))
  await writeFile(path, Readable.from(seal(Readable.from([packed]), key)))
  return { ...source, path }
}

test('a good backup is restored and its rows are counted', async () => {
  const report = await tryBackup(trying(), source)
  expect(report?.rows).toBeGreaterThan(3)
  await tryBackup(trying(), await altered((file) => file))
})

test('a backup with a row too few is refused', async () => {
  const short = await altered(({ name, bytes }) => {
    const isUsers = name.startsWith('database/users/')
    return { name, bytes: isUsers ? bytes.subarray(0, bytes.lastIndexOf(10, -2) + 1) : bytes }
  })
  await expect(tryBackup(trying(), short)).rejects.toThrow('gave 2 rows of users instead of the 3 that were written')
})

test('without the right to create databases it is read to its end, and refused if it is damaged', async () => {
  const role = `reader_${randomBytes(4).toString('hex')}`
  const { pool, connection } = portal.database
  await pool.query(`create role ${role}`)
  const limited = new pg.Pool({ ...connection, options: `-c role=${role}`, max: 1 })
  onTestFinished(async () => {
    await limited.end()
    await pool.query(`drop role ${role}`)
  })
  expect(await tryBackup({ ...trying(), pool: limited }, source)).toBeNull()
  const path = join(folder, 'damaged.backup')
  await writeFile(path, 'Dear all, see you on Monday.')
  await expect(tryBackup({ ...trying(), pool: limited }, { ...source, path })).rejects.toThrow('is not a backup')
})

test('what a killed process has left is dropped, and no database that somebody has named alike', async () => {
  const { pool } = portal.database
  const { rows } = await pool.query<{ prefix: string }>(`select left(current_database(), 40) || '_tried_' as prefix`)
  const prefix = rows[0]?.prefix ?? ''
  const [left, own] = [`${prefix}0123456789ab`, `${prefix}out`]
  for (const name of [left, own]) await pool.query(`create database ${pg.escapeIdentifier(name)}`)
  onTestFinished(async () => {
    for (const name of [left, own]) await pool.query(`drop database if exists ${pg.escapeIdentifier(name)}`)
  })
  await tryBackup(trying(), source)
  const found = await pool.query('select datname from pg_database where starts_with(datname, $1)', [prefix])
  expect(found.rows).toEqual([{ datname: own }])
})
