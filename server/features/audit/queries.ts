import { type SqlBool, sql } from 'kysely'
import type { AuditAction } from '#contract/audit-actions.ts'
import { pageSize } from '#contract/paging.ts'
import { containing } from '../../database/search.ts'
import type { Db } from '../../database/tables.ts'

export interface AuditSearch {
  /** The wanted actions; all when undefined. */
  actions: readonly AuditAction[] | undefined
  /** Part of a name or address; `""` for everybody. */
  person: string
  /** The first and the last day in London, as 2027-03-04; `""` for no limit. */
  from: string
  to: string
}

/** How many of the people whose name matches are looked for at most. */
const maxPeople = 500

const isId = sql<SqlBool>`audit_log.object ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'`
const isNumber = sql<SqlBool>`audit_log.object ~ '^[0-9]{1,9}$'`

/** The name of what was done something to, looked up in the table that the first word of the action names. */
const objectName = sql<string>`coalesce(case
  when ${isId} and action like 'school.%' then (select title from schools where id = audit_log.object::uuid)
  when ${isId} and (action like 'user.%' or action like 'calendar.%' or action like 'operator.%' or action = 'second-step.removed') then
    (select coalesce(nullif(full_name, ''), email::text) from users as person where person.id = audit_log.object::uuid)
  when ${isId} and action = 'mail.sent-again' then
    (select subject || ' (' || to_address || ')' from mails where id = audit_log.object::uuid)
  when ${isNumber} and action like 'resource.%' then (select title from resources where id = audit_log.object::integer)
  when ${isNumber} and action like 'product.%' then (select title from products where id = audit_log.object::integer)
  end, '')`

async function findPeople(db: Db, person: string): Promise<string[]> {
  const found = await db
    .selectFrom('users')
    .select('id')
    .where(sql<SqlBool>`email::text || ' ' || full_name ilike ${containing(person)}`)
    .limit(maxPeople)
    .execute()
  return found.map(({ id }) => id)
}

const entries = (db: Db) =>
  db
    .selectFrom('auditLog')
    .leftJoin('users', 'users.id', 'auditLog.actorId')
    .select(['auditLog.id', 'auditLog.at', 'auditLog.action', 'auditLog.object', 'auditLog.address'])
    .select(['auditLog.actorId', objectName.as('objectName')])
    .select(sql<string>`coalesce(nullif(users.full_name, ''), users.email, '')`.as('actor'))
    .orderBy('auditLog.id', 'desc')

export type Line = Awaited<ReturnType<ReturnType<typeof entries>['execute']>>[number]

/** One page of the log, newest first, and whether there is another. */
export async function listEntries(db: Db, { actions, person, from, to }: AuditSearch, page: number) {
  const people = person === '' ? [] : await findPeople(db, person)
  const lines = await entries(db)
    .$if(actions !== undefined, (log) => log.where(sql<SqlBool>`audit_log.action = any(${actions}::text[])`))
    .$if(person !== '', (log) =>
      // An OR of the two would go through the whole log.
      log.where(
        sql<SqlBool>`audit_log.id = any(array(select id from audit_log where actor_id = any(${people}::uuid[])
          union select id from audit_log where object = any(${people}::text[])))`,
      ),
    )
    .$if(from !== '', (log) => log.where(sql<SqlBool>`audit_log.at >= ${from}::timestamp at time zone 'Europe/London'`))
    .$if(to !== '', (log) =>
      log.where(sql<SqlBool>`audit_log.at < (${to}::timestamp + interval '1 day') at time zone 'Europe/London'`),
    )
    .limit(pageSize + 1)
    .offset((page - 1) * pageSize)
    .execute()
  return { lines: lines.slice(0, pageSize), hasMore: lines.length > pageSize }
}

const maxLines = 50

/** The newest entries about an account and by it, without those of one action. */
export async function listAbout(db: Db, userId: string, without: AuditAction): Promise<Line[]> {
  // An OR of the two would go through the whole log.
  const lines = (column: 'auditLog.object' | 'auditLog.actorId') =>
    entries(db).where(column, '=', userId).where('auditLog.action', '<>', without).limit(maxLines).execute()
  const done = await Promise.all([lines('auditLog.object'), lines('auditLog.actorId')])
  const byId = new Map(done.flat().map((line) => [line.id, line]))
  return [...byId.values()].sort((a, b) => Number(b.id) - Number(a.id)).slice(0, maxLines)
}
