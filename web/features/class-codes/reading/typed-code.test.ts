import { expect, test } from 'vitest'
import { isComplete, problemOf, spread } from './typed-code.ts'

const empty = ['', '', '']

test('a word leads on when no longer one begins with it, or after a space', () => {
  expect(spread(empty, 0, 'gul')).toEqual({ values: ['GUL', '', ''], field: 0 })
  expect(spread(['GUL', '', ''], 0, 'gull')).toEqual({ values: ['GULL', '', ''], field: 1 })
  expect([isComplete(0, 'SUN'), isComplete(0, 'LAMP')]).toEqual([false, true])
  expect(spread(['GULL', '', ''], 1, 'cup')).toEqual({ values: ['GULL', 'CUP', ''], field: 1 })
  expect(spread(['GULL', '', ''], 1, 'cup ')).toEqual({ values: ['GULL', 'CUP', ''], field: 2 })
  expect(spread(['GULL', 'CUP', ''], 2, '7342')).toEqual({ values: ['GULL', 'CUP', '7342'], field: 3 })
  // A separator that comes after the field has led on by itself.
  expect(spread(['GULL', '', ''], 1, '-')).toEqual({ values: ['GULL', '', ''], field: 1 })
})

test('a whole code goes to all fields, wherever it is pasted and however it is written', () => {
  for (const pasted of ['GULL-LAMP-7342', 'gull lamp 7342', ' Gull – Lamp – 7342 ', 'gull,lamp,73421'])
    for (const field of [0, 1, 2])
      expect(spread(['ACORN', '', '12'], field, pasted)).toEqual({ values: ['GULL', 'LAMP', '7342'], field: 3 })
  expect(spread(empty, 0, 'gull lamp')).toEqual({ values: ['GULL', 'LAMP', ''], field: 2 })
  expect(spread(empty, 0, 'cup cup').values).toEqual(['CUP', 'CUP', ''])
})

test('letters do not go into the number, and numbers typed into a word go to their own field', () => {
  expect(spread(['GULL', 'LAMP', ''], 2, 'abc').values).toEqual(['GULL', 'LAMP', ''])
  expect(spread(['GULL', 'LAMP', '7'], 2, '73a').values).toEqual(['GULL', 'LAMP', '73'])
  expect(spread(['GULL', '', ''], 1, 'lamp7')).toEqual({ values: ['GULL', 'LAMP', '7'], field: 2 })
})

test('what is missing or cannot be right is said of its field', () => {
  expect(problemOf(empty)).toEqual({ field: 0, sentence: 'Type the first word from the board.' })
  expect(problemOf(['GUL', 'LAMP', '7342'])).toEqual({
    field: 0,
    sentence: '“GUL” is not a code word. Check the board.',
  })
  expect(problemOf(['GULL', '', '7342'])?.field).toBe(1)
  expect(problemOf(['GULL', 'LAMP', '734'])).toEqual({ field: 2, sentence: 'Type the four numbers from the board.' })
  expect(problemOf(['GULL', 'LAMP', '0042'])).toBeNull()
})
