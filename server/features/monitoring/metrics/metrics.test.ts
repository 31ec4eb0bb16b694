import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts'
import { createActor, createResource } from '../../../testing/factories.ts'
import { noteBackupCopied } from '../../backups/service.ts'
import { noteBackup } from '../testing/watched-portal.ts'

const token = 'a token that nobody guesses'
const headers = { authorization: `Bearer ${token}` }
let portal: TestApp
let backupTo: string
beforeAll(async () => {
  backupTo = await mkdtemp(join(tmpdir(), 'portal-metrics-'))
  portal = await buildTestApp({ environment: { METRICS_TOKEN: token, BACKUP_TO: backupTo } })
  await portal.deps.db.deleteFrom('rounds').where('name', '=', 'look-at-health').execute()
  await noteBackup(portal)
  await portal.deps.db.updateTable('backups').set({ folder: backupTo }).execute()
  await noteBackupCopied(portal.deps.db, backupTo)
  await portal.deps.jobs.start()
})
afterAll(async () => {
  await portal.deps.jobs.stop()
  await portal.close()
  await rm(backupTo, { recursive: true, force: true })
})

const read = async () => (await portal.call('GET', '/metrics', { headers })).body
const numberIn = (body: string, name: string) => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(body)?.[1])

test('whoever has the token gets the numbers, in the format of Prometheus, at every host name', async () => {
  const answer = await portal.call('GET', '/metrics', { headers: { ...headers, host: '10.0.0.7:3000' } })
  expect([answer.statusCode, answer.headers['content-type'], answer.headers['cache-control']]).toEqual([
    200,
    expect.stringContaining('text/plain; version=0.0.4'),
    'no-store',
  ])
  expect(answer.body).toContain('process_cpu_seconds_total')
})

test.each([undefined, 'Bearer ', `Bearer ${token}x`, token, `Basic ${token}`])(
  '%s is no token',
  async (authorization) => {
    const answer = await portal.call('GET', '/metrics', {
      headers: authorization === undefined ? {} : { authorization },
    })
    expect([answer.statusCode, answer.body]).toEqual([401, ''])
  },
)

test('without METRICS_TOKEN there is no such page', async () => {
  const other = await buildTestApp()
  onTestFinished(() => other.close())
  expect((await other.call('GET', '/metrics', { headers })).statusCode).toBe(404)
  expect((await other.call('GET', '/metrics', { headers: { host: '10.0.0.7' } })).statusCode).toBe(421)
})

test('requests are counted by the pattern of their route and their status, never by their path', async () => {
  await portal.call('GET', '/api/resources/17')
  await portal.call('GET', '/made/up/by/somebody')
  const body = await read()
  expect(body).toContain(
    'portal_http_request_duration_seconds_count{method="GET",route="/api/resources/:id",status="401"} 1',
  )
  expect(body).toContain('portal_http_request_duration_seconds_count{method="GET",route="page",status="404"} 1')
  expect(body).not.toContain('somebody')
})

test('an event stream is not counted, because it lasts as long as its page is open', async () => {
  const [{ key }, book] = [await createActor(portal.deps), await createResource(portal.deps, { isFree: true })]
  const url = `/api/boards/events?resource_id=${book.id}&digits=123456`
  const { host } = new URL(portal.deps.config.publicUrl)
  const board = { host, authorization: `Bearer ${key}` }
  const stream = (await portal.app.inject({ method: 'GET', url, headers: board, payloadAsStream: true })).stream()
  const isOver = new Promise((resolve) => stream.once('end', resolve).resume())
  await portal.call('POST', '/api/auth/logout', { key, body: {} })
  await isOver
  const body = await read()
  expect(body).toContain('route="/api/auth/logout"')
  expect(body).not.toContain('route="/api/boards/events"')
})

test('jobs, e-mails, checks and the pool have their numbers', async () => {
  const { db } = portal.deps
  await expect.poll(() => db.selectFrom('healthChecks').select('name').execute()).not.toEqual([])
  const mail = { toAddress: 'ada@example.org', subject: '', html: '', text: '' }
  await db
    .insertInto('mails')
    // The mail server is away: it was tried a moment ago.
    .values({ ...mail, waitingSince: new Date(Date.now() - 600_000), triedAt: new Date() })
    .execute()
  for (const [state, days] of [
    ['sent', 0],
    ['sent', 0],
    ['sent', 2],
    ['failed', 0],
    ['failed', 2],
  ] as const) {
    const triedAt = new Date(Date.now() - days * 86_400_000)
    await db
      .insertInto('mails')
      .values({ ...mail, state, triedAt })
      .execute()
  }
  const body = await read()
  expect(body).toContain('portal_mails_waiting 1')
  expect([numberIn(body, 'portal_mails_sent'), numberIn(body, 'portal_mails_failed')]).toEqual([2, 1])
  expect(Number(/portal_mails_oldest_seconds (\d+)/.exec(body)?.[1])).toBeGreaterThanOrEqual(600)
  expect(body).toContain('portal_check_state{check="register",state="open"} 1')
  expect(body).toContain('portal_check_state{check="register",state="well"} 0')
  expect(body).toMatch(/portal_database_pool_connections\{state="idle"\} \d/)
  expect(body).toMatch(/portal_jobs_failed \d/)
})

