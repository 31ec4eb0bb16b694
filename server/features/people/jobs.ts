import { keptSince } from '../../data-protection/retention.ts'
import type { Deps } from '../../deps.ts'
import { deleteEndedMemberships, deleteSignInJoins } from './queries.ts'
import { remindOfReviews } from './review/review.ts'

export function peopleJobs(deps: Deps): void {
  const { db, jobs } = deps
  jobs.every(1, 'remind-of-access-reviews', () => remindOfReviews(deps), { onlyByDay: true })
  jobs.every(24, 'forget-ended-access', async () => {
    await deleteEndedMemberships(db, keptSince('endedAccess'))
    await deleteSignInJoins(db, keptSince('refusedSignIn'))
  })
}
