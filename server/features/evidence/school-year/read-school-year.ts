import { byYearGroup, countStatements, movementOf } from '#contract/class-sums.ts'
import type { TaughtBook } from '#contract/evidence.ts'
import { todayInUk } from '#contract/school-days.ts'
import type { SchoolYearRecord } from '#contract/school-year.ts'
import { findSchoolYear, schoolYears } from '#contract/school-years.ts'
import type { Db } from '../../../database/tables.ts'
import { Failure } from '../../../failure.ts'
import { readSchoolEvidence } from '../school-evidence.ts'
import { joinCovered } from './join-covered.ts'
import { getSchool, listCovered, listHeldSessions } from './queries.ts'

/** What a school did in one of its years on the portal. Throws `not-found` for another year. */
export async function readSchoolYear(db: Db, schoolId: string, wanted: string | undefined): Promise<SchoolYearRecord> {
  const { title, since } = await getSchool(db, schoolId)
  const years = schoolYears(todayInUk(), since)
  const year = findSchoolYear(years, wanted)
  if (!year) throw new Failure('not-found')
  const [{ nation, books, outcomes }, sessions] = await Promise.all([
    readSchoolEvidence(db, schoolId, year),
    listHeldSessions(db, schoolId, year),
  ])
  return {
    ...{ school: title, nation, year, years, as_of_time: new Date().toISOString() },
    ...{ books, outcomes },
    year_groups: byYearGroup(outcomes),
    covered: joinCovered(await listCovered(db, taughtIn(books), nation ?? 'england')),
    movement: movementOf(outcomes),
    statements: countStatements(outcomes),
    sessions: sessions.map(({ day, format, yearGroups }) => ({ day, format, year_groups: yearGroups })),
  }
}

/** The books that a class read with a code or was taught with the plan: what these cover, the school has covered. */
export const taughtIn = (books: readonly Pick<TaughtBook, 'id' | 'readings' | 'lessons'>[]): number[] =>
  books.filter(({ readings, lessons }) => readings + lessons > 0).map(({ id }) => id)
