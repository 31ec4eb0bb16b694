import { daysBetween, todayInUk } from '#contract/school-days.ts'
import { longDay } from '../ui/text/moment.ts'

/** When a case has to be answered: "4 January 2027 (in 12 days)". */
export function dueInWords(dueOn: string, today = todayInUk()): string {
  // What is in brackets stays on one line.
  return `${longDay(dueOn)} (${distanceInWords(daysBetween(today, dueOn)).replaceAll(' ', '\u00a0')})`
}

function distanceInWords(days: number): string {
  if (days === 0) return 'today'
  if (days === 1) return 'tomorrow'
  if (days > 1) return `in ${days} days`
  return days === -1 ? '1 day late' : `${-days} days late`
}

/** The same in a column of a list: "due in 12 days". */
export function dueShortly(dueOn: string, today = todayInUk()): string {
  const days = daysBetween(today, dueOn)
  return days < 0 ? distanceInWords(days) : `due ${distanceInWords(days)}`
}

export const isLate = (dueOn: string, today = todayInUk()) => dueOn < today

/** Whether it should stand out: it is late, or due within a week. */
export const isPressing = (dueOn: string, today = todayInUk()) => daysBetween(today, dueOn) <= 7
