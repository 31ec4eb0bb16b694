import { expect, test } from 'vitest'
import { completesTurn, directionOf, intentOf, progressOf, zoneOf } from './swipe.ts'

test('a finger is not judged before it has moved', () => {
  expect(intentOf(6, 4)).toBeNull()
  expect(intentOf(-20, 5)).toBe('swipe')
  expect(intentOf(5, 20)).toBe('scroll')
  expect(intentOf(15, 14)).toBe('scroll')
})

test('the page follows the finger', () => {
  expect(directionOf(-10)).toBe('next')
  expect(progressOf(-45, 100)).toBeCloseTo(0.5)
  expect(progressOf(300, 100)).toBe(1)
})

test('far enough or fast enough turns the page', () => {
  expect(completesTurn(-100, 0, 400)).toBe(true)
  expect(completesTurn(-60, 0, 400)).toBe(false)
  expect(completesTurn(-40, -0.6, 400)).toBe(true)
})

test('a finger that comes back cancels, however far it had gone', () => {
  expect(completesTurn(-200, 0.6, 400)).toBe(false)
  expect(completesTurn(-10, 0, 400)).toBe(false)
})

test('the outer thirds turn, the middle shows the bars', () => {
  expect([10, 150, 390].map((x) => zoneOf(x, 400))).toEqual(['previous', 'chrome', 'next'])
})
