import { useSearchParams } from 'react-router'
import { ProviderLinks } from '../../domain/provider-links.tsx'
import { SignInProblem } from './linked-sign-ins/sign-in-problem.tsx'
import { PasskeyLogin } from './passkeys/passkey-login.tsx'

/** The ways to log in without a password, and why somebody who has come back from a provider is not logged in. */
export default function OtherWays() {
  const [search] = useSearchParams()
  const problem = search.get('problem')
  return (
    <>
      <PasskeyLogin />
      <ProviderLinks title="Log in with your school’s account" next={search.get('next') ?? undefined} />
      {problem && <SignInProblem code={problem} />}
    </>
  )
}
