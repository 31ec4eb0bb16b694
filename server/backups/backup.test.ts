import { randomBytes, randomUUID } from 'node:crypto'
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { gzipSync } from 'node:zlib'
import { pino } from 'pino'
import { pack } from 'tar-stream'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { DatabaseUnavailable } from '../../postgres/database-unavailable.ts'
import { createDiskStore } from '../adapters/files/disk-store.ts'
import { createS3Store } from '../adapters/files/s3-store.ts'
import { startS3Server } from '../adapters/testing/s3-server.ts'
import { migrate } from '../database/migrate.ts'
import { eraseAccount } from '../features/accounts/deletion/erase-account.ts'
import { sendMail } from '../features/mailbox/service.ts'
import { buildTestApp, type TestApp } from '../testing/build-test-app.ts'
import { createActor, createResource, createSession, createUser } from '../testing/factories.ts'
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts'
import { erasureLogBeside } from './erasure-log.ts'
import { makeBackup } from './make-backup.ts'
import { RefusedBackup } from './refused-backup.ts'
import { checkBackup, type Restoring, restoreBackup, type Source } from './restore-backup.ts'
import { seal } from './seal.ts'
import { packTar } from './tar.ts'

let portal: TestApp
let folder: string
let backup: string
const key = { secret: randomBytes(32).toString('base64url'), isEncrypted: false }
const oddName = 'Zoë\t"Two\\Lines"\r\n\\N \u{1F4DA}'
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-backup-'))
  portal = await buildTestApp({ withJobs: true })
  const { deps } = portal
  const { id } = await createUser(deps, { fullName: oddName, email: 'zoe@example.org' })
  await createSession(deps, id)
  const first = await createResource(deps, { title: 'First' })
  await createResource(deps, { title: 'Second', belongsTo: first.id })
  await deps.jobs.stop()
  const mail = { to: { name: '', email: 'zoe@example.org' }, subject: 'Hello', html: '', text: 'Hello' }
  await deps.db.transaction().execute((db) => sendMail(deps.jobs, db, mail))
  await writeFile(join(deps.config.dataDir, 'try-it-accounts.json'), '[]')
  backup = join(folder, 'portal.backup')
  await makeBackup(keptOf(portal), backup, key)
})
afterAll(async () => {
  await portal.close()
  await rm(folder, { recursive: true, force: true })
})

const keptOf = ({ deps, database }: TestApp) => ({
  connection: database.connection,
  pool: database.pool,
  files: deps.files,
  dataDir: deps.config.dataDir,
})

test('a backup says which files that the database names were not there to be copied', async () => {
  const { db, files } = portal.deps
  const second = db.selectFrom('resources').select('version').where('title', '=', 'Second')
  const file = `resources/${(await second.executeTakeFirstOrThrow()).version}/document.pdf`
  const pdf = await files.read(file)
  await files.remove(file)
  const { missing } = await makeBackup(keptOf(portal), join(folder, 'lacking.backup'), key)
  await files.put(file, pdf)
  expect(missing.map(({ what }) => what)).toEqual(['“Second”'])
})

const from = (path: string, source: Partial<Source> = {}): Source => ({
  path,
  erasureLog: erasureLogBeside(path),
  secrets: [key.secret],
  isUnchecked: false,
  keyFile: 'backup.key',
  ...source,
})

/** What a backup leaves out, because it opens an account or only counts something. */
const leftOut = [
  ...['sessions', 'tokens', 'push_subscriptions', 'push_deliveries', 'rate_limits', 'instance_reports'],
  ...['class_codes', 'class_opens'],
]

/** Every row of every other table as text, and the current value of each sequence. */
async function contentOf({ pool }: TestDatabase): Promise<Record<string, string[]>> {
  const { rows: tables } = await pool.query<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' and relname <> all ($1) order by 1`,
    [leftOut],
  )
  const content: Record<string, string[]> = {}
  for (const { name } of tables) {
    const { rows } = await pool.query<{ row: string }>(`select t::text as row from "${name}" t order by 1`)
    content[name] = rows.map(({ row }) => row.replace(/,"\d{4}-\d\d-\d\d [^"]*"/, name === 'migrations' ? '' : '$&'))
  }
  const { rows: jobs } = await pool.query(`select name, data::text from pgboss.job where state < 'completed'`)
  const { rows: sequences } = await pool.query('select sequencename, last_value from pg_sequences order by 1')
  return {
    ...content,
    jobs: jobs.map((row) => JSON.stringify(row)),
    sequences: sequences.map((row) => JSON.stringify(row)),
  }
}

