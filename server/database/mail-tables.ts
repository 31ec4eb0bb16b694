import type { ColumnType, Generated } from 'kysely'
import type { DefaultedJson, Moment, NullableMoment } from './column-types.ts'

/**
 * `sending`: an instance is talking to the mail server about it; `kept`: there is no mail server; `failed`: refused for
 * good, or for days; `unknown`: the server took it and never said so; `cancelled`: its link is not wanted any more.
 */
export type MailState = 'waiting' | 'sending' | 'sent' | 'kept' | 'failed' | 'unknown' | 'cancelled'

/** The link of a mail: which feature makes its key, for which row, and for how many hours from sending it opens. */
export interface MailLink {
  kind: 'account' | 'invitation'
  id: string
  hours: number
}

/** There while the mail server does not take mails. */
export interface MailOutageTable {
  isOnly: Generated<true>
  since: Moment
  problem: string
  probedAt: Moment
}

/** Addresses whose mail servers refuse them for good. */
export interface BouncingAddressesTable {
  email: string
  problem: string
  since: Moment
}

export interface MailsTable {
  id: Generated<string>
  toAddress: string
  toName: Generated<string>
  subject: string
  html: string
  text: string
  state: Generated<MailState>
  problem: Generated<string>
  /** What its link opens. The key is made when the mail is sent, and takes the place of `keyPlace` in `html` and `text`. */
  link: ColumnType<MailLink | null, string | undefined, string | null>
  /** Of its job: the highest goes first. */
  priority: Generated<number>
  waitingSince: Moment
  triedAt: NullableMoment
  nextTryAt: NullableMoment
  /** Until when an instance that is sending it says that it still does. */
  sendingUntil: NullableMoment
  /** Tries after which nobody knows whether it was delivered. */
  uncertainTries: Generated<number>
  /** Where an answer goes, when not to the sender of every mail. */
  replyTo: Generated<string>
  /** The ids of the mails of a conversation before this one, the first of them first. */
  thread: DefaultedJson<string[]>
  createdAt: Moment
  sentAt: NullableMoment
}
