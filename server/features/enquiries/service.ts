import type { Enquiry, EnquiryStatus } from '#contract/enquiries.ts'
import { type By, type ByUser, recordAudit } from '../../database/audit.ts'
import type { Deps } from '../../deps.ts'
import { Failure } from '../../failure.ts'
import {
  announceArrival,
  countMessage,
  createReference,
  insertEntry,
  lockSender,
  mailReply,
  noteRobot,
  viewHistory,
} from '../inbox/service.ts'
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

const repeatedWithin = 10 * 60_000

/** Takes a message: it is stored, mailed to the desk, and its sender gets a receipt. Answers the reference. */
export async function takeMessage(
  deps: Deps,
  by: By,
  { website, ...sent }: NewEnquiry,
): Promise<{ reference: string }> {
  await countMessage(deps, by, sent.email)
  const { appName, publicUrl: portal } = deps.config
  const enquiry = { ...sent, userId: by.userId }
  return deps.db.transaction().execute(async (db) => {
    await lockSender(db, sent.email)
    const before = await findRepeated(db, enquiry, new Date(Date.now() - repeatedWithin))
    if (before) return { reference: before }
    const isRobot = website !== ''
    const stored = await insertEnquiry(db, {
      ...enquiry,
      reference: createReference('M'),
      status: isRobot ? 'closed' : 'new',
    })
    const item = { enquiryId: stored.id }
    if (isRobot) await noteRobot(db, item)
    else {
      const { reference } = stored
      await announceArrival(deps, db, {
        item,
        sender: sent.email,
        forDesk: await deskEnquiryEmail({ ...sent, ...stored, appName, portal }),
        receipt: await enquiryReceiptEmail({ appName, reference }),
      })
    }
    return { reference: stored.reference }
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
export async function replyToEnquiry(
  deps: Deps,
  by: ByUser,
  { id, version }: SeenEnquiry,
  text: string,
): Promise<void> {
  await deps.db.transaction().execute(async (db) => {
    const found = await findEnquiry(db, id)
    if (!found) throw new Failure('not-found')
    const { reference, name, email } = found
    const status = found.status === 'new' ? 'answered' : found.status
    if (!(await updateEnquiry(db, { id, version }, status))) throw new Failure('desk/changed-meanwhile')
    await mailReply(deps, db, {
      item: { enquiryId: id },
      to: { name, email },
      subject: receiptSubject(reference),
      authorId: by.userId,
      reference,
      text,
    })
    await recordAudit(db, by, 'enquiry.replied', reference)
  })
}

/** Throws `desk/changed-meanwhile`. */
export async function changeEnquiry(
  deps: Deps,
  by: ByUser,
  { id, version }: SeenEnquiry,
  status: EnquiryStatus,
): Promise<void> {
  await deps.db.transaction().execute(async (db) => {
    const found = await findEnquiry(db, id)
    if (!found) throw new Failure('not-found')
    if (!(await updateEnquiry(db, { id, version }, status))) throw new Failure('desk/changed-meanwhile')
    await insertEntry(db, { enquiryId: id }, { kind: 'status', text: status, authorId: by.userId, mailId: null })
    await recordAudit(db, by, `enquiry.${status}`, found.reference)
  })
}
