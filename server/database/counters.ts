import type { Kysely } from 'kysely'
import type { Database } from './tables.ts'

/**
 * The values of counters that triggers keep, in the order of their names; 0 for a counter without a row. What an open
 * transaction has added counts once it commits.
 */
export async function getCounters(db: Kysely<Database>, names: readonly string[]): Promise<number[]> {
  const rows = await db.selectFrom('statisticsNow').selectAll().where('counter', 'in', names).execute()
  const counted = new Map(rows.map(({ counter, value }) => [counter, Number(value)]))
  return names.map((name) => counted.get(name) ?? 0)
}

/**
 * How many entries of a list are in each state, as triggers count them: a list costs the same however long it is.
 * `lists`: the beginnings of their counters, such as `quotes`, which are added up.
 */
export async function countStates<State extends string>(
  db: Kysely<Database>,
  lists: readonly string[],
  states: readonly State[],
): Promise<Record<State, number>> {
  const names = states.flatMap((state) => lists.map((list) => `${list} ${state}`))
  const counted = await getCounters(db, names)
  const sumFrom = (first: number) => counted.slice(first, first + lists.length).reduce((sum, value) => sum + value, 0)
  return byState(states, (state) => sumFrom(states.indexOf(state) * lists.length))
}

/** A number for each state. */
export const byState = <State extends string>(
  states: readonly State[],
  count: (state: State) => number,
): Record<State, number> => Object.fromEntries(states.map((state) => [state, count(state)])) as Record<State, number>
