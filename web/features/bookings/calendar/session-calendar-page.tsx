import { useQuery } from '@tanstack/react-query'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link, useSearchParams } from 'react-router'
import type { CalendarSession } from '#contract/calendar.ts'
import { LoadFailure } from '../../../domain/load-failure.tsx'
import { buttonClass } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { keepFocus, Page } from '../../../ui/page/page.tsx'
import { TextLink } from '../../../ui/text/text-link.tsx'
import { CalendarFeeds } from './calendar-feeds.tsx'
import { monthAfter, monthFrom, monthInWords } from './month.ts'
import { MonthList } from './month-list.tsx'
import { MonthTable } from './month-table.tsx'
import { sessionsQuery } from './queries.ts'

/** The sessions of a month, which the address names: `?month=2027-03`. */
export function SessionCalendarPage() {
  const [search] = useSearchParams()
  const month = monthFrom(search.get('month'))
  const { data, error, refetch } = useQuery(sessionsQuery(month))
  const name = monthInWords(month)
  return (
    <Page
      title={`Session calendar: ${name}`}
      heading="Session calendar"
      lead="Sessions with an agreed day. Sessions that still need a day are in the inbox."
    >
      <section aria-labelledby="month" className="mt-8">
        <div className="flex flex-wrap items-center justify-between gap-4">
          <h2 id="month" aria-live="polite" className="text-xl">
            {name}
          </h2>
          <MonthLinks month={month} />
        </div>
        <div className="mt-6">
          {error && !data && <LoadFailure title="We could not load the sessions" error={error} onRetry={refetch} />}
          {!(data || error) && <Skeleton className="h-96 rounded-lg" />}
          {data && <Sessions month={month} sessions={data} />}
        </div>
      </section>
      <CalendarFeeds />
    </Page>
  )
}

function Sessions({ month, sessions }: { month: string; sessions: CalendarSession[] }) {
  const byDay = new Map<string, CalendarSession[]>()
  for (const session of sessions) byDay.set(session.session_on, [...(byDay.get(session.session_on) ?? []), session])
  return (
    <>
      {sessions.length === 0 && (
        <Notice title={`There are no sessions in ${monthInWords(month)}`} className="mb-6">
          <p>
            Confirm a day for a <TextLink to="/admin/inbox?kind=bookings">booking</TextLink>, and it appears here.
          </p>
        </Notice>
      )}
      <div className="@container">
        <MonthTable month={month} sessions={byDay} />
        <MonthList month={month} sessions={byDay} />
      </div>
    </>
  )
}

function MonthLinks({ month }: { month: string }) {
  const [before, after] = [monthAfter(month, -1), monthAfter(month, 1)]
  const current = monthFrom(null)
  return (
    <nav aria-label="Months" className="flex flex-wrap gap-2 phone:gap-3">
      {before && (
        <MonthLink month={before}>
          <ChevronLeft aria-hidden className="size-5" />
          <MonthName month={before} />
        </MonthLink>
      )}
      <MonthLink month={current} isShown={month === current}>
        This month
      </MonthLink>
      {after && (
        <MonthLink month={after}>
          <MonthName month={after} />
          <ChevronRight aria-hidden className="size-5" />
        </MonthLink>
      )}
    </nav>
  )
}

/** The first letters on a phone, so that the links fit in a row. */
function MonthName({ month }: { month: string }) {
  const name = monthInWords(month)
  return (
    <>
      <span aria-hidden className="phone:hidden">
        {name.slice(0, 3)}
      </span>
      <span className="sr-only phone:not-sr-only">{name}</span>
    </>
  )
}

/** `isShown`: for a link that stays, and with it the focus, while its month is the one on the page. */
function MonthLink({ month, isShown, children }: { month: string; isShown?: boolean; children: ReactNode }) {
  return (
    <Link
      to={{ search: `?month=${month}` }}
      state={keepFocus}
      preventScrollReset
      aria-current={isShown ? 'date' : undefined}
      className={buttonClass('quiet', 'max-phone:px-3 aria-[current=date]:underline')}
    >
      {children}
    </Link>
  )
}
