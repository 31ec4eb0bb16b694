import { parse } from 'postcode'
import type * as z from 'zod/mini'
import { isNumericPhone, notNumericPhone, type updateProfile as row } from '#contract/membership.ts'
import { recordAudit } from '../../../database/audit.ts'
import { lockUser } from '../../../database/memberships.ts'
import { refuseStale } from '../../../database/versions.ts'
import type { Deps } from '../../../deps.ts'
import { Failure } from '../../../failure.ts'
import type { Acting } from '../../../http/actor.ts'
import { networkOf } from '../../../http/network.ts'
import type { Actor } from '../../../http/session-store.ts'
import { isKeptOut } from '../../people/service.ts'
import { type Account, findJoinableSchool, getAccount, updateSchoolOf } from '../queries.ts'
import { isProfileCompleted } from './profile-rules.ts'
import { updateOwnProfile } from './queries.ts'

type Change = z.output<typeof row.body>

/** "sw1a2aa" as "SW1A 2AA"; what is no UK postcode stays as it was typed. */
export function formatPostcode(typed: string): string {
  const parsed = parse(typed)
  return parsed.valid ? parsed.postcode : typed
}

/** Changes the fields that were sent. Throws `changed-meanwhile`. */
export async function updateProfile(deps: Deps, actor: Actor, change: Change): Promise<Account> {
  if (actor.role === 'parent' && !isNumericPhone(change.phone_number ?? ''))
    throw Failure.invalid('phone_number', notNumericPhone)
  return deps.db.transaction().execute(async (db) => {
    await lockUser(db, actor.id)
    const before = await getAccount(db, actor.id)
    refuseStale('profile', before.profileVersion, change.version)
    const profile = {
      fullName: change.full_name ?? before.fullName,
      phoneNumber: change.phone_number ?? before.phoneNumber,
      address1: change.address_1 ?? before.address1,
      address2: change.address_2 ?? before.address2,
      city: change.city ?? before.city,
      county: change.county ?? before.county,
      postcode: formatPostcode(change.postcode ?? before.postcode),
    }
    const isCompleted = isProfileCompleted({ ...profile, role: before.role })
    await updateOwnProfile(db, actor.id, { ...profile, isCompleted })
    return getAccount(db, actor.id)
  })
}

/**
 * Gives a parent the school of a code. Throws `school/not-found` (wrong codes are limited), `school/joined-already`,
 * `school/access-ended`, and `not-allowed` for staff and operators.
 */
export async function joinSchool(deps: Deps, { actor, by }: Acting, code: string): Promise<void> {
  if (actor.role !== 'parent') throw new Failure('not-allowed')
  const candidate = spellCode(code)
  const school = await deps.failures.attempt(
    { schoolCodesPerNetwork: networkOf(by.ip) },
    async () => await findJoinableSchool(deps.db, { code: candidate }),
    { candidate },
  )
  if (!school) throw invalidCode()
  await deps.db.transaction().execute(async (db) => {
    // The lead may be ending the access of the same person: who is kept out is known once that has been committed.
    await lockUser(db, actor.id)
    if (await isKeptOut(db, actor.id, school.id)) throw new Failure('school/access-ended')
    if (!(await updateSchoolOf(db, actor.id, school.id))) throw new Failure('school/joined-already')
    await recordAudit(db, by, 'school.joined', school.id)
  })
}

/** A code as it is stored, however it was typed. */
export function spellCode(typed: string): string {
  return typed.replace(/[\s-]/g, '').toUpperCase()
}

/** 'Invalid invite code', with the message for the field. */
export function invalidCode(): Failure {
  return new Failure('school/not-found', { fields: { school_code: 'Not found' } })
}
