import { addressUndoDays } from '../../../data-protection/retention.ts'
import { type By, recordAudit } from '../../../database/audit.ts'
import type { MailLink } from '../../../database/mail-tables.ts'
import { lockUser } from '../../../database/memberships.ts'
import type { Db } from '../../../database/tables.ts'
import type { Deps } from '../../../deps.ts'
import { Failure } from '../../../failure.ts'
import { networkOf } from '../../../http/network.ts'
import { hashKey } from '../../../http/session-store.ts'
import { copyRefusals, keyPlace, sendMail } from '../../mailbox/service.ts'
import { deleteLinkedSignInsSince } from '../linked-sign-ins/queries.ts'
import { deletePasskeysSince } from '../passkeys/queries.ts'
import { deleteSessions, deleteToken, findToken, getAccount, updateEmail, updateUser } from '../queries.ts'
import { deleteFactorsSince } from '../second-step/queries.ts'
import { createKey, issueToken } from '../tokens.ts'
import { addressChangedEmail, addressRestoredEmail } from './emails.tsx'
import { deleteTokensSince, findUndoTime, insertUndoToken, undoPurpose } from './queries.ts'

const resetHours = 1

interface Change {
  userId: string
  fullName: string
  oldEmail: string
  newEmail: string
}

/**
 * Tells the old address of a change, in the caller's transaction, with a link that takes the account back. The links of
 * earlier addresses go on working, so that a second change does not shut the owner out. Going back to an address that
 * could undo a change is that undo: the address that is left then gets no link, and loses those it made.
 */
export async function tellOldEmail(deps: Deps, db: Db, change: Change): Promise<void> {
  const { userId, fullName, oldEmail, newEmail } = change
  const { publicUrl } = deps.config
  const returnsSince = await findUndoTime(db, userId, newEmail)
  if (returnsSince) await deleteTokensSince(db, userId, returnsSince)
  const link = returnsSince ? undefined : await grantUndoLink(db, { userId, email: oldEmail })
  const href = link ? `${publicUrl}/undo-new-email?token=${keyPlace}` : ''
  const mail = await addressChangedEmail(deps.config, { newEmail: newEmail, link: href, days: addressUndoDays })
  await sendMail(deps.jobs, db, { to: { name: fullName, email: oldEmail }, ...mail, ...(link && { link }) })
}

async function grantUndoLink(db: Db, { userId, email }: { userId: string; email: string }): Promise<MailLink> {
  const expiresAt = new Date(Date.now() + addressUndoDays * 86_400_000)
  const { id } = await insertUndoToken(db, { userId, email, expiresAt })
  return { kind: 'account', id, hours: addressUndoDays * 24 }
}

/**
 * Gives an account back to the address that the undo link was mailed to. The person who changed the address knows the password:
 * it stops working, with every session, and `resetToken` lets the owner choose a new one. A deletion that was asked for
 * is withdrawn. Throws `account/link-expired`, `account/address-taken`, and `account/disabled`, which leaves the link
 * usable.
 */
export async function undoNewEmail(deps: Deps, by: By, token: string): Promise<{ email: string; resetToken: string }> {
  const tokenHash = hashKey(token)
  const found = await findToken(deps.db, tokenHash, undoPurpose)
  if (!found?.newEmail) throw new Failure('account/link-expired')
  const { userId, newEmail: email, issuedAt } = found
  const unknownPassword = await deps.passwords.hash(createKey(), networkOf(by.ip))
  const mail = await addressRestoredEmail(deps.config)
  return deps.db.transaction().execute(async (db) => {
    await lockUser(db, userId)
    const before = await getAccount(db, userId)
    if (before.status === 'disabled') throw new Failure('account/disabled')
    if (!(await deleteToken(db, tokenHash))) throw new Failure('account/link-expired')
    await updateEmail(db, userId, email)
    await copyRefusals(db, before.email, email)
    await updateUser(db, userId, { passwordHash: unknownPassword, deletionRequestedAt: null })
    await removeLogInsSince(db, userId, issuedAt)
    const resetToken = await issueToken(db, { purpose: 'reset-password', userId, hours: resetHours })
    await recordAudit(db, { ...by, userId }, 'address.undone')
    await sendMail(deps.jobs, db, { to: { name: before.fullName, email: before.email }, ...mail })
    return { email, resetToken }
  })
}

/**
 * Removes every way into an account that was added since a change of its address: sessions and a calendar address,
 * whenever they began, passkeys, linked sign-ins, an authenticator app, recovery codes, and mailed links, those of later changes
 * too. Whatever else people can log in with one day has to go here as well.
 */
async function removeLogInsSince(db: Db, userId: string, since: Date): Promise<void> {
  await deleteSessions(db, userId)
  await deletePasskeysSince(db, userId, since)
  await deleteLinkedSignInsSince(db, userId, since)
  await deleteFactorsSince(db, userId, since)
  await deleteTokensSince(db, userId, since)
}
