import type { Deps } from '../../deps.ts'
import { considerSchool } from './consider.ts'

/** Added when an address has been confirmed; people wait for it. */
export function schoolJobs(deps: Deps): void {
  deps.jobs.define<{ userId: string }>('consider-school', ({ userId }) => considerSchool(deps, userId), {
    retries: 5,
    atOnce: 2,
  })
}
