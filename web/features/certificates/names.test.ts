import { expect, test } from 'vitest'
import { missingLetters, problemOf, readNames } from './names.ts'

test.each<[description: string, text: string, names: string[]]>([
  ['one on each line', 'Ada Birch\nBen Cole\r\n\nCy', ['Ada Birch', 'Ben Cole', 'Cy']],
  ['on one line with commas', 'Ada Birch, Ben Cole; Cy,', ['Ada Birch', 'Ben Cole', 'Cy']],
  ['numbered, or with bullets', '1. Ada\n2) Ben\n3 Cy\n- Dee\n• Eli', ['Ada', 'Ben', 'Cy', 'Dee', 'Eli']],
  ['cells of a spreadsheet', '1\tAda\tBirch\n2\tBen\tCole', ['Ada Birch', 'Ben Cole']],
  ['family names first', 'Birch, Ada\nCole, Ben', ['Ada Birch', 'Ben Cole']],
  ['titles, and spaces of every kind', '  Dr  Ada\u00A0\u00A0Birch ,\nSir Ben', ['Dr Ada Birch', 'Sir Ben']],
  ['letters in two parts, and invisible ones', 'Zoe\u0308\n\u200FNoor', ['Zoë', 'Noor']],
  ['a class with a number', '3B', ['3B']],
  ['nothing', ' \n\t\n', []],
  ['marks and numbers that a list has left over', 'Ada\n , ,\n;;\n2.\n–', ['Ada']],
])('reads names: %s', (_, text, names) => {
  expect(readNames(text)).toEqual(names)
})

test('two lines whose names are the same stay two children', () => {
  expect(readNames('Ada\nAda')).toEqual(['Ada', 'Ada'])
})

test('nobody, too many, and too long a name each get a sentence', () => {
  expect(problemOf([])).toBe('Enter at least one name.')
  expect(problemOf(['Ada'])).toBeNull()
  expect(problemOf(Array.from({ length: 300 }, () => 'Ada'))).toMatch(/300 names.*100 at a time/)
  expect(problemOf(['Ada', 'A'.repeat(61)])).toMatch(/60 characters/)
})

test('letters that the typefaces lack are named once each', () => {
  expect(
    missingLetters('Ada نور ن', [
      [65, 90],
      [97, 122],
    ]),
  ).toEqual(['ن', 'و', 'ر'])
})
