import { randomBytes } from 'node:crypto'
import { recordAudit } from '../../database/audit.ts'
import { hashKey } from '../../database/sessions.ts'
import type { Deps } from '../../deps.ts'
import { Failure } from '../../failure.ts'
import { sendMail } from '../mailbox/service.ts'
import { passwordChangedEmail, resetPasswordEmail } from './emails.tsx'
import { refuseCommonPassword } from './password-rules.ts'
import {
  type Account,
  deleteSessions,
  deleteToken,
  findLogin,
  findToken,
  getAccount,
  insertSession,
  replaceToken,
  updatePassword,
} from './queries.ts'

/** 256 random bits, safe in a URL and a cookie. */
export function createKey(): string {
  return randomBytes(32).toString('base64url')
}

interface LoginAttempt {
  email: string
  password: string
  device: string
  address: string
}

/** Checks the password and opens a session. Says no more about an address than that the pair is wrong. */
export async function logIn(deps: Deps, attempt: LoginAttempt): Promise<{ key: string; account: Account }> {
  const email = attempt.email.toLowerCase()
  await deps.limiters.loginPerAccount.count(email)
  await deps.limiters.loginPerAddress.count(attempt.address)
  const found = await findLogin(deps.db, email)
  const isRight = await deps.passwords.verify(found?.passwordHash ?? null, attempt.password)
  if (!found || !isRight) {
    await recordAudit(deps.db, { actorId: found?.id ?? null, action: 'login.refused', address: attempt.address })
    throw new Failure('account/wrong-credentials')
  }
  await deps.limiters.loginPerAccount.forgive(email)
  await deps.limiters.loginPerAddress.forgive(attempt.address)
  if (found.status === 'disabled') throw new Failure('account/disabled')
  const key = await openSession(deps, { userId: found.id, device: attempt.device, address: attempt.address })
  return { key, account: await getAccount(deps.db, found.id) }
}

/** Opens a session for somebody who has just proved who they are, and answers its key. */
export async function openSession(
  deps: Deps,
  session: { userId: string; device: string; address: string },
): Promise<string> {
  const key = createKey()
  await deps.db.transaction().execute(async (db) => {
    await insertSession(db, { keyHash: hashKey(key), userId: session.userId, device: session.device })
    await recordAudit(db, { actorId: session.userId, action: 'login', address: session.address })
  })
  return key
}

const resetHours = 1

/** Mails a link for choosing a new password, when somebody has an account at this address. */
export async function mailResetLink(deps: Deps, email: string): Promise<void> {
  const found = await findLogin(deps.db, email)
  if (!found || found.status === 'disabled') return
  const token = createKey()
  const link = `${deps.config.publicUrl}/reset-password?token=${token}`
  const mail = await resetPasswordEmail({ appName: deps.config.appName, link, hours: resetHours })
  await deps.db.transaction().execute(async (db) => {
    const expiresAt = new Date(Date.now() + resetHours * 3_600_000)
    await replaceToken(db, { tokenHash: hashKey(token), purpose: 'reset-password', userId: found.id, expiresAt })
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
    if (!(await deleteToken(db, tokenHash))) throw new Failure('account/link-expired')
    await updatePassword(db, found.userId, passwordHash)
    await deleteSessions(db, found.userId)
    await recordAudit(db, { actorId: found.userId, action: 'password.reset', address })
    await sendMail(deps.jobs, db, { to: { name: found.fullName, address: found.email }, ...mail })
  })
}
