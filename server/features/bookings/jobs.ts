import { todayInUk } from '#contract/school-days.ts'
import type { Deps } from '../../deps.ts'
import { hasMorningBegun } from '../../morning.ts'
import { keptSince } from '../../retention.ts'
import { deleteAssurancesBefore } from './assurance/queries.ts'
import { remindOfSessions } from './reminding.ts'

export function bookingJobs(deps: Deps): void {
  const remind = async () => {
    if (hasMorningBegun()) await remindOfSessions(deps)
  }
  deps.jobs.every(1, 'remind-of-sessions', remind, { timeout: 600 })
  deps.jobs.every(24, 'forget-old-checks', () => deleteAssurancesBefore(deps.db, todayInUk(keptSince('assurance'))))
}
