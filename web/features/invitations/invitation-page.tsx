import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Answer } from '#contract/endpoint.ts'
import { errors } from '#contract/errors.ts'
import type { openInvitation } from '#contract/invitations.ts'
import { ApiError } from '../../api/api-error.ts'
import { LoadFailure } from '../../domain/load-failure.tsx'
import { useSession } from '../../session/use-session.ts'
import { useTokenFromAddress } from '../../session/use-token-from-address.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { CardPage } from '../../ui/page/card-page.tsx'
import { AcceptForm } from './accept-form.tsx'
import { DeclineInvitation } from './decline-invitation.tsx'
import { JoinWithAccount } from './join-with-account.tsx'
import { offerQuery } from './queries.ts'

/** Opened from a link in an e-mail. Opening it changes nothing, because mail scanners open links too. */
export function InvitationPage() {
  const token = useTokenFromAddress()
  const [isDeclined, setDeclined] = useState(false)
  const { user } = useSession()
  // Holds the used invitation: signing in empties the cache, and a second request would find it gone.
  const [accepted, setAccepted] = useState<Answer<typeof openInvitation> | null>(null)
  const { data, error, refetch } = useQuery({ ...offerQuery(token), enabled: token !== '' && !accepted })
  const offer = accepted ?? data
  if (isDeclined)
    return (
      <CardPage title="You will not be invited again">
        <p>We will not invite this address again. You do not need to do anything else.</p>
      </CardPage>
    )
  if (!token || (error instanceof ApiError && error.code === 'invitation/gone')) return <Gone />
  if (error)
    return (
      <CardPage title="Your invitation">
        <LoadFailure title="We could not load your invitation" error={error} onRetry={refetch} />
      </CardPage>
    )
  if (!offer)
    return (
      <CardPage title="Your invitation">
        <Skeleton className="h-80 rounded-md" />
      </CardPage>
    )
  const { school, inviter, email, role } = offer
  return (
    <CardPage
      title={role === 'senior' ? `Join the staff of ${school}` : 'You are invited'}
      lead={
        <p>
          <Sender inviter={inviter} school={school} /> {offerOf(role, school)}
        </p>
      }
    >
      {user && !offer.joins_account && (
        <Notice title={`You are logged in as ${user.email}`} className="mb-6">
          <p>If you accept, we will create another account for {email}, and log you in to it.</p>
        </Notice>
      )}
      {offer.joins_account ? (
        <JoinWithAccount token={token} email={email} school={school} onJoined={() => setAccepted(offer)} />
      ) : (
        <AcceptForm token={token} email={email} isStaff={role === 'senior'} onAccepted={() => setAccepted(offer)} />
      )}
      <div className="mt-8 grid justify-items-start gap-3 border-line border-t pt-6">
        <p className="text-ink-soft">Would you rather not?</p>
        <DeclineInvitation token={token} onDeclined={() => setDeclined(true)} />
      </div>
    </CardPage>
  )
}

function Sender({ inviter, school }: Pick<Answer<typeof openInvitation>, 'inviter' | 'school'>) {
  if (!inviter || !school) return inviter || school ? <bdi>{inviter || school}</bdi> : 'Another parent'
  return (
    <>
      <bdi>{inviter}</bdi> of <bdi>{school}</bdi>
    </>
  )
}

function offerOf(role: Answer<typeof openInvitation>['role'], school: string): string {
  if (role === 'senior') return 'has invited you to share the school’s account.'
  if (school) return 'has given you access to the storybooks and everything that comes with them. It costs nothing.'
  return 'has invited you to read the free storybooks. You can open the others with a code from your child’s school. They are free too.'
}

function Gone() {
  return (
    <CardPage title="This invitation no longer works">
      <p role="alert" className="mb-6">
        {errors['invitation/gone'].message} If you have an account, log in. If not, ask for another invitation, or
        register with your school’s code.
      </p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to="/login">Log in</ButtonLink>
        <ButtonLink tone="quiet" to="/register">
          Register
        </ButtonLink>
      </div>
    </CardPage>
  )
}
