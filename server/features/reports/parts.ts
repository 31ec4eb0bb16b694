import type { Report, ReportPeriod } from '#contract/reports.ts'
import { roundDown, type ShownFigure } from '#contract/small-numbers.ts'
import { type ClassMonth, countIn, endingIn, type Stretch, tellApart } from '../evidence/service.ts'
import type { MemberRow } from './queries.ts'
import { wholeTerms } from './report-periods.ts'

/** Per cent of free school meals as the fifth of the register that it lies in, 1 the highest; 0 where it is unknown. */
export function fifthOf(freeMeals: number | null, borders: readonly number[]): number {
  if (freeMeals === null || borders.length === 0) return 0
  const below = borders.findIndex((border) => freeMeals >= border)
  return below === -1 ? borders.length + 1 : below + 1
}

/**
 * The classes of a period by a part of theirs, such as their book. Parts are told apart for whole terms, so that no two reports
 * cut one; what lies in others is in the total alone.
 */
export function classesBy<Part>(
  stretches: readonly Stretch<ClassMonth>[],
  { from, to }: Pick<ReportPeriod, 'from' | 'to'>,
  partOf: (row: ClassMonth) => Part,
  thisMonth: string,
): (part: Part) => ShownFigure {
  const counts = new Map<Part, number>()
  for (const term of wholeTerms({ from, to }, thisMonth)) {
    const rows = endingIn(stretches, term).flatMap((stretch) => stretch.rows)
    for (const [part, own] of tellApart(rows, partOf)) counts.set(part, (counts.get(part) ?? 0) + countIn(own).count)
  }
  return (part) => roundDown(counts.get(part) ?? 0) || null
}

/** The parts of the member schools, the largest first; what no register says comes last. */
export function schoolsBy<Part extends string | number>(
  members: readonly MemberRow[],
  partOf: (row: MemberRow) => Part,
): { part: Part; schools: number }[] {
  const parts = new Map<Part, number>()
  for (const member of members) parts.set(partOf(member), (parts.get(partOf(member)) ?? 0) + 1)
  return [...parts]
    .map(([part, schools]) => ({ part, schools }))
    .sort((a, b) => Number(!a.part) - Number(!b.part) || b.schools - a.schools || (a.part < b.part ? -1 : 1))
}

/** Squares of 10 km of the British National Grid that have schools, as the statistics have them. */
export function squaresOf(members: readonly MemberRow[]): Report['squares'] {
  const squares = new Map<string, Report['squares'][number]>()
  for (const { easting, northing } of members) {
    if (easting === null || northing === null) continue
    const [east, north] = [Math.floor(easting / 10_000) * 10, Math.floor(northing / 10_000) * 10]
    const known = squares.get(`${east} ${north}`)
    squares.set(`${east} ${north}`, { east, north, schools: (known?.schools ?? 0) + 1 })
  }
  return [...squares.values()].sort((a, b) => b.north - a.north || a.east - b.east)
}
