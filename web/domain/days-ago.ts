import { daysBetween, todayInUk } from '#contract/school-days.ts'

/** How many days ago something was by the calendar in the UK, as one would say: "today", "yesterday", "5 days ago". */
export function daysAgo(time: string, now = new Date()): string {
  const days = daysBetween(todayInUk(new Date(time)), todayInUk(now))
  if (days <= 0) return 'today'
  return days === 1 ? 'yesterday' : `${days} days ago`
}
