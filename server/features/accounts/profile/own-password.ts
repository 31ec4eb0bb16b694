import { type ByUser, recordAudit } from '../../../database/audit.ts'
import type { Deps } from '../../../deps.ts'
import { networkOf } from '../../../http/network.ts'
import { sendMail } from '../../mailbox/service.ts'
import { passwordChangedEmail } from '../emails.tsx'
import { listOtherWays } from '../other-ways.ts'
import { hashNewPassword, wrongPassword } from '../password-rules.ts'
import { deleteCalendarAddress, deleteOtherSessions, deleteTokens, getLogin } from '../queries.ts'
import { lockUserInSession } from '../sign-in/lock-user.ts'
import { failureKeys, sessionKeys } from '../sign-in/login-failures.ts'
import { getCredentials, replacePassword } from './queries.ts'

/**
 * Asks for the password again before a dangerous step, and answers whose it is. Wrong ones count for the session, so
 * that a stolen one is no way to guess, and strangers who fail to log in keep nobody from changing the password.
 * Throws `account/wrong-password`, and `request/too-many` from the limit.
 */
export function checkPassword(
  deps: Deps,
  by: ByUser,
  { sessionId, password }: { sessionId: string; password: string },
) {
  return comparePassword(deps, by, password, sessionKeys(sessionId))
}

/**
 * The same for a browser that has no session of the account: wrong ones count as failed log-ins. `devices`: the accounts
 * that the browser is known to, from `readDevices`. `by`: the owner of the account, as the caller claims to be.
 */
export async function checkPasswordElsewhere(
  deps: Deps,
  by: ByUser,
  { password, devices }: { password: string; devices: string[] },
) {
  const { userId, ip } = by
  const { email } = await getLogin(deps.db, userId)
  return comparePassword(deps, by, password, failureKeys(deps, { email: email.toLowerCase(), ip, devices }))
}

async function comparePassword(
  deps: Deps,
  by: ByUser,
  password: string,
  keys: Parameters<Deps['failures']['attempt']>[0],
) {
  const network = networkOf(by.ip)
  const proven = await deps.failures.attempt(keys, async () => {
    const me = await getCredentials(deps.db, by.userId)
    return (await deps.passwords.verify(me.passwordHash, password, network)) ? me : null
  })
  if (!proven) {
    await recordAudit(deps.db, by, 'password.refused')
    throw wrongPassword()
  }
  return proven
}

/**
 * Sets another password. Ends every other session of that user, and of nobody else, their calendar address, and the links
 * that could undo it. Returns whose it is. Throws `account/wrong-password` also if the password has been changed while the
 * new one was hashed: the later of two changes must not undo the earlier one.
 */
export async function changePassword(
  deps: Deps,
  by: ByUser,
  { newPassword, ...asked }: { sessionId: string; password: string; newPassword: string },
): Promise<{ id: string; passwordHash: string }> {
  const { userId, ip } = by
  const me = await checkPassword(deps, by, asked)
  const passwordHash = await hashNewPassword(deps, newPassword, { role: me.role, ip })
  const mail = await passwordChangedEmail(deps.config, { otherWays: await listOtherWays(deps.db, userId) })
  await deps.db.transaction().execute(async (db) => {
    await lockUserInSession(db, { userId, sessionId: asked.sessionId })
    const replacing = { checkedHash: me.passwordHash, passwordHash }
    if (!(await replacePassword(db, userId, replacing))) throw wrongPassword()
    await deleteOtherSessions(db, userId, asked.sessionId)
    await deleteCalendarAddress(db, userId)
    await deleteTokens(db, userId, ['reset-password', 'confirm-new-email'])
    await recordAudit(db, by, 'password.changed')
    await sendMail(deps.jobs, db, { to: { name: me.fullName, email: me.email }, ...mail })
  })
  return { id: userId, passwordHash }
}
