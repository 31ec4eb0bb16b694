import { useQuery } from '@tanstack/react-query'
import { Navigate } from 'react-router'
import { LoadFailure } from '../../../domain/load-failure.tsx'
import { startOf } from '../../../session/landing.ts'
import { useSession } from '../../../session/use-session.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { CardPage } from '../../../ui/page/card-page.tsx'
import { EmailAddress } from '../../../ui/text/email-address.tsx'
import { AskToJoin, JoinSchool, PerhapsPupil } from './join-school.tsx'
import { LinkForm } from './link-form.tsx'
import { pendingSignInQuery } from './queries.ts'

/** For somebody who has come back from a provider, and whom no account is linked to yet. */
export function ContinuePage() {
  const { isSignedIn, user } = useSession()
  const { data, error, refetch } = useQuery({ ...pendingSignInQuery, enabled: !isSignedIn })
  if (isSignedIn) return <Navigate to={startOf(user)} replace />
  if (error && !data)
    return (
      <CardPage>
        <LoadFailure title="We could not continue" error={error} onRetry={refetch} />
      </CardPage>
    )
  if (!data)
    return (
      <CardPage>
        <Skeleton className="h-48 rounded-md" />
      </CardPage>
    )
  const { state, label, email } = data
  if (state === 'join') return <JoinSchool pending={data} />
  if (state === 'ask') return <AskToJoin pending={data} />
  if (state === 'pupil') return <PerhapsPupil pending={data} />
  if (state === 'link')
    return (
      <CardPage
        title={`Link ${label} to your account`}
        lead={
          <p>
            There is already an account with the address{' '}
            <strong>
              <EmailAddress>{email}</EmailAddress>
            </strong>
            . Enter its password once, and from then on you can log in with {label}.
          </p>
        }
      >
        <LinkForm label={label} />
      </CardPage>
    )
  if (state === 'unknown')
    return (
      <CardPage title={`We do not know this ${label} account yet`} lead={email && <EmailAddress>{email}</EmailAddress>}>
        <div className="grid gap-4">
          <p>
            If you have an account here, log in with your e-mail address and password. Then link {label} in Settings,
            and use it to log in from then on.
          </p>
          <p>If you do not have one, register. It takes two minutes.</p>
          <div className="flex flex-wrap gap-3">
            <ButtonLink to="/login?next=/profile/settings">Log in with your password</ButtonLink>
            <ButtonLink tone="quiet" to="/register">
              Register
            </ButtonLink>
          </div>
        </div>
      </CardPage>
    )
  return (
    <CardPage title="Start again" lead="This took more than ten minutes, or you have already finished it.">
      <ButtonLink to="/login">Go to the log-in page</ButtonLink>
    </CardPage>
  )
}
