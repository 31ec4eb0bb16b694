import { dateFormat, monthAndYear } from '../text/moment.ts'
import './day-calendar.css'

interface DayCalendarProps {
  /** ISO days, both included. */
  from: string
  to: string
  /** The days that are coloured, as ISO days. */
  days: readonly string[]
  /** What it shows, for people who cannot see it. */
  description: string
}

const monthName = dateFormat({ month: 'long' })
const isoDay = (year: number, month: number, day: number) =>
  new Date(Date.UTC(year, month, day)).toISOString().slice(0, 10)

/** Months as calendars, with the days on which something happened coloured and in bold. */
export function DayCalendar({ from, to, days, description }: DayCalendarProps) {
  const marked = new Set(days)
  const months = monthsBetween(from, to)
  const isOfOneYear = from.slice(0, 4) === to.slice(0, 4)
  return (
    <div role="img" aria-label={description} className="day-calendar">
      {months.map(({ first, start, dates }) => (
        <div key={first} className="day-month">
          <p>{isOfOneYear ? monthName(first) : monthAndYear(first)}</p>
          <div className="day-grid">
            {['M', 'T', 'W', 'T', 'F', 'S', 'S'].map((letter, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a day of the week is its place
              <span key={at} className="text-ink-soft">
                {letter}
              </span>
            ))}
            {dates.map((date, at) => (
              <span
                key={date}
                className="day"
                data-start={at === 0 ? start : undefined}
                data-marked={marked.has(date) || undefined}
                data-outside={date < from || date > to || undefined}
                data-date={date}
              >
                {at + 1}
              </span>
            ))}
          </div>
        </div>
      ))}
    </div>
  )
}

/** The months that a period touches: their first day, the day of the week on which it falls (1 is Monday), and their days. */
function monthsBetween(from: string, to: string) {
  const [year = 0, month = 1] = from.split('-').map(Number)
  const months = []
  for (let at = month - 1; ; at++) {
    const first = isoDay(year, at, 1)
    if (first > to) return months
    const length = new Date(Date.UTC(year, at + 1, 0)).getUTCDate()
    const dates = Array.from({ length }, (_, day) => isoDay(year, at, day + 1))
    months.push({ first, start: new Date(first).getUTCDay() || 7, dates })
  }
}
