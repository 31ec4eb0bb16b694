import type { Deps } from '../../deps.ts'
import { mailResetLink } from './service.ts'

export function accountJobs(deps: Deps): void {
  deps.jobs.define<{ email: string }>('mail-reset-link', ({ email }) => mailResetLink(deps, email))
}
