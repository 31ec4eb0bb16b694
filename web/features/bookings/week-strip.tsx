import './week-strip.css'
import { useQueries } from '@tanstack/react-query'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Booking } from '#contract/bookings.ts'
import type { CalendarSession } from '#contract/calendar.ts'
import { holidayNote, sessionDayProblem } from '#contract/school-calendar.ts'
import { bankHolidays, dayAfter, dayInWords, firstMondayFrom } from '#contract/school-days.ts'
import type { SchoolCalendar } from '#contract/term-dates.ts'
import { dateFormat, shortDay } from '../../ui/text/moment.ts'
import { VisuallyHidden } from '../../ui/text/visually-hidden.tsx'
import { sessionsQuery } from './calendar/queries.ts'
import { timeInWords } from './wording.ts'

interface WeekStripProps {
  booking: Booking
  /** The day that is chosen, such as 2027-03-04; `""` for none. */
  day: string
  /** A day of the week that is shown. */
  shown: string
  onChoose: (day: string) => void
  onTurn: (day: string) => void
}

const weekday = dateFormat({ weekday: 'short' })

/** The school days of a week: what is on each already, and why one may not suit. A press chooses a day. */
export function WeekStrip({ booking, day, shown, onChoose, onTurn }: WeekStripProps) {
  const monday = firstMondayFrom(dayAfter(shown, -6))
  const days = [0, 1, 2, 3, 4].map((after) => dayAfter(monday, after))
  const months = [...new Set(days.map((one) => one.slice(0, 7)))]
  const sessions = useQueries({
    queries: months.map((month) => sessionsQuery(month)),
    combine: (results) => results.flatMap(({ data }) => data ?? []),
  })
  const others = sessions.filter(({ id, status }) => id !== booking.id && status !== 'cancelled')
  return (
    <fieldset className="min-w-0">
      <legend className="float-left py-2 font-bold">The week of {shortDay(monday)}</legend>
      <div className="flex justify-end">
        <TurnButton label="The week before" onTurn={() => onTurn(dayAfter(monday, -7))}>
          <ChevronLeft aria-hidden className="size-5" />
        </TurnButton>
        <TurnButton label="The week after" onTurn={() => onTurn(dayAfter(monday, 7))}>
          <ChevronRight aria-hidden className="size-5" />
        </TurnButton>
      </div>
      <ul className="week-strip">
        {days.map((one) => (
          <li key={one}>
            <DayButton
              day={one}
              calendar={booking}
              isChosen={one === day}
              sessions={others.filter(({ session_on }) => session_on === one)}
              onChoose={() => onChoose(one)}
            />
          </li>
        ))}
      </ul>
    </fieldset>
  )
}

function TurnButton({ label, onTurn, children }: { label: string; onTurn: () => void; children: ReactNode }) {
  return (
    <button
      type="button"
      aria-label={label}
      className="grid size-11 cursor-pointer place-items-center rounded-full hover:bg-accent-soft"
      onClick={onTurn}
    >
      {children}
    </button>
  )
}

interface DayButtonProps {
  day: string
  calendar: SchoolCalendar
  isChosen: boolean
  sessions: CalendarSession[]
  onChoose: () => void
}

function DayButton({ day, calendar, isChosen, sessions, onChoose }: DayButtonProps) {
  const bankHoliday = bankHolidays(Number(day.slice(0, 4)), calendar.nation).get(day)
  const holiday = bankHoliday ? undefined : holidayNote(day, calendar)
  const isPossible = sessionDayProblem(day, calendar) === undefined
  return (
    <button
      type="button"
      className="week-strip-day"
      aria-pressed={isChosen}
      aria-disabled={!isPossible || undefined}
      onClick={() => isPossible && onChoose()}
    >
      <span className="week-strip-date">
        <span aria-hidden>
          {weekday(day)} <b>{shortDay(day)}</b>
        </span>
        <VisuallyHidden>{dayInWords(day)}</VisuallyHidden>
      </span>{' '}
      {bankHoliday && <span className="week-strip-note">{bankHoliday}</span>}
      {holiday && <span className="week-strip-note">{holiday}</span>}
      {sessions.map((session) => (
        <span key={session.id} className="week-strip-session">
          {timeInWords(session) || 'Time open'}: {session.school}{' '}
        </span>
      ))}
      {!(bankHoliday || holiday) && sessions.length === 0 && <span className="week-strip-note">Nothing else</span>}
    </button>
  )
}
