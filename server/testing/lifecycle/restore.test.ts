import { copyFile, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { gzipSync } from 'node:zlib'
import pg from 'pg'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { seal } from '../../backups/seal.ts'
import { packTar } from '../../backups/tar.ts'
import { createActor, password } from '../factories.ts'
import { type PortalProcess, startPortalProcess, urlOf } from '../portal-process.ts'
import { at, createTestDatabase } from '../test-database.ts'
import { runCommand } from './run-command.ts'

/** In milliseconds, for a few commands on a busy machine. Only a fault takes this long. */
const patience = 300_000

let folder: string
let portal: PortalProcess
let revoked: Awaited<ReturnType<typeof createActor>>
let leaver: Awaited<ReturnType<typeof createActor>>
const backup = (name: string) => join(folder, name, 'portal.backup')
const backupKey = 'a passphrase of the charity, 2026'

/** Someone logs out, and someone else is deleted, between two backups: "before", which the attacker restores, and "after". */
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-restore-'))
  portal = await startPortalProcess({ dataDir: join(folder, 'data') })
  revoked = await createActor(portal.deps)
  leaver = await createActor(portal.deps)
  const database = databaseOf(portal)
  const run = (name: string, settings = {}) =>
    mkdir(dirname(backup(name))).then(() =>
      runCommand('backup', [backup(name)], { database, dataDir: portal.dataDir, settings }),
    )
  const made = await run('before')
  expect(made).toMatchObject({ code: 0 })
  expect(made.output).toContain(join(portal.dataDir, 'backup.key'))
  expect((await run('encrypted', { BACKUP_KEY: backupKey })).code).toBe(0)
  expect((await portal.call('POST', '/api/auth/logout', { key: revoked.key })).status).toBe(200)
  const asked = { key: leaver.key, body: { current_password: password } }
  expect((await portal.call('POST', '/api/user/delete', asked)).status).toBe(200)
  // A week passes, and the daily jobs run.
  await portal.kill()
  await database.pool.query(`update users set deletion_requested_at = now() - interval '8 days' where id = $1`, [
    leaver.id,
  ])
  await database.pool.query('delete from rounds')
  const again = await startPortalProcess({ database, dataDir: portal.dataDir })
  await vi.waitFor(async () => expect(await findUser(portal, leaver.email)).toEqual([]), { timeout: 300_000 })
  await again.stop()
  expect((await run('after')).code).toBe(0)
}, patience)
afterAll(async () => {
  await portal.stop()
  await rm(folder, { recursive: true, force: true })
})

function databaseOf({ database }: Pick<PortalProcess, 'database'>) {
  if (!database) throw new Error('the portal runs on a database of its own')
  return database
}

const findUser = async (of: Pick<PortalProcess, 'database'>, email: string) =>
  (await databaseOf(of).pool.query('select id from users where email = $1', [email])).rows

/** An empty machine, with or without the key of the portal that made the backups. */
async function createMachine({ hasKey = true } = {}) {
  const database = await createTestDatabase({ isEmpty: true })
  onTestFinished(() => database.drop())
  const dataDir = join(await mkdtemp(join(folder, 'machine-')), 'data')
  await mkdir(dataDir)
  if (hasKey) await copyFile(join(portal.dataDir, 'backup.key'), join(dataDir, 'backup.key'))
  const restore = (args: string[], settings = {}) => runCommand('restore', args, { database, dataDir, settings })
  const tables = `select count(*)::int as tables from pg_tables where schemaname = 'public'`
  const isUntouched = async () =>
    (await database.pool.query(tables)).rows[0].tables === 0 &&
    (await readdir(dataDir)).every((name) => name === 'backup.key') &&
    (await readdir(dirname(dataDir))).join() === 'data'
  return { database, dataDir, restore, isUntouched }
}

test(
  'a restored portal has no earlier session and nobody who was deleted since',
  async () => {
    const machine = await createMachine()
    const restored = await machine.restore([backup('before'), '--erasures', join(folder, 'after/erasures.log')])
    expect(restored).toMatchObject({ code: 0 })
    expect(restored.output).toContain('deleted since the backup: 1 ')
    expect(await findUser(machine, leaver.email)).toEqual([])
    const again = await startPortalProcess(machine)
    onTestFinished(() => again.stop())
    expect((await again.call('GET', '/api/user/view', { key: revoked.key })).status).toBe(401)
    const logIn = (email: string) => again.call('POST', '/api/auth/login', { body: { email, password } })
    expect((await logIn(revoked.email)).status).toBe(200)
    expect((await logIn(leaver.email)).ok).toBe(false)
  },
  patience,
)

test(
  'beside a portal a restore makes another database and folder, and says what to change; the portal stays',
  async () => {
    const { dataDir } = portal
    const { connection, pool } = databaseOf(portal)
    const file = join(folder, 'database-url')
    await writeFile(file, `${urlOf(connection)}\n`, { mode: 0o600 })
    const settings = { DATABASE_URL: '', DATABASE_URL_FILE: file }
    const name = `${connection.database}_restored`
    onTestFinished(async () => {
      for (const one of [name, `${name}_2`]) await pool.query(`drop database if exists ${one} with (force)`)
    })
    const usersIn = async (database: string) => {
      const client = new pg.Client(at(connection, database))
      await client.connect()
      const { rows } = await client.query('select email from users')
      await client.end()
      return rows.map(({ email }) => email)
    }
    // The log beside the backup knows nothing of the account that was deleted since: the portal that is there does.
    const restored = await runCommand('restore', [backup('before')], {
      database: databaseOf(portal),
      dataDir,
      settings,
    })
    expect(restored).toMatchObject({ code: 0 })
    expect(restored.output).toContain(`: ${name} instead of ${connection.database}, at its end\n`)
    expect(restored.output).toContain(`DATA_DIR=${dataDir}-restored\n`)
    expect(await usersIn(name)).toContain(revoked.email)
    expect(await usersIn(name)).not.toContain(leaver.email)
    expect(await readFile(join(`${dataDir}-restored`, 'backup.key'))).toEqual(
      await readFile(join(dataDir, 'backup.key')),
    )
    // From there as from the first, and what an interrupted restore has left is taken again.
    await pool.query(`create database ${name}_2`)
    const there = { DATABASE_URL: urlOf(at(connection, name)) }
    const again = await runCommand('restore', [backup('before')], {
      database: databaseOf(portal),
      dataDir: `${dataDir}-restored`,
      settings: there,
    })
    expect(again.output).toContain(`: ${name}_2 instead of ${name}, at its end\n`)
    expect(again.output).toContain(`DATA_DIR=${dataDir}-restored-2\n`)
    expect(await usersIn(`${name}_2`)).toContain(revoked.email)
  },
  patience,
)

