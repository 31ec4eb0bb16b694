import { type Selectable, sql } from 'kysely'
import type { IncidentsTable } from '../../database/health-tables.ts'
import type { Db } from '../../database/tables.ts'
import type { Noted } from '../../logging/delays.ts'
import type { Finding } from './checks/check.ts'

export type Incident = Selectable<IncidentsTable>

export interface Report {
  instance: string
  responses: number
  failures: number
  isFeedConnected: boolean
  clockSkewMs: number
  diskFree: number | null
  diskSize: number | null
  delays: Noted
}

export async function insertReport(db: Db, { delays, ...report }: Report): Promise<void> {
  const noted = { slowCalls: JSON.stringify(delays.calls), lockWaits: JSON.stringify(delays.locks) }
  await db
    .insertInto('instanceReports')
    .values({ ...report, ...noted })
    .execute()
}

/** The reports of the last hour that have something slow in them, the last one first. */
export function listDelays(db: Db) {
  return db
    .selectFrom('instanceReports')
    .select(['reportedAt', 'slowCalls', 'lockWaits'])
    .where('reportedAt', '>', sql<Date>`now() - interval '1 hour'`)
    .where(sql<boolean>`slow_calls <> '[]' or lock_waits <> '[]'`)
    .orderBy('reportedAt', 'desc')
    .execute()
}

/** The last report of each instance that has reported in the last 3 minutes. */
export function listLatestReports(db: Db) {
  return db
    .selectFrom('instanceReports')
    .distinctOn('instance')
    .select(['instance', 'isFeedConnected', 'clockSkewMs', 'diskFree', 'diskSize'])
    .where('reportedAt', '>', sql<Date>`now() - interval '3 minutes'`)
    .orderBy('instance')
    .orderBy('reportedAt', 'desc')
    .execute()
}

/** How many requests all instances have answered in the last minutes, and how many of them with an error. */
export function countResponses(db: Db, minutes: number) {
  return db
    .selectFrom('instanceReports')
    .select([
      sql<number>`coalesce(sum(responses), 0)::integer`.as('responses'),
      sql<number>`coalesce(sum(failures), 0)::integer`.as('failures'),
    ])
    .where('reportedAt', '>', sql<Date>`now() - ${minutes} * interval '1 minute'`)
    .executeTakeFirstOrThrow()
}

/** Deletes reports after an hour, and troubles that have been over for a year. */
export async function deleteOld(db: Db): Promise<void> {
  await db.deleteFrom('instanceReports').where('reportedAt', '<', sql<Date>`now() - interval '1 hour'`).execute()
  await db.deleteFrom('incidents').where('endedAt', '<', sql<Date>`now() - interval '1 year'`).execute()
}

/** Notes what the checks have found; the time since when changes with the state only. */
export async function noteFindings(
  db: Db,
  findings: ReadonlyArray<Required<Finding> & { name: string }>,
): Promise<void> {
  await db
    .insertInto('healthChecks')
    .values(findings.map(({ name, state, what, remedy, about }) => ({ name, state, what, remedy, about })))
    .onConflict((conflict) =>
      conflict.column('name').doUpdateSet(({ ref }) => ({
        state: ref('excluded.state'),
        what: ref('excluded.what'),
        remedy: ref('excluded.remedy'),
        about: ref('excluded.about'),
        since: sql<Date>`case when health_checks.state = excluded.state then health_checks.since else now() end`,
        lookedAt: sql<Date>`now()`,
      })),
    )
    .execute()
}

export function listFindings(db: Db) {
  return db.selectFrom('healthChecks').selectAll().execute()
}

/** Troubles that go on, also those that only one look has seen. */
export function listOpenIncidents(db: Db): Promise<Incident[]> {
  return db.selectFrom('incidents').selectAll().where('endedAt', 'is', null).orderBy('begunAt').execute()
}

/** Troubles that the operators were told of, and that have ended since then, the last one first. */
export function listPastIncidents(db: Db, since: Date): Promise<Incident[]> {
  return db
    .selectFrom('incidents')
    .selectAll()
    .where('toldAt', 'is not', null)
    .where('endedAt', '>', since)
    .orderBy('endedAt', 'desc')
    .orderBy('id', 'desc')
    .limit(50)
    .execute()
}

export async function insertIncident(db: Db, name: string, what: string, remedy: string): Promise<void> {
  await db
    .insertInto('incidents')
    .values({ name, what, remedy })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function updateIncident(
  db: Db,
  id: number,
  change: Partial<Pick<Incident, 'what' | 'remedy' | 'toldAt' | 'wellSince' | 'endedAt'>>,
): Promise<void> {
  await db.updateTable('incidents').set(change).where('id', '=', id).execute()
}

export async function deleteIncident(db: Db, id: number): Promise<void> {
  await db.deleteFrom('incidents').where('id', '=', id).execute()
}

/** The last digest: the Monday of its week, and when it was sent; undefined if none ever was. */
export function findLastDigest(db: Db): Promise<{ week: string; sentAt: Date } | undefined> {
  return db
    .selectFrom('digests')
    .select([sql<string>`to_char(week, 'YYYY-MM-DD')`.as('week'), 'sentAt'])
    .orderBy('digests.week', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** False if another instance was first. */
export async function insertDigest(db: Db, week: string): Promise<boolean> {
  const inserted = await db
    .insertInto('digests')
    .values({ week })
    .onConflict((conflict) => conflict.doNothing())
    .returning('week')
    .executeTakeFirst()
  return inserted !== undefined
}
