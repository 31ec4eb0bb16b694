import { dayAfter } from './school-days.ts'

/** A stretch of time that a school looks back on: ISO days in the United Kingdom, both included. */
export interface ReadingPeriod {
  /** `last-12-months`, or a term such as `autumn-2026`. */
  id: string
  /** "Last 12 months", "Autumn term 2026". */
  name: string
  from: string
  to: string
}

/** How many days the portal keeps what somebody has opened: 13 months. What a period shows lies within them as a whole. */
export const keptDays = 396

/** Terms by their months. Councils set the exact days, so a term ends where the month does. */
export const terms = [
  { term: 'spring', name: 'Spring term', from: '01-01', to: '03-31' },
  { term: 'summer', name: 'Summer term', from: '04-01', to: '08-31' },
  { term: 'autumn', name: 'Autumn term', from: '09-01', to: '12-31' },
] as const

const termsShown = 4

/**
 * The periods on offer on a day such as 2026-11-22: the last 12 months, this term, and those of the three before it that
 * are kept in full.
 */
export function readingPeriods(today: string): [ReadingPeriod, ...ReadingPeriod[]] {
  const year = Number(today.slice(0, 4))
  const found = [year - 2, year - 1, year]
    .flatMap((inYear) =>
      terms.map(({ term, name, from, to }) => ({
        id: `${term}-${inYear}`,
        name: `${name} ${inYear}`,
        from: `${inYear}-${from}`,
        to: `${inYear}-${to}`,
      })),
    )
    .filter(({ from }) => from <= today && from >= dayAfter(today, -keptDays))
    .slice(-termsShown)
    .reverse()
    .map((period) => ({ ...period, to: period.to < today ? period.to : today }))
  return [{ id: 'last-12-months', name: 'Last 12 months', from: twelveMonthsBefore(today), to: today }, ...found]
}

/** The first day of the term that a day such as 2026-11-22 lies in, and of the one after it. */
export function termOf(today: string): { from: string; next: string } {
  const year = Number(today.slice(0, 4))
  const { from, to } = terms.find(({ to }) => today.slice(5) <= to) ?? terms[2]
  return { from: `${year}-${from}`, next: dayAfter(`${year}-${to}`, 1) }
}

/** One of the periods on offer; the last 12 months when none is wanted. */
export function findPeriod(today: string, wanted?: string): ReadingPeriod | undefined {
  const periods = readingPeriods(today)
  return wanted === undefined ? periods[0] : periods.find(({ id }) => id === wanted)
}

/** The first day of the month eleven months ago, so that the period has twelve months, the last of them not over. */
function twelveMonthsBefore(today: string): string {
  const [year = 0, month = 0] = today.split('-').map(Number)
  return new Date(Date.UTC(year, month - 12, 1)).toISOString().slice(0, 10)
}
