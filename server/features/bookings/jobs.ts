import { hasMorningBegun } from '../../../contract/morning.ts'
import type { Deps } from '../../deps.ts'
import { forgettingJobs } from './forgetting/jobs.ts'
import { remindOfSessions } from './remind-of-sessions.ts'

export function bookingJobs(deps: Deps): void {
  const remind = async () => {
    if (hasMorningBegun()) await remindOfSessions(deps)
  }
  deps.jobs.every(1, 'remind-of-sessions', remind, { timeout: 600 })
  forgettingJobs(deps)
}
