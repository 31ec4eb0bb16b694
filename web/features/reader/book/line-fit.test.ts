import { expect, test } from 'vitest'
import { fitOf } from './line-fit.ts'

const line = { text: 'WHOOSH!', x: 0.1, y: 0.7, width: 0.5, height: 0.05 }

test('stretches a line to the width of the printed one', () => {
  // On a page 800 by 400: printed 400 wide, laid out 10 em of 20 px.
  expect(fitOf(line, 2, () => 10).stretch).toBe(2)
})

test('takes the typeface that fits the printed line without stretching', () => {
  const fit = fitOf(line, 2, (_, { weight }) => (weight === 800 ? 20.1 : 15))
  expect(fit).toMatchObject({ weight: 800, stretch: expect.closeTo(0.995, 3) })
})

test('leaves what cannot be measured unchanged', () => {
  expect(fitOf(line, 2, () => null)).toMatchObject({ family: 'sans-serif', stretch: 1 })
  expect(fitOf({ ...line, height: 0 }, 2, () => 10).stretch).toBe(1)
})
