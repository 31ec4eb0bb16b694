import { retention } from '../../../data-protection/retention.ts'
import { type ByUser, recordAudit } from '../../../database/audit.ts'
import type { Deps } from '../../../deps.ts'
import { sendMail } from '../../mailbox/service.ts'
import { refuseWithoutSuccessor } from '../../people/service.ts'
import { findLastUndoTime } from '../email-address/queries.ts'
import { checkPassword } from '../profile/own-password.ts'
import { deleteSessions, deleteTokens, updateUser } from '../queries.ts'
import { lockUserInSession } from '../sign-in/lock-user.ts'
import { deletionRequestedEmail } from './emails.tsx'
import { deleteMailsToWanted } from './queries.ts'

const dateFormat = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'Europe/London' })

/**
 * "9 December 2026", as people in the UK write the day that is a number of days after a moment, or a later one that has to
 * pass as well.
 */
export function dateAfter(moment: Date, days: number, atLeast: Date | null = null): string {
  return dateFormat.format(Math.max(moment.getTime() + days * 86_400_000, atLeast?.getTime() ?? 0))
}

/** Logs somebody out everywhere and begins the days after which the account is deleted. Throws `account/wrong-password` and `people/needs-successor`. */
export async function requestDeletion(
  deps: Deps,
  by: ByUser,
  asked: { sessionId: string; password: string },
): Promise<void> {
  const { userId } = by
  const me = await checkPassword(deps, by, asked)
  const now = new Date()
  const lastUndo = await findLastUndoTime(deps.db, userId)
  const deletedOn = dateAfter(now, retention.accountToBeDeleted.days, lastUndo)
  const mail = await deletionRequestedEmail(deps.config, { deletedOn })
  await deps.db.transaction().execute(async (db) => {
    await refuseWithoutSuccessor(db, userId)
    await lockUserInSession(db, { userId, sessionId: asked.sessionId })
    await updateUser(db, userId, { deletionRequestedAt: now })
    await deleteSessions(db, userId)
    // While it is known that they went to the same person.
    await deleteMailsToWanted(db, userId)
    await deleteTokens(db, userId, ['confirm-new-email'])
    await recordAudit(db, by, 'deletion.requested')
    await sendMail(deps.jobs, db, { to: { name: me.fullName, email: me.email }, ...mail })
  })
}
