import { Month } from '#contract/calendar.ts'
import { bankHolidays, type Nation, todayInUk } from '#contract/school-days.ts'
import { monthAndYear } from '../../../ui/text/moment.ts'

const startOf = (month: string) => Date.parse(`${month}-01T00:00:00Z`)

/** A month such as 2027-03 of an address; this month for anything else. */
export function monthFrom(given: string | null): string {
  const parsed = Month.safeParse(given)
  return parsed.success ? parsed.data : todayInUk().slice(0, 7)
}

/** The month a number of months later, or earlier if it is negative; null beyond the years that the portal knows. */
export function monthAfter(month: string, months: number): string | null {
  const date = new Date(startOf(month))
  date.setUTCMonth(date.getUTCMonth() + months)
  const parsed = Month.safeParse(date.toISOString().slice(0, 7))
  return parsed.success ? parsed.data : null
}

/** "March 2027", for 2027-03. */
export const monthInWords = (month: string): string => monthAndYear(`${month}-01T00:00:00Z`)

/** The weeks of a month, Monday first, each with seven days such as 2027-03-04; null outside the month. */
export function weeksOf(month: string): (string | null)[][] {
  const start = new Date(startOf(month))
  const before = (start.getUTCDay() + 6) % 7
  const length = new Date(Date.UTC(start.getUTCFullYear(), start.getUTCMonth() + 1, 0)).getUTCDate()
  const day = (number: number) => (number < 1 || number > length ? null : `${month}-${String(number).padStart(2, '0')}`)
  return Array.from({ length: Math.ceil((before + length) / 7) }, (_, week) =>
    Array.from({ length: 7 }, (_, weekday) => day(week * 7 + weekday - before + 1)),
  )
}

/** The names of the weekdays, Monday first. */
export const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const

const nations: Record<Nation, string> = {
  'england-and-wales': 'England and Wales',
  scotland: 'Scotland',
  'northern-ireland': 'Northern Ireland',
}

/** The bank holidays of a month's year by their days, with the nations unless all keep it: "Summer bank holiday (Scotland)". */
export function holidaysOf(month: string): Map<string, string> {
  const year = Number(month.slice(0, 4))
  const keptBy = new Map<string, { name: string; where: string[] }>()
  for (const nation of Object.keys(nations) as Nation[]) {
    for (const [day, name] of bankHolidays(year, nation)) {
      const kept = keptBy.get(day) ?? { name, where: [] }
      kept.where.push(nations[nation])
      keptBy.set(day, kept)
    }
  }
  const label = ({ name, where }: { name: string; where: string[] }) =>
    where.length === Object.keys(nations).length ? name : `${name} (${where.join(', ')})`
  return new Map([...keptBy].map(([day, kept]) => [day, label(kept)]))
}
