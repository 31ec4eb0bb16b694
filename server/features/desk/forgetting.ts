import type { Deps } from '../../deps.ts'
import { deleteEnquiriesBefore, forgetBookingsBefore } from './queries.ts'

/** What was written to the desk is kept for two years. */
const keptDays = 730

const atOnce = 1000

/** Forgets daily what was dealt with long ago. Sessions stay without their people: they are counted. */
export function deskJobs(deps: Deps): void {
  deps.jobs.every(24, 'forget-old-messages', () => forgetOldMessages(deps), { timeout: 1800 })
}

async function forgetOldMessages({ db }: Deps): Promise<void> {
  const before = new Date(Date.now() - keptDays * 86_400_000)
  while ((await deleteEnquiriesBefore(db, before, atOnce)) === atOnce);
  while ((await forgetBookingsBefore(db, before, atOnce)) === atOnce);
}
