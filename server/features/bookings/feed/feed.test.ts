import { randomUUID } from 'node:crypto'
import ICAL from 'ical.js'
import type { Insertable } from 'kysely'
import { expect, test } from 'vitest'
import type { CalendarFeed } from '#contract/calendar.ts'
import { dayAfter, todayInUk } from '#contract/school-days.ts'
import type { BookingsTable } from '../../../database/inbox-tables.ts'
import { loggedPath } from '../../../http/errors.ts'
import { buildTestApp } from '../../../testing/build-test-app.ts'
import { createActor, password } from '../../../testing/factories.ts'
import { mailsTo, tokenMailedTo } from '../../../testing/mails.ts'
import { setUpPortal } from '../../../testing/set-up-portal.ts'

const portal = setUpPortal({ withJobs: true })

const feeds = '/api/admin/calendar/feeds'
const operator = () => createActor(portal.deps, { role: 'admin' })

/** Makes an address, and returns its path. */
async function make(key: string): Promise<string> {
  const answer = await portal.call('POST', feeds, { key })
  expect(answer.statusCode).toBe(200)
  const { url } = answer.json().data
  expect(url.startsWith(portal.deps.config.publicUrl)).toBe(true)
  return url.slice(portal.deps.config.publicUrl.length)
}
const list = async (key: string): Promise<CalendarFeed[]> => (await portal.call('GET', feeds, { key })).json().data
const statusOf = async (path: string) => (await portal.call('GET', path)).statusCode
const inDays = (days: number) => dayAfter(todayInUk(), days)

