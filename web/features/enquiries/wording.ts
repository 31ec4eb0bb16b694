import { requestNames } from '#contract/data-requests.ts'
import type { EnquiryKind, EnquiryStatus } from '#contract/enquiries.ts'

export const statusNames: Record<EnquiryStatus, string> = { new: 'New', answered: 'Answered', closed: 'Closed' }

/** What each is. */
export const kindNames: Record<EnquiryKind, string> = { message: 'Message', ...requestNames }

/** The sender; of a data request the person may be gone. */
export const senderOf = (name: string) => name || 'Somebody who has left'
