import { mkdir, rm } from 'node:fs/promises'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Check } from '#contract/monitoring.ts'
import { createActor, createSession, createUser } from '../../testing/factories.ts'
import { mailsTo } from '../../testing/mails.ts'
import { createWatchedPortal, noteBackup, type WatchedPortal } from './testing/watched-portal.ts'

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000)

async function checksOf(portal: WatchedPortal): Promise<Record<string, Check>> {
  const { key } = await createActor(portal.deps, { role: 'admin' })
  const { checks } = (await portal.call('GET', '/api/admin/health', { key })).json().data
  await portal.deps.db.deleteFrom('sessions').execute()
  return Object.fromEntries(checks.map((check: Check) => [check.name, check]))
}

/** What goes wrong, and how it is put right. */
function fiveTroubles({ deps, backupTo, outside }: WatchedPortal) {
  const { db } = deps
  const healthy = { space: deps.files.space, findCertificate: outside.findCertificate }
  return {
    async begin() {
      deps.files.space = async () => ({ free: 5e9, size: 100e9 })
      // A queue that nobody works on is like one whose worker hangs.
      await sql`select pgboss.create_queue('count-the-stars', '{}')`.execute(db)
      await sql`insert into pgboss.job (name, start_after) values ('count-the-stars', now() - interval '1 hour')`.execute(
        db,
      )
      await rm(backupTo, { recursive: true })
      await db
        .updateTable('registerImports')
        .set({ finishedAt: inDays(-121) })
        .execute()
      outside.findCertificate = async () => ({ endsAt: inDays(12), refusal: '' })
    },
    async end() {
      Object.assign(deps.files, { space: healthy.space })
      outside.findCertificate = healthy.findCertificate
      await sql`delete from pgboss.job where name = 'count-the-stars'`.execute(db)
      await mkdir(backupTo)
      await db.updateTable('registerImports').set({ finishedAt: new Date() }).execute()
    },
  }
}

const titles = ['Background jobs', 'Backups', 'Certificate', 'Disk space', 'Register of schools']

test('five troubles are five e-mails with what to do, no repeats, and five more when they are over', async () => {
  const portal = await createWatchedPortal()
  const troubles = fiveTroubles(portal)
  await portal.lookTwice()
  expect(await portal.told()).toEqual([])
  await troubles.begin()
  await portal.look()
  expect(await portal.told()).toEqual([])
  await portal.pass(2)
  await portal.look()
  expect(await portal.told()).toEqual(titles.map((title) => `Problem: ${title}`))
  for (let round = 0; round < 12; round++) {
    await portal.pass(5)
    await portal.look()
  }
  expect(await portal.told()).toEqual([])
  await troubles.end()
  await noteBackup(portal)
  await portal.look()
  expect(await portal.told()).toEqual([])
  await portal.pass(2)
  await portal.look()
  expect(await portal.told()).toEqual(titles.map((title) => `Over: ${title}`))
  await portal.pass(5)
  await portal.lookTwice()
  expect(await portal.told()).toEqual([])
  const text = (await mailsTo(portal, portal.operator, 10)).map(({ text }) => text).join('\n')
  for (const words of [
    'The disk is 95 % full: 5.0 GB of 100.0 GB are free.',
    'The job “count-the-stars” should have run',
    'is not there or cannot be written.',
    'The register was imported 121 days ago.',
    'The certificate ends in 12 days',
    'What to do: Make room',
    'https://books.example.org/admin/health',
  ])
    expect(text).toContain(words)
})

test('what only one look has seen is told to nobody, nor what comes and goes', async () => {
  const portal = await createWatchedPortal()
  const { files } = portal.deps
  const { space } = files
  for (let times = 0; times < 3; times++) {
    files.space = async () => ({ free: 5e9, size: 100e9 })
    await portal.look()
    await portal.pass(2)
    files.space = space
    await portal.lookTwice()
  }
  files.space = async () => ({ free: 5e9, size: 100e9 })
  await portal.lookTwice()
  expect(await portal.told()).toEqual(['Problem: Disk space'])
  // A little above the limit is not yet well.
  files.space = async () => ({ free: 11e9, size: 100e9 })
  await portal.lookTwice()
  files.space = space
  await portal.look()
  await portal.pass(2)
  files.space = async () => ({ free: 5e9, size: 100e9 })
  await portal.lookTwice()
  expect(await portal.told()).toEqual([])
})

