import type { TermDates } from '#contract/term-dates.ts'
import type { Db } from '../../database/tables.ts'
import { nextVersion } from '../../database/versions.ts'

/** The postcode of a school, `""` without one, and the term dates that it has entered, year by year. */
export async function findTermDates(
  db: Db,
  schoolId: string | null,
): Promise<{ postcode: string; years: TermDates[] }> {
  if (schoolId === null) return { postcode: '', years: [] }
  const rows = await db
    .selectFrom('schools')
    .leftJoin('termDates', 'termDates.schoolId', 'schools.id')
    .select(['schools.postcode', 'termDates.year', 'terms', 'closedDays', 'termDates.version'])
    .where('schools.id', '=', schoolId)
    .orderBy('year')
    .execute()
  return {
    postcode: rows[0]?.postcode ?? '',
    years: rows.flatMap(({ year, terms, closedDays, version }) =>
      year === null || !terms || !closedDays || version === null
        ? []
        : [{ year, terms, closed_days: closedDays, version }],
    ),
  }
}

/** Saves the dates of a year over the version that somebody saw, 0 for none; false if there is a newer one. */
export async function saveTermDates(
  db: Db,
  schoolId: string,
  { year, terms, closed_days: closedDays, version }: TermDates,
): Promise<boolean> {
  const dates = { terms: JSON.stringify(terms), closedDays: JSON.stringify(closedDays) }
  const saved =
    version === 0
      ? db
          .insertInto('termDates')
          .values({ schoolId, year, ...dates })
          .onConflict((conflict) => conflict.doNothing())
          .returning('version')
      : db
          .updateTable('termDates')
          .set({ ...dates, version: nextVersion('version') })
          .where('schoolId', '=', schoolId)
          .where('year', '=', year)
          .where('version', '=', version)
          .returning('version')
  return (await saved.executeTakeFirst()) !== undefined
}
