import type { Kysely } from 'kysely'
import type { Role } from '#contract/access.ts'
import { recordAudit } from '../../database/audit.ts'
import { hashKey } from '../../database/sessions.ts'
import type { Database } from '../../database/tables.ts'
import type { Deps } from '../../deps.ts'
import { Failure } from '../../failure.ts'
import { sendMail } from '../mailbox/service.ts'
import { mailConfirmation } from './confirmation.ts'
import { passwordChangedEmail, resetPasswordEmail } from './emails.tsx'
import { keepAccount } from './kept-account.ts'
import { refuseCommonPassword } from './password-rules.ts'
import { addressTaken, isProfileCompleted } from './profile-rules.ts'
import {
  type Account,
  deleteSessions,
  deleteToken,
  findLogin,
  findToken,
  insertAccount,
  updateUser,
} from './queries.ts'
import { issueToken } from './tokens.ts'

export { mailConfirmation, mailWelcome } from './confirmation.ts'
export { allowNotifications, allowsNotifications } from './queries.ts'
export { signIn } from './signed-in.ts'
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
export async function createAccount(deps: Deps, db: Kysely<Database>, account: NewAccount): Promise<{ id: string }> {
  const inserted = await insertAccount(db, { ...account, isCompleted: isProfileCompleted(account) })
  if (!inserted) throw addressTaken()
  if (account.status === 'not-active') await mailConfirmation(deps, db, { ...account, userId: inserted.id })
  return inserted
}

/** Refuses a password that strangers try first (`account/password-common`), then hashes it. */
export async function hashNewPassword({ passwords }: Pick<Deps, 'passwords'>, password: string): Promise<string> {
  refuseCommonPassword(password)
  return passwords.hash(password)
}

interface LoginAttempt {
  email: string
  password: string
  address: string
}

/** The account of an address and its password; null when they are wrong, which takes as long without an account. */
async function checkCredentials(
  deps: Deps,
  { password, address }: LoginAttempt,
  looking: ReturnType<typeof findLogin>,
) {
  const found = await looking
  if (await deps.passwords.verify(found?.passwordHash ?? null, password)) return found ?? null
  await recordAudit(deps.db, { actorId: found?.id ?? null, action: 'login.refused', address })
  return null
}

/** Checks an address and its password. Says no more about an address than that the pair is wrong. */
export async function logIn(deps: Deps, attempt: LoginAttempt): Promise<Account> {
  const email = attempt.email.toLowerCase()
  // The account is looked up while the limits are asked.
  const looking = findLogin(deps.db, email)
  looking.catch(() => undefined)
  const found = await deps.failures.attempt({ 'login-account': email, 'login-address': attempt.address }, () =>
    checkCredentials(deps, attempt, looking),
  )
  if (!found) throw new Failure('account/wrong-credentials')
  if (found.status === 'disabled') throw new Failure('account/disabled')
  if (found.deletionRequestedAt) await keepAccount(deps, { ...found, address: attempt.address })
  return found
}

const resetHours = 1

/** Mails a link for choosing a new password, when somebody has an account at this address. */
export async function mailResetLink(deps: Deps, email: string): Promise<void> {
  const found = await findLogin(deps.db, email)
  if (!found || found.status === 'disabled') return
  await deps.db.transaction().execute(async (db) => {
    const token = await issueToken(db, { purpose: 'reset-password', userId: found.id, hours: resetHours })
    const link = `${deps.config.publicUrl}/reset-password?token=${token}`
    const mail = await resetPasswordEmail({ appName: deps.config.appName, link, hours: resetHours })
    await sendMail(deps.jobs, db, { to: { name: found.fullName, address: found.email }, ...mail })
  })
}

/** Sets a new password by a mailed link: the link is used up, and every session of that user ends. */
export async function resetPassword(
  deps: Deps,
  { token, password, address }: { token: string; password: string; address: string },
) {
  refuseCommonPassword(password)
  const tokenHash = hashKey(token)
  const found = await findToken(deps.db, tokenHash, 'reset-password')
  if (!found || found.status === 'disabled') throw new Failure('account/link-expired')
  const passwordHash = await deps.passwords.hash(password)
  const mail = await passwordChangedEmail({ appName: deps.config.appName, deskEmail: deps.config.deskEmail })
  await deps.db.transaction().execute(async (db) => {
    await updateUser(db, found.userId, { passwordHash })
    if (!(await deleteToken(db, tokenHash))) throw new Failure('account/link-expired')
    await deleteSessions(db, found.userId)
    await recordAudit(db, { actorId: found.userId, action: 'password.reset', address })
    await sendMail(deps.jobs, db, { to: { name: found.fullName, address: found.email }, ...mail })
  })
}
