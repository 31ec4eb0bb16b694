import { expect, test } from 'vitest'
import { isEnough } from '#contract/small-numbers.ts'
import { type ClassMonth, countIn, endingIn, stretchesOf, tellApart } from '../evidence/service.ts'
import { classesBy } from './parts.ts'
import { reportPeriods } from './report-periods.ts'

/** Numbers that look random, and are the same in every run. */
function dice(seed: number) {
  let state = seed
  return (sides: number) => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32
    return Math.floor((state / 2 ** 32) * sides)
  }
}

const months = Array.from(
  { length: 15 },
  (_, at) => `${2025 + Math.floor((at + 8) / 12)}-${String(((at + 8) % 12) + 1).padStart(2, '0')}`,
)
const thisMonth = months.at(-1) ?? ''

/** A young portal: some months with nobody, some with a class, seldom enough in one. */
function portalOf(seed: number): ClassMonth[] {
  const roll = dice(seed)
  return months.flatMap((month) =>
    Array.from({ length: roll(1 + roll(9)) }, () => ({
      ...{ month, school: `school ${roll(6)}`, book: roll(3), region: '', freeMeals: null, count: 1 + roll(2) },
      ...{ readings: 1, lessons: 0, children: 20 + roll(11) },
    })),
  )
}

/** Every report that somebody could ask for: of each sponsor that could be, the periods on offer. */
const everyPeriod = [
  ...new Map(
    months.flatMap((from, at) =>
      months
        .slice(at)
        .flatMap((to) => reportPeriods({ from, to }).map((one) => [`${one.from} ${one.to}`, one] as const)),
    ),
  ).values(),
]

test('the difference between any two reports is about five classes of three schools, or about nothing', () => {
  let compared = 0
  for (let seed = 1; seed <= 4; seed++) {
    const stretches = stretchesOf(portalOf(seed), months[0] ?? '')
    const told = everyPeriod.map((period) => new Set(endingIn(stretches, period).flatMap(({ rows }) => rows)))
    for (const one of told) {
      for (const other of told) {
        const left = [...one].filter((row) => !other.has(row))
        expect(left.length === 0 || isEnough(countIn(left))).toBe(true)
        compared++
      }
    }
  }
  expect([everyPeriod.length > 100, compared > 40_000]).toEqual([true, true])
})

test('neither the parts of a report, nor what they leave of its total, nor the same part of two reports tell of fewer', () => {
  for (let seed = 1; seed <= 3; seed++) {
    const rows = portalOf(seed)
    const stretches = stretchesOf(rows, months[0] ?? '')
    const reports = everyPeriod.map((period) => {
      const parts = new Map([0, 1, 2].map((book) => [book, new Set<ClassMonth>()]))
      // The rows behind the numbers that `classesBy` adds up: each is seen as it is asked for its part.
      for (const term of termsIn(period)) {
        const inTerm = endingIn(stretches, term).flatMap((stretch) => stretch.rows)
        for (const [book, own] of tellApart(inTerm, (row) => row.book)) for (const row of own) parts.get(book)?.add(row)
      }
      const shown = classesBy(stretches, period, (row) => row.book, thisMonth)
      for (const [book, own] of parts) expect(shown(book) ?? 0).toBe(Math.floor(countIn([...own]).count / 5) * 5)
      return { parts, total: new Set(endingIn(stretches, period).flatMap((stretch) => stretch.rows)) }
    })
    const mayBeTold = (left: ClassMonth[]) => left.length === 0 || isEnough(countIn(left))
    for (const { parts, total } of reports) {
      const inParts = new Set([...parts.values()].flatMap((own) => [...own]))
      expect([...inParts].every((row) => total.has(row))).toBe(true)
      expect(mayBeTold([...total].filter((row) => !inParts.has(row)))).toBe(true)
      for (const other of reports)
        for (const [book, own] of parts)
          expect(mayBeTold([...own].filter((row) => !other.parts.get(book)?.has(row)))).toBe(true)
    }
  }
})

/** Terms that lie in a period as a whole, spelt out. */
const termsIn = ({ from, to }: { from: string; to: string }) =>
  [
    ['2025-09', '2025-12'],
    ['2026-01', '2026-03'],
    ['2026-04', '2026-08'],
    ['2026-09', '2026-12'],
  ].flatMap(([first = '', last = '']) =>
    from <= first && first <= to && (last <= to || (last >= thisMonth && to >= thisMonth))
      ? [{ from: first, to: last }]
      : [],
  )
