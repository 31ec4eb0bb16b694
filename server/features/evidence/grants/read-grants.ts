import type { ClassFigures, GrantFigures, RegionFigures } from '#contract/grants.ts'
import { todayInUk } from '#contract/school-days.ts'
import { findSchoolYear, type SchoolYear, schoolYears } from '#contract/school-years.ts'
import { type Counted, type ShownFigure, showFigure, showParts } from '#contract/small-numbers.ts'
import type { Db } from '../../../database/tables.ts'
import { Failure } from '../../../failure.ts'
import { countHeld, findFirstDay, listHeld, listRegions, type RegionRow } from './queries.ts'

/** More sessions than these are in the file alone. */
const maxListed = 200

/** One of the school years since the first school joined, with all of them. Throws `not-found` for another one. */
export async function findYear(db: Db, wanted: string | undefined): Promise<{ year: SchoolYear; years: SchoolYear[] }> {
  const today = todayInUk()
  const years = schoolYears(today, (await findFirstDay(db)) ?? today)
  const year = findSchoolYear(years, wanted)
  if (!year) throw new Failure('not-found')
  return { year, years }
}

/** What the charity writes to those who give money, for a school year. */
export async function readGrants(db: Db, wanted: string | undefined): Promise<GrantFigures> {
  const { year, years } = await findYear(db, wanted)
  const [figures, sessions, held] = await Promise.all([
    readRegions(db, year),
    listHeld(db, year, maxListed),
    countHeld(db, year),
  ])
  return {
    ...{ year, years, as_of_time: new Date().toISOString(), ...figures, sessions },
    ...{ sessions_held: held.sessions, session_schools: held.schools },
  }
}

/** The figures of a period that are large enough, of each region and of all. */
export async function readRegions(
  db: Db,
  year: SchoolYear,
): Promise<{ regions: RegionFigures[]; total: ClassFigures }> {
  const rows = await listRegions(db, year)
  const [classes, schools, readings] = shownOf(
    rows,
    ({ classes: count, schools: of }) => ({ count, schools: of }),
    ({ readings: number }) => number,
  )
  const [lessons, lessonSchools] = shownOf(rows, (row) => ({ count: row.lessons, schools: row.lessonSchools }))
  const [entered, , children] = shownOf(
    rows,
    (row) => ({ count: row.entered, schools: row.enteredSchools }),
    (row) => row.children,
  )
  const figuresAt = (at: number | 'total'): ClassFigures => ({
    ...{ classes: classes(at), schools: schools(at), readings: readings(at) },
    ...{ lessons: lessons(at), lesson_schools: lessonSchools(at) },
    ...{ entered: entered(at), children: children(at) },
  })
  return { regions: rows.map(({ region }, at) => ({ region, ...figuresAt(at) })), total: figuresAt('total') }
}

type Shown = (at: number | 'total') => ShownFigure

/**
 * What is shown of the regions and of all: how many were counted, in how many schools, and another number about the same
 * ones, which is shown where these are enough.
 */
function shownOf(
  rows: readonly RegionRow[],
  countedOf: (row: RegionRow) => Counted,
  numberOf: (row: RegionRow) => number = () => 0,
): [counts: Shown, schools: Shown, numbers: Shown] {
  const counted = rows.map(countedOf)
  const counts = showParts(counted)
  const schools = showParts(counted.map((one) => ({ count: one.schools, schools: one.schools })))
  const all: Counted = {
    count: counted.reduce((sum, { count }) => sum + count, 0),
    schools: counted.reduce((sum, one) => sum + one.schools, 0),
  }
  const total = rows.reduce((sum, row) => sum + numberOf(row), 0)
  const figure = (shown: ReturnType<typeof showParts>): Shown => {
    return (at) => (at === 'total' ? shown.total : (shown.parts[at] ?? null))
  }
  const numbers: Shown = (at) => {
    if (at === 'total') return showFigure(all, total)
    const [row, one] = [rows[at], counted[at]]
    return row && one && counts.parts[at] !== null ? showFigure(one, numberOf(row)) : null
  }
  return [figure(counts), figure(schools), numbers]
}
