import { type Insertable, type Kysely, sql } from 'kysely'
import type { EnquiryStatus } from '#contract/enquiries.ts'
import { pageSize } from '#contract/paging.ts'
import type { EnquiriesTable } from '../../database/inbox-tables.ts'
import { readOldestFirst } from '../../database/oldest-first.ts'
import type { Database } from '../../database/tables.ts'
import { type CaseFilter, type CaseTable, matching } from '../inbox/service.ts'

type Db = Kysely<Database>

export function insertEnquiry(db: Db, enquiry: Insertable<EnquiriesTable>) {
  return db.insertInto('enquiries').values(enquiry).returning(['id', 'reference']).executeTakeFirstOrThrow()
}

/** The same message of the same sender a few minutes ago: a double click, or a lost connection. */
export async function findRepeated(db: Db, { email, message }: { email: string; message: string }, since: Date) {
  const found = await db
    .selectFrom('enquiries')
    .select('reference')
    .where('email', '=', email)
    .where('message', '=', message)
    .where('createdAt', '>', since)
    .executeTakeFirst()
  return found?.reference ?? null
}

export async function findEnquiry(db: Db, id: string) {
  const query = db.selectFrom('enquiries').selectAll().where('id', '=', id)
  return (await query.executeTakeFirst()) ?? null
}

export const enquiries: CaseTable<EnquiryStatus> = {
  name: 'enquiries',
  searched: ['reference', 'name', 'email', 'message'],
  none: { new: 0, answered: 0, closed: 0 },
}

export type EnquiryFilter = CaseFilter<EnquiryStatus>

/** One page: what waits with the oldest first, the rest with the newest. */
export function listEnquiries(db: Db, filter: EnquiryFilter, page: number) {
  const order = filter.status === 'new' ? 'asc' : 'desc'
  return db
    .selectFrom('enquiries')
    .where(matching(enquiries, filter))
    .select(['id', 'reference', 'status', 'name', 'email', 'createdAt'])
    .select(sql<string>`left(message, 200)`.as('beginning'))
    .orderBy('createdAt', order)
    .orderBy('id', order)
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute()
}

/** All that a filter finds, oldest first, read in portions. */
export const readEnquiries = (db: Db, filter: EnquiryFilter) =>
  readOldestFirst(({ isNext, order, limit }) =>
    db
      .selectFrom('enquiries')
      .selectAll()
      .where(matching(enquiries, filter))
      .where(isNext)
      .orderBy(order)
      .limit(limit)
      .execute(),
  )

/** Changes a message if nobody has changed it since; otherwise returns false. */
export async function updateEnquiry(
  db: Db,
  { id, version }: { id: string; version: number },
  status: EnquiryStatus,
): Promise<boolean> {
  const updated = await db
    .updateTable('enquiries')
    .set({ status, version: version + 1, updatedAt: new Date() })
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst()
  return updated.numUpdatedRows > 0n
}
