import { daysAgo, retention } from '../../data-protection/retention.ts'
import type { Deps } from '../../deps.ts'
import { deleteOldCounts } from './counting/queries.ts'
import { deleteEmptyLists } from './lists/queries.ts'
import { mailInvitations, openDays } from './mail-invitations.ts'
import { deleteStaleInvitations, listStuckImports } from './queries.ts'

/** An invitation is deleted a number of days after it was last sent, and was open for part of them. */
const keptAfterExpiry = () => daysAgo(retention.invitation.days - openDays)

export function invitationJobs(deps: Deps): void {
  const { db, jobs } = deps
  jobs.define('mail-invitations', ({ importId }) => mailInvitations(deps, importId))
  jobs.every(24, 'delete-stale-invitations', async () => {
    await deleteStaleInvitations(db, keptAfterExpiry())
    await deleteOldCounts(db)
    await deleteEmptyLists(db, retention.invitation.days)
  })
  jobs.every(1, 'mail-stuck-invitations', async () => {
    for (const importId of await listStuckImports(db)) await jobs.add(db, 'mail-invitations', { importId })
  })
}
