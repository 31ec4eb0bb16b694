import { todayInUk } from '#contract/school-days.ts'
import { lastDayKept } from '../../../data-protection/retention.ts'
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

const dateFormat = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })

/** A day such as 2026-12-09 as "9 December 2026". */
export const dateInWords = (day: string): string => dateFormat.format(new Date(day))

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
  const days = [lastDayKept('accountToBeDeleted', now), ...(lastUndo ? [todayInUk(lastUndo)] : [])]
  const lastDay = days.toSorted((one, other) => one.localeCompare(other)).at(-1) ?? ''
  const mail = await deletionRequestedEmail(deps.config, { deletedOn: dateInWords(lastDay) })
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
