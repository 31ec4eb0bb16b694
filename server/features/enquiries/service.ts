import { type Outcome, outcomeNames } from '#contract/data-requests.ts'
import type { Enquiry, EnquiryStatus } from '#contract/enquiries.ts'
import { type By, type ByUser, recordAudit } from '../../database/audit.ts'
import type { Db } from '../../database/tables.ts'
import type { Deps } from '../../deps.ts'
import { Failure } from '../../failure.ts'
import { decide, insertEntry, mailReply, receive, viewHistory } from '../inbox/service.ts'
import { deskEnquiryEmail, enquiryReceiptEmail, receiptSubject, requestReceiptSubject } from './emails.tsx'
import { forgetRequester } from './forgetting/queries.ts'
import { findEnquiry, findRepeated, insertEnquiry, updateEnquiry } from './queries.ts'

export { forgetWriter } from './forgetting/queries.ts'

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
  const enquiry = { ...sent, kind: 'message', userId: by.userId } as const
  return receive(deps, by, {
    letter: 'M',
    email: sent.email,
    website,
    findRepeated: (db, since) => findRepeated(db, enquiry, since),
    insert: (db, { reference, isRobot }) =>
      insertEnquiry(db, { ...enquiry, reference, ...(isRobot && { status: 'closed', closedAt: new Date() }) }),
    itemOf: (enquiryId) => ({ enquiryId }),
    mails: async (stored) => ({
      forDesk: await deskEnquiryEmail(deps.config, { ...sent, ...stored }),
      receipt: await enquiryReceiptEmail(deps.config, { reference: stored.reference }),
    }),
  })
}

export async function viewEnquiry(deps: Pick<Deps, 'db' | 'mailer'>, id: string): Promise<Enquiry> {
  const found = await findEnquiry(deps.db, id)
  if (!found) throw new Failure('not-found')
  const { reference, status, version, name, email, telephone, postcode, message } = found
  const { kind, dueOn: due_on, acknowledgedAt, outcome, outcomeText: outcome_text } = found
  return {
    ...{ id, reference, status, version, name, email, telephone, postcode, message },
    ...{ kind, due_on, outcome, outcome_text, acknowledged_time: acknowledgedAt?.toISOString() ?? '' },
    user_id: found.userId ?? '',
    create_time: found.createdAt.toISOString(),
    history: await viewHistory(deps, { enquiryId: id }),
  }
}

/** A message as it was when an operator looked at it. */
export interface SeenEnquiry {
  id: string
  version: number
}

interface Reply {
  text: string
  closes: boolean
}

/** What is kept of a data request that was closed by its answer: the answer itself stays in its history for as long as the person. */
const answeredByEmail: End = { outcome: 'done', outcomeText: 'We answered by e-mail.' }

/**
 * Mails an answer; a new message is answered from then on, and a data request closed as done where the answer `closes` it.
 * Throws `changed-meanwhile` and `desk/nobody-there`.
 */
export function replyToEnquiry(deps: Deps, by: ByUser, seen: SeenEnquiry, { text, closes }: Reply): Promise<void> {
  const closesRequest = (kind: Enquiry['kind']) => closes && kind !== 'message'
  return decide(deps, by, {
    noun: 'message',
    action: 'enquiry.replied',
    find: (db) => findEnquiry(db, seen.id),
    save: (db, { kind, status, email }) => {
      if (email === '') throw new Failure('desk/nobody-there')
      if (closesRequest(kind))
        return updateEnquiry(db, seen, { status: 'closed', closedAt: new Date(), ...answeredByEmail })
      return updateEnquiry(db, seen, { status: status === 'new' ? 'answered' : status })
    },
    record: async (db, found) => {
      const { id, kind, reference, name, email } = found
      await mailReply(deps, db, {
        item: { enquiryId: id },
        to: { name, email },
        subject: kind === 'message' ? receiptSubject(reference) : requestReceiptSubject(kind, reference),
        authorId: by.userId,
        reference,
        text,
      })
      if (!closesRequest(kind)) return
      await recordAudit(db, by, 'enquiry.closed', reference)
      await recordEnd(db, by, found, answeredByEmail)
    },
  })
}

interface Change {
  status: EnquiryStatus
  outcome?: Outcome | undefined
  outcome_text: string
}

/**
 * Closes or reopens it. A data request is closed with an outcome, which is kept until it is reopened, and in its history for
 * good. Throws `changed-meanwhile`, `enquiry/outcome-needed` and `desk/nobody-there`.
 */
export function changeEnquiry(deps: Deps, by: ByUser, seen: SeenEnquiry, change: Change): Promise<void> {
  const { status } = change
  const closedAt = status === 'closed' ? new Date() : null
  return decide(deps, by, {
    noun: 'message',
    action: `enquiry.${status}`,
    find: (db) => findEnquiry(db, seen.id),
    save: (db, { kind, email }) => {
      if (email === '') throw new Failure('desk/nobody-there')
      const ended =
        kind === 'message' || status !== 'closed' ? { outcome: '' as const, outcomeText: '' } : endOf(change)
      return updateEnquiry(db, seen, { status, closedAt, ...ended })
    },
    record: async (db, found) => {
      if (found.kind !== 'message' && status === 'closed') return recordEnd(db, by, found, endOf(change))
      await insertEntry(
        db,
        { enquiryId: found.id },
        { kind: 'status', text: status, authorId: by.userId, mailId: null },
      )
    },
  })
}

interface End {
  outcome: Outcome
  outcomeText: string
}

/** Keeps how a data request ended in its history, and forgets the person if their account is gone already. */
async function recordEnd(
  db: Db,
  by: ByUser,
  { id, forgetWhenClosed }: { id: string; forgetWhenClosed: boolean },
  { outcome, outcomeText }: End,
): Promise<void> {
  const entry = { authorId: by.userId, mailId: null }
  await insertEntry(db, { enquiryId: id }, { kind: 'status', text: 'closed', ...entry })
  const text = `Outcome: ${outcomeNames[outcome]}\n${outcomeText}`
  await insertEntry(db, { enquiryId: id }, { kind: 'note', text, ...entry })
  if (forgetWhenClosed) await forgetRequester(db, id)
}

function endOf({ outcome, outcome_text: outcomeText }: Change): End {
  if (outcome && outcomeText) return { outcome, outcomeText }
  const fields = {
    ...(!outcome && { outcome: 'Choose how this request ended.' }),
    ...(!outcomeText && { outcome_text: 'Write what was done, or why not.' }),
  }
  throw new Failure('enquiry/outcome-needed', { fields })
}
