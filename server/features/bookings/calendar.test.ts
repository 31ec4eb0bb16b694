import ICAL from 'ical.js'
import { convertIcsCalendar } from 'ts-ics'
import { beforeAll, expect, test } from 'vitest'
import { dayAfter, todayInUk } from '#contract/school-days.ts'
import { createMailer } from '../../adapters/mailer.ts'
import { createActor } from '../../testing/factories.ts'
import { startMailServer } from '../../testing/mail-server.ts'
import { mailsTo } from '../../testing/mails.ts'
import { schoolDay } from '../../testing/school-day.ts'
import { setUpPortal } from '../../testing/set-up-portal.ts'
import { type CalendarEntry, calendarOf, calendarOfAll } from './calendar.ts'
import { remindOfSessions } from './remind-of-sessions.ts'

const config = { appName: 'Portal', mailFrom: 'noreply@charity.example', publicUrl: 'https://books.example' }
const toTeacher = { method: 'REQUEST', to: 'teacher@school.example' } as const
const session: CalendarEntry = {
  id: '0a52a0c4-7a4c-4f6e-9a7d-9f2b7f5f6f10',
  version: 3,
  reference: 'B-7KM2XPQ',
  school: 'St Mary’s, Tidewell; and a name that is so long that its line has to be folded, twice even 🎈',
  ...{ day: '2027-03-26', startsAt: '09:30', minutes: 90, format: 'in-person' },
  visitor: 'Siân Ó Súilleabháin',
  place: 'Hall 2, \\ by the lift',
}

/** Reads an entry as another program does. */
function read(calendar: string) {
  const component = new ICAL.Component(ICAL.parse(calendar))
  const event = component.getFirstSubcomponent('vevent')
  if (!event) throw new Error('There is no event.')
  const one = new ICAL.Event(event)
  return { component, event, one, method: component.getFirstPropertyValue('method') }
}

test('another program reads every word of an entry', () => {
  const { one, event, method } = read(calendarOf(session, toTeacher, config))
  expect(method).toBe('REQUEST')
  expect(one.uid).toBe(session.id)
  expect(one.sequence).toBe(3)
  expect(one.summary).toBe(`Enterprise session: ${session.school}`)
  expect(one.location).toBe(session.place)
  expect(one.description).toContain('Visitor: Siân Ó Súilleabháin')
  expect(event.getFirstPropertyValue('status')).toBe('CONFIRMED')
  const cancelled = read(calendarOf({ ...session, version: 4 }, { ...toTeacher, method: 'CANCEL' }, config))
  expect(cancelled.method).toBe('CANCEL')
  expect(cancelled.one.uid).toBe(one.uid)
  expect(cancelled.event.getFirstPropertyValue('status')).toBe('CANCELLED')
})

test.each([
  ['the last school day before summer time', '2027-03-26', '2027-03-26T09:30:00.000Z'],
  ['the first one after it began', '2027-03-30', '2027-03-30T08:30:00.000Z'],
  ['the last one of summer time', '2027-10-29', '2027-10-29T08:30:00.000Z'],
  ['the first one after it ended', '2027-11-01', '2027-11-01T09:30:00.000Z'],
])('half past nine is half past nine on %s', (_name, day, utc) => {
  const { one } = read(calendarOf({ ...session, day }, { method: 'PUBLISH' }, config))
  expect(one.startDate.toJSDate().toISOString()).toBe(utc)
  expect(one.duration.toSeconds()).toBe(90 * 60)
})

test('without a time it lasts the day', () => {
  const { one } = read(calendarOf({ ...session, startsAt: '', minutes: 0 }, { method: 'PUBLISH' }, config))
  expect(one.startDate.isDate).toBe(true)
  expect([one.startDate.toString(), one.endDate.toString()]).toEqual(['2027-03-26', '2027-03-27'])
})

/** Reads a calendar as a second program does, which shares no code with the first. */
function readAgain(calendar: string) {
  const { method, events = [] } = convertIcsCalendar(undefined, calendar)
  return {
    method,
    events: events.map(({ uid, sequence, status, summary, location, description, start, end }) => ({
      ...{ uid, sequence, status, summary, location, description },
      ...{ start: start.date.toISOString(), end: end?.date.toISOString(), isDay: start.type === 'DATE' },
    })),
  }
}

