import type { By } from './audit.ts'

/** The data of a job that needs none. */
export type NoData = Record<string, never>

/** One version of a resource's file. */
interface ResourceVersion {
  resourceId: number
  version: string
}

/**
 * Every job and its data, stored as JSON. During an update an instance of the release before or after may run it, so a
 * field that is added has to be optional until no running release lacks it.
 */
export interface JobData {
  'begin-backup': NoData
  'clean-up-library': NoData
  'consider-school': { userId: string }
  'count-old-views': NoData
  'delete-dead-keys': NoData
  'delete-due-accounts': NoData
  'delete-ended-class-codes': NoData
  'delete-old-audit-lines': NoData
  'delete-old-mails': NoData
  'delete-old-products': NoData
  'delete-old-testimonials': NoData
  'delete-old-pushes': NoData
  'delete-old-school-messages': NoData
  'delete-stale-invitations': NoData
  'delete-unused-images': NoData
  'forget-ended-access': NoData
  'forget-old-bookings': NoData
  'forget-old-checks': NoData
  'forget-old-messages': NoData
  'forget-old-quotes': NoData
  /** `key`: of the unpacked file, in the file store. */
  'import-register': { key: string; by?: By }
  'look-after-assets': NoData
  'look-at-health': NoData
  'mail-invitations': { importId: string }
  'mail-news': { newsId: number }
  'mail-reset-link': { email: string }
  'mail-stuck-invitations': NoData
  'mail-stuck-news': NoData
  /** `night`: the day on which it begins, such as 2027-01-04. */
  'make-backup': { night: string }
  'make-editions': ResourceVersion
  'place-schools': NoData
  'prepare-book': ResourceVersion
  'prepare-given-up-again': NoData
  /** `tag`: the same news twice is one notification; at most 32 letters. */
  'push-to-operators': { title: string; body: string; path: string; tag: string }
  'read-returned-mails': NoData
  'read-unread-words': NoData
  'read-words': ResourceVersion
  'remind-of-access-reviews': NoData
  'remind-of-data-requests': NoData
  'remind-of-sessions': NoData
  'remind-unconfirmed': NoData
  'renew-e-book': { resourceId: number }
  'repair-statistics': NoData
  'send-mail': { mailId: string }
  'send-pushes': NoData
  'sum-up-classes': NoData
  'tell-stuck-subscribers': NoData
  'tell-subscribers': { resourceId: number }
}

/** The jobs of a table that need no data, as periodic ones do. */
export type NameWithoutData<Table> = { [N in keyof Table]: Table[N] extends NoData ? N : never }[keyof Table] & string

export type JobWithoutData = NameWithoutData<JobData>
