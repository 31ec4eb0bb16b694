import type { Deps } from '../../deps.ts'
import { deleteEmptyLists } from './lists/queries.ts'
import { mailInvitations, openDays } from './mailing.ts'
import { deleteStaleInvitations, listStuckImports } from './queries.ts'

/** How long a list of parents is remembered of which no invitation is left. */
const keptDays = 30

export function invitationJobs(deps: Deps): void {
  const { db, jobs } = deps
  jobs.define<{ importId: string }>('mail-invitations', ({ importId }) => mailInvitations(deps, importId))
  jobs.every(24, 'delete-stale-invitations', async () => {
    await deleteStaleInvitations(db, openDays)
    await deleteEmptyLists(db, keptDays)
  })
  jobs.every(1, 'mail-stuck-invitations', async () => {
    for (const importId of await listStuckImports(db)) await jobs.add(db, 'mail-invitations', { importId })
  })
}
