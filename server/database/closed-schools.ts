import type { Db } from './tables.ts'

/**
 * The schools of the portal, approved or waiting, whose record has closed and was followed by none that is on the portal: an
 * operator says what became of them.
 */
export function closedSchools(db: Db) {
  return db
    .selectFrom('schools')
    .innerJoin('registerSchools as record', 'record.id', 'schools.registerId')
    .where('schools.status', 'in', ['approved', 'pending'])
    .where('record.isOpen', '=', false)
    .where('record.status', 'ilike', 'closed')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('schools as follower')
            .select('follower.id')
            .whereRef('follower.registerId', '=', 'record.successorId')
            .where('follower.status', '=', 'approved'),
        ),
      ),
    )
}

export async function countClosed(db: Db): Promise<number> {
  const { schools } = await closedSchools(db)
    .select(({ fn }) => fn.countAll<string>().as('schools'))
    .executeTakeFirstOrThrow()
  return Number(schools)
}

export async function listClosedTitles(db: Db): Promise<string[]> {
  const schools = await closedSchools(db).select('schools.title').orderBy('schools.title').execute()
  return schools.map(({ title }) => title)
}
