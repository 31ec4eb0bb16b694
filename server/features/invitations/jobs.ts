import type { Deps } from '../../deps.ts'
import { mailInvitations, openDays } from './mailing.ts'
import { deleteStaleInvitations, listStuckImports } from './queries.ts'

export function invitationJobs(deps: Deps): void {
  const { db, jobs } = deps
  jobs.define<{ importId: string }>('mail-invitations', ({ importId }) => mailInvitations(deps, importId))
  jobs.every(24, 'delete-stale-invitations', () => deleteStaleInvitations(db, openDays))
  jobs.every(1, 'mail-stuck-invitations', async () => {
    for (const importId of await listStuckImports(db)) await jobs.add(db, 'mail-invitations', { importId })
  })
}
