import type { User } from '#contract/accounts.ts'
import type { Resource } from '#contract/resources.ts'

/** "Ages 6 to 9", "Age 7", or `""` when the ages are unknown (0). */
export function ageText({ age_from, age_to }: Pick<Resource, 'age_from' | 'age_to'>): string {
  if (age_from <= 0 || age_to <= 0) return ''
  return age_from === age_to ? `Age ${age_from}` : `Ages ${age_from} to ${age_to}`
}

/** Letters and introductions are read by adults: the ages of the children say nothing about them. */
export const isForAdults = ({ category }: Pick<Resource, 'category'>) => category === 'introduction'

/** "8 minutes", "1 hour", "1 hour 15 minutes", or `""` when unknown (0). */
export function minutesText(minutes: number): string {
  const hours = Math.floor(minutes / 60)
  const rest = minutes % 60
  return [
    hours > 0 ? `${hours} ${hours === 1 ? 'hour' : 'hours'}` : '',
    rest > 0 ? `${rest} ${rest === 1 ? 'minute' : 'minutes'}` : '',
  ]
    .filter(Boolean)
    .join(' ')
}

/** Why the locked books are locked for this person, and what opens them. */
export function lockReason(user: Pick<User, 'isSchool' | 'school' | 'emailVerified'> | null | undefined): string {
  if (user && !user.emailVerified) return 'Opens when you have confirmed your e-mail address'
  if (user?.isSchool || user?.school?.status === 'pending') return 'Opens when your school has been approved'
  return 'Opens when you have joined your child’s school here'
}
