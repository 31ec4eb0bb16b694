import { lazy, Suspense } from 'react'
import { Navigate, useSearchParams } from 'react-router'
import { samesitePath } from '#contract/wanted-path.ts'
import { landingOf, startOf } from '../../session/landing.ts'
import { useSession } from '../../session/use-session.ts'
import { Notice } from '../../ui/feedback/notice.tsx'
import { CardPage } from '../../ui/page/card-page.tsx'
import { TextLink } from '../../ui/text/text-link.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { LoginForm } from './login-form.tsx'

/** Knows every error's sentence, which the form does without. */
const SignInProblem = lazy(() => import('./linked-sign-ins/sign-in-problem.tsx'))
/** Loaded once the form works. */
const OtherWays = lazy(() => import('./other-ways.tsx'))
/** As high as the button for passkeys, so that nothing moves. */
const place = <div className="mt-6 h-[73px]" />

export function LoginPage() {
  const { isSignedIn, user, error } = useSession()
  const [search] = useSearchParams()
  const problem = search.get('problem')
  const next = samesitePath(search.get('next'))
  const isHydrated = useHydrated()
  const target = next === '/' ? startOf(user) : next
  if (isSignedIn) return <Navigate to={(user && landingOf(user, target)) ?? target} replace />
  return (
    <CardPage
      lead={
        <p>
          No account yet? <TextLink to="/register">Register</TextLink>
        </p>
      }
    >
      {error === 'not-authorised' && (
        <Notice title="You have been logged out" className="mb-6">
          <p>Log in again to continue where you were.</p>
        </Notice>
      )}
      {isHydrated && problem !== null && (
        <Suspense>
          <SignInProblem code={problem} />
        </Suspense>
      )}
      <LoginForm />
      {/* No boundary in the server's HTML: React may hydrate one later, when this would already be other content. */}
      {isHydrated ? (
        <Suspense fallback={place}>
          <OtherWays />
        </Suspense>
      ) : (
        place
      )}
    </CardPage>
  )
}
