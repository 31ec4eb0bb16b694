import { dayAfter, daysBetween } from '#contract/school-days.ts'
import type { StatisticsDetails } from '#contract/statistics.ts'

const weeksAtMost = 26 * 7
const monthsAtMost = 5 * 366

/** Whole weeks since the launch; 0 before it. */
export const weeksSince = (launched: string, today: string) => Math.max(0, Math.floor(daysBetween(launched, today) / 7))

/**
 * The number of approved schools at the end of each week; of each month once the weeks would span more than half a
 * year; of each year once the months would span more than five. The last point is today. Empty without schools.
 */
export function growthOf(
  approvals: Array<{ day: string; schools: number }>,
  launchedOn: string,
  today: string,
): StatisticsDetails['growth'] {
  const first = approvals[0]?.day
  if (first === undefined) return []
  const start = first < launchedOn ? first : launchedOn < today ? launchedOn : first
  return pointsBetween(start, today).map((date) => ({
    date,
    schools: approvals.reduce((sum, { day, schools }) => sum + (day <= date ? schools : 0), 0),
  }))
}

function pointsBetween(start: string, today: string): string[] {
  const length = daysBetween(start, today)
  const points = [start]
  for (let step = 1; ; step++) {
    const date =
      length <= weeksAtMost
        ? dayAfter(start, step * 7)
        : length <= monthsAtMost
          ? endOfMonth(start, step - 1)
          : `${Number(start.slice(0, 4)) + step - 1}-12-31`
    if (date >= today) return today > start ? [...points, today] : points
    if (date > start) points.push(date)
  }
}

/** The last day of the month that is a number of months after that of a date. */
function endOfMonth(date: string, months: number): string {
  const [year = 0, month = 0] = date.split('-').map(Number)
  return new Date(Date.UTC(year, month + months, 0)).toISOString().slice(0, 10)
}
