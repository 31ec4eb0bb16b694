import { useQueryClient } from '@tanstack/react-query'
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
