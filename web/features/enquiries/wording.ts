import { requestNames } from '#contract/data-requests.ts'
import type { EnquiryKind, EnquiryStatus, KindFilter } from '#contract/enquiries.ts'

export const statusNames: Record<EnquiryStatus, string> = { new: 'New', answered: 'Answered', closed: 'Closed' }

/** What each is, in the list and on the page of a case. */
export const kindNames: Record<EnquiryKind, string> = { message: 'Message', ...requestNames }

/** What the list can be narrowed to. */
export const kindFilters: ReadonlyArray<{ value: KindFilter | ''; label: string }> = [
  { value: '', label: 'Messages and data requests' },
  { value: 'message', label: 'Messages only' },
  { value: 'data-request', label: 'Data requests only' },
  { value: 'access', label: 'Data requests: see' },
  { value: 'correction', label: 'Data requests: correct' },
  { value: 'erasure', label: 'Data requests: delete' },
  { value: 'objection', label: 'Data requests: object or limit' },
  { value: 'portability', label: 'Data requests: take with them' },
  { value: 'complaint', label: 'Data requests: complaints' },
]

/** The sender; of a data request the person may be gone. */
export const senderOf = (name: string) => name || 'Somebody who has left'
