import type { SchoolSignUp } from '#contract/school-details.ts'
import { type By, recordAudit } from '../../database/audit.ts'
import type { Deps } from '../../deps.ts'
import { Failure } from '../../failure.ts'
import { createAccount, hashFirstPassword } from '../accounts/service.ts'
import { replaceLogo } from '../images/service.ts'
import { wantNews } from '../news/service.ts'
import { hostOfEmail, isOfNation } from '../register/service.ts'
import { readDetails } from './details.ts'
import { mayBePupil } from './letter-code/pupil-address.ts'
import { insertSchool } from './queries.ts'

/**
 * Registers a school and the account of the person who registers it: `pending` and `not-active`, both or neither. The mail that
 * confirms the address goes with it; confirming lets the register decide. Throws `account/address-taken`,
 * `account/pupil-address`, `account/password-common` and `school/bad-postcode`.
 */
export async function signUpSchool(deps: Deps, by: By, form: SchoolSignUp): Promise<{ userId: string }> {
  const details = readDetails(form)
  const { email, phone_number: phoneNumber, full_name: fullName } = form
  // Where pupils have addresses like those of staff, one that may be a pupil's never becomes one of staff.
  if (isOfNation(hostOfEmail(email)) && mayBePupil(email)) throw Failure.at('account/pupil-address', 'email')
  const passwordHash = await hashFirstPassword(deps, { email, password: form.password, ip: by.ip })
  return deps.db.transaction().execute(async (db) => {
    const logo = await replaceLogo(db, { logo: form.logo, before: '', uploaderId: null })
    const schoolId = await insertSchool(db, { ...details, logo, email, phoneNumber })
    const account = {
      email,
      passwordHash,
      fullName,
      phoneNumber,
      schoolId,
      role: 'senior',
      status: 'not-active',
    } as const
    const { id: userId } = await createAccount(deps, db, account)
    if (form.wantsNews) await wantNews(db, { id: userId, email })
    await recordAudit(db, { ...by, userId }, 'school.signed-up', schoolId)
    return { userId }
  })
}
