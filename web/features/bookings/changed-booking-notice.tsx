import type { OwnBooking } from '#contract/bookings.ts'
import { dayInWords } from '#contract/school-days.ts'
import { Notice } from '../../ui/feedback/notice.tsx'
import { FactList } from '../../ui/lists/fact-list.tsx'

/** A booking as somebody else has left it, above the form with what its user has entered. */
export function ChangedBookingNotice({ booking }: { booking: OwnBooking }) {
  const { session_on: day, preferred_dates: days, year_groups, class_sizes, message, can_change: canChange } = booking
  return (
    <Notice tone="danger" title="This booking has been changed in the meantime" isUrgent>
      <p>
        {canChange
          ? 'What you entered is still here. If you save it, it replaces this:'
          : 'It can no longer be changed. What you entered is still here, so that you can copy it.'}
      </p>
      <FactList
        facts={[
          ['Day agreed', day && dayInWords(day)],
          ['Days that suit you', days.map(dayInWords).join(', ')],
          ['Classes', year_groups.join(', ')],
          ['How many children', class_sizes],
          ['Message', message],
        ]}
      />
    </Notice>
  )
}
