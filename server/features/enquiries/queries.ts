import { type Insertable, type SqlBool, sql, type Updateable } from 'kysely'
import type { DataRequestKind } from '#contract/data-requests.ts'
import { EnquiryKind, type EnquiryStatus, type KindFilter } from '#contract/enquiries.ts'
import type { EnquiriesTable } from '../../database/inbox-tables.ts'
import { readOldestFirst } from '../../database/oldest-first.ts'
import type { Db } from '../../database/tables.ts'
import { nextVersion } from '../../database/versions.ts'
import { type CaseFilter, matching } from '../inbox/service.ts'

export function insertEnquiry(db: Db, enquiry: Insertable<EnquiriesTable>) {
  return db.insertInto('enquiries').values(enquiry).returning(['id', 'reference']).executeTakeFirstOrThrow()
}

const written = ['kind', 'name', 'email', 'telephone', 'postcode', 'message'] as const

/** The same message of the same sender a few minutes ago, unless it has been closed: a double click, or a lost connection. */
export async function findRepeated(
  db: Db,
  enquiry: Insertable<Pick<EnquiriesTable, (typeof written)[number]>>,
  since: Date,
): Promise<string | null> {
  const found = await db
    .selectFrom('enquiries')
    .select('reference')
    .where(({ eb, and }) => and(written.map((name) => eb(name, '=', enquiry[name] ?? ''))))
    .where('status', '<>', 'closed')
    .where('createdAt', '>', since)
    .executeTakeFirst()
  return found?.reference ?? null
}

/** The day on which a data request is due, as 2027-01-04; `""` for a message. A date has no time zone. */
const dueOn = sql<string>`coalesce(to_char(due_on, 'YYYY-MM-DD'), '')`

export async function findEnquiry(db: Db, id: string) {
  const query = db.selectFrom('enquiries').selectAll().select(dueOn.as('dueOn')).where('id', '=', id)
  return (await query.executeTakeFirst()) ?? null
}

export async function getDueDay(db: Db, reference: string): Promise<string> {
  const query = db.selectFrom('enquiries').select(dueOn.as('dueOn')).where('reference', '=', reference)
  return (await query.executeTakeFirstOrThrow()).dueOn
}

const searched = sql`reference || ' ' || name || ' ' || email::text || ' ' || message`

export interface EnquiryFilter {
  statuses: readonly EnquiryStatus[] | undefined
  kind: KindFilter | undefined
  q: string
}

const dataRequests = EnquiryKind.options.filter((kind) => kind !== 'message')

/** The filter as the inbox takes it. */
function caseFilter({ kind, ...filter }: EnquiryFilter): CaseFilter<EnquiryStatus> {
  if (kind === undefined) return filter
  return { ...filter, kinds: kind === 'data-request' ? dataRequests : [kind] }
}

/** All that a filter finds, oldest first, read in portions. */
export const readEnquiries = (db: Db, filter: EnquiryFilter) =>
  readOldestFirst(({ isNext, order, limit }) =>
    db
      .selectFrom('enquiries')
      .selectAll()
      .select(dueOn.as('dueOn'))
      .where(matching(searched, caseFilter(filter)))
      .where(isNext)
      .orderBy(order)
      .limit(limit)
      .execute(),
  )

/** Changes a message if nobody has changed it since; otherwise returns false. */
export async function updateEnquiry(
  db: Db,
  { id, version }: { id: string; version: number },
  changed: Pick<Updateable<EnquiriesTable>, 'status' | 'closedAt' | 'outcome' | 'outcomeText'>,
): Promise<boolean> {
  const updated = await db
    .updateTable('enquiries')
    .set({ ...changed, version: nextVersion('version'), updatedAt: new Date() })
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst()
  return updated.numUpdatedRows > 0n
}

/**
 * An open data request that a reminder is due for, which counts as sent from now on; null when there is none. `before`: 14, 7
 * or 1 for at most so many days before it is due, -1 once it is late. Of those that were missed only the last is sent.
 */
export async function claimReminder(db: Db, today: string) {
  const before = sql<number>`case when due_on < ${today}::date then -1
    when due_on - ${today}::date <= 1 then 1
    when due_on - ${today}::date <= 7 then 7
    when due_on - ${today}::date <= 14 then 14 end`
  const due = db
    .selectFrom('enquiries')
    .select('id')
    .where('dueOn', 'is not', null)
    .where('kind', '<>', 'message')
    .where('status', '<>', 'closed')
    .where(sql<SqlBool>`${before} < coalesce(reminded_before, 15)`)
    .orderBy('dueOn')
    .limit(1)
    .forUpdate()
    // Another instance is reminding of those that are locked.
    .skipLocked()
  const claimed = await db
    .updateTable('enquiries')
    .set({ remindedBefore: before })
    .where('id', '=', due)
    .returning(['id', 'reference', 'kind', 'remindedBefore', dueOn.as('dueOn')])
    .$narrowType<{ kind: DataRequestKind }>()
    .executeTakeFirst()
  return claimed ?? null
}
