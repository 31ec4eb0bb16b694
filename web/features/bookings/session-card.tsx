import { useQuery } from '@tanstack/react-query'
import { CalendarCheck } from 'lucide-react'
import { dayInWords } from '#contract/school-days.ts'
import { IconCard } from '../../ui/page/icon-card.tsx'
import { ownBookingsQuery } from './queries.ts'

/** The sessions of one's school, for the home page: the next that is agreed, else one that waits for a day. */
export function SessionCard() {
  const { data = [] } = useQuery(ownBookingsQuery)
  const coming = data.filter(({ can_change }) => can_change)
  const agreed = coming.find(({ status }) => status === 'confirmed')
  const to = '/book-session'
  if (agreed)
    return (
      <IconCard
        icon={CalendarCheck}
        title={`Enterprise session on ${dayInWords(agreed.session_on)}`}
        text="See or change your bookings."
        to={to}
        isNow
      />
    )
  if (coming.length > 0)
    return (
      <IconCard icon={CalendarCheck} title="Your enterprise session" text="We are looking for a day." to={to} isNow />
    )
  return (
    <IconCard
      icon={CalendarCheck}
      title="Book an enterprise session"
      text="We visit your class with a story. It is free."
      to={to}
    />
  )
}
