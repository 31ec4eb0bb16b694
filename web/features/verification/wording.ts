import type { QueueState } from '#contract/verification.ts'

export const stateNames: Record<QueueState, string> = {
  pending: 'Pending',
  approved: 'Approved',
  rejected: 'Rejected',
  reopened: 'Reopened',
}

export const states = Object.keys(stateNames) as QueueState[]

export const moment = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' })

const day = 86_400_000

/** How long something has waited, in the words one would use: "today", "yesterday", "5 days". */
export function ageOf(time: string, now = Date.now()): string {
  const days = Math.floor((now - Date.parse(time)) / day)
  if (days <= 0) return 'today'
  return days === 1 ? 'yesterday' : `${days} days ago`
}

/** An address in one line, without its empty parts. */
export function addressLine(parts: Record<'address_1' | 'address_2' | 'city' | 'county' | 'postcode', string>): string {
  const { address_1, address_2, city, county, postcode } = parts
  return [address_1, address_2, city, county, postcode].filter((part) => part !== '').join(', ')
}
