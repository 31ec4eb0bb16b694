import type { CalendarSession } from '#contract/calendar.ts'
import { dayInWords } from '#contract/school-days.ts'
import { holidaysOf } from './month.ts'
import { SessionLink } from './session-link.tsx'

/** The days of a month that have sessions, where the table does not fit. `sessions`: by the days on which they are. */
export function MonthList({ month, sessions }: { month: string; sessions: Map<string, CalendarSession[]> }) {
  const holidays = holidaysOf(month)
  return (
    <ol className="grid grid-cols-[minmax(0,1fr)] @min-[52rem]:hidden gap-6">
      {[...sessions].map(([day, ofDay]) => (
        <li key={day}>
          <h3 className="text-lg">{dayInWords(day)}</h3>
          {holidays.has(day) && <p className="text-ink-soft text-sm">{holidays.get(day)}</p>}
          <ul className="mt-2 grid grid-cols-[minmax(0,1fr)] gap-2">
            {ofDay.map((session) => (
              <li key={session.id}>
                <SessionLink session={session} />
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  )
}
