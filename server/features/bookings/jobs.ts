import { todayInUk } from '#contract/school-days.ts'
import type { Deps } from '../../deps.ts'
import { keptSince } from '../../retention.ts'
import { deleteAssurancesBefore } from './assurance/queries.ts'
import { remindOfSessions } from './reminding.ts'

export function bookingJobs(deps: Deps): void {
  deps.jobs.every(1, 'remind-of-sessions', () => remindOfSessions(deps), { timeout: 600 })
  deps.jobs.every(24, 'forget-old-checks', () => deleteAssurancesBefore(deps.db, todayInUk(keptSince('assurance'))))
}
