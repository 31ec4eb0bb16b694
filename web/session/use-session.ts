import { useQuery } from '@tanstack/react-query'
import { createContext, use } from 'react'
import { useHydrated } from '../ui/use-hydrated.ts'
import { profileQuery, type Session, sessionQuery } from './session-query.ts'

const visitor: Session = { state: 'signed-out', error: null }

const signedIn: Session = { state: 'signed-in', error: null }

/** For whom the server rendered the page. */
export const renderedSession = (isSignedIn: boolean): Session => (isSignedIn ? signedIn : visitor)
export const RenderedSessionContext = createContext(visitor)

/**
 * Who is signed in. `user` is undefined until the profile has come, and for visitors. A part of a server-rendered page
 * hydrates as it was rendered, even when somebody has logged in by then.
 */
export function useSession() {
  const isHydrated = useHydrated()
  const rendered = use(RenderedSessionContext)
  const { data = visitor } = useQuery(sessionQuery)
  const session = isHydrated ? data : rendered
  const isSignedIn = session.state === 'signed-in'
  const profile = useQuery({ ...profileQuery, enabled: isSignedIn })
  return {
    state: session.state,
    error: session.error,
    isSignedIn,
    user: isSignedIn ? profile.data : undefined,
    profile,
  }
}
