import { useRef } from 'react'
import type { CalendarSession } from '#contract/calendar.ts'
import { todayInUk } from '#contract/school-days.ts'
import { classNames } from '../../../ui/class-names.ts'
import { VisuallyHidden } from '../../../ui/text/visually-hidden.tsx'
import { holidaysOf, monthInWords, weekdays, weeksOf } from './month.ts'
import { SessionLink } from './session-link.tsx'
import { useOpenedAt } from './use-opened-at.ts'

interface MonthProps {
  /** Such as 2027-03. */
  month: string
  /** By the days on which they are. */
  sessions: Map<string, CalendarSession[]>
}

const isWeekend = (weekday: number) => weekday > 4

/**
 * A month with its weeks as rows. There are no sessions at weekends, so their columns are
 * narrow; weeks that are over are only as high as what was in them. Where a surname of 17 letters would break within a cell, there is a list instead.
 */
export function MonthTable({ month, sessions }: MonthProps) {
  const holidays = holidaysOf(month)
  const today = todayInUk()
  const thisWeek = useRef<HTMLTableRowElement>(null)
  useOpenedAt(thisWeek)
  const isOver = (week: (string | null)[]) => week.every((day) => day === null || day < today)
  return (
    <table className="@min-[52rem]:table hidden w-full table-fixed border-collapse [&_a]:text-[0.9375rem]">
      <caption>
        <VisuallyHidden>Sessions in {monthInWords(month)}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          {weekdays.map((name, weekday) => (
            <th
              key={name}
              scope="col"
              className={classNames('border-line border-b px-0.5 py-2 text-left text-sm', isWeekend(weekday) && 'w-10')}
            >
              <span aria-hidden>{name.slice(0, 3)}</span>
              <VisuallyHidden>{name}</VisuallyHidden>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(month).map((week, number) => (
          <tr
            key={week.find((day) => day !== null) ?? number}
            ref={week.includes(today) ? thisWeek : undefined}
            className="scroll-mb-4"
          >
            {week.map((day, weekday) => (
              <td
                key={weekdays[weekday]}
                className={classNames(
                  'border border-line p-0.5 align-top',
                  isOver(week) ? 'h-10' : 'h-24',
                  day === today && 'outline-3 outline-accent -outline-offset-3',
                  isWeekend(weekday) || day === null ? 'bg-ground' : 'bg-surface',
                )}
              >
                {day && (
                  <Day
                    day={day}
                    isToday={day === today}
                    holiday={holidays.get(day)}
                    sessions={sessions.get(day) ?? []}
                  />
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

interface DayProps {
  day: string
  isToday: boolean
  holiday: string | undefined
  sessions: CalendarSession[]
}

function Day({ day, isToday, holiday, sessions }: DayProps) {
  return (
    <>
      <p className="flex flex-wrap items-baseline gap-x-2 px-1 text-sm">
        <time
          dateTime={day}
          className={classNames(
            isToday && '-ml-1 rounded-full bg-accent px-1.5 font-bold text-on-accent forced-colors:border',
          )}
        >
          {Number(day.slice(8))}
        </time>
        {isToday && <VisuallyHidden>Today</VisuallyHidden>}
        {holiday && <span className="hyphens-auto break-words text-ink-soft">{holiday}</span>}
      </p>
      {sessions.length > 0 && (
        <ul className="mt-1 grid grid-cols-[minmax(0,1fr)] gap-1">
          {sessions.map((session) => (
            <li key={session.id}>
              <SessionLink session={session} />
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
