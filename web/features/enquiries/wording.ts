import type { EnquiryStatus } from '#contract/enquiries.ts'

export const statusNames: Record<EnquiryStatus, string> = { new: 'New', answered: 'Answered', closed: 'Closed' }
