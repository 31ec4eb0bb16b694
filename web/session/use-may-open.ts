import { mayOpen } from './landing.ts'
import { useSession } from './use-session.ts'

/** Whether a page may be offered to who is logged in; visitors are asked to log in when they open it. */
export function useMayOpen(): (path: string) => boolean {
  const { isSignedIn, user } = useSession()
  return (path) => !isSignedIn || mayOpen(user, path)
}
