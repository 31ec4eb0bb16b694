import type { ReactNode } from 'react'
import { Link, Navigate } from 'react-router'
import { landingOf } from '../../../session/landing.ts'
import { useSession } from '../../../session/use-session.ts'
import { Page } from '../../../ui/page/page.tsx'
import { ConfirmAddress } from './confirm-address.tsx'
import { useProfileWatch } from './use-profile-watch.ts'

/** For an address that is not confirmed yet. `shelf` shows what is free. */
export function NotActivePage({ shelf }: { shelf: ReactNode }) {
  const { user } = useSession()
  useProfileWatch()
  if (user && user.status !== 'not-active') return <Navigate to={landingOf(user) ?? '/'} replace />
  return (
    <Page lead="Until your address is confirmed, you may browse the free resources.">
      {user && (
        <div className="my-6 max-w-3xl">
          <ConfirmAddress user={user} title="Your e-mail address is pending verification" />
          {user.school?.status === 'pending' && (
            <p className="mt-4">
              <Link to="/school-pending" className="link inline-flex min-h-11 items-center">
                See what we are checking about your school
              </Link>
            </p>
          )}
        </div>
      )}
      <h2 className="mt-10 mb-4 text-xl">Free resources</h2>
      {shelf}
    </Page>
  )
}
