import { onlineManager } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Outlet, useBlocker, useLocation } from 'react-router'
import { useOnline } from './api/use-online.ts'
import { fetchPageAt } from './fetch-page.ts'

/** Without a connection a page opens only if its files are on the device; otherwise the open one stays, and it says why. */
export function OfflineGuard() {
  const { pathname } = useLocation()
  const isOnline = useOnline()
  const [isRefused, setRefused] = useState(false)
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      !onlineManager.isOnline() && currentLocation.pathname !== nextLocation.pathname,
  )
  useEffect(() => {
    if (blocker.state !== 'blocked') return
    fetchPageAt(blocker.location.pathname).then(
      () => blocker.proceed(),
      () => {
        blocker.reset()
        setRefused(true)
      },
    )
  }, [blocker])
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is over with the page, and with the lack of a connection
  useEffect(() => setRefused(false), [pathname, isOnline])
  return (
    <>
      {isRefused && (
        <p
          role="alert"
          className="sticky top-0 z-50 bg-danger-soft px-4 py-3 text-center font-bold text-ink shadow-rest"
        >
          That page needs a connection, so we have left this one open.
        </p>
      )}
      <Outlet />
    </>
  )
}
