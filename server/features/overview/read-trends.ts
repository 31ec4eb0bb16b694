import type { Week } from '#contract/overview.ts'
import type { Deps } from '../../deps.ts'
import { activeOf, listActive } from '../reading/service.ts'
import { listChildren } from '../statistics/service.ts'
import { countWeeks } from './queries.ts'

/** What grew in the last 12 weeks: what operators are asked for, who reads, and whom the portal reaches. */
export async function readTrends({ db }: Pick<Deps, 'db'>): Promise<Week[]> {
  const [weeks, active] = await Promise.all([countWeeks(db), listActive(db)])
  const reach = await listChildren(
    db,
    weeks.map(({ lastDay }) => lastDay),
  )
  return weeks.map(({ beginsOn, lastDay, signUps, bookings }) => ({
    begins_on: beginsOn,
    sign_ups: signUps,
    bookings,
    children: reach.find(({ day }) => day === lastDay)?.children ?? 0,
    ...activeOf(active, beginsOn),
  }))
}
