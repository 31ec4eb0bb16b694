import type { QueueState } from '#contract/verification.ts'

export const stateNames: Record<QueueState, string> = {
  pending: 'Pending',
  approved: 'Approved',
  rejected: 'Rejected',
  reopened: 'Reopened',
}

export const states = Object.keys(stateNames) as QueueState[]

/** An address in one line, without its empty parts. */
export function addressLine(parts: Record<'address_1' | 'address_2' | 'city' | 'county' | 'postcode', string>): string {
  const { address_1, address_2, city, county, postcode } = parts
  return [address_1, address_2, city, county, postcode].filter((part) => part !== '').join(', ')
}
