import { type By, recordAudit } from '../../database/audit.ts'
import { getSchoolTitle } from '../../database/memberships.ts'
import type { Db } from '../../database/tables.ts'
import type { Deps } from '../../deps.ts'
import { Failure } from '../../failure.ts'
import { sendMail } from '../mailbox/service.ts'
import { colleagueJoinedEmail } from './emails.tsx'
import { insertSignInJoin, listStaffByLead, updateJoinedBy } from './queries.ts'

/**
 * Notes that somebody, whose account has just been made, has come to a school with its own sign-in, and tells the lead, who
 * can undo it. Throws `sign-in/access-ended` if the school has refused this sign-in before.
 */
export async function addBySignIn(
  deps: Deps,
  db: Db,
  by: By,
  { userId, schoolId, identityHash }: { userId: string; schoolId: string; identityHash: Buffer },
): Promise<void> {
  if (!(await insertSignInJoin(db, { schoolId, identityHash, userId }))) throw new Failure('sign-in/access-ended')
  await updateJoinedBy(db, userId, { joinedBy: 'sign-in', invitedEmail: null })
  await recordAudit(db, { ...by, userId }, 'user.joined-by-sign-in', userId)
  const staff = await listStaffByLead(db, schoolId)
  const [lead, newcomer] = [staff[0], staff.find(({ id }) => id === userId)]
  if (!lead || !newcomer || lead.id === userId) return
  const words = { school: await getSchoolTitle(db, schoolId), person: newcomer.fullName }
  const mail = await colleagueJoinedEmail(deps.config, { ...words, email: newcomer.email })
  await sendMail(deps.jobs, db, { to: { name: lead.fullName, email: lead.email }, ...mail })
}
