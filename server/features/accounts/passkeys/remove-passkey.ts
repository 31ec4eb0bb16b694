import { type ByUser, recordAudit } from '../../../database/audit.ts'
import type { Deps } from '../../../deps.ts'
import { Failure } from '../../../failure.ts'
import { sendMail } from '../../mailbox/service.ts'
import { checkPassword } from '../profile/own-password.ts'
import { refuseNone } from '../second-step/factors.ts'
import { lockUserInSession } from '../sign-in/lock-user.ts'
import { passkeyRemovedEmail } from './emails.tsx'
import { deletePasskey } from './queries.ts'

/**
 * Removes a passkey, ends the sessions that began with it except the calling one, and tells its owner by mail. Throws
 * `not-found`, `account/wrong-password`, `account/last-factor`, and `request/too-many` from the limit.
 */
export async function removePasskey(
  deps: Deps,
  by: ByUser,
  { id, ...asked }: { id: string; sessionId: string; password: string },
): Promise<void> {
  const me = await checkPassword(deps, by, asked)
  await deps.db.transaction().execute(async (db) => {
    await lockUserInSession(db, { userId: by.userId, sessionId: asked.sessionId })
    const name = await deletePasskey(db, by.userId, { id, sessionId: asked.sessionId })
    if (name === undefined) throw new Failure('not-found')
    await refuseNone(deps, db, { userId: by.userId, role: me.role })
    const mail = await passkeyRemovedEmail(deps.config, { name })
    await recordAudit(db, by, 'passkey.removed')
    await sendMail(deps.jobs, db, { to: { name: me.fullName, email: me.email }, ...mail })
  })
}
