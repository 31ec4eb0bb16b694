import { useQuery } from '@tanstack/react-query'
import { type BookingSummary, exportBookings } from '#contract/bookings.ts'
import { urlFor } from '#contract/endpoint.ts'
import { dayInWords } from '#contract/school-days.ts'
import { sentenceOf } from '../../api/api-error.ts'
import { buttonClass } from '../../ui/button.tsx'
import { FilterTabs } from '../../ui/filter-tabs.tsx'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { ageOf } from '../../ui/moment.ts'
import { Notice } from '../../ui/notice.tsx'
import { Page } from '../../ui/page.tsx'
import { Pager } from '../../ui/pager.tsx'
import { useQueueFilter } from '../../ui/queue-filter.ts'
import { QueueLink } from '../../ui/queue-link.tsx'
import { SearchForm } from '../../ui/search-form.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { bookingsQuery } from './queries.ts'
import { statuses, statusNames } from './wording.ts'

/** The sessions that schools asked for: what is to be arranged, what is agreed, what was. */
export function BookingQueuePage() {
  const [filter, show] = useQueueFilter(statuses, 'requested')
  const { status, q, page } = filter
  const { data, error, refetch } = useQuery(bookingsQuery(filter))
  return (
    <Page title="Bookings" lead="The enterprise sessions that schools asked for.">
      <FilterTabs
        chosen={status}
        tabs={statuses.map((name) => ({ name, label: statusNames[name], count: data?.counts[name] }))}
        onChoose={(chosen) => show({ status: chosen })}
      />
      <SearchForm
        key={q}
        label="Find a booking"
        hint="School, reference, name, e-mail address or words"
        q={q}
        onSearch={(wanted) => show({ q: wanted })}
      />
      {error && !data && (
        <LoadFailure
          title="We could not load the bookings"
          sentence={sentenceOf(error)}
          onRetry={() => void refetch()}
        />
      )}
      {!(data || error) && <Skeleton className="mt-6 h-64 rounded-lg" />}
      {data?.bookings.length === 0 && (
        <Notice
          title={q ? 'No booking fits this search' : `No bookings are ${statusNames[status].toLowerCase()}`}
          className="mt-6"
        >
          <p>{q ? 'Try fewer letters, or another state above.' : 'When there are any, they stand here.'}</p>
        </Notice>
      )}
      {data && data.bookings.length > 0 && (
        <>
          <ul className="mt-6 grid gap-3">
            {data.bookings.map((booking) => (
              <li key={booking.id}>
                <QueueLink
                  to={`/admin/bookings/${booking.id}`}
                  title={booking.school}
                  detail={booking.email ? `${booking.name} · ${booking.email}` : 'Whoever asked has left.'}
                >
                  <DayOf booking={booking} />
                  <span className="text-ink-soft">{booking.reference}</span>
                  <time dateTime={booking.create_time}>{ageOf(booking.create_time)}</time>
                </QueueLink>
              </li>
            ))}
          </ul>
          <Pager page={page} total={data.total} onTurn={(turned) => show({ page: turned })} />
          <p className="mt-8">
            <a href={urlFor(exportBookings, { query: { status, q } })} download className={buttonClass('quiet')}>
              Save this list as CSV
            </a>
          </p>
        </>
      )}
    </Page>
  )
}

/** The agreed day, else the one that the school would like best. */
function DayOf({ booking: { session_on, preferred_dates } }: { booking: BookingSummary }) {
  if (session_on) return <strong>{dayInWords(session_on)}</strong>
  const [best] = preferred_dates
  return best ? <span>hopes for {dayInWords(best)}</span> : null
}
