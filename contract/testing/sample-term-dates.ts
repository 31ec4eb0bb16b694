import { dayAfter, isAtWeekend, todayInUk } from '../school-days.ts'
import { type TermDates, termYearOf } from '../term-dates.ts'

const weekday = (day: string): string => (isAtWeekend(day) ? weekday(dayAfter(day, 1)) : day)

/** Term dates as a council in England might set them, of this school year unless another is named. */
export function sampleTermDates(year = termYearOf(todayInUk())): TermDates {
  const term = (starts: string, from: string, to: string, ends: string) => {
    const [starts_on, break_from, break_to, ends_on] = [starts, from, to, ends].map((day) =>
      weekday(`${year + (day < '08' ? 1 : 0)}-${day}`),
    ) as [string, string, string, string]
    return { starts_on, ends_on, break_from, break_to }
  }
  return {
    year,
    terms: [
      term('09-02', '10-26', '10-30', '12-18'),
      term('01-05', '02-15', '02-19', '03-26'),
      term('04-12', '05-31', '06-04', '07-21'),
    ],
    closed_days: [],
    version: 0,
  }
}
