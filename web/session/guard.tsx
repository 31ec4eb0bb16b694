import type { ReactNode } from 'react'
import { Navigate, useLocation } from 'react-router'
import { type OperatorRights, refusal } from '#contract/access.ts'
import { loginPath } from '#contract/wanted-path.ts'
import { landingFrom, secondStep, secondStepPath } from './landing.ts'
import { principalOf } from './principal.ts'
import { useSession } from './use-session.ts'

interface GuardProps {
  access: 'user' | OperatorRights
  /** The shelf itself is for confirmed addresses. */
  needsConfirmedEmail?: boolean
  loading: ReactNode
  refused: ReactNode
  children: ReactNode
}

/** Lets in users with this access level. Visitors go to the log-in page, which keeps the wanted path. */
export function Guard({ access, needsConfirmedEmail = false, loading, refused, children }: GuardProps) {
  const { state, user } = useSession()
  const { pathname, search, hash } = useLocation()
  if (state === 'leaving') return loading
  if (state === 'signed-out') return <Navigate to={loginPath(pathname + search + hash)} replace />
  if (user?.second_step && pathname !== secondStep) {
    return <Navigate to={secondStepPath(pathname + search + hash)} replace />
  }
  if (access !== 'user') {
    if (!user) return loading
    if (refusal(access, principalOf(user))) return refused
  }
  if (needsConfirmedEmail && user && !user.emailVerified) return <Navigate to={landingFrom(pathname, user)} replace />
  return children
}
