import { type ByUser, recordAudit } from '../../../database/audit.ts'
import type { Db } from '../../../database/tables.ts'
import type { Deps } from '../../../deps.ts'
import { Failure } from '../../../failure.ts'
import { findMailedBook, keyPlace, sendMail } from '../../mailbox/service.ts'
import { welcomeEmail } from '../emails.tsx'
import { activateUser, deleteTokens, getAccount, lockUnconfirmed, updateEmail } from '../queries.ts'
import { grantLink } from '../tokens.ts'
import { confirmEmail } from './emails.tsx'

interface Addressee {
  userId: string
  email: string
  fullName: string
}

export const confirmHours = 24

/** A link that confirms the address of an account, and its address in a mail; older ones stop working. */
export async function grantConfirmation({ config }: Deps, db: Db, userId: string) {
  const link = await grantLink(db, { purpose: 'confirm-email', userId, hours: confirmHours })
  return { link, href: `${config.publicUrl}/confirm-email?token=${keyPlace}` }
}

/** Mails the link that confirms an address, in the caller's transaction. */
export async function mailConfirmation(deps: Deps, db: Db, { userId, email, fullName }: Addressee): Promise<void> {
  const { link, href } = await grantConfirmation(deps, db, userId)
  const mail = await confirmEmail(deps.config, { link: href, hours: confirmHours })
  await sendMail(deps.jobs, db, { to: { name: fullName, email }, ...mail, link }, { cause: 'visitor' })
}

/** What follows when an unconfirmed account becomes a confirmed one: schools are considered, parents are welcomed. */
export async function beginActiveLife(deps: Deps, db: Db, userId: string): Promise<void> {
  if (!(await activateUser(db, userId))) return
  const { role } = await getAccount(db, userId)
  if (role === 'senior') return deps.jobs.add(db, 'consider-school', { userId })
  if (role === 'parent') await mailWelcome(deps, db, userId, { isInvited: false })
}

/** Welcomes somebody whose account is ready, and tells where the portal is. */
export async function mailWelcome(
  deps: Deps,
  db: Db,
  userId: string,
  { isInvited }: { isInvited: boolean | undefined },
): Promise<void> {
  const { email, fullName, school: own } = await getAccount(db, userId)
  // What has been rejected opens nothing: they are told what somebody without a school is.
  const school = own?.status === 'rejected' ? null : own
  const standing = { school: school?.title ?? '', isOpen: school?.status === 'approved', isInvited }
  const book = await findMailedBook(deps, db)
  const mail = await welcomeEmail(deps.config, { ...standing, book })
  await sendMail(deps.jobs, db, { to: { name: fullName, email }, ...mail })
}

/** Mails the confirmation again. Throws `account/confirmed-already`, and `request/too-many` from the limit. */
export async function resendConfirmation(deps: Deps, userId: string): Promise<void> {
  await deps.limiters.confirmationsPerAccount.count(userId)
  await deps.db.transaction().execute(async (db) => {
    const unconfirmed = await lockUnconfirmed(db, userId)
    if (!unconfirmed) throw new Failure('account/confirmed-already')
    await mailConfirmation(deps, db, unconfirmed)
  })
}

/**
 * Replaces an address that has not been confirmed, and mails the new one; links to the old one stop working.
 * Throws `account/confirmed-already` and `account/address-taken`, and `request/too-many` from the limit.
 */
export async function correctEmail(deps: Deps, by: ByUser, email: string): Promise<void> {
  const { userId } = by
  await deps.limiters.confirmationsPerAccount.count(userId)
  await deps.db.transaction().execute(async (db) => {
    const unconfirmed = await lockUnconfirmed(db, userId)
    if (!unconfirmed) throw new Failure('account/confirmed-already')
    await updateEmail(db, userId, email)
    await deleteTokens(db, userId)
    await mailConfirmation(deps, db, { ...unconfirmed, email })
    await recordAudit(db, by, 'address.corrected')
  })
}
