import { type ByUser, recordAudit } from '../../../database/audit.ts'
import type { Deps } from '../../../deps.ts'
import { Failure } from '../../../failure.ts'
import { sendMail } from '../../mailbox/service.ts'
import { checkPassword } from '../profile/own-password.ts'
import { lockUserInSession } from '../sign-in/lock-user.ts'
import { linkedSignInRemovedEmail } from './emails.tsx'
import { deleteLinkedSignIn } from './queries.ts'

/**
 * Removes a linked sign-in, ends the sessions that began with it except the calling one, and tells its owner by mail.
 * Throws `not-found`, `account/wrong-password`, and `request/too-many` from the limit.
 */
export async function removeLinkedSignIn(
  deps: Deps,
  by: ByUser,
  { id, ...asked }: { id: string; sessionId: string; password: string },
): Promise<void> {
  const me = await checkPassword(deps, by, asked)
  await deps.db.transaction().execute(async (db) => {
    await lockUserInSession(db, { userId: by.userId, sessionId: asked.sessionId })
    const label = await deleteLinkedSignIn(db, by.userId, { id, sessionId: asked.sessionId })
    if (label === undefined) throw new Failure('not-found')
    const mail = await linkedSignInRemovedEmail(deps.config, { label })
    await recordAudit(db, by, 'linked-sign-in.removed')
    await sendMail(deps.jobs, db, { to: { name: me.fullName, email: me.email }, ...mail })
  })
}