test('the version that runs is told', async () => {
  const { version } = JSON.parse(await readFile(join(portal.deps.config.root, 'package.json'), 'utf8'))
  expect(await read()).toContain(`\nportal_build_info{version="${version}"} 1\n`)
})

test('the disk of the data folder has its numbers; where files are in a bucket, nothing is said of one', async () => {
  const { space } = portal.deps.files
  onTestFinished(() => {
    portal.deps.files.space = space
  })
  portal.deps.files.space = async () => ({ free: 30e9, size: 100e9 })
  const body = await read()
  expect([numberIn(body, 'portal_disk_free_bytes'), numberIn(body, 'portal_disk_size_bytes')]).toEqual([30e9, 100e9])
  portal.deps.files.space = async () => null
  expect(await read()).not.toMatch(/^portal_disk_/m)
  portal.deps.files.space = () => Promise.reject(new Error('away'))
  expect(await read()).toMatch(/^portal_mails_waiting/m)
})

test('the last good backup and its copy in another place have their times', async () => {
  const body = await read()
  for (const name of ['portal_backup_good_timestamp_seconds', 'portal_backup_copied_timestamp_seconds'])
    expect(Math.abs(Date.now() / 1000 - numberIn(body, name))).toBeLessThan(600)
  const { db } = portal.deps
  await db.updateTable('backups').set({ copiedAt: null }).execute()
  onTestFinished(async () => {
    await noteBackupCopied(db, backupTo)
  })
  expect(await read()).not.toMatch(/^portal_backup_copied/m)
})

test('no gauge has the name of a counter, which promtool refuses', async () => {
  expect((await read()).match(/^# TYPE \S+_total gauge$/gm)).toBeNull()
})

test('statements that wait for a lock are counted, with the longest wait', async () => {
  expect(await read()).toContain('portal_database_lock_waits 0')
  const { pool } = portal.deps
  const holder = await pool.connect()
  await holder.query('begin; lock table bookings')
  const waiting = pool.query('select from bookings')
  try {
    await expect.poll(read).toContain('portal_database_lock_waits 1')
    expect(Number(/portal_database_lock_wait_seconds ([\d.]+)/.exec(await read())?.[1])).toBeGreaterThan(1)
  } finally {
    await holder.query('rollback')
    holder.release()
    await waiting
  }
})

test('two that scrape at the same time both get all numbers', async () => {
  const bodies: Promise<string>[] = []
  for (let scrape = 0; scrape < 30; scrape++) {
    bodies.push(read())
    await new Promise(setImmediate)
  }
  const lacking = (await Promise.all(bodies)).filter((body) => !/^portal_jobs_waiting \d/m.test(body))
  expect(lacking).toEqual([])
})

test.each(['deploy/alerts.yaml', 'deploy/grafana/portal.json'])('%s names metrics that exist', async (file) => {
  await portal.call('GET', '/made/up')
  const body = await read()
  const named = new Set(
    (await readFile(join(portal.deps.config.root, file), 'utf8')).match(/\b(portal|process|nodejs)_\w+/g),
  )
  expect(named.size).toBeGreaterThan(4)
  expect([...named].filter((name) => !body.includes(`\n${name}`))).toEqual([])
})

test('there are as many alert rules as the guides say', async () => {
  const rules = await readFile(join(portal.deps.config.root, 'deploy/alerts.yaml'), 'utf8')
  expect(rules.match(/- alert:/g)).toHaveLength(8)
})

test('without the database the process still has its numbers', async () => {
  const query = portal.deps.pool.connect
  onTestFinished(() => {
    portal.deps.pool.connect = query
  })
  portal.deps.pool.connect = () => Promise.reject(new Error('away'))
  const body = await read()
  expect(body).toContain('process_cpu_seconds_total')
  expect(body).toMatch(/^portal_disk_free_bytes \d/m)
  expect(body).not.toMatch(/^portal_mails_waiting/m)
})
