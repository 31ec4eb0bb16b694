import { keptSince } from '../../../data-protection/retention.ts'
import type { Deps } from '../../../deps.ts'
import { deleteQuotesBefore } from './queries.ts'

const atOnce = 1000

/** Deletes old quotes, daily. */
export function forgettingJobs({ db, jobs }: Deps): void {
  const forget = async () => {
    while ((await deleteQuotesBefore(db, keptSince('quote'), atOnce)) === atOnce);
  }
  jobs.every(24, 'forget-old-quotes', forget, { timeout: 1800 })
}
