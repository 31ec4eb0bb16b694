import type { ColumnType, Generated } from 'kysely'
import type { JoinedBy } from '#contract/people.ts'
import type { TermDates } from '#contract/term-dates.ts'
import type { Json, Moment, NullableMoment } from './column-types.ts'
import type { ResourceViewCountsTable } from './library-tables.ts'

/** How somebody came to a school. Rows are made by a trigger when `users.school_id` is set, which alone gives access. */
export interface MembershipsTable {
  userId: string
  schoolId: string
  joinedBy: JoinedBy
  /** Only an address that the school itself has entered. */
  invitedEmail: string | null
  joinedAt: Moment
  isLead: ColumnType<boolean, boolean | undefined, boolean>
  /** The first day of a month, London time. */
  lastUsedMonth: ColumnType<Date | null, string | null | undefined, string | null>
  endedAt: NullableMoment
  endedBy: string | null
  /** The school's join id when the access ended: that code does not let them in again. */
  endedJoinId: string | null
  /** When the lead last said that they belong there. */
  confirmedAt: NullableMoment
}

/** How often the lead of a school was reminded to look at its people, in the school year that begins in this September. */
interface AccessReviewsTable {
  schoolId: string
  year: number
  reminders: number
}

/** When a school has lessons, in the school year that begins in this August. */
interface TermDatesTable {
  schoolId: string
  year: number
  terms: Json<TermDates['terms']>
  closedDays: Json<string[]>
  version: Generated<number>
}

/** Accounts of providers that have joined a school by its domain, and those that it has refused since. */
interface SignInJoinsTable {
  schoolId: string
  identityHash: Buffer
  userId: string | null
  joinedAt: Moment
  refusedAt: NullableMoment
}

export interface MembershipTables {
  signInJoins: SignInJoinsTable
  accessReviews: AccessReviewsTable
  termDates: TermDatesTable
  memberships: MembershipsTable
  resourceViewCounts: ResourceViewCountsTable
}
