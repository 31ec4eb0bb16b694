import { expect, test } from 'vitest'
import { poundsIn } from './pounds.ts'

test.each([
  ['4.50', 4.5],
  ['£1,200.50', 1200.5],
  [' 12 ', 12],
  ['123,456', 123_456],
])('%s are pounds', (typed, pounds) => expect(poundsIn(typed)).toBe(pounds))

test.each(['12,50', '1,2', '1,20,000', ',500', '1200,000', '', 'many'])('“%s” is refused', (typed) =>
  expect(poundsIn(typed)).toBeNaN(),
)
