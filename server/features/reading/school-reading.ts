import type { SchoolReading } from '#contract/reading.ts'
import { findPeriod, readingPeriods } from '#contract/reading-periods.ts'
import { todayInUk } from '#contract/school-days.ts'
import { showFamilies } from '#contract/small-numbers.ts'
import { getSchoolTitle } from '../../database/memberships.ts'
import type { Deps } from '../../deps.ts'
import { Failure } from '../../failure.ts'
import { readSchoolEvidence } from '../evidence/service.ts'
import { coverUrl } from '../resources/service.ts'
import { countParents, countSessions, listOpened } from './queries.ts'

/** What a school did with the portal in one of the periods on offer. */
export async function readSchoolReading({ db }: Deps, schoolId: string, wanted?: string): Promise<SchoolReading> {
  const periods = readingPeriods(todayInUk())
  const period = findPeriod(todayInUk(), wanted)
  if (!period) throw new Failure('not-found')
  const [school, rows, parents, sessions, classes] = await Promise.all([
    getSchoolTitle(db, schoolId),
    listOpened(db, schoolId, period),
    countParents(db, schoolId, period),
    countSessions(db, schoolId, period),
    readSchoolEvidence(db, schoolId, period),
  ])
  const all = rows.find(({ id }) => id === null)
  // Sorted by what is shown: the order of exact numbers would tell about those that are not.
  const opened = rows
    .flatMap(({ id, title, category, version, coverImage, days, parents: count }) =>
      id === null
        ? []
        : [
            {
              ...{ id, title, category },
              image: version === null ? '' : coverUrl({ id, version, coverImage }),
              days: days.length,
              parents: showFamilies(count),
            },
          ],
    )
    .filter((row) => row.days > 0 || row.parents !== null)
    .sort(
      (a, b) =>
        b.days - a.days ||
        (b.parents ?? 0) - (a.parents ?? 0) ||
        a.title.localeCompare(b.title, 'en-GB') ||
        a.id - b.id,
    )
  return {
    school,
    period: period.id,
    periods,
    opened,
    days: all?.days ?? [],
    parents_reading: showFamilies(all?.parents ?? 0),
    parents_joined: parents.joined,
    parents: parents.parents,
    sessions_booked: sessions.booked,
    sessions_held: sessions.held,
    classes,
  }
}
