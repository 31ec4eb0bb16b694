import { Link } from 'react-router'
import type { CalendarSession } from '#contract/calendar.ts'
import { classNames } from '../../../ui/class-names.ts'
import { formatNames, statusNames, timeInWords } from '../wording.ts'

/** One session of the calendar, which links to its booking. */
export function SessionLink({ session }: { session: CalendarSession }) {
  const { id, status, school, visitor, place, format } = session
  const isCancelled = status === 'cancelled'
  const time = timeInWords(session)
  const where = place || (format && formatNames[format])
  return (
    <Link
      to={`/admin/bookings/${id}`}
      className={classNames(
        'block hyphens-auto break-words rounded-sm border-l-4 px-1 py-2 text-sm leading-snug hover:shadow-rest',
        isCancelled && 'border-line bg-ground text-ink-soft',
        status === 'done' && 'border-accent bg-ground text-ink',
        !isCancelled && status !== 'done' && 'border-accent bg-accent-soft text-on-accent-soft',
      )}
    >
      <strong className={classNames('block', isCancelled && time && 'line-through')}>
        {time || 'Time not agreed'}
      </strong>
      <span className="block font-bold underline underline-offset-2">{school}</span>
      {visitor && <span className="block">{visitor}</span>}
      {where && <span className="block">{where}</span>}
      <span className="block">{statusNames[status]}</span>
    </Link>
  )
}
