import type { SchoolDetails } from '#contract/school-details.ts'
import { recordAudit } from '../../../database/audit.ts'
import { putAtSchool } from '../../../database/memberships.ts'
import type { Deps } from '../../../deps.ts'
import { Failure } from '../../../failure.ts'
import type { Acting } from '../../../http/actor.ts'
import { replaceLogo } from '../../images/service.ts'
import { readDetails } from '../details.ts'
import { findEarlierSchool, insertMessage, insertSchool, lockStaffWithoutSchool } from '../queries.ts'

/**
 * Registers the school of a member of staff who has left one, or whose access has ended. It is compared with the register as at
 * a sign-up, and then an operator decides: the address of the account was confirmed while its owner worked elsewhere, so its domain
 * proves nothing. Throws `not-allowed`, `school/joined-already` and `school/bad-postcode`.
 */
export async function registerNextSchool(deps: Deps, { actor, by }: Acting, form: SchoolDetails): Promise<void> {
  if (actor.role !== 'senior' || actor.status !== 'active') throw new Failure('not-allowed')
  const details = readDetails(form)
  await deps.db.transaction().execute(async (db) => {
    const staff = await lockStaffWithoutSchool(db, actor.id)
    if (!staff) throw new Failure('school/joined-already')
    const before = await findEarlierSchool(db, actor.id)
    const logo = await replaceLogo(db, { logo: form.logo, before: '', uploaderId: actor.id })
    const { email, phoneNumber } = staff
    const schoolId = await insertSchool(db, { ...details, logo, email, phoneNumber })
    const text = `Written by the portal: this account was at ${before ?? 'another school'} before. Check that its owner now works at this school.`
    await insertMessage(db, { schoolId, author: 'school', text })
    await putAtSchool(db, actor.id, schoolId)
    await deps.jobs.add(db, 'consider-school', { userId: actor.id })
    await recordAudit(db, by, 'school.signed-up', schoolId)
  })
}
