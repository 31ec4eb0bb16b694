import { restorableDays, startOfDay } from '../../data-protection/retention.ts'
import type { Deps } from '../../deps.ts'
import { deleteTestimonialsOf } from './queries.ts'

/** Since when it must have been deleted to be restorable: its author may no longer agree to be quoted. */
export const restorableSince = (): Date => startOfDay(restorableDays)

export function testimonialJobs(deps: Deps): void {
  deps.jobs.every(24, 'delete-old-testimonials', () => deleteTestimonialsOf(deps.db, restorableSince()))
}
