import { expect, test } from 'vitest'
import { keptDays, readingPeriods, termOf } from './reading-periods.ts'
import { daysBetween } from './school-days.ts'

test('offers the last 12 months, and the terms of which everything is kept', () => {
  expect(readingPeriods('2026-11-22')).toEqual([
    { id: 'last-12-months', name: 'Last 12 months', from: '2025-12-01', to: '2026-11-22' },
    { id: 'autumn-2026', name: 'Autumn term 2026', from: '2026-09-01', to: '2026-11-22' },
    { id: 'summer-2026', name: 'Summer term 2026', from: '2026-04-01', to: '2026-08-31' },
    { id: 'spring-2026', name: 'Spring term 2026', from: '2026-01-01', to: '2026-03-31' },
  ])
  for (const today of ['2026-01-01', '2026-08-31', '2026-09-30', '2026-12-31', '2027-10-02', '2028-02-29'])
    for (const { from } of readingPeriods(today)) expect(daysBetween(from, today)).toBeLessThanOrEqual(keptDays)
  expect(readingPeriods('2026-09-30').map(({ id }) => id)).toContain('autumn-2025')
})

test('a term begins on its first day', () => {
  const current = (today: string) => readingPeriods(today)[1]?.id
  expect(['2027-01-01', '2027-03-31', '2027-04-01', '2027-08-31', '2027-09-01'].map(current)).toEqual([
    'spring-2027',
    'spring-2027',
    'summer-2027',
    'summer-2027',
    'autumn-2027',
  ])
  expect(readingPeriods('2028-02-29')[0]).toMatchObject({ from: '2027-03-01' })
})

test('a term ends where its last month does, and the next one begins the day after', () => {
  expect(termOf('2027-01-01')).toEqual({ from: '2027-01-01', next: '2027-04-01' })
  expect(termOf('2027-03-31')).toEqual({ from: '2027-01-01', next: '2027-04-01' })
  expect(termOf('2027-04-01')).toEqual({ from: '2027-04-01', next: '2027-09-01' })
  expect(termOf('2026-12-31')).toEqual({ from: '2026-09-01', next: '2027-01-01' })
})
