import { Link, Navigate, useSearchParams } from 'react-router'
import { samesitePath } from '#contract/wanted-path.ts'
import { detour, startOf } from '../../session/landing.ts'
import { useSession } from '../../session/use-session.ts'
import { Notice } from '../../ui/feedback/notice.tsx'
import { CardPage } from '../../ui/page/card-page.tsx'
import { LoginForm } from './login-form.tsx'
import { PasskeyLogin } from './passkeys/passkey-login.tsx'

export function LoginPage() {
  const { isSignedIn, user, error } = useSession()
  const [search] = useSearchParams()
  const next = samesitePath(search.get('next'))
  const target = next === '/' ? startOf(user) : next
  if (isSignedIn) return <Navigate to={(user && detour(user, target)) ?? target} replace />
  return (
    <CardPage
      lead={
        <p>
          No account yet?{' '}
          <Link to="/register" className="link">
            Register
          </Link>
        </p>
      }
    >
      {error === 'not-authorised' && (
        <Notice title="You have been logged out" className="mb-6">
          <p>Log in again to continue where you were.</p>
        </Notice>
      )}
      <LoginForm />
      <PasskeyLogin />
    </CardPage>
  )
}
