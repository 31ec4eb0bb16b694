import type { Trouble } from '#contract/monitoring.ts'
import type { Deps } from '../../deps.ts'
import { isCheckName, titleOf } from './all-checks.ts'
import { listOpenIncidents } from './queries.ts'

/** The troubles that the operators have been told of, and that go on. */
export async function listTroubles(db: Deps['db']): Promise<Trouble[]> {
  return (await listOpenIncidents(db)).flatMap(({ name, what, remedy, begunAt, toldAt }) =>
    toldAt !== null && isCheckName(name)
      ? [{ name, title: titleOf(name), what, remedy, since_time: begunAt.toISOString() }]
      : [],
  )
}
