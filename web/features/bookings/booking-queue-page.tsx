import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { type BookingSummary, exportBookings } from '#contract/bookings.ts'
import { urlFor } from '#contract/endpoint.ts'
import { dayInWords } from '#contract/school-days.ts'
import { daysAgo } from '../../domain/days-ago.ts'
import { CaseLink } from '../../inbox/case-link.tsx'
import { useInbox } from '../../inbox/inbox-filter.ts'
import { InboxPage } from '../../inbox/inbox-page.tsx'
import { bookingsQuery } from './queries.ts'
import { statusNames } from './wording.ts'

/** The sessions that schools asked for: to arrange, agreed and past. */
export function BookingQueuePage() {
  const inbox = useInbox(statusNames, 'requested')
  const query = useQuery(bookingsQuery(inbox.filter))
  const { state, q } = inbox.filter
  return (
    <InboxPage
      title="Bookings"
      lead={
        <>
          Enterprise sessions that schools have asked for. Agreed ones are also in the{' '}
          <Link to="/admin/calendar" className="link">
            calendar
          </Link>
          .
        </>
      }
      noun={{ one: 'booking', many: 'bookings' }}
      searchHint="School, reference, name, e-mail address or text of the message"
      inbox={inbox}
      query={query}
      cases={query.data?.bookings}
      exportHref={urlFor(exportBookings, { query: { status: state, q } })}
    >
      {(booking) => (
        <CaseLink
          to={`/admin/bookings/${booking.id}`}
          title={booking.school}
          detail={booking.email ? `${booking.name} · ${booking.email}` : 'The person who asked has left.'}
        >
          <DayOf booking={booking} />
          <span className="text-ink-soft">{booking.reference}</span>
          <time dateTime={booking.create_time}>{daysAgo(booking.create_time)}</time>
        </CaseLink>
      )}
    </InboxPage>
  )
}

/** The agreed date, or else the school's first choice. */
function DayOf({ booking: { session_on, preferred_dates } }: { booking: BookingSummary }) {
  if (session_on) return <strong>{dayInWords(session_on)}</strong>
  const [best] = preferred_dates
  return best ? <span>hopes for {dayInWords(best)}</span> : null
}
