import { recordAudit } from '../../database/audit.ts'
import { clearSchoolContacts, getSchoolTitle, lockSchool, withdrawInvitations } from '../../database/memberships.ts'
import type { Db } from '../../database/tables.ts'
import type { Deps } from '../../deps.ts'
import { Failure } from '../../failure.ts'
import type { Acting } from '../../http/actor.ts'
import { schoolIdOf } from '../../http/school-id.ts'
import { sendMail } from '../mailbox/service.ts'
import { leadGivenEmail, leadHandedOverEmail, leftSchoolEmail } from './emails.tsx'
import { actAsLead } from './end-membership.ts'
import { endMembership, findStaffSchool, listStaffByLead, lockPerson, updateLead } from './queries.ts'

/**
 * Makes a confirmed colleague the lead of the school; the old lead becomes a colleague. Throws `people/not-lead` and
 * `people/not-confirmed`.
 */
export function handOverLead(deps: Deps, { actor, by }: Acting, id: string): Promise<void> {
  return actAsLead(deps, actor, async (db, schoolId) => {
    const staff = await listStaffByLead(db, schoolId)
    const [old, next] = [actor.id, id].map((wanted) => staff.find((one) => one.id === wanted))
    if (!old) throw new Failure('people/not-lead')
    if (!next) throw new Failure((await lockPerson(db, schoolId, id)) ? 'people/not-confirmed' : 'not-found')
    if (next.id === old.id) return
    await updateLead(db, schoolId, next.id)
    await recordAudit(db, by, 'user.lead-named', next.id)
    const school = await getSchoolTitle(db, schoolId)
    const given = await leadGivenEmail(deps.config, { school, person: old.fullName })
    await sendMail(deps.jobs, db, { to: toOf(next), ...given })
    const handedOver = await leadHandedOverEmail(deps.config, { school, person: next.fullName })
    await sendMail(deps.jobs, db, { to: toOf(old), ...handedOver })
  })
}

/** Takes a colleague off the staff at their own wish, as an ended access that the lead can undo. Throws `people/needs-successor`. */
export async function leaveSchool(deps: Deps, { actor, by }: Acting): Promise<void> {
  const schoolId = schoolIdOf(actor)
  await deps.db.transaction().execute(async (db) => {
    await lockSchool(db, schoolId)
    const person = await lockPerson(db, schoolId, actor.id)
    if (!person) throw new Failure('not-found')
    const [lead] = await listStaffByLead(db, schoolId)
    if (!lead || lead.id === actor.id) throw new Failure('people/needs-successor')
    await endMembership(db, { id: actor.id, schoolId, endedBy: actor.id })
    await withdrawInvitations(db, { ...person, schoolId })
    await clearSchoolContacts(db, schoolId)
    await recordAudit(db, by, 'user.left-school', actor.id)
    const school = await getSchoolTitle(db, schoolId)
    const mail = await leftSchoolEmail(deps.config, { school, person: person.fullName })
    await sendMail(deps.jobs, db, { to: toOf(lead), ...mail })
  })
}

/**
 * Refuses (`people/needs-successor`) the lead of a school with confirmed colleagues, in the transaction in which they
 * would go: one of the colleagues has to take over first.
 */
export async function refuseWithoutSuccessor(db: Db, userId: string): Promise<void> {
  const schoolId = await findStaffSchool(db, userId)
  if (!schoolId) return
  await lockSchool(db, schoolId)
  const [lead, ...others] = await listStaffByLead(db, schoolId)
  if (lead?.id === userId && others.length > 0) throw new Failure('people/needs-successor')
}

const toOf = ({ fullName, email }: { fullName: string; email: string }) => ({ name: fullName, email })
