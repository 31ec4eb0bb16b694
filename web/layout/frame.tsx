import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { brandQuery } from '../api/brand-query.ts'
import { isFirstTry } from '../api/first-try.ts'
import { SessionChanges } from '../session/session-changes.tsx'
import { useSession } from '../session/use-session.ts'
import { SiteNameContext } from '../ui/page/page.tsx'
import { ConnectionNotice } from './connection-notice.tsx'
import { LoadingScreen } from './loading-screen.tsx'
import { NavigationProgress } from './navigation-progress.tsx'
import { ReadOnlyNotice } from './read-only-notice.tsx'
import { RouteAnnouncer } from './route-announcer.tsx'
import { SkipLink } from './skip-link.tsx'

/** What every layout has, whatever its content. */
export function Frame({ children }: { children: ReactNode }) {
  const query = useQuery(brandQuery)
  const { isSignedIn } = useSession()
  // It was requested with the document: waiting costs nothing, and nothing moves when it arrives.
  if (isFirstTry(query)) return <LoadingScreen />
  return (
    <SiteNameContext value={query.data?.app_name ?? ''}>
      <div className="flex min-h-dvh flex-col">
        <SkipLink />
        {isSignedIn && (
          <noscript>
            <p className="bg-danger-soft px-4 py-2 text-center text-ink">
              You can read here without JavaScript. Buttons and forms need it: switch it on in your browser’s settings,
              then reload the page.
            </p>
          </noscript>
        )}
        <NavigationProgress />
        <SessionChanges />
        <ConnectionNotice />
        <ReadOnlyNotice />
        {children}
        <RouteAnnouncer />
      </div>
    </SiteNameContext>
  )
}
