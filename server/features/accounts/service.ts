import type { Role } from '#contract/access.ts'
import { type By, recordAudit } from '../../database/audit.ts'
import type { Db } from '../../database/tables.ts'
import type { Deps } from '../../deps.ts'
import { Failure } from '../../failure.ts'
import { networkOf } from '../../http/network.ts'
import { hashKey } from '../../http/session-store.ts'
import { keyPlace, sendMail } from '../mailbox/service.ts'
import { isEmailTaken } from './deletion/queries.ts'
import { beginActiveLife, mailConfirmation } from './email-address/confirmation.ts'
import { passwordChangedEmail, resetPasswordEmail } from './emails.tsx'
import { listOtherWays } from './other-ways.ts'
import { refuseCommonPassword, refuseShortPassword } from './password-rules.ts'
import { emailTaken, isProfileCompleted } from './profile/profile-rules.ts'
import { deleteToken, findLogin, findToken, insertAccount, type Login, refuseKeptEmail, updateUser } from './queries.ts'
import { removeAddedLately } from './sign-in/added-lately.ts'
import { failureKeys, forgetFailures } from './sign-in/login-failures.ts'
import { endAccess } from './sign-in/sessions.ts'
import { grantLink } from './tokens.ts'

export { eraseAgain, eraseSchool } from './deletion/erase-account.ts'
export { eraseUnconfirmed } from './deletion/erase-unconfirmed.ts'
export { mailConfirmation, mailWelcome } from './email-address/confirmation.ts'
export { linkSignIn, refuseLinking } from './linked-sign-ins/link-sign-in.ts'
export { findLinkedSignIn, insertLinkedSignIn, updateLinkedUse } from './linked-sign-ins/queries.ts'
export { spendOnce } from './passkeys/challenges.ts'
export { wrongPassword } from './password-rules.ts'
export { checkPassword } from './profile/own-password.ts'
export { allowNotifications, allowsNotifications, deleteSession, findLogin as findAccountBy } from './queries.ts'
export { forgetSecondStep } from './second-step/forget-second-step.ts'
export { hasApp, listOperatorsWithoutFactor } from './second-step/queries.ts'
export { readDevices } from './sign-in/known-devices.ts'
export { lockUserInSession, lockUserWithPassword } from './sign-in/lock-user.ts'
export { endAccess, listDevices } from './sign-in/sessions.ts'
export { startSession } from './sign-in/start-session.ts'
export { createKey } from './tokens.ts'

/** What an account begins with. Only what is known is given. */
export interface NewAccount {
  email: string
  passwordHash: string
  role: Role
  schoolId: string | null
  fullName: string
  phoneNumber?: string
  address1?: string
  address2?: string
  city?: string
  county?: string
  postcode?: string
  /** `active` where the address has been confirmed already, as by an invitation. */
  status: 'not-active' | 'active'
}

/**
 * Makes an account in the caller's transaction; a `not-active` one gets the mail that confirms its address.
 * Throws `account/address-taken`.
 */
export async function createAccount(deps: Deps, db: Db, account: NewAccount): Promise<{ id: string }> {
  const inserted = await insertAccount(db, { ...account, isCompleted: isProfileCompleted(account) })
  if (!inserted) throw emailTaken()
  await refuseKeptEmail(db, account.email, inserted.id)
  if (account.status === 'not-active') await mailConfirmation(deps, db, { ...account, userId: inserted.id })
  return inserted
}

/**
 * Refuses a common password for a new account and hashes the others. Sign-up reveals a taken address anyway, so it is refused before it costs a hash. `isProven`: the person has proved that the address is theirs. Throws
 * `account/address-taken`.
 */
export async function hashFirstPassword(
  deps: Deps,
  { email, password, ip, isProven }: { email: string; password: string; ip: string; isProven?: boolean },
): Promise<string> {
  refuseCommonPassword(password)
  if (await isEmailTaken(deps.db, email, { isProven })) throw emailTaken()
  return deps.passwords.hash(password, networkOf(ip))
}

