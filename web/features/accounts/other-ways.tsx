import { useSearchParams } from 'react-router'
import { ProviderLinks } from '../../domain/provider-links.tsx'
import { PasskeyLogin } from './passkeys/passkey-login.tsx'

/** The ways to log in without a password. */
export default function OtherWays() {
  const [search] = useSearchParams()
  return (
    <>
      <PasskeyLogin />
      <ProviderLinks title="Log in with your school’s account" next={search.get('next') ?? undefined} />
    </>
  )
}
