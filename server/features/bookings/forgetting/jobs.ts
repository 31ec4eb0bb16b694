import { firstDayKept, keptSince } from '../../../data-protection/retention.ts'
import type { Deps } from '../../../deps.ts'
import { deleteAssurancesBefore } from '../assurance/queries.ts'
import { forgetBookingsBefore } from './queries.ts'

const atOnce = 1000

/** Removes the people from old bookings, and deletes old checks of visitors, daily. */
export function forgettingJobs({ db, jobs }: Deps): void {
  const forget = async () => {
    while ((await forgetBookingsBefore(db, keptSince('booking'), atOnce)) === atOnce);
  }
  jobs.every(24, 'forget-old-bookings', forget, { timeout: 1800 })
  jobs.every(24, 'forget-old-checks', () => deleteAssurancesBefore(db, firstDayKept('assurance')))
}
