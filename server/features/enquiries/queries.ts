import { type Insertable, type Kysely, type SqlBool, sql } from 'kysely'
import type { EnquiryStatus } from '#contract/enquiries.ts'
import { pageSize } from '#contract/paging.ts'
import type { EnquiriesTable } from '../../database/inbox-tables.ts'
import type { Database } from '../../database/tables.ts'

type Db = Kysely<Database>

export function insertEnquiry(db: Db, enquiry: Insertable<EnquiriesTable>) {
  return db.insertInto('enquiries').values(enquiry).returning(['id', 'reference']).executeTakeFirstOrThrow()
}

/** The same words of the same sender a few minutes ago: a second press of the button, or a connection that was lost. */
export async function findRepeated(db: Db, { email, message }: { email: string; message: string }, since: Date) {
  const found = await db
    .selectFrom('enquiries')
    .select('reference')
    .where('email', '=', email)
    .where('message', '=', message)
    .where('createdAt', '>', since)
    .executeTakeFirst()
  return found?.reference
}

export function findEnquiry(db: Db, id: string) {
  return db.selectFrom('enquiries').selectAll().where('id', '=', id).executeTakeFirst()
}

export interface EnquiryFilter {
  status: EnquiryStatus | undefined
  /** A part of the reference, the name, the address or the message; `""` for all. */
  q: string
}

function enquiriesLike(db: Db, q: string) {
  const enquiries = db.selectFrom('enquiries')
  if (q === '') return enquiries
  const part = `%${q.replace(/[\\%_]/g, '\\$&')}%`
  return enquiries.where(
    sql<SqlBool>`(reference ilike ${part} or name ilike ${part} or email::text ilike ${part} or message ilike ${part})`,
  )
}

/** One page: what waits with the oldest first, the rest with the newest. */
export function listEnquiries(db: Db, { status, q }: EnquiryFilter, page: number) {
  const found = status ? enquiriesLike(db, q).where('status', '=', status) : enquiriesLike(db, q)
  const order = status === 'new' ? 'asc' : 'desc'
  return found
    .select(['id', 'reference', 'status', 'name', 'email', 'createdAt'])
    .select(sql<string>`left(message, 200)`.as('beginning'))
    .orderBy('createdAt', order)
    .orderBy('id', order)
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute()
}

/** How many are in each state, of those that a search finds. */
export async function countStatuses(db: Db, q: string): Promise<Record<EnquiryStatus, number>> {
  const found = await enquiriesLike(db, q)
    .select(['status', sql<number>`count(*)::integer`.as('enquiries')])
    .groupBy('status')
    .execute()
  return { new: 0, answered: 0, closed: 0, ...Object.fromEntries(found.map((row) => [row.status, row.enquiries])) }
}

const exportedAtOnce = 500

/** All that a filter finds, oldest first, read in portions. */
export async function* readEnquiries(db: Db, { status, q }: EnquiryFilter) {
  let after = { createdAt: new Date(0), id: '00000000-0000-0000-0000-000000000000' }
  for (;;) {
    const portion = await enquiriesLike(db, q)
      .selectAll()
      .$if(status !== undefined, (enquiries) => enquiries.where('status', '=', status ?? 'new'))
      .where(sql<SqlBool>`(date_trunc('milliseconds', created_at), id) > (${after.createdAt}, ${after.id}::uuid)`)
      .orderBy(sql`date_trunc('milliseconds', created_at)`)
      .orderBy('id')
      .limit(exportedAtOnce)
      .execute()
    yield* portion
    const last = portion.at(-1)
    if (!last || portion.length < exportedAtOnce) return
    after = last
  }
}

/** Changes a message that nobody has changed since; false when somebody has. */
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
