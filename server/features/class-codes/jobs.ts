import { keptSince } from '../../data-protection/retention.ts'
import type { Deps } from '../../deps.ts'
import { deleteCodesBefore } from './queries.ts'

export function classCodeJobs({ db, jobs }: Deps): void {
  jobs.every(24, 'delete-ended-class-codes', () => deleteCodesBefore(db, keptSince('classCode')))
}
