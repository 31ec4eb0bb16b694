import { expect, test } from 'vitest'
import { bankHolidays, dayProblem, hourInUk, nationOf, todayInUk } from './school-days.ts'

/** 2026 and 2027 as https://www.gov.uk/bank-holidays has them; 2028 worked out by hand from the same rules. */
const listed = {
  'england-and-wales': {
    2026: '01-01 04-03 04-06 05-04 05-25 08-31 12-25 12-28',
    2027: '01-01 03-26 03-29 05-03 05-31 08-30 12-27 12-28',
    2028: '01-03 04-14 04-17 05-01 05-29 08-28 12-25 12-26',
  },
  scotland: {
    2027: '01-01 01-04 03-26 05-03 05-31 08-02 11-30 12-27 12-28',
    2028: '01-03 01-04 04-14 05-01 05-29 08-07 11-30 12-25 12-26',
  },
  'northern-ireland': {
    2027: '01-01 03-17 03-26 03-29 05-03 05-31 07-12 08-30 12-27 12-28',
    2028: '01-03 03-17 04-14 04-17 05-01 05-29 07-12 08-28 12-25 12-26',
  },
} as const

test.each(
  Object.entries(listed).flatMap(([nation, years]) =>
    Object.entries(years).map(([year, days]) => [nation as keyof typeof listed, Number(year), days] as const),
  ),
)('the bank holidays of %s in %i are those of the official list', (nation, year, days) => {
  expect([...bankHolidays(year, nation).keys()]).toEqual(days.split(' ').map((day) => `${year}-${day}`))
})

test('a Christmas on a Sunday is made up for after Boxing Day', () => {
  const days = [...bankHolidays(2033, 'england-and-wales').keys()]
  expect(days.slice(-2)).toEqual(['2033-12-26', '2033-12-27'])
})

test.each([
  ['eh1 1aa', 'scotland'],
  ['TD1 1AA', 'scotland'],
  ['TD1 5AB', 'scotland'],
  ['TD15 1AA', 'england-and-wales'],
  ['bt1 1aa', 'northern-ireland'],
  ['CF10 1AA', 'england-and-wales'],
  ['GU1 1AA', 'england-and-wales'],
  ['', 'england-and-wales'],
])('%s lies in %s', (postcode, nation) => {
  expect(nationOf(postcode)).toBe(nation)
})

const today = '2026-11-20'
test.each([
  ['2026-11-19', 'Choose a day after today.'],
  ['2026-11-20', 'Choose a day after today.'],
  ['2026-11-21', 'Saturday 21 November 2026 is at the weekend. Choose a school day.'],
  ['2027-03-29', 'Monday 29 March 2027 is a bank holiday (Easter Monday). Choose another day.'],
  ['2028-11-20', 'Choose a day within the next 18 months.'],
  ['2027-02-30', 'Enter a real date.'],
  ['20/11/2027', 'Enter a real date.'],
  ['2026-11-23', undefined],
])('%s: %s', (day, sentence) => {
  expect(dayProblem(day, 'england-and-wales', today)).toBe(sentence)
})

test('Easter Monday is a school day in Scotland, St Andrew’s Day is not', () => {
  expect(dayProblem('2027-03-29', 'scotland', today)).toBeUndefined()
  expect(dayProblem('2026-11-30', 'scotland', today)).toContain('St Andrew’s Day')
})

test('today is the day in the United Kingdom, not that of the server', () => {
  expect(todayInUk(new Date('2027-06-30T23:30:00Z'))).toBe('2027-07-01')
})

test.each([
  ['2027-01-15T08:00:00Z', 8],
  ['2027-07-15T07:59:00Z', 8],
  ['2027-07-15T23:30:00Z', 0],
  ['2027-03-28T00:59:00Z', 0],
  ['2027-03-28T01:00:00Z', 2],
  ['2027-10-31T01:30:00Z', 1],
])('at %s it is %i o’clock in the United Kingdom', (time, hour) => {
  expect(hourInUk(new Date(time))).toBe(hour)
})