test('two parsers agree on every entry, on both sides of the clock changes', () => {
  const days = ['2027-03-26', '2027-03-30', '2027-10-29', '2027-11-01']
  const sessions = [
    ...days.map((day) => ({ ...session, id: `timed-${day}`, day })),
    ...days.map((day) => ({ ...session, id: `all-day-${day}`, day, startsAt: '', minutes: 0 })),
    { ...session, id: 'online', format: 'online', place: '', visitor: '' },
  ]
  const both = (calendar: string) => {
    const component = new ICAL.Component(ICAL.parse(calendar))
    const first = component.getAllSubcomponents('vevent').map((event) => {
      const { uid, sequence, summary, location, description, startDate, endDate } = new ICAL.Event(event)
      const time = (at: ICAL.Time) => (at.isDate ? `${at.toString()}T00:00:00.000Z` : at.toJSDate().toISOString())
      const status = event.getFirstPropertyValue('status')
      return {
        ...{ uid, sequence, status, summary, location: location ?? undefined, description },
        ...{ start: time(startDate), end: time(endDate), isDay: startDate.isDate },
      }
    })
    const again = readAgain(calendar)
    expect(again.events).toEqual(first)
    expect(again.method).toBe(component.getFirstPropertyValue('method'))
    return again
  }
  for (const sent of [toTeacher, { ...toTeacher, method: 'CANCEL' }, { method: 'PUBLISH' }] as const)
    for (const one of sessions) expect(both(calendarOf(one, sent, config)).events).toHaveLength(1)
  const all = sessions.map((one, number) => ({ ...one, isCancelled: number === 1, changedAt: new Date(0) }))
  const { events } = both(calendarOfAll(all, config))
  expect(events.map(({ uid }) => uid)).toEqual(sessions.map(({ id }) => id))
  expect(events.map(({ status }) => status).slice(0, 3)).toEqual(['CONFIRMED', 'CANCELLED', 'CONFIRMED'])
  expect(events.slice(0, 4).map(({ start }) => start.slice(11, 16))).toEqual(['09:30', '08:30', '08:30', '09:30'])
  expect(events[4]).toMatchObject({ isDay: true, start: '2027-03-26T00:00:00.000Z', end: '2027-03-27T00:00:00.000Z' })
  expect(both(calendarOfAll([], config)).events).toEqual([])
})

const portal = setUpPortal({ limits: { messagesPerNetwork: 1000 }, withJobs: true })
let operator: string
beforeAll(async () => {
  operator = (await createActor(portal.deps, { role: 'admin' })).key
})

async function confirmed(day: string) {
  const staff = await createActor(portal.deps, { role: 'senior' })
  const email = `${staff.id}@example.org`
  const body = { name: 'Ada Birch', email, school: 'Tidewell' }
  await portal.call('POST', '/api/page/book-session', { key: staff.key, body })
  const [{ id }] = (await portal.call('GET', '/api/bookings', { key: staff.key })).json().data
  const details = { starts_at: '09:30', minutes: 90, format: 'in-person', visitor: 'Rosalind', place: 'The hall' }
  const decide = (change: object) =>
    portal.call('PUT', `/api/admin/bookings/${id}`, { key: operator, body: { session_on: '', text: '', ...change } })
  const answer = await decide({ version: 1, status: 'confirmed', session_on: day, ...details })
  expect(answer.json().data).toMatchObject({ status: 'confirmed', ...details })
  return { id, email, key: staff.key, schoolId: staff.schoolId ?? '', decide, details }
}

