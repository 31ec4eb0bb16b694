import type { Deps } from '../../deps.ts'
import { keptSince } from '../../retention.ts'
import { deleteDataRequestsBefore, deleteEnquiriesBefore, deleteQuotesBefore, forgetBookingsBefore } from './queries.ts'

const atOnce = 1000

/** Forgets daily what was dealt with long ago. Sessions stay without their people: they are counted. */
export function inboxJobs(deps: Deps): void {
  deps.jobs.every(24, 'forget-old-messages', () => forgetOldMessages(deps), { timeout: 1800 })
}

async function forgetOldMessages({ db }: Deps): Promise<void> {
  while ((await deleteEnquiriesBefore(db, keptSince('enquiry'), atOnce)) === atOnce);
  while ((await deleteDataRequestsBefore(db, keptSince('dataRequest'), atOnce)) === atOnce);
  while ((await deleteQuotesBefore(db, keptSince('quote'), atOnce)) === atOnce);
  while ((await forgetBookingsBefore(db, keptSince('booking'), atOnce)) === atOnce);
}
