import { useRef } from 'react'
import type { CalendarSession } from '#contract/calendar.ts'
import { dayInWords, todayInUk } from '#contract/school-days.ts'
import { holidaysOf } from './month.ts'
import { SessionLink } from './session-link.tsx'
import { useOpenedAt } from './use-opened-at.ts'

/** The days of a month that have sessions, where the table does not fit. `sessions`: by the days on which they are. */
export function MonthList({ month, sessions }: { month: string; sessions: Map<string, CalendarSession[]> }) {
  const holidays = holidaysOf(month)
  const today = todayInUk()
  const next = month === today.slice(0, 7) ? [...sessions.keys()].find((day) => day >= today) : undefined
  const nextDay = useRef<HTMLLIElement>(null)
  useOpenedAt(nextDay)
  return (
    <ol className="grid grid-cols-[minmax(0,1fr)] @min-[52rem]:hidden gap-6">
      {[...sessions].map(([day, ofDay]) => (
        <li key={day} ref={day === next ? nextDay : undefined} className="scroll-mb-4">
          <h3 className="text-lg">
            {day === today && 'Today, '}
            {dayInWords(day)}
          </h3>
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
