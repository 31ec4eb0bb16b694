import { expect, test } from 'vitest'
import { formatPounds, poundsIn } from './money.ts'

test.each([
  ['4.50', 4.5],
  ['£1,200.50', 1200.5],
  [' 12 ', 12],
  ['123,456', 123_456],
])('%s are pounds', (typed, pounds) => expect(poundsIn(typed)).toBe(pounds))

test.each(['12,50', '1,2', '1,20,000', ',500', '1200,000', '', 'many'])('“%s” is refused', (typed) =>
  expect(poundsIn(typed)).toBeNaN(),
)

test.each([
  [0, '£0.00'],
  [0.07, '£0.07'],
  [542.94, '£542.94'],
  [1204.5, '£1,204.50'],
  [1_234_567.89, '£1,234,567.89'],
])('%d pounds are written %s', (pounds, written) => expect(formatPounds(pounds)).toBe(written))
