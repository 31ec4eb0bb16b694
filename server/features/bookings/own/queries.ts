import { type SqlBool, sql } from 'kysely'
import type { Db } from '../../../database/tables.ts'
import { nextVersion } from '../../../database/versions.ts'
import type { OwnScope } from '../../inbox/service.ts'
import { isHeld, nothingAgreed, sessionOn } from '../queries.ts'

const wasHeld = sql<boolean>`coalesce(${isHeld}, false)`

function selectBookings(db: Db, { userId, schoolId, memberOf }: OwnScope) {
  return db
    .selectFrom('bookings')
    .select(['bookings.id', 'bookings.reference', 'bookings.status', 'bookings.version', 'bookings.name'])
    .select(['bookings.userId', 'bookings.schoolId'])
    .select(['bookings.email', 'bookings.school', 'bookings.preferredDates', 'bookings.yearGroups'])
    .select(['bookings.startsAt', 'bookings.minutes', 'bookings.format', 'bookings.visitor', 'bookings.place'])
    .select(['bookings.calendarVersion', wasHeld.as('wasHeld')])
    .select(['bookings.classSizes', 'bookings.message', 'bookings.createdAt', sessionOn.as('sessionOn')])
    .where(
      sql<SqlBool>`(bookings.user_id = ${userId}::uuid and coalesce(bookings.school_id = ${memberOf}::uuid, bookings.school_id is null)
        or bookings.school_id = ${schoolId}::uuid)`,
    )
}

export type FoundBooking = Awaited<ReturnType<typeof listOwn>>[number]

/** The status of a session that is still to come. */
const aheadAs = sql`case when not ${wasHeld} then bookings.status::text end`

/** Agreed sessions by their day, then those that wait, then what is over, newest first. */
export function listOwn(db: Db, scope: OwnScope) {
  return selectBookings(db, scope)
    .orderBy(sql`array_position(array['confirmed', 'requested'], ${aheadAs}) nulls last`)
    .orderBy(sql`case when ${aheadAs} = 'confirmed' then session_on end`)
    .orderBy(sql`coalesce(session_on, (bookings.created_at at time zone 'Europe/London')::date) desc`)
    .orderBy('bookings.createdAt', 'desc')
    .orderBy('bookings.id')
    .limit(100)
    .execute()
}

export async function findOwn(db: Db, scope: OwnScope, id: string): Promise<FoundBooking | null> {
  return (await selectBookings(db, scope).where('bookings.id', '=', id).executeTakeFirst()) ?? null
}

/** Changes what a school would like, if nobody has changed the booking since; otherwise returns false. */
export async function updateWishes(
  db: Db,
  { id, version }: { id: string; version: number },
  wishes: { preferredDates: string; yearGroups: string; classSizes: string; message: string },
): Promise<boolean> {
  const updated = await db
    .updateTable('bookings')
    .set((eb) => ({
      ...wishes,
      status: 'requested',
      ...nothingAgreed,
      version: nextVersion('version'),
      calendarVersion: eb('calendarVersion', '+', 1),
      updatedAt: new Date(),
    }))
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst()
  return updated.numUpdatedRows > 0n
}
