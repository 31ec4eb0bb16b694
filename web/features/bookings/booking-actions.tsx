import { useState } from 'react'
import type { Booking, BookingStatus } from '#contract/bookings.ts'
import { dayInWords } from '#contract/school-days.ts'
import { sentenceOf } from '../../api/api-error.ts'
import { CaseButtons, CaseSection } from '../../inbox/case-section.tsx'
import { ReplySection } from '../../inbox/reply-section.tsx'
import { WordsForm } from '../../inbox/words-form.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/feedback/dialog.tsx'
import { showToast } from '../../ui/feedback/toast.ts'
import { ConfirmForm } from './confirm-form.tsx'
import { useBookingDecision } from './queries.ts'

/** The actions available in each state. Confirming and cancelling send an e-mail; every action can be undone. */
export function BookingActions({ booking }: { booking: Booking }) {
  const [open, setOpen] = useState<'confirm' | 'cancel' | null>(null)
  const reply = useBookingDecision(booking)
  const change = useBookingDecision(booking)
  const { status } = booking
  const isReachable = booking.contact.email !== ''
  const become = (next: BookingStatus, done: string, text = '') =>
    change.mutate(
      { kind: 'status', status: next, text },
      {
        onSuccess: () => {
          showToast.success(done)
          setOpen(null)
        },
      },
    )
  const problem = change.error ? sentenceOf(change.error) : undefined
  const isOpenCase = status === 'requested' || status === 'confirmed'
  return (
    <>
      <CaseSection title="Arrange">
        {status === 'requested' && booking.preferred_dates.length > 0 && (
          <p>
            The school hopes for <b>{booking.preferred_dates.map(dayInWords).join(', or ')}</b>.
          </p>
        )}
        <CaseButtons problem={open === null ? problem : undefined}>
          {isOpenCase && (
            <Button tone={status === 'requested' ? 'main' : 'quiet'} onClick={() => setOpen('confirm')}>
              {status === 'requested' ? 'Confirm a day' : 'Change the day'}
            </Button>
          )}
          {status === 'confirmed' && (
            <Button
              tone="quiet"
              isBusy={change.isPending}
              onClick={() => become('done', 'The session has been marked as done.')}
            >
              The session took place
            </Button>
          )}
          {isOpenCase && (
            <button type="button" className="link min-h-12 cursor-pointer px-3" onClick={() => setOpen('cancel')}>
              Cancel the booking
            </button>
          )}
          {!isOpenCase && (
            <Button
              tone="quiet"
              isBusy={change.isPending}
              onClick={() => become('requested', 'The booking has been reopened.')}
            >
              Reopen
            </Button>
          )}
        </CaseButtons>
      </CaseSection>
      {isReachable && (
        <ReplySection
          name={booking.contact.name}
          hint="We will send it by e-mail with the reference, as a reply to the receipt. The status of the booking does not change."
          isBusy={reply.isPending}
          problem={reply.error ? sentenceOf(reply.error) : undefined}
          onSend={(text, onSuccess) => reply.mutate({ kind: 'reply', text }, { onSuccess })}
        />
      )}
      <Dialog
        isOpen={open === 'confirm'}
        title="Confirm a day"
        className="desktop:w-[min(60rem,calc(100vw-2rem))]"
        onClose={() => setOpen(null)}
      >
        <ConfirmForm booking={booking} onDone={() => setOpen(null)} />
      </Dialog>
      <Dialog isOpen={open === 'cancel'} title="Cancel this booking?" onClose={() => setOpen(null)}>
        <WordsForm
          label="Add a message (optional)"
          hint={
            isReachable
              ? 'We will tell the school by e-mail that the session has been cancelled.'
              : 'We will add it to the history. The school has nobody we can write to, so we will not send an e-mail. Tell the school yourself.'
          }
          button="Cancel the booking"
          tone="danger"
          isOptional
          isBusy={change.isPending}
          problem={problem}
          onSend={(text) =>
            become(
              'cancelled',
              `The booking has been cancelled${isReachable ? ', and we have told the school' : ''}.`,
              text,
            )
          }
        />
      </Dialog>
    </>
  )
}