async function agreed(booking: Partial<Insertable<BookingsTable>>): Promise<string> {
  const asked = { reference: `B-${randomUUID()}`, name: 'Ada Birch', email: 'ada@example.org', phone: '01632 960 118' }
  const { id } = await portal.deps.db
    .insertInto('bookings')
    .values({ ...asked, school: 'Tidewell', message: 'Our hall.', status: 'confirmed', ...booking })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

async function read(path: string) {
  const answer = await portal.call('GET', path)
  expect(answer.statusCode).toBe(200)
  const events = new ICAL.Component(ICAL.parse(answer.body)).getAllSubcomponents('vevent')
  return new Map(
    events.map((event) => {
      const { uid, sequence, startDate, summary, location, description } = new ICAL.Event(event)
      const [status, url] = ['status', 'url'].map((name) => event.getFirstPropertyValue(name))
      const start = startDate.isDate ? startDate.toString() : startDate.toJSDate().toISOString()
      return [uid.split('@')[0] ?? '', { uid, sequence, start, summary, location, description, status, url }]
    }),
  )
}

test('a calendar program reads the sessions with the secret alone, as operators need them', async () => {
  const { key } = await operator()
  const path = await make(key)
  expect(path).toMatch(/^\/api\/calendar\/[\w-]{43}\.ics$/)
  const day = inDays(30)
  const details = { startsAt: '09:30', minutes: 90, visitor: 'Siân, of Fable', place: 'The hall' }
  const id = await agreed({ sessionOn: day, calendarVersion: 3, ...details })
  const answer = await portal.call('GET', path)
  expect(answer.headers).toMatchObject({
    'content-type': 'text/calendar; charset=utf-8',
    'cache-control': 'private, no-store',
  })
  expect(answer.headers['set-cookie']).toBeUndefined()
  for (const word of ['Ada Birch', 'ada@example.org', '01632', 'Our hall.']) expect(answer.body).not.toContain(word)
  const session = (await read(path)).get(id)
  expect(session).toMatchObject({ sequence: 3, status: 'CONFIRMED', location: 'The hall' })
  expect(session?.summary).toBe('Enterprise session: Tidewell')
  expect(session?.description).toContain('Visitor: Siân, of Fable')
  expect(session?.url).toBe(`${portal.deps.config.publicUrl}/admin/bookings/${id}`)
  expect((await portal.call('HEAD', path)).statusCode).toBe(200)
})

test('the entry is the one that the school has, and right on both sides of a clock change', async () => {
  const { key } = await operator()
  const path = await make(key)
  const staff = await createActor(portal.deps, { role: 'senior' })
  const nextYear = Number(todayInUk().slice(0, 4)) + 1
  const [winter, summer] = [`${nextYear}-01-11`, `${nextYear}-07-11`]
  const own = { userId: staff.id, schoolId: staff.schoolId, startsAt: '09:30', calendarVersion: 2 }
  const [inWinter, inSummer] = [
    await agreed({ ...own, sessionOn: winter }),
    await agreed({ ...own, sessionOn: summer }),
  ]
  const found = await read(path)
  expect(found.get(inWinter)?.start).toBe(`${winter}T09:30:00.000Z`)
  expect(found.get(inSummer)?.start).toBe(`${summer}T08:30:00.000Z`)
  const file = await portal.call('GET', `/api/bookings/${inSummer}/calendar`, { key: staff.key })
  expect(file.body).toContain(`UID:${found.get(inSummer)?.uid}`)
  expect(file.body).toContain(`SEQUENCE:${found.get(inSummer)?.sequence}`)
})

test('cancelled sessions stay for 30 days and past ones for 90; what has no day is not in it', async () => {
  const { key } = await operator()
  const path = await make(key)
  const long = new Date(Date.now() - 31 * 86_400_000)
  const soon = inDays(20)
  const ids = {
    cancelled: await agreed({ sessionOn: soon, status: 'cancelled', startsAt: '' }),
    longCancelled: await agreed({ sessionOn: soon, status: 'cancelled', updatedAt: long }),
    done: await agreed({ sessionOn: inDays(-89), status: 'done', updatedAt: long }),
    past: await agreed({ sessionOn: inDays(-92), status: 'done' }),
    waits: await agreed({ status: 'requested' }),
  }
  const found = await read(path)
  expect(Object.values(ids).map((id) => found.get(id)?.status)).toEqual([
    ...['CANCELLED', undefined, 'CONFIRMED', undefined, undefined],
  ])
  expect(found.get(ids.cancelled)?.start).toBe(soon)
})

test('only the hash is stored; a new address ends the old one, and any operator can revoke it', async () => {
  const { id, key } = await operator()
  const other = await operator()
  const first = await make(key)
  expect((await list(key)).find((feed) => feed.id === id)).toMatchObject({ is_own: true, last_read_time: '' })
  const rows = await portal.deps.db.selectFrom('calendarFeeds').selectAll().where('userId', '=', id).execute()
  expect(JSON.stringify(rows)).not.toContain(first.slice(14, -4))
  expect(await statusOf(first)).toBe(200)
  const [feed] = (await list(other.key)).filter((one) => one.id === id)
  expect(feed).toMatchObject({ name: 'Ada Birch', is_own: false, last_read_time: expect.stringMatching(/Z$/) })
  const second = await make(key)
  expect([await statusOf(first), await statusOf(second)]).toEqual([404, 200])
  expect((await portal.call('DELETE', `${feeds}/${id}`, { key: other.key })).statusCode).toBe(200)
  expect(await statusOf(second)).toBe(404)
  expect((await portal.call('DELETE', `${feeds}/${id}`, { key: other.key })).statusCode).toBe(404)
  const log = await portal.deps.db
    .selectFrom('auditLog')
    .select(['action', 'actorId'])
    .where('object', '=', id)
    .where(({ eb, ref }) => eb(ref('action').$castTo<string>(), 'like', 'calendar.%'))
    .orderBy('id')
    .execute()
  expect(log).toEqual([
    { action: 'calendar.address-made', actorId: id },
    { action: 'calendar.address-replaced', actorId: id },
    { action: 'calendar.address-revoked', actorId: other.id },
  ])
})

test('what is wrong with an address is not told: each is the same 404', async () => {
  const { id, key } = await operator()
  const path = await make(key)
  const { db } = portal.deps
  const bodies = new Set<string>()
  const refused = async (asked: string) => {
    const answer = await portal.call('GET', asked)
    bodies.add(`${answer.statusCode} ${answer.body} ${answer.headers['cache-control']}`)
  }
  await refused('/api/calendar/never-made.ics')
  await refused('/api/calendar/.ics')
  await refused(path.replace('.ics', ''))
  await refused(`/api/calendar/${'x'.repeat(90)}.ics`)
  await db.updateTable('users').set({ status: 'disabled' }).where('id', '=', id).execute()
  await refused(path)
  await db
    .updateTable('users')
    .set({ status: 'active', deletionRequestedAt: new Date() })
    .where('id', '=', id)
    .execute()
  await refused(path)
  await db.updateTable('users').set({ deletionRequestedAt: null }).where('id', '=', id).execute()
  expect(await statusOf(path)).toBe(200)
  await db.deleteFrom('users').where('id', '=', id).execute()
  await refused(path)
  expect([...bodies]).toEqual([expect.stringMatching(/^404 \{[^{}]*"not-found"[^{}]*\} no-store$/)])
})

test('an address ends with whatever secures the account of its operator', async () => {
  const { key: other } = await operator()
  const post = (path: string, key: string, body: object = {}) => portal.call('POST', `/api/${path}`, { key, body })
  const chosen = 'a small boat at sea 4'
  const ways: Record<string, (one: Awaited<ReturnType<typeof operator>>) => Promise<{ statusCode: number }>> = {
    changed: ({ key }) => post('user/change-password', key, { current_password: password, password: chosen }),
    'logged out': ({ key }) => post('auth/logout-everywhere', key),
    disabled: ({ id }) => post(`admin/users/${id}/disable`, other),
    reset: async ({ id, email }) => {
      await post(`admin/users/${id}/new-password`, other)
      return post('auth/reset-password', '', { token: await tokenMailedTo(portal, email, 2), password: chosen })
    },
    'taken back': async ({ key, id, email }) => {
      const moved = `new-${id}@example.org`
      await post('user/change-email', key, { email: moved, current_password: password })
      await post('auth/confirm-new-email', key, { token: await tokenMailedTo(portal, moved) })
      return post('auth/undo-new-email', '', { token: await tokenMailedTo(portal, email, 2) })
    },
  }
  for (const [name, secure] of Object.entries(ways)) {
    const one = await operator()
    const path = await make(one.key)
    expect([name, (await secure(one)).statusCode]).toEqual([name, 200])
    await portal.deps.db.updateTable('users').set({ status: 'active' }).where('id', '=', one.id).execute()
    expect([name, await statusOf(path)]).toEqual([name, 404])
  }
})

test('operators hear of an address that their account has made, and find it in their data', async () => {
  const { id, key, email } = await operator()
  const download = async () => (await portal.call('GET', '/api/user/export', { key })).json()
  expect((await download()).calendar_address).toBeNull()
  await make(key)
  const path = await make(key)
  const mails = await mailsTo(portal, email, 2)
  expect(mails.map(({ subject }) => /been (created|replaced)$/.exec(subject)?.[1])).toEqual(['created', 'replaced'])
  expect(JSON.stringify(mails)).not.toContain(path.slice(14, -4))
  expect((await list(key)).find((feed) => feed.id === id)).toBeDefined()
  expect(Object.keys((await download()).calendar_address)).toEqual(['createdAt', 'lastReadAt'])
})

test('two addresses at once: one of them works', async () => {
  const { key } = await operator()
  const paths = await Promise.all([make(key), make(key)])
  expect((await Promise.all(paths.map(statusOf))).sort()).toEqual([200, 404])
})

test('reading is limited by network, and the log never has the secret', async () => {
  const strict = await buildTestApp({ limits: { calendarsPerNetwork: 1 } })
  const path = '/api/calendar/a-secret.ics'
  expect((await strict.call('GET', path)).statusCode).toBe(404)
  expect((await strict.call('GET', path)).statusCode).toBe(429)
  await strict.close()
  for (const asked of [path, '/API/calendar/a-secret', `${path}?x=a-secret`, '/api/calendar/a-secret%2Eics'])
    expect(loggedPath(asked)).toMatch(/^\/api\/calendar\/\[secret\]$/i)
})
