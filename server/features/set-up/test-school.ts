import type { TestSchool } from '#contract/set-up.ts'
import { type ByUser, recordAudit } from '../../database/audit.ts'
import type { Deps } from '../../deps.ts'
import { Failure } from '../../failure.ts'
import { eraseSchool } from '../accounts/service.ts'
import { deleteBookingsOf } from '../bookings/service.ts'
import { deleteQuotesOf } from '../quotes/service.ts'
import { findOpening, listLastSchools, maxPeople, upsertProof } from './queries.ts'

/** The schools that may be the operators' own. */
export async function listTestSchools(db: Deps['db']): Promise<TestSchool[]> {
  return (await listLastSchools(db)).map(({ id, title, isConfirmed, isApproved, hasParent }) => ({
    id,
    title,
    is_confirmed: isConfirmed,
    is_approved: isApproved,
    has_parent: hasParent,
  }))
}

/** Deletes a school that has gone all the way, with its accounts, sessions and quotes, and notes that it was there: no figure counts it afterwards. */
export async function deleteTestSchool({ db: outside }: Deps, by: ByUser, id: string): Promise<void> {
  await outside.transaction().execute(async (db) => {
    const school = (await listLastSchools(db)).find((one) => one.id === id)
    if (!school) throw new Failure('not-found')
    const isWhole = school.isConfirmed && school.isApproved && school.hasParent
    if (!isWhole || (await findOpening(db))) throw new Failure('set-up/no-test-school')
    await deleteBookingsOf(db, id)
    await deleteQuotesOf(db, id)
    if (!(await eraseSchool(db, id, maxPeople))) throw new Failure('set-up/no-test-school')
    await upsertProof(db, { step: 'school', about: '', askedBy: by.userId }, '')
    await recordAudit(db, by, 'school.deleted', id)
  })
}
