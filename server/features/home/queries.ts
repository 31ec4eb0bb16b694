import type { Db } from '../../database/tables.ts'

/** The resources that somebody has opened. */
export async function listOpened(db: Db, userId: string): Promise<number[]> {
  const rows = await db
    .selectFrom('resourceViews')
    .select('resourceId')
    .distinct()
    .where('userId', '=', userId)
    .execute()
  return rows.map(({ resourceId }) => resourceId)
}

/** How many invitations a school has sent, or one person. */
export async function countInvitations(db: Db, by: { schoolId: string } | { inviterId: string }): Promise<number> {
  const all = db.selectFrom('invitations').select((count) => count.fn.countAll<string>().as('invited'))
  const own =
    'schoolId' in by
      ? all.where('schoolId', '=', by.schoolId).where('role', '=', 'parent')
      : all.where('inviterId', '=', by.inviterId)
  return Number((await own.executeTakeFirstOrThrow()).invited)
}

/** How many sessions somebody or their school has booked and not cancelled. */
export async function countBookings(db: Db, userId: string, schoolId: string | null): Promise<number> {
  const { booked } = await db
    .selectFrom('bookings')
    .select((count) => count.fn.countAll<string>().as('booked'))
    .where('status', '<>', 'cancelled')
    .where((where) =>
      where.or([where('userId', '=', userId), ...(schoolId === null ? [] : [where('schoolId', '=', schoolId)])]),
    )
    .executeTakeFirstOrThrow()
  return Number(booked)
}
