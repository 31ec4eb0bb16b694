import type { Deps } from '../../deps.ts'
import { mailInvitations } from './mailing.ts'

export function invitationJobs(deps: Deps): void {
  deps.jobs.define<{ importId: string }>('mail-invitations', ({ importId }) => mailInvitations(deps, importId))
}
