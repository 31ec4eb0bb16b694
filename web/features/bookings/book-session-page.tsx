import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import type { User } from '#contract/accounts.ts'
import type { OwnBooking } from '#contract/bookings.ts'
import { isFirstTry } from '../../api/first-try.ts'
import { usePromises } from '../../api/use-promises.ts'
import { useSession } from '../../session/use-session.ts'
import { Notice } from '../../ui/feedback/notice.tsx'
import { SentMessage } from '../../ui/feedback/sent-message.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { showToast } from '../../ui/feedback/toast.ts'
import { Page } from '../../ui/page/page.tsx'
import { BookingForm, sentSentence } from './booking-form.tsx'
import { ChangeForm } from './change-form.tsx'
import { askId, focusOwnBookings, OwnBookings } from './own-bookings.tsx'
import { ownBookingsQuery, useRefreshOwnBookings } from './queries.ts'

const breadcrumb = [{ label: 'Home', to: '/' }, { label: 'Book an enterprise session' }]

/** Only staff of a school that has not been rejected can ask for a session; the server enforces the same. */
const canBook = ({ isSchool, school }: User) => isSchool && school !== null && school.status !== 'rejected'

/** One's bookings, what a session is in the operator's words (`intro`), and the booking form. */
export function BookSessionPage({ intro }: { intro: ReactNode }) {
  const { user } = useSession()
  const { bookingDays } = usePromises()
  const [reference, setReference] = useState('')
  const [changing, setChanging] = useState<OwnBooking | null>(null)
  const refresh = useRefreshOwnBookings()
  const isSchool = user !== undefined && canBook(user)
  const bookings = useQuery({ ...ownBookingsQuery, enabled: isSchool })
  const endChange = () => {
    setChanging(null)
    focusOwnBookings()
  }
  const handleSent = (sent: string) => {
    setReference(sent)
    refresh()
  }
  // The bookings are above the form, and would move it.
  if (isFirstTry(bookings)) {
    return (
      <Page breadcrumb={breadcrumb}>
        <Skeleton className="mt-8 h-96 rounded-lg" />
      </Page>
    )
  }
  return (
    <Page breadcrumb={breadcrumb}>
      {isSchool && <OwnBookings onChange={setChanging} />}
      <div
        id={askId}
        className="mt-6 grid scroll-mt-28 items-start gap-x-16 gap-y-10 desktop:grid-cols-[minmax(0,1fr)_minmax(0,1.3fr)]"
      >
        <div className="desktop:sticky desktop:top-24">{intro}</div>
        {!user && <Skeleton className="h-96 rounded-lg" />}
        {user && !isSchool && (
          <Notice title="Only schools can book a session">
            <p>
              A session takes place in a school, so a member of staff has to ask for it.{' '}
              {user.isSchool
                ? 'Your account no longer belongs to a school.'
                : 'You could tell your child’s teacher about this page.'}
            </p>
          </Notice>
        )}
        {isSchool && changing && (
          <div className="rounded-lg bg-surface p-6 shadow-rest phone:p-8">
            <ChangeForm
              key={changing.id}
              booking={changing}
              user={user}
              onKeep={endChange}
              onDone={() => {
                showToast.success('Your booking has been changed.')
                endChange()
              }}
            />
          </div>
        )}
        {isSchool && !changing && reference !== '' && (
          <SentMessage
            sentence={sentSentence}
            reference={reference}
            again="Ask for another session"
            onAgain={() => setReference('')}
          >
            <p>We have also sent it to you by e-mail. We will look for a day, and write to you within {bookingDays}.</p>
          </SentMessage>
        )}
        {isSchool && !changing && reference === '' && (
          <div className="rounded-lg bg-surface p-6 shadow-rest phone:p-8">
            <BookingForm user={user} onSent={handleSent} />
          </div>
        )}
      </div>
    </Page>
  )
}
