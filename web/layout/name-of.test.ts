import { expect, test } from 'vitest'
import { sampleProfile, sampleUser } from '../testing/samples.ts'
import { nameOf, shortNameOf } from './name-of.ts'

const called = (full_name: string) => sampleUser({ profile: { ...sampleProfile, full_name } })

test.each([
  ['Carys Llewellyn-Davies', 'Carys'],
  [' Mrs  Hannah Whitlock ', 'Mrs Whitlock'],
  ['Dr. Adeyemi', 'Dr. Adeyemi'],
  ['Mr', 'Mr'],
  ['O', 'O'],
  ['ليلى حداد', 'ليلى'],
  ['', ''],
])('%j is greeted as %j', (name, greeted) => {
  expect(shortNameOf(called(name))).toBe(greeted)
})

test('a user without a name is addressed by the e-mail address', () => {
  expect(nameOf(called(''))).toBe('ada@example.org')
  expect(nameOf(called('Ada Byron'))).toBe('Ada Byron')
})
