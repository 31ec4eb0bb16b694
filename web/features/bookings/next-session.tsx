import { useQuery } from '@tanstack/react-query'
import { CalendarCheck } from 'lucide-react'
import { Link } from 'react-router'
import { dayInWords } from '#contract/school-days.ts'
import { ownBookingsQuery } from './queries.ts'

/** The next agreed session of one's school, for the home page. Renders nothing without one. */
export function NextSession() {
  const { data } = useQuery(ownBookingsQuery)
  const next = data?.find(({ status, can_change }) => status === 'confirmed' && can_change)
  if (!next) return null
  return (
    <section
      aria-labelledby="next-session"
      className="mt-10 flex items-start gap-4 rounded-lg bg-surface p-6 shadow-rest"
    >
      <CalendarCheck aria-hidden className="mt-1 size-7 shrink-0 text-accent-ink" />
      <div className="min-w-0">
        <h2 id="next-session" className="text-lg">
          Your next enterprise session is on {dayInWords(next.session_on)}
        </h2>
        <p className="mt-1">
          <Link to="/book-session" className="link">
            See or change your bookings
          </Link>
        </p>
      </div>
    </section>
  )
}
