import { termOf } from '#contract/reading-periods.ts'
import { todayInUk } from '#contract/school-days.ts'
import type { Deps } from '../../../deps.ts'
import type { Actor } from '../../../http/session-store.ts'
import { findDeclined, hasPasskeys } from './queries.ts'

/** Whether somebody is asked if they want a passkey: staff without one, who have not said no in this term. */
export async function isOffered({ db }: Pick<Deps, 'db'>, { id, role, status }: Actor): Promise<boolean> {
  if (role !== 'senior' || status !== 'active' || (await hasPasskeys(db, id))) return false
  const declinedAt = await findDeclined(db, id)
  return declinedAt === null || todayInUk(declinedAt) < termOf(todayInUk()).from
}