interface LoginAttempt {
  email: string
  password: string
  /** The accounts that the browser is known to, from `readDevices`. */
  devices: string[]
}

/** The account of an address and its password; null when they are wrong, which takes as long without an account. */
async function comparePassword(deps: Deps, { ip }: By, { email, password }: Omit<LoginAttempt, 'devices'>) {
  const found = await findLogin(deps.db, email)
  if (await deps.passwords.verify(found?.passwordHash ?? null, password, networkOf(ip))) return found ?? null
  await recordAudit(deps.db, { userId: found?.id ?? null, ip }, 'login.refused')
  return null
}

/**
 * Checks an address and its password. Says no more about an address than that the pair is wrong. Takes up to 9 seconds
 * longer while many wrong passwords come for the address from elsewhere.
 */
export async function verifyCredentials(deps: Deps, by: By, attempt: LoginAttempt): Promise<Login> {
  const email = attempt.email.toLowerCase()
  const keys = failureKeys(deps, { email, ip: by.ip, devices: attempt.devices })
  const found = await deps.failures.attempt(keys, () =>
    comparePassword(deps, by, { email, password: attempt.password }),
  )
  if (!found) throw new Failure('account/wrong-credentials')
  if (found.status === 'disabled') throw new Failure('account/disabled')
  return found
}

const resetHours = 1

/** Mails a link for choosing a new password, when somebody has an account at this address. */
export async function mailResetLink(
  deps: Deps,
  email: string,
  { cause }: { cause: 'visitor' | 'person' },
): Promise<void> {
  const found = await findLogin(deps.db, email)
  if (!found || found.status === 'disabled') return
  await deps.db.transaction().execute(async (db) => {
    const link = await grantLink(db, { purpose: 'reset-password', userId: found.id, hours: resetHours })
    const href = `${deps.config.publicUrl}/reset-password?token=${keyPlace}`
    const mail = await resetPasswordEmail(deps.config, { link: href, hours: resetHours })
    await sendMail(deps.jobs, db, { to: { name: found.fullName, email: found.email }, ...mail, link }, { cause })
  })
}

/**
 * Sets a new password by a mailed link, which is used up. Every session of that user ends, and every other mailed link
 * but undo links: nothing that somebody else has begun survives. The link has shown whose address it is, so an
 * unconfirmed one is confirmed, and failed log-ins are forgotten. Passkeys and sign-ins of the last 30 days go, but for
 * those in `keep`. Returns the account.
 */
export async function resetPassword(
  deps: Deps,
  by: By,
  { token, password, keep }: { token: string; password: string; keep: string[] },
): Promise<{ id: string; passwordHash: string }> {
  refuseCommonPassword(password)
  const tokenHash = hashKey(token)
  const found = await findToken(deps.db, tokenHash, 'reset-password')
  if (!found || found.status === 'disabled') throw new Failure('account/link-expired')
  refuseShortPassword(found.role, password)
  const passwordHash = await deps.passwords.hash(password, networkOf(by.ip))
  await deps.db.transaction().execute(async (db) => {
    await updateUser(db, found.userId, { passwordHash })
    if (!(await deleteToken(db, tokenHash))) throw new Failure('account/link-expired')
    await endAccess(db, found.userId)
    await beginActiveLife(deps, db, found.userId)
    await recordAudit(db, { ...by, userId: found.userId }, 'password.reset')
    const removed = await removeAddedLately(deps, db, { owner: found, by, keep })
    const mail = await passwordChangedEmail(deps.config, {
      removed: removed.map(({ kind, name }) => (kind === 'passkey' ? `passkey “${name}”` : `linked sign-in ${name}`)),
      otherWays: await listOtherWays(db, found.userId),
    })
    await sendMail(deps.jobs, db, { to: { name: found.fullName, email: found.email }, ...mail })
  })
  await forgetFailures(deps, found.email)
  return { id: found.userId, passwordHash }
}
