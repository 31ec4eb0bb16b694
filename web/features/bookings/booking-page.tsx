import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import type { Booking } from '#contract/bookings.ts'
import { dayInWords } from '#contract/school-days.ts'
import { CasePage } from '../../inbox/case-page.tsx'
import { CaseStory } from '../../inbox/case-story.tsx'
import { NextCase } from '../../inbox/next-case.tsx'
import { FactList } from '../../ui/lists/fact-list.tsx'
import { TextLink } from '../../ui/text/text-link.tsx'
import { AssuranceSection } from './assurance/assurance-section.tsx'
import { BookingActions } from './booking-actions.tsx'
import { bookingQuery } from './queries.ts'
import { formatNames, statusInWords, statusNames, timeInWords } from './wording.ts'

/** One booking: the request, its history and the available actions. */
export function BookingPage() {
  const { bookingId = '' } = useParams()
  return (
    <CasePage
      key={bookingId}
      query={useQuery(bookingQuery(bookingId))}
      title={({ school }) => school}
      lead={(booking) => `${booking.reference} · ${stateOf(booking)}`}
      facts={(booking) => <Asked booking={booking} />}
      next={({ id, status }) => <NextCase id={id} isWaiting={status === 'requested'} />}
    >
      {(booking) => (
        <CaseStory
          isWaiting={booking.status === 'requested'}
          arrived={arrivalOf(booking)}
          entries={booking.history}
          became={statusInWords}
        >
          <BookingActions booking={booking} />
          {(booking.status === 'confirmed' || booking.status === 'done') && (
            <AssuranceSection key={booking.visitor} booking={booking} />
          )}
        </CaseStory>
      )}
    </CasePage>
  )
}

const arrivalOf = ({ name, create_time, message }: Booking) => ({
  id: 'arrived',
  time: create_time,
  title: `${name || 'Somebody who has left'} asked for a session`,
  words: message,
})

function stateOf({ status, session_on }: Booking): string {
  const name = statusNames[status]
  return session_on ? `${name}, ${dayInWords(session_on)}` : name
}

/** The recipient of our e-mails, unless it is the requester. */
function contactInWords({ email, contact }: Booking): string {
  if (contact.email === email && email !== '') return ''
  if (contact.email === '') return 'Nobody: the school has no staff on the portal'
  return `${contact.name}, ${contact.email}, who looks after the school on the portal`
}

const rejected =
  'We have rejected this school. Its staff cannot see the booking and get no reminder, but what you write here still reaches them.'

function Asked({ booking }: { booking: Booking }) {
  const school = booking.school_id ? (
    <TextLink to={`/admin/schools/${booking.school_id}`}>{booking.school}</TextLink>
  ) : (
    booking.school
  )
  const person = booking.user_id ? (
    <TextLink to={`/admin/users/${booking.user_id}`}>{booking.name}</TextLink>
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
        ['Status of the school', booking.is_school_rejected && rejected],
        ['From', booking.email ? person : 'Somebody who has left'],
        ['E-mail address', booking.email],
        ['Phone', booking.phone],
        ['Our e-mails go to', contactInWords(booking)],
        ['Time', timeInWords(booking)],
        ['How', booking.format && formatNames[booking.format]],
        ['Visitor', booking.visitor],
        ['Place', booking.place],
        ['Preferred days, in order', days],
        ['Classes', booking.year_groups.join(', ')],
        ['How many children', booking.class_sizes],
      ]}
    />
  )
}
