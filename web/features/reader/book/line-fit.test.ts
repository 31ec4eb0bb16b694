import { expect, test } from 'vitest'
import { stretchOf } from './line-fit.ts'

const line = { text: 'WHOOSH!', x: 0.1, y: 0.7, width: 0.5, height: 0.05 }

test('stretches a line to the width of the printed one', () => {
  // On a page 800 by 400: printed 400 wide, laid out 10 em of 20 px.
  expect(stretchOf(line, 2, () => 10)).toBe(2)
})

test('leaves what cannot be measured unchanged', () => {
  expect(stretchOf(line, 2, () => null)).toBe(1)
  expect(stretchOf({ ...line, height: 0 }, 2, () => 10)).toBe(1)
})
