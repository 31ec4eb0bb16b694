import { useQueryClient } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { SignedIn } from '#contract/accounts.ts'
import { forgetDrafts } from '../../forms/use-draft.ts'
import { beginSession } from '../../session/session-query.ts'

/** Where a failed sign-up belongs. */
export const signUpPlaces = {
  'account/address-taken': 'email',
  'account/password-common': 'password',
  'school/bad-postcode': 'postcode',
} as const

/** After a sign-up: signed in. The page sees it and leads on. */
export function useSignedUp(): (answer: SignedIn) => string | undefined {
  const client = useQueryClient()
  return ({ user }) => {
    forgetDrafts('sign-up')
    return beginSession(client, user)
      ? undefined
      : 'We have created your account, but your browser did not save the log-in. Allow cookies for this site, then log in.'
  }
}

/** The words beside the box, which open beside the form: what was typed stays. */
export function TermsLabel() {
  return (
    <>
      I agree to the{' '}
      <Link to="/terms" target="_blank" className="link">
        terms
      </Link>{' '}
      and have read the{' '}
      <Link to="/privacy" target="_blank" className="link">
        privacy notice
      </Link>{' '}
      (both open in a new tab)
    </>
  )
}
