import { type ClassEnds, maxClassDays } from '#contract/class-codes.ts'
import { breakName, schoolDayFrom, schoolDayUntil } from '#contract/school-calendar.ts'
import { dayAfter, isRealDay, timeInUk, todayInUk } from '#contract/school-days.ts'
import { type SchoolCalendar, termYearOf } from '#contract/term-dates.ts'
import { Failure } from '../../failure.ts'

/** When a code ends on its last day: children have gone home by then. */
const endOfDay = '16:00'
/** From then on, a code is for the next school day: nobody begins a lesson. */
const lastBell = '15:30'

/** The choices of an end, for a school with this calendar. */
export function classEnds(calendar: SchoolCalendar, now = new Date()): ClassEnds {
  const today = todayInUk(now)
  const isOver = now >= timeInUk(today, lastBell)
  const day = schoolDayFrom(isOver ? dayAfter(today, 1) : today, calendar)
  const last = dayAfter(today, maxClassDays)
  return { day, week: lastOfWeek(day, calendar), term: endOfTerm(day, last, calendar), last }
}

/** The last school day of the week of a school day. */
function lastOfWeek(day: string, calendar: SchoolCalendar): string {
  const friday = dayAfter(day, 5 - new Date(`${day}T00:00:00Z`).getUTCDay())
  const last = schoolDayUntil(friday, calendar)
  return last > day ? last : day
}

/** The last school day of the term of a school day or, where that is too late for a code, the last before the break. */
function endOfTerm(day: string, last: string, calendar: SchoolCalendar): ClassEnds['term'] {
  const terms = calendar.years.find(({ year }) => year === termYearOf(day))?.terms ?? []
  const at = terms.findIndex(({ starts_on: starts, ends_on: ends }) => starts <= day && day <= ends)
  const term = terms[at]
  if (!term) return null
  const ends = schoolDayUntil(term.ends_on, calendar)
  if (ends <= last) return ends > day ? { day: ends, before: '' } : null
  if (term.break_from <= day) return null
  return { day: schoolDayUntil(dayAfter(term.break_from, -1), calendar), before: breakName(calendar.nation, at) }
}

/** When a code that lasts until this day ends. Throws `request/invalid` for a day that is no choice. */
export function readEnd(until: string | undefined, calendar: SchoolCalendar, now = new Date()): Date {
  const { day, last } = classEnds(calendar, now)
  const chosen = until ?? day
  const problem = !isRealDay(chosen)
    ? 'Enter a real date.'
    : chosen > last
      ? 'Choose a day within the next 13 weeks.'
      : chosen < todayInUk(now) || timeInUk(chosen, endOfDay) <= now
        ? 'Choose a later day: codes end at 4 pm.'
        : undefined
  if (problem) throw Failure.invalid('until', problem)
  return timeInUk(chosen, endOfDay)
}
