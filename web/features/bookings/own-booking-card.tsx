import { CalendarCheck, CalendarClock, CalendarPlus, CalendarX } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { readOwnLetter } from '#contract/assurance.ts'
import { type OwnBooking, readOwnCalendar } from '#contract/bookings.ts'
import { urlFor } from '#contract/endpoint.ts'
import { dayInWords } from '#contract/school-days.ts'
import { sentenceOf } from '../../api/api-error.ts'
import { WordsForm } from '../../inbox/words-form.tsx'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Dialog } from '../../ui/feedback/dialog.tsx'
import { showToast } from '../../ui/feedback/toast.ts'
import { longDay } from '../../ui/text/moment.ts'
import { VisuallyHidden } from '../../ui/text/visually-hidden.tsx'
import { useCancelOwnBooking } from './queries.ts'
import { formatNames, timeInWords } from './wording.ts'

const icons = { requested: CalendarClock, confirmed: CalendarCheck, done: CalendarCheck, cancelled: CalendarX }

const states: Record<OwnBooking['status'], string> = {
  requested: 'Waiting for a day',
  confirmed: 'Confirmed',
  done: 'Took place',
  cancelled: 'Cancelled',
}

interface OwnBookingCardProps {
  booking: OwnBooking
  onChange: () => void
  /** The focused button has disappeared then. */
  onCancelled: () => void
}

export function OwnBookingCard({ booking, onChange, onCancelled }: OwnBookingCardProps) {
  const [isCancelling, setCancelling] = useState(false)
  const cancelling = useCancelOwnBooking(booking)
  const { reference, status, session_on: day, preferred_dates: days, year_groups, class_sizes, name } = booking
  const Icon = icons[status]
  const handleCancelled = () => {
    setCancelling(false)
    showToast.success('Your session has been cancelled.')
  }
  // Once the dialog has closed: until then the rest of the page cannot take the focus.
  const handleClose = () => {
    setCancelling(false)
    if (cancelling.isSuccess) onCancelled()
  }
  return (
    <li className="grid gap-4 rounded-lg bg-surface p-5 shadow-rest phone:p-6">
      <div className="flex flex-wrap items-start gap-4">
        <Icon aria-hidden className="mt-1 size-7 shrink-0 text-accent-ink" />
        <div className="min-w-0 flex-1 basis-60">
          <h3 className="text-lg">{day ? dayInWords(day) : states[status]}</h3>
          <p className="wrap-anywhere text-ink-soft text-sm">
            {reference} · requested by {name || 'somebody who has left'} on {longDay(booking.create_time)}
          </p>
        </div>
        {day && (
          <p className="rounded-full bg-accent-soft px-4 py-1 font-bold text-on-accent-soft text-sm">
            {states[status]}
          </p>
        )}
      </div>
      <dl className="grid gap-x-6 gap-y-1 text-sm tablet:grid-cols-[max-content_1fr]">
        {timeInWords(booking) && <Fact name="Time">{timeInWords(booking)}</Fact>}
        {booking.format && <Fact name="How">{formatNames[booking.format]}</Fact>}
        {booking.visitor && <Fact name="Visitor">{booking.visitor}</Fact>}
        {booking.place && <Fact name="Place">{booking.place}</Fact>}
        {!day && days.length > 0 && <Fact name="Days that suit you">{days.map(dayInWords).join(', ')}</Fact>}
        {year_groups.length > 0 && <Fact name="Classes">{year_groups.join(', ')}</Fact>}
        {class_sizes && <Fact name="How many children">{class_sizes}</Fact>}
      </dl>
      {booking.has_letter && (
        <p>
          <a
            href={urlFor(readOwnLetter, { params: { id: booking.id } })}
            target="_blank"
            rel="noreferrer"
            className="link"
          >
            Letter of assurance for your school office (PDF)
            <VisuallyHidden> (booking {reference})</VisuallyHidden>
          </a>
        </p>
      )}
      {booking.can_change && (
        <div className="flex flex-wrap gap-3">
          {status === 'confirmed' && (
            <a href={urlFor(readOwnCalendar, { params: { id: booking.id } })} download className={buttonClass('quiet')}>
              <CalendarPlus aria-hidden className="size-5" />
              Add to your calendar<VisuallyHidden> (booking {reference})</VisuallyHidden>
            </a>
          )}
          <Button tone="quiet" onClick={onChange}>
            Change <VisuallyHidden>booking {reference}</VisuallyHidden>
          </Button>
          <Button tone="quiet" onClick={() => setCancelling(true)}>
            Cancel the session <VisuallyHidden>(booking {reference})</VisuallyHidden>
          </Button>
        </div>
      )}
      <Dialog isOpen={isCancelling} title="Cancel this session?" onClose={handleClose}>
        <WordsForm
          label="Add a message (optional)"
          hint="We will read it with the cancellation. You can ask for another session at any time."
          button="Cancel the session"
          tone="danger"
          isOptional
          isBusy={cancelling.isPending}
          problem={cancelling.error ? sentenceOf(cancelling.error) : undefined}
          onSend={(text) => cancelling.mutate(text, { onSuccess: handleCancelled })}
        />
      </Dialog>
    </li>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-6 tablet:col-span-2 tablet:grid-cols-subgrid">
      <dt className="text-ink-soft">{name}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  )
}
