import { hasMorningBegun } from '../../../contract/morning.ts'
import type { Deps } from '../../deps.ts'
import { forgettingJobs } from './forgetting/jobs.ts'
import { remindOfRequests } from './remind-of-requests.ts'

export function enquiryJobs(deps: Deps): void {
  const remind = async () => {
    if (hasMorningBegun()) await remindOfRequests(deps)
  }
  deps.jobs.every(1, 'remind-of-data-requests', remind, { timeout: 600 })
  forgettingJobs(deps)
}
