import * as z from 'zod/mini'
import { CaseState } from './cases.ts'
import { DataRequestKind, maximumOutcomeLength, Outcome } from './data-requests.ts'
import { endpoint } from './endpoint.ts'
import { HiddenField, HistoryEntry, Receipt, ReplyText } from './inbox.ts'
import { filledEmail, filledLine, filledText, line, Moment, text } from './text.ts'
import { Version } from './version.ts'

/** The most characters of a message to the desk, and of one that comes with a booking. */
export const maximumMessageLength = 5000

/** Sends a message to the people who run the portal. `website` is seen by robots only. */
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

/**
 * Sends a request about the sender's own data, or a complaint about its use. Limited as messages are, and `website` is
 * seen by robots only. `due_on`: the day by which an answer is due, such as 2027-01-04; the receipt says it too.
 */
export const sendDataRequest = endpoint({
  method: 'POST',
  path: '/api/page/data-requests',
  access: 'visitor',
  body: z.object({
    kind: DataRequestKind,
    name: filledLine(100, 'Enter your name.'),
    email: filledEmail(),
    message: filledText(maximumMessageLength, 'Say what you are asking for, or what is wrong.'),
    website: HiddenField,
  }),
  response: z.extend(Receipt, { due_on: z.string() }),
})

/** A message, or what a data request is about. */
export const EnquiryKind = z.enum(['message', ...DataRequestKind.options])
export type EnquiryKind = z.infer<typeof EnquiryKind>

/** One kind, or every kind of data request. */
export const KindFilter = z.enum([...EnquiryKind.options, 'data-request'])
export type KindFilter = z.infer<typeof KindFilter>

export const EnquiryStatus = z.enum(['new', 'answered', 'closed'])
export type EnquiryStatus = z.infer<typeof EnquiryStatus>

export type Enquiry = z.infer<typeof Enquiry>
export const Enquiry = z.object({
  id: z.string(),
  reference: z.string(),
  kind: EnquiryKind,
  status: EnquiryStatus,
  /** The day by which a data request has to be answered, such as 2027-01-04; `""` for a message. */
  due_on: z.string(),
  /** The sender; `""` for both when a data request has outlived their account. */
  name: z.string(),
  email: z.string(),
  create_time: Moment,
  version: z.int(),
  telephone: z.string(),
  postcode: z.string(),
  message: z.string(),
  /** The user who was logged in when it was sent; `""` for a visitor. */
  user_id: z.string(),
  /** When the receipt of a data request was mailed; `""` for none. */
  acknowledged_time: z.union([Moment, z.literal('')]),
  /** How a data request ended, and what was done or why not; `""` while it is open. */
  outcome: z.union([Outcome, z.literal('')]),
  outcome_text: z.string(),
  history: z.array(HistoryEntry),
})

const byId = z.object({ id: z.uuid() })
const Filter = z.object({
  state: z.optional(CaseState),
  status: z.optional(EnquiryStatus),
  kind: z.optional(KindFilter),
  q: text(100),
})

/** Sends all messages that a filter finds as CSV, oldest first. */
export const exportEnquiries = endpoint({
  method: 'GET',
  path: '/api/admin/enquiries/export',
  access: 'moderator',
  query: Filter,
  download: 'text/csv',
})

/** Returns a message with its history. */
export const viewEnquiry = endpoint({
  method: 'GET',
  path: '/api/admin/enquiries/:id',
  access: 'support',
  params: byId,
  response: Enquiry,
})

/**
 * Mails an answer to the sender of a message; a new message then counts as answered. `closes`: the answer is all that a data
 * request asked for, which is closed as done.
 */
export const replyToEnquiry = endpoint({
  method: 'POST',
  path: '/api/admin/enquiries/:id/reply',
  access: 'support',
  params: byId,
  body: z.object({ version: Version, text: ReplyText, closes: z._default(z.boolean(), false) }),
  response: Enquiry,
  errors: ['changed-meanwhile', 'desk/nobody-there'],
})

/**
 * Changes the status of a message or a data request. Closing a data request takes an outcome, and words about it. For
 * messages both are ignored.
 */
export const changeEnquiry = endpoint({
  method: 'PUT',
  path: '/api/admin/enquiries/:id',
  access: 'support',
  params: byId,
  body: z.object({
    version: Version,
    status: EnquiryStatus,
    outcome: z.optional(Outcome),
    outcome_text: text(maximumOutcomeLength),
  }),
  response: Enquiry,
  errors: ['changed-meanwhile', 'desk/nobody-there', 'enquiry/outcome-needed'],
})
