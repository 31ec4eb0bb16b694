import { useQuery } from '@tanstack/react-query'
import { useHydrated } from '../ui/use-hydrated.ts'
import { profileQuery, type Session, sessionQuery } from './session-query.ts'

const visitor: Session = { state: 'signed-out', error: null }

/**
 * Who is signed in. `user` is undefined until the profile has come, and for visitors. The server renders pages for
 * visitors, so a part of one hydrates as theirs even when somebody has logged in by then.
 */
export function useSession() {
  const isHydrated = useHydrated()
  const { data = visitor } = useQuery(sessionQuery)
  const session = isHydrated ? data : visitor
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
