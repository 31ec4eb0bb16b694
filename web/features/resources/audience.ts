import type { User } from '#contract/accounts.ts'
import type { Resource } from '#contract/resources.ts'

/** Letters and introductions are read by adults: the ages of the children say nothing about them. */
export const isForAdults = ({ category }: Pick<Resource, 'category'>) => category === 'introduction'

/** Why the locked books are locked for this person, and what opens them. */
export function lockReason(user: Pick<User, 'isSchool' | 'school' | 'emailVerified'> | null | undefined): string {
  if (user && !user.emailVerified) return 'Opens when you have confirmed your e-mail address'
  if (user?.isSchool && !user.school) return 'Opens to staff and parents of a school'
  if (user?.isSchool || user?.school?.status === 'pending') return 'Opens when your school has been approved'
  return 'Opens when you have joined your child’s school here'
}
