import { expect, test } from 'vitest'
import { bookletSides, sheetsFor } from './sheets.ts'

/** The pages as they follow each other once the sheets are folded together: the outermost first. */
function fold(pageCount: number, endsOnBack: boolean): (number | null)[] {
  const sides = bookletSides(pageCount, endsOnBack)
  const [fronts, backs] = [0, 1].map((face) => sides.filter((_, index) => index % 2 === face))
  const first = fronts?.flatMap(({ right }, sheet) => [right, backs?.[sheet]?.left ?? null]) ?? []
  const second = fronts?.flatMap(({ left }, sheet) => [left, backs?.[sheet]?.right ?? null]) ?? []
  return [...first, ...second.reverse()]
}

const pages = (count: number) => Array.from({ length: count }, (_, index) => index + 1)

test('folded, the pages of books of 1 to 40 pages follow each other, and what is over is at the end', () => {
  for (const count of pages(40)) {
    const places = sheetsFor(count) * 4
    const blanks = Array<null>(places - count).fill(null)
    expect(bookletSides(count, false)).toHaveLength(places / 2)
    expect(fold(count, false)).toEqual([...pages(count), ...blanks])
    expect(fold(count, true)).toEqual([...pages(count - 1), ...blanks, count])
  }
})

test('three pages fill one sheet: the cover outside, two pages inside', () => {
  expect(bookletSides(3, false)).toEqual([
    { left: null, right: 1 },
    { left: 2, right: 3 },
  ])
})
