import ICAL from 'ical.js'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createMailer } from '../../adapters/mailer.ts'
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts'
import { createActor } from '../../testing/factories.ts'
import { type MailServer, startMailServer } from '../../testing/mail-server.ts'
import { schoolDay } from '../../testing/school-day.ts'
import { type CalendarEntry, calendarOf, calendarOfAll } from './calendar.ts'

/** How often each property may be there, by the tables of RFC 5546 for VEVENT (3.2.1, 3.2.2, 3.2.5). What is left out may be. */
const [never, once, atMostOnce] = [
  [0, 0],
  [1, 1],
  [0, 1],
] as const
const always = { dtstamp: once, organizer: once, uid: once, 'request-status': never, 'recurrence-id': atMostOnce }
const single = { dtend: atMostOnce, description: atMostOnce, location: atMostOnce, url: atMostOnce, status: atMostOnce }
const tables: Record<string, Record<string, readonly [number, number]>> = {
  PUBLISH: { ...always, ...single, dtstart: once, summary: once, sequence: atMostOnce, attendee: never },
  REQUEST: { ...always, ...single, dtstart: once, summary: once, sequence: atMostOnce, attendee: [1, 100] },
  // To take the whole entry away, those who have it are named.
  CANCEL: { ...always, ...single, dtstart: atMostOnce, summary: atMostOnce, sequence: once, attendee: [1, 100] },
}
const statuses: Record<string, string[]> = {
  PUBLISH: ['TENTATIVE', 'CONFIRMED', 'CANCELLED'],
  REQUEST: ['TENTATIVE', 'CONFIRMED'],
  CANCEL: ['CANCELLED'],
}

/** Reads a calendar, checks each event by the table of its method, and returns the first. */
function check(calendar: string) {
  for (const line of calendar.split('\r\n')) expect(Buffer.byteLength(line), line).toBeLessThanOrEqual(75)
  expect(calendar).not.toMatch(/[^\r]\n|\ufffd/)
  const component = new ICAL.Component(ICAL.parse(calendar))
  const method = String(component.getFirstPropertyValue('method'))
  expect(component.getAllProperties('method')).toHaveLength(1)
  const events = component.getAllSubcomponents('vevent')
  for (const event of events) {
    for (const [name, [least, most]] of Object.entries(tables[method] ?? { unknown: once })) {
      const count = event.getAllProperties(name).length
      expect(count, `${name} of ${method}`).toBeGreaterThanOrEqual(least)
      expect(count, `${name} of ${method}`).toBeLessThanOrEqual(most)
    }
    expect(statuses[method]).toContain(event.getFirstPropertyValue('status'))
    expect(event.getFirstPropertyValue('uid')).not.toContain('@')
  }
  const [event] = events
  const value = (name: string) => String(event?.getFirstPropertyValue(name))
  return { method, event, value, mailto: (name: string) => value(name).replace(/^mailto:/i, '') }
}

const names = {
  appName: 'Shelf: “books”, and; more',
  mailFrom: 'noreply@books.example',
  publicUrl: 'https://a.example',
}
const session: CalendarEntry = {
  ...{ id: '1f3d8bf5-ff9b-4452-8b5e-78ff2aa7175c', version: 1, reference: 'B-7KM2XPQ', school: 'Tidewell Primary' },
  ...{ day: '2027-03-30', startsAt: '09:30', minutes: 60, format: 'in-person', visitor: 'Rosalind', place: 'The hall' },
}
const methods = [
  { method: 'REQUEST', to: 'teacher@school.example' },
  { method: 'CANCEL', to: 'teacher@school.example' },
  { method: 'PUBLISH' },
] as const

test.each(methods)('$method has what its table asks for, whatever the words', (sent) => {
  const schools = [
    'Tidewell',
    '🎈'.repeat(60),
    `${'é'.repeat(38)}🎈\r\nATTENDEE:mailto:eve@example.org`,
    'مدرسة'.repeat(30),
  ]
  for (const school of schools)
    for (const change of [{ school }, { place: school, visitor: school }, { school, startsAt: '', minutes: 0 }]) {
      const { event, value, method } = check(calendarOf({ ...session, ...change }, sent, names))
      expect(method).toBe(sent.method)
      const words = new ICAL.Event(event)
      if ('school' in change) expect(words.summary).toBe(`Enterprise session: ${school.replaceAll('\r\n', '\n')}`)
      expect(value('url')).toBe('https://a.example/book-session')
    }
})

