import { type By, recordAudit } from '../../../database/audit.ts'
import type { Deps } from '../../../deps.ts'
import { Failure } from '../../../failure.ts'
import { sendMail } from '../../mailbox/service.ts'
import { updateUser } from '../queries.ts'
import { accountKeptEmail } from './emails.tsx'

/**
 * Logging in keeps an account whose deletion was asked for, and a mail says so. Throws `account/wrong-credentials` when it was
 * too late, and `server/read-only` during maintenance: an account that could not be kept would be deleted all the same.
 */
export async function keepAccount(
  deps: Deps,
  by: By,
  account: { id: string; email: string; fullName: string },
): Promise<void> {
  const { isReadOnly } = deps.config
  if (isReadOnly) throw new Failure('server/read-only', { retryAfter: 60 })
  const mail = await accountKeptEmail(deps.config)
  await deps.db.transaction().execute(async (db) => {
    const isThere = await updateUser(db, account.id, { deletionRequestedAt: null })
    if (!isThere) throw new Failure('account/wrong-credentials')
    await recordAudit(db, { ...by, userId: account.id }, 'deletion.withdrawn')
    await sendMail(deps.jobs, db, { to: { name: account.fullName, email: account.email }, ...mail })
  })
}
