import { Navigate } from 'react-router'
import { useSession } from '../../session/use-session.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Page } from '../../ui/page.tsx'

/** For staff of a school that is being checked. */
export function SchoolPendingPage() {
  const { user } = useSession()
  if (user && user.school?.status !== 'pending') return <Navigate to="/" replace />
  const address = [user?.school?.address_1, user?.school?.address_2, user?.school?.city, user?.school?.postcode]
  return (
    <Page title="We are checking your school" className="max-w-4xl">
      {user && !user.emailVerified && (
        <Notice title="Confirm your e-mail address first" className="mt-6">
          <p>We sent a link to {user.email}. Open it, and we can go on.</p>
        </Notice>
      )}
      {user?.school && (
        <div className="mt-6 rounded-md bg-surface p-6 shadow-rest">
          <p className="font-bold">{user.school.title}</p>
          <p className="text-ink-soft">{address.filter(Boolean).join(', ')}</p>
        </div>
      )}
      <div className="mt-6 grid max-w-[60ch] gap-4">
        <p>
          We compare these details with the national list of schools, to be sure that it is a UK primary school. This
          takes up to two working days. You get an e-mail as soon as it is done.
        </p>
        <p>Until then the free books are open to you; the others show a lock.</p>
      </div>
      {(!user || user.emailVerified) && (
        <ButtonLink to="/resources" className="mt-6">
          Go to the bookshelf
        </ButtonLink>
      )}
    </Page>
  )
}
