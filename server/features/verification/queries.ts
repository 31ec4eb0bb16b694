import { type Kysely, type SqlBool, sql } from 'kysely'
import { pageSize } from '#contract/paging.ts'
import type { QueueState } from '#contract/verification.ts'
import { containing, emailLike } from '../../database/search.ts'
import type { Database } from '../../database/tables.ts'

type Db = Kysely<Database>

export interface QueueFilter {
  state: QueueState | undefined
  /** Part of the name, the postcode or the e-mail address; `""` for all. */
  q: string
}

const state = sql<QueueState>`case when schools.status = 'pending' and schools.reopened_at is not null
  then 'reopened' else schools.status end`

/** Schools whose name, postcode (with or without its space) or an e-mail address contains a text; all for `""`. */
function schoolsLike(db: Db, q: string) {
  const schools = db.selectFrom('schools')
  if (q === '') return schools
  const part = containing(q)
  const code = part.replace(/\s/g, '')
  // Each of these has an index of trigrams; an OR of them would go through all schools.
  const words = sql`title || ' ' || replace(postcode, ' ', '') || ' ' || email::text`
  return schools.where(
    sql<SqlBool>`id in (
      select id from schools where ${emailLike(words, part)}
      union select id from schools where ${emailLike(words, code)}
      union select school_id from users
        where ${emailLike(sql`email::text || ' ' || full_name`, part)} and ${emailLike(sql`email`, part)} and role = 'senior')`,
  )
}

export type EntryRow = Awaited<ReturnType<typeof listEntries>>[number]

/** One page of the queue. */
export function listEntries(db: Db, { state: wanted, q }: QueueFilter, page: number) {
  const found = wanted ? schoolsLike(db, q).where(state, '=', wanted) : schoolsLike(db, q)
  const ids = found
    .select('id')
    .orderBy('hasMessage', 'desc')
    .orderBy('createdAt')
    .orderBy('id')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
  return entries(db).where('schools.id', 'in', ids).execute()
}

/** The number of schools in each state among those that match a search. */
export async function countStates(db: Db, q: string): Promise<Record<QueueState, number>> {
  const found = schoolsLike(db, q)
    .select([state.as('state'), sql<string>`count(*)`.as('schools')])
    .groupBy(state)
  const counts = { pending: 0, approved: 0, rejected: 0, reopened: 0 }
  for (const row of await found.execute()) counts[row.state] = Number(row.schools)
  return counts
}

/** Schools with the person who registered them: their first member of staff, if that account still exists. */
function entries(db: Db) {
  return db
    .selectFrom('schools')
    .leftJoinLateral(
      (from) =>
        from
          .selectFrom('users')
          .select(['users.email', 'users.status', 'users.fullName', 'users.phoneNumber'])
          .whereRef('users.schoolId', '=', 'schools.id')
          .where('users.role', '=', 'senior')
          .orderBy('users.createdAt')
          .limit(1)
          .as('applicant'),
      (join) => join.onTrue(),
    )
    .select(['schools.id', 'schools.title', 'schools.postcode', 'schools.hasMessage', 'schools.createdAt'])
    .select(['applicant.status as applicantStatus', 'applicant.fullName', 'applicant.phoneNumber'])
    .select([state.as('state'), sql<string>`coalesce(applicant.email, schools.email)`.as('email')])
    .orderBy('schools.hasMessage', 'desc')
    .orderBy('schools.createdAt')
    .orderBy('schools.id')
}

/** One school with its applicant. */
export async function findCase(db: Db, id: string): Promise<EntryRow | null> {
  return (await entries(db).where('schools.id', '=', id).executeTakeFirst()) ?? null
}

export function listMessages(db: Db, schoolId: string) {
  return db
    .selectFrom('schoolMessages')
    .select(['author', 'text', 'createdAt'])
    .where('schoolId', '=', schoolId)
    .orderBy('id')
    .execute()
}

function auditLines(db: Db) {
  return db
    .selectFrom('auditLog')
    .leftJoin('users', 'users.id', 'auditLog.actorId')
    .select(['auditLog.id', 'auditLog.at', 'auditLog.action', 'auditLog.object', 'auditLog.address'])
    .select(sql<string>`coalesce(nullif(users.full_name, ''), users.email, '')`.as('actor'))
}

/** The last 200 audit log entries about the verification of one school, oldest first. */
export async function listHistory(db: Db, schoolId: string) {
  const lines = await auditLines(db)
    .where('auditLog.object', '=', schoolId)
    .where('auditLog.action', 'like', 'school.%')
    // Every parent who joins adds one of these.
    .where('auditLog.action', '<>', 'school.joined')
    .orderBy('auditLog.id', 'desc')
    .limit(200)
    .execute()
  return lines.reverse()
}

/** The names of other pending or approved schools that are linked to these register records. */
export async function findHolders(db: Db, registerIds: number[], besides: string): Promise<Map<number, string>> {
  if (registerIds.length === 0) return new Map()
  const holders = await db
    .selectFrom('schools')
    .select(['registerId', 'title', 'status'])
    .where('registerId', 'in', registerIds)
    .where('id', '<>', besides)
    .where('status', '<>', 'rejected')
    // Approved schools come last, so that they replace pending ones.
    .orderBy('status', 'desc')
    .execute()
  return new Map(holders.map(({ registerId, title, status }) => [registerId ?? 0, `${title} (${status})`]))
}
