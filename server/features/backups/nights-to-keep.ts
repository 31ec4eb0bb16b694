import { todayInUk } from '#contract/school-days.ts'

/** How many backups of each kind are kept: those of the last nights, and the last one of each week and of each month. */
const kept = { days: 7, weeks: 5, months: 12 }

const file = /^portal-(\d{4}-\d{2}-\d{2})\.backup$/

export const fileOf = (night: string) => `portal-${night}.backup`

/** The night of a backup's file, such as 2026-11-23; null for other files. */
export const nightIn = (name: string): string | null => file.exec(name)?.[1] ?? null

/**
 * The night that a moment belongs to, by its date in the UK: one begins at two in the morning. A portal that was off
 * makes the backup when it is back.
 */
export function nightOf(now: Date): string {
  return todayInUk(new Date(now.getTime() - 2 * 3_600_000))
}

/** The Monday of the week of a day. */
function weekOf(day: string): string {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() - ((date.getUTCDay() + 6) % 7))
  return date.toISOString().slice(0, 10)
}

/**
 * Which of these nights have a backup to keep on the night of a new one, `tonight`: the last 7, the last one in each of
 * 5 weeks, and the last one in each of 12 months. Weeks and months without a backup do not count, so that little is deleted
 * because the portal was off. What is older than a year goes, as the privacy page promises, except for the last 7: a portal
 * that has just come back has nothing else to fall back on.
 */
export function nightsToKeep(nights: readonly string[], tonight: string): Set<string> {
  const aYearAgo = `${Number(tonight.slice(0, 4)) - 1}${tonight.slice(4)}`
  const newestFirst = [...nights].sort((a, b) => (a < b ? 1 : -1))
  const lastOfEach = (nameOf: (night: string) => string, count: number) => {
    const found = new Map<string, string>()
    for (const night of newestFirst) if (!found.has(nameOf(night))) found.set(nameOf(night), night)
    return [...found.values()].slice(0, count).filter((night) => night >= aYearAgo)
  }
  return new Set([
    ...newestFirst.slice(0, kept.days),
    ...lastOfEach(weekOf, kept.weeks),
    ...lastOfEach((night) => night.slice(0, 7), kept.months),
  ])
}
