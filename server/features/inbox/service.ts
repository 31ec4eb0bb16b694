import { randomInt } from 'node:crypto'
import type { AuditAction } from '#contract/audit-actions.ts'
import type { HistoryEntry } from '#contract/inbox.ts'
import type { EmailContent } from '../../adapters/email.tsx'
import { type By, type ByUser, recordAudit } from '../../database/audit.ts'
import type { Db } from '../../database/tables.ts'
import { staleVersion } from '../../database/versions.ts'
import type { Deps } from '../../deps.ts'
import { Failure } from '../../failure.ts'
import type { Actor } from '../../http/session-store.ts'
import { type Attachment, sendMail, shownState } from '../mailbox/service.ts'
import { replyEmail } from './emails.tsx'
import { type InboxItem, insertEntry, listEntries, listThread, lockSender } from './queries.ts'

export { countWaiting, isWaiting } from './cases/queries.ts'
export { receiptEmail } from './emails.tsx'
export {
  type CaseFilter,
  deleteReplies,
  insertEntry,
  keepFirstLines,
  matching,
  type Sender,
  writtenBy,
} from './queries.ts'

/** No I, L, O, 0 and 1: people read references out on the telephone. */
const alphabet = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'

/** What a reference begins with: messages, data requests, bookings, quotes. */
type Letter = 'M' | 'D' | 'B' | 'Q'

/** A reference such as `M-7KM2XPQ`: 31^7 possible ones for each letter in front. */
function createReference(letter: Letter): string {
  return `${letter}-${Array.from({ length: 7 }, () => alphabet[randomInt(alphabet.length)]).join('')}`
}

/** What the desk reads of any message, beside what only its kind has. */
export interface ReceivedMessage {
  id: string
  reference: string
  name: string
  email: string
  message: string
}

interface Arrival {
  email: string
  /** What only a robot fills in. */
  website: string
  /** The reference of the same words of the same sender since then, if they have come already. */
  findRepeated: (db: Db, since: Date) => Promise<string | null>
  insert: (db: Db, about: { reference: string; isRobot: boolean }) => Promise<{ id: string; reference: string }>
  letter: Letter
  itemOf: (id: string) => InboxItem
  /** What the desk reads, and the fixed receipt for the sender. */
  mails: (stored: { id: string; reference: string }) => Promise<{ forDesk: EmailContent; receipt: EmailContent }>
}

/** Since when the same words again are one: a second press of the button, or an answer that was lost with the connection. */
export const repeatedSince = (): Date => new Date(Date.now() - 10 * 60_000)

/**
 * Takes a message, a booking or a request for a quote: it is stored, mailed to the desk, and its sender gets a receipt. What a robot sent is
 * only stored. Returns the reference. Throws `request/too-many`: an address that gets a receipt is not ours to flood.
 */
export async function receive(deps: Deps, by: By, arrival: Arrival): Promise<{ reference: string }> {
  await deps.limiters.messagesPerNetwork.count(by.ip)
  await deps.limiters.messagesPerSender.count(arrival.email)
  return deps.db.transaction().execute(async (db) => {
    await lockSender(db, arrival.email)
    const before = await arrival.findRepeated(db, repeatedSince())
    if (before) return { reference: before }
    const isRobot = arrival.website !== ''
    const stored = await arrival.insert(db, { reference: createReference(arrival.letter), isRobot })
    const item = arrival.itemOf(stored.id)
    if (isRobot) await noteRobot(db, item)
    else await announce(deps, db, { item, sender: arrival.email, ...(await arrival.mails(stored)) })
    return { reference: stored.reference }
  })
}

interface Announcement {
  item: InboxItem
  sender: string
  forDesk: EmailContent
  receipt: EmailContent
}

/** Tells the desk, whose answer goes to the sender, and the sender. */
async function announce(deps: Deps, db: Db, { item, sender, forDesk, receipt }: Announcement): Promise<void> {
  const { appName, deskEmail } = deps.config
  const to = { name: appName, email: deskEmail }
  await sendMail(deps.jobs, db, { to, ...forDesk, replyTo: sender }, { cause: 'visitor' })
  // No name: whatever the sender wrote must not travel to an address that may be somebody else's.
  const forSender = { to: { name: '', email: sender }, ...receipt, replyTo: deskEmail }
  const mailId = await sendMail(deps.jobs, db, forSender, { cause: 'visitor' })
  await insertEntry(db, item, { kind: 'note', text: 'A receipt with the reference', authorId: null, mailId })
}

