import type { Deps } from '../../deps.ts'
import { forgettingJobs } from './forgetting/jobs.ts'
import { remindOfRequests } from './remind-of-requests.ts'

export function enquiryJobs(deps: Deps): void {
  deps.jobs.every(1, 'remind-of-data-requests', () => remindOfRequests(deps), { timeout: 600, onlyByDay: true })
  forgettingJobs(deps)
}
