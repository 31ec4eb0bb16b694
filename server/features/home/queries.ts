import type { Db } from '../../database/tables.ts'

/** Whose progress it is: a school's invitations and bookings count for its staff together. */
export interface Person {
  userId: string
  /** Of its staff; null for everybody else. */
  schoolId: string | null
}

/** The resources that somebody has opened, and how many invitations and bookings that are not cancelled they have made. */
export async function findProgress(db: Db, { userId, schoolId }: Person) {
  const row = await db
    .selectNoFrom(({ selectFrom }) => [
      selectFrom('resourceViews')
        .select((all) => all.fn.agg<number[]>('array_agg', ['resourceId']).distinct().as('opened'))
        .where('userId', '=', userId)
        .as('opened'),
      selectFrom('invitations')
        .select((count) => count.fn.countAll<string>().as('invited'))
        .where((where) =>
          schoolId === null
            ? where('inviterId', '=', userId)
            : where.and([where('schoolId', '=', schoolId), where('role', '=', 'parent')]),
        )
        .as('invited'),
      selectFrom('bookings')
        .select((count) => count.fn.countAll<string>().as('booked'))
        .where('status', '<>', 'cancelled')
        .where((where) =>
          schoolId === null
            ? where.lit(false)
            : where.or([where('userId', '=', userId), where('schoolId', '=', schoolId)]),
        )
        .as('booked'),
    ])
    .executeTakeFirstOrThrow()
  return { opened: row.opened ?? [], invited: Number(row.invited), booked: Number(row.booked) }
}
