import { type By, recordAudit } from '../../../database/audit.ts'
import type { Deps } from '../../../deps.ts'
import { Failure } from '../../../failure.ts'
import { hashKey } from '../../../http/session-store.ts'
import { hashNewPassword } from '../password-rules.ts'
import { checkPasswordElsewhere } from '../profile/own-password.ts'
import { deleteSessions, deleteToken, deleteTokens, findToken, updateUser } from '../queries.ts'
import { beginActiveLife } from './confirmation.ts'

/** What comes with a link that makes an address count. `by`: who is logged in where it was opened, if anybody. */
export interface Confirming {
  token: string
  by: By
  /** The password of the account, `""` when none was sent. */
  currentPassword: string
  /** The accounts that the browser is known to, from `readDevices`. */
  devices: string[]
}

/**
 * The link shows who reads the mails of an address, not whose account it is: strangers sign up with addresses of others.
 * So a browser that is not logged in to the account gives its password too. Throws `account/password-needed`,
 * `account/wrong-password`, and `request/too-many` from the limit.
 */
export async function proveOwner(deps: Deps, userId: string, asked: Omit<Confirming, 'token'>): Promise<void> {
  if (asked.by.userId === userId) return
  if (asked.currentPassword === '') throw new Failure('account/password-needed')
  const { currentPassword: password, by, devices } = asked
  await checkPasswordElsewhere(deps, { ...by, userId }, { password, devices })
}

/**
 * Confirms an address by its mailed link, which is used up with every other link. Outside a session of the account it
 * takes the password of the sign-up, or sets the one in `password`, and ends all sessions: they belong to the
 * person who signed up, perhaps a stranger. Returns the account.
 * Throws `account/link-expired`, `account/password-common`, and what `proveOwner` throws.
 */
export async function confirmEmailAddress(
  deps: Deps,
  { password, ...asked }: Confirming & { password: string | undefined },
): Promise<{ userId: string }> {
  const tokenHash = hashKey(asked.token)
  const found = await findToken(deps.db, tokenHash, 'confirm-email')
  if (!found || found.status === 'disabled') throw new Failure('account/link-expired')
  const { userId } = found
  const isLoggedIn = asked.by.userId === userId
  const passwordHash =
    isLoggedIn || password === undefined
      ? undefined
      : await hashNewPassword(deps, password, { role: found.role, ip: asked.by.ip })
  if (passwordHash === undefined) await proveOwner(deps, userId, asked)
  await deps.db.transaction().execute(async (db) => {
    if (passwordHash) await updateUser(db, userId, { passwordHash })
    await beginActiveLife(deps, db, userId)
    if (!(await deleteToken(db, tokenHash))) throw new Failure('account/link-expired')
    await deleteTokens(db, userId)
    if (!isLoggedIn) await deleteSessions(db, userId)
    await recordAudit(db, { ...asked.by, userId }, 'address.confirmed')
  })
  return { userId }
}
