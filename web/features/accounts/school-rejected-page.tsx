import { Navigate } from 'react-router'
import { useSession } from '../../session/use-session.ts'
import { Page } from '../../ui/page.tsx'

/** For staff of a school that could not be verified. */
export function SchoolRejectedPage() {
  const { user } = useSession()
  if (user && user.school?.status !== 'rejected') return <Navigate to="/" replace />
  return (
    <Page title="Account rejected" className="max-w-4xl">
      <div className="mt-6 grid max-w-[60ch] gap-4">
        <p>
          We could not verify {user?.school?.title ?? 'your school'} as a UK primary school. Please register again with
          a school e-mail.
        </p>
        <p className="text-ink-soft">
          A school e-mail is one whose ending belongs to the school’s own website, not to a public mail service.
        </p>
      </div>
    </Page>
  )
}
