import { type CaseKind, type CaseState, type CaseStatus, type CaseSummary, statusesOf } from '#contract/cases.ts'
import { requestNames } from '#contract/data-requests.ts'
import { formatPounds } from '#contract/money.ts'
import { dayInWords } from '#contract/school-days.ts'

/** The filters of the inbox. */
export const kindNames: Record<CaseKind, string> = {
  schools: 'Schools',
  requests: 'Data requests',
  enquiries: 'Messages',
  bookings: 'Sessions',
  quotes: 'Quotes',
}

export const stateNames: Record<CaseState, string> = {
  waiting: 'Waiting for you',
  'with-them': 'Waiting for them',
  decided: 'Decided',
}

export const statusNames: Record<CaseStatus, string> = {
  pending: 'New',
  reopened: 'Reopened',
  appealed: 'Appeal',
  unconfirmed: 'Address not confirmed',
  asked: 'We have asked for more',
  'letter-made': 'A letter with a code is on its way',
  approved: 'Approved',
  rejected: 'Rejected',
  new: 'New',
  answered: 'Answered',
  closed: 'Closed',
  requested: 'New',
  confirmed: 'Confirmed',
  done: 'Done',
  cancelled: 'Cancelled',
  received: 'New',
  quoted: 'Sent',
  accepted: 'Ordered',
}

/** What is done with a case that waits. */
export const actionNames: Record<CaseKind, string> = {
  schools: 'Verify',
  requests: 'Answer',
  enquiries: 'Answer',
  bookings: 'Arrange a day',
  quotes: 'Send a quote',
}

export const titleOf = ({ title }: Pick<CaseSummary, 'title'>): string => title || 'Somebody who has left'

/** What the case is, in a few words. */
export function whatItIs({ kind, state, subject, item_count, total }: CaseSummary): string {
  if (kind === 'schools') return state === 'decided' ? 'School' : 'School to verify'
  if (kind === 'requests' && subject) return requestNames[subject]
  if (kind === 'enquiries') return 'Message'
  if (kind === 'bookings') return 'Enterprise session'
  return `Quote for ${item_count === 1 ? '1 item' : `${item_count.toLocaleString('en-GB')} items`}, ${formatPounds(total)}`
}

/** The day of a session, or the one that the school hopes for; `""` for any other case. */
export function dayOf({ kind, session_on, preferred_on }: CaseSummary): string {
  if (kind !== 'bookings') return ''
  return session_on ? dayInWords(session_on) : preferred_on && `hopes for ${dayInWords(preferred_on)}`
}

/** The words that tell it from others of its kind. */
export function aboutIt({ kind, person, email, beginning, reference }: CaseSummary): string {
  if (kind === 'requests' || kind === 'enquiries') return beginning
  return (kind === 'schools' ? [beginning, email] : [person, reference]).filter(Boolean).join(' · ')
}

/** The statuses among which a list of one kind and state can be narrowed; empty where there is one only. */
export function furtherStatuses(kind: CaseKind | undefined, state: CaseState | undefined): readonly CaseStatus[] {
  if (!kind || !state || state === 'waiting') return []
  const statuses: readonly CaseStatus[] = statusesOf[kind][state]
  return statuses.length > 1 ? statuses : []
}
