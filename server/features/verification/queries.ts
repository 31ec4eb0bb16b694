import { sql } from 'kysely'
import { auditActions, type SchoolAction } from '#contract/audit-actions.ts'
import { closedSchools } from '../../database/closed-schools.ts'
import { schoolState } from '../../database/school-state.ts'
import type { Db } from '../../database/tables.ts'

/** One school with the person who registered it: its first member of staff, if that account still exists. */
export async function findCase(db: Db, id: string) {
  const found = await db
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
    .select([schoolState.as('state'), sql<string>`coalesce(applicant.email, schools.email)`.as('email')])
    .where('schools.id', '=', id)
    .executeTakeFirst()
  return found ?? null
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
    .$narrowType<{ action: SchoolAction }>()
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
