import type { ReactNode } from 'react'
import { refusal } from '#contract/access.ts'
import { Notice } from '../ui/feedback/notice.tsx'
import { Skeleton } from '../ui/feedback/skeleton.tsx'
import { principalOf } from './principal.ts'
import { useSession } from './use-session.ts'

/** Why somebody with a staff account cannot use a page for the staff of approved schools: staff who wait do not get here. */
export const noSchool =
  'Your account no longer belongs to a school. If this is a mistake, ask the lead of your school. If you work at another school, choose that school in your profile.'

/** The signed-in user, if they are staff of an approved school. */
export function useStaff() {
  const { user } = useSession()
  return user && refusal('staff', principalOf(user)) === null ? user : undefined
}

interface StaffOnlyProps {
  /** What those who have no school read instead. */
  others: string
  children: ReactNode
}

/** Shows a page to the staff of an approved school, and says to everybody else whom it is for. */
export function StaffOnly({ others, children }: StaffOnlyProps) {
  const { user } = useSession()
  const staff = useStaff()
  if (staff) return children
  if (!user) return <Skeleton className="mt-8 h-96 rounded-lg" />
  return (
    <Notice title="This page is for staff of approved schools" className="mt-8 max-w-[70ch]">
      <p>{user.isSchool ? noSchool : others}</p>
    </Notice>
  )
}
