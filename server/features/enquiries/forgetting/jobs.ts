import { keptSince } from '../../../data-protection/retention.ts'
import type { Deps } from '../../../deps.ts'
import { deleteDataRequestsBefore, deleteMessagesBefore } from './queries.ts'

const atOnce = 1000

/** Deletes old messages and data requests, daily. */
export function forgettingJobs({ db, jobs }: Deps): void {
  const forget = async () => {
    while ((await deleteMessagesBefore(db, keptSince('enquiry'), atOnce)) === atOnce);
    while ((await deleteDataRequestsBefore(db, keptSince('dataRequest'), atOnce)) === atOnce);
  }
  jobs.every(24, 'forget-old-messages', forget, { timeout: 1800 })
}
