import { expect, test } from 'vitest'
import { fileOf, nightIn, nightOf, nightsToKeep } from './nights-to-keep.ts'

const dayLength = 86_400_000
const dayAfter = (day: string, days: number) => new Date(Date.parse(day) + days * dayLength).toISOString().slice(0, 10)

/** What is there after each night, newest first, when the old ones are deleted each time. */
function* keepEachNight(first: string, nights: number): Generator<string[]> {
  let there: string[] = []
  for (let night = 0; night < nights; night++) {
    const tonight = dayAfter(first, night)
    const keep = nightsToKeep([tonight, ...there], tonight)
    there = [dayAfter(first, night), ...there].filter((one) => keep.has(one))
    yield there
  }
}

test('after two years of nights there are 7 days, 5 weeks and 12 months', () => {
  // The last night, 2026-11-22, is a Sunday.
  expect([...keepEachNight('2024-11-22', 731)].at(-1)).toEqual([
    ...['2026-11-22', '2026-11-21', '2026-11-20', '2026-11-19', '2026-11-18', '2026-11-17', '2026-11-16'],
    // Four more weeks, and October, whose last day is no Sunday.
    ...['2026-11-15', '2026-11-08', '2026-11-01', '2026-10-31', '2026-10-25'],
    ...['2026-09-30', '2026-08-31', '2026-07-31', '2026-06-30', '2026-05-31', '2026-04-30', '2026-03-31'],
    ...['2026-02-28', '2026-01-31', '2025-12-31'],
  ])
})

test('on every night of two years the weeks and months reach back as far as they should', () => {
  for (const there of [...keepEachNight('2024-11-22', 731)].slice(400)) {
    const [last = ''] = there
    expect(there.length).toBeLessThanOrEqual(7 + 4 + 11)
    expect(new Set(there.map((night) => night.slice(0, 7))).size).toBe(12)
    const gaps = there.slice(0, 10).map((night) => (Date.parse(last) - Date.parse(night)) / dayLength)
    // Of the last four weeks, no day is further than a week from a backup.
    for (let index = 1; index < gaps.length; index++) {
      const [newer = 0, older = 0] = [gaps[index - 1], gaps[index]]
      if (older <= 28) expect(older - newer).toBeLessThanOrEqual(7)
    }
  }
})

test('the last seven stay even if the portal was off for longer than a year', () => {
  const nights = ['2025-01-10', '2025-01-11', '2026-11-23']
  expect(nightsToKeep(nights, '2026-11-23')).toEqual(new Set(nights))
  expect(nightsToKeep([], '2026-11-23').size).toBe(0)
})

test('after a quarter without backups, what is older than a year is deleted, and nothing else', () => {
  const overAYearOld = ['2025-07-31', '2025-08-31', '2025-09-30']
  const monthly = ['2025-10-31', '2025-11-30', '2025-12-31', '2026-01-31', '2026-02-28', '2026-03-31', '2026-04-30']
  const lastWeeks = ['2026-05-31', '2026-06-30', '2026-07-05', '2026-07-12']
  const sinceThen = Array.from({ length: 8 }, (_, night) => dayAfter('2026-10-15', night))
  const kept = nightsToKeep([...overAYearOld, ...monthly, ...lastWeeks, ...sinceThen], '2026-10-22')
  expect(kept).toEqual(new Set([...monthly, ...lastWeeks, ...sinceThen.slice(1)]))
})

test.each([
  ['2026-11-23T01:59:00Z', '2026-11-22'],
  ['2026-11-23T02:00:00Z', '2026-11-23'],
  ['2026-11-23T23:59:00Z', '2026-11-23'],
  // Summer time: two o’clock in London is one in UTC.
  ['2026-07-06T00:59:00Z', '2026-07-05'],
  ['2026-07-06T01:00:00Z', '2026-07-06'],
])('%s belongs to the night of %s', (now, night) => {
  expect(nightOf(new Date(now))).toBe(night)
})

test('only its own files are the portal’s to delete', () => {
  expect(nightIn(fileOf('2026-11-23'))).toBe('2026-11-23')
  for (const name of [
    'before-the-update.backup',
    'portal-2026-11-23.backup.unfinished',
    'erasures.log',
    'portal-1.backup',
  ])
    expect(nightIn(name)).toBe(null)
})
