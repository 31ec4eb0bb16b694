import { keptSince } from '../../data-protection/retention.ts'
import { deleteAuditBefore } from '../../database/audit.ts'
import type { Deps } from '../../deps.ts'
import { deleteDeadKeys, deleteDueAccounts, remindUnconfirmed } from './deletion/clean-up.ts'
import { mailResetLink } from './service.ts'

/** As long as thousands of accounts may take; each is a transaction of its own. */
const patience = { timeout: 1800 }

export function accountJobs(deps: Deps): void {
  const { jobs } = deps
  jobs.define('mail-reset-link', ({ email }) => mailResetLink(deps, email, { cause: 'visitor' }))
  jobs.every(24, 'delete-due-accounts', () => deleteDueAccounts(deps), patience)
  jobs.every(1, 'remind-unconfirmed', () => remindUnconfirmed(deps), { ...patience, onlyByDay: true })
  jobs.every(24, 'delete-dead-keys', () => deleteDeadKeys(deps), patience)
  jobs.every(24, 'delete-old-audit-lines', () => deleteAuditBefore(deps.db, keptSince('auditLog')), patience)
}
