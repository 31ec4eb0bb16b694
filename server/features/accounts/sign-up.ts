import type { ParentSignUp } from '#contract/membership.ts'
import type { Deps } from '../../deps.ts'
import { formatPostcode, invalidCode, spellCode } from './profile.ts'
import { findJoinableSchool } from './queries.ts'
import { createAccount, hashFirstPassword } from './service.ts'

/**
 * Makes a parent, of a school or of none, whose address is still to be confirmed. A code that was sent must be the
 * school's. Throws `school/not-found`, `account/address-taken` and `account/password-common`.
 */
export async function signUpParent(
  deps: Deps,
  form: ParentSignUp,
  { joining, ip }: { joining: { id: string; code: string } | null; ip: string },
): Promise<{ id: string }> {
  if (joining) {
    const school = await findJoinableSchool(deps.db, { id: joining.id })
    const isRight = school && (joining.code === '' || spellCode(joining.code) === school.schoolCode)
    if (!isRight) throw invalidCode()
  }
  const passwordHash = await hashFirstPassword(deps, { ...form, ip })
  return deps.db.transaction().execute((db) =>
    createAccount(deps, db, {
      email: form.email,
      passwordHash,
      role: 'parent',
      status: 'not-active',
      schoolId: joining?.id ?? null,
      fullName: form.full_name,
      phoneNumber: form.phone_number,
      address1: form.address_1,
      address2: form.address_2,
      city: form.city,
      county: form.county,
      postcode: formatPostcode(form.postcode),
    }),
  )
}
