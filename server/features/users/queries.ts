import { type SqlBool, sql } from 'kysely'
import type { OperatorRights, UserStatus } from '#contract/access.ts'
import { pageSize } from '#contract/paging.ts'
import { containing } from '../../database/search.ts'
import type { Db } from '../../database/tables.ts'

/** The most matches that are sorted and counted; with more, the operator has to narrow the search. */
const maxFound = 500
const maxSchools = 200

const summary = ['users.id', 'users.email', 'users.fullName', 'users.role', 'users.status', 'users.createdAt'] as const

/** The newest accounts: one page and one extra row. */
function listNewest(db: Db, page: number) {
  return db
    .selectFrom('users')
    .leftJoin('schools', 'schools.id', 'users.schoolId')
    .select(summary)
    .select('schools.title as school')
    .orderBy('users.createdAt', 'desc')
    .orderBy('users.id', 'desc')
    .limit(pageSize + 1)
    .offset((page - 1) * pageSize)
    .execute()
}

/**
 * Accounts whose e-mail address, name or school contains a text. The number of matches is limited: for rare words an
 * index finds them all, for frequent ones the first rows do. Only those are sorted.
 */
async function listFound(db: Db, q: string, page: number) {
  const part = containing(q)
  const schools = await db
    .selectFrom('schools')
    .select('id')
    .where(sql<SqlBool>`title ilike ${part}`)
    .limit(maxSchools)
    .execute()
  const schoolIds = schools.map(({ id }) => id)
  const found = await db
    .with(
      (name) => name('found').materialized(),
      (from) =>
        from
          .selectFrom('users')
          .select(['id', 'createdAt'])
          .where(sql<SqlBool>`email::text || ' ' || full_name ilike ${part} or school_id = any(${schoolIds}::uuid[])`)
          .limit(maxFound),
    )
    // Of those on the page only.
    .with('page', (from) =>
      from
        .selectFrom('found')
        .selectAll()
        .orderBy('createdAt', 'desc')
        .orderBy('id', 'desc')
        .limit(pageSize + 1)
        .offset((page - 1) * pageSize),
    )
    .selectFrom('page')
    .innerJoin('users', 'users.id', 'page.id')
    .leftJoin('schools', 'schools.id', 'users.schoolId')
    .select(summary)
    .select('schools.title as school')
    .select(sql<number>`(select count(*)::integer from found)`.as('all'))
    .orderBy('page.createdAt', 'desc')
    .orderBy('page.id', 'desc')
    .execute()
  return { found, isCut: (found[0]?.all ?? 0) >= maxFound }
}

export async function listUsers(db: Db, q: string, page: number) {
  const { found, isCut } = q === '' ? { found: await listNewest(db, page), isCut: false } : await listFound(db, q, page)
  return { users: found.slice(0, pageSize), hasMore: found.length > pageSize, isCut }
}

export async function findUser(db: Db, id: string) {
  const found = await db
    .selectFrom('users')
    .leftJoin('schools', 'schools.id', 'users.schoolId')
    .select(summary)
    .select(['users.phoneNumber', 'users.deletionRequestedAt', 'users.schoolId', 'users.operatorRights'])
    .select(['schools.title as school', 'schools.status as schoolStatus'])
    .where('users.id', '=', id)
    .executeTakeFirst()
  return found ?? null
}

/** The active owners, locked until the transaction ends so that two who act on each other do not both succeed. */
export async function lockOwners(db: Db): Promise<string[]> {
  const owners = await db
    .selectFrom('users')
    .select('id')
    .where('operatorRights', '=', 'owner')
    .where('status', '=', 'active')
    .orderBy('id')
    .forUpdate()
    .execute()
  return owners.map(({ id }) => id)
}

/** What somebody may do as an operator now; null for everybody else. */
export async function findRights(db: Db, id: string) {
  const found = await db
    .selectFrom('users')
    .select(['role', 'operatorRights as rights'])
    .where('id', '=', id)
    .where('status', '=', 'active')
    .executeTakeFirst()
  return found ?? null
}

export async function updateRights(db: Db, id: string, operatorRights: OperatorRights): Promise<void> {
  await db.updateTable('users').set({ operatorRights }).where('id', '=', id).execute()
}

/** All operators with the last use of their devices, in the order in which their accounts were made. */
export function listAllOperators(db: Db) {
  return db
    .selectFrom('users')
    .select(['users.id', 'users.email', 'users.fullName', 'users.status', 'users.operatorRights'])
    .select((user) =>
      user
        .selectFrom('sessions')
        .select(({ fn }) => fn.max('sessions.lastUsedAt').as('lastUsedAt'))
        .whereRef('sessions.userId', '=', 'users.id')
        .as('lastUsedAt'),
    )
    .where('users.role', '=', 'admin')
    .orderBy('users.createdAt')
    .execute()
}

/** The active operators, locked until the transaction ends so that nobody else can disable them. */
export async function lockOperators(db: Db): Promise<string[]> {
  const operators = await db
    .selectFrom('users')
    .select('id')
    .where('role', '=', 'admin')
    .where('status', '=', 'active')
    .orderBy('id')
    .forUpdate()
    .execute()
  return operators.map(({ id }) => id)
}

export async function updateStatus(
  db: Db,
  id: string,
  change: { status: UserStatus; disabledFrom: 'not-active' | 'active' | null },
): Promise<void> {
  await db.updateTable('users').set(change).where('id', '=', id).execute()
}

/** The operators who can log in: name and address. */
export function listOperators(db: Db): Promise<Array<{ name: string; email: string }>> {
  return db
    .selectFrom('users')
    .select(['fullName as name', 'email'])
    .where('role', '=', 'admin')
    .where('status', '=', 'active')
    .where('deletionRequestedAt', 'is', null)
    .orderBy('createdAt')
    .execute()
}
