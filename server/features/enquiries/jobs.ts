import type { Deps } from '../../deps.ts'
import { remindOfRequests } from './reminding.ts'

export function enquiryJobs(deps: Deps): void {
  deps.jobs.every(1, 'remind-of-data-requests', () => remindOfRequests(deps), { timeout: 600 })
}
