import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, onTestFinished } from 'vitest'
import type { Deps } from '../../../deps.ts'
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts'
import { createUser } from '../../../testing/factories.ts'
import { nightOf } from '../../backups/nights-to-keep.ts'
import { sendDigest } from '../digest.ts'

/** Everything that the checks look at and that has a date. */
const dated = ['incidents', 'health_checks', 'instance_reports', 'register_imports', 'backups', 'mails', 'digests']

export interface WatchedPortal extends TestApp {
  operator: string
  backupTo: string
  /** What the portal finds on the internet; a test replaces it. */
  outside: Pick<Deps, 'findCertificate' | 'findTextRecords'>
  /** Lets time pass: moves every date into the past. */
  pass(minutes: number): Promise<void>
  /** Looks once, by the job that does. */
  look(): Promise<void>
  /** Looks until a trouble, or its end, has been seen twice. */
  lookTwice(): Promise<void>
  /** The subjects of the e-mails that operators got since the last call, sorted. */
  told(): Promise<string[]>
}

/** A portal in service, with its jobs, that is well in every respect: https, a current register, backups, and room on the disk. */
export async function createWatchedPortal(environment: Record<string, string> = {}): Promise<WatchedPortal> {
  const backupTo = await mkdtemp(join(tmpdir(), 'portal-watched-'))
  const outside: WatchedPortal['outside'] = {
    findCertificate: async () => ({ endsAt: new Date(Date.now() + 60 * 86_400_000), refusal: '' }),
    findTextRecords: async (name) => [name.startsWith('_dmarc.') ? 'v=DMARC1; p=none' : 'v=spf1 -all'],
  }
  const portal = await buildTestApp({
    environment: { PUBLIC_URL: 'https://books.example.org', BACKUP_TO: backupTo, ...environment },
    deps: {
      findCertificate: (address) => outside.findCertificate(address),
      findTextRecords: (name) => outside.findTextRecords(name),
    },
  })
  onTestFinished(async () => {
    await portal.deps.jobs.stop()
    await portal.close()
    await rm(backupTo, { recursive: true, force: true })
  })
  const { deps } = portal
  const { db, jobs } = deps
  deps.files.space = async () => ({ free: 60e9, size: 100e9 })
  await db.insertInto('registerImports').values({ kind: 'schools', fileHash: 'a', finishedAt: new Date() }).execute()
  await noteBackup(portal)
  const operator = (await createUser(deps, { role: 'admin' })).email
  const lookedAt = async () => {
    const { at } = await db
      .selectFrom('healthChecks')
      .select(({ fn }) => fn.min('lookedAt').as('at'))
      .executeTakeFirstOrThrow()
    return at?.getTime() ?? 0
  }
  await db.deleteFrom('rounds').where('name', '=', 'look-at-health').execute()
  await jobs.start()
  await expect.poll(lookedAt).toBeGreaterThan(0)
  // The job does it by day.
  await sendDigest(deps)

  async function pass(minutes: number) {
    const { rows } = await sql<{ table: string; column: string }>`
      select table_name as "table", column_name as "column" from information_schema.columns
      where table_schema = 'public' and data_type = 'timestamp with time zone' and table_name = any(${dated})`.execute(
      db,
    )
    for (const { table, column } of rows) {
      const moved = sql`${sql.ref(column)} - ${minutes} * interval '1 minute'`
      await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${moved}`.execute(db)
    }
  }

  async function look() {
    const before = await lookedAt()
    // The second look of a minute that the test has skipped.
    await sql`delete from pgboss.job where name = 'look-at-health' and state = 'created'`.execute(db)
    await jobs.add(db, 'look-at-health', {})
    await expect.poll(lookedAt).toBeGreaterThan(before)
  }

  const heard = new Set<string>()
  return {
    ...portal,
    operator,
    backupTo,
    outside,
    pass,
    look,
    async lookTwice() {
      await look()
      await pass(2)
      await look()
    },
    async told() {
      const mails = await db.selectFrom('mails').select(['id', 'subject']).where('toAddress', '=', operator).execute()
      const fresh = mails.filter(({ id }) => !heard.has(id))
      for (const { id } of fresh) heard.add(id)
      return fresh.map(({ subject }) => subject).sort()
    },
  }
}

/** A good backup of now, in place of the last one. */
export async function noteBackup({ deps }: Pick<TestApp, 'deps'>): Promise<void> {
  await deps.db.deleteFrom('backups').execute()
  const now = new Date()
  const night = nightOf(now)
  await deps.db
    .insertInto('backups')
    .values({ night, finishedAt: now, triedAt: now, file: 'portal.backup', rows: 1200, bytes: 5_000_000 })
    .execute()
}
