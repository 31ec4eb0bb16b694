import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { detour } from './landing.ts'
import { useSession } from './use-session.ts'

/** After each fetch of the profile, leads to the page that the account's state asks for. Shows nothing. */
export function ProfileRouting() {
  const { user, profile } = useSession()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const routed = useRef(0)
  const fetchedAt = profile.isFetchedAfterMount ? profile.dataUpdatedAt : 0
  useEffect(() => {
    if (!user || fetchedAt === routed.current) return
    routed.current = fetchedAt
    const target = detour(user, pathname)
    if (target) void navigate(target, { replace: true })
  }, [user, fetchedAt, pathname, navigate])
  return null
}