/** What the hidden field caught: kept for somebody to look at, and nobody is mailed. */
function noteRobot(db: Db, item: InboxItem): Promise<void> {
  const text = 'This is probably spam, because a field that people cannot see was filled in. We sent no e-mail.'
  return insertEntry(db, item, { kind: 'note', text, authorId: null, mailId: null })
}

interface Mailing {
  item: InboxItem
  to: { name: string; email: string }
  mail: EmailContent
  /** A calendar entry that goes with it, as iCalendar. */
  calendar?: string
  attachment?: Attachment
  isPersonal?: boolean
}

/**
 * Sends a mail that belongs to what was mailed about this before, in the caller's transaction. Returns its id. Throws
 * `desk/nobody-there` when the sender has deleted their account.
 */
export async function continueThread(deps: Deps, db: Db, { item, to, mail, ...enclosed }: Mailing): Promise<string> {
  if (to.email === '') throw new Failure('desk/nobody-there')
  const thread = await listThread(db, item)
  return sendMail(deps.jobs, db, { to, ...mail, replyTo: deps.config.deskEmail, thread, ...enclosed })
}

interface Reply {
  item: InboxItem
  to: { name: string; email: string }
  /** The subject of the receipt, which the reply answers in the same conversation. */
  subject: string
  reference: string
  text: string
  authorId: string
}

/** Mails an operator's words to the sender, and keeps them in the history. Throws `desk/nobody-there`. */
export async function mailReply(deps: Deps, db: Db, { item, to, authorId, ...words }: Reply): Promise<void> {
  const mail = await replyEmail(deps.config, { ...words, subject: `Re: ${words.subject}` })
  const mailId = await continueThread(deps, db, { item, to, mail, isPersonal: true })
  await insertEntry(db, item, { kind: 'reply', text: words.text, authorId, mailId })
}

interface Decision<Found> {
  /** What it is about, as the refusal names it. */
  noun: string
  /** As it is in the audit log. */
  action: AuditAction
  find: (db: Db) => Promise<Found | null>
  /** Changes the case; false when somebody has changed it since the operator saw it. */
  save: (db: Db, found: Found) => Promise<boolean>
  /** What is mailed, and what its history has of it. */
  record: (db: Db, found: Found) => Promise<void>
}

/** Carries out what an operator decided about a case. Throws `not-found` and `changed-meanwhile`. */
export async function decide<Found extends { reference: string }>(
  deps: Deps,
  by: ByUser,
  { noun, action, find, save, record }: Decision<Found>,
): Promise<void> {
  await deps.db.transaction().execute(async (db) => {
    const found = await find(db)
    if (!found) throw new Failure('not-found')
    if (!(await save(db, found))) throw staleVersion(noun)
    await record(db, found)
    await recordAudit(db, by, action, found.reference)
  })
}

/** Whose cases somebody may see: their own and, with a school, those of its other staff. */
export interface OwnScope {
  userId: string
  schoolId: string | null
  /** The school that they belong to, whatever their state: what they asked for at another is that school's. */
  memberOf: string | null
}

/** Colleagues see each other's cases once their school has been approved. */
export function ownScopeOf({ id, role, status, schoolId, schoolStatus }: Actor): OwnScope {
  const isStaff = role === 'senior' && status === 'active' && schoolStatus === 'approved'
  return { userId: id, schoolId: isStaff ? schoolId : null, memberOf: schoolId }
}

export async function viewHistory(deps: Pick<Deps, 'db' | 'mailer'>, item: InboxItem): Promise<HistoryEntry[]> {
  const entries = await listEntries(deps.db, item)
  return entries.map(({ id, kind, text, author, createdAt, state, mayHaveArrived }) => ({
    id,
    kind,
    text,
    author: author ?? '',
    time: createdAt.toISOString(),
    mail: state ? shownState(deps, { state, mayHaveArrived: mayHaveArrived === true }) : '',
  }))
}
