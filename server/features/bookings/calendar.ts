import { createEvent, createEvents, type DateArray, type EventAttributes, type ReturnObject } from 'ics'
import { dayAfter, timeInUk } from '#contract/school-days.ts'
import type { Config } from '../../config/config.ts'

/** A session as its calendar entry has it. */
export interface CalendarEntry {
  /** The same in every version of the entry. */
  id: string
  /** Counts the versions. */
  version: number
  reference: string
  school: string
  /** As 2027-03-04, and 09:30 in the United Kingdom, or `""` for the whole day. */
  day: string
  startsAt: string
  /** 0 while nobody has said: an hour then. */
  minutes: number
  format: string
  visitor: string
  place: string
}

const dateOf = (day: string) => day.split('-').map(Number) as [number, number, number]

function span({ day, startsAt, minutes }: CalendarEntry): { start: DateArray; end: DateArray } {
  if (startsAt === '') {
    return { start: dateOf(day), end: dateOf(dayAfter(day, 1)) }
  }
  const start = timeInUk(day, startsAt)
  const toArray = (date: Date): DateArray => [
    ...dateOf(date.toISOString().slice(0, 10)),
    date.getUTCHours(),
    date.getUTCMinutes(),
  ]
  return { start: toArray(start), end: toArray(new Date(start.getTime() + (minutes || 60) * 60_000)) }
}

type Names = Pick<Config, 'appName' | 'mailFrom' | 'publicUrl'>

/** Times are in UTC, so that no calendar needs to know our clock changes. `page`: its path in the portal. */
function eventOf(session: CalendarEntry, isCancelled: boolean, page: string, names: Names): EventAttributes {
  const { id, version, reference, school, visitor, place, format } = session
  const { appName, mailFrom, publicUrl } = names
  return {
    ...span(session),
    startInputType: 'utc',
    startOutputType: 'utc',
    endInputType: 'utc',
    endOutputType: 'utc',
    // Without a host name: a session stays the same when the portal moves to another.
    uid: id,
    sequence: version,
    status: isCancelled ? 'CANCELLED' : 'CONFIRMED',
    title: `Enterprise session: ${school}`,
    description: [visitor && `Visitor: ${visitor}`, format === 'online' ? 'Online' : '', `Reference: ${reference}`]
      .filter(Boolean)
      .join('\n'),
    ...(place && { location: place }),
    url: `${publicUrl}${page}`,
    // Who sends the e-mails, or calendars would not believe the next one. Answers go to the desk, by Reply-To.
    organizer: { name: appName, email: mailFrom },
  }
}

const productOf = ({ appName }: Names) => `-//${appName}//EN`

function written({ value, error }: ReturnObject, attendee = ''): string {
  if (error || !value) throw error ?? new Error('The calendar is empty.')
  const lines = value.replaceAll(/\r\n[ \t]/g, '').split('\r\n')
  return lines
    .flatMap((line) => (line === 'END:VEVENT' && attendee ? [attendeeLine(attendee), line] : [line]))
    .map(folded)
    .join('\r\n')
}

/** The library refuses addresses that are rare but right. */
const attendeeLine = (email: string) =>
  `ATTENDEE;ROLE=REQ-PARTICIPANT;PARTSTAT=NEEDS-ACTION;RSVP=FALSE:mailto:${email.replaceAll(/[^\w@.+\-!$&'*=~\u0080-\uffff]/g, encodeURIComponent)}`

/** The most octets of a line, without its end (RFC 5545, 3.1). */
const maxOctets = 75

/** The library counts characters: a line of emoji would have 300 octets. */
function folded(line: string): string {
  const parts: string[] = []
  let [part, octets] = ['', 0]
  for (const character of line) {
    const size = Buffer.byteLength(character)
    if (octets + size > maxOctets) {
      parts.push(part)
      // Of the next line, the blank that continues this one.
      ;[part, octets] = ['', 1]
    }
    part += character
    octets += size
  }
  return [...parts, part].join('\r\n ')
}

/**
 * The calendar entry of a session (RFC 5545). `to`: the address that it is mailed to, by which calendars find whose it is:
 * REQUEST and CANCEL go with mails, PUBLISH is a file for the person who opens it (RFC 5546).
 */
export function calendarOf(
  session: CalendarEntry,
  { method, to }: { method: 'REQUEST' | 'CANCEL'; to: string } | { method: 'PUBLISH'; to?: never },
  names: Names,
): string {
  const event = eventOf(session, method === 'CANCEL', '/book-session', names)
  return written(createEvent({ ...event, method, productId: productOf(names) }), to)
}

/** Writes the entry that removes a session from calendars. `before`: the session as it was agreed; `""` if it had no day. */
export const cancellationOf =
  (before: Omit<CalendarEntry, 'day' | 'version'> & { sessionOn: string; calendarVersion: number }, names: Names) =>
  (to: string): string =>
    before.sessionOn &&
    calendarOf(
      { ...before, day: before.sessionOn, version: before.calendarVersion + 1 },
      { method: 'CANCEL', to },
      names,
    )

/** Many sessions in one calendar for operators: each with the UID and SEQUENCE of the entry that its school has. */
export function calendarOfAll(
  sessions: ReadonlyArray<CalendarEntry & { isCancelled: boolean; changedAt: Date }>,
  names: Names,
): string {
  const events = sessions.map(({ isCancelled, changedAt, ...session }) => ({
    ...eventOf(session, isCancelled, `/admin/bookings/${session.id}`, names),
    lastModified: changedAt.getTime(),
  }))
  const header = { method: 'PUBLISH', productId: productOf(names), calName: `Sessions of ${names.appName}` }
  return written(createEvents(events, header))
}
