import { daysAgo, keptSince } from '../../data-protection/retention.ts'
import { recordAudit } from '../../database/audit.ts'
import { clearSchoolContacts, getSchoolTitle, lockSchool, withdrawInvitations } from '../../database/memberships.ts'
import type { Db } from '../../database/tables.ts'
import type { Deps } from '../../deps.ts'
import { Failure } from '../../failure.ts'
import type { Acting } from '../../http/actor.ts'
import { schoolIdOf } from '../../http/school-id.ts'
import type { Actor } from '../../http/session-store.ts'
import { sendMail } from '../mailbox/service.ts'
import { accessEndedEmail, accessRestoredEmail } from './emails.tsx'
import {
  acceptSignIns,
  countEndings,
  endMembership,
  findLead,
  lockEnded,
  lockPerson,
  refuseSignIns,
  restoreMembership,
} from './queries.ts'

/** Each ending is mailed to the person, whom nobody must be able to flood. */
const maxEndingsADay = 3

/** Runs what only the lead may do, with nobody else changing who is at the school. Throws `people/not-lead`. */
export async function actAsLead<T>(
  { db }: Deps,
  actor: Actor,
  work: (db: Db, schoolId: string) => Promise<T>,
): Promise<T> {
  const schoolId = schoolIdOf(actor)
  return db.transaction().execute(async (trx) => {
    await lockSchool(trx, schoolId)
    const lead = await findLead(trx, schoolId)
    if (lead?.id !== actor.id) throw new Failure('people/not-lead')
    return work(trx, schoolId)
  })
}

/** Ends somebody's access; the account stays. Throws `people/not-lead`, `people/own-access`, `people/too-often`. */
export function endAccess(deps: Deps, { actor, by }: Acting, id: string): Promise<void> {
  return actAsLead(deps, actor, async (db, schoolId) => {
    if (id === actor.id) throw new Failure('people/own-access')
    const person = await lockPerson(db, schoolId, id)
    if (!person) throw new Failure('not-found')
    if ((await countEndings(db, id, daysAgo(1))) >= maxEndingsADay) throw new Failure('people/too-often')
    await endMembership(db, { id, schoolId, endedBy: actor.id })
    await refuseSignIns(db, id, schoolId)
    await withdrawInvitations(db, { ...person, schoolId })
    if (person.role === 'senior') await clearSchoolContacts(db, schoolId)
    await recordAudit(db, by, 'user.access-ended', id)
    await tell(deps, db, person, accessEndedEmail, schoolId)
  })
}

const cannotRestore =
  'This can no longer be undone, because the 30 days are over or the person has joined another school.'

/** Gives somebody back the access that was ended. Throws `people/not-lead`. */
export function restoreAccess(deps: Deps, { actor, by }: Acting, id: string): Promise<void> {
  return actAsLead(deps, actor, async (db, schoolId) => {
    const person = await lockEnded(db, schoolId, id, keptSince('endedAccess'))
    if (!person) {
      if (await lockPerson(db, schoolId, id)) return
      throw new Failure('not-found', { message: cannotRestore })
    }
    await restoreMembership(db, id, schoolId)
    await acceptSignIns(db, id, schoolId)
    await recordAudit(db, by, 'user.access-restored', id)
    await tell(deps, db, person, accessRestoredEmail, schoolId)
  })
}

/** An unconfirmed address may be a stranger's, who has had no access. */
async function tell(
  deps: Deps,
  db: Db,
  { email, fullName, role, status }: { email: string; fullName: string; role: string; status: string },
  write: typeof accessEndedEmail,
  schoolId: string,
): Promise<void> {
  if (status !== 'active') return
  const mail = await write(deps.config, { school: await getSchoolTitle(db, schoolId), isStaff: role === 'senior' })
  await sendMail(deps.jobs, db, { to: { name: fullName, email }, ...mail })
}
