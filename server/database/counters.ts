import type { Db } from './tables.ts'

/**
 * The values of counters that triggers keep, in the order of their names; 0 for a counter without a row. What an open
 * transaction has added counts once it commits.
 */
export async function getCounters(db: Db, names: readonly string[]): Promise<number[]> {
  const rows = await db.selectFrom('statisticsNow').selectAll().where('counter', 'in', names).execute()
  const counted = new Map(rows.map(({ counter, value }) => [counter, Number(value)]))
  return names.map((name) => counted.get(name) ?? 0)
}
