import { errors } from '#contract/errors.ts'
import { useSession } from '../../../session/use-session.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { CardPage } from '../../../ui/page/card-page.tsx'
import { ConfirmAddress } from './confirm-address.tsx'

/** A link that was used, replaced or left too long. People who are signed in can have a new one at once. */
export function ExpiredLink() {
  const { isSignedIn, user } = useSession()
  if (user?.emailVerified)
    return (
      <CardPage
        key="confirmed"
        title="Your address has already been confirmed"
        lead={<p>You do not need to do anything else.</p>}
      >
        <ButtonLink to="/">Go on</ButtonLink>
      </CardPage>
    )
  return (
    <CardPage key="expired" title="This link no longer works">
      <p role="alert" className="mb-6">
        {errors['account/link-expired'].message}
      </p>
      {user && <ConfirmAddress user={user} title="Ask for a new link" />}
      {!isSignedIn && <ButtonLink to="/login">Log in to ask for a new link</ButtonLink>}
    </CardPage>
  )
}
