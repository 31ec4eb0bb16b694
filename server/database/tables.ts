import type { ColumnType, Generated, Kysely } from 'kysely'
import type { OperatorRights, Role, SchoolStatus, UserStatus } from '#contract/access.ts'
import type { AuditAction } from '#contract/audit-actions.ts'
import type { PortalBrand } from '#contract/brand.ts'
import type { Organisation } from '#contract/organisation.ts'
import type { ClassTables } from './class-tables.ts'
import type { DefaultedJson, Json, Moment, NullableMoment } from './column-types.ts'
import type { HealthTables } from './health-tables.ts'
import type {
  AssurancesTable,
  BookingsTable,
  CalendarFeedsTable,
  DeskEntriesTable,
  EnquiriesTable,
  QuotesTable,
  SellerTable,
  SentQuotesTable,
} from './inbox-tables.ts'
import type { LibraryTables } from './library-tables.ts'
import type {
  BouncingAddressesTable,
  MailAttachmentsTable,
  MailOutageTable,
  MailsTable,
  ReportReadingTable,
  UnwantedMailsTable,
} from './mail-tables.ts'
import type { MembershipTables } from './membership-tables.ts'
import type { NewsTables } from './news-tables.ts'
import type { PageTables } from './page-tables.ts'
import type { PushAnnouncementsTable, PushDeliveriesTable, PushSubscriptionsTable } from './push-tables.ts'
import type { RegisterTables } from './register-tables.ts'
import type { SetUpTables } from './set-up-tables.ts'
import type { SignInTables } from './sign-in-tables.ts'
import type { SponsorTables } from './sponsor-tables.ts'
import type { StatisticsTables } from './statistics-tables.ts'
import type { TeachingTables } from './teaching-tables.ts'

interface Address {
  address1: Generated<string>
  address2: Generated<string>
  city: Generated<string>
  county: Generated<string>
  postcode: Generated<string>
}

export interface SchoolsTable extends Address {
  id: Generated<string>
  title: string
  schoolCode: string
  /** What parents sign up with: renewed with the code. */
  joinId: Generated<string>
  codeEndsOn: ColumnType<Date | null, string | null | undefined, string | null>
  status: SchoolStatus
  createdAt: Moment
  email: Generated<string>
  phoneNumber: Generated<string>
  logo: Generated<string>
  registerId: number | null
  reason: Generated<string>
  question: Generated<string>
  /** Sentences about the comparison with the register. */
  checked: DefaultedJson<string[]>
  comparedAt: NullableMoment
  hasMessage: Generated<boolean>
  appealedAt: NullableMoment
  reopenedAt: NullableMoment
  decidedAt: NullableMoment
  /** Counts what its staff, operators and the comparison with the register change. */
  version: Generated<number>
  /** Children aged 6 to 9, as the operator was told. */
  childrenCount: number | null
}

export interface SchoolMessagesTable {
  id: Generated<string>
  schoolId: string
  author: 'school' | 'operator'
  text: string
  createdAt: Moment
}

export interface UsersTable extends Address {
  id: Generated<string>
  email: string
  passwordHash: string
  role: Role
  status: UserStatus
  schoolId: string | null
  allowNotifications: Generated<boolean>
  fullName: Generated<string>
  phoneNumber: Generated<string>
  isCompleted: Generated<boolean>
  /** Counts the changes of name, telephone number and postal address. */
  profileVersion: Generated<number>
  createdAt: Moment
  deletionRequestedAt: NullableMoment
  remindedAt: NullableMoment
  /** When they last wanted no passkey. */
  passkeyDeclinedAt: NullableMoment
  /** The status of a disabled account before. */
  disabledFrom: 'not-active' | 'active' | null
  /** What an operator may do; null for everybody else, and for an operator whose rights nobody has chosen. */
  operatorRights: OperatorRights | null
}

export interface InvitationsTable {
  id: Generated<number>
  /** Null when the inviter has no school: then the invited person joins none. */
  schoolId: string | null
  email: string
  role: 'parent' | 'senior'
  inviterId: string | null
  /** Null until the mail with the link is sent. */
  tokenHash: Buffer | null
  /** The key in a copy of the mail that may have arrived too. */
  earlierHash: Buffer | null
  /** The latest mail; null until there is one. */
  mailId: string | null
  importId: string
  /** The last list of parents with this address; null for an address that was typed. */
  listId: string | null
  isFromCsv: Generated<boolean>
  mailCount: Generated<number>
  createdAt: Moment
  /** What the inviter is shown; the sending of the mail does not change it. */
  expiresAt: ColumnType<Date, Date, Date>
  /** Counted from the sending of the last mail with a link; null until there is one. */
  linkExpiresAt: NullableMoment
  acceptedAt: NullableMoment
  withdrawnAt: NullableMoment
}

/** What somebody has sent with one request: first invitations and those sent again, lists of parents apart. */
export interface InvitationCountsTable {
  userId: string
  mails: number
  sentAt: Moment
}

export interface ParentListsTable {
  id: string
  schoolId: string
  inviterId: string | null
  invited: number
  createdAt: Moment
  withdrawnAt: NullableMoment
  withdrawnBy: ColumnType<string | null, string | null | undefined, string | null>
}

export interface BrandTable {
  isOnly: Generated<boolean>
  details: Json<PortalBrand>
  version: Generated<number>
}

export interface OrganisationTable {
  isOnly: Generated<boolean>
  details: Json<Organisation>
  version: Generated<number>
}

export interface AuditLogTable {
  id: Generated<string>
  at: Moment
  actorId: string | null
  /** `recordAudit` writes them. */
  action: ColumnType<AuditAction, string>
  object: Generated<string>
  address: Generated<string>
}

export interface ServerKeysTable {
  name: string
  value: Buffer
}

export interface RoundsTable {
  name: string
  begunAt: ColumnType<Date, Date, Date>
}

export interface Database
  extends HealthTables,
    StatisticsTables,
    ClassTables,
    LibraryTables,
    MembershipTables,
    NewsTables,
    PageTables,
    RegisterTables,
    SetUpTables,
    SignInTables,
    SponsorTables,
    TeachingTables {
  schools: SchoolsTable
  users: UsersTable
  reportReading: ReportReadingTable
  brand: BrandTable
  organisation: OrganisationTable
  mails: MailsTable
  mailAttachments: MailAttachmentsTable
  mailOutage: MailOutageTable
  bouncingAddresses: BouncingAddressesTable
  auditLog: AuditLogTable
  serverKeys: ServerKeysTable
  schoolMessages: SchoolMessagesTable
  invitations: InvitationsTable
  invitationCounts: InvitationCountsTable
  parentLists: ParentListsTable
  unwantedMails: UnwantedMailsTable
  rounds: RoundsTable
  enquiries: EnquiriesTable
  assurances: AssurancesTable
  bookings: BookingsTable
  calendarFeeds: CalendarFeedsTable
  quotes: QuotesTable
  sentQuotes: SentQuotesTable
  seller: SellerTable
  deskEntries: DeskEntriesTable
  pushSubscriptions: PushSubscriptionsTable
  pushAnnouncements: PushAnnouncementsTable
  pushDeliveries: PushDeliveriesTable
}

/** The database as queries take it: a pool of connections, one connection, or a transaction. */
export type Db = Kysely<Database>
