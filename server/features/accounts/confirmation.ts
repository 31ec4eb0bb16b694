import type { Kysely } from 'kysely'
import type { Database } from '../../database/tables.ts'
import type { Deps } from '../../deps.ts'
import { sendMail } from '../mailbox/service.ts'
import { confirmEmail } from './emails.tsx'
import { issueToken } from './tokens.ts'

const confirmHours = 24

/** Mails the link that confirms an address, in the caller's transaction; older links stop working. */
export async function mailConfirmation(
  deps: Deps,
  db: Kysely<Database>,
  { userId, email, fullName }: { userId: string; email: string; fullName: string },
): Promise<void> {
  const { appName, publicUrl } = deps.config
  const token = await issueToken(db, { purpose: 'confirm-email', userId, hours: confirmHours })
  const link = `${publicUrl}/confirm-email?token=${token}`
  const mail = await confirmEmail({ appName, link, hours: confirmHours })
  await sendMail(deps.jobs, db, { to: { name: fullName, address: email }, ...mail })
}
