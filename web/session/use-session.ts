import { useQuery } from '@tanstack/react-query'
import { profileQuery, type Session, sessionQuery } from './session-query.ts'

/** Who is signed in. `user` is undefined until the profile has come, and for visitors. */
export function useSession() {
  const { data: session = { state: 'signed-out', error: null } satisfies Session } = useQuery(sessionQuery)
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
