import { type ClassEnds, maxClassDays } from '#contract/class-codes.ts'
import { dayAfter, isWorkingDay, type Nation, timeInUk, todayInUk, workingDayFrom } from '#contract/school-days.ts'
import { Failure } from '../../failure.ts'

/** When a code ends on its last day: children have gone home by then. */
const endOfDay = '16:00'
/** From then on, a code is for the next school day: nobody begins a lesson. */
const lastBell = '15:30'

/** The choices of an end, for a school in this nation. */
export function classEnds(nation: Nation, now = new Date()): ClassEnds {
  const today = todayInUk(now)
  const isOver = now >= timeInUk(today, lastBell)
  const day = workingDayFrom(isOver ? dayAfter(today, 1) : today, nation)
  return { day, week: lastOfWeek(day, nation), last: dayAfter(today, maxClassDays) }
}

/** The last school day of the week of a school day. */
function lastOfWeek(day: string, nation: Nation): string {
  const friday = dayAfter(day, 5 - new Date(`${day}T00:00:00Z`).getUTCDay())
  let last = friday
  while (last > day && !isWorkingDay(last, nation)) last = dayAfter(last, -1)
  return last
}

/** When a code that lasts until this day ends. Throws `request/invalid` for a day that is no choice. */
export function readEnd(until: string | undefined, nation: Nation, now = new Date()): Date {
  const { day, last } = classEnds(nation, now)
  const chosen = until ?? day
  const isDay =
    /^\d{4}-\d{2}-\d{2}$/.test(chosen) && !Number.isNaN(Date.parse(chosen)) && dayAfter(chosen, 0) === chosen
  const problem = !isDay
    ? 'Enter a real date.'
    : chosen > last
      ? 'Choose a day within the next 13 weeks.'
      : chosen < todayInUk(now) || timeInUk(chosen, endOfDay) <= now
        ? 'Choose a later day: codes end at 4 pm.'
        : undefined
  if (problem) throw Failure.invalid('until', problem)
  return timeInUk(chosen, endOfDay)
}
