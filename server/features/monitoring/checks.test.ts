import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { CheckState } from '#contract/monitoring.ts'
import { dayAfter } from '#contract/school-days.ts'
import { findDatabaseState } from '../../database/server-state.ts'
import type { Deps } from '../../deps.ts'
import { createResource } from '../../testing/factories.ts'
import { runCommand } from '../../testing/lifecycle/run-command.ts'
import { nightOf, noteBackupElsewhere } from '../backups/service.ts'
import { allChecks } from './all-checks.ts'
import { report } from './report-health.ts'
import { createWatchedPortal, noteBackup } from './testing/watched-portal.ts'

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000)

async function stateOf(deps: Deps, name: string, isOngoing = false): Promise<CheckState> {
  const check = allChecks.find((one) => one.name === name)
  if (!check) throw new Error(`there is no check ${name}`)
  return (await check.look(deps, isOngoing)).state
}

test('mails: thousands at once may wait longer than the link that somebody asked for, and deferred ones do not count', async () => {
  const { deps } = await createWatchedPortal({ SMTP_URL: 'smtp://127.0.0.1:9' })
  const { db } = deps
  await db.insertInto('mailOutage').values({ problem: '' }).execute()
  const mail = { toAddress: 'ada@example.org', subject: 'Hello', html: '', text: '' }
  const wait = (minutes: number, priority: number, triedAt: Date | null = null) =>
    db
      .insertInto('mails')
      .values({ ...mail, priority, waitingSince: minutesAgo(minutes), triedAt })
      .execute()
  await wait(100, -2)
  await wait(14, 0)
  await wait(3000, 0, minutesAgo(29))
  expect(await stateOf(deps, 'mail')).toBe('well')
  await wait(16, -1)
  expect(await stateOf(deps, 'mail')).toBe('trouble')
  await db.deleteFrom('mails').execute()
  await wait(121, -2)
  expect(await stateOf(deps, 'mail')).toBe('trouble')
  await db.deleteFrom('mails').execute()
  await db
    .updateTable('mailOutage')
    .set({ since: minutesAgo(6) })
    .execute()
  expect(await stateOf(deps, 'mail')).toBe('trouble')
})

test('a few mistyped addresses are no trouble, a tenth of all e-mails is', async () => {
  const { deps } = await createWatchedPortal()
  const tried = (state: 'sent' | 'failed', count: number, mayHaveArrived = false) =>
    deps.db
      .insertInto('mails')
      .values(
        Array.from({ length: count }, () => ({
          ...{ toAddress: 'ada@example.org', subject: '', html: '', text: '' },
          ...{ state, mayHaveArrived, triedAt: new Date() },
        })),
      )
      .execute()
  await tried('failed', 4)
  expect(await stateOf(deps, 'failed-mails')).toBe('well')
  await tried('failed', 1, true)
  expect(await stateOf(deps, 'failed-mails')).toBe('trouble')
  await tried('sent', 46)
  expect(await stateOf(deps, 'failed-mails')).toBe('well')
})

test('errors of all instances count, from ten on and a share of them', async () => {
  const { deps } = await createWatchedPortal()
  const other = { ...deps, instance: '11111111-1111-4111-8111-111111111111' }
  const answer = async (instance: Deps, responses: number, failures: number) => {
    for (let one = 0; one < responses; one++) deps.responses.count(one < failures ? 500 : 200)
    await report(instance)
  }
  await answer(deps, 9, 9)
  expect(await stateOf(deps, 'errors')).toBe('well')
  await answer(other, 1, 1)
  expect(await stateOf(deps, 'errors')).toBe('trouble')
  await answer(deps, 240, 0)
  expect([await stateOf(deps, 'errors'), await stateOf(deps, 'errors', true)]).toEqual(['well', 'trouble'])
})

test('requests are counted as they are answered, those of load balancers apart', async () => {
  const { deps, call, app } = await createWatchedPortal()
  app.get('/broken', () => Promise.reject(new Error('broken')))
  deps.responses.take()
  await call('GET', '/broken')
  await call('GET', '/api/nothing')
  await call('GET', '/healthz')
  expect(deps.responses.take()).toEqual({ responses: 2, failures: 1 })
})

