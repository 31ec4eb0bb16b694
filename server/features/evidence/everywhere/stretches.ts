import { dayAfter } from '#contract/school-days.ts'
import { isEnough } from '#contract/small-numbers.ts'

/** Something that was counted in a month, at a school. */
export interface InMonth {
  /** Such as 2026-11. */
  month: string
  /** The school; of what belongs to none, what stands for it. */
  school: string
  count: number
}

/** Months that are told as one. */
export interface Stretch<Row> {
  /** Its first and its last month, such as 2026-11. */
  from: string
  to: string
  rows: Row[]
}

export const countIn = (rows: readonly InMonth[]) => ({
  count: rows.reduce((sum, { count }) => sum + count, 0),
  schools: new Set(rows.map(({ school }) => school)).size,
})

function groupBy<Row, Key>(rows: readonly Row[], keyOf: (row: Row) => Key): Map<Key, Row[]> {
  const groups = new Map<Key, Row[]>()
  for (const row of rows) groups.set(keyOf(row), [...(groups.get(keyOf(row)) ?? []), row])
  return groups
}

/** The month after one such as 2026-11. */
export const monthAfter = (month: string) => dayAfter(`${month}-28`, 7).slice(0, 7)

const isEnoughIn = (rows: readonly InMonth[]) => isEnough(countIn(rows))

/**
 * Joins months, from the first one on, until together they are about enough to be shown; what is left at the end is in none.
 * Whatever period is told consists of such stretches, so that the difference between any two periods is about enough, or
 * about nothing. `begun`: the first month.
 */
export function stretchesOf<Row extends InMonth>(rows: readonly Row[], begun: string): Stretch<Row>[] {
  const byMonth = groupBy(rows, ({ month }) => month)
  const stretches: Stretch<Row>[] = []
  let [from, open] = [begun, [] as Row[]]
  for (const month of [...byMonth.keys()].sort((a, b) => a.localeCompare(b))) {
    open = [...open, ...(byMonth.get(month) ?? [])]
    if (!isEnoughIn(open)) continue
    stretches.push({ from, to: month, rows: open })
    from = monthAfter(month)
    open = []
  }
  return stretches
}

/** The stretches that a period tells: those that end in it. Both months are included. */
export const endingIn = <Row>(stretches: readonly Stretch<Row>[], { from, to }: { from: string; to: string }) =>
  stretches.filter((stretch) => from <= stretch.to && stretch.to <= to)

/**
 * Tells the parts of something apart: those that are about enough, as long as what is left over is about enough too, or nothing.
 * The smallest part is left over with the others until it is.
 */
export function tellApart<Row extends InMonth, Part>(rows: readonly Row[], partOf: (row: Row) => Part) {
  const parts = [...groupBy(rows, partOf)].sort(([, a], [, b]) => countIn(b).count - countIn(a).count)
  const told = parts.filter(([, own]) => isEnoughIn(own))
  const left = parts.filter(([, own]) => !isEnoughIn(own)).flatMap(([, own]) => own)
  while (left.length > 0 && !isEnoughIn(left) && told.length > 0) left.push(...(told.pop()?.[1] ?? []))
  return new Map(told)
}
