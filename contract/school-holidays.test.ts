import { expect, test } from 'vitest'
import type { Nation } from './school-days.ts'
import { usualHoliday } from './school-holidays.ts'

test.each<[string, Nation, string | undefined]>([
  // The usual days, from the inside and from just outside.
  ['2026-10-26', 'england-and-wales', 'half-term'],
  ['2026-10-30', 'england-and-wales', 'half-term'],
  ['2026-10-23', 'england-and-wales', undefined],
  ['2026-12-21', 'england-and-wales', 'Christmas holidays'],
  ['2027-01-04', 'england-and-wales', undefined],
  ['2027-02-15', 'england-and-wales', 'half-term'],
  ['2027-03-29', 'england-and-wales', 'Easter holidays'],
  ['2027-05-31', 'england-and-wales', 'half-term'],
  ['2027-07-21', 'england-and-wales', undefined],
  ['2027-08-02', 'england-and-wales', 'summer holidays'],
  ['2026-10-19', 'scotland', 'October holidays'],
  ['2027-08-02', 'scotland', 'summer holidays'],
  ['2027-08-18', 'scotland', undefined],
  ['2027-07-02', 'northern-ireland', 'summer holidays'],
  ['2026-10-28', 'northern-ireland', 'Halloween break'],
])('%s in %s: %s', (day, nation, name) => {
  expect(usualHoliday(day, nation)).toBe(name)
})