test('an entry stays the same when the portal moves to another host', () => {
  const uidAt = (publicUrl: string) =>
    check(calendarOf(session, { method: 'REQUEST', to: 'a@b.example' }, { ...names, publicUrl })).value('uid')
  expect(uidAt('https://books.example.org')).toBe(session.id)
  expect(uidAt('https://read.example.org')).toBe(session.id)
  const moved = { ...session, isCancelled: true, changedAt: new Date(0) }
  const feed = check(calendarOfAll([moved, { ...moved, id: 'other', isCancelled: false }], names))
  expect(feed.value('uid')).toBe(session.id)
})

test.each([
  ['o’brien+1@school.example', 'o’brien+1@school.example'],
  ['"two words"@school.example', '%22two%20words%22@school.example'],
  ['50%?;x@school.example', '50%25%3F%3Bx@school.example'],
])('a rare address is an attendee: %s', (email, expected) => {
  const { mailto, event } = check(calendarOf(session, { method: 'REQUEST', to: email }, names))
  expect(mailto('attendee')).toBe(expected)
  expect(event?.getFirstProperty('attendee')?.toJSON()[1]).toMatchObject({
    ...{ role: 'REQ-PARTICIPANT', partstat: 'NEEDS-ACTION', rsvp: 'FALSE' },
  })
})

let server: MailServer
let portal: TestApp
beforeAll(async () => {
  server = await startMailServer()
  const from = 'noreply@charity.example'
  const mailer = createMailer({
    ...{ smtpUrl: `smtp://127.0.0.1:${server.port}`, from, appName: 'Portal' },
  })
  const environment = { MAIL_FROM: from, DESK_EMAIL: 'desk@charity.example' }
  portal = await buildTestApp({ environment, deps: { mailer }, withJobs: true })
})
afterAll(async () => {
  await portal.close()
  await server.close()
})

test('what arrives names its receiver and its sender, and the cancellation names the same', async () => {
  const operator = (await createActor(portal.deps, { role: 'admin' })).key
  const { key, email } = await createActor(portal.deps, { role: 'senior' })
  const body = { name: 'Ada Birch', email, school: 'Tidewell' }
  await portal.call('POST', '/api/page/book-session', { key, body })
  const [{ id }] = (await portal.call('GET', '/api/bookings', { key })).json().data
  const details = { starts_at: '09:30', minutes: 60, format: 'in-person', visitor: '', place: '' }
  const decide = (change: object) =>
    portal.call('PUT', `/api/admin/bookings/${id}`, { key: operator, body: { session_on: '', text: '', ...change } })
  await decide({ version: 1, status: 'confirmed', session_on: schoolDay(30), ...details })
  await decide({ version: 2, status: 'cancelled' })
  const withEntry = () =>
    server.received.flatMap(({ to, mail }) => {
      const file = mail.attachments.find(({ mimeType }) => mimeType === 'text/calendar')
      return file ? [{ to, mail, calendar: new TextDecoder().decode(file.content as ArrayBuffer) }] : []
    })
  await expect.poll(() => withEntry().length).toBe(2)
  const seen = withEntry().map(({ to, mail, calendar }) => {
    // The library that reads the mail ends lines with LF.
    const { method, value, mailto } = check(calendar.replaceAll(/\r?\n/g, '\r\n'))
    expect([mailto('attendee'), mailto('organizer')]).toEqual([to[0], mail.from?.address])
    expect(mail.replyTo?.map(({ address }) => address)).toEqual(['desk@charity.example'])
    return { method, uid: value('uid'), sequence: value('sequence') }
  })
  // Two mails may overtake each other; the calendar goes by the sequence.
  expect(seen.sort((one, other) => one.method.localeCompare(other.method))).toEqual([
    { method: 'CANCEL', uid: id, sequence: '2' },
    { method: 'REQUEST', uid: id, sequence: '1' },
  ])
})
