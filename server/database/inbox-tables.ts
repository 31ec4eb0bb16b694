import type { ColumnType, Generated } from 'kysely'
import type { Checks } from '#contract/assurance.ts'
import type { BookingStatus, SessionDetails } from '#contract/bookings.ts'
import type { EnquiryStatus } from '#contract/enquiries.ts'
import type { HistoryEntry } from '#contract/inbox.ts'
import type { QuoteStatus, Vat } from '#contract/quotes.ts'
import type { DefaultedJson, Json, Moment, NullableMoment } from './column-types.ts'

export interface EnquiriesTable {
  id: Generated<string>
  reference: string
  status: Generated<EnquiryStatus>
  version: Generated<number>
  userId: string | null
  name: string
  email: string
  telephone: Generated<string>
  postcode: Generated<string>
  message: string
  /** `message`, or what a data request is about. */
  kind: Generated<'message' | 'access' | 'correction' | 'erasure' | 'objection' | 'portability' | 'complaint'>
  /** The day by which a data request has to be answered, such as "2027-01-04", selected as text; null for a message. */
  dueOn: ColumnType<Date | null, string | null | undefined, string | null>
  /** When the receipt of a data request was mailed. */
  acknowledgedAt: NullableMoment
  closedAt: NullableMoment
  outcome: Generated<'' | 'done' | 'partly-done' | 'refused' | 'withdrawn' | 'not-a-request'>
  outcomeText: Generated<string>
  /** The last reminder, by its days before the day that it is due on; -1 for the one that it is late. */
  remindedBefore: ColumnType<number | null, number | null | undefined, number | null>
  /** The sender has deleted their account, and is forgotten as soon as this has been answered. */
  forgetWhenClosed: Generated<boolean>
  createdAt: Moment
  updatedAt: Moment
}

export interface BookingsTable {
  id: Generated<string>
  reference: string
  status: Generated<BookingStatus>
  version: Generated<number>
  userId: string | null
  schoolId: string | null
  name: string
  email: string
  phone: Generated<string>
  school: string
  message: Generated<string>
  preferredDates: DefaultedJson<string[]>
  yearGroups: DefaultedJson<string[]>
  classSizes: Generated<string>
  /** A day such as "2027-03-04", selected as text. */
  sessionOn: ColumnType<Date | null, string | null | undefined, string | null>
  /** When it begins in the United Kingdom, such as "09:30"; `""` while nobody has said. */
  startsAt: Generated<string>
  /** How long it lasts; 0 while nobody has said. */
  minutes: Generated<number>
  format: Generated<SessionDetails['format']>
  visitor: Generated<string>
  place: Generated<string>
  /** Counts the changes of its calendar entry. */
  calendarVersion: Generated<number>
  weekRemindedAt: NullableMoment
  dayRemindedAt: NullableMoment
  createdAt: Moment
  updatedAt: Moment
}

/** What was checked about the visitor of a session. */
export interface AssurancesTable {
  bookingId: string
  /** The name that was checked: it counts only while the booking names the same. */
  visitor: string
  identityChecked: boolean
  dbsLevel: Checks['dbs_level']
  /** Days such as "2027-03-04"; `""` while nobody has said. */
  dbsIssuedOn: string
  rightToWorkChecked: boolean
  referencesTaken: boolean
  confirmedBy: string
  confirmedOn: string
  confirmedAt: Moment
  /** The operator; null once their account has been deleted. */
  confirmerId: string | null
}

/** The address at which an operator's calendar program reads the agreed sessions. */
export interface CalendarFeedsTable {
  userId: string
  secretHash: Buffer
  createdAt: Moment
  lastReadAt: NullableMoment
}

/** A line of a quote: so many of a thing, at so many pence each. */
export interface PricedLine {
  title: string
  quantity: number
  pricePence: number
}

/**
 * What is offered. `validUntil`: a day such as "2027-03-04". `school` and `name`: as they are printed. `vat` is `unstated`
 * on quotes from before it had to be chosen; `vatPence` is 0 unless VAT is added.
 */
export interface StoredOffer {
  school: string
  name: string
  lines: PricedLine[]
  deliveryPence: number
  validUntil: string
  seller: string
  vat: Vat | 'unstated'
  vatPence: number
  note: string
}

type OpenStatus = Exclude<QuoteStatus, 'closed'>

export interface QuotesTable {
  id: Generated<string>
  reference: string
  status: Generated<QuoteStatus>
  version: Generated<number>
  userId: string | null
  /** The school whose staff asked in its name. */
  schoolId: ColumnType<string | null, string | null | undefined, string | null>
  name: string
  email: string
  phone: Generated<string>
  school: Generated<string>
  postalAddress: string
  orderNumber: Generated<string>
  message: Generated<string>
  asked: Json<PricedLine[]>
  /** The draft of the next quote, or the last one as it was sent. */
  offer: ColumnType<StoredOffer | null, string | null | undefined, string | null>
  /** How often a quote has been sent, and when the last time. */
  revision: Generated<number>
  quotedAt: NullableMoment
  /** What it was before it was closed. */
  closedFrom: ColumnType<OpenStatus | null, OpenStatus | null | undefined, OpenStatus | null>
  createdAt: Moment
  updatedAt: Moment
}

/** A quote as it was sent. */
export interface SentQuotesTable {
  quoteId: string
  revision: number
  number: string
  orderNumber: string
  offer: Json<StoredOffer>
  sentAt: Moment
}

/** What the last quote said of the seller. `vat`: `""` until it has been chosen. */
export interface SellerTable {
  isOnly: Generated<true>
  details: string
  vat: Vat | ''
}

export interface DeskEntriesTable {
  id: Generated<string>
  enquiryId: string | null
  bookingId: string | null
  quoteId: Generated<string | null>
  kind: HistoryEntry['kind']
  text: string
  authorId: string | null
  mailId: string | null
  createdAt: Moment
}
