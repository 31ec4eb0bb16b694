import { expect, test } from 'vitest'
import { type Counted, type ShownFigure, showFamilies, showFigure, showParts } from './small-numbers.ts'

const schools = (count: number): Counted => ({ count, schools: count })
const upTo = (most: number) => Array.from({ length: most + 1 }, (_, number) => number)

/** Every row of numbers with a sum up to a limit. */
function* rows(length: number, sum: number): Generator<number[]> {
  if (length === 0) yield []
  else for (const first of upTo(sum)) for (const rest of rows(length - 1, sum - first)) yield [first, ...rest]
}

/**
 * For each thing that can be shown, what each hidden number may be, for somebody who knows the rule by heart and can try
 * every portal there could be.
 */
function possibilities(portals: Iterable<number[]>, show: (numbers: number[]) => ShownFigure[]) {
  const seen = new Map<string, Array<Set<number>>>()
  for (const numbers of portals) {
    const shown = show(numbers)
    const key = JSON.stringify(shown)
    const sets = seen.get(key) ?? numbers.map(() => new Set<number>())
    numbers.forEach((number, at) => void sets[at]?.add(number))
    seen.set(key, sets)
  }
  return [...seen].map(([key, sets]) => ({ shown: JSON.parse(key) as ShownFigure[], sets }))
}

test('nothing is shown below five of three schools, and the rest in fives', () => {
  expect(showFigure({ count: 4, schools: 4 })).toBeNull()
  expect(showFigure({ count: 5, schools: 2 })).toBeNull()
  expect(showFigure({ count: 30, schools: 2 })).toBeNull()
  expect(showFigure({ count: 5, schools: 3 })).toBe(5)
  expect(showFigure({ count: 14, schools: 3 })).toBe(10)
  expect(showFigure({ count: 0, schools: 0 })).toBeNull()
  expect(showFigure({ count: 6, schools: 6 }, 1_234_567)).toBe(1_234_565)
  expect([4, 5, 9].map(showFamilies)).toEqual([null, 5, 5])
})

test('a part that the total would tell takes the next smallest with it', () => {
  const show = (...counts: number[]) => showParts(counts.map(schools))
  expect(show(20, 10, 5)).toEqual({ parts: [20, 10, 5], total: 35 })
  expect(show(20, 10, 3)).toEqual({ parts: [20, null, null], total: 30 })
  expect(show(20, 3, 3)).toEqual({ parts: [20, null, null], total: 25 })
  // The two others are not told by a remainder of 3.
  expect(show(20, 10, 2, 1)).toEqual({ parts: [20, null, null, null], total: 30 })
  expect(show(20, 0, 0)).toEqual({ parts: [null, null, null], total: 20 })
  expect(show(2, 1)).toEqual({ parts: [null, null], total: null })
  expect(show(7)).toEqual({ parts: [5], total: 5 })
  expect(show(3)).toEqual({ parts: [null], total: null })
  expect(show()).toEqual({ parts: [], total: null })
  // Ten people of two schools are too few schools, and so is what remains of them.
  const two = { count: 10, schools: 2 }
  expect(showParts([two, schools(20), schools(8)])).toEqual({ parts: [null, 20, null], total: 35 })
})

test('a remainder that is shown is never about too few', () => {
  for (const counts of rows(4, 36)) {
    const { parts, total } = showParts(counts.map(schools))
    const hidden = counts.filter((_, at) => parts[at] === null)
    const remainder = hidden.reduce((sum, count) => sum + count, 0)
    const isTold = total !== null && hidden.length > 0
    if (isTold && (remainder < 5 || hidden.length < 2)) throw new Error(`${counts} shows ${JSON.stringify(parts)}`)
  }
})

test.each([
  [2, 59],
  [3, 49],
  [4, 39],
  [5, 34],
  [6, 29],
])('somebody who tries every portal of %i parts finds no hidden number', (length, limit) => {
  const show = (counts: number[]) => {
    const { parts, total } = showParts(counts.map(schools))
    return [...parts, total]
  }
  for (const { shown, sets } of possibilities(rows(length, limit), show)) {
    // The highest total may have others that were not tried.
    if ((shown.at(-1) ?? 0) + 4 > limit) continue
    sets.forEach((set, at) => {
      if (shown[at] === null) expect(set.size, `part ${at} of ${JSON.stringify(shown)}`).toBeGreaterThanOrEqual(4)
    })
  }
})

test('nor does somebody who sees two figures of which one is part of the other', () => {
  const confirmedOf = (registered: number[], most: number[]) =>
    registered.map((count, at) => Math.min(count, most[at] ?? 0))
  function* portals() {
    for (const registered of rows(2, 24))
      for (const most of rows(2, 24)) yield [...registered, ...confirmedOf(registered, most)]
  }
  const show = (numbers: number[]) =>
    [numbers.slice(0, 2), numbers.slice(2)].flatMap((counts) => {
      const { parts, total } = showParts(counts.map(schools))
      return [...parts, total]
    })
  for (const { shown, sets } of possibilities(portals(), show))
    sets.forEach((set, at) => {
      if (shown[at < 2 ? at : at + 1] === null) expect(set.size, JSON.stringify(shown)).toBeGreaterThanOrEqual(2)
    })
})
