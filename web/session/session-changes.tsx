import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { settleLogOut } from './session-query.ts'
import { useSession } from './use-session.ts'

/** What does not depend on an account's standing. */
const outlasting = new Set<unknown>(['session', 'profile', 'brand'])

/** Fetches again what depends on an account's standing when it has changed, and ends a log-out. Shows nothing. */
export function SessionChanges() {
  const { state, user } = useSession()
  const client = useQueryClient()
  const { pathname } = useLocation()
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
