import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { OwnBooking } from '#contract/bookings.ts'
import { LoadFailure } from '../../domain/load-failure.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { OwnBookingCard } from './own-booking-card.tsx'
import { ownBookingsQuery } from './queries.ts'

const headingId = 'own-bookings'

/** Of the part of the page where a session is asked for. */
export const askId = 'ask-for-a-session'

/** Where the focus goes when a booking has been changed or cancelled. */
export const focusOwnBookings = () => document.getElementById(headingId)?.focus()

const isAhead = ({ status }: OwnBooking) => status === 'requested' || status === 'confirmed'

/** The sessions of one's school: those that are to come, and on demand those that are over. */
export function OwnBookings({ onChange }: { onChange: (booking: OwnBooking) => void }) {
  const { data, error, refetch } = useQuery(ownBookingsQuery)
  const [areAllShown, setAllShown] = useState(false)
  // Before the first request, the form is all that there is to say.
  if (data?.length === 0) return null
  const over = data?.filter((booking) => !isAhead(booking)) ?? []
  const shown = data?.filter((booking) => areAllShown || isAhead(booking)) ?? []
  return (
    <section aria-labelledby={headingId} className="mt-8">
      <h2 id={headingId} tabIndex={-1} className="text-xl outline-none">
        Your bookings
      </h2>
      {error && !data && <LoadFailure title="We could not load your bookings" error={error} onRetry={refetch} />}
      {!(data || error) && <Skeleton className="mt-4 h-32 rounded-lg" />}
      {data && shown.length === 0 && <p className="mt-4 text-ink-soft">You have no upcoming sessions.</p>}
      {shown.length > 1 && (
        <p className="mt-2">
          <a href={`#${askId}`} className="link inline-flex min-h-11 items-center">
            Ask for another session
          </a>
        </p>
      )}
      <ul className="mt-4 grid gap-4">
        {shown.map((booking) => (
          <OwnBookingCard
            key={booking.id}
            booking={booking}
            onChange={() => onChange(booking)}
            onCancelled={focusOwnBookings}
          />
        ))}
      </ul>
      {over.length > 0 && (
        <button
          type="button"
          aria-expanded={areAllShown}
          className="link mt-4 min-h-11 cursor-pointer"
          onClick={() => setAllShown(!areAllShown)}
        >
          {areAllShown
            ? 'Hide sessions that are over'
            : `Show ${over.length === 1 ? 'one session that is' : `${over.length} sessions that are`} over`}
        </button>
      )}
    </section>
  )
}
