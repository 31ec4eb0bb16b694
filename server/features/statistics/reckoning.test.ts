import proj4 from 'proj4'
import { describe, expect, test } from 'vitest'
import { todayInUk } from '#contract/school-days.ts'
import { growthOf, weeksSince } from './growth.ts'
import { nationalGrid, osgb36, toNationalGrid } from './national-grid.ts'

describe('days are London days', () => {
  test.each([
    ['2026-06-30T22:59:59Z', '2026-06-30'],
    ['2026-06-30T23:00:00Z', '2026-07-01'],
    ['2026-12-31T23:59:59Z', '2026-12-31'],
    ['2027-01-01T00:00:00Z', '2027-01-01'],
  ])('%s is on %s', (moment, date) => {
    expect(todayInUk(new Date(moment))).toBe(date)
  })

  test.each([
    ['2026-09-07', '2026-09-07', 0],
    ['2026-09-07', '2026-09-13', 0],
    ['2026-09-07', '2026-09-14', 1],
    // The clocks go back in between.
    ['2026-10-19', '2026-11-02', 2],
    ['2026-12-01', '2026-11-20', 0],
  ])('from %s to %s are %i whole weeks', (launched, today, weeks) => {
    expect(weeksSince(launched, today)).toBe(weeks)
  })
})

describe('the curve', () => {
  const approvals = [
    { day: '2026-09-10', schools: 2 },
    { day: '2026-09-21', schools: 3 },
  ]
  test('is empty without schools', () => {
    expect(growthOf([], '2026-09-07', '2026-10-01')).toEqual([])
  })
  test('has a point for each week from the launch to today', () => {
    expect(growthOf(approvals, '2026-09-07', '2026-09-30')).toEqual([
      { date: '2026-09-07', schools: 0 },
      { date: '2026-09-14', schools: 2 },
      { date: '2026-09-21', schools: 5 },
      { date: '2026-09-28', schools: 5 },
      { date: '2026-09-30', schools: 5 },
    ])
  })
  test('starts with the first school if it came before the launch, and has one point on its first day', () => {
    expect(growthOf(approvals, '2027-01-01', '2026-09-12')[0]).toEqual({ date: '2026-09-10', schools: 2 })
    expect(growthOf(approvals, '2026-09-10', '2026-09-10')).toEqual([{ date: '2026-09-10', schools: 2 }])
  })
  test('has monthly points after half a year, and yearly points after five years', () => {
    const months = growthOf(approvals, '2026-08-31', '2027-04-15').map(({ date }) => date)
    expect(months.slice(0, 3)).toEqual(['2026-08-31', '2026-09-30', '2026-10-31'])
    expect(months.at(-1)).toBe('2027-04-15')
    const years = growthOf(approvals, '2026-09-07', '2033-02-01')
    expect(years.map(({ date }) => date).slice(0, 3)).toEqual(['2026-09-07', '2026-12-31', '2027-12-31'])
    expect(years).toHaveLength(9)
  })
})

describe('the National Grid', () => {
  const degrees = (d: number, m: number, s: number) => d + m / 60 + s / 3600
  test('projects the example of Ordnance Survey’s guide', () => {
    const place = [degrees(1, 43, 4.5177), degrees(52, 39, 27.2531)]
    expect(proj4(osgb36, nationalGrid, place).map(Math.round)).toEqual([651_410, 313_177])
  })
  test('places known points within 10 m', () => {
    // Caister water tower, in ETRS89 as the guide has it.
    const caister = toNationalGrid({ latitude: 52 + 39 / 60 + 28.8282 / 3600, longitude: 1 + 42 / 60 + 57.8663 / 3600 })
    expect(Math.hypot(caister.easting - 651_409.9, caister.northing - 313_177.3)).toBeLessThan(10)
  })
})
