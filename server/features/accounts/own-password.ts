import { recordAudit } from '../../database/audit.ts'
import type { Deps } from '../../deps.ts'
import { Failure } from '../../failure.ts'
import { sendMail } from '../mailbox/service.ts'
import { passwordChangedEmail } from './emails.tsx'
import { deleteOtherSessions, deleteTokens, getCredentials, updateUser } from './queries.ts'
import { hashNewPassword } from './service.ts'

/**
 * Asks for the password again before a dangerous step, and answers whose it is. Wrong ones count as failed log-ins, so
 * that a stolen session is no way to guess. Throws `account/wrong-password`, and `request/too-many` from the limit.
 */
export async function checkPassword(deps: Deps, asked: { userId: string; password: string; address: string }) {
  const me = await getCredentials(deps.db, asked.userId)
  const proven = await deps.failures.attempt({ 'login-account': me.email.toLowerCase() }, async () =>
    (await deps.passwords.verify(me.passwordHash, asked.password)) ? me : null,
  )
  if (!proven) {
    await recordAudit(deps.db, { actorId: asked.userId, action: 'password.refused', address: asked.address })
    const { code, message } = new Failure('account/wrong-password')
    throw new Failure(code, { fields: { current_password: message } })
  }
  return proven
}

/** Sets another password. Ends every other session of that user, and of nobody else, and the links that could undo it. */
export async function changePassword(
  deps: Deps,
  asked: { userId: string; sessionId: string; password: string; newPassword: string; address: string },
): Promise<void> {
  const { userId, sessionId, newPassword, address } = asked
  const me = await checkPassword(deps, asked)
  const passwordHash = await hashNewPassword(deps, newPassword)
  const { appName, deskEmail } = deps.config
  const mail = await passwordChangedEmail({ appName, deskEmail })
  await deps.db.transaction().execute(async (db) => {
    await updateUser(db, userId, { passwordHash })
    await deleteOtherSessions(db, userId, sessionId)
    await deleteTokens(db, userId, ['reset-password', 'confirm-new-email'])
    await recordAudit(db, { actorId: userId, action: 'password.changed', address })
    await sendMail(deps.jobs, db, { to: { name: me.fullName, address: me.email }, ...mail })
  })
}
