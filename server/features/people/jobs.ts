import type { Deps } from '../../deps.ts'
import { keptSince } from '../../retention.ts'
import { deleteEndedMemberships } from './queries.ts'

export function peopleJobs({ db, jobs }: Deps): void {
  jobs.every(24, 'forget-ended-access', () => deleteEndedMemberships(db, keptSince('endedAccess')))
}
