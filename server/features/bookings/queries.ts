import { type Insertable, type Kysely, type SqlBool, sql } from 'kysely'
import type { BookingStatus } from '#contract/bookings.ts'
import { pageSize } from '#contract/paging.ts'
import type { BookingsTable } from '../../database/inbox-tables.ts'
import type { Database } from '../../database/tables.ts'

type Db = Kysely<Database>

export function insertBooking(db: Db, booking: Insertable<BookingsTable>) {
  return db.insertInto('bookings').values(booking).returning(['id', 'reference']).executeTakeFirstOrThrow()
}

/** The same request of the same person a few minutes ago: a second press of the button, or a connection that was lost. */
export async function findRepeated(
  db: Db,
  booking: {
    userId: string
    email: string
    school: string
    message: string
    preferredDates: string
    yearGroups: string
  },
  since: Date,
) {
  const found = await db
    .selectFrom('bookings')
    .select('reference')
    .where('userId', '=', booking.userId)
    .where('email', '=', booking.email)
    .where('school', '=', booking.school)
    .where('message', '=', booking.message)
    .where(sql<SqlBool>`preferred_dates = ${booking.preferredDates}::jsonb`)
    .where(sql<SqlBool>`year_groups = ${booking.yearGroups}::jsonb`)
    .where('createdAt', '>', since)
    .executeTakeFirst()
  return found?.reference
}

/** The postcode of a school, which says whose bank holidays it keeps. */
export async function findPostcode(db: Db, schoolId: string): Promise<string> {
  const school = await db.selectFrom('schools').select('postcode').where('id', '=', schoolId).executeTakeFirst()
  return school?.postcode ?? ''
}

/** The day that was agreed, as 2027-03-04: a date has no time zone. */
const sessionOn = sql<string>`coalesce(to_char(session_on, 'YYYY-MM-DD'), '')`

export function findBooking(db: Db, id: string) {
  return db
    .selectFrom('bookings')
    .leftJoin('schools', 'schools.id', 'bookings.schoolId')
    .selectAll('bookings')
    .select(sessionOn.as('sessionOn'))
    .select(sql<string>`coalesce(schools.postcode, '')`.as('postcode'))
    .where('bookings.id', '=', id)
    .executeTakeFirst()
}

export interface BookingFilter {
  status: BookingStatus | undefined
  /** A part of the reference, the school, the name, the address or the message; `""` for all. */
  q: string
}

function bookingsLike(db: Db, q: string) {
  const bookings = db.selectFrom('bookings')
  if (q === '') return bookings
  const part = `%${q.replace(/[\\%_]/g, '\\$&')}%`
  return bookings.where(
    sql<SqlBool>`(reference ilike ${part} or school ilike ${part} or name ilike ${part} or email::text ilike ${part}
      or message ilike ${part})`,
  )
}

const orders = {
  requested: sql`created_at, id`,
  confirmed: sql`session_on, created_at, id`,
  done: sql`session_on desc nulls last, id`,
  cancelled: sql`created_at desc, id`,
}

/** One page: what waits with the oldest first, agreed sessions by their day, the rest with the newest. */
export function listBookings(db: Db, { status, q }: BookingFilter, page: number) {
  const found = status ? bookingsLike(db, q).where('status', '=', status) : bookingsLike(db, q)
  return found
    .select(['id', 'reference', 'status', 'name', 'email', 'school', 'preferredDates', 'createdAt'])
    .select(sessionOn.as('sessionOn'))
    .orderBy(orders[status ?? 'cancelled'])
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute()
}

/** How many are in each state, of those that a search finds. */
export async function countStatuses(db: Db, q: string): Promise<Record<BookingStatus, number>> {
  const found = await bookingsLike(db, q)
    .select(['status', sql<number>`count(*)::integer`.as('bookings')])
    .groupBy('status')
    .execute()
  const counts = Object.fromEntries(found.map((row) => [row.status, row.bookings]))
  return { requested: 0, confirmed: 0, done: 0, cancelled: 0, ...counts }
}

const exportedAtOnce = 500

/** All that a filter finds, oldest first, read in portions. */
export async function* readBookings(db: Db, { status, q }: BookingFilter) {
  let after = { createdAt: new Date(0), id: '00000000-0000-0000-0000-000000000000' }
  for (;;) {
    const portion = await bookingsLike(db, q)
      .selectAll()
      .select(sessionOn.as('sessionOn'))
      .$if(status !== undefined, (bookings) => bookings.where('status', '=', status ?? 'requested'))
      .where(sql<SqlBool>`(date_trunc('milliseconds', created_at), id) > (${after.createdAt}, ${after.id}::uuid)`)
      .orderBy(sql`date_trunc('milliseconds', created_at)`)
      .orderBy('id')
      .limit(exportedAtOnce)
      .execute()
    yield* portion
    const last = portion.at(-1)
    if (!last || portion.length < exportedAtOnce) return
    after = last
  }
}

/** Changes a booking that nobody has changed since; false when somebody has. */
export async function updateBooking(
  db: Db,
  { id, version }: { id: string; version: number },
  change: { status?: BookingStatus; sessionOn?: string | null },
): Promise<boolean> {
  const updated = await db
    .updateTable('bookings')
    .set({ ...change, version: version + 1, updatedAt: new Date() })
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst()
  return updated.numUpdatedRows > 0n
}
