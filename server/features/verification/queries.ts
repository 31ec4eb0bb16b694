import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely'
import { auditActions } from '#contract/audit-actions.ts'
import { pageSize } from '#contract/paging.ts'
import { QueueState } from '#contract/verification.ts'
import { closedSchools } from '../../database/closed-schools.ts'
import { byState, countStates } from '../../database/counters.ts'
import { containing } from '../../database/search.ts'
import type { Database } from '../../database/tables.ts'

type Db = Kysely<Database>

export interface QueueFilter {
  state: QueueState | undefined
  /** Part of the name, the postcode or the e-mail address; `""` for all. */
  q: string
}

const state = sql<QueueState>`case when schools.status = 'pending' and schools.reopened_at is not null
  then 'reopened' else schools.status end`

/** The same as a condition that an index has, unlike the case above. */
const isIn: Record<QueueState, RawBuilder<SqlBool>> = {
  pending: sql`status = 'pending' and reopened_at is null`,
  reopened: sql`status = 'pending' and reopened_at is not null`,
  approved: sql`status = 'approved'`,
  rejected: sql`status = 'rejected'`,
}

export type EntryRow = Awaited<ReturnType<typeof listQueue>>['schools'][number]

/** One page of the queue, and the number of schools in each state among those that match the search. */
export async function listQueue(db: Db, filter: QueueFilter, page: number) {
  const offset = (page - 1) * pageSize
  const { counts, isOnPage } = filter.q === '' ? await findAll(db, filter, offset) : await search(db, filter, offset)
  return { counts, schools: await entries(db).where(isOnPage).execute() }
}

interface Found {
  counts: Record<QueueState, number>
  isOnPage: RawBuilder<SqlBool>
}

async function findAll(db: Db, { state: wanted }: QueueFilter, offset: number): Promise<Found> {
  const schools = wanted ? db.selectFrom('schools').where(isIn[wanted]) : db.selectFrom('schools')
  const page = schools
    .select('id')
    .orderBy('hasMessage', 'desc')
    .orderBy('createdAt')
    .orderBy('id')
    .limit(pageSize)
    .offset(offset)
  return { counts: await countStates(db, ['schools'], QueueState.options), isOnPage: sql`schools.id in ${page}` }
}

/** Schools whose name, postcode (with or without its space) or an e-mail address contains a text. */
async function search(db: Db, { state: wanted, q }: QueueFilter, offset: number): Promise<Found> {
  const part = containing(q)
  const code = part.replace(/\s/g, '')
  const words = sql`title || ' ' || replace(postcode, ' ', '') || ' ' || email::text`
  const found = sql`select id, ${state} as state, has_message, created_at from schools`
  // Each part has an index of trigrams; an OR of them would go through all schools.
  const { rows } = await sql<{ counts: Record<string, number>; ids: string[] }>`
    with found as materialized (
      ${found} where ${words} ilike ${part}
      union ${found} where ${words} ilike ${code}
      union ${found} where id in (
        select school_id from users where email::text ilike ${part} and role = 'senior')
    ), counted as (select state, count(*) as schools from found group by state)
    select (select coalesce(jsonb_object_agg(state, schools), '{}') from counted) as counts,
      array(select id from found where ${wanted ? sql`state = ${wanted}` : sql`true`}
        order by has_message desc, created_at, id limit ${pageSize} offset ${offset}) as ids`.execute(db)
  const [{ counts, ids } = { counts: {} as Record<string, number>, ids: [] }] = rows
  return {
    counts: byState(QueueState.options, (one) => counts[one] ?? 0),
    isOnPage: sql`schools.id = any(${ids}::uuid[])`,
  }
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
    .where('auditLog.action', 'in', auditActions.schools)
    // Every parent who joins adds one of these.
    .where('auditLog.action', '<>', 'school.joined')
    .orderBy('auditLog.id', 'desc')
    .limit(200)
    .execute()
  return lines.reverse()
}

/** Some schools whose record has closed, those that closed last first. */
export function listClosedSchools(db: Db, limit: number) {
  return closedSchools(db)
    .select(['schools.id', 'schools.title', 'schools.version', 'record.id as recordId'])
    .select(sql<string>`coalesce(to_char(record.closed_on, 'YYYY-MM-DD'), '')`.as('closedOn'))
    .orderBy('record.closedOn', (order) => order.desc().nullsLast())
    .orderBy('schools.title')
    .limit(limit)
    .execute()
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
