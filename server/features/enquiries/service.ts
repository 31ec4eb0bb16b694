import type { Enquiry, EnquiryStatus } from '#contract/enquiries.ts'
import type { By, ByUser } from '../../database/audit.ts'
import type { Deps } from '../../deps.ts'
import { Failure } from '../../failure.ts'
import { decide, insertEntry, mailReply, receive, viewHistory } from '../inbox/service.ts'
import { deskEnquiryEmail, enquiryReceiptEmail, receiptSubject } from './emails.tsx'
import { findEnquiry, findRepeated, insertEnquiry, updateEnquiry } from './queries.ts'

export interface NewEnquiry {
  name: string
  email: string
  telephone: string
  postcode: string
  message: string
  /** What only a robot fills in. */
  website: string
}

/** Takes a message: it is stored, mailed to the desk, and its sender gets a receipt. Returns the reference. */
export function takeMessage(deps: Deps, by: By, { website, ...sent }: NewEnquiry): Promise<{ reference: string }> {
  const { appName, publicUrl: portal } = deps.config
  const enquiry = { ...sent, userId: by.userId }
  return receive(deps, by, {
    letter: 'M',
    email: sent.email,
    website,
    findRepeated: (db, since) => findRepeated(db, enquiry, since),
    insert: (db, { reference, isRobot }) =>
      insertEnquiry(db, { ...enquiry, reference, status: isRobot ? 'closed' : 'new' }),
    itemOf: (enquiryId) => ({ enquiryId }),
    mails: async (stored) => ({
      forDesk: await deskEnquiryEmail({ ...sent, ...stored, appName, portal }),
      receipt: await enquiryReceiptEmail({ appName, reference: stored.reference }),
    }),
  })
}

export async function viewEnquiry({ db }: Pick<Deps, 'db'>, id: string): Promise<Enquiry> {
  const found = await findEnquiry(db, id)
  if (!found) throw new Failure('not-found')
  const { reference, status, version, name, email, telephone, postcode, message } = found
  return {
    ...{ id, reference, status, version, name, email, telephone, postcode, message },
    user_id: found.userId ?? '',
    create_time: found.createdAt.toISOString(),
    history: await viewHistory(db, { enquiryId: id }),
  }
}

/** A message as it was when an operator looked at it. */
export interface SeenEnquiry {
  id: string
  version: number
}

/** Mails an answer; a new message is answered from then on. Throws `desk/changed-meanwhile`. */
export function replyToEnquiry(deps: Deps, by: ByUser, seen: SeenEnquiry, text: string): Promise<void> {
  return decide(deps, by, {
    action: 'enquiry.replied',
    find: (db) => findEnquiry(db, seen.id),
    save: (db, { status }) => updateEnquiry(db, seen, status === 'new' ? 'answered' : status),
    record: (db, { id, reference, name, email }) =>
      mailReply(deps, db, {
        item: { enquiryId: id },
        to: { name, email },
        subject: receiptSubject(reference),
        authorId: by.userId,
        reference,
        text,
      }),
  })
}

/** Throws `desk/changed-meanwhile`. */
export function changeEnquiry(deps: Deps, by: ByUser, seen: SeenEnquiry, status: EnquiryStatus): Promise<void> {
  return decide(deps, by, {
    action: `enquiry.${status}`,
    find: (db) => findEnquiry(db, seen.id),
    save: (db) => updateEnquiry(db, seen, status),
    record: (db, { id }) =>
      insertEntry(db, { enquiryId: id }, { kind: 'status', text: status, authorId: by.userId, mailId: null }),
  })
}
