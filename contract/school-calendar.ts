import { dayAfter, dayInWords, dayProblem, isWorkingDay, type Nation, todayInUk } from './school-days.ts'
import { usualHoliday } from './school-holidays.ts'
import { type SchoolCalendar, termYearOf } from './term-dates.ts'

const betweenTerms = (nation: Nation) =>
  ['Christmas holidays', nation === 'scotland' ? 'spring holidays' : 'Easter holidays'] as const

/** What a nation calls the break in a term: 0 is the autumn term. */
export function breakName(nation: Nation, term: number): string {
  if (nation === 'england-and-wales') return 'half-term'
  if (term > 0) return 'mid-term break'
  return nation === 'scotland' ? 'October holidays' : 'Halloween break'
}

const closedDay = 'day without lessons'

/**
 * Why a school has no lessons on a day, by the term dates that it has entered, such as "half-term"; `""` when it has.
 * Undefined when it has not entered that school year. Weekends and bank holidays count as days with lessons.
 */
export function enteredHoliday(day: string, { nation, years }: SchoolCalendar): string | undefined {
  const entered = years.find(({ year }) => year === termYearOf(day))
  if (!entered) return undefined
  const at = entered.terms.findIndex(({ ends_on: ends }) => day <= ends)
  const term = entered.terms[at]
  if (!term || (at === 0 && day < term.starts_on)) return 'summer holidays'
  if (day < term.starts_on) return betweenTerms(nation)[at - 1]
  if (term.break_from !== '' && term.break_from <= day && day <= term.break_to) return breakName(nation, at)
  return entered.closed_days.includes(day) ? closedDay : ''
}

/** What to note about a day: the holiday that the school has entered, else the one that schools of its nation usually have then. */
export function holidayNote(day: string, calendar: SchoolCalendar): string | undefined {
  const entered = enteredHoliday(day, calendar)
  if (entered !== undefined) return entered && (entered === closedDay ? 'No lessons' : `School’s ${entered}`)
  const usual = usualHoliday(day, calendar.nation)
  return usual && `Usually ${usual}`
}

/** Why a day such as 2027-03-04 cannot be one for a session at a school, in a sentence; undefined when it can. */
export function sessionDayProblem(day: string, calendar: SchoolCalendar, today = todayInUk()): string | undefined {
  const problem = dayProblem(day, calendar.nation, today)
  if (problem) return problem
  const holiday = enteredHoliday(day, calendar)
  if (!holiday) return undefined
  const where = holiday === closedDay ? `a ${closedDay} at the school` : `in the school’s ${holiday}`
  return `${dayInWords(day)} is ${where}. Choose another day.`
}

/** As far as is known: no weekend, no bank holiday, and no holiday that the school has entered. */
const isSchoolDay = (day: string, calendar: SchoolCalendar): boolean =>
  isWorkingDay(day, calendar.nation) && !enteredHoliday(day, calendar)

/** The first school day from a day on, or the last one until it, going a year at most. */
export const schoolDayFrom = (day: string, calendar: SchoolCalendar): string => seekSchoolDay(day, calendar, 1)
export const schoolDayUntil = (day: string, calendar: SchoolCalendar): string => seekSchoolDay(day, calendar, -1)

function seekSchoolDay(day: string, calendar: SchoolCalendar, step: 1 | -1): string {
  let found = day
  for (let days = 0; days < 366 && !isSchoolDay(found, calendar); days++) found = dayAfter(found, step)
  return found
}
