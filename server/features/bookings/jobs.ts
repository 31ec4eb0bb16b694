import type { Deps } from '../../deps.ts'
import { forgettingJobs } from './forgetting/jobs.ts'
import { remindOfSessions } from './remind-of-sessions.ts'

export function bookingJobs(deps: Deps): void {
  deps.jobs.every(1, 'remind-of-sessions', () => remindOfSessions(deps), { timeout: 600, onlyByDay: true })
  forgettingJobs(deps)
}