/** Somebody of each kind whose browser shows notifications; collects them. */
async function subscribe({ deps }: WatchedPortal) {
  const { db, webPush } = deps
  const pushed: Array<{ title: string; path: string }> = []
  webPush.send = async ({ payload }) => {
    pushed.push(JSON.parse(payload))
    return { state: 'sent' }
  }
  for (const role of ['admin', 'parent'] as const) {
    const user = await createUser(deps, { role, allowNotifications: true })
    await createSession(deps, user.id)
    const { id } = await db.selectFrom('sessions').select('id').where('userId', '=', user.id).executeTakeFirstOrThrow()
    await db
      .insertInto('pushSubscriptions')
      .values({ sessionId: id, endpoint: `https://push.example.org/${role}`, authSecret: 'a', notificationKey: 'b' })
      .execute()
  }
  return pushed
}

test('without a mail server operators are notified of troubles', async () => {
  const portal = await createWatchedPortal()
  expect((await checksOf(portal)).mail?.what).toContain('only operators with notifications switched on are told')
  const pushed = await subscribe(portal)
  portal.deps.files.space = async () => ({ free: 0, size: 100e9 })
  await portal.lookTwice()
  await expect.poll(() => pushed).toMatchObject([{ title: 'Problem: Disk space', path: '/admin/health' }])
})

test('while e-mails cannot be sent, operators are notified, and get one e-mail when they can', async () => {
  const portal = await createWatchedPortal({ SMTP_URL: 'smtp://127.0.0.1:9' })
  const { db } = portal.deps
  const pushed = await subscribe(portal)
  await sql`insert into mail_outage (problem, since) values ('connection refused', now() - interval '10 minutes')`.execute(
    db,
  )
  await portal.lookTwice()
  expect(await portal.told()).toEqual([])
  await expect.poll(() => pushed.map(({ title }) => title)).toEqual(['Problem: Sending e-mails'])
  expect(pushed[0]).toMatchObject({ path: '/admin/health', body: expect.stringContaining('connection refused') })
  const { key } = await createActor(portal.deps, { role: 'admin' })
  const overview = await portal.call('GET', '/api/admin/overview', { key })
  expect(overview.json().data.troubles).toMatchObject([{ name: 'mail', title: 'Sending e-mails' }])
  portal.deps.files.space = async () => ({ free: 0, size: 100e9 })
  await portal.lookTwice()
  await expect.poll(() => pushed.map(({ title }) => title)).toContain('Problem: Disk space')
  expect(await portal.told()).toEqual(['Problem: Disk space'])
  await sql`delete from mail_outage`.execute(db)
  await sql`delete from mails where state = 'waiting'`.execute(db)
  await portal.lookTwice()
  expect((await portal.told()).filter((subject) => subject !== 'Problem: Disk space')).toEqual([
    'Over: Sending e-mails',
  ])
})

test('the page has every check, what is not set up, and the troubles that are over', async () => {
  const portal = await createWatchedPortal()
  portal.deps.files.space = async () => ({ free: 0, size: 100e9 })
  await portal.lookTwice()
  let checks = await checksOf(portal)
  expect(Object.keys(checks)).toHaveLength(15)
  expect(checks.disk).toMatchObject({ state: 'trouble', remedy: expect.stringContaining('Make room') })
  expect(checks.database?.what).toMatch(/; \d+ of \d+ connections are in use/)
  expect(checks.mail).toMatchObject({ state: 'open', remedy: 'Set SMTP_URL and restart the portal.' })
  expect(Object.values(checks).filter(({ state }) => !['well', 'open'].includes(state))).toHaveLength(1)
  portal.deps.files.space = async () => ({ free: 60e9, size: 100e9 })
  portal.outside.findCertificate = () => Promise.reject(new Error('no answer'))
  await portal.lookTwice()
  checks = await checksOf(portal)
  expect(checks.disk).toMatchObject({ state: 'well', remedy: '' })
  expect(checks.certificate).toMatchObject({ state: 'unknown', what: expect.stringContaining('(no answer)') })
  const { key } = await createActor(portal.deps, { role: 'admin' })
  const { past, looked_time } = (await portal.call('GET', '/api/admin/health', { key })).json().data
  expect(past).toMatchObject([{ name: 'disk', title: 'Disk space' }])
  expect(Date.parse(looked_time)).toBeGreaterThan(Date.now() - 600_000)
})
