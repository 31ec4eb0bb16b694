import { recordAudit } from '../../database/audit.ts'
import type { Deps } from '../../deps.ts'
import { Failure } from '../../failure.ts'
import { networkOf } from '../../http/network.ts'
import { sendMail } from '../mailbox/service.ts'
import { passwordChangedEmail } from './emails.tsx'
import { failureKeys, sessionKeys } from './login-failures.ts'
import { deleteOtherSessions, deleteTokens, getCredentials, getLogin, updateUser } from './queries.ts'
import { hashNewPassword } from './service.ts'

interface Asked {
  userId: string
  password: string
  address: string
}

/**
 * Asks for the password again before a dangerous step, and answers whose it is. Wrong ones count for the session, so
 * that a stolen one is no way to guess, and strangers who fail to log in keep nobody from changing the password.
 * Throws `account/wrong-password`, and `request/too-many` from the limit.
 */
export function checkPassword(deps: Deps, asked: Asked & { sessionId: string }) {
  return comparePassword(deps, asked, sessionKeys(asked.sessionId))
}

/**
 * The same for a browser that has no session of the account: wrong ones count as failed log-ins. `devices`: the accounts
 * that the browser is known to, from `readDevices`.
 */
export async function checkPasswordElsewhere(deps: Deps, asked: Asked & { devices: string[] }) {
  const { userId, address: ip, devices } = asked
  const looking = getLogin(deps.db, userId)
  const { email } = await looking
  return comparePassword(deps, asked, failureKeys(deps, { email: email.toLowerCase(), ip, devices }, looking))
}

async function comparePassword(deps: Deps, asked: Asked, keys: Parameters<Deps['failures']['attempt']>[0]) {
  const network = networkOf(asked.address)
  const proven = await deps.failures.attempt(keys, async () => {
    const me = await getCredentials(deps.db, asked.userId)
    return (await deps.passwords.verify(me.passwordHash, asked.password, network)) ? me : null
  })
  if (!proven) {
    await recordAudit(deps.db, { actorId: asked.userId, action: 'password.refused', address: asked.address })
    const { code, message } = new Failure('account/wrong-password')
    throw new Failure(code, { fields: { current_password: message } })
  }
  return proven
}

/**
 * Sets another password. Ends every other session of that user, and of nobody else, and the links that could undo it.
 * Answers whose it is.
 */
export async function changePassword(
  deps: Deps,
  asked: { userId: string; sessionId: string; password: string; newPassword: string; address: string },
): Promise<{ id: string; passwordHash: string }> {
  const { userId, sessionId, newPassword, address } = asked
  const me = await checkPassword(deps, asked)
  const passwordHash = await hashNewPassword(deps, newPassword, address)
  const { appName, deskEmail } = deps.config
  const mail = await passwordChangedEmail({ appName, deskEmail })
  await deps.db.transaction().execute(async (db) => {
    await updateUser(db, userId, { passwordHash })
    await deleteOtherSessions(db, userId, sessionId)
    await deleteTokens(db, userId, ['reset-password', 'confirm-new-email'])
    await recordAudit(db, { actorId: userId, action: 'password.changed', address })
    await sendMail(deps.jobs, db, { to: { name: me.fullName, address: me.email }, ...mail })
  })
  return { id: userId, passwordHash }
}
