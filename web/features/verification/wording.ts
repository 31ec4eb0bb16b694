import type { SchoolAction } from '#contract/audit-actions.ts'
import type { QueueState } from '#contract/verification.ts'

export const stateNames: Record<QueueState, string> = {
  pending: 'Pending',
  approved: 'Approved',
  rejected: 'Rejected',
  reopened: 'Reopened',
  appealed: 'Rejected, and has appealed',
}

/** A postal address on one line, without its empty parts. */
export function addressLine(parts: Record<'address_1' | 'address_2' | 'city' | 'county' | 'postcode', string>): string {
  const { address_1, address_2, city, county, postcode } = parts
  return [address_1, address_2, city, county, postcode].filter((part) => part !== '').join(', ')
}

/** What was done to a school, in words. */
export const actionNames: Record<SchoolAction, string> = {
  'school.signed-up': 'Signed up',
  'school.compared': 'Compared with the register',
  'school.approved-by-register': 'Approved by the register',
  'school.letter-made': 'Letter with a code made',
  'school.code-told': 'Code made, to be told by telephone',
  'school.letter-asked': 'Asked for another letter',
  'school.approved-by-letter': 'Approved with the code from the letter',
  'school.corrected': 'Details corrected',
  'school.wrote': 'Wrote to us',
  'school.appealed': 'Appealed',
  'school.asked': 'Asked for more',
  'school.approved': 'Approved',
  'school.rejected': 'Rejected',
  'school.reopened': 'Reopened',
  'school.linked': 'Linked to another record',
  'school.followed': 'Linked to the record that followed',
  'school.code-renewed': 'School code renewed',
  'school.joined': 'Joined by a parent',
  'school.without-staff': 'Left by its last member of staff',
  'school.people-confirmed': 'Staff and parents confirmed',
  'school.code-end-set': 'Last day of the school code changed',
  'school.term-dates-saved': 'Term dates entered',
  'school.children-counted': 'Number of children changed',
  'school.deleted': 'Deleted',
  'schools.exported': 'Schools and contacts downloaded',
  'register.imported': 'Register imported',
}
