import type { ReactNode } from 'react'
import { Navigate } from 'react-router'
import { useSession } from '../../session/use-session.ts'
import { Notice } from '../../ui/notice.tsx'
import { Page } from '../../ui/page.tsx'

/** For an address that is not confirmed yet. `shelf` shows what is free. */
export function NotActivePage({ shelf }: { shelf: ReactNode }) {
  const { user } = useSession()
  if (user && user.status !== 'not-active') return <Navigate to="/" replace />
  return (
    <Page title="Pending approval">
      <Notice title="Your e-mail address is pending verification" className="my-6 max-w-3xl">
        <p>
          We sent a link{user && ` to ${user.email}`}. Open it to confirm the address, and the whole bookshelf opens.
          Until then you may browse the free resources.
        </p>
      </Notice>
      <h2 className="mt-10 mb-4 text-xl">Free resources</h2>
      {shelf}
    </Page>
  )
}