async function emptyPortal() {
  const database = await createTestDatabase({ isEmpty: true })
  onTestFinished(() => database.drop())
  const dataDir = await mkdtemp(join(folder, 'data-'))
  const { migrationsFolder } = portal.deps.config
  const files = createDiskStore(join(dataDir, 'files'))
  return { database, dataDir, files, migrationsFolder, log: pino({ level: 'silent' }) }
}
type Empty = Awaited<ReturnType<typeof emptyPortal>>
const restore = async (into: Restoring, source: Source) => restoreBackup(into, await checkBackup(source))
const restoringInto = ({ database: { pool, connection }, ...rest }: Empty) => ({ pool, connection, ...rest })

test('everything is restored: rows, files, waiting e-mails, and the numbering of new rows', async () => {
  const empty = await emptyPortal()
  const report = await restore(restoringInto(empty), from(backup))
  const before = await contentOf(portal.database)
  expect(await contentOf(empty.database)).toEqual(before)
  expect(before.users?.join()).toContain('zoe@example.org')
  expect(before.jobs?.join()).toContain('send-mail')
  const { rows } = await empty.database.pool.query(`select full_name from users where email = 'zoe@example.org'`)
  expect(rows).toEqual([{ full_name: oddName }])
  let files = 0
  for await (const key of portal.deps.files.keys()) {
    expect((await empty.files.read(key)).equals(await portal.deps.files.read(key))).toBe(true)
    files++
  }
  expect(report.files).toBe(files)
  expect(String(await readFile(join(empty.dataDir, 'try-it-accounts.json')))).toBe('[]')
})

test('a portal runs on what was restored, also with its files in a bucket', async () => {
  const service = await startS3Server()
  onTestFinished(() => service.close())
  const empty = { ...(await emptyPortal()), files: createS3Store(service.bucket) }
  await restore(restoringInto(empty), from(backup))
  const environment = {
    S3_BUCKET: service.bucket.name,
    S3_ENDPOINT: service.bucket.endpoint,
    S3_REGION: service.bucket.region,
    S3_ACCESS_KEY_ID: service.bucket.accessKeyId,
    S3_SECRET_ACCESS_KEY: service.bucket.secretAccessKey,
  }
  const again = await buildTestApp({ database: empty.database, environment })
  onTestFinished(() => again.close())
  const { key } = await createActor(again.deps)
  const [first] = (await again.call('GET', '/api/resources', { key })).json().data
  const pdf = await again.call('GET', first.pdf, { key, headers: { range: 'bytes=0-7' } })
  expect([pdf.statusCode, pdf.body]).toEqual([206, '%PDF-1.7'])
})

test('a backup that is not there is named, and not the log that is missing with it', async () => {
  const nowhere = join(folder, 'nowhere/portal.backup')
  const asked = from(nowhere, { erasureLog: join(folder, 'nowhere/erasures.log') })
  await expect(checkBackup(asked)).rejects.toThrow(`The backup ${nowhere} is not there.`)
})

test('only the owner of the machine account can read a backup, and none is overwritten', async () => {
  expect((await stat(backup)).mode & 0o777).toBe(0o600)
  const there = join(folder, 'there.backup')
  await writeFile(there, 'another')
  await expect(makeBackup(keptOf(portal), there, key)).rejects.toMatchObject({ code: 'EEXIST' })
  expect(String(await readFile(there))).toBe('another')
  expect((await readdir(folder)).filter((name) => name.endsWith('.unfinished'))).toEqual([])
})

test.each([
  ['broken off', (bytes: Buffer) => bytes.subarray(0, bytes.length - 400)],
  ['damaged', (bytes: Buffer) => Buffer.from(bytes).fill(7, 1500, 1540)],
  ['no backup', () => Buffer.from('Dear all, see you on Monday.')],
])('a file that is %s is refused, and a good one can then be restored', async (_name, spoil) => {
  const empty = await emptyPortal()
  const spoilt = join(folder, `${randomUUID()}.backup`)
  await writeFile(spoilt, spoil(await readFile(backup)))
  await expect(restore(restoringInto(empty), from(spoilt))).rejects.toThrow(RefusedBackup)
  expect(await readdir(empty.dataDir)).toEqual([])
  await restore(restoringInto(empty), from(backup))
})

test('an existing portal is not replaced', async () => {
  const into = { ...keptOf(portal), ...portal.deps, migrationsFolder: portal.deps.config.migrationsFolder }
  await expect(restore(into, from(backup))).rejects.toThrow('There is a portal here already')
})

test.each([
  ['a newer version', '0000-first.sql', 'was made by a newer version'],
  ['a version that was never released', '9999-last.sql', 'was never released'],
])('a backup of %s is refused, and the database stays empty', async (_name, only, sentence) => {
  const empty = await emptyPortal()
  const migrationsFolder = await mkdtemp(join(folder, 'other-'))
  await writeFile(join(migrationsFolder, only), 'select 1')
  const refused = restore({ ...restoringInto(empty), migrationsFolder }, from(backup))
  await expect(refused).rejects.toThrow(DatabaseUnavailable)
  await expect(refused).rejects.toThrow(sentence)
  const { rows } = await empty.database.pool.query(`select tablename from pg_tables where schemaname = 'public'`)
  expect(rows).toEqual([])
})

