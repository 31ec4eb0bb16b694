import { useIsRestoring, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { readAuthKey } from '../api/cookies.ts'
import { canKeepBooks } from '../api/kept-book-caches.ts'
import { useOnline } from '../api/use-online.ts'
import { resumeSession, startSession } from './session-query.ts'
import { useSession } from './use-session.ts'

/**
 * Shows `loading` until the persisted state is restored, then reads the auth cookie and starts the session. A
 * server-rendered page is shown at once, and its profile compared with the server's afterwards. Restarts the session
 * when the cookie has changed, because somebody logged in or out in another tab.
 */
export function SessionStart({
  loading,
  isStarted: isServerRendered = false,
  children,
}: {
  loading: ReactNode
  /** The page is server-rendered, and there is no persisted state to wait for. */
  isStarted?: boolean
  children: ReactNode
}) {
  const client = useQueryClient()
  const isRestoring = useIsRestoring()
  const [isStarted, setStarted] = useState(isServerRendered)
  useEffect(() => {
    if (isRestoring) return
    let key = readAuthKey()
    if (!isServerRendered) startSession(client)
    else if (key) void resumeSession(client)
    setStarted(true)
    const compare = () => {
      const found = readAuthKey()
      const isOther = found !== key
      key = found
      if (isOther) void resumeSession(client)
    }
    const listening = new AbortController()
    const { signal } = listening
    document.addEventListener('visibilitychange', compare, { signal })
    // Logging in and out changes the persisted state; the browser informs its other tabs and windows.
    window.addEventListener('storage', compare, { signal })
    return () => listening.abort()
  }, [isRestoring, isServerRendered, client])
  const { user } = useSession()
  const userId = user && !user.second_step ? user.id : undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each person, whatever else becomes known of them
  useEffect(() => {
    if (user && !user.second_step)
      void import('./push/push.ts').then(({ startPush }) => startPush(client, user)).catch(() => undefined)
  }, [userId, client])
  const isOnline = useOnline()
  useEffect(() => {
    if (!userId || !isOnline || !canKeepBooks()) return
    void import('../domain/keep-book.ts').then(({ checkKeptBooks }) => checkKeptBooks(userId)).catch(() => undefined)
  }, [userId, isOnline])
  return isStarted ? children : loading
}
