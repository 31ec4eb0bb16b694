import { useIsRestoring, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { readAuthKey } from '../api/cookies.ts'
import { startSession } from './session-query.ts'

/**
 * Shows `loading` until what was remembered is restored, then reads the auth cookie and starts the session. Starts it
 * again when the cookie has become another one: somebody logged in or out in another tab.
 */
export function SessionStart({ loading, children }: { loading: ReactNode; children: ReactNode }) {
  const client = useQueryClient()
  const isRestoring = useIsRestoring()
  const [isStarted, setStarted] = useState(false)
  useEffect(() => {
    if (isRestoring) return
    let key = readAuthKey()
    startSession(client)
    setStarted(true)
    const compare = () => {
      const found = readAuthKey()
      if (document.visibilityState === 'visible' && found !== key) startSession(client)
      key = found
    }
    document.addEventListener('visibilitychange', compare)
    return () => document.removeEventListener('visibilitychange', compare)
  }, [isRestoring, client])
  return isStarted ? children : loading
}
