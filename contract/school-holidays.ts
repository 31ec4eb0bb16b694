import { dayAfter, easterSunday, firstMondayFrom, type Nation } from './school-days.ts'

interface Holiday {
  name: string
  /** The first and the last day of a year in which it usually is, such as 2027-03-29. */
  in: (year: number) => [string, string]
}

const days = (name: string, first: string, last: string): Holiday => ({
  name,
  in: (year) => [`${year}-${first}`, `${year}-${last}`],
})
/** From the first Monday on or after a day such as 10-23 to a Friday. */
const weeks = (name: string, from: string, count: number): Holiday => ({
  name,
  in: (year) => {
    const monday = firstMondayFrom(`${year}-${from}`)
    return [monday, dayAfter(monday, count * 7 - 3)]
  },
})
const aroundEaster = (after: number): Holiday => ({
  name: 'Easter holidays',
  in: (year) => [dayAfter(easterSunday(year), -6), dayAfter(easterSunday(year), after)],
})
const christmas = 'Christmas holidays'
const halfTerm = 'half-term'

/**
 * When schools of a nation usually have no lessons. Every council, and many schools, set their own days, which differ by a week:
 * something to ask the school about, never a reason to refuse a day.
 */
const holidays: Record<Nation, readonly Holiday[]> = {
  'england-and-wales': [
    days(christmas, '01-01', '01-03'),
    weeks(halfTerm, '02-12', 1),
    aroundEaster(12),
    weeks(halfTerm, '05-25', 1),
    days('summer holidays', '07-22', '08-31'),
    weeks(halfTerm, '10-23', 1),
    days(christmas, '12-21', '12-31'),
  ],
  scotland: [
    days(christmas, '01-01', '01-04'),
    weeks('mid-term break', '02-09', 1),
    days('spring holidays', '04-03', '04-17'),
    days('summer holidays', '06-27', '08-14'),
    weeks('October holidays', '10-08', 2),
    days(christmas, '12-22', '12-31'),
  ],
  'northern-ireland': [
    days(christmas, '01-01', '01-02'),
    weeks('mid-term break', '02-12', 1),
    aroundEaster(5),
    days('summer holidays', '07-01', '08-31'),
    weeks('Halloween break', '10-26', 1),
    days(christmas, '12-21', '12-31'),
  ],
}

/** The holidays that schools of a nation usually have on a day such as 2027-03-29; undefined on any other day. */
export const usualHoliday = (day: string, nation: Nation): string | undefined =>
  holidays[nation].find((holiday) => {
    const [first, last] = holiday.in(Number(day.slice(0, 4)))
    return first <= day && day <= last
  })?.name
