import { type Insertable, type SqlBool, sql } from 'kysely'
import type { BookingStatus, SessionDetails } from '#contract/bookings.ts'
import type { BookingsTable } from '../../database/inbox-tables.ts'
import { readOldestFirst } from '../../database/oldest-first.ts'
import type { Db } from '../../database/tables.ts'
import { nextVersion } from '../../database/versions.ts'
import { type CaseFilter, matching } from '../inbox/service.ts'

export function insertBooking(db: Db, booking: Insertable<BookingsTable>) {
  return db.insertInto('bookings').values(booking).returning(['id', 'reference']).executeTakeFirstOrThrow()
}

const written = ['userId', 'name', 'email', 'phone', 'school', 'message', 'classSizes'] as const

interface Written extends Record<(typeof written)[number], string> {
  preferredDates: string
  yearGroups: string
}

/** The same request of the same user a few minutes ago, unless it has been cancelled: a double click, or a lost connection. */
export async function findRepeated(
  db: Db,
  { preferredDates, yearGroups, ...same }: Written,
  since: Date,
): Promise<string | null> {
  const found = await db
    .selectFrom('bookings')
    .select('reference')
    .where(({ eb, and }) => and(written.map((name) => eb(name, '=', same[name]))))
    .where(sql<SqlBool>`preferred_dates = ${preferredDates}::jsonb`)
    .where(sql<SqlBool>`year_groups = ${yearGroups}::jsonb`)
    .where('status', '<>', 'cancelled')
    .where('createdAt', '>', since)
    .executeTakeFirst()
  return found?.reference ?? null
}

/** Whether somebody is on the staff of a school, with an account that has not been disabled. */
export async function isOnStaff(db: Db, userId: string | null, schoolId: string): Promise<boolean> {
  const user = db.selectFrom('users').select('id').where('id', '=', userId).where('schoolId', '=', schoolId)
  const found = await user.where('role', '=', 'senior').where('status', '<>', 'disabled').executeTakeFirst()
  return found !== undefined
}

/** The day that was agreed, as 2027-03-04: a date has no time zone. */
export const sessionOn = sql<string>`coalesce(to_char(session_on, 'YYYY-MM-DD'), '')`

/** Whether the school of a booking has been rejected, so that its staff cannot see it. */
const isSchoolRejected = sql<boolean>`exists (
  select from schools where schools.id = bookings.school_id and schools.status = 'rejected')`

export type FoundBooking = NonNullable<Awaited<ReturnType<typeof findBooking>>>

export async function findBooking(db: Db, id: string) {
  const query = db
    .selectFrom('bookings')
    .selectAll('bookings')
    .select([sessionOn.as('sessionOn'), isSchoolRejected.as('isSchoolRejected')])
    .where('bookings.id', '=', id)
  return (await query.executeTakeFirst()) ?? null
}

const searched = sql`reference || ' ' || name || ' ' || email::text || ' ' || school || ' ' || message`

export type BookingFilter = CaseFilter<BookingStatus>

/** All that a filter finds, oldest first, read in portions. */
export const readBookings = (db: Db, filter: BookingFilter) =>
  readOldestFirst(({ isNext, order, limit }) =>
    db
      .selectFrom('bookings')
      .selectAll()
      .select(sessionOn.as('sessionOn'))
      .where(matching(searched, filter))
      .where(isNext)
      .orderBy(order)
      .limit(limit)
      .execute(),
  )

/** Whether a session took place: somebody said so, or its day is over and nobody has cancelled it. */
export const isHeld = sql<SqlBool>`(bookings.status = 'done' or bookings.status = 'confirmed'
  and bookings.session_on < (now() at time zone 'Europe/London')::date)`

/** The sessions with a day of a month such as 2027-03, by day and time. */
export function listSessions(db: Db, month: string) {
  const first = sql`${`${month}-01`}::date`
  return db
    .selectFrom('bookings')
    .select(['id', 'reference', 'status', 'school', 'startsAt', 'minutes', 'format', 'visitor', 'place'])
    .select(sessionOn.as('sessionOn'))
    .where(sql<SqlBool>`session_on >= ${first} and session_on < ${first} + interval '1 month'`)
    .orderBy(sql`session_on, starts_at, school, id`)
    .execute()
}

/** What is agreed about a session. Reminders that are not needed any more count as sent. */
export interface AgreedSession {
  sessionOn: string | null
  startsAt: string
  minutes: number
  format: SessionDetails['format']
  visitor: string
  place: string
  weekRemindedAt: Date | null
  dayRemindedAt: Date | null
}

/** A session whose day has been given up. */
export const nothingAgreed: AgreedSession = {
  sessionOn: null,
  startsAt: '',
  minutes: 0,
  format: '',
  visitor: '',
  place: '',
  weekRemindedAt: null,
  dayRemindedAt: null,
}

/** Changes a booking if nobody has changed it since; otherwise returns false. */
export async function updateBooking(
  db: Db,
  { id, version }: { id: string; version: number },
  change: Partial<AgreedSession> & { status?: BookingStatus },
): Promise<boolean> {
  const updated = await db
    .updateTable('bookings')
    .set((eb) => ({
      ...change,
      version: nextVersion('version'),
      updatedAt: new Date(),
      ...(change.status && { calendarVersion: eb('calendarVersion', '+', 1) }),
    }))
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst()
  return updated.numUpdatedRows > 0n
}

/** How many days before a session each reminder is sent. */
export const reminders = { weekRemindedAt: 7, dayRemindedAt: 1 } as const
export type Reminder = keyof typeof reminders

/** In days: the summer holidays, over which a reminder of a session in September is sent before. */
const longestHoliday = 60

/** The agreed sessions of the coming weeks without a reminder, by their day; not those of a school that has been rejected. */
export function listUnreminded(db: Db, reminder: Reminder, today: string) {
  return db
    .selectFrom('bookings')
    .select(['id', 'schoolId', sessionOn.as('sessionOn')])
    .where('status', '=', 'confirmed')
    .where(reminder, 'is', null)
    .where(({ not }) => not(isSchoolRejected))
    .where(sql<SqlBool>`session_on > ${today}::date and session_on <= ${today}::date + ${longestHoliday + 7}::integer`)
    .orderBy('sessionOn')
    .execute()
}

/** Notes a reminder as sent and returns the session; null if it has been sent, or the session is off. */
export async function claimReminder(db: Db, reminder: Reminder, id: string) {
  const claimed = await db
    .updateTable('bookings')
    .set(
      reminder === 'dayRemindedAt'
        ? { dayRemindedAt: new Date(), weekRemindedAt: new Date() }
        : { weekRemindedAt: new Date() },
    )
    .where('id', '=', id)
    .where('status', '=', 'confirmed')
    .where(reminder, 'is', null)
    .returning('id')
    .executeTakeFirst()
  return claimed ? findBooking(db, claimed.id) : null
}
