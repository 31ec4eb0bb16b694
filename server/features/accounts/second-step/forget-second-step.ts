import type { Db } from '../../../database/tables.ts'
import type { Deps } from '../../../deps.ts'
import { sendMail } from '../../mailbox/service.ts'
import { deleteSessions } from '../queries.ts'
import { appRemovedEmail } from './emails.tsx'
import { deleteApp, replaceRecoveryCodes } from './queries.ts'

/** Removes the app and the recovery codes of somebody who has lost them, and ends their sessions. False without an app. */
export async function forgetSecondStep(
  deps: Deps,
  db: Db,
  user: { id: string; email: string; fullName: string },
): Promise<boolean> {
  if (!(await deleteApp(db, user.id))) return false
  await replaceRecoveryCodes(db, user.id, [])
  await deleteSessions(db, user.id)
  const mail = await appRemovedEmail(deps.config, { isStillAsked: false })
  await sendMail(deps.jobs, db, { to: { name: user.fullName, email: user.email }, ...mail })
  return true
}
