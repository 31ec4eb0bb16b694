import { dayAfter, dayProblem, todayInUk } from '#contract/school-days.ts'

/** The first day, at least so many days ahead, on which schools in England and Wales are open. */
export function schoolDay(ahead: number): string {
  const day = dayAfter(todayInUk(), ahead)
  return dayProblem(day, 'england-and-wales') ? schoolDay(ahead + 1) : day
}
