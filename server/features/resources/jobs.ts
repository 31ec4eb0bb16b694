import type { Deps } from '../../deps.ts'
import { type PrepareBookJob, prepareResource } from './intake.ts'

export function resourceJobs(deps: Deps): void {
  deps.jobs.define<PrepareBookJob>('prepare-book', (job) => prepareResource(deps, job), { timeout: 120, retries: 5 })
}