test('a clock that is wrong and a feed that is lost are seen on every instance', async () => {
  const { deps } = await createWatchedPortal()
  expect([await stateOf(deps, 'clock'), await stateOf(deps, 'feed')]).toEqual(['well', 'well'])
  const seen = { responses: 0, failures: 0, diskFree: null, diskSize: null }
  await deps.db
    .insertInto('instanceReports')
    .values({ ...seen, instance: '11111111-1111-4111-8111-111111111111', isFeedConnected: false, clockSkewMs: -31_000 })
    .execute()
  expect([await stateOf(deps, 'clock'), await stateOf(deps, 'feed')]).toEqual(['trouble', 'trouble'])
  // An instance that has ended says nothing any more.
  await deps.db
    .updateTable('instanceReports')
    .set({ reportedAt: minutesAgo(4) })
    .execute()
  await report(deps)
  expect([await stateOf(deps, 'clock'), await stateOf(deps, 'feed')]).toEqual(['well', 'well'])
})

test('connections of other users count, although an ordinary user may not look at them', async () => {
  const { deps } = await createWatchedPortal()
  const role = sql.id(`ordinary_${deps.instance.slice(0, 8)}`)
  const seen = await deps.db
    .transaction()
    .execute(async (db) => {
      await sql`create role ${role}`.execute(db)
      await sql`set local role ${role}`.execute(db)
      const { connections } = await findDatabaseState(db)
      // The role goes with the transaction.
      throw Object.assign(new Error('seen'), { connections })
    })
    .catch(({ connections }: { connections?: number }) => connections)
  expect(seen).toBeGreaterThan(0)
})

test('a job that was given up is a trouble for a day', async () => {
  const { deps } = await createWatchedPortal()
  expect(await stateOf(deps, 'failed-jobs')).toBe('well')
  await deps.pool.query(`select pgboss.create_queue('never', '{}')`)
  const fail = (name: string) =>
    deps.pool.query(`insert into pgboss.job (name, state, completed_on) values ($1, 'failed', now())`, [name])
  await fail('look-at-health')
  expect(await stateOf(deps, 'failed-jobs')).toBe('well')
  await fail('never')
  expect(await stateOf(deps, 'failed-jobs')).toBe('trouble')
  await deps.pool.query(`update pgboss.job set completed_on = now() - interval '25 hours' where name = 'never'`)
  expect(await stateOf(deps, 'failed-jobs')).toBe('well')
})

test('a disk is in trouble by its share, unless much is free, and when little is', async () => {
  const { deps } = await createWatchedPortal()
  for (const [free, size, state] of [
    [21e9, 1000e9, 'well'],
    [9.9e9, 100e9, 'trouble'],
    [1.1e9, 10e9, 'well'],
    [0.9e9, 5e9, 'trouble'],
  ] as const) {
    deps.files.space = async () => ({ free, size })
    await report(deps)
    expect([free, await stateOf(deps, 'disk')]).toEqual([free, state])
  }
})

test('a file that the database names and that is not there is a trouble until all are there again', async () => {
  const { deps } = await createWatchedPortal()
  const { files, db } = deps
  const { version } = await createResource(deps, { title: 'Temi and the Chip Thief' })
  await createResource(deps, { deletedAt: new Date(), version: 'deleted' })
  await files.remove('resources/deleted')
  const { id } = await db.insertInto('images').values({ isUsed: true }).returning('id').executeTakeFirstOrThrow()
  await files.put(`images/${id}.webp`, Buffer.from('an image'))
  expect(await stateOf(deps, 'files')).toBe('well')
  await files.remove(`images/${id}.webp`)
  expect(await stateOf(deps, 'files')).toBe('trouble')
  await files.remove(`resources/${version}`)
  const { what } = (await allChecks.find(({ name }) => name === 'files')?.look(deps, true)) ?? {}
  expect(what).toBe('2 of 2 files that the database names are not there: “Temi and the Chip Thief”, an image.')
  await files.put(`resources/${version}/document.pdf`, Buffer.from('%PDF'))
  await files.put(`images/${id}.webp`, Buffer.from('an image'))
  expect(await stateOf(deps, 'files', true)).toBe('well')
})

