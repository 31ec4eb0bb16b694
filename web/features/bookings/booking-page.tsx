import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from 'react-router'
import type { Booking } from '#contract/bookings.ts'
import { dayInWords } from '#contract/school-days.ts'
import { ApiError, sentenceOf } from '../../api/api-error.ts'
import { historyItems } from '../../api/desk-history.ts'
import { CasePage } from '../../ui/case-page.tsx'
import { FactList } from '../../ui/fact-list.tsx'
import { HistoryList } from '../../ui/history-list.tsx'
import { BookingActions } from './booking-actions.tsx'
import { bookingQuery } from './queries.ts'
import { statusInWords, statusNames } from './wording.ts'

/** One booking: what was asked for, what happened since, and what can be arranged. */
export function BookingPage() {
  const { bookingId = '' } = useParams()
  const { data, error, refetch } = useQuery(bookingQuery(bookingId))
  return (
    <CasePage
      queue={{ label: 'Bookings', to: '/admin/bookings' }}
      title={data?.school}
      lead={data && `${data.reference} · ${leadOf(data)}`}
      isMissing={error instanceof ApiError && error.status === 404}
      failure={error && sentenceOf(error)}
      onRetry={() => void refetch()}
      facts={data && <Asked booking={data} />}
    >
      {data && (
        <>
          <section aria-labelledby="history" className="grid gap-6">
            <h2 id="history" className="text-xl">
              What happened
            </h2>
            <HistoryList
              items={historyItems(
                {
                  id: 'arrived',
                  time: data.create_time,
                  title: `${data.name || 'Somebody who has left'} asked for a session`,
                  words: data.message,
                },
                data.history,
                statusInWords,
              )}
            />
          </section>
          <BookingActions booking={data} />
        </>
      )}
    </CasePage>
  )
}

function leadOf({ status, session_on }: Booking): string {
  const name = statusNames[status]
  return session_on ? `${name}, ${dayInWords(session_on)}` : name
}

function Asked({ booking }: { booking: Booking }) {
  const school = booking.school_id ? (
    <Link to={`/admin/schools/${booking.school_id}`} className="link">
      {booking.school}
    </Link>
  ) : (
    booking.school
  )
  const person = booking.user_id ? (
    <Link to={`/admin/users/${booking.user_id}`} className="link">
      {booking.name}
    </Link>
  ) : (
    booking.name
  )
  const days = booking.preferred_dates.length > 0 && (
    <ol className="grid gap-1">
      {booking.preferred_dates.map((day) => (
        <li key={day}>{dayInWords(day)}</li>
      ))}
    </ol>
  )
  return (
    <FactList
      facts={[
        ['School', school],
        ['From', booking.email ? person : 'Somebody who has left'],
        ['E-mail address', booking.email],
        ['Phone', booking.phone],
        ['Days that suit, the best first', days],
        ['Classes', booking.year_groups.join(', ')],
        ['How many children', booking.class_sizes],
      ]}
    />
  )
}