test(
  'without the log of deletions a restore is refused, unless forced',
  async () => {
    const machine = await createMachine({ hasKey: false })
    const settings = { BACKUP_KEY: backupKey }
    const alone = join(dirname(machine.dataDir), 'alone')
    await mkdir(alone)
    await copyFile(backup('encrypted'), join(alone, 'portal.backup'))
    const refused = await machine.restore([join(alone, 'portal.backup')], settings)
    expect(refused).toMatchObject({ code: 1 })
    expect(refused.output).toContain('erasures.log is not there')
    const restored = await machine.restore([join(alone, 'portal.backup'), '--without-erasures'], settings)
    expect(restored).toMatchObject({ code: 0 })
    expect(restored.output).toContain('deleted since the backup are back')
    expect(await findUser(machine, leaver.email)).toHaveLength(1)
  },
  patience,
)

test(
  'a log of deletions that was shortened, or is older than the backup, is refused',
  async () => {
    const machine = await createMachine()
    const changed = join(folder, 'changed.log')
    const log = await readFile(join(folder, 'after/erasures.log'), 'utf8')
    await writeFile(changed, log.replace(/^\d{4}-\d\d-\d\d [\da-f]{64}\n/m, ''))
    const shortened = await machine.restore([backup('before'), '--erasures', changed])
    expect(shortened).toMatchObject({ code: 1 })
    expect(shortened.output).toContain('is damaged, or was changed')
    const stale = await machine.restore([backup('after'), '--erasures', join(folder, 'before/erasures.log')])
    expect(stale).toMatchObject({ code: 1 })
    expect(stale.output).toContain('is older than the backup')
    expect(await machine.isUntouched()).toBe(true)
  },
  patience,
)

test.each([
  ['incomplete', 'is incomplete', (bytes: Buffer) => bytes.subarray(0, -40)],
  [
    'changed in one bit',
    'is damaged, or was changed',
    (bytes: Buffer) => Buffer.from(bytes).fill(bytes[900] ? 0 : 1, 900, 901),
  ],
])(
  'a backup that is %s writes nothing',
  async (_name, sentence, spoil) => {
    const machine = await createMachine()
    const spoilt = join(await mkdtemp(join(folder, 'spoilt-')), 'portal.backup')
    await writeFile(spoilt, await spoil(await readFile(backup('before'))))
    const refused = await machine.restore([spoilt, '--erasures', join(folder, 'after/erasures.log')])
    expect(refused).toMatchObject({ code: 1 })
    expect(refused.output).toContain(sentence)
    expect(refused.output).not.toMatch(/^\s+at /m)
    expect(await machine.isUntouched()).toBe(true)
  },
  patience,
)

test(
  'on another machine a restore asks for the key',
  async () => {
    const machine = await createMachine({ hasKey: false })
    const refused = await machine.restore([backup('before'), '--without-erasures'])
    expect(refused).toMatchObject({ code: 1 })
    expect(refused.output).toContain(
      `Copy backup.key from the data folder of the portal that made it to ${machine.dataDir}`,
    )
    const encrypted = await machine.restore([backup('encrypted'), '--without-erasures'])
    expect(encrypted.output).toContain('is encrypted. Set BACKUP_KEY')
    const wrong = await machine.restore([backup('encrypted'), '--without-erasures'], { BACKUP_KEY: `${backupKey}!` })
    expect(wrong.output).toContain('was made with another key')
    expect(await machine.isUntouched()).toBe(true)
  },
  patience,
)

test.each(['files/../../owned', 'files/..\\owned', '../owned'])(
  'an archive with a file called %s writes nothing, also when nobody asks for its seal',
  async (name) => {
    const machine = await createMachine()
    const crafted = join(await mkdtemp(join(folder, 'crafted-')), 'portal.backup')
    const description = { migrations: [], tables: [], sequences: [], queues: [] }
    const files = [
      { name, bytes: Buffer.from('owned') },
      { name: 'database/description.json', bytes: Buffer.from(JSON.stringify(description)) },
      { name: 'end.json', bytes: Buffer.from('{"madeAt":"2026-11-22T12:00:00Z","files":1,"rows":{}}') },
    ]
    const packed = gzipSync(await buffer(packTar(files)))
    await writeFile(
      crafted,
      Readable.from(seal(Readable.from([packed]), { secret: 'of an attacker', isEncrypted: false })),
    )
    const refused = await machine.restore([crafted, '--without-erasures', '--unauthenticated'])
    expect(refused).toMatchObject({ code: 1 })
    expect(refused.output).toContain('which no portal puts into a backup')
    expect(await machine.isUntouched()).toBe(true)
  },
  patience,
)
