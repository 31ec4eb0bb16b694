import { useQuery } from '@tanstack/react-query'
import { Navigate } from 'react-router'
import { profileQuery } from '../../../session/session-query.ts'
import { useSession } from '../../../session/use-session.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { CardPage } from '../../../ui/page/card-page.tsx'
import { SchoolLetIn } from './school-let-in.tsx'

/** So long the register may take to answer for a school, in milliseconds; then the page for waiting goes on. */
const patience = 10_000

/**
 * After the button: follows the account until it is known what it may do. `since` is when it was pressed; `isElsewhere`:
 * with the password, so that other devices have been logged out.
 */
export function AddressConfirmed({ since, isElsewhere }: { since: number; isElsewhere: boolean }) {
  const { isSignedIn, user, profile } = useSession()
  const isPending = user?.role === 'senior' && user.school?.status === 'pending'
  const hasTime = profile.dataUpdatedAt - since < patience
  const isFollowing = isSignedIn && (!user?.emailVerified || isPending) && hasTime
  useQuery({ ...profileQuery, enabled: isFollowing, refetchInterval: 1000 })
  if (!isSignedIn)
    return (
      <CardPage key="visitor" title="Your address is confirmed" lead={<p>Log in to continue.</p>}>
        <ButtonLink to="/login">Log in</ButtonLink>
      </CardPage>
    )
  if (user?.role === 'senior' && user.school?.status === 'approved')
    return (
      <CardPage key="in" title="Your school is approved">
        <SchoolLetIn school={user.school.title} />
      </CardPage>
    )
  if (isPending && !hasTime) return <Navigate to="/school-pending" replace />
  if (isPending)
    return (
      <CardPage key="comparing" title="Your address is confirmed">
        <p role="status">We are comparing your school with the national register…</p>
      </CardPage>
    )
  return (
    <CardPage key="done" title="Your address is confirmed" lead={<p>Thank you. Your account is ready.</p>}>
      {isElsewhere && (
        <p className="mb-6">You are logged in here. If you signed up on another device, log in again there.</p>
      )}
      <ButtonLink to="/resources">Open the bookshelf</ButtonLink>
    </CardPage>
  )
}