test('the mails of a session carry one entry in ever newer versions, and the page has it too', async () => {
  const { id, email, key, decide, details } = await confirmed(schoolDay(30))
  await decide({ version: 2, status: 'confirmed', session_on: schoolDay(40), ...details, starts_at: '13:15' })
  const page = await portal.call('GET', `/api/bookings/${id}/calendar`, { key })
  expect(page.headers['content-type']).toBe('text/calendar; charset=utf-8')
  expect(read(page.body).method).toBe('PUBLISH')
  await decide({ version: 3, status: 'cancelled' })
  const [receipt, ...mails] = await mailsTo(portal, email, 4)
  expect(receipt?.calendar).toBe('')
  expect(mails[0]?.text).toContain(', 09:30 to 11:00')
  const entries = mails.map(({ calendar }) => read(calendar))
  expect(entries.map(({ method }) => method)).toEqual(['REQUEST', 'REQUEST', 'CANCEL'])
  expect(new Set([...entries, read(page.body)].map(({ one }) => one.uid)).size).toBe(1)
  expect(entries.map(({ one }) => one.sequence)).toEqual([1, 2, 3])
  expect((await portal.call('GET', `/api/bookings/${id}/calendar`, { key })).statusCode).toBe(404)
})

test('reminds a week and a day before, once each, whoever looks', async () => {
  const { id, email } = await confirmed(schoolDay(30))
  const { deps } = portal
  const remind = () => Promise.all([remindOfSessions(deps), remindOfSessions(deps)])
  const isIn = async (ahead: number) => {
    await deps.db
      .updateTable('bookings')
      .set({ sessionOn: dayAfter(todayInUk(), ahead) })
      .where('id', '=', id)
      .execute()
  }
  await isIn(8)
  await remind()
  await mailsTo(portal, email, 2)
  await isIn(7)
  await remind()
  expect((await mailsTo(portal, email, 3)).at(-1)?.text).toContain('Visitor: Rosalind')
  await isIn(1)
  await remind()
  await remind()
  expect((await mailsTo(portal, email, 4)).at(-1)?.subject).toMatch(/^Your enterprise session is tomorrow, /)
  await isIn(0)
  await remind()
  await mailsTo(portal, email, 4)
})

test('a school that has been rejected gets no reminder, and operators see that it has been', async () => {
  const { id, email, schoolId } = await confirmed(schoolDay(30))
  const { deps } = portal
  const setStatus = (status: 'approved' | 'rejected') =>
    deps.db.updateTable('schools').set({ status }).where('id', '=', schoolId).execute()
  const view = async () => (await portal.call('GET', `/api/admin/bookings/${id}`, { key: operator })).json().data
  await deps.db
    .updateTable('bookings')
    .set({ sessionOn: dayAfter(todayInUk(), 7) })
    .where('id', '=', id)
    .execute()
  await setStatus('rejected')
  await remindOfSessions(deps)
  expect(await view()).toMatchObject({ is_school_rejected: true })
  await mailsTo(portal, email, 2)
  await setStatus('approved')
  await remindOfSessions(deps)
  expect(await view()).toMatchObject({ is_school_rejected: false })
  await mailsTo(portal, email, 3)
})

test('a day that is near needs no reminder of what was just said, and a time must be one', async () => {
  const { id, email, decide } = await confirmed(schoolDay(2))
  const row = await portal.deps.db.selectFrom('bookings').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  expect(row.weekRemindedAt).not.toBeNull()
  await mailsTo(portal, email, 2)
  const wrong = await decide({ version: 2, status: 'confirmed', session_on: schoolDay(3), starts_at: '25:00' })
  expect([wrong.statusCode, wrong.json().errors]).toEqual([
    422,
    { starts_at: 'Enter a time such as 09:30, or leave it empty.' },
  ])
})

test('a mail carries its entry as calendars expect it, with the method in its type', async () => {
  const server = await startMailServer()
  const mailer = createMailer({
    smtpUrl: `smtp://127.0.0.1:${server.port}`,
    from: 'a@b.example',
    appName: 'P',
  })
  const words = { subject: 'Your session', html: '<p>Hello</p>', text: 'Hello' }
  const calendar = calendarOf(session, { ...toTeacher, method: 'CANCEL' }, config)
  await mailer.deliver({ id: session.id, to: { name: '', email: 'ada@example.org' }, ...words, calendar })
  const [part] = server.received[0]?.mail.attachments.filter(({ mimeType }) => mimeType === 'text/calendar') ?? []
  expect(part?.method).toBe('CANCEL')
  expect(read(Buffer.from(part?.content as ArrayBuffer).toString()).one.uid).toBe(session.id)
  mailer.close()
  await server.close()
})
