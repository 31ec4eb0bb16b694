import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { detour } from './landing.ts'
import { settleLogOut } from './session-query.ts'
import { useSession } from './use-session.ts'

/** What does not depend on an account's state. */
const outlasting = new Set<unknown>(['session', 'profile', 'brand'])

/** After each fetch of the profile, leads to the page that the account's state asks for. Shows nothing. */
export function SessionRouting() {
  const { state, user, profile } = useSession()
  const client = useQueryClient()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const routed = useRef(0)
  // Not from an earlier visit. The response may come before the page has loaded.
  const fetchedAt = profile.dataUpdatedAt >= performance.timeOrigin ? profile.dataUpdatedAt : 0
  useEffect(() => {
    if (!user || fetchedAt === routed.current) return
    routed.current = fetchedAt
    const target = detour(user, pathname)
    if (target) void navigate(target, { replace: true })
  }, [user, fetchedAt, pathname, navigate])
  const standing = user && `${user.status} ${user.school?.id} ${user.school?.status}`
  const before = useRef(standing)
  useEffect(() => {
    // What was locked may be open now, and the other way round.
    if (before.current && standing && before.current !== standing)
      void client.invalidateQueries({ predicate: ({ queryKey }) => !outlasting.has(queryKey[0]) })
    before.current = standing
  }, [standing, client])
  useEffect(() => {
    if (state === 'leaving' && pathname === '/login') settleLogOut(client)
  }, [state, pathname, client])
  return null
}
