import { type By, recordAudit } from '../../../database/audit.ts'
import { lockUser } from '../../../database/memberships.ts'
import type { Db } from '../../../database/tables.ts'
import type { Deps } from '../../../deps.ts'
import { Failure } from '../../../failure.ts'
import { sendMail } from '../../mailbox/service.ts'
import { getAccount } from '../queries.ts'
import { linkedSignInAddedEmail } from './emails.tsx'
import { findLinkedSignIn, insertLinkedSignIn, listLinkedSignIns } from './queries.ts'

/** Enough for two schools and a change between them. */
const maxLinks = 5

/** An account at a provider, as it is stored. */
interface NewLink {
  providerId: string
  issuer: string
  subject: string
  name: string
}

/** Throws `sign-in/operator` and `sign-in/too-many`. */
export async function refuseLinking(db: Db, { userId, role }: { userId: string; role: string }): Promise<void> {
  if (role === 'admin') throw new Failure('sign-in/operator')
  if ((await listLinkedSignIns(db, userId)).length >= maxLinks) throw new Failure('sign-in/too-many')
}

/**
 * Links an account at a provider to somebody who has just proved with the password that this account is theirs, in the
 * caller's transaction, and tells them by mail. Answers its id. Throws `sign-in/linked-already`,
 * `sign-in/linked-elsewhere`, and what `refuseLinking` throws.
 */
export async function linkSignIn(
  deps: Deps,
  db: Db,
  by: By & { userId: string },
  { label, ...link }: NewLink & { label: string },
): Promise<string> {
  const { userId } = by
  await lockUser(db, userId)
  const { email, fullName, role } = await getAccount(db, userId)
  await refuseLinking(db, { userId, role })
  const id = await insertLinkedSignIn(db, { ...link, userId })
  if (!id) {
    const isOwn = (await findLinkedSignIn(db, link))?.userId === userId
    throw new Failure(isOwn ? 'sign-in/linked-already' : 'sign-in/linked-elsewhere')
  }
  const mail = await linkedSignInAddedEmail(deps.config, { label, name: link.name })
  await recordAudit(db, by, 'linked-sign-in.added')
  await sendMail(deps.jobs, db, { to: { name: fullName, email }, ...mail })
  return id
}
