import type { ColumnType, Generated } from 'kysely'
import type { MailingList } from '#contract/mailbox.ts'
import type { DefaultedJson, Moment, NullableMoment } from './column-types.ts'

/** `sent`: the mail server has accepted it; `failed`: refused for good, not accepted for days, or never confirmed. */
export type MailState = 'waiting' | 'sent' | 'failed'

/** The link of a mail: which feature makes its key, for which row, and for how many hours from sending it is valid. */
export interface MailLink {
  kind: 'account' | 'invitation' | 'test-mail'
  id: string
  hours: number
}

/** A picture of a mail: what its HTML names it, as `src="cid:cover"`, and the key of the stored file that it is made from. */
export interface MailPicture {
  name: 'logo' | 'cover'
  file: string
}

/** Has a row while the mail server accepts no mails. */
export interface MailOutageTable {
  isOnly: Generated<true>
  since: Moment
  problem: string
}

/** E-mail addresses that their mail servers refuse for good. */
export interface BouncingAddressesTable {
  email: string
  problem: string
  since: Moment
  /** Mails to it were accepted and came back later. */
  cameBack: Generated<boolean>
}

/** How far the mailbox with reports about returned mails has been read. */
export interface ReportReadingTable {
  isOnly: Generated<true>
  validity: Generated<string>
  lastUid: Generated<string>
  /** When it was last read; null before the first time. */
  readAt: NullableMoment
  /** Why it cannot be read, and since when; `""` and null when all is well. */
  problem: Generated<string>
  failingSince: NullableMoment
}

/** E-mail addresses that want no more mails of a kind. */
export interface UnwantedMailsTable {
  email: string
  list: MailingList
  since: Moment
}

/** A file that travels with a mail, until it has been sent. */
export interface MailAttachmentsTable {
  mailId: string
  name: string
  mediaType: string
  content: Buffer
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
  /** What its link opens. The key is made when the mail is sent, and replaces `keyPlace` in `html` and `text`. */
  link: ColumnType<MailLink | null, string | undefined, string | null>
  /** Priority of its job: the highest first. */
  priority: Generated<number>
  waitingSince: Moment
  triedAt: NullableMoment
  /** The mail server has received it once without saying whether it accepted it. */
  mayHaveArrived: Generated<boolean>
  /** The Reply-To address, if it is not the usual sender. */
  replyTo: Generated<string>
  /** The ids of the earlier mails of the conversation, oldest first. */
  thread: DefaultedJson<string[]>
  /** Which mails its recipient can stop, this one among them; `""` where it cannot be stopped. */
  list: Generated<MailingList | ''>
  /** A person wrote it, rather than the portal. */
  isPersonal: Generated<boolean>
  /** A calendar entry that travels with it, as iCalendar; `""` for most. */
  calendar: Generated<string>
  pictures: DefaultedJson<MailPicture[]>
  createdAt: Moment
  sentAt: NullableMoment
}