test('an interrupted restore can be run again', async () => {
  const empty = await emptyPortal()
  let isBroken = true
  const files = {
    ...empty.files,
    put: async (key: string, bytes: Uint8Array) => {
      if (isBroken) throw new Error('the disk is full')
      return empty.files.put(key, bytes)
    },
  }
  await expect(restore({ ...restoringInto(empty), files }, from(backup))).rejects.toThrow('the disk is full')
  const { rows } = await empty.database.pool.query('select count(*)::int as count from users')
  expect(rows).toEqual([{ count: 0 }])
  isBroken = false
  await restore({ ...restoringInto(empty), files }, from(backup))
  expect(await contentOf(empty.database)).toEqual(await contentOf(portal.database))
})

test('no session, mailed link or erased person is restored', async () => {
  const { deps } = portal
  const key = { secret: randomBytes(32).toString('base64url'), isEncrypted: true }
  const staff = await createActor(deps, { role: 'senior' })
  const leaver = await createUser(deps, { email: 'leaver@example.org', deletionRequestedAt: null })
  const secretLink = 'token='.padEnd(49, 'x')
  const values = { toAddress: 'ada@example.org', subject: 'Hello', html: secretLink, text: secretLink }
  const mail = await deps.db.insertInto('mails').values(values).returning('id').executeTakeFirstOrThrow()
  const open = { schoolId: staff.schoolId ?? '', email: 'invited@example.org', role: 'parent' as const }
  const tokenHash = randomBytes(32)
  await deps.db
    .insertInto('invitations')
    .values({ ...open, inviterId: staff.id, tokenHash, importId: randomUUID(), expiresAt: new Date(Date.now() + 1e9) })
    .execute()
  const before = join(folder, 'before', 'portal.backup')
  const after = join(folder, 'after', 'portal.backup')
  for (const path of [before, after]) await mkdir(dirname(path))
  await makeBackup(keptOf(portal), before, key)
  await deps.db.transaction().execute(async (db) => {
    const account = { ...leaver, disabledFrom: null }
    await eraseAccount(db, account)
  })
  await makeBackup(keptOf(portal), after, key)

  const empty = await emptyPortal()
  const stale = restore(
    restoringInto(empty),
    from(after, { secrets: [key.secret], erasureLog: erasureLogBeside(before) }),
  )
  await expect(stale).rejects.toThrow('is older than the backup')
  const source = from(before, { secrets: [key.secret], erasureLog: erasureLogBeside(after) })
  expect(await restore(restoringInto(empty), source)).toMatchObject({ erased: 1 })
  const { pool } = empty.database
  const one = async (text: string, values: unknown[] = []) => (await pool.query(text, values)).rows[0]
  expect(await one('select count(*)::int as sessions from sessions')).toEqual({ sessions: 0 })
  expect(await one('select id from mails where id = $1', [mail.id])).toBeUndefined()
  expect(await one(`select id from users where email = 'leaver@example.org'`)).toBeUndefined()
  expect(
    await one('select token_hash <> $1 as is_new, expires_at <= now() as is_over from invitations', [tokenHash]),
  ).toEqual({ is_new: true, is_over: true })
})

test('no portal starts on the database until a restore has finished', async () => {
  const empty = await emptyPortal()
  const files = { ...empty.files, put: () => Promise.reject(new Error('the disk is full')) }
  await expect(restore({ ...restoringInto(empty), files }, from(backup))).rejects.toThrow('the disk is full')
  const start = migrate(empty.database.connection, { folder: empty.migrationsFolder })
  await expect(start).rejects.toThrow('Run the same npm run restore again')
  await restore(restoringInto(empty), from(backup))
  await migrate(empty.database.connection, { folder: empty.migrationsFolder })
})

test.each([
  'files/../../x',
  'files//etc/x',
  'files/..\\x',
  'files/a/../b',
  'files/C:x',
  'database/users/../00001.copy',
  'x',
])('a backup with a file called %s is refused', async (name) => {
  const path = join(folder, `${randomUUID()}.backup`)
  const bytes = gzipSync(await buffer(packTar([{ name, bytes: Buffer.from('x') }])))
  await writeFile(path, Readable.from(seal(Readable.from([bytes]), key)))
  await expect(restore(restoringInto(await emptyPortal()), from(path))).rejects.toThrow('which no portal puts')
})

test('a backup that holds a link is refused', async () => {
  const archive = pack()
  archive.entry({ name: 'files/link', type: 'symlink', linkname: '/etc/passwd' })
  archive.finalize()
  const path = join(folder, `${randomUUID()}.backup`)
  await writeFile(path, Readable.from(seal(Readable.from([gzipSync(await buffer(archive))]), key)))
  await expect(restore(restoringInto(await emptyPortal()), from(path))).rejects.toThrow(
    'is not a backup, or is damaged',
  )
})
