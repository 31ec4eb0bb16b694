import { type ByUser, recordAudit } from '../../../database/audit.ts'
import type { Deps } from '../../../deps.ts'
import { Failure } from '../../../failure.ts'
import { hashKey } from '../../../http/session-store.ts'
import { copyRefusals, keyPlace, sendMail } from '../../mailbox/service.ts'
import { checkPassword } from '../profile/own-password.ts'
import { deleteToken, deleteTokens, findToken, updateEmail } from '../queries.ts'
import { lockUserInSession } from '../sign-in/lock-user.ts'
import { grantLink } from '../tokens.ts'
import { tellOldEmail } from './address-undo.ts'
import { type Confirming, proveOwner } from './confirm-address.ts'
import { beginActiveLife, confirmHours } from './confirmation.ts'
import { confirmNewAddressEmail } from './emails.tsx'

/**
 * Mails a link to the address that somebody wants; until it is followed the old one counts. Says nothing about who has
 * an account there. Throws `account/wrong-password` and `account/same-address`, and `request/too-many` from the limit.
 */
export async function requestNewEmail(
  deps: Deps,
  by: ByUser,
  { email, ...asked }: { sessionId: string; email: string; password: string },
): Promise<void> {
  const { userId } = by
  const me = await checkPassword(deps, by, asked)
  if (me.email === email) throw new Failure('account/same-address')
  await deps.limiters.confirmationsPerAccount.count(userId)
  const { publicUrl } = deps.config
  await deps.db.transaction().execute(async (db) => {
    await lockUserInSession(db, { userId, sessionId: asked.sessionId })
    const link = await grantLink(db, { purpose: 'confirm-new-email', userId, hours: confirmHours, email })
    const href = `${publicUrl}/confirm-new-email?token=${keyPlace}`
    const mail = await confirmNewAddressEmail(deps.config, { link: href, hours: confirmHours })
    await sendMail(deps.jobs, db, { to: { name: me.fullName, email }, ...mail, link })
    await recordAudit(db, by, 'address.change-requested')
  })
}

/**
 * Makes the new address the one that counts, and tells the old one, which can take the change back. Every other mailed
 * link stops working. Outside a session of the account it takes its password: a stranger who reads mail at the new address must
 * not end up with the account of somebody who mistyped, or with one that a stranger can take back. Returns the account.
 * Throws `account/link-expired`, `account/address-taken`, and what `proveOwner` throws.
 */
export async function confirmNewEmail(deps: Deps, asked: Confirming): Promise<{ userId: string }> {
  const tokenHash = hashKey(asked.token)
  const found = await findToken(deps.db, tokenHash, 'confirm-new-email')
  if (!found?.newEmail || found.status === 'disabled') throw new Failure('account/link-expired')
  const { userId, email: oldEmail, newEmail, fullName, role, status } = found
  await proveOwner(deps, userId, asked)
  await deps.db.transaction().execute(async (db) => {
    await updateEmail(db, userId, newEmail)
    await copyRefusals(db, oldEmail, newEmail)
    if (!(await deleteToken(db, tokenHash))) throw new Failure('account/link-expired')
    await deleteTokens(db, userId)
    if (status === 'not-active') await beginActiveLife(deps, db, userId)
    // A pending school may be known by the host of the new address.
    else if (role === 'senior') await deps.jobs.add(db, 'consider-school', { userId })
    await recordAudit(db, { ...asked.by, userId }, 'address.changed')
    // An address that was never confirmed may be a stranger's.
    if (status !== 'not-active') await tellOldEmail(deps, db, { userId, fullName, oldEmail, newEmail })
  })
  return { userId }
}
