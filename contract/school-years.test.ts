import { expect, test } from 'vitest'
import { todayInUk } from './school-days.ts'
import { findSchoolYear, schoolYears } from './school-years.ts'

const idsOf = (today: string, since: string) => schoolYears(today, since).map(({ id }) => id)

test('a school year runs from 1 September to 31 August, and is not over on its last day', () => {
  expect(schoolYears('2026-11-28', '2025-10-01')).toEqual([
    { id: '2026-27', name: '2026/27', from: '2026-09-01', to: '2026-11-28', is_over: false },
    { id: '2025-26', name: '2025/26', from: '2025-09-01', to: '2026-08-31', is_over: true },
  ])
  expect(schoolYears('2027-08-31', '2026-09-01')).toMatchObject([{ id: '2026-27', to: '2027-08-31', is_over: false }])
  expect(idsOf('2027-09-01', '2027-08-31')).toEqual(['2027-28', '2026-27'])
  expect(idsOf('2099-12-31', '2099-12-31')).toEqual(['2099-00'])
  // Somebody who joined after midnight in another time zone.
  expect(idsOf('2027-08-31', '2027-09-01')).toEqual(['2026-27'])
})

test('it begins at midnight by the clock on the wall, which is an hour ahead of UTC', () => {
  const at = (moment: string) => idsOf(todayInUk(new Date(moment)), '2026-09-01')[0]
  expect(['2026-08-31T22:59:00Z', '2026-08-31T23:00:00Z'].map(at)).toEqual(['2025-26', '2026-27'])
  // The hour that there is twice, and the one that there is not, are in the middle of a year.
  for (const moment of ['2026-10-25T00:30:00Z', '2026-10-25T01:30:00Z', '2027-03-28T01:00:00Z'])
    expect(at(moment)).toBe('2026-27')
})

test('a year that is not on offer is not found', () => {
  const years = schoolYears('2026-11-28', '2025-10-01')
  expect(findSchoolYear(years)?.id).toBe('2026-27')
  expect(findSchoolYear(years, '2025-26')?.id).toBe('2025-26')
  for (const wanted of ['', '2024-25', '2027-28', '2026-28']) expect(findSchoolYear(years, wanted)).toBeUndefined()
})
