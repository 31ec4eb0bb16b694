import type { OwnBooking } from '#contract/bookings.ts'
import { dayInWords } from '#contract/school-days.ts'
import { Notice } from '../../ui/feedback/notice.tsx'

/** A booking as somebody else has left it, above the form with what its user has entered. */
export function ChangedBookingNotice({ booking }: { booking: OwnBooking }) {
  const { session_on: day, preferred_dates: days, year_groups, class_sizes, message, can_change: canChange } = booking
  const facts = [
    ['Day agreed', day && dayInWords(day)],
    ['Days that suit you', days.map(dayInWords).join(', ')],
    ['Classes', year_groups.join(', ')],
    ['How many children', class_sizes],
    ['Message', message],
  ] as const
  return (
    <Notice tone="danger" title="This booking has been changed in the meantime" isUrgent>
      <p>
        {canChange
          ? 'What you entered is still here. If you save it, it replaces this:'
          : 'It can no longer be changed. What you entered is still here, so that you can copy it.'}
      </p>
      <dl className="grid gap-2">
        {facts.map(
          ([name, value]) =>
            value && (
              <div key={name}>
                <dt className="font-bold text-sm">{name}</dt>
                <dd className="wrap-anywhere">{value}</dd>
              </div>
            ),
        )}
      </dl>
    </Notice>
  )
}
