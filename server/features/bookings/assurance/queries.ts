import { type Insertable, type SqlBool, sql } from 'kysely'
import type { AssurancesTable } from '../../../database/inbox-tables.ts'
import type { Db } from '../../../database/tables.ts'
import { sessionOn } from '../queries.ts'

export type StoredAssurance = Awaited<ReturnType<ReturnType<typeof assurances>['execute']>>[number]

/** The checks with the names of the operators who confirmed them, and the references of their bookings. */
function assurances(db: Db) {
  return db
    .selectFrom('assurances')
    .innerJoin('bookings', 'bookings.id', 'assurances.bookingId')
    .leftJoin('users', 'users.id', 'assurances.confirmerId')
    .selectAll('assurances')
    .select('bookings.reference')
    .select(sql<string>`coalesce(nullif(users.full_name, ''), users.email::text, '')`.as('operator'))
}

/** What was confirmed about the visitor of a booking; null if that was about somebody else. */
export async function findAssurance(db: Db, bookingId: string): Promise<StoredAssurance | null> {
  return (await listAssurances(db, [bookingId])).get(bookingId) ?? null
}

/** Those of several bookings, by the bookings' ids; see `findAssurance`. */
export async function listAssurances(db: Db, bookingIds: string[]): Promise<Map<string, StoredAssurance>> {
  if (bookingIds.length === 0) return new Map()
  const found = await assurances(db)
    .where('assurances.bookingId', 'in', bookingIds)
    .whereRef('bookings.visitor', '=', 'assurances.visitor')
    .execute()
  return new Map(found.map((one) => [one.bookingId, one]))
}

const sameVisitor = (visitor: string) => sql<SqlBool>`lower(assurances.visitor) = lower(${visitor})`

/** What was last confirmed about a visitor of this name, since a day such as 2027-03-04. */
export async function findLastAssurance(db: Db, visitor: string, since: string): Promise<StoredAssurance | null> {
  const found = await assurances(db)
    .where(sameVisitor(visitor))
    .where('confirmedOn', '>=', since)
    .orderBy('confirmedAt', 'desc')
    .limit(1)
    .executeTakeFirst()
  return found ?? null
}

/** The confirmed sessions from a day on whose visitor has this name and was checked, by their days. */
export function listAssuredSessions(db: Db, visitor: string, from: string) {
  return db
    .selectFrom('bookings')
    .innerJoin('assurances', 'assurances.bookingId', 'bookings.id')
    .select(['bookings.id', 'bookings.reference', 'bookings.status', 'bookings.school', 'bookings.visitor'])
    .select(sessionOn.as('sessionOn'))
    .where('bookings.status', '=', 'confirmed')
    .where(sql<SqlBool>`session_on >= ${from}::date`)
    .where(sameVisitor(visitor))
    .orderBy(sql`session_on, bookings.id`)
    .execute()
}

/** Keeps others from changing a booking, or its checks, until the transaction ends. */
export async function lockBooking(db: Db, id: string): Promise<void> {
  await db.selectFrom('bookings').select('id').where('id', '=', id).forUpdate().execute()
}

export async function saveAssurance(db: Db, assurance: Insertable<AssurancesTable>): Promise<void> {
  await db
    .insertInto('assurances')
    .values(assurance)
    .onConflict((on) => on.column('bookingId').doUpdateSet(assurance))
    .execute()
}

/** What was checked for a session whose day has been given up. */
export async function deleteAssurance(db: Db, bookingId: string): Promise<void> {
  await db.deleteFrom('assurances').where('bookingId', '=', bookingId).execute()
}

/** Deletes what was confirmed about visitors before a day such as 2027-03-04, whatever has become of the bookings. */
export async function deleteAssurancesBefore(db: Db, day: string): Promise<void> {
  await db.deleteFrom('assurances').where('confirmedOn', '<', day).execute()
}
