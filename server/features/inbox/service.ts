import { randomInt } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { HistoryEntry } from '#contract/inbox.ts'
import type { EmailContent } from '../../adapters/email.tsx'
import type { By } from '../../database/audit.ts'
import type { Database } from '../../database/tables.ts'
import type { Deps } from '../../deps.ts'
import { sendMail } from '../mailbox/service.ts'
import { replyEmail } from './emails.tsx'
import { type InboxItem, insertEntry, listEntries, listThread } from './queries.ts'

export { forgetSender, insertEntry, lockSender, type Sender, writtenBy } from './queries.ts'

type Db = Kysely<Database>

/** No I, L, O, 0 and 1: people read references out on the telephone. */
const alphabet = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'

/** A reference such as `M-7KM2XPQ`: 31^7 possible ones for each letter in front. */
export function createReference(letter: 'M' | 'B'): string {
  return `${letter}-${Array.from({ length: 7 }, () => alphabet[randomInt(alphabet.length)]).join('')}`
}

/** Counts a message or booking; throws `request/too-many`. An address that gets a receipt is not ours to flood. */
export async function countMessage({ limiters }: Deps, { ip }: By, email: string): Promise<void> {
  await limiters.messagesPerNetwork.count(ip)
  await limiters.messagesPerSender.count(email)
}

interface Arrival {
  item: InboxItem
  sender: string
  /** What the desk reads, and the fixed receipt for the sender. */
  forDesk: EmailContent
  receipt: EmailContent
}

/** Tells the desk, whose answer goes to the sender, and the sender, in the caller's transaction. */
export async function announceArrival(deps: Deps, db: Db, { item, sender, forDesk, receipt }: Arrival): Promise<void> {
  const { appName, deskEmail } = deps.config
  const to = { name: appName, email: deskEmail }
  await sendMail(deps.jobs, db, { to, ...forDesk, replyTo: sender }, { cause: 'visitor' })
  // No name: whatever the sender wrote must not travel to an address that may be somebody else's.
  const forSender = { to: { name: '', email: sender }, ...receipt, replyTo: deskEmail }
  const mailId = await sendMail(deps.jobs, db, forSender, { cause: 'visitor' })
  await insertEntry(db, item, { kind: 'note', text: 'A receipt with the reference', authorId: null, mailId })
}

/** What the hidden field caught: kept for somebody to look at, and nobody is mailed. */
export function noteRobot(db: Db, item: InboxItem): Promise<void> {
  const text = 'This is probably spam, because a field that people cannot see was filled in. We sent no e-mail.'
  return insertEntry(db, item, { kind: 'note', text, authorId: null, mailId: null })
}

interface Mailing {
  item: InboxItem
  to: { name: string; email: string }
  mail: EmailContent
}

/** Sends a mail that belongs to what was mailed about this before, in the caller's transaction. Answers its id. */
export async function continueThread(deps: Deps, db: Db, { item, to, mail }: Mailing): Promise<string> {
  const thread = await listThread(db, item)
  return sendMail(deps.jobs, db, { to, ...mail, replyTo: deps.config.deskEmail, thread })
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

/** Mails an operator's words to whoever wrote, and keeps them in the history. */
export async function mailReply(deps: Deps, db: Db, { item, to, authorId, ...words }: Reply): Promise<void> {
  const mail = await replyEmail({ ...words, appName: deps.config.appName, subject: `Re: ${words.subject}` })
  const mailId = await continueThread(deps, db, { item, to, mail })
  await insertEntry(db, item, { kind: 'reply', text: words.text, authorId, mailId })
}

export async function viewHistory(db: Db, item: InboxItem): Promise<HistoryEntry[]> {
  const entries = await listEntries(db, item)
  return entries.map(({ id, kind, text, author, createdAt, state }) => ({
    id,
    kind,
    text,
    author: author ?? '',
    time: createdAt.toISOString(),
    mail: state ?? '',
  }))
}