test('backups that something else makes: it has to tell of each, within 36 hours', async () => {
  const portal = await createWatchedPortal({ BACKUP_TO: 'elsewhere' })
  const { deps, pass } = portal
  await deps.db.deleteFrom('backups').execute()
  expect(await stateOf(deps, 'backups')).toBe('open')
  await sql`update migrations set applied_at = now() - interval '37 hours'`.execute(deps.db)
  expect(await stateOf(deps, 'backups')).toBe('trouble')
  const { code } = await runCommand('backup-note', [], {
    ...portal,
    dataDir: deps.config.dataDir,
    settings: { BACKUP_TO: 'elsewhere' },
  })
  expect(code).toBe(0)
  expect(await stateOf(deps, 'backups')).toBe('well')
  await pass(37 * 60)
  expect(await stateOf(deps, 'backups')).toBe('trouble')
  await noteBackupElsewhere(deps.db, nightOf(new Date()))
  expect(await stateOf(deps, 'backups')).toBe('well')
})

test('once the portal has been told of a copy of its backups in another place, the next has to come within 36 hours', async () => {
  const portal = await createWatchedPortal()
  const { deps, pass, backupTo } = portal
  const note = (...args: string[]) =>
    runCommand('backup-note', args, { ...portal, dataDir: deps.config.dataDir, settings: { BACKUP_TO: backupTo } })
  await deps.db.updateTable('backups').set({ folder: backupTo }).execute()
  await pass(35 * 60)
  expect(await stateOf(deps, 'backups')).toBe('well')
  expect((await note()).code).toBe(0)
  await pass(35 * 60)
  const [tomorrow, now] = [dayAfter(nightOf(new Date()), 1), new Date()]
  const made = { file: 'portal.backup', folder: backupTo, finishedAt: now, triedAt: now }
  await deps.db
    .insertInto('backups')
    .values({ ...made, night: tomorrow })
    .execute()
  expect(await stateOf(deps, 'backups')).toBe('well')
  await pass(2 * 60)
  expect(await stateOf(deps, 'backups')).toBe('trouble')
  expect((await note()).code).toBe(0)
  expect(await stateOf(deps, 'backups')).toBe('well')
  await pass(37 * 60)
  await deps.db.updateTable('backups').set({ finishedAt: new Date() }).execute()
  expect(await stateOf(deps, 'backups')).toBe('trouble')
  expect((await note('--no-copies')).code).toBe(0)
  expect(await stateOf(deps, 'backups')).toBe('well')
  await deps.db.deleteFrom('backups').execute()
  expect(await note()).toMatchObject({ code: 1, output: expect.stringContaining('no good backup in') })
})

test('backups: old, refused, untried, and none yet', async () => {
  const portal = await createWatchedPortal()
  const { deps, pass } = portal
  await pass(35 * 60)
  expect(await stateOf(deps, 'backups')).toBe('well')
  await pass(2 * 60)
  expect(await stateOf(deps, 'backups')).toBe('trouble')
  await noteBackup(portal)
  await deps.db.updateTable('backups').set({ triedAt: null }).execute()
  expect(await stateOf(deps, 'backups')).toBe('open')
  // No disk has room for four of these.
  await deps.db.updateTable('backups').set({ bytes: 2e18 }).execute()
  expect(await stateOf(deps, 'backups')).toBe('trouble')
  await deps.db.updateTable('backups').set({ problem: 'It could not be restored.' }).execute()
  expect(await stateOf(deps, 'backups')).toBe('trouble')
  await deps.db.deleteFrom('backups').execute()
  expect(await stateOf(deps, 'backups')).toBe('well')
})
