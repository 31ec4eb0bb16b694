import { sql } from 'kysely'
import type { UkNation } from '#contract/curriculum.ts'
import { pageSize } from '#contract/paging.ts'
import type { NationFigures } from '#contract/statistics.ts'
import type { Db } from '../../database/tables.ts'

const ukSchools = 'uk-primary-schools'

/** The number of state-funded primary schools in the UK. */
export function getUkSchools(db: Db) {
  return db
    .selectFrom('portalFigures')
    .select(['value', 'year', 'source', 'updatedAt'])
    .where('name', '=', ukSchools)
    .executeTakeFirstOrThrow()
}

/** Each nation's state-funded primary schools: how many are approved here, and how many it has. */
export async function listNations(db: Db): Promise<NationFigures[]> {
  const { rows } = await sql<{ nation: UkNation; total: number; year: string; source: string; here: number }>`
    select substr(name, length('primary-schools ') + 1) as nation, value as total, year, source,
      (select count(*) from school_facts
        where name = 'primary-schools ' || school_facts.nation and is_state_primary)::integer as here
    from portal_figures where name like 'primary-schools %' order by value desc`.execute(db)
  return rows.map(({ nation, total, year, source, here }) => ({
    nation,
    state_primaries: here,
    all: total,
    year,
    source,
  }))
}

export async function updateUkSchools(db: Db, figure: { value: number; year: string; source: string }): Promise<void> {
  await db
    .updateTable('portalFigures')
    .set({ ...figure, updatedAt: new Date() })
    .where('name', '=', ukSchools)
    .execute()
}

/** The number of schools approved on each day, oldest first, without days that have none. Days are ISO dates. */
export async function listApprovals(db: Db): Promise<Array<{ day: string; schools: number }>> {
  const rows = await db
    .selectFrom('schoolFacts')
    .select([sql<string>`to_char(approved_on, 'YYYY-MM-DD')`.as('day'), sql<number>`count(*)::integer`.as('schools')])
    .groupBy('approvedOn')
    .orderBy('approvedOn')
    .execute()
  return rows
}

/** How many children the schools that were approved by the end of each day have of the ages that count. */
export async function listChildren(db: Db, days: readonly string[]): Promise<Array<{ day: string; children: number }>> {
  const { rows } = await sql<{ day: string; children: number }>`
    select to_char(day, 'YYYY-MM-DD') as day, round(coalesce(sum(children), 0))::integer as children
    from unnest(${days}::date[]) as day left join school_facts on approved_on <= day
    group by day`.execute(db)
  return rows
}

export function listAreas(db: Db) {
  return db
    .selectFrom('schoolFacts')
    .select(['region', 'localAuthority', sql<number>`count(*)::integer`.as('schools')])
    .groupBy(['region', 'localAuthority'])
    .orderBy('region')
    .orderBy('localAuthority')
    .execute()
}

/** The number of schools in each square of 10 km that has any, by the kilometres of its south-west corner. */
export function listSquares(db: Db) {
  const corner = (column: 'easting' | 'northing') => sql<number>`floor(${sql.ref(column)} / 10000.0)::integer * 10`
  return db
    .selectFrom('schoolFacts')
    .select([corner('easting').as('east'), corner('northing').as('north')])
    .select(sql<number>`count(*)::integer`.as('schools'))
    .where('easting', 'is not', null)
    .where('northing', 'is not', null)
    .groupBy([sql`1`, sql`2`])
    .orderBy(sql`2`, 'desc')
    .orderBy(sql`1`)
    .execute()
}

/** When the last import of the register's schools finished, or null before the first. */
export async function findImportTime(db: Db): Promise<Date | null> {
  const row = await db
    .selectFrom('registerImports')
    .select(({ fn }) => fn.max('finishedAt').as('finishedAt'))
    .where('kind', '=', 'schools')
    .executeTakeFirst()
  return row?.finishedAt ?? null
}

/** Approved schools for which the register has no number of pupils, by their names. */
export function listUncounted(db: Db, page: number) {
  return db
    .selectFrom('schoolFacts')
    .innerJoin('schools', 'schools.id', 'schoolFacts.schoolId')
    .select(['schools.id', 'schools.title', 'schools.postcode', 'schools.childrenCount as children'])
    .where('schoolFacts.uncountedTitle', 'is not', null)
    .orderBy('schoolFacts.uncountedTitle')
    .orderBy('schoolFacts.schoolId')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute()
}

/** Recomputes every counter; returns how many counters and schools had drifted. */
export async function repairStatistics(db: Db): Promise<number> {
  const { rows } = await sql<{ repaired: number }>`select repair_statistics() as repaired`.execute(db)
  return rows[0]?.repaired ?? 0
}

/** Deletes the log-ins of earlier months by user; the monthly totals stay. */
export async function deletePastLogins(db: Db): Promise<void> {
  await db.deleteFrom('monthlyLogins').where('month', '<', sql<Date>`london_month(now())`).execute()
}

/**
 * Postal addresses of approved schools that have no place on the map and were never looked up, or without a result
 * before `askedBefore`.
 */
export async function listUnplaced(db: Db, askedBefore: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('schoolFacts')
    .innerJoin('schools', 'schools.id', 'schoolFacts.schoolId')
    .leftJoin('geocodedPlaces', (join) => join.on('geocodedPlaces.address', '=', sql<string>`school_address(schools)`))
    .select(sql<string>`school_address(schools)`.as('address'))
    .where('schoolFacts.easting', 'is', null)
    .where(({ eb, or }) =>
      or([eb('geocodedPlaces.address', 'is', null), eb('geocodedPlaces.askedAt', '<', askedBefore)]),
    )
    .distinct()
    .execute()
  return rows.map(({ address }) => address)
}

/** Stores the result of a maps service; `place` is null when it does not know the postal address. */
export async function upsertPlace(
  db: Db,
  postalAddress: string,
  place: { easting: number; northing: number } | null,
): Promise<void> {
  const { easting, northing } = place ?? { easting: null, northing: null }
  await db
    .insertInto('geocodedPlaces')
    .values({ address: postalAddress, easting, northing })
    .onConflict((conflict) => conflict.column('address').doUpdateSet({ easting, northing, askedAt: new Date() }))
    .execute()
}
