import { beginningOf } from '../../data-protection/retention.ts'
import type { Deps } from '../../deps.ts'
import { deleteTestimonialsOf } from './queries.ts'

/** How many days what was deleted can be restored: its author may no longer agree to be quoted. */
const restorableFor = 30

export const restorableSince = (): Date => beginningOf(restorableFor)

export function testimonialJobs(deps: Deps): void {
  deps.jobs.every(24, 'delete-old-testimonials', () => deleteTestimonialsOf(deps.db, restorableSince()))
}
