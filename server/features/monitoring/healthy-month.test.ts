import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { lastDigestDay, sendDigest } from './digest.ts'
import { lookAtHealth } from './look-at-health.ts'
import { report } from './report-health.ts'
import { createWatchedPortal, noteBackup, type WatchedPortal } from './testing/watched-portal.ts'

/** What happens in a portal that is well: e-mails (some bounce), an error now and then, and a night's backup. */
async function liveForADay({ deps }: WatchedPortal) {
  const mail = { toAddress: 'ada@example.org', subject: 'Hello', html: '', text: '', triedAt: new Date() }
  const sent = Array.from({ length: 40 }, () => ({ ...mail, state: 'sent' as const }))
  const bounced = Array.from({ length: 4 }, () => ({ ...mail, state: 'failed' as const }))
  await deps.db
    .insertInto('mails')
    .values([...sent, ...bounced])
    .execute()
  for (let answer = 0; answer < 300; answer++) deps.responses.count(answer % 40 === 0 ? 503 : 200)
}

async function passAWeek({ deps }: WatchedPortal) {
  await sql`delete from digests where week < (select max(week) from digests)`.execute(deps.db)
  await sql`update digests set week = week - 7`.execute(deps.db)
}

test('a month in which nothing is wrong: four digests, and nothing else', async () => {
  const portal = await createWatchedPortal()
  const { deps } = portal
  for (let day = 1; day <= 31; day++) {
    await liveForADay(portal)
    for (let part = 0; part < 3; part++) {
      await report(deps)
      expect(await lookAtHealth(deps)).toBe(false)
      await sendDigest(deps)
      await portal.pass(8 * 60)
    }
    if (day % 7 === 0) await passAWeek(portal)
    await sendDigest(deps)
    await noteBackup(portal)
  }
  expect(await portal.told()).toEqual(Array(4).fill('Your portal last week: nothing needed you'))
})

test('the digest says what happened, what goes on, and what is not set up, once a week', async () => {
  const portal = await createWatchedPortal()
  const { deps } = portal
  deps.files.space = async () => ({ free: 0, size: 100e9 })
  await portal.lookTwice()
  deps.files.space = async () => ({ free: 60e9, size: 100e9 })
  portal.outside.findCertificate = async () => ({ endsAt: new Date(), refusal: '' })
  await portal.lookTwice()
  await portal.told()
  // The portal was off on Monday, and what ended more than a week ago has not been told yet.
  await portal.pass(9 * 24 * 60)
  await passAWeek(portal)
  await Promise.all([sendDigest(deps), sendDigest(deps)])
  expect(await portal.told()).toEqual(['Your portal last week'])
  const { text } = await deps.db
    .selectFrom('mails')
    .select('text')
    .where('subject', '=', 'Your portal last week')
    .executeTakeFirstOrThrow()
  expect(text).toContain('Over: Disk space. It was: The disk is 100 % full')
  expect(text).toContain('Still a problem: Certificate.')
  expect(text).toContain('Not set up yet: No mail server is set up.')
})

test.each([
  ['2026-11-23T07:59:00Z', '2026-11-16'],
  ['2026-11-23T08:00:00Z', '2026-11-23'],
  ['2026-11-29T23:59:00Z', '2026-11-23'],
  // Summer time: eight o’clock in London is seven in UTC.
  ['2026-07-06T06:59:00Z', '2026-06-29'],
  ['2026-07-06T07:00:00Z', '2026-07-06'],
])('at %s the last digest is that of %s', (now, day) => {
  expect(lastDigestDay(new Date(now))).toBe(day)
})
