import type { ParentSignUp } from '#contract/membership.ts'
import type { Deps } from '../../../deps.ts'
import { formatPostcode, invalidCode, spellCode } from '../profile/profile.ts'
import { findJoinableSchool } from '../queries.ts'
import { createAccount, hashFirstPassword } from '../service.ts'

/**
 * Makes a parent, of a school or of none, whose address is still to be confirmed. `joining` has the join id of the
 * school; a code that was sent must be the school's. Counts against the limits of sign-ups. Throws `school/not-found`, `account/address-taken` and `account/password-common`.
 */
export async function signUpParent(
  deps: Deps,
  form: ParentSignUp,
  { joining, ip }: { joining: { joinId: string; code: string } | null; ip: string },
): Promise<{ id: string }> {
  const school = joining && (await findJoinableSchool(deps.db, { joinId: joining.joinId }))
  const isRight = school && (joining.code === '' || spellCode(joining.code) === school.schoolCode)
  const { signUpsPerNetwork, openSignUpsPerNetwork } = deps.limiters
  await (isRight ? signUpsPerNetwork : openSignUpsPerNetwork).count(ip)
  if (joining && !isRight) throw invalidCode()
  const passwordHash = await hashFirstPassword(deps, { ...form, ip })
  return deps.db.transaction().execute((db) =>
    createAccount(deps, db, {
      email: form.email,
      passwordHash,
      role: 'parent',
      status: 'not-active',
      schoolId: school?.id ?? null,
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
