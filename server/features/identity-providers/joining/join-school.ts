import type { By } from '../../../database/audit.ts'
import type { Db } from '../../../database/tables.ts'
import type { Deps } from '../../../deps.ts'
import { Failure } from '../../../failure.ts'
import { networkOf } from '../../../http/network.ts'
import { createAccount, createKey, insertLinkedSignIn, mailWelcome } from '../../accounts/service.ts'
import { addBySignIn } from '../../people/service.ts'
import { findHolder, registerFromRecord } from '../../schools/service.ts'
import type { Identity } from '../signing-in/under-way.ts'
import { findSchool, hashOf } from './find-school.ts'

/**
 * Makes the account of a member of staff at the school of their domain, and answers its id and that of the linked sign-in. A school
 * that is not on the portal is registered and approved with it, or nothing is made. Nobody knows the password; it can be chosen
 * by mail. Throws `sign-in/expired`, `sign-in/access-ended`, `sign-in/school-changed` and `account/address-taken`.
 */
export async function joinSchool(
  deps: Deps,
  by: By,
  { identity, providerId }: { identity: Identity; providerId: string },
): Promise<{ userId: string; linkedSignInId: string }> {
  const found = await findSchool(deps, identity)
  if (!found || found.mayBePupil) throw new Failure('sign-in/expired')
  const passwordHash = await deps.passwords.hash(createKey(), networkOf(by.ip))
  const { issuer, subject, email, name } = identity

  async function addStaff(db: Db, schoolId: string) {
    const account = { email, passwordHash, fullName: name, schoolId, role: 'senior', status: 'active' } as const
    const { id: userId } = await createAccount(deps, db, account)
    const linkedSignInId = await insertLinkedSignIn(db, { userId, providerId, issuer, subject, name: email })
    if (!linkedSignInId) throw new Failure('sign-in/school-changed')
    await addBySignIn(deps, db, by, { userId, schoolId, identityHash: hashOf(identity) })
    return { userId, linkedSignInId }
  }

  return deps.db.transaction().execute(async (db) => {
    // A colleague may have been faster.
    const holder = await findHolder(db, found.record)
    if (holder === 'several' || (holder && holder.status !== 'approved')) throw new Failure('sign-in/school-changed')
    if (holder) {
      const added = await addStaff(db, holder.id)
      await mailWelcome(deps, db, added.userId, { isInvited: undefined })
      return added
    }
    let made: { userId: string; linkedSignInId: string } | undefined
    const isApproved = await registerFromRecord(deps, db, {
      record: found.record,
      email,
      addStaff: async (schoolId) => {
        made = await addStaff(db, schoolId)
        return { ...by, userId: made.userId }
      },
    })
    if (!isApproved || !made) throw new Failure('sign-in/school-changed')
    return made
  })
}
