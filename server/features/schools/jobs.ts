import { keptSince } from '../../data-protection/retention.ts'
import type { Deps } from '../../deps.ts'
import { considerSchool } from './consider.ts'
import { deleteMessagesBefore } from './queries.ts'

export function schoolJobs(deps: Deps): void {
  // Added when an address has been confirmed; people wait for it.
  deps.jobs.define('consider-school', ({ userId }) => considerSchool(deps, userId), {
    retries: 5,
    atOnce: 2,
  })
  deps.jobs.every(24, 'delete-old-school-messages', () => deleteMessagesBefore(deps.db, keptSince('schoolMessage')))
}
