import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { HiddenField, HistoryEntry, Receipt, ReplyText, Version } from './inbox.ts'
import { PageNumber } from './paging.ts'
import { filledEmail, filledLine, filledText, line, Moment, text } from './text.ts'

/** The most characters of a message to the desk, and of one that comes with a booking. */
export const maximumMessageLength = 5000

/** A message to the people who run the portal, from anybody. `website` is seen by robots only. */
export const sendMessage = endpoint({
  method: 'POST',
  path: '/api/page/contact-us',
  access: 'visitor',
  body: z.object({
    name: filledLine(100, 'Enter your name.'),
    email: filledEmail(),
    telephone: line(30),
    postcode: line(10),
    message: filledText(maximumMessageLength, 'Write your message.'),
    website: HiddenField,
  }),
  response: Receipt,
})

export const EnquiryStatus = z.enum(['new', 'answered', 'closed'])
export type EnquiryStatus = z.infer<typeof EnquiryStatus>

export type EnquirySummary = z.infer<typeof EnquirySummary>
export const EnquirySummary = z.object({
  id: z.string(),
  reference: z.string(),
  status: EnquiryStatus,
  name: z.string(),
  email: z.string(),
  /** Its first words. */
  beginning: z.string(),
  create_time: Moment,
})

export type Enquiry = z.infer<typeof Enquiry>
export const Enquiry = z.extend(z.omit(EnquirySummary, { beginning: true }), {
  version: z.int(),
  telephone: z.string(),
  postcode: z.string(),
  message: z.string(),
  /** The user who was logged in when it was sent; `""` for a visitor. */
  user_id: z.string(),
  history: z.array(HistoryEntry),
})

const byId = z.object({ id: z.uuid() })
const Filter = z.object({ status: z.optional(EnquiryStatus), q: text(100) })

/** 50 a page. Waiting ones are listed oldest first, the others newest first. */
export const listEnquiries = endpoint({
  method: 'GET',
  path: '/api/admin/enquiries',
  access: 'operator',
  query: z.extend(Filter, { page: PageNumber }),
  response: z.object({
    enquiries: z.array(EnquirySummary),
    total: z.int(),
    counts: z.record(EnquiryStatus, z.int()),
  }),
})

/** All that a filter finds, oldest first. */
export const exportEnquiries = endpoint({
  method: 'GET',
  path: '/api/admin/enquiries/export',
  access: 'operator',
  query: Filter,
  download: 'text/csv',
})

export const viewEnquiry = endpoint({
  method: 'GET',
  path: '/api/admin/enquiries/:id',
  access: 'operator',
  params: byId,
  response: Enquiry,
})

/** Mails an answer to the sender; a new message then counts as answered. */
export const replyToEnquiry = endpoint({
  method: 'POST',
  path: '/api/admin/enquiries/:id/reply',
  access: 'operator',
  params: byId,
  body: z.object({ version: Version, text: ReplyText }),
  response: Enquiry,
  errors: ['desk/changed-meanwhile'],
})

export const changeEnquiry = endpoint({
  method: 'PUT',
  path: '/api/admin/enquiries/:id',
  access: 'operator',
  params: byId,
  body: z.object({ version: Version, status: EnquiryStatus }),
  response: Enquiry,
  errors: ['desk/changed-meanwhile'],
})
