import type { ReactNode } from 'react'
import { Navigate, useLocation } from 'react-router'
import { type OperatorRights, refusal } from '#contract/access.ts'
import { loginPath } from '#contract/wanted-path.ts'
import { detour } from './landing.ts'
import { principalOf } from './principal.ts'
import { useSession } from './use-session.ts'

interface GuardProps {
  access: 'user' | OperatorRights
  loading: ReactNode
  refused: ReactNode
  children: ReactNode
}

/**
 * Lets in users with this access level whose account may open the page in its standing, and leads the others on. Visitors
 * go to the log-in page, which keeps the wanted path. Nothing is shown before the profile is known.
 */
export function Guard({ access, loading, refused, children }: GuardProps) {
  const { state, user, profile } = useSession()
  const { pathname, search, hash } = useLocation()
  const wanted = pathname + search + hash
  if (state === 'leaving') return loading
  if (state === 'signed-out') return <Navigate to={loginPath(wanted)} replace />
  // Without a profile, pages say themselves what they could not load.
  if (!user) return profile.isError && access === 'user' ? children : loading
  const target = detour(user, wanted)
  if (target) return <Navigate to={target} replace />
  return access !== 'user' && refusal(access, principalOf(user)) ? refused : children
}
